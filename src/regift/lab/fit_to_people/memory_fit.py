"""That's Not a Hat: what people named rightly, beside what the bots' model of their memory expects (ACT-R).

A claim about a gift is right with the chance of recalling it, or by luck: `LUCK + (1 - LUCK) * recall`, where `recall`
is logistic in the gift's activation. Decay, noise and threshold are fitted by maximum likelihood on a grid.
"""

from collections.abc import Iterable, Sequence
from math import exp, log
from typing import Final, NamedTuple

from regift.bots.not_a_hat.answer_decision import LUCK
from regift.bots.not_a_hat.gift_location_and_memory_trace_tracking import GiftTracker
from regift.bots.not_a_hat.level import LEVELS
from regift.bots.not_a_hat.memory_recall_and_estimate_of_others import PERSON
from regift.bots.not_a_hat.remembered_gift import JUST, RememberedGift
from regift.games.not_a_hat.actions import Accept, Claim, Refuse
from regift.kit.event import SPECTATOR
from regift.kit.game import Game
from regift.kit.record import WITHDRAWN, Record
from regift.lab.fit_to_people.game_bootstrap import bootstrap_interval

EAR: Final = 0.3
"""The strength of the trace that hearing a gift named leaves, as at all levels."""
DECAYS: Final = tuple(number / 20 for number in range(2, 21, 2))
NOISES: Final = (0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.8)
THRESHOLDS: Final = tuple(-2.5 + number / 5 for number in range(13))


class Memory(NamedTuple):
    """Three parameters of a memory."""

    decay: float
    noise: float
    threshold: float


GRID: Final = tuple(Memory(decay, noise, threshold) for decay in DECAYS for noise in NOISES for threshold in THRESHOLDS)
MODELS: Final = {
    "assumed of people": Memory(*PERSON),
    **{name: Memory(level.decay, level.noise, level.threshold) for name, level in LEVELS.items()},
}
"""The memories that bots assume of people, and their own."""


class NamedGift(NamedTuple):
    """A gift that somebody named."""

    traces: tuple[tuple[float, float], ...]
    """What seeing and hearing it left: how many passes ago, and how strong."""
    is_right: bool


class AnswerTotals(NamedTuple):
    """Answers to claims."""

    refused: int = 0
    refused_rightly: int = 0
    false_accepted: int = 0
    false: int = 0
    answers: int = 0

    def plus(self, *, is_true: bool, is_refused: bool) -> "AnswerTotals":
        """Add an answer."""
        return AnswerTotals(
            self.refused + is_refused,
            self.refused_rightly + (is_refused and not is_true),
            self.false_accepted + (not is_refused and not is_true),
            self.false + (not is_true),
            self.answers + 1,
        )


class GameMemories(NamedTuple):
    """What people named and answered in one game."""

    named: list[NamedGift]
    answers: AnswerTotals


def memories_in(record: Record, game: Game, people: Iterable[int]) -> GameMemories:
    """Replay a record and return what the seats of people named and answered."""
    watched = set(people)
    state = record.deal(game)
    tracker, fronts = GiftTracker(-1, EAR), dict[RememberedGift, str]()
    named, answers, told, claim = list[NamedGift](), AnswerTotals(), 0, ""
    for seat, action_id in record.moves:
        for event in state.events(SPECTATOR, told):
            tracker.see(event)
            if event.kind == "deals":
                cards, owner = event["cards"], event["seat"]
                assert isinstance(cards, list)
                assert isinstance(owner, int)
                fronts.update(zip(tracker.lying[owner], cards, strict=True))
            elif event.kind == "shows":
                fronts[tracker.moving] = str(event["card"])
            elif event.kind == "claims":
                claim = str(event["claim"])
        told = len(state.history)
        if action_id == WITHDRAWN:
            state.withdraw(seat)
            continue
        action = game.actions[action_id]
        card = fronts.get(tracker.moving, "")
        if seat in watched and isinstance(action, Claim):
            traces = tracker.moving.traces.get(card, [])
            aged = tuple([(max(JUST, tracker.time - then), strength) for then, strength in traces])
            named.append(NamedGift(aged, str(action.values[0].value) == card))
        elif seat in watched and isinstance(action, Accept | Refuse):
            answers = answers.plus(is_true=claim == card, is_refused=isinstance(action, Refuse))
        state.apply(seat, action)
    return GameMemories(named, answers)


def chance_of_right(gift: NamedGift, memory: Memory) -> float:
    """Return how likely the model names it rightly."""
    if not gift.traces:
        return LUCK
    activation = log(sum(strength * age**-memory.decay for age, strength in gift.traces))
    recall = 1 / (1 + exp(min(50.0, (memory.threshold - activation) / memory.noise)))
    return LUCK + (1 - LUCK) * recall


def log_likelihood(named: Iterable[NamedGift], memory: Memory) -> float:
    """Return the logarithm of how likely the model makes what was named rightly and what wrongly, in nats."""
    found = 0.0
    for gift in named:
        right = min(1 - 1e-9, chance_of_right(gift, memory))
        found += log(right if gift.is_right else 1 - right)
    return found


def likeliest(named: Sequence[NamedGift]) -> Memory:
    """Return the memory of the grid that makes what people did likeliest."""
    return max(GRID, key=lambda memory: log_likelihood(named, memory))


class MemoryFit(NamedTuple):
    """What people did, and what each model expected."""

    games: int
    claims: int
    right: float
    """The share that was right."""
    right_interval: tuple[float, float]
    expected: dict[str, float]
    """By model: the share that it expects to be right."""
    surprise: dict[str, float]
    """By model: minus the log-likelihood of a claim, in nats; 0.69 is tossing a coin."""
    fitted: Memory
    fitted_surprise: float
    answers: AnswerTotals


def memory_fit(games: Sequence[GameMemories]) -> MemoryFit:
    """Compare the memories of people in these games with the models; at least one claim is needed."""
    named = [gift for game in games for gift in game.named]

    def share_right(some: Sequence[GameMemories]) -> float:
        gifts = [gift.is_right for game in some for gift in game.named]
        return sum(gifts) / len(gifts) if gifts else 0.0

    fitted, count = likeliest(named), len(named)
    answers = AnswerTotals(*[sum(column) for column in zip(*[game.answers for game in games], strict=True)])
    return MemoryFit(
        len(games),
        count,
        share_right(games),
        bootstrap_interval(games, share_right),
        {name: sum(chance_of_right(gift, model) for gift in named) / count for name, model in MODELS.items()},
        {name: -log_likelihood(named, model) / count for name, model in MODELS.items()},
        fitted,
        -log_likelihood(named, fitted) / count,
        answers,
    )
