"""A determinizer: it reads the history as one seat saw it and guesses each unseen card, until a deal fits it all.

A game's own determinizer says in `take_in` which cards an event moves. It guesses (which unseen card was it that was
shown?), and a guess can lead into a dead end; `determinize_history` then goes back a little way, sometimes a long one.
Each deal that fits can come of it, but not each as often: deals that few guesses lead to come less often.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regift.kit.event import HIDDEN, seen_by
from regift.kit.hidden_information.unseen_card_tracker_and_deal_sampler import UnseenCardTracker
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

TRIES: Final = 100_000
"""So many dead ends; each way back has a chance of success that does not shrink."""
RESTART: Final = 64
"""After so many dead ends without getting further it begins anew: what was guessed early on may fit nothing."""
STRIDE: Final[i64] = 256
"""A way back is kept about every so many codes of the history, from the first new pile on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HistoryDeterminizer:
    """Follows what a seat saw. A game's own determinizer fills in `copy` and `take_in`."""

    def __init__(self, seen: list[int], cards: UnseenCardTracker, chance: Chance) -> None:
        self.seen = seen
        """The history, faces that the seat did not see HIDDEN."""
        self.cards = cards
        self.chance = chance
        self.at: i64 = 0
        """How far it has come."""
        self.dead_ends: i64 = 0
        """How many there were on the way, once a deal has been found that fits."""

    def copy(self) -> "HistoryDeterminizer":
        """Return an independent copy that goes on from here, with the same chance."""
        raise NotImplementedError

    def take_in(self, at: i64) -> i64:
        """Take in the entry that begins here; give where the next begins, or −1 at a dead end."""
        raise NotImplementedError

    def is_guess(self, at: i64) -> bool:
        """Return whether the entry that begins here says so little that a way back is kept before it."""
        return False

    def follow(self, ways_back: "list[HistoryDeterminizer]") -> bool:
        """Go through the rest of the history, keeping ways back; False at a dead end."""
        end: i64 = len(self.seen)
        kept: i64 = self.at
        while self.at < end:
            if (self.at > kept + STRIDE and len(self.cards.pools) > 1) or (self.at > kept and self.is_guess(self.at)):
                kept = self.at
                ways_back.append(self.copy())
            at = self.take_in(self.at)
            if at < 0:
                return False
            self.at = at
        return True

    def settle(self) -> bool:
        """Return every card still unseen a kind."""
        rolls: list[int] = [self.chance.word() for _ in range(len(self.cards.kind))]
        return self.cards.settle(rolls)

    # What `take_in` calls

    def take_in_draw(self, holder: i64, first: i64, count: i64) -> bool:
        """Follow cards from the pile to a hand: seen by the drawer, a token each for everyone else."""
        for place in range(first, first + count):
            kind: i64 = self.seen[place]
            if kind == HIDDEN:
                self.leave_blank(place, [self.cards.draw(holder)])
            elif self.cards.draw_seen(holder, kind, self.chance.word()) < 0:
                return False
        return True

    def show(self, holder: i64, first: i64, count: i64) -> bool:
        """Follow cards that went openly out of a hand."""
        for place in range(first, first + count):
            if self.cards.show(holder, self.seen[place], self.chance.word()) < 0:
                return False
        return True

    def leave_blank(self, place: i64, tokens: list[int]) -> None:
        """Remember that these tokens' kinds, in order of kind, are to stand here."""
        self.cards.leave_blank(place, tokens)

    # What it leads to, after `settle`

    def hands(self) -> list[list[int]]:
        """Return the kinds in each hand, sorted."""
        found: list[list[int]] = []
        for hand in self.cards.hands:
            kinds = [self.cards.kind[token] for token in hand]
            kinds.sort()
            found.append(kinds)
        return found

    def pile(self) -> list[int]:
        """Return the newest pile, shuffled."""
        left = self.cards.rest()
        self.chance.shuffle(left)
        return left

    def history(self) -> list[int]:
        """Return the history with its hidden faces filled in."""
        told = self.seen[:]
        for blank in self.cards.blanks:
            kinds = [self.cards.kind[token] for token in blank.tokens]
            kinds.sort()
            for offset in range(len(kinds)):
                told[blank.place + offset] = kinds[offset]
        return told


def visible_history(state: State, seat: int) -> list[int]:
    """Return the state's history as the seat saw it."""
    return seen_by(seat, state.game.event_kinds, state.history)


def determinize_history(determinizer: HistoryDeterminizer) -> HistoryDeterminizer:
    """Follow the history to its end, going back from dead ends; give the one that fits, settled."""
    ways_back = [determinizer.copy()]
    furthest: i64 = -1
    stuck: i64 = 0
    for number in range(TRIES):
        if determinizer.follow(ways_back) and determinizer.settle():
            determinizer.dead_ends = number
            return determinizer
        if determinizer.at > furthest:
            furthest = determinizer.at
            stuck = 0
        stuck += 1
        steps: i64 = steps_back(stuck)
        if stuck == RESTART:
            steps = len(ways_back)
            furthest = -1
        for _ in range(steps):
            if len(ways_back) > 1:
                ways_back.pop()
        determinizer = ways_back[-1].copy()
    raise AssertionError("no deal fits the history: it is not one that the rules allow")


def steps_back(dead_ends: i64) -> i64:
    """Return 0, 1, 0, 2, 0, 1, 0, 3 …: mostly a little way back, ever more rarely a long one."""
    steps: i64 = 0
    while dead_ends & 1 == 0:
        dead_ends >>= 1
        steps += 1
    return steps
