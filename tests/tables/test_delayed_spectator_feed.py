"""What spectators see: the table, every hand or nothing, at once or later."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from regift.games.not_a_hat.kit_state_adapter import NotAHatState
from regift.games.not_a_hat.position import SHOW
from regift.kit.seeded_random_generator import Chance
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import (
    entry_exit_rename_and_logout,
    seat_requests_approval_and_seating,
    send_chat_line_or_reaction,
)
from regift.tables.play import shuffle_exchange_and_deal
from regift.tables.setup.table_settings_other_than_game_options import TableSettings
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import Guest
from tests.tables.scene import Ear, Scene, idle

DELAY = 15
PEOPLE = 3


def guest(name: str) -> Guest:
    """Return somebody of that name."""
    return Guest(name, "gift")


class Watched:
    """A table of three with a spectator, kept in a certain manner."""

    def __init__(self, manners: TableSettings) -> None:
        self.scene = Scene(TableSpeed(bots=0))
        self.manners = manners
        self.table: Table
        self.watcher: Ear
        self.dice = Chance(3)
        self.public: list[tuple[float, bytes]] = []
        """What all could see on the table, and since when."""

    async def open(self, game: str = "kung_fu") -> None:
        """Seat three people and a spectator, and deal."""
        scene = self.scene
        opened = await scene.table_registry.make(game, PEOPLE)
        table = await scene.table_registry.find(opened.code)
        self.table = table
        await table.commit(replace(table.stored, game_setup=replace(table.game_setup, manners=self.manners)))
        for number in range(PEOPLE):
            person = opened.host if number == 0 else scene.table_registry.new_person()
            scene.ears.append(Ear(scene.clock, person))
            await entry_exit_rename_and_logout.enter(table, scene.ears[-1], guest(f"P{number}"), watch=False)
        self.watcher = await self.come("watcher")
        await shuffle_exchange_and_deal.start(table, opened.host)
        await idle()

    async def come(self, person: str) -> Ear:
        """Let a spectator in."""
        ear = Ear(self.scene.clock, person)
        await entry_exit_rename_and_logout.enter(self.table, ear, guest(person.title()), watch=True)
        return ear

    async def play(self, moves: int = 1, pause: float = 0.7) -> None:
        """Play at random, some time between the moves."""
        for _ in range(moves):
            assert self.table.match is not None
            state = self.table.match.state
            if state.is_over:
                return
            seats = state.to_act()
            seat = seats[self.dice.below(len(seats))]
            options = state.options(seat)
            await self.scene.play(self.table, seat, options[self.dice.below(len(options))].name)
            await self.scene.clock.advance(pause)


def frames(ear: Ear) -> Iterator[tuple[float, dict[str, Any]]]:
    """Return what was heard of the game, with its times."""
    for time, frame in ear.heard:
        message = json.loads(frame)
        if message["t"] in ("board", "update"):
            yield time, message


def events(ear: Ear) -> list[tuple[float, str]]:
    """Return the events heard, each with its time."""
    return [(time, json.dumps(event)) for time, message in frames(ear) for event in message.get("events", [])]


async def test_a_spectator_sees_the_table_at_once() -> None:
    watched = Watched(TableSettings())
    await watched.open()
    prompt = Ear(watched.scene.clock, "second")
    await entry_exit_rename_and_logout.enter(watched.table, prompt, guest("Second"), watch=True)
    await watched.play(40)
    assert len(events(watched.watcher)) > 20
    assert events(prompt) == events(watched.watcher)
    assert not [part for _, message in frames(prompt) for part in changed(message) if is_open_hand(part)]
    await watched.scene.table_registry.close()


def changed(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the parts of a message, whole ones and changes alike."""
    changes = [{"id": id, **change} for id, change in message.get("changes", {}).items()]
    return [*message.get("parts", []), *changes]


def is_open_hand(part: dict[str, Any]) -> bool:
    """Return whether a part shows somebody's cards."""
    return bool(part["id"].startswith("hand:") and part.get("faces"))


