"""The figures of a report: what each is, what it is in each variant, and how the variants differ."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from regift.lab.balance import BalanceEstimator
from regift.lab.balance_comparison import BalanceComparison
from regift.lab.value_with_interval import Estimate


class Variant(NamedTuple):
    """One variant of the game: what was played, and with which options, as they were given."""

    estimator: BalanceEstimator
    options: Sequence[str]


@dataclass
class Figure:
    """One line of the table."""

    key: str
    """Of its name, in the words of the report."""
    found: Sequence[Estimate | float | int]
    """By variant. A share is a float, or an estimate."""
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
    return [*listed, *wins, even, *_leads(variants, comparison)]


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
