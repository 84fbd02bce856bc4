"""A game watched again: what is shown is what was shown, to each viewer, at each moment."""

import json
from pathlib import Path
from typing import Any

import pytest

import regift
from regift.games.not_a_hat.box_contents import FACES, WORDS
from regift.games.not_a_hat.kit_state_adapter import NotAHatState
from regift.games.not_a_hat.position import ANSWER, SHOW
from regift.kit.event import EVERYONE, SPECTATOR
from regift.kit.game import Game
from regift.kit.record import Record
from regift.kit.view import Fact, Zone
from regift.tables.play.match import Match
from regift.tables.setup.game_setup import GameSetup, SeatAssignment
from regift.tables.storage.stored_table_records import TAKE_BACK, WITHDRAW, Deal, Entry
from regift.tables.watching.match_replay import MatchReplay, eyes_of, seconds_of
from regift.wire.table_state_to_wire_messages import WireEncoder
from regift.wire.view_change_event_and_option_encoder import part_of
from tests.server.playing import changed, in_full, whole

TINY = str(Path(__file__).parents[1] / "games")
Json = dict[str, Any]


class Follower:
    """Puts a board together from frames, as a client does."""

    def __init__(self, board: bytes) -> None:
        self.parts: dict[str, Json] = {part["id"]: whole(part) for part in json.loads(board)["parts"]}
        self.events: list[Json] = []

    def hear(self, frame: bytes) -> None:
        update = in_full(json.loads(frame))
        self.parts |= {part["id"]: whole(part) for part in update.get("parts", [])}
        self.parts |= {id: changed(self.parts[id], change) for id, change in update.get("changes", {}).items()}
        for gone in update.get("gone", []):
            self.parts.pop(gone)
        self.events += update.get("events", [])


