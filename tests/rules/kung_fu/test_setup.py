"""Setting up: the deck, the deal, who begins."""

from collections import Counter

import pytest

from regift.kit.refusal_and_errors import BadOption
from tests.rules.kung_fu.scene import dealt, scene

SEATS = [2, 3, 4, 5, 6]


def test_mkf_1_the_deck_has_96_cards_as_counted() -> None:
    everything = Counter(scene(seats=2, discards="rest").discards())
    assert everything == Counter(
        "1" * 11 + "2" * 10 + "3" * 10 + "4" * 10 + "5" * 9 + "6" * 8 + "7" * 6 + "t" * 10 + "o" * 10 + "g" * 12
    )


def test_mkf_1_64_cards_are_levels_and_32_are_actions() -> None:
    everything = scene(seats=2, discards="rest").discards()
    assert (len(everything.rstrip("tog")), len(everything)) == (64, 96)


@pytest.mark.parametrize("seats", SEATS)
def test_mkf_2_everybody_is_dealt_seven_cards(seats: int) -> None:
    assert dealt(seats).sizes() == [7] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_mkf_2_the_rest_is_the_draw_pile(seats: int) -> None:
    assert dealt(seats).pile() == 96 - 7 * seats


def test_mkf_2_the_draw_pile_lies_face_down() -> None:
    assert dealt(3).state.view(0).zone("pile").faces == []


def test_mkf_2_the_deck_is_shuffled() -> None:
    assert len({tuple(dealt(2, seed).state.deck) for seed in range(50)}) == 50


def test_mkf_3_who_ate_a_sandwich_last_starts() -> None:
    assert [dealt(4, first=seat).actor() for seat in range(4)] == [0, 1, 2, 3]


def test_mkf_3_play_goes_clockwise() -> None:
    table = dealt(3, first=1)
    order = [table.play("clean up", "done").actor() for _ in range(4)]
    assert order == [2, 0, 1, 2]


@pytest.mark.parametrize("seats", SEATS)
def test_mkf_4_all_rows_start_empty(seats: int) -> None:
    assert dealt(seats).rows() == " | ".join([""] * seats)


@pytest.mark.parametrize("seats", SEATS)
def test_mkf_4_everybody_starts_below_level_1(seats: int) -> None:
    assert [dealt(seats).next_level(seat) for seat in range(seats)] == [1] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_mkf_a28_two_to_six_can_play(seats: int) -> None:
    assert len(dealt(seats).sizes()) == seats


@pytest.mark.parametrize("seats", [0, 1, 7, 8])
def test_mkf_a28_no_fewer_and_no_more_can_play(seats: int) -> None:
    with pytest.raises(BadOption, match="seats: expected 2 to 6"):
        dealt(seats)


def test_mkf_a28_two_seats_attack_again_by_themselves() -> None:
    assert (
        scene(hand="ot", theirs="g1", rows="1|1").play("attack with tornado", "seat 1", "block with granny").step()
        == "attack"
    )


def test_mkf_a29_chance_names_the_first_seat_unless_told() -> None:
    assert {dealt(6, seed).actor() for seed in range(60)} == {0, 1, 2, 3, 4, 5}


def test_mkf_a29_chance_favours_no_seat() -> None:
    firsts = Counter(dealt(3, seed).actor() for seed in range(3000))
    assert all(900 < count < 1100 for count in firsts.values())


@pytest.mark.parametrize("first", [-1, 3, "me", True])
def test_mkf_a29_only_a_seat_can_start(first: object) -> None:
    with pytest.raises(BadOption, match="first"):
        dealt(3, first=first)
