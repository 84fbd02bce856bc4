"""Sprint: all choose 1, 2 or 3 steps in secret; who chose alone runs them. First past the tenth space wins."""

from typing import Final

from regift.kit.action import NUMBER, SEAT, Action, Value
from regift.kit.chance import Chance
from regift.kit.event import EventKind, Field
from regift.kit.game import Game
from regift.kit.refusal import Refusal
from regift.kit.slots import Slots
from regift.kit.state import State
from regift.kit.view import Placing, Token, Track, View, rank

ID: Final = "sprint"
SEATS: Final = (2, 6)
LENGTH: Final = 10


class Sprint(Game):
    """Three actions, two kinds of events."""

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

    def deal_with(self, chance: Chance) -> "SprintState":
        """Put every pawn on the start."""
        return SprintState(self, chance)


class SprintState(State):
    """Where the pawns stand, who still runs, and the sealed choices."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.pawns = [0] * game.seats
        self.runners = list(range(game.seats))
        self.slots = Slots(game.seats)
        self.slots.ask(self.runners)

    @property
    def is_over(self) -> bool:
        """Tell whether somebody is home, or alone."""
        return max(self.pawns) >= LENGTH or len(self.runners) < 2

    def to_act(self) -> tuple[int, ...]:
        """Give everyone who has not chosen."""
        return () if self.is_over else self.slots.open_seats()

    def refuse(self, seat: int, action: Action) -> Refusal | None:
        """Refuse whoever is not asked."""
        return None if seat in self.to_act() else Refusal("turn")

    def play(self, seat: int, action: Action) -> None:
        """Seal the choice; open all when it was the last."""
        self.slots.lock(seat, action.id)
        if not self.slots.open_seats():
            self.open_all()

    def open_all(self) -> None:
        """Show the choices in seat order, move who chose alone, ask again."""
        chosen = self.slots.chosen[:]
        for seat in self.runners:
            self.history += [0, seat, chosen[seat] + 1]
        for seat in self.runners:
            if chosen.count(chosen[seat]) == 1:
                self.pawns[seat] = min(LENGTH, self.pawns[seat] + chosen[seat] + 1)
                self.history += [1, seat, self.pawns[seat]]
        self.slots.ask([] if self.is_over else self.runners)

    def can_take_back(self, seat: int) -> bool:
        """Tell whether the choice is still sealed."""
        return self.slots.is_locked(seat)

    def take_back(self, seat: int) -> None:
        """Choose again."""
        self.slots.reopen(seat)

    def private(self, seat: int) -> list[int]:
        """Give the seat's own choice."""
        return [self.slots.chosen[seat] + 2]

    def shared(self) -> list[int]:
        """Give who has chosen."""
        return [int(self.slots.is_locked(seat)) for seat in range(self.game.seats)]

    def look(self, view: View) -> None:
        """Show the track, who has chosen and, to the seat itself, what."""
        view.parts.append(Track("road", "road", LENGTH, self.pawns[:]))
        for seat in self.runners:
            if self.slots.is_locked(seat):
                view.parts.append(Token(f"chosen:{seat}", "has_chosen", seat))

    def copy(self) -> "SprintState":
        """Give an independent copy."""
        twin = SprintState(self.game, self.chance.copy())
        twin.history, twin.pawns, twin.runners = self.history[:], self.pawns[:], self.runners[:]
        twin.slots = self.slots.copy()
        return twin

    def determinize(self, seat: int, chance: Chance) -> "SprintState":
        """Put random choices into the slots that others have locked."""
        twin = self.copy()
        twin.chance = chance.copy()
        for other in range(self.game.seats):
            if other != seat and self.slots.is_locked(other):
                twin.slots.lock(other, twin.chance.below(3))
        return twin

    def standings(self) -> list[Placing]:
        """Rank by space; who left comes last."""
        return rank([space if seat in self.runners else -1 for seat, space in enumerate(self.pawns)])

    def withdraw(self, seat: int) -> None:
        """Take the pawn off the road."""
        self.runners.remove(seat)
        self.history += [2, seat]
        self.slots.leave_out(seat)
        if not self.is_over and not self.slots.open_seats():
            self.open_all()


make = Sprint