class Played:
    """A match that was played at a table of people, and what each of them was shown when something was announced."""

    def __init__(self, id: str, seats: int, seed: int) -> None:
        game_setup = GameSetup(id, tuple([SeatAssignment("person", f"p{seat}") for seat in range(seats)]))
        self.deal = Deal(1, 0, game_setup, seed.to_bytes(32, "big"), 1, 1000.0)
        self.game: Game = game_setup.make()
        self.match = match = Match(self.deal, self.game)
        match.watch()
        self.entries: list[Entry] = []
        self.shown: dict[int, dict[int, dict[str, Json]]] = {}
        """By number of moves in the record: by seat, the parts."""
        self.told: dict[int, list[Json]] = {seat: [] for seat in match.viewers}
        dice = self.game.deal(seed).chance
        while not match.state.is_over and len(self.entries) < 600:
            seats_now = match.state.to_act()
            seat = seats_now[dice.below(len(seats_now))]
            options = match.state.options(seat)
            said = options[dice.below(len(options))].name
            if match.state.can_take_back(seat) and dice.below(8) == 0:
                said = TAKE_BACK
            self.carry_out(seat, said)

    def carry_out(self, seat: int, said: str) -> None:
        number = len(self.entries) + 1
        self.entries.append(Entry(number, seat, said, 1000.0 + 2 * number))
        for view_update in self.match.carry_out(seat, said):
            self.told[view_update.seat] += in_full(json.loads(WireEncoder().view_update(view_update))).get("events", [])
        if not self.match.recorder.pending:
            self.shown[len(self.record.moves)] = {
                viewer.seat: {part.id: whole(json.loads(json.dumps(part_of(part)))) for part in viewer.snapshot().parts}
                for viewer in self.match.viewers.values()
            }

    @property
    def record(self) -> Record:
        return self.match.recorder.record


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the tiny games on the shelf."""
    monkeypatch.setenv("REGIFT_GAMES", TINY)


@pytest.mark.parametrize(
    ("id", "seats"), [("kung_fu", 4), ("kung_fu", 2), ("not_a_hat", 3), ("bell", 3), ("sprint", 3)]
)
def test_each_reader_is_shown_again_what_it_was_shown_at_the_table(id: str, seats: int) -> None:
    played = Played(id, seats, 5)
    assert len(played.shown) > 5
    for eyes in (SPECTATOR, *range(seats)):
        match_replay = MatchReplay(played.record, played.game, eyes)
        follower = Follower(WireEncoder().snapshot(match_replay.board))
        for number, step in enumerate(match_replay.steps(), 1):
            if step.view_update:
                follower.hear(WireEncoder().view_update(step.view_update))
            if number in played.shown:
                assert follower.parts == played.shown[number][eyes], f"eyes {eyes}, move {number}"
        assert follower.events == played.told[eyes]


@pytest.mark.parametrize(("id", "seats"), [("kung_fu", 3), ("not_a_hat", 4), ("bell", 3), ("sprint", 3)])
def test_eyes_see_every_position_as_the_rules_show_it_and_no_more(id: str, seats: int) -> None:
    played = Played(id, seats, 9)
    for eyes in (SPECTATOR, *range(seats)):
        match_replay = MatchReplay(played.record, played.game, eyes)
        for number, step in enumerate(match_replay.steps(), 1):
            if number % 5 == 0:
                view = played.record.replay(played.game, number).view(None if eyes == SPECTATOR else eyes)
                seen = match_replay._viewer.view_tracker.parts
                assert [part.id for part in seen] == [part.id for part in view.parts]
                assert all(one.is_like(other) for one, other in zip(seen, view.parts, strict=True))
            assert step.move is None or step.move.seat == eyes
            assert step.view_update is None or not step.view_update.turn_options.legal_options


@pytest.mark.parametrize(("id", "seats"), [("kung_fu", 4), ("bell", 3), ("sprint", 3)])
def test_all_open_is_each_ones_own_version_of_everything(id: str, seats: int) -> None:
    played = Played(id, seats, 3)
    match_replay = MatchReplay(played.record, played.game, EVERYONE)
    for number, step in enumerate(match_replay.steps(), 1):
        assert step.move is not None
        if number % 7:
            continue
        state = played.record.replay(played.game, number)
        views = [state.view(seat) for seat in range(seats)]
        open_parts = {part.id: part for part in match_replay._viewer.view_tracker.parts}
        own = {part.id for seat, view in enumerate(views) for part in view.parts if part.owner in (seat, -1)}
        assert set(open_parts) == own | {part.id for part in state.view().parts}
        for seat, view in enumerate(views):
            for part in view.parts:
                if part.owner == seat:
                    assert open_parts[part.id].is_like(part)


def test_all_open_has_the_truth_of_every_gift_beside_what_it_is_said_to_be() -> None:
    played = Played("not_a_hat", 4, 3)
    match_replay = MatchReplay(played.record, played.game, EVERYONE)
    tales = 0
    for number, _ in enumerate(match_replay.steps(), 1):
        state = played.record.replay(played.game, number)
        assert isinstance(state, NotAHatState)
        shown = {part.id: part.faces for part in match_replay._viewer.view_tracker.parts if isinstance(part, Zone)}
        said = [
            part.value
            for part in match_replay._viewer.view_tracker.parts
            if isinstance(part, Fact) and part.id == "claim"
        ]
        assert said == ([WORDS[state.claim]] if state.step == ANSWER else [])
        assert shown.get("gift", []) == ([FACES[state.gift]] if state.gift >= 0 else [])
        assert [shown[f"gifts:{seat}"] for seat in range(4)] == [[FACES[card] for card in own] for own in state.gifts]
        tales += bool(said) and said != shown["gift"]
    assert tales > 3


@pytest.mark.parametrize("eyes", [SPECTATOR, 0, 3])
def test_all_other_eyes_see_the_backs_that_lay_there(eyes: int) -> None:
    played = Played("not_a_hat", 4, 3)
    match_replay = MatchReplay(played.record, played.game, eyes)
    hidden = 0
    for number, _ in enumerate(match_replay.steps(), 1):
        state = played.record.replay(played.game, number)
        assert isinstance(state, NotAHatState)
        shown = {part.id: part.faces for part in match_replay._viewer.view_tracker.parts if isinstance(part, Zone)}
        if not state.is_resting():
            faces = [face for seat in range(4) for face in shown[f"gifts:{seat}"][state.open[seat] :]]
            faces += shown["gift"] if state.step != SHOW else []
            assert all(face.startswith("back-") for face in faces)
            hidden += len(faces)
    assert hidden > 20


def test_a_turn_begins_where_the_turn_passes() -> None:
    played = Played("kung_fu", 3, 5)
    steps = list(MatchReplay(played.record, played.game, SPECTATOR).steps())
    told = [event for event in played.match.state.events(SPECTATOR) if event.kind == "begins"]
    assert [step.turn for step in steps if step.turn >= 0] == [event["seat"] for event in told]


def test_moves_are_as_old_as_the_journal_says() -> None:
    played = Played("kung_fu", 3, 5)
    seconds = seconds_of(played.deal, played.entries)
    assert len(seconds) == len(played.record.moves)
    assert seconds == sorted(seconds)
    assert seconds[-1] == 2 * len(played.entries)


def test_who_left_is_seen_leaving() -> None:
    played = Played("kung_fu", 3, 5)
    short = Played.__new__(Played)
    short.__dict__.update(played.__dict__)
    short.match, short.entries, short.shown = Match(played.deal, played.game), [], {}
    short.match.watch()
    short.told = {seat: [] for seat in short.match.viewers}
    for entry in played.entries[:20]:
        short.carry_out(entry.seat, entry.action)
    for seat in (1, 2):
        short.carry_out(seat, WITHDRAW)
    assert short.match.state.is_over
    steps = list(MatchReplay(short.record, short.game, EVERYONE).steps())
    assert [step.move.seat for step in steps if step.move and step.move.action is None] == [1, 2]
    assert steps[-1].view_update is not None
    assert steps[-1].view_update.standings
    assert len(seconds_of(short.deal, short.entries)) == len(short.record.moves)


def test_eyes_are_named_by_seat_or_by_word() -> None:
    assert [eyes_of(name, 3) for name in ("table", "open", "0", "2")] == [SPECTATOR, EVERYONE, 0, 2]
    assert [eyes_of(name, 3) for name in ("3", "-1", "", "all", "²", "01", "00000000")] == [None] * 7


def test_the_end_is_told_with_the_same_story_to_everybody() -> None:
    played = Played("kung_fu", 3, 5)
    assert played.match.state.is_over
    stories = [
        json.loads(WireEncoder().snapshot(viewer.snapshot()))["story"] for viewer in played.match.viewers.values()
    ]
    assert len(stories[0]) == 3
    assert all(story == stories[0] for story in stories)
    assert regift.game("kung_fu", seats=3).id == played.game.id
