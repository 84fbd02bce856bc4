"""What is revealed at a table with a big screen is looked at there before anybody is asked or told the end."""

import json
from typing import Final

import pytest
from msgspec.structs import replace

from regift.games import catalogue
from regift.games.cursed_gifts.events import COMEBACK
from regift.games.kung_fu.events import BLOCK
from regift.kit.event import LONGEST_REVEAL, Event, EventKind, reveal_seconds
from regift.kit.state import State
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout, host_commands
from regift.tables.setup.game_setup import SeatAssignment
from regift.tables.setup.table_settings_other_than_game_options import TableSettings
from regift.tables.setup.table_speed_bot_delays_and_time_limits import PAUSE_MARGIN, TableSpeed
from regift.tables.storage.stored_table_records import Guest
from regift.tables.table_state import has_big_screen
from regift.tables.watching.big_screen_codes import named_big_screen
from regift.tables.watching.viewer_snapshots_and_updates import TurnOptions, ViewUpdate
from regift.wire.table_state_to_wire_messages import WireEncoder
from tests.tables.scene import Ear, Scene
from tests.tables.test_delayed_spectator_feed import DELAY, Watched

MOST_MOVES: Final = 4000


async def with_big_screen(scene: Scene, table: Table, person: str = "") -> Ear:
    """Let a big screen watch a table, as its host has it, or somebody else."""
    screen = Ear(scene.clock, person or named_big_screen("television", table.stored.host, 0))
    await entry_exit_rename_and_logout.enter(table, screen, Guest("Screen", "gift"), watch=True)
    return screen


def updates_since(ear: Ear, begun: float) -> list[dict[str, object]]:
    told = [json.loads(frame) for at, frame in ear.heard if at >= begun]
    return [message for message in told if message["t"] == "update"]


def state_of(table: Table) -> State:
    assert table.match is not None
    return table.match.state


async def played_until(scene: Scene, table: Table, kinds: tuple[str, ...]) -> float:
    """Play by chance, each move a minute after the one before, until such an event; return when it happened."""
    state = state_of(table)
    for number in range(MOST_MOVES):
        begun = scene.clock.time
        seat = state.to_act()[number % len(state.to_act())]
        options = state.options(seat)
        known = len(state.history)
        answers = [option for option in options if option.verb in ("answer", "block")]
        await scene.play(table, seat, (answers or options)[number % len(answers or options)].name)
        if any(event.kind in kinds for event in state.events(-1, known)):
            return begun
        await scene.clock.advance(60)
    raise AssertionError(f"none of {kinds} ever happens")


async def seconds_until_next_move(scene: Scene, table: Table) -> float:
    """Let whoever is asked answer at once; return after how many seconds the table carries it out."""
    state = state_of(table)
    begun, known = scene.clock.time, len(state.history)
    for seat in state.to_act():
        await scene.play(table, seat, state.fallback(seat).name)
    while len(state.history) == known:
        await scene.clock.advance(0.1)
    return round(scene.clock.time - begun, 1)


@pytest.mark.parametrize("has_screen", [True, False])
@pytest.mark.parametrize(
    ("game", "kinds", "seconds"),
    [("cursed_gifts", ("answers", "answers_trio"), COMEBACK), ("kung_fu", ("blocks",), BLOCK)],
)
async def test_a_comeback_and_a_block_are_looked_at_before_anybody_answers_if_a_screen_shows_them(
    game: str, kinds: tuple[str, ...], seconds: float, *, has_screen: bool
) -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal(game, 3)
    ears = [*scene.ears, *([await with_big_screen(scene, table)] if has_screen else [])]
    begun = await played_until(scene, table, kinds)
    for ear in ears:
        assert [update.get("reveal", 0) for update in updates_since(ear, begun)] == [seconds * 1000 * has_screen]
    waited = await seconds_until_next_move(scene, table)
    assert waited >= seconds + PAUSE_MARGIN if has_screen else waited < seconds
    await scene.table_registry.close()


