"""The floor: what those who play may ask for during a game."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from regift.kit.refusal import Refusal
from regift.tables.objection import Objection
from regift.tables.umpire import Umpire

if TYPE_CHECKING:
    from regift.tables.table import Table


class Floor:
    """Takes requests from seats to the umpire."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.votes: dict[int, set[str]] = {}
        """By seat: who wants it out of the game."""

    async def play(self, person: str, action_id: int, at: int) -> None:
        """Play a move; Repeated, Stale, Objection or IllegalAction if it can't be."""
        async with self.table.lock:
            seat, umpire = self._playing(person)
            self._check_going()
            await umpire.play(seat, action_id, at)

    async def take_back(self, person: str, at: int) -> None:
        """Take back unannounced picks; Repeated, Stale or Objection if that can't be."""
        async with self.table.lock:
            seat, umpire = self._playing(person)
            self._check_going()
            await umpire.take_back(seat, at)

    def why(self, person: str, spot: str) -> Refusal:
        """Name the clause that forbids what could be played on a spot, or Objection."""
        seat, umpire = self._playing(person)
        return umpire.match.why(seat, spot)

    async def hush(self, person: str, *, is_patient: bool) -> None:
        """Let every reaction window pass until the person's next turn, or no more."""
        async with self.table.lock:
            seat, umpire = self._playing(person)
            umpire.hush(seat, is_patient=is_patient)

    async def hasten(self, person: str, *, is_on: bool) -> None:
        """Wish to go faster through what is shown to all, or no more; Objection where nothing is."""
        async with self.table.lock:
            seat, umpire = self._playing(person)
            self._check_going()
            umpire.haste.wish(seat, is_on=is_on)

    async def press_on(self, person: str) -> None:
        """Go on without those whose time is up, or Objection."""
        async with self.table.lock:
            _, umpire = self._playing(person)
            self.table.hearing.check_unknowing(person)
            self._check_going()
            await umpire.press_on()

    async def pause(self, person: str, *, is_paused: bool) -> None:
        """Let everything stand still, or go on: anybody who plays may ask for either."""
        table = self.table
        async with table.lock:
            self._playing(person)
            table.hearing.check_unknowing(person)
            if table.phase != "playing":
                raise Objection("phase", "playing", table.phase)
            await table.keep(replace(table.sitting, is_paused=is_paused))
            table.understudies.see_to()

    async def withdraw(self, person: str, seat: int) -> None:
        """Take a seat out of the game for good: at once if the host asks, else when all others who are here have."""
        table = self.table
        async with table.lock:
            own, umpire = self._playing(person)
            if person != table.sitting.host:
                table.hearing.check_unknowing(person)
            self._check_going()
            if not 0 <= seat < len(table.recipe.seats):
                raise Objection("seat", f"0 to {len(table.recipe.seats) - 1}", str(seat))
            if own == seat:
                raise Objection("seat", "somebody else's seat: to leave, stand up", str(seat))
            umpire.match.check_withdraw(seat)
            self.votes.setdefault(seat, set()).add(person)
            if person == table.sitting.host:
                self.votes.clear()
                await umpire.withdraw(seat)
            else:
                await self.count_votes()
            table.tell_lobby()

    async def count_votes(self) -> None:
        """Take out whom all others who are here want out; the caller holds the lock."""
        table = self.table
        if table.phase != "playing" or table.umpire is None or table.sitting.is_paused:
            return
        for seat, votes in sorted(self.votes.items()):
            hearing = table.hearing
            here = {at: each for at, each in table.recipe.people().items() if table.is_here(each)}
            others = {each for at, each in here.items() if at != seat and not hearing.is_knowing(each)}
            if others and votes >= others:
                self.votes.clear()
                await table.umpire.withdraw(seat)
                return

    def votes_against(self, seat: int) -> int:
        """Return how many want the seat out of the game."""
        return len(self.votes.get(seat, ()))

    def _playing(self, person: str) -> tuple[int, Umpire]:
        table = self.table
        seat = table.seat_of(person)
        if table.phase == "lobby" or table.umpire is None:
            raise Objection("phase", "playing", table.phase)
        if seat < 0:
            raise Objection("seat", "one of those who play")
        return seat, table.umpire

    def _check_going(self) -> None:
        if self.table.sitting.is_paused:
            raise Objection("paused", "a table that is not paused")
