"""A reader: one seat, or all spectators together, with what they have been told so far.

Nothing reaches a person but through `Reader.follow` and `Reader.sight`, which see the state only as that seat does.
"""

from typing import Final

from msgspec import Struct

from regift.kit.action import Action
from regift.kit.event import EVERYONE, SPECTATOR, Event
from regift.kit.look import Alike, Change, Look
from regift.kit.state import State
from regift.kit.story import Tale
from regift.kit.view import Part, Placing

SPAN: Final = 100_000
"""Each match of a table counts from its own multiple, so that no number of an earlier match fits."""
LONGEST: Final = 200
"""Events that a reader is told after having missed them; who missed more gets the board."""
PAST: Final = 12
"""Events that are kept to go with the board, for a page that has heard nothing."""
FEWEST: Final = 3
"""Those of them that are told even with a board which is large by itself."""


class Offer(Struct, frozen=True):
    """An option as the reader is offered it."""

    action: Action
    spot: str
    caution: str


class Prospect(Struct, frozen=True):
    """What the reader may do now, and what is awaited of whom."""

    to_act: tuple[int, ...] = ()
    offers: tuple[Offer, ...] = ()
    can_take_back: bool = False
    out: tuple[int, ...] = ()
    """The seats that take no part any more."""
    can_hasten: bool = False
    """Whether it is a moment shown to all, which the table may go through faster."""

    def is_other_choice(self, before: "Prospect") -> bool:
        """Return whether the reader itself may do other things than before, whoever else has answered."""
        return self.offers != before.offers or self.can_take_back != before.can_take_back


class Sight(Struct, frozen=True):
    """All that a reader sees now."""

    at: int
    seat: int
    parts: list[Part]
    prospect: Prospect
    standings: list[Placing]
    story: list[Tale]
    past: list[Event]
    """What lasts of what the reader was told last, until the game is over."""
    least: int
    """How many of these are told with the board, however large it is."""


class Telling(Struct, frozen=True):
    """What is new to a reader."""

    at: int
    seat: int
    since: int
    """The number of what the reader has been told before it."""
    events: list[Event]
    parts: list[Part]
    """Those to be told whole."""
    changes: list[Change]
    gone: list[str]
    prospect: Prospect
    standings: list[Placing]
    story: list[Tale]
    is_turn_new: bool = True
    """Whether others are awaited than before it."""
    is_out_new: bool = False
    """Whether more seats are out than before it."""
    worded: dict[object, object] = {}
    """By part, change and event: what it was worded as for another reader of the same move."""