async def test_what_a_big_screen_shows_takes_nobodys_time() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("kung_fu", 3)
    await with_big_screen(scene, table)
    await host_commands.set_table_setting(table, scene.ears[0].person, "clock", "brisk")
    await played_until(scene, table, ("blocks",))
    left = json.loads(scene.ears[0].clocks[-1][1])["left"]
    assert [each["left"] - each["whole"] for each in left] == [(BLOCK + PAUSE_MARGIN) * 1000] * len(left) != []
    await scene.table_registry.close()


@pytest.mark.parametrize(
    ("manners", "person"),
    [
        (TableSettings(delay=DELAY), ""),
        (TableSettings(watchers="nothing"), ""),
        (TableSettings(), "stranger"),
        (TableSettings(), named_big_screen("television", "somebody who has gone", 0)),
    ],
)
async def test_nobody_looks_at_a_screen_that_shows_nothing_yet_or_at_a_stranger_who_watches(
    manners: TableSettings, person: str
) -> None:
    watched = Watched(manners)
    watched.scene = scene = Scene(TableSpeed())
    await watched.open()
    await with_big_screen(scene, watched.table, person)
    begun = await played_until(scene, watched.table, ("blocks",))
    assert not any("reveal" in update for ear in scene.ears for update in updates_since(ear, begun))
    assert await seconds_until_next_move(scene, watched.table) < BLOCK
    await scene.table_registry.close()


async def test_whoever_logs_other_devices_out_takes_away_the_screens_that_these_gave() -> None:
    watched = Watched(TableSettings())
    await watched.open()
    table, host = watched.table, watched.scene.ears[0]
    await with_big_screen(watched.scene, table)
    assert has_big_screen(table)
    lobbies = watched.scene.ears[1].lobbies
    await entry_exit_rename_and_logout.log_out_others(table, host.person, host)
    assert not has_big_screen(table)
    assert watched.scene.ears[1].lobbies > lobbies, "all are told"
    await with_big_screen(watched.scene, table, named_big_screen("new television", host.person, host.generation))
    assert has_big_screen(table)
    await watched.scene.table_registry.close()


@pytest.mark.parametrize("game", catalogue.game_ids())
def test_every_game_lets_its_victory_be_looked_at_on_the_big_screen(game: str) -> None:
    kinds = {kind.name: kind for kind in catalogue.game(game, seats=3).event_kinds}
    assert 0 < kinds["wins"].reveal <= LONGEST_REVEAL
    assert all(kind.pause == 0 or kind.reveal == 0 for kind in kinds.values()), "a pause holds on every page"


def test_all_look_no_longer_than_five_seconds_and_not_at_all_where_a_table_has_no_delays() -> None:
    won = Event(EventKind("wins", [], reveal=3.0), [], [])
    assert [reveal_seconds([won] * winners) for winners in (0, 1, 2, 8)] == [0, 3.0, LONGEST_REVEAL, LONGEST_REVEAL]
    update = ViewUpdate(2, 0, 1, [won], [], [], [], TurnOptions(), [], [])
    assert json.loads(WireEncoder(1).view_update(update, is_on_big_screen=True))["reveal"] == 3000
    assert b"reveal" not in WireEncoder(1).view_update(update)
    assert b"reveal" not in WireEncoder(0).view_update(update, is_on_big_screen=True)


async def test_a_move_that_waits_for_a_reveal_is_not_played_for_whoever_gets_the_seat_meanwhile() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("kung_fu", 3)
    await with_big_screen(scene, table)
    heir = Ear(scene.clock, "heir")
    await entry_exit_rename_and_logout.enter(table, heir, Guest("Heir", "fox"), watch=True)
    await played_until(scene, table, ("blocks",))
    state = state_of(table)
    seat, known = state.to_act()[0], len(state.history)
    await scene.play(table, seat, state.fallback(seat).name)
    assert len(state.history) == known
    setup = table.game_setup.seated(seat, SeatAssignment("person", "heir", "Heir", "fox"))
    async with table.lock:
        await table.commit_sitting_down(seat, replace(table.stored, game_setup=setup))
    await scene.clock.advance(LONGEST_REVEAL * 2)
    assert len(state_of(table).history) == known
    assert seat in state_of(table).to_act()
    scene.ears[seat] = heir
    await scene.play(table, seat, state_of(table).fallback(seat).name)
    assert len(state_of(table).history) > known
    await scene.table_registry.close()
