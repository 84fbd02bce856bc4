"""What all are to see is shown for its least time, whoever is in a hurry."""

import json
from itertools import pairwise

import pytest

from regift.games import catalogue
from regift.games.gift_trap.events import LAST_PAUSE, SUMMARY_PAUSE, parcel_pause
from regift.games.not_a_hat.events import PAUSE
from regift.kit.event import SPECTATOR, Event, EventKind
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout, host_commands
from regift.tables.setup.table_speed_bot_delays_and_time_limits import PAUSE_MARGIN, QUICK_PAUSE, TableSpeed
from regift.tables.storage.stored_table_records import Guest
from regift.wire.table_state_to_wire_messages import WireEncoder
from regift.wire.view_change_event_and_option_encoder import event_of
from tests.tables.scene import Ear, Scene

SHOWN = 3.0
OPENING = parcel_pause(6)


def step_of(table: Table) -> str:
    assert table.match is not None
    return str(table.match.state.view().fact("step"))


def actor(table: Table) -> int:
    assert table.match is not None
    return table.match.state.to_act()[0]


async def begun_by_a_bot() -> tuple[Scene, Table]:
    """Seat a person and two bots, so that chance lets a bot begin."""
    for seed in range(1, 50):
        scene = Scene(TableSpeed(), seed)
        table = await scene.deal("not_a_hat", 1, bots=2)
        if actor(table) > 0:
            return scene, table
        await scene.table_registry.close()
    raise AssertionError("chance always names the person")


async def test_a_gift_that_is_turned_too_soon_is_turned_when_it_was_shown_for_three_seconds() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("not_a_hat", 3)
    await scene.clock.advance(1)
    await scene.play(table, actor(table), "turn it over")
    await scene.clock.advance(SHOWN - 1.01)
    assert step_of(table) == "step_show"
    await scene.clock.advance(0.02)
    assert step_of(table) == "step_claim"
    await scene.table_registry.close()


async def test_a_gift_that_was_shown_long_enough_is_turned_at_once() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("not_a_hat", 3)
    await scene.clock.advance(SHOWN)
    await scene.play(table, actor(table), "turn it over")
    assert step_of(table) == "step_claim"
    await scene.table_registry.close()


async def test_a_bot_shows_its_gift_as_long_as_people_do() -> None:
    scene, table = await begun_by_a_bot()
    await scene.clock.advance(SHOWN - 0.01)
    assert step_of(table) == "step_show"
    await scene.clock.advance(0.02)
    assert step_of(table) == "step_claim"
    await scene.table_registry.close()


async def test_a_pause_does_not_count() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("not_a_hat", 3)
    await scene.clock.advance(1)
    await scene.play(table, actor(table), "turn it over")
    assert table.match_controller is not None
    table.match_controller.suspend()
    await scene.clock.advance(10)
    assert step_of(table) == "step_show"
    table.match_controller.resume()
    await scene.clock.advance(SHOWN - 1.01)
    assert step_of(table) == "step_show"
    await scene.clock.advance(0.02)
    assert step_of(table) == "step_claim"
    await scene.table_registry.close()


async def test_who_comes_back_sees_it_no_longer_than_the_others() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("not_a_hat", 3)
    await scene.clock.advance(2)
    back = Ear(scene.clock, scene.ears[1].person)
    await entry_exit_rename_and_logout.enter(table, back, Guest("Back"), watch=False)
    await scene.play(table, actor(table), "turn it over")
    await scene.clock.advance(1.01)
    assert step_of(table) == "step_claim"
    await scene.table_registry.close()


async def refused_by_a_person(scene: Scene, table: Table) -> None:
    """Let a gift be turned, named and refused, each as soon as it may be."""
    await scene.clock.advance(SHOWN)
    for name in ("turn it over", "claim something else", "refuse"):
        await scene.play(table, actor(table), name)


