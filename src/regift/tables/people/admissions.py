"""Admissions: lets people in to their seats, and out again."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from regift.tables.people.presence import Listener
from regift.tables.people.seat_codes import SeatRequest
from regift.tables.request_error import BadToken, RequestError
from regift.tables.setup.game_setup import FREE, SeatAssignment
from regift.tables.setup.name_sanitizer import clean_avatar, clean_name
from regift.tables.storage.journal_interface import Guest

if TYPE_CHECKING:
    from regift.tables.table import Table


class Admissions:
    """Everybody's ways to come to one table and to leave it."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    async def enter(self, listener: Listener, guest: Guest, *, watch: bool, since: int = -1) -> None:
        """Let a person in: to the seat they have, else in the lobby to a free one unless they only watch.

        `since`: the number of the last thing the person was told, for whom it is enough to hear what came after.
        """
        table = self.table
        async with table.lock:
            person = listener.person
            self._check_welcome(person)
            known = self._known(person, guest)
            game_setup = table.game_setup
            seat = game_setup.free_seat()
            may_sit = table.phase == "lobby" and not table.pending_shuffle and self._is_welcome(person) and not watch
            if may_sit and game_setup.seat_of(person) < 0 and seat >= 0:
                game_setup = game_setup.seated(seat, SeatAssignment("person", person, known.name, known.avatar))
            stored = table.stored
            if person in stored.people or game_setup is not table.game_setup:
                away = tuple([each for each in stored.away if each != person])
                await table.keep(
                    replace(stored, game_setup=game_setup, people={**stored.people, person: known}, away=away)
                )
            listener.hear_entered(table.seat_of(person))
            table.presence.come(listener)
            table.substitute_bots.refresh()
            table.tell_lobby()
            table.announcer.tell_missed(listener, since)

    def leave(self, listener: Listener) -> None:
        """Let a connection go; the seat stays the person's own."""
        table = self.table
        is_last = table.presence.go(listener, table.services.clock.now())
        table.count_spectators()
        if is_last:
            table.pledges.pop(listener.person, None)
            table.seat_codes.requests.pop(listener.person, None)
            table.substitute_bots.refresh()
            table.tell_lobby()
            if table.seat_of(listener.person) < 0 and listener.person != table.stored.host:
                table.presence.forget(listener.person)
                table.chat.forget(listener.person)

    async def stand_up(self, person: str) -> None:
        """Leave for good: the seat is free in the lobby, a bot's during a game."""
        table = self.table
        async with table.lock:
            seat = table.seat_of(person)
            if seat < 0 or table.pending_shuffle is not None:
                raise RequestError("seat", "one of those who play")
            table.all_hands_secrecy.check_unknowing(person)
            place = FREE if table.phase == "lobby" else table.substitute_bots.bot_place()
            await table.keep(replace(table.stored, game_setup=table.game_setup.seated(seat, place)))
            table.player_commands.votes.pop(seat, None)
            await table.substitute_bots.pass_host_on(leaving=person)
            table.substitute_bots.refresh()
            table.announcer.show_everything(person)

    async def rename(self, person: str, name: str, avatar: str) -> None:
        """Change one's own name and picture."""
        guest = Guest(clean_name(name), clean_avatar(avatar))
        table = self.table
        async with table.lock:
            self._check_welcome(person)
            table.all_hands_secrecy.check_unknowing(person)
            game_setup = table.game_setup
            seat = game_setup.seat_of(person)
            if seat >= 0:
                game_setup = game_setup.seated(seat, SeatAssignment("person", person, guest.name, guest.avatar))
            people = {**table.stored.people, person: guest}
            await table.keep(replace(table.stored, game_setup=game_setup, people=people))

    # Taking a seat

    async def ask(self, person: str, guest: Guest, seat: int) -> None:
        """Sit down on a free seat or a bot's; where somebody sits, or the table is locked, ask the host first."""
        table = self.table
        async with table.lock:
            self._check_asked(person, seat)
            known = self._known(person, guest)
            who = table.game_setup.seats[seat].who
            if person == table.stored.host or (who != "person" and self._is_welcome(person)):
                await self._sit(person, known, seat)
            else:
                table.seat_codes.requests[person] = SeatRequest(person, known, seat)
                table.tell_lobby()

    async def grant(self, ask: SeatRequest) -> None:
        """Give the seat to somebody who asked for it; the caller holds the lock."""
        self._check_asked(ask.person, ask.seat)
        await self._sit(ask.person, ask.guest, ask.seat)

    def _check_asked(self, person: str, seat: int) -> None:
        table = self.table
        self._check_welcome(person)
        seats = table.game_setup.seats
        if not 0 <= seat < len(seats):
            raise RequestError("seat", f"0 to {len(seats) - 1}", str(seat))
        if table.seat_of(person) >= 0:
            raise RequestError("seat", "somebody who has none", str(table.seat_of(person)))
        if seats[seat].who == "person" and table.is_here(seats[seat].person):
            raise RequestError("seat", "a seat whose player is not here", str(seat))
        if table.pending_shuffle is not None:
            raise RequestError("phase", "lobby", "dealing")
        if table.all_hands_secrecy.is_anybody_knowing():
            raise RequestError("seat", "a table where nobody sees every hand")

    async def _sit(self, person: str, guest: Guest, seat: int) -> None:
        table = self.table
        before = table.game_setup.seats[seat].person
        game_setup = table.game_setup.seated(seat, SeatAssignment("person", person, guest.name, guest.avatar))
        bets = {each: bet for each, bet in table.stored.bets.items() if each != person}
        stored = replace(table.stored, game_setup=game_setup, people={**table.stored.people, person: guest}, bets=bets)
        if table.phase == "playing" and table.match_controller:
            await table.match_controller.sit(seat, stored)
            table.stored = stored
        else:
            await table.keep(stored)
        table.seat_codes.requests.pop(person, None)
        table.player_commands.votes.pop(seat, None)
        await table.substitute_bots.pass_host_on(leaving=before)
        table.substitute_bots.refresh()
        table.tell_lobby()
        table.announcer.show_everything(person)

    def _check_welcome(self, person: str) -> None:
        if person in self.table.stored.banned:
            raise BadToken("token", "somebody whom the host has not shown out")

    def _is_welcome(self, person: str) -> bool:
        return not self.table.manners.lock or person == self.table.stored.host

    def _known(self, person: str, guest: Guest) -> Guest:
        known = self.table.stored.people.get(person, Guest())
        return known if known.name else Guest(clean_name(guest.name), clean_avatar(guest.avatar))
