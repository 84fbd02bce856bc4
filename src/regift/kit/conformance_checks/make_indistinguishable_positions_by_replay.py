"""True twins: positions that were dealt and played, not determinized, and that a reader cannot tell apart.

Two kinds are made. A deal is played once more with the chance of another seed from some draw on: cards that nobody has
seen come in another order. And another seat makes one of two choices that nobody else is told of.
"""

from typing import Final

from mypy_extensions import i64

from regift.kit.game import Game
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

TAKEN_BACK: Final = -1
"""In place of an action's id: the seat took back its picks."""
ENDLESS: Final = 1 << 60
"""More words than any game draws."""


class ForkedChance(Chance):
    """Draws as one seed says for so many words, and from then on as another says."""

    def __init__(self, seed: int, other: int, fork: int) -> None:
        super().__init__(seed)
        self.first = Chance(seed)
        self.then = Chance(other)
        self.left: int = fork
        """So many words are still drawn from the first seed."""

    def word(self) -> i64:
        """Draw 32 bits."""
        if self.left > 0:
            self.left -= 1
            return self.first.word()
        return self.then.word()

    def copy(self) -> Chance:
        """Return an independent source that will draw the same numbers from here on."""
        twin = ForkedChance(0, 0, self.left)
        twin.first = self.first.copy()
        twin.then = self.then.copy()
        return twin

    def drawn(self) -> int:
        """Return how many words an endless first seed has given."""
        return ENDLESS - self.left


class PlayedGame:
    """A deal and what was played, to be played again with other chance."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.moves: list[tuple[int, int]] = []
        """Seat and id of each action, or TAKEN_BACK."""

    def deal(self) -> State:
        """Deal the game as its seed says, counting the words that are drawn."""
        return self.game.deal(ForkedChance(self.seed, 0, ENDLESS))

    def twin(self, state: State, chance: Chance) -> State | None:
        """Play the game again with other chance from a draw on that is drawn by lot; None where that is not allowed."""
        source = state.chance
        if not isinstance(source, ForkedChance) or source.drawn() == 0:
            return None
        fork = chance.below(min(source.drawn(), 1 << 30))
        twin = self.game.deal(ForkedChance(self.seed, chance.below(1 << 30), fork))
        return twin if follow(twin, self.moves) else None


def follow(state: State, moves: list[tuple[int, int]]) -> bool:
    """Play the moves; False at the first that is not allowed here."""
    for seat, id in moves:
        if state.is_over:
            return False
        if id == TAKEN_BACK:
            if not state.can_take_back(seat):
                return False
            state.take_back(seat)
            continue
        action = state.game.actions[id]
        if state.refuse(seat, action) is not None:
            return False
        state.apply(seat, action)
    return True


def secret_choice_twins(state: State, reader: int, chance: Chance) -> list[State]:
    """Return two positions in which another seat chose otherwise and the reader was told nothing; or none."""
    others = [other for other in state.to_act() if other != reader]
    if not others:
        return []
    other = others[chance.below(len(others))]
    options = state.options(other)
    draw = chance.below(1 << 30)
    found: list[State] = []
    first = chance.below(len(options))
    for offset in range(min(len(options), 4)):
        copy = state.copy()
        copy.chance = Chance(draw)
        copy.apply(other, options[(first + offset) % len(options)])
        if not found or copy.key(reader) == found[0].key(reader):
            found.append(copy)
        if len(found) == 2:
            return found
    return []
