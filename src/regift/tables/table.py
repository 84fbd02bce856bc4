"""A live table: its people, its lobby, the match being played, and those who listen."""

import asyncio
from typing import Literal

from msgspec.structs import replace

from regift.kit.event import SPECTATOR
from regift.kit.fairness import sealed
from regift.kit.record import Record
from regift.tables.attendance import Attendance, Listener
from regift.tables.bets import Bets
from regift.tables.dealing import Dealing
from regift.tables.door import Door
from regift.tables.doorman import Doorman
from regift.tables.errands import Errands
from regift.tables.floor import Floor
from regift.tables.gallery import Gallery
from regift.tables.hearing import Hearing
from regift.tables.herald import Herald
from regift.tables.host import Host
from regift.tables.journal import Kept, Sitting
from regift.tables.manners import Manners
from regift.tables.match import Match
from regift.tables.means import Means
from regift.tables.objection import Objection
from regift.tables.own_cards import OwnCards
from regift.tables.reader import Reader, Sight, Telling
from regift.tables.recipe import Recipe
from regift.tables.restorer import restore
from regift.tables.talk import Talk
from regift.tables.umpire import Umpire
from regift.tables.understudies import Understudies

Phase = Literal["lobby", "playing", "over"]


class Table:
    """One table: what is kept of it, and who is told what. Every change goes through its lock, one at a time."""

    def __init__(self, kept: Kept, means: Means) -> None:
        self.id = kept.id
        self.code = kept.code
        self.sitting = kept.sitting
        self.means = means
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        """The newest match, kept until the next deal."""
        self.umpire: Umpire | None = None
        self.gallery: Gallery | None = None
        self.dealing: Dealing | None = None
        """The shuffle that is being made."""
        self.pledges: dict[str, bytes] = {}
        """By person: what they pledged for the next shuffle."""
        self.attendance = Attendance()
        self.door = Door(means.door_secret, kept.id)
        self.talk = Talk()
        self.errands = Errands(means.clock)
        self._board: tuple[Sight, bytes] | None = None
        """What spectators were last shown whole, as it was worded."""
        self._seated: Sitting | None = None
        self._seats: dict[str, int] = {}
        """By person: the seats of that sitting."""
        self.herald = Herald(self)
        self.doorman = Doorman(self)
        self.hearing = Hearing(self)
        self.bets = Bets(self)
        self.floor = Floor(self)
        self.host = Host(self)
        self.own_cards = OwnCards(self)
        self.understudies = Understudies(self)

    @property
    def phase(self) -> Phase:
        """Return where the table stands."""
        if self.sitting.is_lobby or self.match is None:
            return "lobby"
        return "over" if self.match.state.is_over else "playing"

    def phase_for(self, person: str) -> Phase:
        """Return where the table stands as far as the person has been shown: spectators may see all later."""
        if self.is_end_to_come() and self.seat_of(person) < 0:
            return "playing"
        return self.phase

    def is_end_to_come(self) -> bool:
        """Return whether spectators, who see all later, have yet to see the end of a game that is over."""
        is_over = self.match is not None and self.match.state.is_over
        return is_over and self.gallery is not None and not self.gallery.has_shown_end

    @property
    def recipe(self) -> Recipe:
        """Return what is to be played, or is being played, and by whom."""
        return self.sitting.recipe

    @property
    def manners(self) -> Manners:
        """Return how the table is kept."""
        return self.recipe.manners

    def seat_of(self, person: str) -> int:
        """Return the person's seat, −1 for a spectator."""
        if self._seated is not self.sitting:
            self._seated = self.sitting
            self._seats = {person: seat for seat, person in reversed(self.recipe.people().items())}
        return self._seats.get(person, -1)

    @property
    def watching(self) -> int:
        """Return how many people watch."""
        return self.attendance.count_but(set(self.recipe.people().values()))

    def is_here(self, person: str) -> bool:
        """Return whether the person is connected."""
        return self.attendance.is_here(person)

    def sight_for(self, person: str) -> Sight | None:
        """Return the board as the person sees it, None in the lobby and where nothing may be seen."""
        if self.seat_of(person) < 0 and self.phase_for(person) != "lobby":
            return self.gallery.sight() if self.gallery and self.manners.watchers != "nothing" else None
        reader = self.reader_for(person)
        return reader.sight() if reader else None

    def board_for(self, person: str) -> bytes | None:
        """Return the same in words, which for all spectators are the same."""
        sight = self.sight_for(person)
        if sight is None or sight.seat != SPECTATOR:
            return self.means.wording.sight(sight) if sight else None
        if self._board is None or self._board[0] is not sight:
            self._board = (sight, self.means.wording.sight(sight))
        return self._board[1]

    def nothing_new_for(self, person: str) -> Telling | None:
        """Return what the person may do now, None to a spectator and in the lobby."""
        reader = self.reader_for(person)
        return reader.nothing_new() if reader and reader.seat != SPECTATOR else None

    def reader_for(self, person: str) -> Reader | None:
        """Return what the person follows the match by; who took a bot's seat after the end watched."""
        if self.match is None or self.phase == "lobby":
            return None
        seat = self.seat_of(person)
        return self.match.reader_of(seat if seat >= 0 else SPECTATOR)

    def record_text(self) -> str:
        """Write the record of the match that all have seen end; Objection when there is none."""
        return self._match_for_all().record_text()

    def record_of_match(self) -> Record:
        """Return the record of the match that all have seen end; Objection when there is none."""
        return self._match_for_all().record()

    def _match_for_all(self) -> Match:
        if self.match is None or self.is_end_to_come():
            raise Objection("record", "a game that is over")
        return self.match

    # What everyone is told

    def tell(self, tellings: list[Telling]) -> None:
        """Send each reader what it is told, players first, and to all who have seen the end that the game is over."""
        if self.phase == "over":
            self.bets.tell_opened()
        for telling in sorted(tellings, key=is_for_spectators):
            if telling.seat != SPECTATOR:
                self._show(telling)
            elif self.gallery:
                self.gallery.tell(telling)
        if self.phase == "over":
            for listener in self.attendance.listeners:
                if self.phase_for(listener.person) == "over":
                    listener.hear_lobby()

    def tell_clocks(self) -> None:
        """Show everyone what time is left."""
        self.herald.tell_clocks()

    def is_watched(self) -> bool:
        """Return whether a person sits or watches, for whom bots take their time."""
        return bool(self.attendance.listeners) or bool(self.recipe.people())

    async def catch_up(self) -> None:
        """Read table and match anew from the journal, and show everyone what is there."""
        kept = await self.means.journal.find(self.code)
        if kept is not None:
            self.sitting = kept.sitting
        match = await restore(self.means.journal, self.id)
        if match is not None:
            await self.follow(match)

    async def open(self) -> None:
        """Take up the match that the journal holds."""
        async with self.lock:
            match = await restore(self.means.journal, self.id)
            if match is not None:
                await self.follow(match)
            self.understudies.see_to()

    async def close(self) -> None:
        """Stop clocks, bots and all other errands."""
        await self.errands.stop()
        await self._stop_match()

    async def _stop_match(self) -> None:
        if self.umpire:
            await self.umpire.stop()
        if self.gallery:
            await self.gallery.stop()

    async def follow(self, match: Match) -> None:
        """Play this match from now on."""
        await self._stop_match()
        self.match = match
        self.umpire = Umpire(match, self.means, self)
        delay = float(match.deal.recipe.manners.delay)
        if delay > 0:
            match.watch()
        self.gallery = Gallery(match.readers[SPECTATOR], delay, self.means.clock, self._show_gallery)
        self.floor.votes.clear()
        self.understudies.see_to()
        self.tell_lobby()
        for listener in self.attendance.listeners:
            self.tell_sight(listener)
        if not self.sitting.is_lobby:
            self.umpire.begin()
        self.tell_clocks()

    def tell_sight(self, listener: Listener) -> None:
        """Show one connection the whole board."""
        self.count_spectators()
        frame = self.board_for(listener.person)
        if frame is not None:
            listener.hear(frame)

    def _show(self, news: Telling | Sight) -> None:
        """Show everyone on that seat, or every spectator, what is new."""
        if news.seat != SPECTATOR:
            place = self.recipe.seats[news.seat]
            listeners = self.attendance.of(place.person) if place.who == "person" else []
        else:
            listeners = self.attendance.but(set(self.recipe.people().values()))
        if listeners and (news.seat != SPECTATOR or self.manners.watchers != "nothing"):
            wording = self.means.wording
            frame = wording.telling(news) if isinstance(news, Telling) else wording.sight(news)
            for listener in listeners:
                listener.hear(frame)

    def _show_gallery(self, news: Telling | Sight) -> None:
        """Show every spectator what is new, and that the game is over when that is all they had yet to see."""
        self._show(news)
        if news.standings and self.gallery and self.gallery.delay > 0:
            for listener in self.attendance.listeners:
                if self.seat_of(listener.person) < 0:
                    listener.hear_lobby()
                    self.bets.tell(listener)

    def count_spectators(self) -> None:
        """Keep the spectators' view up while anybody watches."""
        if self.match is None or self.match.deal.recipe.manners.delay > 0:
            return
        if any(self.seat_of(listener.person) < 0 for listener in self.attendance.listeners):
            self.match.watch()
        else:
            self.match.is_watched = False

    def tell_lobby(self) -> None:
        """Tell everyone who sits where and how the table is kept."""
        for listener in self.attendance.listeners:
            listener.hear_lobby()

    def sees_now(self, person: str) -> bool:
        """Return whether the person may know what goes on as it happens: who plays, and who watches without delay."""
        kept = self.manners
        return self.seat_of(person) >= 0 or (kept.delay == 0 and kept.watchers != "nothing")

    def tell_wishes(self) -> None:
        """Tell who may know of it who wishes to go faster."""
        for listener in self.attendance.listeners:
            if self.sees_now(listener.person):
                listener.hear_lobby()

    async def keep(self, sitting: Sitting) -> None:
        """Put what changed on disk, then let it count."""
        seated = {*sitting.recipe.people().values(), sitting.host}
        people = {person: guest for person, guest in sitting.people.items() if person in seated}
        sitting = replace(sitting, people=people)
        if sitting != self.sitting:
            await self.means.journal.keep(self.id, sitting)
            self.sitting = sitting
            self.tell_lobby()

    # The shuffle and the talk

    @property
    def commitment(self) -> bytes:
        """Return what is shown of the server's part of the next shuffle."""
        return sealed(self.sitting.secret) if self.sitting.secret else b""

    def pledge(self, person: str, pledge: bytes) -> None:
        """Note what a person pledges for the next shuffle."""
        if self.seat_of(person) >= 0 and self.pledges.get(person) != pledge:
            self.pledges[person] = pledge
            for listener in self.attendance.listeners:
                if self.phase_for(listener.person) != "playing":
                    listener.hear_lobby()

    def share(self, person: str, share: bytes) -> None:
        """Take a person's share of the shuffle that is being made, or Objection."""
        if self.dealing is None:
            raise Objection("share", "a shuffle that is being made")
        self.dealing.take(self.seat_of(person), share)


def is_for_spectators(telling: Telling) -> bool:
    """Return who comes last."""
    return telling.seat == SPECTATOR
