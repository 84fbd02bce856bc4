"""What can be liked in a gift: the traits of the lists in the box, as numbers."""

from functools import cache
from typing import Final, NamedTuple

from regift.games.gift_trap.gift_lists_changes_option_and_packs_in_play import Gift, gifts_of
from regift.games.gift_trap.pack_colours_and_token_scores import COLOURS

SCALES: Final = ("thrill", "practical", "silly")
MIDDLE: Final = 1
"""Of a scale from 0 to 3: what leaves people cold."""
HOUSE: Final = "card-"
"""How the words of the gifts in the box begin; those of a table's own begin otherwise."""


class TraitAmount(NamedTuple):
    """One trait of a gift, and how much of it the gift has."""

    trait: str
    amount: float


@cache
def house_gifts() -> dict[str, tuple[TraitAmount, ...]]:
    """Return the traits of each gift in the box, by its word."""
    return {HOUSE + gift.id: tuple(traits_in(gift)) for colour in COLOURS for gift in gifts_of(colour)}


def traits_of(gift: str) -> tuple[TraitAmount, ...]:
    """Return the traits of a gift by its word; one of the table's own is like no other, a trait by itself."""
    return house_gifts().get(gift) or (TraitAmount(gift, 1.0),)


def traits_in(gift: Gift) -> list[TraitAmount]:
    """Read the traits off a row of the list."""
    named = [f"kind {gift.kind}", f"place {gift.place}", f"with {gift.company}", *(f"tag {tag}" for tag in gift.tags)]
    levels = [gift.thrill, gift.practical, gift.silly]
    scaled = [TraitAmount(scale, float(level - MIDDLE)) for scale, level in zip(SCALES, levels, strict=True)]
    return [TraitAmount(name, 1.0) for name in named] + [has for has in scaled if has.amount]
