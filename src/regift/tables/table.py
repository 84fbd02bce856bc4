"""A live table: its people, its lobby, the match being played, and those who listen."""

import asyncio
from collections.abc import Callable
from typing import Literal, Protocol

from msgspec.structs import replace

from regift.kit.event import SPECTATOR
from regift.kit.refusal import Refusal
from regift.tables import seating
from regift.tables.journal import Deal, Guest, Kept, Sitting
from regift.tables.match import Match
from regift.tables.means import Means
from regift.tables.names import clean_avatar, clean_name
from regift.tables.objection import Objection
from regift.tables.reader import Reader, Sight, Telling
from regift.tables.recipe import Place, Recipe
from regift.tables.restorer import restore
from regift.tables.umpire import Umpire

Phase = Literal["lobby", "playing", "over"]


class Listener(Protocol):
    """One connection of one person. To hear never waits."""

    person: str

    def hear_entered(self, seat: int) -> None:
        """Learn that the person is at the table."""
        ...

    def hear_lobby(self) -> None:
        """Learn that people, seats, options or the phase changed."""
        ...

    def hear(self, frame: bytes) -> None:
        """Take what was worded for the wire."""
        ...


class Table:
    """One table. Every change goes through its lock, one at a time."""

    def __init__(self, kept: Kept, means: Means) -> None:
        self.id = kept.id
        self.code = kept.code
        self.sitting = kept.sitting
        self.means = means
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        """The newest match, kept until the next deal."""
        self.umpire: Umpire | None = None
        self.listeners: set[Listener] = set()

    @property
    def phase(self) -> Phase:
        """Tell where the table stands."""
        if self.sitting.is_lobby or self.match is None:
            return "lobby"
        return "over" if self.match.state.is_over else "playing"

    @property
    def recipe(self) -> Recipe:
        """Give what is to be played, or is being played, and by whom."""
        return self.sitting.recipe

    def seat_of(self, person: str) -> int:
        """Give the person's seat, −1 for a spectator."""
        return self.recipe.seat_of(person)

    def is_here(self, person: str) -> bool:
        """Tell whether the person is connected."""
        return any(listener.person == person for listener in self.listeners)

    # Coming and going

    async def enter(self, listener: Listener, guest: Guest, *, watch: bool) -> None:
        """Let a person in: to the seat they have, else in the lobby to a free one unless they only watch."""
        async with self.lock:
            person = listener.person
            people = self.sitting.people
            known = people.get(person, Guest())
            if not known.name:
                known = Guest(clean_name(guest.name), clean_avatar(guest.avatar))
            recipe = self.recipe
            seat = recipe.free_seat()
            if self.phase == "lobby" and recipe.seat_of(person) < 0 and seat >= 0 and not watch:
                recipe = recipe.seated(seat, Place("person", person, known.name, known.avatar))
            sitting = self.sitting
            if person in people or recipe is not self.recipe:
                sitting = replace(sitting, recipe=recipe, people={**people, person: known})
            if sitting != self.sitting:
                await self.means.journal.keep(self.id, sitting)
                self.sitting = sitting
            listener.hear_entered(self.seat_of(person))
            self.listeners.add(listener)
            self._tell_lobby()
            self.tell_sight(listener)

    def leave(self, listener: Listener) -> None:
        """Let a connection go; the seat stays the person's own."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            self._count_spectators()
            if not self.is_here(listener.person):
                self._tell_lobby()

    async def rename(self, person: str, name: str, avatar: str) -> None:
        """Change one's own name and picture."""
        guest = Guest(clean_name(name), clean_avatar(avatar))
        async with self.lock:
            recipe = self.recipe
            seat = recipe.seat_of(person)
            if seat >= 0:
                recipe = recipe.seated(seat, Place("person", person, guest.name, guest.avatar))
            people = {**self.sitting.people, person: guest}
            await self._keep(replace(self.sitting, recipe=recipe, people=people))

    # The host's part

    async def change(self, person: str, how: Callable[[Recipe], Recipe]) -> None:
        """Change the recipe in the lobby; Objection or BadOption when that can't be."""
        async with self.lock:
            self._check_host(person, "lobby")
            await self._keep(replace(self.sitting, recipe=how(self.recipe)))

    async def start(self, person: str) -> None:
        """Deal."""
        async with self.lock:
            self._check_host(person, "lobby")
            seating.check_complete(self.recipe)
            game = self.recipe.make()
            before = self.match
            deal = Deal(
                match=before.deal.match + 1 if before else 1,
                after=before.number if before else 0,
                recipe=self.recipe,
                secret=self.means.entropy(32),
                rules_version=game.rules_version,
                date=self.means.clock.date(),
            )
            sitting = replace(self.sitting, is_lobby=False)
            await self.means.journal.deal(self.id, sitting, deal)
            self.sitting = sitting
            await self._follow(Match(deal, game))

    async def rematch(self, person: str) -> None:
        """Go back to the lobby with the same seats."""
        async with self.lock:
            self._check_host(person, "over")
            await self._keep(replace(self.sitting, is_lobby=True))

    # Playing

    async def play(self, person: str, action_id: int, at: int) -> None:
        """Play a move; Repeated, Stale, Objection or IllegalAction if it can't be."""
        async with self.lock:
            seat, umpire = self._playing(person)
            await umpire.play(seat, action_id, at)

    async def take_back(self, person: str, at: int) -> None:
        """Take back unannounced picks; Repeated, Stale or Objection if that can't be."""
        async with self.lock:
            seat, umpire = self._playing(person)
            await umpire.take_back(seat, at)

    def why(self, person: str, spot: str) -> Refusal:
        """Name the clause that forbids what could be played on a spot, or Objection."""
        seat, umpire = self._playing(person)
        return umpire.match.why(seat, spot)

    def sight_for(self, person: str) -> Sight | None:
        """Give the board as the person sees it, None in the lobby."""
        reader = self._reader(person)
        return reader.sight() if reader else None

    def nothing_new_for(self, person: str) -> Telling | None:
        """Give what the person may do now, None in the lobby."""
        reader = self._reader(person)
        return reader.nothing_new() if reader else None

    def record_text(self) -> str:
        """Write the record of the match that has ended; Objection when there is none."""
        if self.match is None:
            raise Objection("record", "a game that is over")
        return self.match.record_text()

    # What the umpire needs

    def tell(self, tellings: list[Telling]) -> None:
        """Send each reader what it is told; who has ended is told to all."""
        for telling in tellings:
            listeners = [each for each in self.listeners if self.seat_of(each.person) == telling.seat]
            if listeners:
                frame = self.means.wording.telling(telling)
                for listener in listeners:
                    listener.hear(frame)
        if self.phase == "over":
            self._tell_lobby()

    def is_watched(self) -> bool:
        """Tell whether a person sits or watches, for whom bots take their time."""
        return bool(self.listeners) or any(place.who == "person" for place in self.recipe.seats)

    async def catch_up(self) -> None:
        """Read table and match anew from the journal, and show everyone what is there."""
        kept = await self.means.journal.find(self.code)
        if kept is not None:
            self.sitting = kept.sitting
        match = await restore(self.means.journal, self.id)
        if match is not None:
            await self._follow(match)

    async def open(self) -> None:
        """Take up the match that the journal holds."""
        async with self.lock:
            match = await restore(self.means.journal, self.id)
            if match is not None:
                await self._follow(match)

    async def close(self) -> None:
        """Stop clocks and bots."""
        if self.umpire:
            await self.umpire.stop()

    async def _follow(self, match: Match) -> None:
        await self.close()
        self.match = match
        self.umpire = Umpire(match, self.means, self)
        self._tell_lobby()
        for listener in self.listeners:
            self.tell_sight(listener)
        if not self.sitting.is_lobby:
            self.umpire.begin()

    def tell_sight(self, listener: Listener) -> None:
        """Show one connection the whole board."""
        self._count_spectators()
        sight = self.sight_for(listener.person)
        if sight is not None:
            listener.hear(self.means.wording.sight(sight))

    def _count_spectators(self) -> None:
        if self.match is None:
            return
        if any(self.seat_of(listener.person) < 0 for listener in self.listeners):
            self.match.watch()
        else:
            self.match.is_watched = False

    def _tell_lobby(self) -> None:
        for listener in self.listeners:
            listener.hear_lobby()

    async def _keep(self, sitting: Sitting) -> None:
        """Put what changed on disk, then let it count."""
        if sitting != self.sitting:
            await self.means.journal.keep(self.id, sitting)
            self.sitting = sitting
            self._tell_lobby()

    def _check_host(self, person: str, phase: Phase) -> None:
        if person != self.sitting.host:
            raise Objection("host", "the host")
        if self.phase != phase:
            raise Objection("phase", phase, self.phase)

    def _playing(self, person: str) -> tuple[int, Umpire]:
        seat = self.seat_of(person)
        if self.phase == "lobby" or self.umpire is None:
            raise Objection("phase", "playing", self.phase)
        if seat < 0:
            raise Objection("seat", "one of those who play")
        return seat, self.umpire

    def _reader(self, person: str) -> Reader | None:
        if self.match is None or self.phase == "lobby":
            return None
        seat = self.seat_of(person)
        return self.match.readers[seat if seat >= 0 else SPECTATOR]
