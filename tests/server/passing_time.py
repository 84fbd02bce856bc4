"""Time that passes at a table without anybody waiting for it."""

from regift.tables.people.absence_bots_acting_host_and_seat_removal import HOST_GONE
from regift.terminal.transports.skip_to_my_turn import ADVANCE, AdvanceableClock
from tests.server.playing import Player


async def leave(player: Player, seer: Player) -> None:
    """Close a connection, and let another see that its person is gone."""
    seat = player.seat
    await player.socket.close()
    await seer.until(lambda: seer.last["lobby"]["chairs"][seat].get("is_here", True) is False)


def wait(clock: AdvanceableClock, seconds: float) -> None:
    """Let as much time pass at the table."""
    for _ in range(int(seconds // ADVANCE) + 1):
        clock.advance()


async def host_leaves(clock: AdvanceableClock, host: Player, acting: Player) -> None:
    """Close the connection of a host with a seat, and let somebody else with a seat act as host."""
    await leave(host, acting)
    wait(clock, HOST_GONE)
    await acting.until(lambda: bool(acting.last["lobby"].get("is_host")))
