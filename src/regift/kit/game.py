"""A game: its rules with their options, and the deal. Immutable."""

from collections.abc import Callable
from typing import Self, cast

from mypy_extensions import mypyc_attr

from regift.kit.game_definition_base_class_and_options import GameDefinition, Option, switch
from regift.kit.observation.observation_rows import ObservationRows
from regift.kit.refusal_and_errors import BadRecord
from regift.kit.seeded_random_generator import Chance, KeyedChance
from regift.kit.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(GameDefinition):
    """One game that can be dealt. A game's own class fills in what `GameDefinition` holds, and `deal_with`."""

    def deal(self, seed: "int | bytes | Chance") -> State:
        """Start a game from a seed (int: the fast generator; bytes: a keyed stream) or from a source of chance."""
        if isinstance(seed, Chance):
            return self.deal_with(seed)
        return self.deal_with(KeyedChance(seed) if isinstance(seed, bytes) else Chance(seed))

    def with_options(self, **options: object) -> Self:
        """Make the same game for as many seats with these options, all others as they are; BadOption as ever."""
        kind = cast("Callable[[int, dict[str, object]], Self]", type(self))
        return kind(self.seats, {**self.changes(), **options})

    def deal_with(self, chance: Chance) -> State:
        """Set up the table, every random choice taken from `chance`."""
        raise NotImplementedError

    def observation_rows(self) -> ObservationRows:
        """Return what writes observations as bytes; a game that has a quicker way than by its views gives that.

        ValueError where the game declares no kinds of parts.
        """
        return ObservationRows(self)

    def position(self, text: str) -> State:
        """Read a position as `State.notation` writes it; BadRecord says what can't be read and where."""
        raise BadRecord(f"{self.id}: positions of this game can't be read from text")


__all__ = ["Game", "Option", "switch"]