async def test_hat_20_what_was_refused_is_turned_up_and_looked_at_before_the_truth_is_told() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("not_a_hat", 3)
    await refused_by_a_person(scene, table)
    for ear in scene.ears:
        events = json.loads(ear.heard[-1][1])["events"]
        assert [event[0] for event in events] == ["refuses", "turns_up", "exposes", "shows", "displays"]
        assert events[1][2:] == [True, PAUSE * 1000]
        assert not any(pause for *_, pause in (event[3:] or [0] for event in events if event[0] != "turns_up"))
    await scene.table_registry.close()


async def test_hat_a18_the_next_gift_is_shown_for_three_seconds_after_the_truth_was_told() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("not_a_hat", 3)
    await refused_by_a_person(scene, table)
    await scene.play(table, actor(table), "turn it over")
    await scene.clock.advance(PAUSE + PAUSE_MARGIN + SHOWN - 0.01)
    assert step_of(table) == "step_show"
    await scene.clock.advance(0.02)
    assert step_of(table) == "step_claim"
    await scene.table_registry.close()


async def test_a_table_without_delays_has_no_pause() -> None:
    scene = Scene(TableSpeed(bots=0))
    table = await scene.deal("not_a_hat", 3)
    assert table.match is not None
    assert TableSpeed(bots=0).min_reveal_seconds(table.match.state, 0) == 0
    assert WireEncoder(0).pauses == 0
    event = Event(EventKind("turns_up", [], pause=PAUSE), [], [])
    assert event_of(event, 0) == ["turns_up", {}]
    assert event_of(event, 0.5) == ["turns_up", {}, False, 900]
    await scene.table_registry.close()


async def test_nobodys_time_runs_while_something_is_shown() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("not_a_hat", 3)
    await host_commands.set_table_setting(table, scene.ears[0].person, "clock", "brisk")
    await refused_by_a_person(scene, table)
    (left,) = json.loads(scene.ears[0].clocks[-1][1])["left"]
    assert (left["left"], left["whole"]) == (30_000 + (PAUSE + PAUSE_MARGIN + SHOWN) * 1000, 30_000)
    await scene.table_registry.close()


async def at_the_first_parcel(scene: Scene, bots: int = 0, people: int = 3) -> Table:
    """Play a family game of GiftTRAP by lot until the first parcel is to be chosen."""
    table = await scene.deal("gift_trap", people, bots, options={"strategy": False, "first": 0})
    assert table.match is not None
    state = table.match.state
    while step_of(table) != "step_open":
        for seat in state.to_act():
            if seat < people:
                await scene.play(table, seat, state.fallback(seat).name)
        await scene.clock.advance(0.1)
    return table


async def test_gt_34_nothing_follows_before_a_parcel_that_was_opened_has_been_seen() -> None:
    scene = Scene(TableSpeed())
    table = await at_the_first_parcel(scene, people=1, bots=2)
    await scene.clock.advance(60)
    assert actor(table) == 0
    assert table.match is not None
    await scene.play(table, 0, table.match.state.options(0)[0].name)
    begun = scene.clock.time
    for _ in range(40):
        await scene.clock.advance(1)
    told = [(at - begun, json.loads(frame).get("events", [])) for at, frame in scene.ears[0].heard if at >= begun]
    openings = [(at, sum((event[3:] or [0])[0] for event in events) / 1000) for at, events in told if events]
    at, shown = openings[0]
    assert (at, shown) == (0, pytest.approx(2 * OPENING)), (
        "the last parcel goes by itself, and is shown after the other"
    )
    for (at, shown), (later, _) in pairwise(openings):
        assert later - at >= shown
    await scene.table_registry.close()


def pauses_of_a_round(people: int) -> list[float]:
    """Play a round of GiftTRAP by lot; return the pause of each of its parcels, in order."""
    state = catalogue.game("gift_trap", seats=people, strategy=False).deal(3)
    while state.view().fact("round") == 1:
        seat = state.to_act()[0]
        state.apply(seat, state.fallback(seat))
    return [event.pause for event in state.events(SPECTATOR) if event.pause > 0]


@pytest.mark.parametrize("people", [3, 4, 8])
def test_gt_36_the_last_parcel_of_a_round_is_looked_at_longer(people: int) -> None:
    *others, last, summary = pauses_of_a_round(people)
    assert len(others) == people * (people - 1) - 1
    assert set(others) == {parcel_pause(people * (people - 1))}
    assert last == LAST_PAUSE > max(others)
    assert summary == SUMMARY_PAUSE


