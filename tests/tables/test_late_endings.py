"""Who sees all later learns of the end no sooner from anything beside the board."""

import pytest

from regift.tables.people import host_commands
from regift.tables.play import dealing
from regift.tables.request_error import RequestError
from regift.tables.setup.all_table_settings import TableSettings
from regift.wire.message_encoder import lobby_of
from tests.tables.test_delayed_spectator_feed import DELAY, Watched


async def watched_late() -> Watched:
    """Open a table that spectators see late."""
    watched = Watched(TableSettings(delay=DELAY))
    await watched.open()
    return watched


async def play_to_the_end(watched: Watched) -> None:
    """Play on until the game is over, which spectators have not seen yet."""
    while watched.table.phase == "playing":
        await watched.play(pause=0.1)


async def test_a_rematch_does_not_give_the_end_away() -> None:
    watched = await watched_late()
    await play_to_the_end(watched)
    await host_commands.return_to_lobby(watched.table, watched.table.stored.host)
    assert watched.table.phase_for("watcher") == "playing"
    with pytest.raises(RequestError, match="over"):
        watched.table.finished_match().record_text()
    await watched.scene.table_registry.close()


async def test_a_pledge_for_the_next_shuffle_does_not_give_the_end_away() -> None:
    watched = await watched_late()
    await play_to_the_end(watched)
    told = watched.watcher.lobbies
    dealing.pledge(watched.table, watched.scene.ears[0].person, bytes(32))
    assert watched.watcher.lobbies == told
    await watched.scene.table_registry.close()


@pytest.mark.parametrize("person", ["watcher", ""])
async def test_what_may_be_changed_does_not_give_the_end_away(person: str) -> None:
    watched = await watched_late()
    before = lobby_of(watched.table, person, "")
    await play_to_the_end(watched)
    after = lobby_of(watched.table, person, "")
    assert after.phase == "playing"
    assert [manner.is_fixed for manner in after.manners] == [manner.is_fixed for manner in before.manners]
    await watched.scene.table_registry.close()
