"""Over many positions, each unknown thing must vary by itself: the hands, the next card of a pile."""

from typing import Final

from regift.kit.action_arguments_and_action_table import SEAT
from regift.kit.conformance_checks.position_contents_listing_and_twin_comparison import is_announced, statements_of
from regift.kit.event import Event, seen_by
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

ENOUGH: Final = 20
"""So many positions with something hidden, and determinize must have changed one."""
OFTEN: Final = 4
"""A thing that is otherwise in truth in one of so many positions is not known."""
MORE: Final = 2
"""Truth is not otherwise so many times as often as another draw is: both are drawn from what the seat knows."""
GUIDE: Final = "see docs/add-a-game.md, What a seat knows"


class ThingCount:
    """How often one kind of thing was hidden, how often two draws of it differed, and how often truth and a draw."""

    def __init__(self) -> None:
        self.hidden = 0
        self.varied = 0
        self.untrue = 0

    def add(self, true: list[str], one: list[str], other: list[str]) -> None:
        """Take in what is true, and what two determinizations put in its place."""
        self.hidden += 1
        self.varied += int(one != other)
        self.untrue += int(one != true)


class VariationCounter:
    """Counts how often what a seat cannot see was other than the true thing, and other in two draws."""

    def __init__(self) -> None:
        self.hiding = 0
        """Positions in which something was hidden from a seat."""
        self.varied = 0
        """Those whose determinization put something else there."""
        self.things: dict[str, ThingCount] = {}
        """By name of a part of the view, or of a field of an event that is told next."""

    def add(self, state: State, twin: State, seat: int) -> None:
        """Take in one determinized position."""
        others = [state.private(other) for other in range(state.game.seats) if other != seat]
        if seen_by(seat, state.game.event_kinds, state.history) != state.history or any(others):
            self.hiding += 1
            self.varied += int(twin.fingerprint() != state.fingerprint())

    def add_things(self, state: State, twin: State, seat: int, chance: Chance) -> None:
        """Compare, thing by thing, truth and two determinizations for the seat."""
        if not is_announced(state) or not is_announced(twin):  # picks are gone in a determinization
            return
        other = state.determinize(seat, Chance(chance.below(1 << 30)))
        self._add_parts(state, [hidden_parts(each, seat) for each in (state, twin, other)])
        if state.is_to_act(seat):
            options = state.options(seat)
            action = options[chance.below(len(options))]
            draw = chance.below(1 << 30)
            told: list[dict[str, list[str]]] = []
            for each in (state, twin, other):
                after = each.copy()
                after.chance = Chance(draw)
                after.apply(seat, action)
                told.append(secrets_told(after, seat, len(each.history)))
            self._add_parts(state, told)

    def _add_parts(self, state: State, found: list[dict[str, list[str]]]) -> None:
        true, one, other = found
        for name in true:
            if name in one and name in other:
                self.things.setdefault(name, ThingCount()).add(true[name], one[name], other[name])

    def check(self, game: object) -> None:
        """Check that where much was hidden, determinizations were not all the true position, nor all alike."""
        assert self.hiding < ENOUGH or self.varied > 0, (
            f"{game}: determinize always gives the true position: `deal_unseen` must draw anew what the seat has not "
            f"seen; {GUIDE}"
        )
        for name, count in self.things.items():
            is_known = count.untrue * OFTEN < count.hidden
            assert count.hidden < ENOUGH or is_known or count.varied * MORE >= count.untrue, (
                f"{game}: {name} is hidden, and determinize drew it otherwise than it is in {count.untrue} of "
                f"{count.hidden} positions, yet in two different ways only in {count.varied}: draw it by lot from "
                f"`self.chance`, each possible way as likely; {GUIDE}"
            )


def hidden_parts(state: State, seat: int) -> dict[str, list[str]]:
    """Return, by name, what the parts tell that the seat sees otherwise than they are."""
    shown = {part.id: part for part in state.view(seat).parts}
    found: dict[str, list[str]] = {}
    for part in state.open_view().parts:
        if part.id not in shown or not part.is_like(shown[part.id]):
            found.setdefault(f"part {part.name!r}", []).extend(statements_of(part))
    return found


def secrets_told(state: State, seat: int, start: int) -> dict[str, list[str]]:
    """Return, by event and field, what only some were told since the history was `start` long, the seat among them."""
    found: dict[str, list[str]] = {}
    fields = {kind.name: kind.fields for kind in state.game.event_kinds if kind.has_secret}
    for event in state.events(seat, start):
        for field in fields.get(event.kind, []):
            if field.only and field.type != SEAT and _is_seen(event, field.name):
                found.setdefault(f"field {field.name!r} of event {event.kind!r}", []).append(str(event[field.name]))
    return found


def _is_seen(event: Event, name: str) -> bool:
    value = event[name]
    return value is not None and not isinstance(value, int)
