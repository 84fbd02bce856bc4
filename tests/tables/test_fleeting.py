"""What is told once is never told again: not to who comes back, not on a new page, not to who only watches."""

import json
from itertools import count
from random import Random
from typing import Any

import pytest

from regift.games.not_a_hat.box_contents import FACES
from regift.games.not_a_hat.kit_state_adapter import NotAHatState
from regift.games.not_a_hat.position import BREAK
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import Guest
from tests.tables.scene import Ear, Scene, idle

AT_ONCE = TableSpeed(bots=0, window_limit=0)


def state_of(table: Table) -> NotAHatState:
    assert table.match is not None
    assert isinstance(table.match.state, NotAHatState)
    return table.match.state


async def pass_on(scene: Scene, table: Table, gifts: int) -> None:
    """Let so many gifts be named, each as another object that nobody has, and accepted."""
    for _ in range(gifts):
        for _ in count():
            state = state_of(table)
            (seat,) = state.to_act()
            options = state.options(seat)
            await scene.play(table, seat, options[len(state.passes) // 5 % 90 if len(options) > 2 else 0].name)
            if len(options) == 2:
                break


def secrets(state: NotAHatState) -> set[str]:
    """Gather the drawings that lie hidden now, and all that was said of gifts before."""
    hidden = {card for seat in range(3) for card in state.gifts[seat][state.open[seat] :]} | {state.gift}
    said = set(state.passes[2::5])
    shown = {card for seat in range(3) for card in state.gifts[seat][: state.open[seat]]} | {state.shop[-1]}
    return {FACES[card] for card in (hidden | said) - shown}


def said_in(frames: list[bytes]) -> str:
    """Write what frames say, without what their viewer might name."""
    told: list[Any] = [json.loads(frame) for frame in frames]
    return json.dumps([{name: value for name, value in frame.items() if name != "options"} for frame in told])


async def at_a_table(gifts: int) -> tuple[Scene, Table]:
    scene = Scene(AT_ONCE, seed=4)
    table = await scene.deal("not_a_hat", 3)
    await pass_on(scene, table, gifts)
    return scene, table


@pytest.mark.parametrize("missed", [0, 1, 2, 5, 12])
async def test_who_comes_back_is_told_no_face_that_lies_hidden_and_no_claim(missed: int) -> None:
    scene, table = await at_a_table(6)
    assert table.match is not None
    since = table.match.viewers[1].at
    await pass_on(scene, table, missed)
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    table = await scene.table_registry.find(table.code)
    for at in (since, -1):
        back = Ear(scene.clock, scene.ears[1].person)
        await entry_exit_rename_and_logout.enter(table, back, Guest("Back"), watch=False, since=at)
        said = said_in([frame for _, frame in back.heard])
        assert back.heard
        assert [secret for secret in secrets(state_of(table)) if f'{secret}"' in said] == []
    await scene.table_registry.close()


async def test_who_comes_to_watch_is_told_no_more() -> None:
    scene, table = await at_a_table(6)
    watcher = Ear(scene.clock, scene.table_registry.new_person())
    await entry_exit_rename_and_logout.enter(table, watcher, Guest("Watcher", "gift"), watch=True)
    said = said_in([frame for _, frame in watcher.heard])
    assert '"t": "board"' in said
    assert [secret for secret in secrets(state_of(table)) if f'{secret}"' in said] == []
    await scene.table_registry.close()


async def test_every_claim_is_told_to_everybody_once() -> None:
    scene, table = await at_a_table(0)
    watcher = Ear(scene.clock, scene.table_registry.new_person())
    await entry_exit_rename_and_logout.enter(table, watcher, Guest("Watcher", "gift"), watch=True)
    start = [len(ear.heard) for ear in (*scene.ears, watcher)]
    await pass_on(scene, table, 8)
    await idle()
    for ear, heard in zip((*scene.ears, watcher), start, strict=True):
        events = [event for _, frame in ear.heard[heard:] for event in json.loads(frame).get("events", [])]
        claims = [event for event in events if event[0] == "claims"]
        assert len(claims) == 8
        assert all(event[2] is True for event in claims)
        assert len({event[1]["claim"] for event in claims}) == 8
    await scene.table_registry.close()


async def test_what_lasts_is_not_marked_as_fleeting() -> None:
    scene, table = await at_a_table(2)
    start = len(scene.ears[0].heard)
    while state_of(table).step != 0:
        (seat,) = state_of(table).to_act()
        await scene.play(table, seat, state_of(table).options(seat)[-1].name)
    events = [event for _, frame in scene.ears[0].heard[start:] for event in json.loads(frame).get("events", [])]
    assert [len(event) for event in events if event[0] == "exposes"] == [2]
    await scene.table_registry.close()


async def test_the_truth_about_a_round_is_told_to_whoever_comes_before_the_next_one() -> None:
    scene = Scene(AT_ONCE, seed=4)
    table = await scene.deal("not_a_hat", 3, options={"rounds": "each"})
    await play_until_the_break(scene, table)
    passes = len(state_of(table).passes) // 5
    for person, watch in ((scene.ears[1].person, False), (scene.table_registry.new_person(), True)):
        told = await told_to(table, scene, person, watch=watch)
        assert told[0] == "starts"
        assert told.count("recalls") == passes > 0
    (seat,) = state_of(table).to_act()
    await scene.play(table, seat, state_of(table).options(seat)[0].name)
    for person, watch in ((scene.ears[1].person, False), (scene.table_registry.new_person(), True)):
        assert (await told_to(table, scene, person, watch=watch))[-1] == "starts"
    await scene.table_registry.close()


async def play_until_the_break(scene: Scene, table: Table) -> None:
    """Play at random until a round is over."""
    dice = Random(1)
    while state_of(table).step != BREAK:
        (seat,) = state_of(table).to_act()
        await scene.play(table, seat, dice.choice(state_of(table).options(seat)).name)


async def told_to(table: Table, scene: Scene, person: str, *, watch: bool) -> list[str]:
    """List the kinds of events in the board of who comes with a page that knows nothing."""
    ear = Ear(scene.clock, person)
    await entry_exit_rename_and_logout.enter(table, ear, Guest("Back", "gift"), watch=watch)
    (board,) = [frame for _, sent in ear.heard if (frame := json.loads(sent))["t"] == "board"]
    return [event[0] for event in board.get("past", [])]
