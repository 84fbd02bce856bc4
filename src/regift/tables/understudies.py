"""Understudies: bots that play for people who are gone, and give the seat back at once when they return."""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from regift.bots import catalogue as bots
from regift.tables.recipe import Place

if TYPE_CHECKING:
    from regift.tables.table import Table

WANTED: Final = "rules"
"""The bot that stands in, where the game has it. It knows what its seat has seen and never searches."""
HOST_GONE: Final = 20.0
"""Seconds after which the host's part goes to another where no bot ever covers."""


class Understudies:
    """Minds the seats of those who are gone. Its callers hold the table's lock, but for `see_to` and `wait`."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.covered: set[int] = set()
        """Seats of people for whom a bot plays now."""

    @property
    def grace(self) -> float:
        """Give the seconds that somebody may be gone before anything changes."""
        return float(self.table.manners.cover) or HOST_GONE

    def see_to(self) -> None:
        """Let bots play for who is gone as long as somebody else is here, and everything rest while nobody is."""
        table = self.table
        people = table.recipe.people()
        is_empty = bool(people) and not any(table.is_here(person) for person in people.values())
        self.covered = set()
        umpire = table.umpire
        if umpire is None or table.phase != "playing":
            return
        if not is_empty:
            self.covered = {seat for seat, person in people.items() if self._is_long_gone(person)}
        name = self.bot_name()
        umpire.set_bots(table.recipe.bots() | dict.fromkeys(sorted(self.covered), name))
        if is_empty or table.sitting.is_paused:
            umpire.rest()
        else:
            umpire.go_on()

    def wait(self) -> None:
        """See to who is gone again when their time of grace is over; a host who never came is gone from now on."""
        self._gone_for(self.table.sitting.host)
        self.table.errands.run(self._wait)

    async def _wait(self) -> None:
        table = self.table
        await table.means.clock.sleep(self.grace)
        async with table.lock:
            await self.pass_host_on()
            self.see_to()
            table.tell_lobby()

    async def pass_host_on(self, leaving: str = "") -> None:
        """Give the host's part to the next who sits here, if the host is leaving or has been gone for long."""
        table = self.table
        host = table.sitting.host
        if host != leaving and self._gone_for(host) < self.grace:
            return
        seats = len(table.recipe.seats)
        people = table.recipe.people()
        first = max(table.seat_of(host), 0)
        for step in range(seats):
            person = people.get((first + step) % seats, "")
            if person and person != host and table.is_here(person):
                await table.keep(replace(table.sitting, host=person))
                return

    def bot_name(self) -> str:
        """Name the bot that stands in."""
        offered = bots.names(self.table.recipe.game)
        return WANTED if WANTED in offered else offered[0]

    def bot_place(self) -> Place:
        """Give the place of a bot that takes a seat over for good."""
        return Place(who="bot", bot=self.bot_name())

    def _is_long_gone(self, person: str) -> bool:
        cover = self.table.manners.cover
        return cover > 0 and self._gone_for(person) >= cover

    def _gone_for(self, person: str) -> float:
        return self.table.attendance.gone_for(person, self.table.means.clock.now())
