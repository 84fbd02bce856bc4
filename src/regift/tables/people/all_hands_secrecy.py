"""Who hears whom: what those say who see more than the players must reach no player."""

from typing import TYPE_CHECKING

from regift.tables.people.chat import ChatScope
from regift.tables.request_error import RequestError
from regift.tables.watching.viewer_updates import out_of

if TYPE_CHECKING:
    from regift.tables.table import Table


class AllHandsSecrecy:
    """Knows who of one table plays, who is out, and who sees every hand."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    def is_out(self, person: str) -> bool:
        """Return whether the person has a seat that takes no part in the match any more."""
        seat = self.table.seat_of(person)
        return seat >= 0 and seat in self._out()

    def is_knowing(self, person: str) -> bool:
        """Return whether the person sees every hand as it is now."""
        manners = self.table.manners
        if self.table.seat_of(person) < 0:
            return manners.watchers == "hands" and manners.delay == 0
        return manners.out_sees == "hands" and self.is_out(person)

    def is_anybody_knowing(self) -> bool:
        """Return whether somebody may see every hand of a game that goes on: then no seat changes hands."""
        manners = self.table.manners
        may_see = manners.watchers == "hands" or (manners.out_sees == "hands" and bool(self._out()))
        return may_see and self.table.phase == "playing"

    def check_unknowing(self, person: str) -> None:
        """Raise RequestError where the players would notice something that is done by one who sees every hand."""
        if self.table.phase == "playing" and self.table.seat_of(person) >= 0 and self.is_knowing(person):
            raise RequestError("seat", "one of those who do not see every hand")

    def scope_of(self, person: str) -> ChatScope:
        """Return whom the person speaks to now."""
        if self.table.phase != "playing":
            return ChatScope.ALL
        if self.table.seat_of(person) < 0:
            return ChatScope.WATCHERS if self.is_anybody_knowing() else ChatScope.ALL
        return ChatScope.KNOWING if self.is_knowing(person) else ChatScope.ALL

    def hears(self, person: str, scope: ChatScope) -> bool:
        """Return whether a line for that scope is for the person."""
        if scope is ChatScope.WATCHERS and self.table.seat_of(person) < 0:
            return True
        return scope is ChatScope.ALL or self.is_knowing(person)

    def _out(self) -> tuple[int, ...]:
        return out_of(self.table.match.state) if self.table.match else ()
