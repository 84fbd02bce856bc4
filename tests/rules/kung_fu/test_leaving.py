"""Somebody leaves for good (MKF-A32)."""

import pytest

from regift.kit.seeded_random_generator import Chance
from tests.rules.kung_fu.scene import Scene, dealt, scene

SWAP = ("attack with tornado", "seat 1")


def without(table: Scene, *seats: int) -> Scene:
    """Withdraw seats, one after the other."""
    for seat in seats:
        table.state.withdraw(seat)
    return table


def three() -> Scene:
    """Set a table of three, seat 0 to act."""
    return scene("1 2 | 1 2g 3 | 1", hands="ot3|g45|67")


@pytest.mark.parametrize(("seat", "held"), [(0, "123to"), (1, "1345gg"), (2, "167")])
def test_mkf_a32_hand_and_row_go_to_the_discards(seat: int, held: str) -> None:
    assert without(three(), seat).discards() == held


def test_mkf_a32_the_seat_holds_nothing_any_more() -> None:
    table = without(three(), 1)
    assert (table.row(1), table.sizes()[1]) == ("", 0)


def test_mkf_a32_in_its_own_turn_the_next_seat_begins() -> None:
    table = without(three(), 0)
    assert (table.actor(), table.step(), table.sizes()[1]) == (1, "attack", 7)


def test_mkf_a32_out_of_turn_the_turn_goes_on() -> None:
    table = without(three(), 2)
    assert (table.actor(), table.step()) == (0, "attack")


@pytest.mark.parametrize("seat", [1, 2])
def test_mkf_a32_who_left_is_no_target(seat: int) -> None:
    assert without(three(), seat).play("attack with tornado").refusal(f"seat {seat}") == "MKF-6"


def test_mkf_a32_who_left_is_skipped() -> None:
    assert without(three(), 1).play("clean up", "done").actor() == 2


def test_mkf_a32_when_the_target_leaves_the_attack_is_spent() -> None:
    table = without(three().play(*SWAP), 1)
    assert (table.actor(), table.step(), table.row(0)) == (0, "place", "1 2")


def test_mkf_a32_when_the_attacker_leaves_the_attack_is_off() -> None:
    table = without(three().play(*SWAP), 0)
    assert (table.actor(), table.step(), table.row(1)) == (1, "attack", "1 2g 3")


def test_mkf_a32_when_a_bystander_leaves_the_window_stays_open() -> None:
    table = without(three().play(*SWAP), 2)
    assert (table.actor(), table.step(), table.options()) == (1, "window", ["let it through", "block with granny"])


@pytest.mark.parametrize("picks", [(), ("seat 1",)])
@pytest.mark.parametrize("seat", [1, 2])
def test_mkf_a32_leaving_in_the_middle_of_a_pick_leaves_something_to_do(seat: int, picks: tuple[str, ...]) -> None:
    assert without(three().play("attack with thief", *picks), seat).options()


def test_mkf_a32_an_attack_half_picked_on_who_left_is_picked_anew() -> None:
    table = without(three().play("attack with thief", "seat 1"), 1)
    assert (table.options("clean up"), table.hand(0)) == (["clean up"], "3to")


def test_mkf_a32_an_attack_that_lost_its_last_target_is_not_left_half_picked() -> None:
    table = without(scene("| 1 | ", hand="o").play("attack with tornado"), 1)
    assert table.options() == ["clean up"]


def test_mkf_a32_leaving_while_tidying_throws_everything_away() -> None:
    table = without(three().play("clean up", "discard level 3"), 0)
    assert (table.discards().count("3"), table.actor()) == (1, 1)


def test_mkf_a32_with_one_left_he_wins() -> None:
    table = without(three(), 2, 0)
    assert (table.step(), table.state.standings()[0].seat) == ("over", 1)


@pytest.mark.parametrize("leaver", [0, 1])
def test_mkf_a32_of_two_the_other_wins_even_in_the_window(leaver: int) -> None:
    table = without(scene("1|2", hand="o", theirs="g").play(*SWAP), leaver)
    assert (table.state.to_act(), table.state.standings()[0].seat) == ((), 1 - leaver)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("seed", range(10))
def test_mkf_a32_all_96_cards_stay_whoever_leaves_whenever(seats: int, seed: int) -> None:
    table = dealt(seats, seed, turn_cap=20)
    chance = Chance(seed)
    for _ in range(400):
        if table.state.is_over:
            break
        options = table.options()
        table.play(options[chance.below(len(options))])
        staying = [seat for seat in range(seats) if table.state.is_in(seat)]
        if chance.below(60) == 0 and not table.state.is_over:
            table.state.withdraw(staying[chance.below(len(staying))])
        table.state.check_invariants()


BLOCKED = (*SWAP, "block with granny")


def test_mkf_a32_two_who_are_left_may_try_again_from_the_next_turn_on() -> None:
    table = without(scene("1|1 2|", hands="oot|g|"), 2).play(*BLOCKED)
    assert (table.step(), table.refusal("attack with thief")) == ("place", "MKF-32")
    table.play("clean up", "done", "clean up", "done")
    assert (table.actor(), table.state.is_duel) == (0, True)


def test_mkf_a32_in_a_duel_a_blocked_attack_is_tried_again_until_one_succeeds() -> None:
    table = without(scene("1 2|1|", turn=2, hands="oot|g|1"), 2)
    assert table.actor() == 0
    table.play(*BLOCKED)
    assert (table.step(), "attack with tornado" in table.options()) == ("attack", True)
    table.play(*SWAP)  # the second one finds an empty hand, and succeeds
    assert (table.step(), table.row(0), table.refusal("attack with thief")) == ("place", "1", "MKF-34")


def test_mkf_a32_a_duel_is_read_back_from_text() -> None:
    begun = without(scene("1|1 2|", hands="oot|g|"), 2)
    assert begun.state.notation().endswith("duel 0")
    assert begun.position(begun.state.notation()).notation() == begun.state.notation()
    assert begun.position("out 4").notation().endswith("duel 1")


def test_mkf_a32_three_who_are_left_are_no_duel() -> None:
    table = without(scene("1|1 2||", turn=3, hands="oot|g||1"), 3).play(*BLOCKED)
    assert table.step() == "place"


@pytest.mark.parametrize("twice", [True, False])
def test_mkf_a32_who_left_or_has_finished_does_not_leave(twice: bool) -> None:
    table = without(three(), 1) if twice else scene("1 2 3 4 5 6 7 | 1", hand="g").play("place granny")
    with pytest.raises(ValueError, match="seat 1 is not in the game"):
        table.state.withdraw(1)


def test_mkf_a32_leaving_alone_changes_nothing_a_covered_seat_plays_on() -> None:
    assert three().play("clean up", "done").actor() == 1


def test_mkf_a32_a_pile_made_anew_holds_what_the_leaver_had() -> None:
    table = scene("1||", hand="1111", theirs="6666666", hands="||45|rest", pile="").play("clean up")
    assert without(table, 2).play("done").hand(0) == "111145"
