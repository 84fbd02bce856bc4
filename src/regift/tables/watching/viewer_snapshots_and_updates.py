"""A viewer: one seat, or all spectators together, with what they have been told so far.

Nothing reaches a person but through `Viewer.follow` and `Viewer.snapshot`, which see the state only as that seat does.
"""

from typing import Final

from msgspec import Struct

from regift.kit.action_arguments_and_action_table import Action, Value
from regift.kit.event import EVERYONE, SPECTATOR, Event
from regift.kit.state import State
from regift.kit.three_line_recap import RecapLine
from regift.kit.view import Part, Placing
from regift.kit.view_change_tracker_and_shared_diff import Change, SharedDiff, ViewTracker

MATCH_SPAN: Final = 100_000
"""Each match of a table counts from its own multiple, so that no number of an earlier match fits."""
MAX_MISSED: Final = 200
"""Events that a viewer is told after having missed them; who missed more gets the board."""
MAX_PAST: Final = 12
"""Events that are kept to go with the board, for a page that has heard nothing."""
MIN_PAST: Final = 3
"""Those of them that are told even with a board which is large by itself."""


class LegalOption(Struct, frozen=True):
    """An option as the viewer is offered it."""

    action: Action
    spot: str
    caution: str
    caution_values: tuple[Value, ...] = ()


class TurnOptions(Struct, frozen=True):
    """What the viewer may do now, and what is awaited of whom."""

    to_act: tuple[int, ...] = ()
    legal_options: tuple[LegalOption, ...] = ()
    can_take_back: bool = False
    out: tuple[int, ...] = ()
    """The seats that take no part any more."""
    can_hasten: bool = False
    """Whether it is a moment shown to all, which the table may go through faster."""

    def is_other_choice(self, before: "TurnOptions") -> bool:
        """Return whether the viewer itself may do other things than before, whoever else has answered."""
        return self.legal_options != before.legal_options or self.can_take_back != before.can_take_back


class ViewSnapshot(Struct, frozen=True):
    """All that a viewer sees now."""

    at: int
    seat: int
    parts: list[Part]
    turn_options: TurnOptions
    standings: list[Placing]
    story: list[RecapLine]
    past: list[Event]
    """What lasts of what the viewer was told last, until the game is over."""
    least: int
    """How many of these are told with the board, however large it is."""


class ViewUpdate(Struct, frozen=True):
    """What is new to a viewer."""

    at: int
    seat: int
    since: int
    """The number of what the viewer has been told before it."""
    events: list[Event]
    parts: list[Part]
    """Those to be told whole."""
    changes: list[Change]
    gone: list[str]
    turn_options: TurnOptions
    standings: list[Placing]
    story: list[RecapLine]
    is_turn_new: bool = True
    """Whether others are awaited than before it."""
    is_out_new: bool = False
    """Whether more seats are out than before it."""
    worded: dict[object, object] = {}
    """By part, change and event: what it was worded as for another viewer of the same move."""


