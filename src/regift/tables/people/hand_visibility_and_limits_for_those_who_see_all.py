"""Who has seen which hand, and what follows: what those say who see more than the players must reach no player."""

from regift.tables.people.chat_history_and_rate import ChatScope
from regift.tables.request_error import RequestError
from regift.tables.table_state import NO_SEAT, TableState, game_setup_for, is_behind
from regift.tables.watching.viewer_snapshots_and_updates import out_of


def is_out(table: TableState, person: str) -> bool:
    """Return whether the person has a seat that takes no part in the match any more."""
    seat = table.seat_of(person)
    return seat >= 0 and seat in _out(table)


def is_knowing(table: TableState, person: str) -> bool:
    """Return whether the person sees every hand as it is now."""
    settings = table.manners
    if table.seat_of(person) < 0:
        return settings.watchers == "hands" and not table.is_shown_late
    return settings.out_sees == "hands" and is_out(table, person)


def is_anybody_knowing(table: TableState) -> bool:
    """Return whether somebody may see every hand of a game that goes on: then no seat changes hands."""
    settings = table.manners
    may_see = settings.watchers == "hands" or (settings.out_sees == "hands" and bool(_out(table)))
    return may_see and table.phase == "playing"


def is_anybody_shown_knowing(table: TableState, person: str) -> bool:
    """Return the same of the game as far as a spectator has been shown it."""
    settings, snapshot = game_setup_for(table, person).manners, table.snapshot_for(person)
    is_anybody_out = snapshot is not None and bool(snapshot.turn_options.out)
    return settings.watchers == "hands" or (settings.out_sees == "hands" and is_anybody_out)


def hand_seen_by(table: TableState, person: str) -> int:
    """Return the seat whose hand the person has seen in the newest game that they are shown, NO_SEAT for none."""
    feed = table.spectator_feed
    if feed is not None and feed.shown_match.game_setup is not None and is_behind(table, person):
        return feed.shown_match.hands_seen.get(person, NO_SEAT)
    if table.match is None or table.stored.is_lobby:
        return NO_SEAT
    return table.stored.hands_seen.get(person, table.match.deal.game_setup.seat_of(person))


def check_unknowing(table: TableState, person: str) -> None:
    """Raise RequestError where the players would notice something that is done by one who sees every hand."""
    if table.phase == "playing" and table.seat_of(person) >= 0 and is_knowing(table, person):
        raise RequestError("seat", "one of those who do not see every hand")


def scope_of(table: TableState, person: str) -> ChatScope:
    """Return whom the person speaks to now."""
    if table.phase != "playing":
        return ChatScope.ALL
    if table.seat_of(person) < 0:
        return ChatScope.WATCHERS if is_anybody_knowing(table) else ChatScope.ALL
    return ChatScope.KNOWING if is_knowing(table, person) else ChatScope.ALL


def hears(table: TableState, person: str, scope: ChatScope) -> bool:
    """Return whether a line for that scope is for the person."""
    if scope is ChatScope.WATCHERS and table.seat_of(person) < 0:
        return True
    return scope is ChatScope.ALL or is_knowing(table, person)


def _out(table: TableState) -> tuple[int, ...]:
    return out_of(table.match.state) if table.match else ()


def last_line_heard(table: TableState, person: str) -> int:
    """Return the number of the last line that was said and that the person may hear, 0 for none."""
    return max((line.number for line in table.chat.lines if hears(table, person, line.scope)), default=0)
