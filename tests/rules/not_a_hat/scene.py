"""Set a table in shorthand: gifts by seat between bars, oldest first, a dash after what lies face down.

Tests name cards by what their backs show: `L[0]` points to the left, `R[0]` to the right.
"""

import re

from regift.games.not_a_hat.box_contents import CARDS, points_left
from regift.games.not_a_hat.card_objects import OBJECTS
from regift.games.not_a_hat.game_class_deal_and_position_from_text import NotAHat
from regift.games.not_a_hat.kit_state_adapter import NotAHatState
from regift.kit.event import EVERYONE
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import names
from regift.kit.view import Token, describe

L = [OBJECTS[card] for card in range(CARDS) if points_left(card)]
"""Objects whose arrow points to the left."""
R = [OBJECTS[card] for card in range(CARDS) if not points_left(card)]


class Scene:
    """A position with short words for what a test does and asks."""

    def __init__(self, state: NotAHatState) -> None:
        self.state = state

    def play(self, *said: str) -> "Scene":
        """Play actions by name, each for whoever is to act; an object alone is claimed."""
        for name in said:
            known = name if name in self.state.game.by_name else f"claim {name.replace('_', ' ')}"
            self.state.apply(self.actor(), self.state.named(known))
        return self

    def actor(self) -> int:
        """Return the one seat that is to act."""
        (seat,) = self.state.to_act()
        return seat

    def options(self) -> list[str]:
        """Name the options of whoever is to act."""
        return names(self.state.options(self.actor()))

    def refusal(self, name: str, seat: int | None = None) -> str:
        """Name the clause that forbids an action, "" when it is allowed."""
        refused = self.state.refuse(self.actor() if seat is None else seat, self.state.named(name))
        return "" if refused is None else refused.clause

    def faces(self, id: str) -> list[str]:
        """List the faces of a part of the table, objects by their names."""
        return [face.removeprefix("card-") for face in self.state.view().zone(id).faces]

    def gifts(self) -> list[list[str]]:
        """List what lies before each seat."""
        return [self.faces(f"gifts:{seat}") for seat in range(self.state.game.seats)]

    def shame(self) -> list[list[str]]:
        """List every pile of shame."""
        return [self.faces(f"shame:{seat}") for seat in range(self.state.game.seats)]

    def parts(self) -> list[str]:
        """List the ids of all that anybody sees."""
        return [part.id for part in self.state.view().parts]

    def holder(self, token: str) -> int:
        """Return the seat before which a token lies, −1 where there is none."""
        return next(
            (part.owner for part in self.state.view().parts if isinstance(part, Token) and part.id == token), -1
        )

    def step(self) -> str:
        """Name what is going on: show, claim, answer, break or over."""
        return str(self.state.view().fact("step")).removeprefix("step_")

    def scores(self) -> list[int]:
        """Return each seat's score."""
        return [placing.score for placing in sorted(self.state.standings(), key=lambda placing: placing.seat)]

    def places(self) -> list[int]:
        """Return each seat's place."""
        return [placing.place for placing in sorted(self.state.standings(), key=lambda placing: placing.seat)]

    def told(self, start: int = 0) -> list[str]:
        """Name the kinds of events since the history was so long."""
        return [event.kind for event in self.state.events(EVERYONE, start)]

    def in_sight(self, seat: int | None = None) -> set[str]:
        """List every object and back that a seat, or a spectator, sees now, by name or by drawing."""
        return set(re.findall("(?:card|back)-([a-z0-9_-]+)", "\n".join(describe(self.state.view(seat)))))


def scene(
    gifts: str,
    /,
    *,
    gift: str = "",
    claimed: str = "",
    shame: str = "",
    shop: str = "",
    seats: int = 0,
    turn: int = 0,
    step: str = "",
    seed: int = 1,
    **options: object,
) -> Scene:
    """Set a table with a seat for each bar's side of `gifts`; a gift named is on its way: "hat to 1"."""
    found = "answer" if claimed else "claim" if " to " in gift else "show"
    seats = seats or gifts.count("|") + 1
    text = (
        f"turn {turn} {step or found} | gifts {gifts.replace('|', '/')} | shame {shame.replace('|', '/')} | shop {shop}"
    )
    text += f" | gift {gift}" * bool(gift) + f" | claimed {claimed}" * bool(claimed)
    state = NotAHat(seats, options).position(text)
    assert isinstance(state, NotAHatState)
    state.chance = Chance(seed)
    return Scene(state)


def dealt(seats: int, seed: int = 1, **options: object) -> Scene:
    """Deal a new game."""
    state = NotAHat(seats, options).deal(seed)
    assert isinstance(state, NotAHatState)
    return Scene(state)