class Viewer:
    """Follows a game for one seat or for the spectators; its count moves only when it is told something."""

    def __init__(self, seat: int, match: int, *, sees_hands: bool = False) -> None:
        self.seat = seat
        self.sees_hands = sees_hands
        """Whether every hand is open to it: to spectators at once, to a seat as soon as it is out."""
        self.first = (match - 1) * MATCH_SPAN
        self.at = self.first
        """The number of the last thing told."""
        self.starts: list[int] = []
        """By number, from the first: how long the history was before what was told."""
        self.offered_at = self.at
        """The number of the update that opened the present decision; a move that answers an earlier one is stale."""
        self.view_tracker = ViewTracker()
        self.turn_options = TurnOptions()
        self.standings: list[Placing] = []
        self.story: list[RecapLine] = []
        """Of a game that is over, for everybody alike."""
        self.past: list[Event] = []
        """The last events told that last."""
        self.least = MIN_PAST
        """How many of these are told with the board, however large it is."""
        self.length = 0
        """How long the history was when the viewer last looked."""
        self._unseen: set[int] = set()
        """Numbers that were only counted: who was told no more than that gets the board."""
        self._snapshot: ViewSnapshot | None = None
        """All that the viewer has been told, made when it was asked for."""

    def follow(self, state: State, start: int, *, is_own: bool, alike: SharedDiff | None = None) -> ViewUpdate | None:
        """Take in what happened since the history was `start` long; None when this viewer can tell no difference.

        `is_own`: this seat made the move, so that its next decision is a new one.
        """
        alike = alike or SharedDiff()
        events = alike.events(self._events(state, start))
        news = self.view_tracker.take_in(self._seen(state), alike)
        before, turn_options = self.turn_options, self._turn_options(state)
        self.length = len(state.history)
        if not (events or news.is_any or is_own or turn_options != before):
            return None
        self.at += 1
        self._snapshot = None
        self._keep(events, self._events(state, state.catch_up_start()))
        self.starts.append(start)
        self.view_tracker.note(news, self.at)
        if events or is_own or turn_options.is_other_choice(before):
            self.offered_at = self.at
        self.turn_options = turn_options
        if state.is_over:
            self.standings = state.standings()
        return ViewUpdate(
            self.at,
            self.seat,
            self.at - 1,
            events,
            news.parts,
            news.changes,
            news.gone,
            turn_options,
            self.standings,
            self.story,
            turn_options.to_act != before.to_act,
            turn_options.out != before.out,
            alike.worded,
        )

    def _keep(self, events: list[Event], retold: list[Event]) -> None:
        """Keep the last of what lasts, or all that the game tells again for now."""
        again = [event for event in retold if event.is_lasting]
        if again or events:
            self.past = again or [*self.past, *[event for event in events if event.is_lasting]][-MAX_PAST:]
        self.least = max(MIN_PAST, len(again))

    def count_private(self, start: int) -> None:
        """Count a private move of this seat without looking, until it settles; the history was `start` long before."""
        self.at += 1
        self.offered_at = self.at
        self.starts.append(start)
        self._unseen.add(self.at)

    def settle(self, state: State) -> None:
        """Look at what was only counted."""
        if self.at in self._unseen:
            self._unseen.discard(self.at)
            self.view_tracker.note(self.view_tracker.take_in(self._seen(state), SharedDiff()), self.at)
            self.turn_options = self._turn_options(state)
            self._snapshot = None

    def missed(self, state: State, since: int) -> ViewUpdate | None:
        """Return in one update what lasts of all that was told after that number, None when only the board will do."""
        if not self.first < since <= self.at or since in self._unseen:
            return None
        events = [event for event in self._events(state, self.length_at(since, state)) if event.is_lasting]
        if len(events) > MAX_MISSED:
            return None
        news = self.view_tracker.since(since)
        told = (events, news.parts, news.changes, news.gone)
        ends = (self.turn_options, self.standings, self.story)
        return ViewUpdate(self.at, self.seat, since, *told, *ends, is_out_new=bool(self.turn_options.out))

    def length_at(self, number: int, state: State) -> int:
        """Return how long the history was when that was the last thing told."""
        return self.starts[number - self.first] if number < self.at else len(state.history)

    def snapshot(self) -> ViewSnapshot:
        """Return all that the viewer has been told of the table as it lies."""
        if self._snapshot is None:
            ends = (self.turn_options, self.standings, self.story)
            past = [] if self.standings else self.past
            self._snapshot = ViewSnapshot(self.at, self.seat, list(self.view_tracker.parts), *ends, past, self.least)
        return self._snapshot

    def nothing_new(self) -> ViewUpdate:
        """Return the last update again, without what happened."""
        return ViewUpdate(
            self.at, self.seat, self.at - 1, [], [], [], [], self.turn_options, self.standings, self.story
        )

    def is_open(self, state: State) -> bool:
        """Return whether it sees every hand now."""
        return self.sees_hands and (self.seat == SPECTATOR or not state.is_in(self.seat))

    def _events(self, state: State, start: int) -> list[Event]:
        if len(state.history) <= start:
            return []
        return state.events(EVERYONE if self.is_open(state) else self.seat, start)

    def _seen(self, state: State) -> list[Part]:
        """Return what the viewer sees; to whom hands are open, each seat's own as that seat sees it."""
        seen = state.view(None if self.seat == SPECTATOR else self.seat).parts
        if not self.is_open(state):
            return seen
        parts = {part.id: part for part in seen}
        for seat in range(state.game.seats):
            parts |= {part.id: part for part in state.view(seat).parts if part.owner == seat and part.id in parts}
        return list(parts.values())

    def _turn_options(self, state: State) -> TurnOptions:
        to_act, out = state.to_act(), out_of(state)
        if self.seat == SPECTATOR:
            return TurnOptions(to_act, out=out, can_hasten=state.can_hasten())
        seat = self.seat
        legal_options = tuple([legal_option(state, seat, each) for each in state.options(seat)])
        return TurnOptions(to_act, legal_options, state.can_take_back(seat), out, state.can_hasten())


def legal_option(state: State, seat: int, action: Action) -> LegalOption:
    """Return an option as the seat is offered it."""
    caution = state.caution(seat, action)
    values = state.caution_values(seat, action) if caution else []
    return LegalOption(action, state.spot(seat, action), caution, tuple(values))


def out_of(state: State) -> tuple[int, ...]:
    """List the seats that take no part any more."""
    return tuple([seat for seat in range(state.game.seats) if not state.is_in(seat)])
