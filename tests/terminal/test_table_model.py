"""What a client knows, from what it is told; and every shape of a part is drawn."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from regift.server.http import game_list_and_words_rules_options
from regift.terminal.localization import Localizer
from regift.terminal.rendering.board_renderer import BoardRenderer, Viewport
from regift.terminal.screens.status_and_key_hints import StatusBar
from regift.terminal.table.shuffle_contribution import ShuffleContribution
from regift.terminal.table.table_kept_until_text import lifetime
from regift.terminal.table.table_model import TableModel
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from regift.terminal.transports.transport_interface import TransportListener
from regift.wire import all_messages as wire
from regift.wire import http_messages

SHEET = http_messages.GameSheet(
    "shop", (2, 4), [], {"en": "tears = tears\nroad = road\nhat = Hat\n    .glyph = 🎩\n"}, {"en": ""}
)


class FakeTransport:
    """A line that leads nowhere and keeps what was said."""

    def __init__(self) -> None:
        self.said: list[wire.ToServer] = []

    async def run(self, listener: TransportListener) -> None:
        """Nothing comes."""

    def say(self, message: wire.ToServer) -> None:
        self.said.append(message)

    async def close(self) -> None:
        """Nothing is open."""


def lobby() -> wire.Lobby:
    chairs = [wire.Chair(0, "person", "Léa"), wire.Chair(1, "bot", bot="random")]
    return wire.Lobby("KNOT", "shop", "playing", chairs, [], (2, 4), "", seat=0)


def told(parts: list[wire.AnyPart], options: list[wire.Option] | None = None) -> tuple[TableModel, FakeTransport]:
    """Return a table that was shown a board, and its line."""
    transport = FakeTransport()
    table = TableModel(transport, wire.Enter("KNOT", "Léa"))
    table.hear(lobby())
    table.hear(wire.Board(10, 0, parts, [0], options or [wire.Option(1, "buy", {"card": "#hat"})]))
    return table, transport


def test_an_update_changes_adds_and_removes_parts() -> None:
    table, _ = told([wire.Gauge("tears:0", "tears", 0, 4, 10), wire.Token("turn", "turn", 0)])
    change = {"tears:0": wire.Change(value=5)}
    table.hear(wire.Update(11, parts=[wire.Fact("sum", "sum", -1, 3)], changes=change, gone=["turn"], to_act=[1]))
    assert table.board is not None
    assert table.board.parts == [wire.Gauge("tears:0", "tears", 0, 5, 10), wire.Fact("sum", "sum", -1, 3)]
    assert (table.board.at, table.options, table.is_mine) == (11, [], False)


def test_what_is_fleeting_is_forgotten_when_something_else_happens_or_the_board_comes_anew() -> None:
    said = wire.Happening("claims", {"claim": "#hat"}, is_fleeting=True)
    won = wire.Happening("wins", {"seat": "@0"})
    for news in (wire.Update(13, events=[won]), wire.Board(13, 0, [], [0], [])):
        table, _ = told([])
        table.hear(wire.Update(11, events=[won, said]))
        table.hear(wire.Update(12, to_act=[1]))
        assert table.log == [won, said]
        table.hear(news)
        assert said not in table.log
        assert won in table.log


def test_a_page_that_has_heard_nothing_is_told_the_last_of_what_happened() -> None:
    table, _ = told([])
    draws, wins = wire.Happening("draws"), wire.Happening("wins")
    table.hear(wire.Board(11, 0, [], [0], past=[draws]))
    assert table.log == [draws]
    table.hear(wire.Board(12, 0, [], [0], past=[wins]))
    assert table.log == [draws]


def test_a_gap_is_filled_by_a_resync_and_a_merged_update_is_no_gap() -> None:
    table, transport = told([])
    table.hear(wire.Update(13))
    assert transport.said == [wire.Resync()]
    table.hear(wire.Update(13, since=10))
    assert table.board is not None
    assert table.board.at == 13


def test_a_move_that_was_sent_before_the_line_broke_is_sent_again() -> None:
    table, transport = told([])
    table.play(table.options[0])
    assert table.options == []
    table.hear_online(is_online=False)
    assert table.greeting().at == 10
    table.hear(wire.Update(10, to_act=[0], options=[wire.Option(1, "buy")]))
    assert transport.said == [wire.Play(1, 10), wire.Play(1, 10)]


def test_a_late_answer_needs_no_words() -> None:
    table, _ = told([])
    table.hear(wire.Fault("at", "12", "10"))
    assert table.fault is None


def test_a_fault_is_shown_and_the_table_stays_open() -> None:
    table, _ = told([])
    table.hear(wire.Fault("text", "at most 5 lines in 6 seconds"))
    assert table.fault is not None
    assert not table.is_shut


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (wire.Refused("turn"), "✗ Wait for your turn."),
        (wire.Fault("text", "at most 5 lines in 6 seconds"), "✗ That didn’t work"),
        ("pledge", "Your device’s number was swapped or left out of this shuffle."),
    ],
    ids=["refused", "fault", "doubt"],
)
def test_each_kind_of_trouble_alone_is_told_before_what_is_asked(
    trouble: wire.Refused | wire.Fault | str, said: str
) -> None:
    table, _ = told([])
    status_bar = StatusBar(table, Localizer(table, SHEET, "en"))
    calm = status_bar.notice(-1, "").plain
    if isinstance(trouble, str):
        table.shuffle_contribution = ShuffleContribution()
        table.shuffle_contribution.doubt = "pledge"
    else:
        table.hear(trouble)
    assert status_bar.notice(-1, "").plain.startswith(said)
    assert not calm.startswith(said)


def test_a_reader_wishes_to_go_faster_only_while_something_is_shown() -> None:
    table, transport = told([])
    table.hasten()
    table.hear(wire.Update(11, can_hasten=True))
    table.hasten()
    assert transport.said == [wire.Hasten(is_on=True)]
    status_bar = StatusBar(table, Localizer(table, SHEET, "en"))
    assert "w faster" in status_bar.keys(200, can_find=False).plain
    assert table.lobby is not None
    table.hear(replace(table.lobby, chairs=[wire.Chair(table.seat, "person", hastens=True)]))
    assert "w no faster" in status_bar.keys(200, can_find=False).plain
    table.hasten()
    assert transport.said[-1] == wire.Hasten(is_on=False)


def test_what_was_played_for_the_reader_is_told_until_they_play_themselves() -> None:
    table, _ = told([])
    localizer = Localizer(table, SHEET, "en")
    status_bar = StatusBar(table, localizer)
    choice = wire.Option(4, "buy", {"card": "#hat"})
    moves = wire.SubstituteMoves("bot", moves=2, choices=[choice], is_open=True)
    for _ in range(2):  # told again at every return
        table.hear(moves)
    said = status_bar.notice(-1, "").plain
    assert said.startswith(
        "While you were away, a bot played 2 moves for you. While you were away, a bot chose for you:"
    )
    assert "Hat" in said
    assert said.endswith("You can still change it.")
    assert [localizer.line(each) for each in table.log] == [said]
    table.play(table.options[0])
    assert status_bar.notice(-1, "").plain != said


def test_the_log_tells_for_whom_a_bot_fills_in_and_who_is_back() -> None:
    table, _ = told([])
    localizer = Localizer(table, SHEET, "en")
    chairs = [wire.Chair(0, "person", "Léa"), wire.Chair(1, "person", "Tom", is_here=False)]
    for is_here, is_covered in ((False, False), (False, True), (False, True), (True, False)):
        tom = replace(chairs[1], is_here=is_here, is_covered=is_covered)
        table.hear(replace(lobby(), chairs=[chairs[0], tom]))
    told_once = ["A bot is now filling in for Tom.", "Tom is back."]
    assert [localizer.line(each) for each in table.log] == told_once
    for is_here in (False, True, False, True):  # has not played since, and comes and goes
        tom = replace(chairs[1], is_here=is_here, was_covered=True)
        table.hear(replace(lobby(), chairs=[chairs[0], tom]))
    assert [localizer.line(each) for each in table.log] == told_once
    for is_here, is_covered in ((False, False), (False, True), (True, False)):
        table.hear(replace(lobby(), chairs=[chairs[0], replace(chairs[1], is_here=is_here, is_covered=is_covered)]))
    assert [localizer.line(each) for each in table.log] == told_once * 2


def test_a_reader_who_lets_questions_pass_is_asked_again_on_the_own_turn() -> None:
    table, transport = told([wire.Token("turn", "turn", 1)])
    assert table.is_asked
    table.hush(is_on=True)
    assert table.options == []
    table.hear(wire.Update(11, changes={"turn": wire.Change(owner=0)}, to_act=[0], options=[wire.Option(2, "buy")]))
    assert transport.said == [wire.Hush(is_on=True), wire.Hush(is_on=False)]
    assert [option.id for option in table.options] == [2]


def test_a_token_that_is_no_good_any_more_is_forgotten_and_one_comes_as_somebody_new(tmp_path: Path) -> None:
    saved_session = SavedSession(tmp_path)
    saved_session.keep_token("here/KNOT", "old")
    table = TableModel(FakeTransport(), wire.Enter("KNOT", "Léa"), saved_session, "here/KNOT")
    assert table.greeting().token == "old"
    table.hear(wire.Fault("token", "a token of this table", is_final=True))
    assert not table.is_shut
    assert table.greeting().token == ""


def test_who_is_shown_out_stays_out(tmp_path: Path) -> None:
    saved_session = SavedSession(tmp_path)
    saved_session.keep_token("here/KNOT", "own")
    table = TableModel(FakeTransport(), wire.Enter("KNOT", "Léa"), saved_session, "here/KNOT")
    table.hear(lobby())
    table.hear(wire.Fault("token", "somebody whom the host has not shown out", is_final=True))
    assert table.is_shut


def test_every_shape_of_a_part_is_drawn() -> None:
    parts: list[wire.AnyPart] = [
        wire.Gauge("tears:1", "tears", 1, 4, 10),
        wire.Track("road", "road", -1, 20, [3, -1]),
        wire.Grid("shop", "shop", -1, 2, ["hat", "", "", "hat"]),
        wire.Token("first", "first_player", 1),
        wire.Fact("price", "price", -1, "hat"),
        wire.Zone("pile", "pile", -1, "pile", 12),
        wire.Zone("row:1", "row", 1, "slots", 1, ["hat", ""], 1),
        wire.Zone("hand:0", "hand", 0, "fan", 1, ["hat"]),
    ]
    options = [
        wire.Option(1, "buy", {}, "shop/0"),
        wire.Option(2, "buy", {}, "hand:0/hat"),
        wire.Option(3, "go", {}, "@1"),
    ]
    table, _ = told(parts, options)
    picture = BoardRenderer(table, Localizer(table, SHEET, "en"), Viewport(80, 24))
    drawn = "\n".join(line.plain for line in [*picture.others(), *picture.middle(), *picture.own()])
    assert "tears ▰▰▰▰▱▱▱▱▱▱ 4/10" in drawn
    assert "3/20" in drawn
    assert "[1] 🎩 Hat" in drawn
    assert "● first player" in drawn
    assert "price 🎩 Hat" in drawn
    assert "pile 12" in drawn
    assert "🎩 ▫" in drawn
    assert "[3]" in drawn
    assert "━ 2 ━" in drawn


def test_cards_without_a_sign_are_named_and_arrows_are_signs_everywhere() -> None:
    parts: list[wire.AnyPart] = [
        wire.Zone("gifts:1", "gifts", 1, "slots", 2, ["card-hat", "back-white-left"]),
        wire.Zone("shame:1", "shame", 1, "fan", 2, ["card-gong", "card-foot"]),
        wire.Zone("shop", "shop", -1, "pile", 90, ["card-hole"]),
        wire.Fact("claim", "claim", -1, "card-bathtub"),
        wire.Zone(
            "menu",
            "menu",
            -1,
            "fan",
            7,
            [f"card-{name}" for name in ("hole", "microbe", "nose", "foot", "gong", "hat")],
        ),
    ]
    table, _ = told(parts)
    localizer = Localizer(table, game_list_and_words_rules_options.sheet("not_a_hat"), "en")
    for localizer.symbols.has_emoji in (True, False):
        picture = BoardRenderer(table, localizer, Viewport(80, 24))
        drawn = "\n".join(line.plain for line in [*picture.others(), *picture.middle()])
        assert "gifts hat · ⇦" in drawn
        assert "pile of shame bedside gong · unattended foot" in drawn
        assert "gift shop 90 ▸ hole" in drawn
        assert "it is said to be a drive-in bath" in drawn
        assert "what it could be hole\npedigree germ · nose missing a sphinx · unattended foot" in drawn
        assert "pile of shame bedside gong, unattended foot" in "\n".join(
            line.plain for line in picture.others_in_lines()
        )


def test_long_names_are_told_whole_where_seats_have_a_line_or_a_narrow_panel() -> None:
    gifts = ["card-ostrich", "card-hedgehog"]
    table, _ = told([wire.Zone("gifts:1", "gifts", 1, "slots", 2, gifts)])
    localizer = Localizer(table, game_list_and_words_rules_options.sheet("not_a_hat"), "en")
    names = [localizer.label(gift) for gift in gifts]
    in_a_line = BoardRenderer(table, localizer, Viewport(80, 24)).others_in_lines()
    assert f"gifts {names[0]} · {names[1]}" in in_a_line[0].plain
    for width in (25, 30, 31):
        narrow = BoardRenderer(table, localizer, Viewport(width, 24)).others()
        assert all(any(name in line.plain for line in narrow) for name in names)


def test_a_card_without_a_sign_has_the_key_that_plays_it_before_its_name() -> None:
    parts: list[wire.AnyPart] = [
        wire.Zone("gifts:1", "gifts", 1, "slots", 2, ["card-hat", "back-white-left"]),
        wire.Zone("shame:1", "shame", 1, "fan", 2, ["card-nose", "card-foot"]),
    ]
    options = [
        wire.Option(1, "point", {}, "gifts:1/0"),
        wire.Option(2, "point", {}, "gifts:1/1"),
        wire.Option(3, "point", {}, "shame:1/card-foot"),
    ]
    table, _ = told(parts, options)
    picture = BoardRenderer(
        table, Localizer(table, game_list_and_words_rules_options.sheet("not_a_hat"), "en"), Viewport(80, 24)
    )
    drawn = "\n".join(line.plain for line in picture.others())
    assert "gifts [1] hat · [2] ⇦" in drawn
    assert "pile of shame nose missing a sphinx · [3] unattended foot" in drawn


def test_long_rows_of_names_are_counted_where_it_is_cramped() -> None:
    names = ["bat", "owl", "bee", "pig", "cat", "dog", "bone"]
    table, _ = told([wire.Zone("menu", "menu", -1, "fan", 7, [f"card-{name}" for name in names])])
    picture = BoardRenderer(
        table, Localizer(table, game_list_and_words_rules_options.sheet("not_a_hat"), "en"), Viewport(80, 24)
    )
    assert [line.plain for line in picture.middle(is_cramped=True)] == ["what it could be 7"]


def test_what_whoever_runs_the_server_says_is_shown_until_the_next_move_and_stays_in_the_log() -> None:
    table, _ = told([wire.Fact("sum", value=1)])
    table.hear(wire.Notice("Back at nine.", "De retour à 9 h."))
    english, french = (Localizer(table, SHEET, language) for language in ("en", "fr"))
    assert StatusBar(table, english).notice(-1, "").plain == "From the people who run this server: Back at nine."
    assert french.line(table.log[-1]).endswith("\N{NO-BREAK SPACE}: De retour à 9 h.")
    table.hear(wire.Notice("In English alone."))
    assert french.line(table.log[-1]).endswith("In English alone.")
    table.play(table.options[0])
    assert "server" not in StatusBar(table, english).notice(-1, "").plain


def test_a_table_that_was_closed_says_so_and_is_left() -> None:
    table, _ = told([wire.Fact("sum", value=1)])
    table.hear(wire.Fault("code", "a table that is kept", is_final=True, reason="table_closed"))
    assert table.is_shut
    assert table.fault is not None
    assert Localizer(table, SHEET, "en").why(table.fault) == "The people who run this server have closed this table."


@pytest.mark.parametrize(
    ("language", "kept_for", "has_played", "said"),
    [
        ("en", 30 * 86400, True, "This table is kept until 24 December."),
        ("fr", 30 * 86400, True, "Cette table est gardée jusqu’au 24 décembre."),
        ("fr", 7 * 86400, True, "Cette table est gardée jusqu’au 1er décembre."),
        ("en", 3600, True, "This table is kept until 13:05."),
        ("en", 3600, False, "Until a game begins, this table is kept for an hour after everybody has left."),
        ("en", 0, True, ""),
    ],
)
def test_a_lobby_says_how_long_its_table_is_kept(language: str, kept_for: int, *, has_played: bool, said: str) -> None:
    table, _ = told([])
    now = datetime(2026, 11, 24, 12, 5).timestamp()  # noqa: DTZ001 - where the reader is
    kept = replace(lobby(), kept_for=kept_for, has_played=has_played)
    assert lifetime(Localizer(table, SHEET, language), kept, now) == said


def test_what_follows_from_what_all_look_at_is_told_after_the_pause() -> None:
    table, _ = told([wire.Fact("claim", "claim", -1, "hat")])
    waits: list[tuple[float, Callable[[], None]]] = []
    table.pause.later = lambda seconds, then: waits.append((seconds, then))
    up = wire.Happening("turns_up", {"card": "#cup"}, is_fleeting=True, pause=1800)
    verdict = wire.Happening("exposes", {"card": "#cup"})
    table.hear(wire.Update(11, events=[up, verdict], gone=["claim"], to_act=[0], options=[wire.Option(2, "buy")]))
    table.hear(wire.Clocks([wire.TimeLeft(0, 5000, 5000)]))
    assert table.log == [up]
    assert table.board is not None
    assert (len(table.board.parts), table.options, table.is_mine, table.clock.told.left) == (1, [], False, [])
    ((seconds, then),) = waits
    assert seconds == 1.8
    then()
    assert table.log == [verdict]
    assert (table.board.parts, len(table.options), table.is_mine) == ([], 1, True)
    assert len(table.clock.told.left) == 1


def test_a_pause_ends_when_the_table_goes_on() -> None:
    table, _ = told([])
    waits: list[Callable[[], None]] = []
    table.pause.later = lambda _, then: waits.append(then)
    up, next_up = (wire.Happening("turns_up", {"card": card}, pause=1800) for card in ("#cup", "#hat"))
    verdict = wire.Happening("exposes", {"card": "#cup"})
    table.hear(wire.Update(11, events=[up, verdict]))
    table.hear(wire.Update(12, events=[next_up, verdict]))
    assert table.log == [up, verdict, next_up]
    waits[0]()
    assert table.log == [up, verdict, next_up]
    waits[1]()
    assert table.log == [up, verdict, next_up, verdict]
    assert table.board is not None
    assert table.board.at == 12


def test_a_clock_stands_still_while_all_look() -> None:
    table, _ = told([])
    table.hear(wire.Clocks([wire.TimeLeft(0, 9000, 5000)]))
    assert table.seconds_left(0) == 5
