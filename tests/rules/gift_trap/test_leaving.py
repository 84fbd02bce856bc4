"""When somebody leaves."""

from regift.kit.random_playout import play_out
from regift.kit.seeded_random_generator import Chance
from tests.rules.gift_trap.scene import begun, dealt, given, rated


def test_gt_a22_who_is_withdrawn_acts_no_more_and_the_round_goes_on_with_all_parcels() -> None:
    scene = dealt(4).lay(1, "2 3")
    scene.state.withdraw(1)
    assert (scene.state.to_act(), scene.state.is_in(1)) == ((0, 2, 3), False)
    for seat in (0, 2, 3):
        scene.lay(seat, "1 2 3").act(seat, "done")
    assert scene.faces("parcels:0") == ["", "parcel", "parcel", "parcel"]
    for seat in (0, 2, 3):
        scene.act(seat, "great on 1", "good on 2", "ok on 3", "no way on 4", "done")
    scene.finish_round()
    assert len(scene.opened()) == 12
    given_by_1 = {(event["target"], event["gift"]) for event in scene.openings() if event["seat"] == 1}
    assert {(0, scene.faces("display")[1]), (2, scene.faces("display")[2])} <= given_by_1


def test_gt_a22_with_the_end_of_the_round_the_seat_is_out() -> None:
    scene = rated(5)
    scene.state.withdraw(1)
    scene.finish_round()
    assert scene.holders("dealer") == [2]
    scene.choose()
    assert (scene.state.to_act(), sum(map(bool, scene.faces("display")))) == ((0, 2, 3, 4), 5)
    assert scene.pawns("give")[1] == -1
    assert scene.places()[1] == 5


def test_gt_a22_the_revealer_who_left_has_its_parcels_opened_clockwise() -> None:
    scene = rated(4)
    scene.state.withdraw(0)
    assert [giver for giver, receiver in scene.opened() if receiver == 0] == [1, 2, 3]


def test_gt_a22_with_fewer_than_three_left_the_game_ends_with_the_round() -> None:
    scene = rated(3)
    scene.state.withdraw(2)
    assert not scene.state.is_over
    scene.finish_round()
    assert (scene.state.is_over, len(scene.opened()), scene.places()[2]) == (True, 6, 3)
    assert len(scene.told("breaks_off")) == 1


def test_gt_a22_between_rounds_it_is_out_at_once() -> None:
    scene = begun(4)
    scene.state.withdraw(0)
    assert (scene.state.to_act(), scene.holders("dealer")) == ((1,), [1])
    assert sum(map(bool, scene.choose().faces("display"))) == 4
    few = begun(3)
    few.state.withdraw(0)
    assert few.state.is_over


def test_gt_a22_in_a_beat_nobody_waits_for_who_has_left() -> None:
    scene = given(4, strategy=True)
    scene.state.withdraw(3)
    assert scene.state.to_act() == (0, 1, 2)
    assert scene.pass_by().step() == "rate"


def test_gt_a22_all_can_leave_at_any_time() -> None:
    for seed in range(30):
        state = begun(4, seed, strategy=True).state
        play_out(state, Chance(seed), 7 * seed)
        for seat in (2, 0, 3, 1):
            if not state.is_over and state.is_in(seat):
                state.withdraw(seat)
                state.check_invariants()
        assert state.is_over
