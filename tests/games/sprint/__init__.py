"""Sprint: all choose 1, 2 or 3 steps in secret; who chose alone runs them. First past the tenth space wins."""

from typing import Final

from regift.kit.action_arguments_and_action_table import NUMBER, SEAT, Action, Value
from regift.kit.event import EventKind, Field
from regift.kit.game import Game
from regift.kit.observation.number_columns_of_parts_other_than_zones import NumberKind, TrackKind
from regift.kit.observation.part_kind_base_and_columns import PartKind, before_sometimes
from regift.kit.seeded_random_generator import Chance
from regift.kit.simple_hand_game_state import PartyState, party_part_kinds
from regift.kit.view import Fact, Track, View

ID: Final = "sprint"
SEATS: Final = (2, 8)
LENGTH: Final = 10


class Sprint(Game):
    """Three actions, three kinds of events."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(ID, 1, seats, SEATS)
        self.choose(options)
        for steps in (1, 2, 3):
            self.table.add(Action("run", f"run {steps}", [Value("steps", NUMBER, steps)]))
        seat = Field("seat", SEAT)
        self.event_kinds = [
            EventKind("chose", [seat, Field("steps", NUMBER)]),
            EventKind("moves", [seat, Field("space", NUMBER)]),
            EventKind("leaves", [seat]),
        ]

    def part_kinds(self) -> list[PartKind]:
        """Return a kind for each part that a view can show."""
        choices: list[PartKind] = [
            NumberKind(f"choice:{seat}", 1, 3, before_sometimes(seat)) for seat in range(self.seats)
        ]
        return [*party_part_kinds(self), *choices, TrackKind("road", LENGTH, self.seats)]

    def deal_with(self, chance: Chance) -> "SprintState":
        """Put every pawn on the start."""
        return SprintState(self, chance)


class SprintState(PartyState):
    """Where the pawns stand (`scores`), beside the sealed choices."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.ask(self.players)

    @property
    def is_over(self) -> bool:
        """Return whether somebody is home, or alone."""
        return max(self.scores) >= LENGTH or len(self.players) < 2

    def reveal(self, chosen: list[int]) -> None:
        """Show the choices in seat order, move who chose alone, ask again."""
        for seat in self.players:
            self.tell("chose", seat, chosen[seat] + 1)
        for seat in self.players:
            if chosen.count(chosen[seat]) == 1:
                self.scores[seat] = min(LENGTH, self.scores[seat] + chosen[seat] + 1)
                self.tell("moves", seat, self.scores[seat])
        self.ask(self.players)

    def look(self, view: View) -> None:
        """Show the track, and to each seat its own sealed choice."""
        super().look(view)
        if view.seat in self.players and self.is_locked(view.seat):
            view.parts.append(Fact(f"choice:{view.seat}", "choice", self.chosen[view.seat] + 1, view.seat))
        view.parts.append(Track("road", "road", LENGTH, self.scores[:]))


make = Sprint
