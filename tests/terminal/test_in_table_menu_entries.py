"""The menu of a table: what it lists for whom, and what its lines do."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace

from regift.tables.setup import table_settings_other_than_game_options
from regift.terminal.localization import Localizer
from regift.terminal.screens.absent_player_personal_choice_vote_lines import awaited_notice
from regift.terminal.screens.in_table_menu_entries import TableMenu
from regift.terminal.screens.menu_entry import MenuEntry
from regift.terminal.table.table_model import TableModel
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from regift.wire import all_messages as wire
from regift.wire import http_messages
from tests.server.playing import serving
from tests.terminal.headless_terminal import joining, playing_here
from tests.terminal.test_table_model import SHEET, FakeTransport

CHAIRS = [
    wire.Chair(0, "person", "Léa", is_host=True),
    wire.Chair(1, "person", "Tom", is_here=False, voters=[2]),
    wire.Chair(2, "bot", bot="rules"),
]
KEPT = table_settings_other_than_game_options.TableSettings()
LOBBY = wire.Lobby(
    "KNOT",
    "shop",
    "playing",
    CHAIRS,
    [],
    (2, 4),
    "",
    seat=0,
    manners=[
        wire.Choice(each.name, getattr(KEPT, each.name)) for each in table_settings_other_than_game_options.SCHEMA
    ],
)
HOST = replace(
    LOBBY,
    is_host=True,
    manners=[
        wire.Choice(each.name, getattr(KEPT, each.name), allowed=each.allowed)
        for each in table_settings_other_than_game_options.SCHEMA
    ],
)
PLAYING = ["code", "log-out-others", "hand-on", "stand-up"]
SETTINGS = [f"manner-{each.name}" for each in table_settings_other_than_game_options.SCHEMA]


def menu(lobby: wire.Lobby, language: str = "en", *, is_local: bool = False) -> TableMenu:
    """Return the menu of somebody at that table."""
    table = TableModel(FakeTransport(), wire.Enter("KNOT", "Léa"))
    table.hear(wire.Entered("KNOT", "token", lobby.seat, "ABCDEFGH" if lobby.seat >= 0 else ""))
    table.hear(lobby)
    return TableMenu(table, Localizer(table, SHEET, language), is_local=is_local)


def entry_of(lobby: wire.Lobby, id: str) -> MenuEntry:
    """Return one line of the menu."""
    return next(entry for entry in menu(lobby).entries() if entry.id == id)


@pytest.mark.parametrize(
    ("lobby", "expected"),
    [
        (LOBBY, ["pause", *PLAYING, "withdraw-1"]),
        (HOST, ["pause", *PLAYING, "show-out-1", "withdraw-1"]),
        (
            replace(HOST, phase="lobby"),
            ["code", "log-out-others", "stand-up", "free-1", "show-out-1", "swap-0", "swap-1"],
        ),
        (replace(LOBBY, phase="over"), ["code", "log-out-others", "stand-up"]),
        (replace(LOBBY, seat=-1), ["sit-1", "sit-2"]),
        (replace(LOBBY, seat=-1, is_asking=True), ["waits"]),
        (replace(LOBBY, seat=-1, hand_seen=2), ["one-hand", "sit-2"]),
    ],
    ids=[
        "a player",
        "the host",
        "the host in the lobby",
        "after the end",
        "who watches",
        "who has asked",
        "who has seen a hand",
    ],
)
def test_only_what_makes_sense_now_for_this_reader_is_listed(lobby: wire.Lobby, expected: list[str]) -> None:
    assert [entry.id for entry in menu(lobby).entries() if entry.id] == [*expected, *SETTINGS]


def test_who_sees_every_hand_can_take_no_seat_in_the_game() -> None:
    hands = [wire.Choice("watchers", "hands"), wire.Choice("chat", value=False)]
    shown = menu(replace(LOBBY, seat=-1, manners=hands))
    assert [entry.id for entry in shown.entries() if entry.id] == ["manner-watchers", "manner-chat"]
    assert shown.reactions(80).plain == ""


def test_at_home_there_is_nobody_to_talk_to_and_no_seat_to_leave() -> None:
    alone = menu(replace(HOST, chairs=[CHAIRS[0], CHAIRS[2]]), is_local=True)
    kept = ["manner-clock", "manner-time_up", "manner-slack", "manner-pace"]
    assert [entry.id for entry in alone.entries() if entry.id] == ["pause", *kept]
    assert alone.reactions(80).plain == ""


def test_the_votes_against_a_seat_are_told() -> None:
    entry = entry_of(LOBBY, "withdraw-1")
    assert entry.about.startswith("Papi Yon wants to go on without Tom. All players here have to agree")
    counted = replace(CHAIRS[1], voters=[0, 2], out_in=29_500)
    entry = entry_of(replace(LOBBY, chairs=[CHAIRS[0], counted, CHAIRS[2]]), "withdraw-1")
    assert "You and Papi Yon want to go on without Tom. Tom has 30 seconds left to come back." in entry.about
    assert (entry.message, entry.drawn.plain.endswith("Wait for Tom")) == (wire.Withdraw(1, is_on=False), True)


def test_whose_choice_the_table_waits_for_is_told_and_who_may_let_a_bot_choose() -> None:
    awaited = replace(CHAIRS[1], voters=[], is_awaited=True, move_on_in=29_500)
    waiting = replace(LOBBY, chairs=[CHAIRS[0], awaited, CHAIRS[2]])
    shown = menu(waiting)
    assert not [entry for entry in shown.entries() if entry.id.startswith("move-on")]
    notice = awaited_notice(shown.table, shown.localizer)
    assert notice is not None
    assert notice.plain.startswith("Tom is away, and this choice is personal. In 30 seconds, the host")
    may = replace(awaited, move_on_in=0, move_on_voters=[2])
    entry = entry_of(replace(LOBBY, chairs=[CHAIRS[0], may, CHAIRS[2]]), "move-on-1")
    assert (entry.message, entry.drawn.plain.endswith("Let a bot choose")) == (wire.MoveOn(1, is_on=True), True)
    assert entry.about.endswith("For it so far: Papi Yon")
    own = replace(may, move_on_voters=[0])
    entry = entry_of(replace(LOBBY, chairs=[CHAIRS[0], own, CHAIRS[2]]), "move-on-1")
    assert entry.message == wire.MoveOn(1, is_on=False)


def test_only_who_is_gone_can_be_voted_out_and_bots_are_asked_for() -> None:
    here = replace(CHAIRS[1], is_here=True, voters=[])
    shown = menu(replace(LOBBY, chairs=[CHAIRS[0], here, CHAIRS[2]])).entries()
    assert not [entry for entry in shown if entry.id.startswith("withdraw")]
    assert "Ask for " in entry_of(replace(LOBBY, seat=-1), "sit-2").drawn.plain
    assert "Take over from" in entry_of(replace(LOBBY, seat=-1, phase="over"), "sit-2").drawn.plain


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_a_manner_may_be_set_to_has_words(language: str) -> None:
    shown = menu(HOST, language)
    for option in table_settings_other_than_game_options.SCHEMA:
        said = [shown.manner_value(wire.Choice(option.name, value)) for value in option.allowed]
        assert len(set(said)) == len(said)
        keys = [f"manner-{option.name}-{value}" for value in option.allowed if isinstance(value, str)]
        assert [key for key in keys if not shown.localizer.own.say(key, {})] == []


def test_a_manner_is_turned_both_ways_and_round() -> None:
    clock = next(entry for entry in menu(HOST).entries() if entry.id == "manner-clock")
    assert clock.turn is not None
    assert [clock.turn(1), clock.turn(-1)] == [wire.SetManner("clock", "relaxed"), wire.SetManner("clock", "brisk")]


def test_what_cannot_be_changed_now_has_no_arrows_and_says_so() -> None:
    fixed = replace(HOST, manners=[wire.Choice("watchers", "table", is_fixed=True)])
    entry = menu(fixed).entries()[-1]
    assert (entry.turn, entry.about) == (None, "Can’t be changed during a game.")
    assert "◂" not in entry.drawn.plain


async def test_a_reaction_is_seen_by_all_in_words_and_with_its_sign(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await served.make("kung_fu", 2)
        one, two = SavedSession(tmp_path / "1"), SavedSession(tmp_path / "2")
        host = await stack.enter_async_context(joining(served.address, made["code"], "Léa", one, token=made["token"]))
        guest = await stack.enter_async_context(joining(served.address, made["code"], "Tom", two))
        await guest.press("x")
        assert "3 is amazed 😮" in guest.text
        await guest.press("3")
        await host.until(lambda: "» Tom is amazed 😮" in host.text)
        assert "Quick reactions" not in guest.text
        assert "Keep a stolen Granny       ◂ no (house rule) ▸" in host.text  # what is said lies below, not beside


async def test_the_host_sets_a_manner_that_all_see_and_shows_somebody_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await served.make("kung_fu", 2)
        one, two = SavedSession(tmp_path / "1"), SavedSession(tmp_path / "2")
        host = await stack.enter_async_context(joining(served.address, made["code"], "Léa", one, token=made["token"]))
        guest = await stack.enter_async_context(joining(served.address, made["code"], "Tom", two))
        await host.until(lambda: "Tom" in host.text)
        await host.press("x", "end", "right")
        await guest.press("x", "end")
        await guest.until(lambda: "Locked yes" in guest.words)
        await guest.press("right")
        await host.until(lambda: "Locked ◂ yes ▸" in host.words)
        await host.press("home", "down", "down", "down", "down", "enter")
        await host.until(lambda: "Kick out · Tom" in host.text)
        await host.press("escape")
        assert host.table.lobby is not None
        assert host.table.lobby.chairs[1].who == "person"
        await host.press("enter", "enter")
        await host.until(lambda: host.table.lobby is not None and host.table.lobby.chairs[1].who == "free")
        await guest.until(lambda: guest.table.is_shut)


async def test_the_code_in_the_menu_brings_its_owner_back_on_another_device(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await served.make("kung_fu", 2)
        one, two = SavedSession(tmp_path / "1"), SavedSession(tmp_path / "2")
        host = await stack.enter_async_context(joining(served.address, made["code"], "Léa", one, token=made["token"]))
        await host.press("x")
        line = next(line for line in host.text.splitlines() if "Seat code" in line)
        code = line.partition("Seat code")[2].strip(" │")
        other = await stack.enter_async_context(joining(served.address, made["code"], "Tom", two, seat_code=code))
        await other.until(lambda: other.table.seat == 0)
        assert other.table.greeting().token == made["token"]
        assert other.table.greeting().seat_code == ""


async def test_who_stands_up_watches_and_sits_down_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await served.make("kung_fu", 2)
        one, two = SavedSession(tmp_path / "1"), SavedSession(tmp_path / "2")
        await stack.enter_async_context(joining(served.address, made["code"], "Léa", one, token=made["token"]))
        guest = await stack.enter_async_context(joining(served.address, made["code"], "Tom", two))
        await guest.press("x", "down", "down", "enter", "enter")
        await guest.until(lambda: guest.table.seat < 0)
        await guest.press("x")
        await guest.until(lambda: "Take seat 2" in guest.text)
        await guest.press("enter")
        await guest.until(lambda: guest.table.seat == 1)


async def test_a_pause_says_how_to_go_on_and_the_menu_does() -> None:
    async with playing_here() as shown:
        await shown.until(lambda: bool(shown.table.options))
        await shown.press("x", "enter")
        await shown.until(lambda: "(x: Resume)" in shown.words)
        await shown.press("x")
        assert "Pause" not in shown.text
        await shown.press("enter")
        await shown.until(lambda: "Your turn!" in shown.text)


async def test_the_reader_stays_on_a_line_while_others_come_and_go(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await served.make("kung_fu", 3)
        one, two = SavedSession(tmp_path / "1"), SavedSession(tmp_path / "2")
        host = await stack.enter_async_context(joining(served.address, made["code"], "Léa", one, token=made["token"]))
        await host.press("x", "end")
        await stack.enter_async_context(joining(served.address, made["code"], "Tom", two))
        await host.until(lambda: host.table.chair(1) is not None and host.table.chair(1).name == "Tom")  # type: ignore[union-attr]
        assert "Newcomers need the host’s permission" in host.text


GAMES = [
    http_messages.GameCard("shop", (2, 4), name={"en": "Shop", "fr": "Boutique"}),
    http_messages.GameCard("duo", (1, 1), name={"en": "Duo"}),
    http_messages.GameCard("hats", (2, 8), name={"en": "Hats", "fr": "Chapeaux"}),
]


def next_games(lobby: wire.Lobby, language: str = "en") -> list[MenuEntry]:
    """Return the lines that are about the next game."""
    listed = menu(lobby, language)
    listed.localizer.games = GAMES
    return [entry for entry in listed.entries() if entry.id.startswith(("choose-", "wish-"))]


def test_the_host_picks_the_next_game_at_the_end_and_in_the_lobby() -> None:
    at_end = next_games(replace(HOST, phase="over"), "fr")
    assert [(each.id, each.drawn.plain.strip()) for each in at_end] == [
        ("choose-shop", "Jouer à Boutique"),
        ("choose-hats", "Jouer à Chapeaux"),
    ], "a game that is too small for those who sit there is not listed"
    assert [each.message for each in at_end] == [wire.ChooseGame("shop"), wire.ChooseGame("hats")]
    assert [each.id for each in next_games(replace(HOST, phase="lobby"))] == ["choose-hats"]
    assert next_games(HOST) == []


def test_the_host_reads_who_wishes_for_a_game_and_others_take_their_wish_back() -> None:
    chairs = [replace(CHAIRS[0], wish="hats"), *CHAIRS[1:]]
    host = next_games(replace(HOST, phase="over", chairs=chairs))
    assert "Léa" in host[1].about
    wished = next_games(replace(LOBBY, phase="over", chairs=chairs))
    assert [each.message for each in wished] == [wire.WishGame("shop"), wire.WishGame("")]
    assert next_games(replace(LOBBY, phase="over", seat=-1)) == []


async def test_a_host_at_a_terminal_takes_everybody_to_another_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await served.make("kung_fu", 2)
        own = SavedSession(tmp_path / "1")
        host = await stack.enter_async_context(joining(served.address, made["code"], "Léa", own, token=made["token"]))
        friend = await served.enter(made["code"], "Tom")
        host.app.localizer.games = [http_messages.GameCard("not_a_hat", (2, 8), name={"en": "That’s Not a Hat"})]
        await host.press("x")
        await host.until(lambda: "Play That’s Not a Hat" in host.text)
        await host.press("home", "enter")
        await friend.until(lambda: friend.last["lobby"]["game"] == "not_a_hat")
