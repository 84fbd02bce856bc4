"""All that a view of the game can show, part by part, for observations as numbers."""

from typing import final

from regift.games.cursed_gifts.actions import PLACES
from regift.games.cursed_gifts.deck.card import ATTACH, USELESS, Card
from regift.games.cursed_gifts.deck.cards import SIGNS
from regift.games.cursed_gifts.rules.edition_rules import PAIR
from regift.kit.observation.number_columns_of_parts_other_than_zones import (
    GaugeKind,
    NumberKind,
    SeriesKind,
    TokenKind,
    WordKind,
)
from regift.kit.observation.part_kind_base_and_columns import (
    MIDDLE_SOMETIMES,
    PartKind,
    before,
    before_any,
    before_sometimes,
)
from regift.kit.observation.zone_number_columns import HandKind, PileKind, SlotsKind

STEPS: "list[str]" = [
    "step_turn",
    "step_window",
    "step_choose",
    "step_discard",
    "step_give",
    "step_take",
    "step_redo",
    "step_fetch",
    "step_last",
    "step_over",
]


@final
class HighestNumbers:
    """The most that numbers of a view go up to."""

    def __init__(self, points: int, rounds: int) -> None:
        self.points = points
        """What all gifts of the deck count together."""
        self.rounds = rounds
        """CG-A25: the limit of turns a seat; 0: none."""


def part_kinds(
    seats: int, words: list[str], cards: list[Card], counts: list[int], most: HighestNumbers
) -> list[PartKind]:
    """List them in the order in which a view shows them."""
    points = most.points
    total = sum(counts)
    placed = count_of_placed(cards, counts)
    size = int(PLACES) * int(PAIR) + placed
    kinds: list[PartKind] = []
    for seat in range(seats):
        kinds.append(GaugeKind(f"points:{seat}", points, before(seat)))
        kinds.append(SlotsKind(f"area:{seat}", words, size, before(seat)))
        worth = NumberKind("", 0, points, before_sometimes(seat))
        kinds.append(SeriesKind(f"worth:{seat}", size, worth, extra=int(PAIR) + placed))
        kinds.append(HandKind(f"hand:{seat}", words, total, before(seat), counts))
        kinds.append(HandKind(f"table:{seat}", words, total, before_sometimes(seat), counts))
        kinds.append(TokenKind(f"out:{seat}", before_sometimes(seat), ["out", "left"]))
        kinds.append(NumberKind(f"limit:{seat}", 0, total, before_sometimes(seat)))
        kinds.append(WordKind(f"sign:{seat}", SIGNS, before_sometimes(seat)))
    kinds.append(PileKind("deck", total))
    kinds.append(PileKind("discards", total, words, shows_all=True))
    kinds.append(WordKind("step", STEPS))
    kinds.append(TokenKind("turn", before_any(seats)))
    kinds.append(NumberKind("plays", 0, total, MIDDLE_SOMETIMES))
    kinds.append(NumberKind("gifts", 0, total, MIDDLE_SOMETIMES))
    if most.rounds:
        kinds.append(NumberKind("rounds", 1, most.rounds, MIDDLE_SOMETIMES))
    kinds.append(TokenKind("dying", before_any(seats)))
    kinds.append(PileKind("stack", total, words, MIDDLE_SOMETIMES, shows_all=True))
    laid = WordKind("", [*words, "pair", "trio"], before_any(seats))
    kinds.append(SeriesKind("laid", 1 + count_of_answers(cards, counts), laid))
    kinds.append(WordKind("pointed", words, MIDDLE_SOMETIMES))
    kinds.append(TokenKind("player", before_any(seats)))
    kinds.append(TokenKind("aimed", before_any(seats)))
    for seat in range(seats):
        kinds.append(NumberKind(f"owes:{seat}", 1, total, before_sometimes(seat)))
        kinds.append(TokenKind(f"has_chosen:{seat}", before_sometimes(seat)))
    kinds.append(HandKind("seen", words, total, before_any(seats), counts))
    kinds.append(HandKind("searched", words, total, MIDDLE_SOMETIMES, counts))
    kinds += [
        HandKind("picked", words, total, before_any(seats), counts),
        TokenKind("aim", before_any(seats)),
        SeriesKind("chosen", size, WordKind("", words, before_any(seats))),
    ]
    kinds.append(NumberKind("strength", 0, points, MIDDLE_SOMETIMES))
    kinds.append(NumberKind("to_cure", 0, points, MIDDLE_SOMETIMES))
    kinds.append(HandKind("remedy", words, total, before_any(seats), counts))
    kinds.append(NumberKind("smallest_cure", 0, points, MIDDLE_SOMETIMES))
    return kinds


def count_of_placed(cards: list[Card], counts: list[int]) -> int:
    """Return how many cards of the deck can be placed on gifts."""
    return sum([counts[kind] for kind, card in enumerate(cards) if card.has(ATTACH)])


def count_of_answers(cards: list[Card], counts: list[int]) -> int:
    """Return how many answers the deck holds at most: Comebacks, and Useless Gifts by the pair."""
    comebacks = sum([counts[kind] for kind, card in enumerate(cards) if card.answers != 0])
    useless = sum([counts[kind] for kind, card in enumerate(cards) if card.type == USELESS])
    return comebacks + useless // int(PAIR)