class Reader:
    """Follows a game for one seat or for the spectators; its count moves only when it is told something."""

    def __init__(self, seat: int, match: int, *, sees_hands: bool = False) -> None:
        self.seat = seat
        self.sees_hands = sees_hands
        """Whether every hand is open to it: to spectators at once, to a seat as soon as it is out."""
        self.first = (match - 1) * SPAN
        self.at = self.first
        """The number of the last thing told."""
        self.starts: list[int] = []
        """By number, from the first: how long the history was before what was told."""
        self.offered_at = self.at
        """The number of the telling that opened the present decision; a move that answers an earlier one is stale."""
        self.look = Look()
        self.prospect = Prospect()
        self.standings: list[Placing] = []
        self.story: list[Tale] = []
        """Of a game that is over, for everybody alike."""
        self.past: list[Event] = []
        """The last events told that last."""
        self.least = FEWEST
        """How many of these are told with the board, however large it is."""
        self.length = 0
        """How long the history was when the reader last looked."""
        self._sight: Sight | None = None
        """All that the reader has been told, made when it was asked for."""

    def follow(self, state: State, start: int, *, is_own: bool, alike: Alike | None = None) -> Telling | None:
        """Take in what happened since the history was `start` long; None when this reader can tell no difference.

        `is_own`: this seat made the move, so that its next decision is a new one.
        """
        alike = alike or Alike()
        events = alike.events(self._events(state, start))
        news = self.look.take_in(self._seen(state), alike)
        before, prospect = self.prospect, self._prospect(state)
        self.length = len(state.history)
        if not (events or news.is_any or is_own or prospect != before):
            return None
        self.at += 1
        self._sight = None
        self._keep(events, self._events(state, state.retold_from()))
        self.starts.append(start)
        self.look.note(news, self.at)
        if events or is_own or prospect.is_other_choice(before):
            self.offered_at = self.at
        self.prospect = prospect
        if state.is_over:
            self.standings = state.standings()
        return Telling(
            self.at,
            self.seat,
            self.at - 1,
            events,
            news.parts,
            news.changes,
            news.gone,
            prospect,
            self.standings,
            self.story,
            prospect.to_act != before.to_act,
            prospect.out != before.out,
            alike.worded,
        )

    def _keep(self, events: list[Event], retold: list[Event]) -> None:
        """Keep the last of what lasts, or all that the game tells again for now."""
        again = [event for event in retold if event.is_lasting]
        if again or events:
            self.past = again or [*self.past, *[event for event in events if event.is_lasting]][-PAST:]
        self.least = max(FEWEST, len(again))

    def missed(self, state: State, since: int) -> Telling | None:
        """Return in one telling what lasts of all that was told after that number, None when only the board will do."""
        if not self.first < since <= self.at:
            return None
        events = [event for event in self._events(state, self.length_at(since, state)) if event.is_lasting]
        if len(events) > LONGEST:
            return None
        news = self.look.since(since)
        told = (events, news.parts, news.changes, news.gone)
        ends = (self.prospect, self.standings, self.story)
        return Telling(self.at, self.seat, since, *told, *ends, is_out_new=bool(self.prospect.out))

    def length_at(self, number: int, state: State) -> int:
        """Return how long the history was when that was the last thing told."""
        return self.starts[number - self.first] if number < self.at else len(state.history)

    def sight(self) -> Sight:
        """Return all that the reader has been told of the table as it lies."""
        if self._sight is None:
            ends = (self.prospect, self.standings, self.story)
            past = [] if self.standings else self.past
            self._sight = Sight(self.at, self.seat, list(self.look.parts), *ends, past, self.least)
        return self._sight

    def nothing_new(self) -> Telling:
        """Return the last telling again, without what happened."""
        return Telling(self.at, self.seat, self.at - 1, [], [], [], [], self.prospect, self.standings, self.story)

    def is_open(self, state: State) -> bool:
        """Return whether it sees every hand now."""
        return self.sees_hands and (self.seat == SPECTATOR or not state.is_in(self.seat))

    def _events(self, state: State, start: int) -> list[Event]:
        if len(state.history) <= start:
            return []
        return state.events(EVERYONE if self.is_open(state) else self.seat, start)

    def _seen(self, state: State) -> list[Part]:
        """Return what the reader sees; to whom hands are open, each seat's own as that seat sees it."""
        seen = state.view(None if self.seat == SPECTATOR else self.seat).parts
        if not self.is_open(state):
            return seen
        parts = {part.id: part for part in seen}
        for seat in range(state.game.seats):
            parts |= {part.id: part for part in state.view(seat).parts if part.owner == seat and part.id in parts}
        return list(parts.values())

    def _prospect(self, state: State) -> Prospect:
        to_act, out = state.to_act(), out_of(state)
        if self.seat == SPECTATOR:
            return Prospect(to_act, out=out, can_hasten=state.can_hasten())
        seat = self.seat
        offers = tuple([Offer(each, state.spot(seat, each), state.caution(seat, each)) for each in state.options(seat)])
        return Prospect(to_act, offers, state.can_take_back(seat), out, state.can_hasten())


def out_of(state: State) -> tuple[int, ...]:
    """List the seats that take no part any more."""
    return tuple([seat for seat in range(state.game.seats) if not state.is_in(seat)])
