"""All that a view of the game can show, part by part, for observations as numbers."""

from regift.games.kung_fu.box_contents import CARDS, COUNTS, HAND_WAY, TOP_LEVEL, WINNING_LEVEL, WORDS
from regift.kit.observation.number_columns_of_parts_other_than_zones import NumberKind, SeriesKind, TokenKind, WordKind
from regift.kit.observation.part_kind_base_and_columns import (
    MIDDLE_SOMETIMES,
    PartKind,
    before,
    before_any,
    before_sometimes,
)
from regift.kit.observation.zone_number_columns import HandKind, PileKind, SlotsKind

STEPS: "list[str]" = ["step_attack", "step_place", "step_tidy", "step_window", "step_over"]


def part_kinds(seats: int, rounds: int) -> list[PartKind]:
    """List them in the order in which a view shows them; `rounds` is the turn cap (MKF-A34), 0 without one."""
    box = sum(COUNTS)
    kinds: list[PartKind] = []
    for seat in range(seats):
        kinds.append(SlotsKind(f"row:{seat}", CARDS, int(WINNING_LEVEL), before(seat), has_ghost=True))
        kinds.append(HandKind(f"hand:{seat}", CARDS, box, before(seat), COUNTS))
        kinds.append(NumberKind(f"next:{seat}", 1, int(WINNING_LEVEL), before(seat)))
        kinds.append(TokenKind(f"left:{seat}", before_sometimes(seat)))
        loot = NumberKind("", 1, int(TOP_LEVEL), before_sometimes(seat))
        kinds.append(SeriesKind(f"loot:{seat}", int(TOP_LEVEL) + 1, loot))
    kinds.append(PileKind("pile", box))
    kinds.append(PileKind("discards", box, CARDS))
    kinds.append(WordKind("step", STEPS))
    kinds.append(TokenKind("turn", before_any(seats)))
    if rounds:
        kinds.append(NumberKind("rounds", 1, rounds, MIDDLE_SOMETIMES))
    kinds.append(TokenKind("attacked", before_any(seats)))
    kinds.append(WordKind("attack_card", CARDS, MIDDLE_SOMETIMES))
    kinds.append(WordKind("attack", CARDS, MIDDLE_SOMETIMES))
    kinds.append(WordKind("way", WORDS[HAND_WAY:], MIDDLE_SOMETIMES))
    kinds.append(NumberKind("wanted", 1, int(TOP_LEVEL), MIDDLE_SOMETIMES))
    kinds.append(WordKind("picked_card", CARDS, MIDDLE_SOMETIMES))
    kinds.append(WordKind("picked_power", CARDS, MIDDLE_SOMETIMES))
    kinds.append(TokenKind("aim", before_any(seats)))
    kinds.append(HandKind("picked", CARDS, box, before_any(seats), COUNTS))
    return kinds
