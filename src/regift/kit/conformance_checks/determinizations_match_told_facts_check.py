"""What a seat has been told must be so in every determinization: a card that was looked at, a wrong guess, a swap.

The kit does not know what an event means. It takes determinizations from before the event, plays on in each (for the
seat itself what it played, for the others that or something else), and keeps those in which the seat was told the same:
what is so in all of them, and in truth, follows from what was told, and must be so in a determinization from after.
"""

from typing import Final

from regift.kit.conformance_checks.make_indistinguishable_positions_by_replay import TAKEN_BACK
from regift.kit.conformance_checks.position_contents_listing_and_twin_comparison import is_announced, statements
from regift.kit.event import seen_by
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

GUIDE: Final = "see docs/add-a-game.md, What a seat knows"
FEW_DRAWS: Final = 8
"""So many determinizations are looked at first."""
FEW_WITNESSES: Final = 5
"""So many positions in which the same was told are enough to suspect something."""
MANY_DRAWS: Final = 60
PROOFS: Final = ((60, 24), (300, 6))
"""So many witnesses, and of MANY_DRAWS so many that are otherwise: by chance that happens once in 250,000 times."""
TRIES: Final = 120
"""So many determinizations from before are tried at first, shared among the positions that are not looked at."""
MOST_TRIES: Final = 12_000
SELDOM: Final = 60
"""Where only one in so many fits what was told, nothing is proved."""


class DeductionTrail:
    """The position at which nothing was picked or sealed last, and what was played since."""

    def __init__(self, state: State) -> None:
        self.start = state.copy()
        self.moves: list[tuple[int, int]] = []
        self.sealing: list[int] = []
        """The seats that made a sealed choice, which may stay hidden: it tells nothing of what others can deduce."""

    def add(self, seat: int, id: int, *, is_sealed: bool) -> None:
        """Take in a move; what a seat took back it has not played."""
        if is_sealed:
            self.sealing.append(seat)
        if id != TAKEN_BACK:
            self.moves.append((seat, id))
            return
        mine = [at for at, move in enumerate(self.moves) if move[0] == seat]
        gone = mine[-1:] if self.start.game.takes_back_singly else mine
        self.moves = [move for at, move in enumerate(self.moves) if at not in gone]

    def is_announced(self, state: State) -> bool:
        """Return whether all that was played since has been announced."""
        return len(self.moves) > 0 and is_announced(state)

    def check(self, state: State, reader: int, chance: Chance, every: int, where: str) -> None:
        """Check that what the reader was told since is so in determinizations of this position."""
        is_hidden = any(seat != reader for seat in self.sealing)
        if is_hidden or state.key(reader) == self.start.key(reader):
            return
        witnesses = Witnesses(self, state, reader, chance)
        if not witnesses.gather(FEW_WITNESSES, max(2 * FEW_WITNESSES, TRIES // every)):
            return
        draws = draws_of(state, reader, FEW_DRAWS, chance)
        suspects = [said for said in witnesses.always if _present(said, draws) < FEW_DRAWS]
        invented = [said for said in _all_of(draws) - witnesses.ever if _present(said, draws) > 1]
        for enough, wrong in PROOFS:
            while witnesses.count < enough:
                suspects = [said for said in suspects if said in witnesses.always]
                invented = [said for said in invented if said not in witnesses.ever]
                if (not suspects and not invented) or not witnesses.gather(witnesses.count + 1, MOST_TRIES):
                    return
            draws = draws_of(state, reader, MANY_DRAWS, chance)
            told = f"{where}: seat {reader} was told {self._told(state, reader)}, so that it can"
            for said in suspects:
                missing = MANY_DRAWS - _present(said, draws)
                proof = f"is so in all {witnesses.count} positions in which it was told the same, as in truth"
                assert missing < wrong, f"{told} deduce {said!r}: it {proof}, {_but(missing, reader)}"
            for said in invented:
                present = _present(said, draws)
                proof = f"is so in none of {witnesses.count} positions in which it was told the same, nor in truth"
                assert present < wrong, f"{told} rule out {said!r}: it {proof}, {_but(present, reader)}"

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
            if self.tries > SELDOM and self.count * SELDOM < self.tries:
                return False
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
        strays = self.chance.below(1 << state.game.seats) if self.chance.below(4) == 0 else 0
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


def draws_of(state: State, reader: int, count: int, chance: Chance) -> list[set[str]]:
    """Return what lies on the table in so many determinizations."""
    return [statements(state.determinize(reader, Chance(chance.below(1 << 30)))) for _ in range(count)]


def _present(said: str, draws: list[set[str]]) -> int:
    """Count the draws in which it is so."""
    count = 0
    for draw in draws:
        if said in draw:
            count += 1
    return count


def _but(wrong: int, reader: int) -> str:
    return (
        f"and otherwise in {wrong} of {MANY_DRAWS} determinizations: determinize({reader}) ignores what was told, or "
        f"never drew some possible cards before; {GUIDE}"
    )
