"""Search by rollouts: each option is tried in dealt positions, and rules of thumb play every seat on from there.

After Tesauro and Galperin, "On-line policy improvement using Monte-Carlo search", NIPS 9, 1996. All options are tried
in the same deals, so that they differ by what they bring and not by the cards. An option that falls clearly behind is
tried no more (successive elimination), and the rules' own choice stands unless another one is ahead of it by a standard
error.
"""

from math import sqrt
from typing import Final, Protocol, Self

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.event import Event
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.kit.view import View

LEAST_DEALS: Final = 4
"""No option is given up before it was tried in so many deals."""
BEHIND: Final = 1.6
"""So many standard errors behind the best option, one is tried no more."""
LEAD_NEEDED: Final = 1.0
"""By so many standard errors an option must lead the rules' own choice to be played instead of it."""


class PlayoutPolicy(Protocol):
    """Rules of thumb that can go on from where they stand as often as is wished."""

    def copy(self) -> Self:
        """Return an independent copy, with what it remembers."""
        ...

    def start(self, game: GameDefinition, seat: int) -> None:
        """Sit down: a new game begins."""
        ...

    def see(self, event: Event) -> None:
        """Take in an event as the searching seat saw it."""
        ...

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        """Return one of `options`."""
        ...


class RolloutSettings(Protocol):
    """What a game says of rollouts in it."""

    def policy(self, chance: Chance) -> PlayoutPolicy:
        """Return the rules of thumb that play every seat on."""
        ...

    def longest_playout(self, seats: int) -> int:
        """Return after how many moves a playout is cut and judged."""
        ...

    def winning_chance(self, state: State, seat: int) -> float:
        """Return how likely the seat is to win the game, unfinished or over."""
        ...


class RolloutSearchBot(Bot):
    """Chooses the option after which rules of thumb win most often."""

    def __init__(self, chance: Chance, settings: RolloutSettings, iterations: int) -> None:
        super().__init__(chance)
        self.settings = settings
        self.iterations = iterations
        """Playouts for each decision, at most."""
        self.simulations = 0
        """How many playouts it has run since it was made."""
        self.seat = 0
        self.limit = 0
        self.policies: list[PlayoutPolicy] = []

    def start(self, game: GameDefinition, seat: int) -> None:
        """Sit down: a new game begins."""
        self.seat = seat
        self.limit = self.settings.longest_playout(game.seats)
        self.policies = [self.settings.policy(self.chance.split()) for _ in range(game.seats)]
        for number, policy in enumerate(self.policies):
            policy.start(game, number)

    def see(self, event: Event) -> None:
        """Take in an event; the others are taken to have seen no more than this seat."""
        for policy in self.policies:
            policy.see(event)

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        """Return one of `options`."""
        usual = self.policies[self.seat].choose(view, options, sample)
        if len(options) == 1:
            return usual
        tried: dict[int, list[float]] = {action.id: [] for action in options}
        left = list(options)
        spent = 0
        while len(left) > 1 and spent + len(left) <= self.iterations:
            deal = sample(self.chance.split())
            for action in left:
                tried[action.id].append(self.playout(deal.copy(), action))
            spent += len(left)
            left = surviving_options(left, usual, tried)
        self.simulations += spent
        best = max(left, key=lambda action: sum(tried[action.id]))
        return best if lead_in_errors(tried[best.id], tried[usual.id]) > LEAD_NEEDED else usual

    def playout(self, state: State, action: Action) -> float:
        """Play the action, and on by rules of thumb; return how likely the seat is to win after that."""
        state.apply(self.seat, action)
        policies = [policy.copy() for policy in self.policies]
        told = [len(state.history)] * len(policies)
        for _ in range(self.limit):
            seats = state.to_act()
            if not seats:
                break
            seat = seats[0]
            options = state.canonical_options(seat)
            move = options[0]
            if len(options) > 1:
                policy = policies[seat]
                for event in state.events(seat, told[seat]):
                    policy.see(event)
                told[seat] = len(state.history)
                move = policy.choose(state.view(seat), options, PositionSampler(state, seat))
            state.apply(seat, move)
        return self.settings.winning_chance(state, self.seat)


def surviving_options(left: list[Action], usual: Action, tried: dict[int, list[float]]) -> list[Action]:
    """Return the options that may yet be best; the usual one stays, for the others are measured by it."""
    best = max(left, key=lambda action: sum(tried[action.id]))
    if len(tried[best.id]) < LEAST_DEALS:
        return left
    return [
        action
        for action in left
        if action in (best, usual) or lead_in_errors(tried[best.id], tried[action.id]) < BEHIND
    ]


def lead_in_errors(one: list[float], other: list[float]) -> float:
    """Return by how many standard errors one option is ahead in the deals in which both were tried."""
    leads = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    count = len(leads)
    if count < 2:
        return 0.0
    mean = sum(leads) / count
    variance = sum((lead - mean) ** 2 for lead in leads) / (count - 1)
    return mean / sqrt(variance / count + 1e-9)
