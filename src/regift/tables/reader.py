"""A reader: one seat, or all spectators together, with what they have been told so far.

Nothing reaches a person but through `Reader.follow` and `Reader.sight`, which see the state only as that seat does.
"""

from typing import Final, NamedTuple

from regift.kit.action import Action
from regift.kit.event import EVERYONE, SPECTATOR, Event
from regift.kit.look import Look, faces_in
from regift.kit.state import State
from regift.kit.story import Tale
from regift.kit.view import Part, Placing

SPAN: Final = 100_000
"""Each match of a table counts from its own multiple, so that no number of an earlier match fits."""
LONGEST: Final = 200
"""Events that a reader is told after having missed them; who missed more gets the board."""


class Offer(NamedTuple):
    """An option as the reader is offered it."""

    action: Action
    spot: str
    caution: str


class Prospect(NamedTuple):
    """What the reader may do now, and what is awaited of whom."""

    to_act: tuple[int, ...] = ()
    offers: tuple[Offer, ...] = ()
    can_take_back: bool = False

    @property
    def choice(self) -> tuple[tuple[Offer, ...], bool]:
        """Give what the reader itself may do: who else has answered makes no other choice of it."""
        return self.offers, self.can_take_back


class Sight(NamedTuple):
    """All that a reader sees now."""

    at: int
    seat: int
    parts: list[Part]
    prospect: Prospect
    standings: list[Placing]
    story: list[Tale]


class Telling(NamedTuple):
    """What is new to a reader."""

    at: int
    seat: int
    events: list[Event]
    parts: list[Part]
    """Those that changed or are new."""
    altered: dict[str, list[str]]
    """By id of a part that the reader knows: which of its fields changed; all of it is told where it is not here."""
    gone: list[str]
    prospect: Prospect
    standings: list[Placing]
    story: list[Tale]
    since: int
    """The number of what the reader has been told before it."""
    is_turn_new: bool = True
    """Whether others are awaited than before it."""
    former: dict[str, list[str]] = {}  # noqa: RUF012 - never changed
    """By id of a part that the reader knows: its faces before, where they changed and it was told of them last."""


class Reader:
    """Follows a game for one seat or for the spectators; its count moves only when it is told something."""

    def __init__(self, seat: int, match: int, *, sees_hands: bool = False) -> None:
        self.seat = seat
        self.sees_hands = sees_hands
        """Whether it is a spectator to whom every hand is open."""
        self.first = match * SPAN
        self.at = self.first
        """The number of the last thing told."""
        self.starts: list[int] = []
        """By number, from the first: how long the history was before what was told."""
        self.changed: dict[str, int] = {}
        """By part: the number with which it last changed, or went."""
        self.came: dict[str, int] = {}
        """By part: the number with which it was first told whole."""
        self.altered: dict[str, dict[str, int]] = {}
        """By part and field: the number with which it last changed, since the part came."""
        self.offered_at = self.at
        """The number of the telling that opened the present decision; a move that answers an earlier one is stale."""
        self.look = Look()
        self.prospect = Prospect()
        self.standings: list[Placing] = []
        self.story: list[Tale] = []
        """Of a game that is over, for everybody alike."""

    def follow(self, state: State, start: int, *, is_own: bool) -> Telling | None:
        """Take in what happened since the history was `start` long; None when this reader can tell no difference.

        `is_own`: this seat made the move, so that its next decision is a new one.
        """
        events = self._events(state, start)
        changed, gone = self.look.take_in(self._seen(state))
        prospect = self._prospect(state)
        if not (events or changed or gone or is_own or prospect != self.prospect):
            return None
        self.at += 1
        self.starts.append(start)
        self._note(changed, gone)
        if events or is_own or prospect.choice != self.prospect.choice:
            self.offered_at = self.at
        is_turn_new = prospect.to_act != self.prospect.to_act
        self.prospect = prospect
        if state.is_over:
            self.standings = state.standings()
        return Telling(
            self.at,
            self.seat,
            events,
            changed,
            self.look.altered,
            gone,
            prospect,
            self.standings,
            self.story,
            self.at - 1,
            is_turn_new,
            self._former_faces(changed),
        )

    def _former_faces(self, changed: list[Part]) -> dict[str, list[str]]:
        altered, former = self.look.altered, self.look.former
        return {
            part.id: faces_in(part.shape, former[part.id])
            for part in changed
            if part.id in altered and ("faces" in altered[part.id] or "cells" in altered[part.id])
        }

    def missed(self, state: State, since: int) -> Telling | None:
        """Give in one telling what lasts of all that was told after that number, None when only the board will do."""
        if not self.first < since <= self.at:
            return None
        start = self.starts[since - self.first] if since < self.at else len(state.history)
        events = [event for event in self._events(state, start) if event.is_lasting]
        if len(events) > LONGEST:
            return None
        changed = [part for id, part in self.look.parts.items() if self.changed[id] > since]
        gone = [id for id, at in self.changed.items() if at > since and id not in self.look.parts]
        known = [part.id for part in changed if self.came[part.id] <= since]
        altered = {id: [field for field, at in self.altered[id].items() if at > since] for id in known}
        return Telling(
            self.at, self.seat, events, changed, altered, gone, self.prospect, self.standings, self.story, since
        )

    def sight(self) -> Sight:
        """Give all that the reader has been told of the table as it lies."""
        return Sight(self.at, self.seat, list(self.look.parts.values()), self.prospect, self.standings, self.story)

    def nothing_new(self) -> Telling:
        """Give the last telling again, without what happened."""
        return Telling(self.at, self.seat, [], [], {}, [], self.prospect, self.standings, self.story, self.at - 1)

    def _note(self, changed: list[Part], gone: list[str]) -> None:
        """Remember with which number each part, and each field of it, changed."""
        at = self.at
        for part in changed:
            id = part.id
            self.changed[id] = at
            if id in self.look.altered:
                fields = self.altered[id]
                for field in self.look.altered[id]:
                    fields[field] = at
            else:
                self.came[id] = at
                self.altered[id] = {}
        for id in gone:
            self.changed[id] = at

    def _events(self, state: State, start: int) -> list[Event]:
        if len(state.history) <= start:
            return []
        return state.events(EVERYONE if self.sees_hands else self.seat, start)

    def _seen(self, state: State) -> list[Part]:
        """Give what the reader sees; to whom hands are open, each seat's own as that seat sees it."""
        seen = state.view(None if self.seat == SPECTATOR else self.seat).parts
        if not self.sees_hands:
            return seen
        parts = {part.id: part for part in seen}
        for seat in range(state.game.seats):
            parts |= {part.id: part for part in state.view(seat).parts if part.owner == seat and part.id in parts}
        return list(parts.values())

    def _prospect(self, state: State) -> Prospect:
        to_act = state.to_act()
        if self.seat == SPECTATOR:
            return Prospect(to_act)
        seat = self.seat
        offers = tuple([Offer(each, state.spot(seat, each), state.caution(seat, each)) for each in state.options(seat)])
        return Prospect(to_act, offers, state.can_take_back(seat))