async def test_with_a_delay_everything_is_seen_as_much_later() -> None:
    prompt, late = Watched(TableSettings()), Watched(TableSettings(delay=DELAY))
    for watched in (prompt, late):
        await watched.open()
        await watched.play(40)
        await watched.scene.clock.advance(DELAY)
    seen = [(round(time + DELAY, 6), event) for time, event in events(prompt.watcher)]
    assert len(seen) > 20
    assert [(round(time, 6), event) for time, event in events(late.watcher)] == seen
    assert next(frames(late.watcher))[0] == DELAY
    for watched in (prompt, late):
        await watched.scene.table_registry.close()


async def test_who_enters_late_sees_no_more_than_who_was_there() -> None:
    watched = Watched(TableSettings(delay=DELAY))
    await watched.open()
    await watched.play(5, pause=1)
    early = await watched.come("early")
    assert list(frames(early)) == []
    await watched.play(25, pause=1)
    newcomer = await watched.come("newcomer")
    at = next(frames(newcomer))[1]["at"]
    assert at == list(frames(early))[-1][1]["at"]
    told = [(time, message) for time, message in frames(watched.watcher) if message["at"] <= at]
    assert told[-1][1]["at"] == at
    await watched.scene.clock.advance(DELAY)
    assert list(frames(newcomer))[1:] == list(frames(watched.watcher))[len(told) :]
    await watched.scene.table_registry.close()


async def test_after_a_restart_nothing_is_seen_before_the_delay() -> None:
    watched = Watched(TableSettings(delay=DELAY))
    await watched.open()
    await watched.play(30, pause=1)
    await watched.scene.table_registry.close()
    watched.scene.table_registry = watched.scene.new_registry()
    watched.table = await watched.scene.table_registry.find(watched.table.code)
    back = watched.scene.clock.time
    newcomer = await watched.come("newcomer")
    await watched.scene.clock.advance(DELAY - 0.1)
    assert list(frames(newcomer)) == []
    await watched.scene.clock.advance(0.2)
    assert next(frames(newcomer))[0] == back + DELAY
    await watched.scene.table_registry.close()


async def test_with_a_delay_no_clock_is_shown_to_spectators() -> None:
    watched = Watched(TableSettings(delay=DELAY, clock="brisk"))
    await watched.open()
    await watched.play(10)
    assert watched.scene.ears[0].clocks
    assert watched.watcher.clocks == []
    await watched.scene.table_registry.close()


async def test_with_a_delay_the_end_and_the_record_wait_too() -> None:
    watched = Watched(TableSettings(delay=DELAY))
    await watched.open()
    table = watched.table
    while table.phase == "playing":
        await watched.play(pause=0.1)
    over = watched.scene.clock.time - 0.1
    host = table.stored.host
    assert (table.phase_for(host), table.phase_for("watcher"), table.phase_for("")) == ("over", "playing", "playing")
    with pytest.raises(Exception, match="over"):
        table.finished_match().record_text()
    lobbies = watched.watcher.lobbies
    await watched.scene.clock.advance(DELAY - 0.2)
    assert watched.watcher.lobbies == lobbies
    await watched.scene.clock.advance(0.3)
    assert list(frames(watched.watcher))[-1][0] == pytest.approx(over + DELAY)
    assert list(frames(watched.watcher))[-1][1]["standings"]
    assert watched.watcher.lobbies == lobbies + 1
    assert table.phase_for("watcher") == "over"
    assert table.finished_match().record_text()
    await watched.scene.table_registry.close()


async def test_who_may_see_nothing_sees_nothing() -> None:
    watched = Watched(TableSettings(watchers="nothing"))
    await watched.open()
    await watched.play(20)
    newcomer = await watched.come("newcomer")
    await watched.play(20)
    assert list(frames(watched.watcher)) == list(frames(newcomer)) == []
    assert watched.table.snapshot_for("newcomer") is None
    await watched.scene.table_registry.close()


@pytest.mark.parametrize("delay", [0, DELAY])
async def test_who_sees_hands_sees_every_hand_and_never_the_pile(delay: int) -> None:
    watched = Watched(TableSettings(watchers="hands", delay=delay))
    await watched.open()
    match = watched.table.match
    assert match is not None
    compared = 0
    for _ in range(60):
        await watched.play(pause=0.0)
        known = -1
        while known != len(match.state.history):  # a reaction that nobody gives in time is a move, too
            known = len(match.state.history)
            await watched.scene.clock.advance(delay)
        parts = {part["id"]: part for part in board(watched)["parts"]}
        for seat in range(PEOPLE):
            held = match.state.view(seat).zone(f"hand:{seat}")
            assert parts[f"hand:{seat}"].get("faces", []) == held.faces
            compared += bool(held.faces)
        assert parts["pile"].get("faces", []) == []
    assert compared > 100
    drawn = [event[1] for _, m in frames(watched.watcher) for event in m.get("events", []) if is_draw(event)]
    assert drawn
    assert all(isinstance(args["cards"], list) for args in drawn)
    await watched.scene.table_registry.close()


