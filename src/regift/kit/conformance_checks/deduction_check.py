"""What a seat has been told must be so in every determinization: a card that was looked at, a wrong guess, a swap.

The kit does not know what an event means. It takes determinizations from before the event, plays on in each (for the
seat itself what it played, for the others that or something else), and keeps those in which the seat was told the same:
what is so in all of them, and in truth, follows from what was told, and must be so in a determinization from after.
"""

from typing import Final

from regift.kit.chance import Chance
from regift.kit.conformance_checks.open_table import is_announced, statements
from regift.kit.conformance_checks.replayed_twins import TAKEN_BACK
from regift.kit.event import seen_by
from regift.kit.state import State

GUIDE: Final = "see docs/add-a-game.md, What a seat knows"
FEW_DRAWS: Final = 6
"""So many determinizations are looked at first."""
FEW_WITNESSES: Final = 8
"""So many positions in which the same was told are enough to suspect something."""
MANY_DRAWS: Final = 30
MANY_WITNESSES: Final = 150
"""So many prove it: what is so one time in ten fails to show in 150 once in seven million times."""
TRIES: Final = 24
"""So many determinizations from before are tried at first."""
MOST_TRIES: Final = 1500
RARE: Final = 6
"""Of MANY_DRAWS fewer than so many may be chance."""


class DeductionTrail:
    """The position at which nothing was picked or sealed last, and what was played since."""

    def __init__(self, state: State) -> None:
        self.start = state.copy()
        self.moves: list[tuple[int, int]] = []

    def add(self, seat: int, id: int) -> None:
        """Take in a move; what a seat took back it has not played."""
        if id != TAKEN_BACK:
            self.moves.append((seat, id))
            return
        mine = [at for at, move in enumerate(self.moves) if move[0] == seat]
        gone = mine[-1:] if self.start.game.takes_back_singly else mine
        self.moves = [move for at, move in enumerate(self.moves) if at not in gone]

    def is_announced(self, state: State) -> bool:
        """Return whether all that was played since has been announced."""
        return len(self.moves) > 0 and is_announced(state)

    def check(self, state: State, reader: int, chance: Chance, where: str) -> None:
        """Check that what the reader was told since is so in determinizations of this position."""
        if state.key(reader) == self.start.key(reader):
            return
        draws = [statements(state.determinize(reader, Chance(chance.below(1 << 30)))) for _ in range(FEW_DRAWS)]
        witnesses = Witnesses(self, state, reader, chance)
        witnesses.gather(FEW_WITNESSES, TRIES)
        if witnesses.count < FEW_WITNESSES:
            return
        suspects = [said for said in witnesses.always if _missing(said, draws) > 0]
        invented = [said for said in _all_of(draws) - witnesses.ever if _missing(said, draws) < FEW_DRAWS - 1]
        while suspects or invented:
            if witnesses.count >= MANY_WITNESSES:
                self._judge(state, reader, chance, suspects, invented, where)
                return
            if not witnesses.gather(witnesses.count + 1, MOST_TRIES):
                return
            suspects = [said for said in suspects if said in witnesses.always]
            invented = [said for said in invented if said not in witnesses.ever]

    def _judge(  # noqa: PLR0913, PLR0917 (what was found, and where)
        self, state: State, reader: int, chance: Chance, suspects: list[str], invented: list[str], where: str
    ) -> None:
        """Draw many determinizations, and raise AssertionError if they are often otherwise than they must be."""
        draws = [statements(state.determinize(reader, Chance(chance.below(1 << 30)))) for _ in range(MANY_DRAWS)]
        told = self._told(state, reader)
        for said in suspects:
            missing = _missing(said, draws)
            assert missing < RARE, (
                f"{where}: seat {reader} was told {told}, so that it can deduce {said!r} (it is true, and so in "
                f"{MANY_WITNESSES} of {MANY_WITNESSES} positions in which it was told the same), and in {missing} of "
                f"{MANY_DRAWS} determinizations it is not so: determinize({reader}) ignores what was told; {GUIDE}"
            )
        for said in invented:
            present = MANY_DRAWS - _missing(said, draws)
            assert present < RARE, (
                f"{where}: seat {reader} was told {told}, so that it can rule out {said!r} (it is not so, nor in any of "
                f"{MANY_WITNESSES} positions in which it was told the same), and in {present} of {MANY_DRAWS} "
                f"determinizations it is so: determinize({reader}) ignores what was told; {GUIDE}"
            )

    def _told(self, state: State, reader: int) -> str:
        kinds = state.game.event_kinds
        start = len(seen_by(reader, kinds, self.start.history))
        return " ".join([repr(event) for event in state.events(reader, start)]) or "nothing"


class Witnesses:
    """Positions that came about by the same moves, and in which the reader was told the same."""

    def __init__(self, trail: DeductionTrail, state: State, reader: int, chance: Chance) -> None:
        self.trail = trail
        self.reader = reader
        self.chance = chance
        self.key = state.key(reader)
        self.always: set[str] = statements(state)
        """What is true, and so in all of them."""
        self.ever: set[str] = self.always.copy()
        """What is so in any of them, or in truth."""
        self.count = 0
        self.tries = 0

    def gather(self, count: int, tries: int) -> bool:
        """Look for witnesses until there are so many, or so many were tried; return whether there are so many."""
        while self.count < count and self.tries < tries:
            self.tries += 1
            state = self.trail.start.determinize(self.reader, Chance(self.chance.below(1 << 30)))
            if not self._play_on(state) or state.key(self.reader) != self.key:
                continue
            said = statements(state)
            self.count += 1
            self.always &= said
            self.ever |= said
        return self.count >= count

    def _play_on(self, state: State) -> bool:
        """Play what was played; some other seats, by lot, something else, which the reader might not tell from it."""
        strays = self.chance.below(1 << state.game.seats)
        for seat, id in self.trail.moves:
            action = state.game.actions[id]
            if seat != self.reader and strays >> seat & 1 and state.is_to_act(seat):
                options = state.options(seat)
                action = options[self.chance.below(len(options))]
            if state.refuse(seat, action) is not None:
                return False
            state.apply(seat, action)
        return True


def _all_of(draws: list[set[str]]) -> set[str]:
    found: set[str] = set()
    for draw in draws:
        found |= draw
    return found


def _missing(said: str, draws: list[set[str]]) -> int:
    """Count the draws in which it is not so."""
    count = 0
    for draw in draws:
        if said not in draw:
            count += 1
    return count
