"""All that has happened in a game, in codes: how it is written, and read by those who may know of it."""

from typing import Final, Self

from mypy_extensions import i64, mypyc_attr

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.event import EVERYONE, Event, counted, read_events, seen_by
from regift.kit.game_definition_base_class_and_options import GameDefinition, check_seat
from regift.kit.hidden_information.seats_in_turn_left_and_asked_bitmasks import SeatStatus
from regift.kit.seeded_random_generator import Chance

ABSENT: Final[i64] = -1000
"""In place of a code: the event has no more fields. No game has such a code: a wrong one is written, and found."""
OWN_FIELDS: Final = ("game", "chance", "history")
"""What `EventHistory` itself holds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EventHistory(SeatStatus):
    """A game, its chance and its history: what every position holds, and how it is copied."""

    def __init__(self, game: GameDefinition, chance: Chance) -> None:
        super().__init__()
        self.game = game
        self.chance = chance
        """All randomness of this position comes from here."""
        self.history: list[int] = []
        """All that happened, in codes; see `regift.kit.event`."""

    def tell(self, event: str, *codes: "int | list[int]") -> None:
        """Add an event to the history: the name of its kind, then a code a field, a list for a CARDS field."""
        entry = [self.game.kind_number(event)]
        for code in codes:
            entry += counted(code) if isinstance(code, list) else [code]
        self.write_entry(entry)

    def write_entry(self, entry: list[int]) -> None:
        """Add one whole event to the history: the number of its kind, then a code a field (`counted` for CARDS)."""
        self.history.extend(entry)

    def write(  # noqa: PLR0913, PLR0917 (a list of codes would cost a tenth of a game)
        self,
        kind: i64,
        one: i64 = ABSENT,
        two: i64 = ABSENT,
        three: i64 = ABSENT,
        four: i64 = ABSENT,
        five: i64 = ABSENT,
        six: i64 = ABSENT,
    ) -> None:
        """Add one whole event without cards to the history: the number of its kind, then a code a field."""
        history = self.history
        history.append(kind)
        if one != ABSENT:
            history.append(one)
        if two != ABSENT:
            history.append(two)
        if three != ABSENT:
            history.append(three)
        if four != ABSENT:
            history.append(four)
        if five != ABSENT:
            history.append(five)
        if six != ABSENT:
            history.append(six)

    def events(self, seat: int, start: int = 0) -> list[Event]:
        """Return what happened from `start` (a length of the history) as the seat, SPECTATOR or EVERYONE saw it."""
        check_seat(self.game, seat, EVERYONE)
        return read_events(
            self.game.event_kinds, self.game.words, seen_by(seat, self.game.event_kinds, self.history, start)
        )

    def copy(self) -> Self:
        """Return an independent copy. As it stands it copies what a class in plain Python holds; compiled ones say how.

        Lists, dicts and what has a `copy` are copied, all else is shared.
        """
        twin = type(self)(self.game, self.chance)
        for name, value in vars(self).items():
            if name not in OWN_FIELDS:
                setattr(twin, name, independent(value))
        twin.chance = self.chance.copy()
        twin.copy_common(self)
        return twin

    def copy_common(self, other: "EventHistory") -> None:
        """Take over what every state holds beside its chance; a game's own `copy` calls it."""
        self.copy_seats(other)
        self.history = other.history[:]

    def named(self, name: str) -> Action:
        """Return the game's action of that name; KeyError if there is none."""
        return self.game.by_name[name]


def independent(value: object) -> object:
    """Copy a list or a dict with all that lies in it, or whatever has a `copy`; give anything else as it is."""
    if isinstance(value, list):
        return [independent(item) for item in value]
    if isinstance(value, dict):
        return {key: independent(item) for key, item in value.items()}
    copy = getattr(value, "copy", None)
    return value if copy is None else copy()
