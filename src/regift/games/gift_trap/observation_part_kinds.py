"""All that a view of the game can show, part by part, for observations as numbers."""

from regift.games.gift_trap.pack_colours_and_token_scores import COLOURS, PACKS, RANKS, SQUARES
from regift.kit.observation.number_columns_of_parts_other_than_zones import (
    GridKind,
    NumberKind,
    TokenKind,
    TrackKind,
    WordKind,
)
from regift.kit.observation.part_kind_base_and_columns import MIDDLE_SOMETIMES, PartKind, before_any, before_sometimes
from regift.kit.observation.zone_number_columns import PileKind, SlotsKind

STEPS: "list[str]" = ["step_colour", "step_give", "step_rate", "step_open", "step_beat", "step_over"]
BEATS: "list[str]" = ["beat_give", "beat_rate", "beat_turn", "beat_flip"]
MARKS: "list[str]" = ["give_more", "get_more", "both_more"]
MOST_ROUNDS = 32_767
"""No game has been longer; a round after it cannot be told by a number of 16 bits."""


def part_kinds(seats: int, gifts: list[str], pack_sizes: list[int], parcels: int, length: int) -> list[PartKind]:
    """List them in the order in which a view shows them; `parcels` is how many a seat gives, or gets, at most."""
    kinds: list[PartKind] = [GridKind("display", gifts, int(SQUARES))]
    kinds.append(SlotsKind("traps", ["trap_card"], int(SQUARES), MIDDLE_SOMETIMES))
    for colour in range(PACKS):
        kinds.append(PileKind(f"pack:{COLOURS[colour]}", pack_sizes[colour]))
    kinds.append(TrackKind("give", length, seats))
    kinds.append(TrackKind("get", length, seats))
    for seat in range(seats):
        kinds.append(SlotsKind(f"parcels:{seat}", ["parcel", *gifts], parcels, before_sometimes(seat)))
        kinds.append(SlotsKind(f"marks:{seat}", MARKS, parcels, before_sometimes(seat)))
        kinds.append(SlotsKind(f"ratings:{seat}", [*RANKS, "rated"], int(SQUARES), before_sometimes(seat)))
        for card in ("holds_give_more", "holds_get_more", "holds_trap_card", "has_chosen", "left"):
            kinds.append(TokenKind(f"{card}:{seat}", before_sometimes(seat)))
        kinds.append(SlotsKind(f"given:{seat}", gifts, parcels, before_sometimes(seat)))
        kinds.append(SlotsKind(f"given_marks:{seat}", ["give_more"], parcels, before_sometimes(seat)))
    kinds.append(TokenKind("dealer", before_any(seats)))
    kinds.append(TokenKind("turn", before_any(seats)))
    kinds.append(TokenKind("lifted", before_any(seats)))
    kinds.append(NumberKind("lifted_parcel", 1, 2, MIDDLE_SOMETIMES))
    kinds.append(WordKind("step", STEPS))
    kinds.append(WordKind("beat", BEATS, MIDDLE_SOMETIMES))
    kinds.append(NumberKind("round", 0, MOST_ROUNDS))
    kinds.append(NumberKind("cap", 1, MOST_ROUNDS, MIDDLE_SOMETIMES))
    kinds.append(WordKind("colour", COLOURS, MIDDLE_SOMETIMES))
    return kinds


def early_kinds(pack_sizes: list[int]) -> list[PartKind]:
    """List what is shown besides where gifts of the table's own come up first: how many lie on top of each pack."""
    sizes = zip(COLOURS, pack_sizes, strict=True)
    return [NumberKind(f"on_top:{colour}", 1, size, MIDDLE_SOMETIMES) for colour, size in sizes]
