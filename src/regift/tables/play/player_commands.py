"""Player commands: what those who play may ask for during a game."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from regift.kit.refusal import Refusal
from regift.tables.play.match_controller import MatchController
from regift.tables.request_error import RequestError

if TYPE_CHECKING:
    from regift.tables.table import Table


class PlayerCommands:
    """Takes requests from seats to the match controller."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.votes: dict[int, set[str]] = {}
        """By seat: who wants it out of the game."""

    async def play(self, person: str, action_id: int, at: int) -> None:
        """Play a move; RepeatedMove, StaleMove, RequestError or IllegalAction if it can't be."""
        async with self.table.lock:
            seat, match_controller = self._playing(person)
            self._check_going()
            await match_controller.play(seat, action_id, at)

    async def take_back(self, person: str, at: int) -> None:
        """Take back unannounced picks; RepeatedMove, StaleMove or RequestError if that can't be."""
        async with self.table.lock:
            seat, match_controller = self._playing(person)
            self._check_going()
            await match_controller.take_back(seat, at)

    def why(self, person: str, spot: str) -> Refusal:
        """Name the clause that forbids what could be played on a spot, or RequestError."""
        seat, match_controller = self._playing(person)
        return match_controller.match.why(seat, spot)

    async def set_auto_pass(self, person: str, *, is_on: bool) -> None:
        """Let every reaction window pass until the person's next turn, or no more."""
        async with self.table.lock:
            seat, match_controller = self._playing(person)
            match_controller.set_auto_pass(seat, is_on=is_on)

    async def hasten(self, person: str, *, is_on: bool) -> None:
        """Wish to go faster through what is shown to all, or no more; RequestError where nothing is."""
        async with self.table.lock:
            seat, match_controller = self._playing(person)
            self._check_going()
            match_controller.fast_forward.vote(seat, is_on=is_on)

    async def press_on(self, person: str) -> None:
        """Go on without those whose time is up, or RequestError."""
        async with self.table.lock:
            _, match_controller = self._playing(person)
            self.table.all_hands_secrecy.check_unknowing(person)
            self._check_going()
            await match_controller.press_on()

    async def pause(self, person: str, *, is_paused: bool) -> None:
        """Let everything stand still, or go on: anybody who plays may ask for either."""
        table = self.table
        async with table.lock:
            self._playing(person)
            table.all_hands_secrecy.check_unknowing(person)
            if table.phase != "playing":
                raise RequestError("phase", "playing", table.phase)
            await table.keep(replace(table.stored, is_paused=is_paused))
            table.substitute_bots.refresh()

    async def withdraw(self, person: str, seat: int) -> None:
        """Take a seat out of the game for good: at once if the host asks, else when all others who are here have."""
        table = self.table
        async with table.lock:
            own, match_controller = self._playing(person)
            if person != table.stored.host:
                table.all_hands_secrecy.check_unknowing(person)
            self._check_going()
            if not 0 <= seat < len(table.game_setup.seats):
                raise RequestError("seat", f"0 to {len(table.game_setup.seats) - 1}", str(seat))
            if own == seat:
                raise RequestError("seat", "somebody else's seat: to leave, stand up", str(seat))
            match_controller.match.check_withdraw(seat)
            self.votes.setdefault(seat, set()).add(person)
            if person == table.stored.host:
                self.votes.clear()
                await match_controller.withdraw(seat)
            else:
                await self.count_votes()
            table.tell_lobby()

    async def count_votes(self) -> None:
        """Take out whom all others who are here want out; the caller holds the lock."""
        table = self.table
        if table.phase != "playing" or table.match_controller is None or table.stored.is_paused:
            return
        for seat, votes in sorted(self.votes.items()):
            all_hands_secrecy = table.all_hands_secrecy
            here = {at: each for at, each in table.game_setup.people().items() if table.is_here(each)}
            others = {each for at, each in here.items() if at != seat and not all_hands_secrecy.is_knowing(each)}
            if others and votes >= others:
                self.votes.clear()
                await table.match_controller.withdraw(seat)
                return

    def votes_against(self, seat: int) -> int:
        """Return how many want the seat out of the game."""
        return len(self.votes.get(seat, ()))

    def _playing(self, person: str) -> tuple[int, MatchController]:
        table = self.table
        seat = table.seat_of(person)
        if table.phase == "lobby" or table.match_controller is None:
            raise RequestError("phase", "playing", table.phase)
        if seat < 0:
            raise RequestError("seat", "one of those who play")
        return seat, table.match_controller

    def _check_going(self) -> None:
        if self.table.stored.is_paused:
            raise RequestError("paused", "a table that is not paused")
