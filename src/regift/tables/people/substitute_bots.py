"""Substitute bots, which play for people who are gone, and give the seat back at once when they return."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from regift.bots import catalogue as bots
from regift.tables.setup.game_setup import SeatAssignment

if TYPE_CHECKING:
    from regift.tables.table import Table

SOON: Final = 0.05
"""Seconds between two looks at least, however the remainders of a clock fall."""
HOST_GONE: Final = 20.0
"""Seconds after which the host's part goes to another where no bot ever covers."""


class SubstituteBots:
    """Minds the seats of those who are gone. Its callers hold the table's lock, but for `refresh`."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.covered: set[int] = set()
        """Seats of people for whom a bot plays now."""
        self._look: asyncio.Task[None] | None = None

    @property
    def grace(self) -> float:
        """Return the seconds that somebody may be gone before anything changes."""
        return float(self.table.manners.cover) or HOST_GONE

    def refresh(self) -> None:
        """Let bots play for who is gone as long as somebody else is here, and everything rest while nobody is."""
        table = self.table
        people = table.game_setup.people()
        gone = {seat: self._gone_for(person) for seat, person in people.items() if not table.is_here(person)}
        is_empty = bool(people) and len(gone) == len(people)
        before = self.covered
        cover = table.manners.cover
        is_playing = table.phase == "playing" and table.match_controller is not None
        is_covering = is_playing and cover > 0 and not is_empty
        missed = {
            seat: seconds
            for seat, seconds in gone.items()
            if is_covering and not table.all_hands_secrecy.is_out(people[seat])
        }
        self.covered = {seat for seat, seconds in missed.items() if seconds >= cover}
        if is_playing:
            self._tell_match_controller(is_empty=is_empty)
        waits = [cover - seconds for seat, seconds in missed.items() if seat not in self.covered]
        if people and not is_empty and not table.is_here(table.stored.host):
            waits.append(max(0.0, self.grace - self._gone_for(table.stored.host)))
        self._look_again(min(waits, default=None))
        if self.covered != before:
            table.tell_lobby()

    def _tell_match_controller(self, *, is_empty: bool) -> None:
        table = self.table
        match_controller = table.match_controller
        assert match_controller is not None
        match_controller.set_bots(table.game_setup.bots() | dict.fromkeys(sorted(self.covered), self.bot_name()))
        if is_empty or table.stored.is_paused:
            match_controller.suspend()
        else:
            match_controller.resume()

    def _look_again(self, seconds: float | None) -> None:
        """See to it again when the next person's time of grace is over, and no sooner."""
        if self._look and self._look is not asyncio.current_task():
            self._look.cancel()
        self._look = None
        if seconds is not None:
            self._look = self.table.background_tasks.run(partial(self._look_after, seconds))

    async def _look_after(self, seconds: float) -> None:
        table = self.table
        await table.services.clock.sleep(max(seconds, SOON))
        async with table.lock:
            self._look = None
            await self.pass_host_on()
            await table.player_commands.count_votes()
            self.refresh()
            table.tell_lobby()

    async def pass_host_on(self, leaving: str = "") -> None:
        """Give the host's part to the next who sits here, if the host is leaving or has been gone for long."""
        table = self.table
        host = table.stored.host
        if host != leaving and self._gone_for(host) < self.grace:
            return
        seats = len(table.game_setup.seats)
        people = table.game_setup.people()
        first = max(table.seat_of(host), 0)
        for step in range(seats):
            person = people.get((first + step) % seats, "")
            if person and person != host and table.is_here(person):
                await table.keep(replace(table.stored, host=person))
                return

    def bot_name(self) -> str:
        """Name the bot that stands in. It knows what its seat has seen, and never searches."""
        return bots.default_bot(self.table.game_setup.game)

    def bot_place(self) -> SeatAssignment:
        """Return the place of a bot that takes a seat over for good."""
        return SeatAssignment(who="bot", bot=self.bot_name())

    def _gone_for(self, person: str) -> float:
        return self.table.presence.gone_for(person, self.table.services.clock.now())
