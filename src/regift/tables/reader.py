"""A reader: one seat, or all spectators together, with what they have been told so far.

Nothing reaches a person but through `Reader.follow` and `Reader.sight`, which see the state only as that seat does.
"""

from typing import Final, NamedTuple

from regift.kit.action import Action
from regift.kit.event import SPECTATOR, Event
from regift.kit.state import State
from regift.kit.view import Fact, Gauge, Grid, Part, Placing, Token, Track, Zone

SPAN: Final = 1_000_000
"""Each match of a table counts from its own multiple, so that no number of an earlier match fits."""


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


class Telling(NamedTuple):
    """What is new to a reader."""

    at: int
    seat: int
    events: list[Event]
    parts: list[Part]
    """Those that changed or are new."""
    gone: list[str]
    prospect: Prospect
    standings: list[Placing]


class Reader:
    """Follows a game for one seat or for the spectators; its count moves only when it is told something."""

    def __init__(self, seat: int, match: int) -> None:
        self.seat = seat
        self.at = match * SPAN
        """The number of the last thing told."""
        self.offered_at = self.at
        """The number of the telling that opened the present decision; a move that answers an earlier one is stale."""
        self.parts: dict[str, Part] = {}
        self.traits: dict[str, tuple[object, ...]] = {}
        self.prospect = Prospect()
        self.standings: list[Placing] = []

    def follow(self, state: State, start: int, *, is_own: bool) -> Telling | None:
        """Take in what happened since the history was `start` long; None when this reader can tell no difference.

        `is_own`: this seat made the move, so that its next decision is a new one.
        """
        events = state.events(self.seat, start) if len(state.history) > start else []
        changed, gone = self._look(state)
        prospect = self._prospect(state)
        if not (events or changed or gone or is_own or prospect != self.prospect):
            return None
        self.at += 1
        if events or is_own or prospect.choice != self.prospect.choice:
            self.offered_at = self.at
        self.prospect = prospect
        if state.is_over:
            self.standings = state.standings()
        return Telling(self.at, self.seat, events, changed, gone, prospect, self.standings)

    def sight(self) -> Sight:
        """Give all that the reader has been told of the table as it lies."""
        return Sight(self.at, self.seat, list(self.parts.values()), self.prospect, self.standings)

    def nothing_new(self) -> Telling:
        """Give the last telling again, without what happened."""
        return Telling(self.at, self.seat, [], [], [], self.prospect, self.standings)

    def _look(self, state: State) -> tuple[list[Part], list[str]]:
        view = state.view(None if self.seat == SPECTATOR else self.seat)
        parts = {part.id: part for part in view.parts}
        traits = {id: traits_of(part) for id, part in parts.items()}
        changed = [part for id, part in parts.items() if self.traits.get(id) != traits[id]]
        gone = [id for id in self.parts if id not in parts]
        self.parts = parts
        self.traits = traits
        return changed, gone

    def _prospect(self, state: State) -> Prospect:
        to_act = state.to_act()
        if self.seat == SPECTATOR:
            return Prospect(to_act)
        seat = self.seat
        offers = tuple([Offer(each, state.spot(seat, each), state.caution(seat, each)) for each in state.options(seat)])
        return Prospect(to_act, offers, state.can_take_back(seat))


def traits_of(part: Part) -> tuple[object, ...]:
    """Give all that can be seen of a part: equal for two parts that look alike."""
    return (part.shape, part.name, part.owner, *_own_traits(part))


def _own_traits(part: Part) -> tuple[object, ...]:
    if isinstance(part, Zone):
        return (part.layout, part.count, tuple(part.faces), part.ghost)
    if isinstance(part, Fact):
        return (part.value,)
    if isinstance(part, Token):
        return ()
    if isinstance(part, Gauge):
        return (part.value, part.top)
    if isinstance(part, Track):
        return (part.length, tuple(part.pawns))
    if isinstance(part, Grid):
        return (part.columns, tuple(part.cells))
    raise TypeError(f"part {part.id}: no client can draw a {part.shape}")
