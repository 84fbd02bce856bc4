"""Who comes back is told what was missed and nothing else, by seat code too."""

import json
from typing import Any

import pytest

from regift.kit.event import SPECTATOR
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import Guest
from regift.tables.watching.viewer_snapshots_and_updates import MATCH_SPAN, MAX_PAST
from tests.server.playing import changed, whole
from tests.tables.scene import Ear, Scene

AT_ONCE = TableSpeed(bots=0, window_limit=0)
Board = dict[str, Any]


class Page:
    """A page: the board put together from what an ear heard."""

    def __init__(self) -> None:
        self.at = -1
        self.parts: dict[str, Any] = {}
        self.events: list[Any] = []
        self.to_act: list[int] = []
        self.rest: tuple[Any, ...] = ()

    def take(self, frames: list[bytes]) -> None:
        for frame in frames:
            said = json.loads(frame)
            if said["t"] == "board":
                self.parts = {part["id"]: whole(part) for part in said["parts"]}
            elif said["t"] == "update":
                assert said.get("since", said["at"] - 1) <= self.at
                self.parts |= {part["id"]: whole(part) for part in said.get("parts", [])}
                self.parts |= {id: changed(self.parts[id], change) for id, change in said.get("changes", {}).items()}
                for gone in said.get("gone", []):
                    self.parts.pop(gone, None)
                self.events += said.get("events", [])
            else:
                continue
            self.at = said["at"]
            self.to_act = said.get("to_act", self.to_act)
            self.rest = tuple(said.get(name) for name in ("options", "can_take_back", "standings"))


async def play_on(scene: Scene, table: Table, moves: int, start: int = 0) -> None:
    """Let everybody play, by the last options."""
    assert table.match is not None
    state = table.match.state
    for number in range(start, start + moves):
        if state.is_over:
            return
        seat = state.to_act()[-1]
        options = state.options(seat)
        await scene.play(table, seat, options[number * 7 % len(options)].name)


@pytest.mark.parametrize("missed", [0, 1, 10, 60])
async def test_one_update_makes_up_for_all_that_was_missed(missed: int) -> None:
    scene = Scene(AT_ONCE, seed=4)
    table = await scene.deal("kung_fu", 3)
    await play_on(scene, table, 30)
    page, whole = Page(), Page()
    page.take([frame for _, frame in scene.ears[1].heard])
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    stayed = len(scene.ears[2].heard)
    twin = Ear(scene.clock, scene.ears[1].person)
    await entry_exit_rename_and_logout.enter(table, twin, Guest("Tab"), watch=False)
    await play_on(scene, table, missed, 30)
    back = Ear(scene.clock, scene.ears[1].person)
    await entry_exit_rename_and_logout.enter(table, back, Guest("Back"), watch=False, since=page.at)
    heard = [frame for _, frame in back.heard]
    assert len(heard) == 1
    assert b'"t":"update"' in heard[0]
    page.take(heard)
    whole.take([frame for _, frame in scene.ears[1].heard] + [frame for _, frame in twin.heard])
    assert (page.at, page.parts, page.to_act, page.rest) == (whole.at, whole.parts, whole.to_act, whole.rest)
    assert page.events == whole.events
    assert len(scene.ears[2].heard) >= stayed
    await scene.table_registry.close()


@pytest.mark.parametrize("since", [-1, 0, MATCH_SPAN, MATCH_SPAN + 3, 2_000_000_000])
async def test_a_number_that_fits_no_telling_gets_the_board(since: int) -> None:
    scene = Scene(AT_ONCE, seed=4)
    table = await scene.deal("kung_fu", 3)
    await play_on(scene, table, 20)
    back = Ear(scene.clock, scene.ears[1].person)
    await entry_exit_rename_and_logout.enter(table, back, Guest("Back"), watch=False, since=since)
    assert [json.loads(frame)["t"] for _, frame in back.heard] == ["board"]
    await scene.table_registry.close()


async def fresh_board(table: Table, ear: Ear) -> Board:
    """Come to one's seat with a page that has nothing."""
    await entry_exit_rename_and_logout.enter(table, ear, Guest("Fresh"), watch=False)
    board: Board = json.loads(ear.heard[-1][1])
    assert board["t"] == "board"
    return board


