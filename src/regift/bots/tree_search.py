"""Search for any game: single-observer information-set Monte Carlo tree search.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", IEEE TCIAIG 4(2), 2012. A node stands
for a chain of actions from the position searched. Every few iterations deal the hidden cards anew, as its seat's
knowledge allows; each walks down among the actions that this deal allows, adds a node, and plays on by chance for a
little while.
"""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.hidden_information.seats_in_turn_left_and_asked_bitmasks import NOBODY
from regift.kit.mypyc_support.pickling import attributes_of, set_attributes
from regift.kit.random_playout import play_out
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State, first_awaited
from regift.kit.view import Placing, View

ITERATIONS: Final = 1000
EXPLORATION: Final = 0.3
"""What UCB1 weighs the unknown with. The paper has 0.7; rewards of unfinished games lie close together."""
PLAYOUT: Final = 1
"""A playout is cut off, and its position judged, after so many actions a seat: long random play says little."""
SHARED: Final = 4
"""Iterations that share one deal of the hidden cards: to deal takes four times as long as all else in an iteration."""
MOST_SEATS: Final[i64] = 64


@final
class Node:
    """What is known of playing one action after those of the nodes above it."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        """Who played the action."""
        self.visits: i64 = 0
        self.offers: i64 = 0
        """In how many iterations that came by the node above the deal allowed the action."""
        self.reward: float = 0.0
        """The sum of what the iterations through it brought the seat, 0 to 1 each."""
        self.children: dict[int, Node] = {}
        """By action id and seat; see `_branch`."""

    def bound(self) -> float:
        """Return the upper confidence bound of its mean reward (UCB1, with its own offers for the visits above)."""
        visits = float(self.visits)
        return self.reward / visits + EXPLORATION * sqrt(log(float(self.offers)) / visits)


@final
class TreeSearchBot(Bot):
    """Chooses the action that its tree search visited most."""

    def __init__(self, chance: Chance, iterations: int = ITERATIONS) -> None:
        super().__init__(chance)
        self.iterations = iterations
        self.seat = 0
        self.limit = 0
        self.simulations = 0
        """How many iterations it has run since it was made."""

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as all it holds: it keeps no tree from one decision to the next."""
        return rebuilt_search, (self.chance, self.iterations, attributes_of(self))

    def start(self, game: GameDefinition, seat: int) -> None:
        """Sit down: a new game begins."""
        self.seat = seat
        self.limit = PLAYOUT * game.seats

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        """Return one of `options`."""
        if len(options) == 1:
            return options[0]
        root = Node(self.seat)
        deal = sample(self.chance.split())
        for number in range(self.iterations):
            if number > 0 and number % SHARED == 0:
                deal = sample(self.chance.split())
            self.iterate(root, deal.copy())
        self.simulations += self.iterations
        best = options[0]
        most: i64 = -1
        for action in options:
            child = root.children.get(_branch(self.seat, action.id))
            if child is not None and child.visits > most:
                most = child.visits
                best = action
        return best

    def iterate(self, root: Node, state: State) -> None:
        """Walk down the tree, add a node, play on for a while, and credit every node on the way."""
        path: list[Node] = []
        node = root
        seat: i64 = self.seat
        is_new = False
        while not is_new:
            options = state.list_canonical_options(seat)
            known: i64 = len(node.children)
            action = self.pick(node, seat, options)
            grown: i64 = len(node.children)
            # A forced action's node is passed through: it is no choice that could be tried out.
            is_new = grown > known and len(options) > 1
            node = node.children[_branch(seat, action.id)]
            path.append(node)
            state.play(seat, action)  # one of its options: nothing has to be refused
            seat = first_awaited(state)
            if seat == NOBODY:
                break
        play_out(state, self.chance, self.limit)
        rewards = judge(state)
        for node in path:
            node.visits += 1
            node.reward += rewards[node.seat]

    def pick(self, node: Node, seat: i64, options: list[Action]) -> Action:
        """Return an action not tried yet, by chance, making its node; else the one of the highest bound."""
        untried: list[Action] = []
        best = options[0]
        highest = -1.0
        for action in options:
            child = node.children.get(_branch(seat, action.id))
            if child is None:
                untried.append(action)
                continue
            child.offers += 1
            bound = child.bound()
            if bound > highest:
                highest = bound
                best = action
        if not untried:
            return best
        action = untried[self.chance.below(len(untried))]
        child = Node(seat)
        child.offers = 1
        node.children[_branch(seat, action.id)] = child
        return action


def rebuilt_search(chance: Chance, iterations: int, held: dict[str, object]) -> TreeSearchBot:
    """Return a bot that goes on where one that was pickled stood."""
    bot = TreeSearchBot(chance, iterations)
    set_attributes(bot, held)
    return bot


def judge(state: State) -> list[float]:
    """Return each seat's reward, 0 to 1: by its place when the game is over, else by how far its score leads."""
    placings = state.standings()
    rewards = [0.5] * len(placings)
    if len(placings) > 1:
        for placing in placings:
            rewards[placing.seat] = _by_place(placing, placings) if state.is_over else _by_lead(placing, placings)
    return rewards


def _by_place(placing: Placing, placings: list[Placing]) -> float:
    """Return 1 for the first place, 0 for the last, tied seats the mean of their places."""
    ties = 0
    for other in placings:
        if other.place == placing.place:
            ties += 1
    mean_place = placing.place + (ties - 1) / 2
    return (len(placings) - mean_place) / (len(placings) - 1)


def _by_lead(placing: Placing, placings: list[Placing]) -> float:
    """Return a half for the mean score of the others, more for a lead, measured by the highest score there is."""
    total = 0
    highest = 0
    for other in placings:
        total += other.score
        highest = max(highest, abs(other.score))
    lead = placing.score - (total - placing.score) / (len(placings) - 1)
    return min(1.0, max(0.0, 0.5 + lead / (2 * highest + 2)))


def _branch(seat: i64, action_id: i64) -> i64:
    """Name an action of a seat: which seat it is may depend on the deal."""
    return action_id * MOST_SEATS + seat