@pytest.mark.parametrize(
    "manners", [TableSettings(), TableSettings(watchers="hands"), TableSettings(watchers="hands", delay=DELAY)]
)
async def test_whatever_spectators_may_see_a_gift_that_lies_face_down_is_a_back(manners: TableSettings) -> None:
    watched = Watched(manners)
    await watched.open("not_a_hat")
    match = watched.table.match
    assert match is not None
    hidden = 0
    for _ in range(25):
        await watched.play(pause=5)
        await watched.scene.clock.advance(manners.delay)
        state = match.state
        assert isinstance(state, NotAHatState)
        if state.is_resting():
            break
        parts = {part["id"]: part for part in board(watched)["parts"]}
        for seat in range(PEOPLE):
            faces = parts[f"gifts:{seat}"].get("faces", [])[state.open[seat] :]
            assert all("back-" in face for face in faces)
            hidden += len(faces)
        if state.step != SHOW:
            assert "back-" in parts["gift"]["faces"][0]
    assert hidden > 5
    await watched.scene.table_registry.close()


def board(watched: Watched) -> dict[str, Any]:
    """Return the board as a spectator is shown it now."""
    snapshot = watched.table.snapshot_for("watcher")
    assert snapshot is not None
    read: dict[str, Any] = json.loads(watched.scene.table_registry.services.encoder.snapshot(snapshot))
    return read


def is_draw(event: list[Any]) -> bool:
    """Return whether cards were drawn."""
    return bool(event[0] == "draws")


async def test_what_those_say_who_see_hands_reaches_no_player_before_the_end() -> None:
    watched = Watched(TableSettings(watchers="hands"))
    await watched.open()
    table = watched.table
    other = await watched.come("other")
    send_chat_line_or_reaction.say(table, "watcher", "Watcher", text="He holds a granny!")
    send_chat_line_or_reaction.say(table, "watcher", "Watcher", reaction="wow")
    send_chat_line_or_reaction.say(table, table.stored.host, "P0", text="Hello all")
    assert [heard.get("text") or heard["reaction"] for heard in said(other)] == [
        "He holds a granny!",
        "wow",
        "Hello all",
    ]
    for ear in watched.scene.ears:
        assert [heard["text"] for heard in said(ear)] == ["Hello all"]
    again = Ear(watched.scene.clock, watched.scene.ears[1].person)
    await entry_exit_rename_and_logout.enter(table, again, guest("P1"), watch=False)
    assert [heard["text"] for heard in said(again)] == ["Hello all"]
    await watched.scene.clock.advance(60)
    while table.phase == "playing":
        await watched.play(pause=0.0)
    send_chat_line_or_reaction.say(table, "watcher", "Watcher", text="Well played!")
    assert said(watched.scene.ears[1])[-1]["text"] == "Well played!"
    await watched.scene.table_registry.close()


def said(ear: Ear) -> list[dict[str, Any]]:
    """Return the lines and reactions heard."""
    return [message for message in (json.loads(frame) for _, frame in ear.heard) if message["t"] == "said"]


async def test_who_sits_down_on_a_bots_seat_after_the_end_sees_the_end() -> None:
    scene = Scene(TableSpeed(bots=0))
    table = await scene.deal("kung_fu", 1, bots=1)
    while table.phase == "playing":
        assert table.match is not None
        if 0 in table.match.state.to_act():
            await scene.play(table, 0, table.match.state.fallback(0).name)
        await idle()
    newcomer = Ear(scene.clock, "newcomer")
    await entry_exit_rename_and_logout.enter(table, newcomer, guest("Newcomer"), watch=True)
    await seat_requests_approval_and_seating.ask_for_seat(table, "newcomer", guest("Newcomer"), 1)
    assert newcomer.seat == 1
    assert list(frames(newcomer))[-1][1]["standings"]
    await scene.table_registry.close()