@pytest.mark.parametrize("moves", [0, 2, 40])
async def test_a_fresh_page_is_told_the_last_of_what_its_seat_saw(moves: int) -> None:
    scene = Scene(AT_ONCE, seed=4)
    table = await scene.deal("kung_fu", 3)
    await play_on(scene, table, moves)
    page = Page()
    page.take([frame for _, frame in scene.ears[1].heard])
    board = await fresh_board(table, Ear(scene.clock, scene.ears[1].person))
    assert board.get("past", []) == page.events[-MAX_PAST:]
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    again = await scene.table_registry.find(table.code)
    assert await fresh_board(again, Ear(scene.clock, scene.ears[1].person)) == board
    await scene.table_registry.close()


async def test_a_board_is_filled_up_to_two_kilobytes_and_tells_three_events_in_any_case() -> None:
    for seats in (4, 6):
        scene = Scene(AT_ONCE, seed=4)
        table = await scene.deal("kung_fu", seats)
        sizes, told = [], []
        for number in range(20):
            await play_on(scene, table, 10, 10 * number)
            ear = Ear(scene.clock, scene.ears[1].person)
            board = await fresh_board(table, ear)
            sizes.append(len(ear.heard[-1][1]))
            told.append(len(board["past"]))
            entry_exit_rename_and_logout.leave(table, ear)
        assert min(told) >= 3
        assert (max(sizes) <= 2048) == (seats == 4), sizes
        assert max(told) > 3
        await scene.table_registry.close()


async def test_who_comes_to_watch_is_told_what_happened_before_anybody_watched() -> None:
    scene = Scene(AT_ONCE, seed=4)
    table = await scene.deal("kung_fu", 3)
    await play_on(scene, table, 40)
    assert table.match is not None
    public = [event.kind for event in table.match.state.events(SPECTATOR, table.match.begun)][-MAX_PAST:]
    ear = Ear(scene.clock, scene.table_registry.new_person())
    await entry_exit_rename_and_logout.enter(table, ear, Guest("Watcher", "gift"), watch=True)
    assert [kind for kind, *_ in json.loads(ear.heard[-1][1])["past"]] == public
    await scene.table_registry.close()


async def test_a_game_that_is_over_tells_no_past_for_its_replay_tells_all() -> None:
    scene = Scene(AT_ONCE, seed=4)
    table = await scene.deal("kung_fu", 2)
    await play_on(scene, table, 5000)
    board = await fresh_board(table, Ear(scene.clock, scene.ears[1].person))
    assert board["standings"]
    assert "past" not in board
    await scene.table_registry.close()


async def test_catching_up_reaches_over_a_restart() -> None:
    scene = Scene(AT_ONCE, seed=4)
    table = await scene.deal("kung_fu", 3)
    await play_on(scene, table, 30)
    page = Page()
    page.take([frame for _, frame in scene.ears[1].heard])
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    await play_on(scene, table, 12, 30)
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    again = await scene.table_registry.find(table.code)
    back = Ear(scene.clock, scene.ears[1].person)
    await entry_exit_rename_and_logout.enter(again, back, Guest("Back"), watch=False, since=page.at)
    assert b'"t":"update"' in back.heard[0][1]
    page.take([frame for _, frame in back.heard])
    fresh = Ear(scene.clock, scene.ears[1].person)
    await entry_exit_rename_and_logout.enter(again, fresh, Guest("Fresh"), watch=False)
    board = Page()
    board.take([frame for _, frame in fresh.heard])
    assert (page.at, page.parts, page.to_act, page.rest) == (board.at, board.parts, board.to_act, board.rest)
    await scene.table_registry.close()


async def test_who_missed_very_much_gets_the_board() -> None:
    scene = Scene(AT_ONCE, seed=4)
    table = await scene.deal("kung_fu", 3)
    assert table.match is not None
    first = table.match.viewers[1].at
    await play_on(scene, table, 400)
    back = Ear(scene.clock, scene.ears[1].person)
    await entry_exit_rename_and_logout.enter(table, back, Guest("Back"), watch=False, since=first)
    assert b'"t":"board"' in back.heard[0][1]
    await scene.table_registry.close()
