"""The figures of a report: what each is, what it is in each variant, and how the variants differ."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from regift.lab.balance import BalanceEstimator
from regift.lab.balance_comparison import BalanceComparison
from regift.lab.card_by_card.card_occasions_from_events_and_views import OCCASIONS
from regift.lab.card_by_card.win_share_by_card import MOST_CARDS, most_frequent
from regift.lab.decisions.decision_stakes import DecisionEstimator, stake_difference
from regift.lab.value_with_interval import Estimate


class Variant(NamedTuple):
    """One variant of the game: what was played, and with which options, as they were given."""

    estimator: BalanceEstimator
    options: Sequence[str]
    decisions: DecisionEstimator | None = None
    """What weighed some of its decisions, where that was asked for."""


@dataclass
class Figure:
    """One line of the table."""

    key: str
    """Of its name, in the words of the report."""
    found: Sequence[Estimate | float | int | None]
    """By variant. A share is a float, or an estimate; None where it is not known."""
    difference: Estimate | None = None
    is_share: bool = False
    is_signed: bool = False
    """Whether it is a difference already: with a sign, and a share in points."""
    named: dict[str, float | str] = field(default_factory=dict)
    """What its name says, by the names of the variables in its words."""


def figures(variants: Sequence[Variant], comparison: BalanceComparison | None) -> list[Figure]:
    """List the figures, in the order of the table that `regift balance` prints."""
    found = [each.estimator.balance() for each in variants]
    change = comparison.differences() if comparison else None
    listed = [
        Figure("games", [each.games for each in found]),
        Figure("unfinished", [each.unfinished for each in found]),
        Figure("turns", [each.turns for each in found], change and change.turns),
        Figure("advantage", [each.advantage for each in found], is_share=True, is_signed=True),
    ]
    wins = [
        Figure(
            "wins-place" if place else "wins-first",
            [each.shares[place] for each in found],
            change and change.shares[place],
            is_share=True,
            named={"place": place},
        )
        for place in range(variants[0].estimator.game.seats)
    ]
    even = Figure("even", [each.even for each in found], is_share=True)
    return [*listed, *wins, even, *_leads(variants, comparison), *_decisions(variants)]


def card_figures(variants: Sequence[Variant], comparison: BalanceComparison | None) -> dict[str, list[Figure]]:
    """List by occasion what cards are worth, the best of the first variant first; the key of each is the card's."""
    found = [each.estimator.cards() or [] for each in variants]
    changes = (comparison.card_differences() if comparison else None) or {}
    listed: dict[str, list[Figure]] = {}
    for occasion in OCCASIONS:
        of_these = [[each for each in shares if each.occasion == occasion] for shares in found]
        known = [{each.card: each.share for each in shares} for shares in of_these]
        cards = dict.fromkeys(each.card for shares in of_these for each in most_frequent(shares, MOST_CARDS))
        if cards:
            listed[occasion] = [
                Figure(card, [each.get(card) for each in known], changes.get((occasion, card)), is_share=True)
                for card in cards
            ]
    return listed


def stake_change(variants: Sequence[Variant]) -> Estimate | None:
    """Return how much more the second variant's decisions matter; None where that was not asked for."""
    estimators = [each.decisions for each in variants if each.decisions is not None]
    return stake_difference(*estimators) if len(estimators) == 2 else None


def _decisions(variants: Sequence[Variant]) -> list[Figure]:
    """List how much decisions mattered: nothing where that was not asked for."""
    estimators = [each.decisions for each in variants if each.decisions is not None]
    if not estimators:
        return []
    found = [each.found() for each in estimators]
    change = stake_change(variants)
    return [
        Figure("decisions", [each.decisions for each in found]),
        Figure("stake", [each.stake for each in found], change, is_share=True, is_signed=True),
        Figure("beyond-noise", [each.beyond_noise for each in found], is_share=True),
        *[
            Figure("quarter-stake", stakes, is_share=True, is_signed=True, named={"number": at})
            for at, stakes in enumerate(zip(*[each.quarters for each in found], strict=True), 1)
        ],
    ]


def _leads(variants: Sequence[Variant], comparison: BalanceComparison | None) -> list[Figure]:
    """List what is known of who leads: nothing where that was not watched."""
    found = [leads for each in variants if (leads := each.estimator.leads()) is not None]
    change = comparison.lead_differences() if comparison else None
    if not found:
        return []
    return [
        Figure("lead-changes", [each.changes for each in found], change and change.changes),
        Figure("comebacks", [each.comebacks for each in found], change and change.comebacks, is_share=True),
        Figure("kept", [each.kept for each in found], change and change.kept, is_share=True),
    ]
