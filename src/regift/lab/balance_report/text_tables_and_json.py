"""What `regift balance` prints, as text and as JSON: the figures of each variant, and how they differ."""

from collections.abc import Sequence
from typing import Any, Final

from regift.lab.balance_comparison import BalanceComparison
from regift.lab.balance_process_with_progress_lines import content_of
from regift.lab.balance_report.measured_values_and_variant_differences import Variant, stake_change
from regift.lab.card_by_card.card_occasions_from_events_and_views import OCCASIONS
from regift.lab.card_by_card.win_share_by_card import MOST_CARDS, CardShare, most_frequent
from regift.lab.decisions.decision_stakes import DecisionsFound
from regift.lab.value_with_interval import Estimate

COMEBACKS: Final = "won from the last place half-way"
KEPT: Final = "won by who led alone half-way"
HEADS: Final = {
    "drawn": "drawn: who had the card in hand at some time",
    "played": "played: who played it",
    "held": "held: who had it in hand at the end",
    "front": "in front: before whom it lay open at some time",
}
"""By occasion."""


def variant_table(variant: Variant, seconds: float) -> str:
    """Say what was found of one variant."""
    estimator = variant.estimator
    found, leads = estimator.balance(), estimator.leads()
    lines = [f"{found.games} games by {estimator.bot} in {seconds:.1f} s; {found.unfinished} unfinished"]
    turns = found.turns
    lines.append(f"turns of a game: {turns.value:.1f} (95 % interval {turns.low:.1f} to {turns.high:.1f})")
    lines.append(
        f"who begins wins {points_of(found.advantage)} points in a hundred more often than others would by chance"
    )
    for place, share in enumerate(found.shares):
        who = "who begins" if place == 0 else f"{place} after"
        lines.append(f"{who:<12} {share.value:>6.1%}  95 % interval {share.low:.1%} to {share.high:.1%}")
    lines.append(f"even would be {found.even:.1%}")
    if leads is not None:
        low, high = leads.changes.low, leads.changes.high
        lines.append(
            f"changes of the leader in a game: {leads.changes.value:.1f} (95 % interval {low:.1f} to {high:.1f})"
        )
        for what, share in ((COMEBACKS, leads.comebacks), (KEPT, leads.kept)):
            lines.append(f"{what}: {share.value:.1%}  95 % interval {share.low:.1%} to {share.high:.1%}")
    lines += card_lines(estimator.cards() or [])
    if variant.decisions is not None:
        lines += decision_lines(variant.decisions.found())
    return "\n".join(lines)


def card_lines(shares: Sequence[CardShare]) -> list[str]:
    """Say how often those win to whom something happened with a card, by what happened; the best card first."""
    lines: list[str] = []
    for occasion in OCCASIONS:
        found = most_frequent([each for each in shares if each.occasion == occasion], MOST_CARDS)
        if found:
            lines += ["", f"{HEADS[occasion]}; share of wins"]
            lines += [
                f"{each.card:<24} {each.share.value:>6.1%}  95 % interval {each.share.low:.1%} to {each.share.high:.1%}"
                f"  in {each.games} games"
                for each in found
            ]
    return lines


def decision_lines(found: DecisionsFound) -> list[str]:
    """Say how much decisions mattered, in points of a hundred: a whole win is a hundred."""
    lines = ["", f"{found.decisions} decisions, each of another game, from {found.rollouts} deals each"]
    lines.append(f"between the option that looks best and the one that looks worst: {points_of(found.stake)} points")
    beyond = found.beyond_noise
    lines.append(f"beyond noise: {beyond.value:.1%}  95 % interval {beyond.low:.1%} to {beyond.high:.1%}")
    lines += [
        f"quarter {at} of the decisions of a game: {points_of(stake)} points"
        for at, stake in enumerate(found.quarters, 1)
        if stake is not None
    ]
    for decision, distance in found.highest:
        lines.append(f"{decision.best!r} instead of {decision.worst!r}, measured again: {points_of(distance)} points")
        lines.append(f"  by seat {decision.seat} at move {decision.move + 1} of game {decision.game + 1}")
    return lines


def differences_table(comparison: BalanceComparison, variants: Sequence[Variant]) -> str:
    """Say what the second variant has more or less of."""
    found, leads = comparison.differences(), comparison.lead_differences()
    cards, stake = comparison.card_differences() or {}, stake_change(variants)
    lines = [f"the second minus the first, in {found.pairs} pairs of games from the same seeds"]
    if found.turns is not None:
        turns = found.turns
        lines.append(f"turns of a game: {turns.value:+.1f} (95 % interval {turns.low:+.1f} to {turns.high:+.1f})")
    for place, share in enumerate(found.shares):
        who = "who begins" if place == 0 else f"{place} after"
        lines.append(f"{who:<12} share of wins: {points_of(share)} points in a hundred")
    if leads is not None:
        if (changes := leads.changes) is not None:
            said = f"{changes.value:+.1f} (95 % interval {changes.low:+.1f} to {changes.high:+.1f})"
            lines.append(f"changes of the leader in a game: {said}")
        lines.append(f"{COMEBACKS}: {points_of(leads.comebacks)} points in a hundred")
        lines.append(f"{KEPT}: {points_of(leads.kept)} points in a hundred")
    if stake is not None:
        lines.append(f"between the options of a decision: {points_of(stake)} points in a hundred")
    for occasion in OCCASIONS:
        found_of = {card: each for (when, card), each in cards.items() if when == occasion}
        widest = sorted(found_of, key=lambda card: -abs(found_of[card].value))[:MOST_CARDS]
        if widest:
            lines += ["", f"{HEADS[occasion]}; share of wins, in points of a hundred, the widest first"]
            lines += [f"{card:<24} {points_of(found_of[card])}" for card in widest]
    return "\n".join(lines)


def points_of(share: Estimate) -> str:
    """Say a share or a difference of shares in points of a hundred, with its interval."""
    return f"{share.value * 100:+.1f} ({share.low * 100:+.1f} to {share.high * 100:+.1f})"


def json_of(variants: Sequence[Variant], comparison: BalanceComparison | None) -> dict[str, Any]:
    """Return all that was found, as `json.dumps` takes it: an estimate is its value and the ends of its interval."""
    content = _content(variants[0])
    if comparison is None:
        return content
    differences: dict[str, Any] = comparison.differences()._asdict()
    leads, cards, stake = comparison.lead_differences(), comparison.card_differences(), stake_change(variants)
    if leads is not None:
        differences["leads"] = leads._asdict()
    if cards is not None:
        differences["cards"] = [
            {"occasion": occasion, "card": card, "share": each} for (occasion, card), each in cards.items()
        ]
    if stake is not None:
        differences["stake"] = stake
    return {**content, "versus": _content(variants[1]), "differences": differences}


def _content(variant: Variant) -> dict[str, Any]:
    estimator = variant.estimator
    content: dict[str, Any] = {"options": dict(estimator.game.settings)} | content_of(estimator.balance())
    leads, cards = estimator.leads(), estimator.cards()
    if leads is not None:
        content["leads"] = leads._asdict()
    if cards is not None:
        content["cards"] = [each._asdict() for each in cards]
    if variant.decisions is not None:
        found = variant.decisions.found()
        highest = [{**each.decision._asdict(), "distance": each.distance} for each in found.highest]
        content["decisions"] = found._asdict() | {"highest": highest}
    return content
