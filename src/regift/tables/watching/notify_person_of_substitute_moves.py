"""Tells people what bots and the clock have played in their name, and nobody else."""

from collections.abc import Iterable

from regift.tables.people.presence_tracker_and_connection_listener import Listener
from regift.tables.table_state import TableState


def tell_substitute_moves(table: TableState, seat: int, listeners: Iterable[Listener] | None = None) -> None:
    """Tell these connections, else all, of the person on a seat what was played for them; nothing where nothing was."""
    controller = table.match_controller
    moves = controller.substitute_moves.of(seat) if controller and table.phase != "lobby" else None
    if moves is None:
        return
    frame = table.services.encoder.substitute_moves(moves)
    for listener in table.presence.of(table.game_setup.seats[seat].person) if listeners is None else listeners:
        listener.hear(frame)
