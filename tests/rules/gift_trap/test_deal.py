"""Deal and shop."""

import pytest

from regift.games.gift_trap.gift_lists_changes_option_and_packs_in_play import colours_by_gift
from tests.rules.gift_trap.scene import begun, dealt


def test_gt_18_the_dealer_alone_chooses_the_pack() -> None:
    scene = begun(3)
    assert scene.state.to_act() == (0,)
    assert [scene.refusal(seat, "choose blue") for seat in range(3)] == ["", "GT-18", "GT-18"]


@pytest.mark.parametrize("seats", range(3, 9))
def test_gt_19_one_card_more_than_there_are_players(seats: int) -> None:
    scene = begun(seats)
    top = scene.state.packs[1][-seats - 1 :][::-1]
    assert scene.choose().state.display == top


@pytest.mark.parametrize("seats", range(3, 9))
def test_gt_20_they_lie_on_the_first_squares_without_a_gap(seats: int) -> None:
    cells = dealt(seats).faces("display")
    assert [bool(cell) for cell in cells] == [True] * (seats + 1) + [False] * (8 - seats)


def test_gt_21_all_presents_of_a_round_are_from_one_pack() -> None:
    for seed in range(5):
        for colour in ("yellow", "red", "blue", "black"):
            cells = begun(5, seed).choose(colour).faces("display")
            assert {colours_by_gift()[cell.removeprefix("card-")] for cell in cells if cell} == {colour}


def test_gt_22_all_see_all_presents_before_anybody_gives() -> None:
    scene = begun(4)
    assert scene.refusal(1, "give 1 to 2") == "GT-22"
    scene.choose()
    assert scene.state.to_act() == (0, 1, 2, 3)
    for seat in (None, 0, 1, 2, 3):
        assert scene.faces("display", seat) == scene.faces("display")
    assert sum(map(bool, scene.faces("display"))) == 5


def test_gt_a1_four_players_with_twice_the_presents_get_nine_cards() -> None:
    assert all(dealt(4, doubled=True).faces("display"))
