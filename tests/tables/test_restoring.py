"""A match read from the journal is the match that was played, down to every viewer's count."""

from pathlib import Path

import pytest

from regift.kit.record import verify
from regift.kit.view import View, describe
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout
from regift.tables.play import player_commands
from regift.tables.play.match import Match
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.storage_interface import JournalConflict
from regift.tables.storage.stored_table_records import Entry, Guest
from regift.tables.watching.viewer_snapshots_and_updates import MATCH_SPAN, Viewer
from tests.tables.scene import Ear, Scene

TINY = str(Path(__file__).parents[1] / "games")
AT_ONCE = TableSpeed(bots=0, window_limit=0)


async def play_some(scene: Scene, game: str, moves: int) -> Match:
    """Play a three-seat game by the last options, taking back now and then."""
    table = await scene.deal(game, 3)
    match = table.match
    assert match is not None
    for number in range(moves):
        if match.state.is_over:
            break
        seat = match.state.to_act()[-1]
        options = match.state.options(seat)
        await scene.play(table, seat, options[number * 7 % len(options)].name)
        if number % 5 == 0 and match.state.can_take_back(seat):
            await player_commands.take_back(table, scene.ears[seat].person, match.viewers[seat].at)
    return match


def describe_all(viewer: Viewer) -> list[str]:
    """Write all that a viewer was shown."""
    view = View(viewer.seat)
    view.parts = viewer.view_tracker.parts
    return describe(view)


@pytest.mark.parametrize("game", ["kung_fu", "sprint", "bell"])
async def test_everything_comes_back(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", TINY)
    scene = Scene(AT_ONCE)
    played = await play_some(scene, game, 60)
    code = next(iter(scene.table_registry.tables))
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    table = await scene.table_registry.find(code)
    match = table.match
    assert match is not None
    assert match.state.history == played.state.history
    assert match.number == played.number
    assert match.recorder.record.moves == played.recorder.record.moves
    for seat in range(3):
        viewer = match.viewers[seat]
        before = played.viewers[seat]
        assert (viewer.at, viewer.offered_at) == (before.at, before.offered_at)
        assert describe_all(viewer) == describe_all(before)
    await scene.table_registry.close()


async def test_a_game_of_version_1_of_the_rules_of_gift_trap_goes_on_as_it_was_begun() -> None:
    scene = Scene(AT_ONCE)
    table = await scene.deal("gift_trap", 3, options={"cap": 1})
    await play_on(scene, table, 5)
    await scene.table_registry.close()
    await scene.disk.write(("UPDATE deals SET rules_version = 1", []))
    scene.table_registry = scene.new_registry()
    table = await scene.table_registry.find(table.code)
    assert table.unplayable is None
    assert table.match is not None
    assert [entry.number for entry in await scene.moves(table)] == [*range(1, table.match.number + 1)]
    assert table.match.game.settings["ties"] == "last_round"
    await play_on(scene, table)
    assert table.match.state.is_over
    record = table.match.record()
    verify(record, table.match.game, table.match.record_text())
    await scene.table_registry.close()


async def play_on(scene: Scene, table: Table, moves: int = 1000) -> None:
    """Play by the last options, so many moves or to the end."""
    match = table.match
    assert match is not None
    for _ in range(moves):
        if match.state.is_over:
            break
        seat = match.state.to_act()[-1]
        await scene.play(table, seat, match.state.options(seat)[-1].name)


async def test_another_process_that_wrote_first_is_caught_up_with() -> None:
    scene = Scene(AT_ONCE)
    table = await scene.deal("kung_fu", 2)
    match = table.match
    assert match is not None
    seat = match.state.to_act()[0]
    await scene.journal.append(table.id, Entry(match.number + 1, seat, "clean up", 0.0))
    at = match.viewers[seat].at
    with pytest.raises(JournalConflict):
        await scene.play(table, seat, "clean up")
    assert table.match is not match
    assert table.match is not None
    assert table.match.number == match.number + 1
    assert table.match.viewers[seat].at == at + 1
    assert b'"board"' in scene.ears[seat].heard[-1][1]
    await scene.play(table, seat, "done")
    await scene.table_registry.close()


async def test_each_match_counts_from_its_own_number() -> None:
    scene = Scene(AT_ONCE)
    table = await scene.deal("kung_fu", 2)
    assert table.match is not None
    assert {viewer.at for viewer in table.match.viewers.values()} == {1}
    assert Viewer(0, 2).first == MATCH_SPAN
    await scene.table_registry.close()


async def test_who_only_watches_is_not_kept() -> None:
    scene = Scene(AT_ONCE)
    table = await scene.deal("kung_fu", 2)
    before = dict(table.stored.people)
    for _ in range(20):
        await entry_exit_rename_and_logout.enter(
            table, Ear(scene.clock, scene.table_registry.new_person()), scene_guest(), watch=True
        )
    assert table.stored.people == before
    await scene.table_registry.close()


def scene_guest() -> Guest:
    return Guest("Watcher", "gift")
