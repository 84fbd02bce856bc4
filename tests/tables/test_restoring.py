"""A match read from the journal is the match that was played, down to every reader's count."""

from pathlib import Path

import pytest

from regift.kit.view import View, describe
from regift.tables.journal import Entry, Guest, JournalConflict
from regift.tables.match import Match
from regift.tables.pace import Pace
from regift.tables.reader import SPAN, Reader
from tests.tables.scene import Ear, Scene

TINY = str(Path(__file__).parents[1] / "games")
AT_ONCE = Pace(bots=0, window_limit=0)


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
            await table.floor.take_back(scene.ears[seat].person, match.readers[seat].at)
    return match


def describe_all(reader: Reader) -> list[str]:
    """Write all that a reader was shown."""
    view = View(reader.seat)
    view.parts = reader.look.parts
    return describe(view)


@pytest.mark.parametrize("game", ["kung_fu", "sprint", "bell"])
async def test_everything_comes_back(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", TINY)
    scene = Scene(AT_ONCE)
    played = await play_some(scene, game, 60)
    code = next(iter(scene.hall.tables))
    await scene.hall.close()
    scene.hall = scene.new_hall()
    table = await scene.hall.find(code)
    match = table.match
    assert match is not None
    assert match.state.history == played.state.history
    assert match.number == played.number
    assert match.recorder.record.moves == played.recorder.record.moves
    for seat in range(3):
        reader = match.readers[seat]
        before = played.readers[seat]
        assert (reader.at, reader.offered_at) == (before.at, before.offered_at)
        assert describe_all(reader) == describe_all(before)
    await scene.hall.close()


async def test_another_process_that_wrote_first_is_caught_up_with() -> None:
    scene = Scene(AT_ONCE)
    table = await scene.deal("kung_fu", 2)
    match = table.match
    assert match is not None
    seat = match.state.to_act()[0]
    await scene.journal.append(table.id, Entry(match.number + 1, seat, "clean up", 0.0))
    at = match.readers[seat].at
    with pytest.raises(JournalConflict):
        await scene.play(table, seat, "clean up")
    assert table.match is not match
    assert table.match is not None
    assert table.match.number == match.number + 1
    assert table.match.readers[seat].at == at + 1
    assert b'"board"' in scene.ears[seat].heard[-1][1]
    await scene.play(table, seat, "done")
    await scene.hall.close()


async def test_each_match_counts_from_its_own_number() -> None:
    scene = Scene(AT_ONCE)
    table = await scene.deal("kung_fu", 2)
    assert table.match is not None
    assert {reader.at for reader in table.match.readers.values()} == {1}
    assert Reader(0, 2).first == SPAN
    await scene.hall.close()


async def test_who_only_watches_is_not_kept() -> None:
    scene = Scene(AT_ONCE)
    table = await scene.deal("kung_fu", 2)
    before = dict(table.sitting.people)
    for _ in range(20):
        await table.doorman.enter(Ear(scene.clock, scene.hall.new_person()), scene_guest(), watch=True)
    assert table.sitting.people == before
    await scene.hall.close()


def scene_guest() -> Guest:
    return Guest("Watcher", "gift")
