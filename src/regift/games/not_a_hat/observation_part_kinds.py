"""All that a view of the game can show, part by part, for observations as numbers."""

from typing import Final

from regift.games.not_a_hat.box_contents import BACKS, CARDS, FACES, SOMETHING_ELSE, WORDS
from regift.kit.observation.number_columns_of_parts_other_than_zones import NumberKind, TokenKind, WordKind
from regift.kit.observation.part_kind_base_and_columns import (
    MIDDLE_SOMETIMES,
    PartKind,
    before,
    before_any,
    before_sometimes,
)
from regift.kit.observation.zone_number_columns import HandKind, PileKind, SlotsKind

SHAME: Final = 3
"""HAT-25: no pile of shame holds more cards."""
STEPS: "list[str]" = ["step_show", "step_claim", "step_answer", "step_break", "step_over"]


def part_kinds(seats: int, gifts: int, rounds: int, *, is_easy: bool) -> list[PartKind]:
    """List them in the order in which a view shows them; each of `seats` starts with `gifts`."""
    kinds: list[PartKind] = []
    for seat in range(seats):
        kinds.append(SlotsKind(f"gifts:{seat}", [*FACES, *BACKS], seats * gifts + 1, before(seat)))
        kinds.append(HandKind(f"shame:{seat}", FACES, SHAME, before(seat)))
        if rounds > 1:
            kinds.append(NumberKind(f"points:{seat}", 0, SHAME * rounds, before(seat)))
        kinds.append(TokenKind(f"left:{seat}", before_sometimes(seat)))
    kinds.append(PileKind("shop", int(CARDS), FACES))
    kinds.append(SlotsKind("gift", [*FACES, *BACKS], 1, MIDDLE_SOMETIMES))
    kinds.append(WordKind("step", STEPS))
    kinds.append(TokenKind("turn", before_any(seats)))
    kinds.append(TokenKind("receiver", before_any(seats)))
    kinds.append(WordKind("claim", WORDS[: SOMETHING_ELSE + 1], MIDDLE_SOMETIMES))
    if rounds > 1:
        kinds.append(NumberKind("round", 0, rounds))
        kinds.append(NumberKind("rounds", 0, rounds))
    if is_easy:
        kinds.append(HandKind("menu", FACES, int(CARDS), MIDDLE_SOMETIMES))
    return kinds
