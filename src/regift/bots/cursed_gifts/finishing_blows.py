"""Finishing blows: a gift and what is placed on it that together bring a rival to ten within this turn."""

from regift.bots.cursed_gifts.visible_table import VisibleTable, bonus_of
from regift.games.cursed_gifts.deck.card import GIFT


def blows(observation: VisibleTable, seat: int) -> list[list[int]]:
    """List the kinds of each blow that eliminates the seat if nobody answers: one a gift at most, one without."""
    plays = int(observation.view.fact("plays"))
    has_gift = int(observation.view.fact("gifts")) > 0
    cards = observation.rules.cards
    placed = sorted(
        (kind for kind in observation.hand if bonus_of(cards[kind])), key=lambda kind: -bonus_of(cards[kind])
    )
    missing = int(observation.rules.edition.threshold) - observation.points[seat]
    gifts = sorted({kind for kind in observation.hand if cards[kind].type == GIFT}) if has_gift else []
    found = [_completed(observation, [gift], placed[: plays - 1], missing - int(cards[gift].value)) for gift in gifts]
    if observation.areas[seat]:
        found.append(_completed(observation, [], placed[:plays], missing))
    return [blow for blow in found if blow]


def _completed(observation: VisibleTable, kinds: list[int], placed: list[int], missing: int) -> list[int]:
    """Add what is to be placed, the most worth first, until nothing is missing; [] if it is not enough."""
    chosen = kinds[:]
    for kind in placed:
        if missing > 0:
            missing -= bonus_of(observation.rules.cards[kind])
            chosen.append(kind)
    return chosen if missing <= 0 else []