def test_gt_36_so_is_the_last_parcel_of_the_game() -> None:
    state = catalogue.game("gift_trap", seats=3, strategy=False, cap=1).deal(3)
    while not state.is_over:
        seat = state.to_act()[0]
        state.apply(seat, state.fallback(seat))
    *_, last, summary = [event.pause for event in state.events(SPECTATOR) if event.pause > 0]
    assert (last, summary) == (LAST_PAUSE, SUMMARY_PAUSE)


def time_left(scene: Scene, seat: int) -> tuple[float, float]:
    """Return the seconds that the only seat on the clock has left, as a seat was told last, and what it had."""
    (left,) = json.loads(scene.ears[seat].clocks[-1][1])["left"]
    return left["left"] / 1000, left["whole"] / 1000


@pytest.mark.parametrize(("pace", "shown"), [("lively", OPENING), ("quick", QUICK_PAUSE)])
async def test_gt_32_a_parcel_that_is_opened_takes_nobodys_time(pace: str, shown: float) -> None:
    scene = Scene(TableSpeed())
    table = await at_the_first_parcel(scene)
    for name, value in (("clock", "brisk"), ("pace", pace)):
        await host_commands.set_table_setting(table, scene.ears[0].person, name, value)
    assert table.match is not None
    await scene.clock.advance(60)
    await scene.play(table, 0, table.match.state.options(0)[0].name)
    left, whole = time_left(scene, 1)
    assert left == pytest.approx(whole + 2 * shown + PAUSE_MARGIN), "pages show each parcel, however quick the table"
    await scene.table_registry.close()


async def test_gt_32_a_clock_that_is_changed_later_adds_only_what_is_left_of_the_pauses() -> None:
    scene = Scene(TableSpeed())
    table = await at_the_first_parcel(scene)
    assert table.match is not None
    await scene.clock.advance(60)
    await scene.play(table, 0, table.match.state.options(0)[0].name)
    await scene.clock.advance(1)
    await host_commands.set_table_setting(table, scene.ears[0].person, "clock", "brisk")
    left, whole = time_left(scene, 1)
    assert left == pytest.approx(whole + 2 * OPENING + PAUSE_MARGIN - 1)
    await scene.clock.advance(60)
    await host_commands.set_table_setting(table, scene.ears[0].person, "clock", "relaxed")
    left, whole = time_left(scene, 1)
    assert left == whole
    await scene.table_registry.close()


async def test_a_clock_that_is_changed_when_a_gift_was_shown_for_long_adds_nothing() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("not_a_hat", 3)
    await scene.clock.advance(60)
    await host_commands.set_table_setting(table, scene.ears[0].person, "clock", "brisk")
    left, whole = time_left(scene, 0)
    assert left == whole
    await scene.table_registry.close()


async def wait_after_parcels(pace: str) -> float:
    """Open two parcels of GiftTRAP; return the seconds after which the table carries out the next move."""
    scene = Scene(TableSpeed())
    table = await at_the_first_parcel(scene)
    await host_commands.set_table_setting(table, scene.ears[0].person, "pace", pace)
    assert table.match is not None
    state = table.match.state
    await scene.clock.advance(60)
    await scene.play(table, 0, state.options(0)[0].name)
    begun, count, seat = scene.clock.time, len(state.history), actor(table)
    await scene.play(table, seat, state.fallback(seat).name)
    while len(state.history) == count:
        await scene.clock.advance(0.1)
    await scene.table_registry.close()
    return round(scene.clock.time - begun, 1)


async def test_gt_34_a_quick_table_waits_for_each_parcel_too_but_not_as_long() -> None:
    assert await wait_after_parcels("lively") >= 2 * OPENING + PAUSE_MARGIN
    quick = await wait_after_parcels("quick")
    assert 2 * QUICK_PAUSE + PAUSE_MARGIN <= quick < 2 * OPENING
