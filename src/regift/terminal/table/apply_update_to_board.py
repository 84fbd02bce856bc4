"""The board put together from what the wire tells of it."""

from msgspec import UNSET

from regift.wire import all_messages as wire


def follows(board: wire.Board, update: wire.Update) -> bool:
    """Return whether nothing is missing between the board and the update."""
    since = update.since if update.since >= 0 else update.at - 1
    return since <= board.at


def applied(board: wire.Board, update: wire.Update) -> wire.Board:
    """Return the board after an update."""
    parts = merged(board.parts, update)
    return wire.Board(
        at=update.at,
        seat=board.seat,
        parts=[update.changes[part.id].applied_to(part) if part.id in update.changes else part for part in parts],
        to_act=board.to_act if update.to_act is UNSET else update.to_act,
        out=board.out if update.out is UNSET else update.out,
        options=update.options,
        can_take_back=update.can_take_back,
        can_hasten=update.can_hasten,
        standings=update.standings or board.standings,
        story=update.story or board.story,
    )


def merged(parts: list[wire.AnyPart], update: wire.Update) -> list[wire.AnyPart]:
    """Put new parts in place of those with the same ids, the others at the end; leave out those that are gone."""
    fresh = {part.id: part for part in update.parts}
    kept = [fresh.pop(part.id, part) for part in parts if part.id not in update.gone or part.id in fresh]
    return kept + list(fresh.values())
