"""The doorman: lets people in to their seats, and out again."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from regift.tables.attendance import Listener
from regift.tables.door import Ask
from regift.tables.journal import Guest
from regift.tables.names import clean_avatar, clean_name
from regift.tables.objection import BadToken, Objection
from regift.tables.recipe import FREE, Place

if TYPE_CHECKING:
    from regift.tables.table import Table


class Doorman:
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
            recipe = table.recipe
            seat = recipe.free_seat()
            may_sit = table.phase == "lobby" and not table.dealing and self._is_welcome(person) and not watch
            if may_sit and recipe.seat_of(person) < 0 and seat >= 0:
                recipe = recipe.seated(seat, Place("person", person, known.name, known.avatar))
            sitting = table.sitting
            if person in sitting.people or recipe is not table.recipe:
                away = tuple([each for each in sitting.away if each != person])
                await table.keep(replace(sitting, recipe=recipe, people={**sitting.people, person: known}, away=away))
            listener.hear_entered(table.seat_of(person))
            table.attendance.come(listener)
            table.understudies.see_to()
            table.tell_lobby()
            table.herald.tell_missed(listener, since)

    def leave(self, listener: Listener) -> None:
        """Let a connection go; the seat stays the person's own."""
        table = self.table
        is_last = table.attendance.go(listener, table.means.clock.now())
        table.count_spectators()
        if is_last:
            table.pledges.pop(listener.person, None)
            table.door.asks.pop(listener.person, None)
            table.understudies.see_to()
            table.tell_lobby()
            if table.seat_of(listener.person) < 0 and listener.person != table.sitting.host:
                table.attendance.forget(listener.person)
                table.talk.forget(listener.person)

    async def stand_up(self, person: str) -> None:
        """Leave for good: the seat is free in the lobby, a bot's during a game."""
        table = self.table
        async with table.lock:
            seat = table.seat_of(person)
            if seat < 0 or table.dealing is not None:
                raise Objection("seat", "one of those who play")
            table.hearing.check_unknowing(person)
            place = FREE if table.phase == "lobby" else table.understudies.bot_place()
            await table.keep(replace(table.sitting, recipe=table.recipe.seated(seat, place)))
            table.floor.votes.pop(seat, None)
            await table.understudies.pass_host_on(leaving=person)
            table.understudies.see_to()
            table.herald.show_everything(person)

    async def rename(self, person: str, name: str, avatar: str) -> None:
        """Change one's own name and picture."""
        guest = Guest(clean_name(name), clean_avatar(avatar))
        table = self.table
        async with table.lock:
            self._check_welcome(person)
            table.hearing.check_unknowing(person)
            recipe = table.recipe
            seat = recipe.seat_of(person)
            if seat >= 0:
                recipe = recipe.seated(seat, Place("person", person, guest.name, guest.avatar))
            people = {**table.sitting.people, person: guest}
            await table.keep(replace(table.sitting, recipe=recipe, people=people))

    # Taking a seat

    async def ask(self, person: str, guest: Guest, seat: int) -> None:
        """Sit down on a free seat or a bot's; where somebody sits, or the table is locked, ask the host first."""
        table = self.table
        async with table.lock:
            self._check_asked(person, seat)
            known = self._known(person, guest)
            who = table.recipe.seats[seat].who
            if person == table.sitting.host or (who != "person" and self._is_welcome(person)):
                await self._sit(person, known, seat)
            else:
                table.door.asks[person] = Ask(person, known, seat)
                table.tell_lobby()

    async def grant(self, ask: Ask) -> None:
        """Give the seat to somebody who asked for it; the caller holds the lock."""
        self._check_asked(ask.person, ask.seat)
        await self._sit(ask.person, ask.guest, ask.seat)

    def _check_asked(self, person: str, seat: int) -> None:
        table = self.table
        self._check_welcome(person)
        seats = table.recipe.seats
        if not 0 <= seat < len(seats):
            raise Objection("seat", f"0 to {len(seats) - 1}", str(seat))
        if table.seat_of(person) >= 0:
            raise Objection("seat", "somebody who has none", str(table.seat_of(person)))
        if seats[seat].who == "person" and table.is_here(seats[seat].person):
            raise Objection("seat", "a seat whose player is not here", str(seat))
        if table.dealing is not None:
            raise Objection("phase", "lobby", "dealing")
        if table.hearing.is_anybody_knowing():
            raise Objection("seat", "a table where nobody sees every hand")

    async def _sit(self, person: str, guest: Guest, seat: int) -> None:
        table = self.table
        before = table.recipe.seats[seat].person
        recipe = table.recipe.seated(seat, Place("person", person, guest.name, guest.avatar))
        bets = {each: bet for each, bet in table.sitting.bets.items() if each != person}
        sitting = replace(table.sitting, recipe=recipe, people={**table.sitting.people, person: guest}, bets=bets)
        if table.phase == "playing" and table.umpire:
            await table.umpire.sit(seat, sitting)
            table.sitting = sitting
        else:
            await table.keep(sitting)
        table.door.asks.pop(person, None)
        table.floor.votes.pop(seat, None)
        await table.understudies.pass_host_on(leaving=before)
        table.understudies.see_to()
        table.tell_lobby()
        table.herald.show_everything(person)

    def _check_welcome(self, person: str) -> None:
        if person in self.table.sitting.banned:
            raise BadToken("token", "somebody whom the host has not shown out")

    def _is_welcome(self, person: str) -> bool:
        return not self.table.manners.lock or person == self.table.sitting.host

    def _known(self, person: str, guest: Guest) -> Guest:
        known = self.table.sitting.people.get(person, Guest())
        return known if known.name else Guest(clean_name(guest.name), clean_avatar(guest.avatar))
