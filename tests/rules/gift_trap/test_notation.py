"""Positions as text."""

import pytest

from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from regift.kit.refusal_and_errors import BadRecord
from regift.kit.seeded_random_generator import Chance
from tests.rules.gift_trap.scene import begun

WHOLE = ("packs", "fresh", "display", "picks", "spent", "parcels", "more", "get_more", "ranks", "give", "get")
NUMBERS = ("step", "after", "asked", "is_played", "players", "out", "round", "dealer", "revealer", "lifted", "ended")
BITS = ("turned", "trapped", "traps", "colour", "give_before", "get_before", "gains")


@pytest.mark.parametrize("doubled", [False, True])
def test_every_position_reads_back_as_it_was_written(doubled: bool) -> None:
    for seed in range(3):
        state = begun(4, seed, strategy=True, doubled=doubled, cap=2).state
        dice = Chance(seed)
        while not state.is_over:
            if dice.below(5) == 0:
                again = state.rules.position(state.notation())
                assert isinstance(again, GiftTrapState)
                assert again.notation() == state.notation()
                for name in (*WHOLE, *NUMBERS, *BITS):
                    assert getattr(again, name) == getattr(state, name), name
                again.check_invariants()
            seat = state.to_act()[dice.below(len(state.to_act()))]
            options = state.options(seat)
            state.apply(seat, options[dice.below(len(options))])


def test_gt_a9_a_pack_left_out_lies_with_either_face_up() -> None:
    state = begun(3).state.rules.position("step colour")
    assert isinstance(state, GiftTrapState)
    for pack, cards in zip(state.packs, state.rules.cards, strict=True):
        turned = [gift not in cards for gift in pack]
        assert 20 < sum(turned) < len(pack) - 20


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = begun(3).state.rules.position("step colour | asked 1 | dealer 1 | give 3 4 5")
    assert isinstance(state, GiftTrapState)
    assert (state.to_act(), state.give, state.get) == ((1,), [3, 4, 5], [0, 0, 0])
    state.check_invariants()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("lunch 3", "'lunch' is not a part"),
        ("step supper", "step: expected one of colour"),
        ("round x", "round: expected a number from 1 to 1000000, got 'x'"),
        ("round 1 2", "round: expected a number from 1 to 1000000, got '1 2'"),
        ("round 99999999999999999999", "round: expected a number from 1 to 1000000"),
        ("step colour | step give", "step: expected once, found twice"),
        ("pack yellow | pack yellow", "pack yellow: expected once, found twice"),
        ("pack green", "pack: expected one of yellow, red, blue, black, got 'green'"),
        ("out x", "out: expected a number from 0 to 2, got 'x'"),
        ("out 7", "out: expected a number from 0 to 2, got '7'"),
        ("players", "players: expected a seat at least, found none"),
        ("asked | step give", "GT-40"),
        ("asked 0 1 | out 1", "GT-A22: who left is to act"),
        ("give 1 2 21", "give: expected a number from 0 to 20, got '21'"),
        ("more 9 -1 -1", "more: expected a number from -1 to 8, got '9'"),
        ("trapped 10", "trapped: expected a number from 0 to 9, got '10'"),
        ("fresh 1 1 1 9999", "GT-A9: pack black"),
        ("ranks 1! . . .", "ranks: expected a square with a gift, got '1!'"),
        ("picks 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "picks: seat 0 has 19, expected 18 at most"),
        (f"display {'headstand_lesson ' * 10}", "display: 10 gifts, expected 9 at most"),
        ("display headstand_lesson headstand_lesson", "GT-21: a card of pack yellow"),
        ("pack red headstand_lesson", "GT-21: a card of pack red"),
        ("give 1 2", "give: expected 3 numbers, got 2"),
        ("asked 12", "asked: expected a number from 0 to 2, got '12'"),
        ("display no_such_thing", "display: 'no_such_thing' is no gift"),
        ("parcels 1 . .", "parcels: expected a square with a gift"),
        ("parcels . .", "parcels: expected 3 squares"),
        ("parcels . . . / . . . / . . . / . . .", "parcels: expected 3 rows"),
        ("picks / / / 1", "picks: expected 3 rows, got 4"),
        ("picks 9999", "picks: expected a number from 0 to"),
        ("dealer 3", "dealer: expected a number from 0 to 2"),
        ("ranks . . . . / . . . . / . . . . / . . . .", "ranks: expected 3 rows"),
    ],
)
def test_what_can_not_be_read_is_named(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        begun(3).state.rules.position(text)
