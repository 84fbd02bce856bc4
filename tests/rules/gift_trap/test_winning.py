"""Winning, ties, and who comes where."""

import pytest

from regift.kit.record import Recorder, new_record, verify
from regift.kit.refusal_and_errors import BadOption, BadRecord
from regift.kit.state import State
from tests.rules.gift_trap.scene import Scene, begun, one_present, rated


def last_parcel(give: list[int], get: list[int], seats: int = 3, **options: object) -> Scene:
    """Come to the end of a round in which seat 0's parcels are opened last, with these pawns; all else is as rated."""
    scene = rated(seats, 1, first=1, **options)
    while len(scene.openings()) < seats * (seats - 1) - seats + 1:
        scene.go_on()
    scene.state.give, scene.state.get = list(give), list(get)
    scene.state.gains = [0] * seats
    return scene


def placed(state: State) -> list[tuple[int, int]]:
    """Return seat and place of each, the best first."""
    return [(placing.seat, placing.place) for placing in state.standings()]


def test_gt_37_both_pawns_on_gifted_at_the_end_of_a_round_win() -> None:
    scene = last_parcel([20, 5, 5], [20, 5, 5]).finish_round()
    assert scene.state.is_over
    assert (scene.winners(), scene.places()[0]) == ([0], 1)


def test_gt_38_both_pawns_on_gifted_in_the_middle_of_a_round_win_nothing() -> None:
    scene = begun(3).choose().gives("4 2", "1 2", "1 2").rates(*["1 2 3 4"] * 3)
    scene.state.give, scene.state.get = [20, 5, 5], [20, 5, 5]
    scene.act(0, "open from 1")
    assert (scene.pawns("give")[0], scene.pawns("get")[0], scene.state.is_over) == (20, 20, False)
    scene.finish_round()
    assert (scene.pawns("give")[0], scene.pawns("get")[0]) == (18, 20)
    assert (scene.state.is_over, scene.step()) == (False, "colour")


def test_gt_39_one_pawn_on_gifted_is_not_enough() -> None:
    scene = last_parcel([20, 5, 5], [10, 20, 5]).finish_round()
    assert not scene.state.is_over


def test_gt_40_when_nobody_qualifies_another_round_is_dealt() -> None:
    scene = rated(3).finish_round()
    assert [event["round"] for event in scene.told("starts")] == [1, 2]
    assert scene.state.to_act() == (1,)


def tied(gains: list[int], **options: object) -> Scene:
    """Let seats 1 and 2 have both pawns home when the round ends, with what they gained in it."""
    scene = last_parcel([3, 20, 20], [3, 20, 20], 3, **options)
    scene.state.gains = gains
    return scene.finish_round()


def test_gt_a6_several_who_qualify_share_the_win() -> None:
    scene = tied([0, 4, 9])
    assert [event["seat"] for event in scene.told("qualifies")] == [1, 2]
    assert (scene.winners(), scene.places()) == ([1, 2], [3, 1, 1])


def test_gt_a6_an_option_lets_whoever_came_furthest_in_the_last_round_win() -> None:
    scene = tied([0, 4, 9], ties="most_spaces")
    assert (scene.winners(), scene.places()) == ([2], [3, 2, 1])


def test_gt_a6_who_came_as_far_wins_as_well() -> None:
    scene = tied([0, 5, 4], ties="most_spaces")
    scene.state.gains[2] = scene.state.gains[1]
    assert scene.places()[1:] == [1, 1]


@pytest.mark.parametrize(
    ("square", "give", "get", "gains"), [(1, 19, 20, [0, 1]), (4, 2, 3, [-3, -2]), (2, 5, 0, [2, 2])]
)
def test_gt_a6_only_spaces_that_a_pawn_has_moved_count(square: int, give: int, get: int, gains: list[int]) -> None:
    scene = one_present(square, give, get, ties="most_spaces")
    assert scene.state.gains[:2] == gains


def test_gt_a6_a_game_of_version_1_of_the_rules_counts_what_ran_over_the_edge() -> None:
    assert one_present(1, 19, 20, ties="last_round").state.gains[:2] == [3, 3]
    assert one_present(4, 2, 3, ties="last_round").state.gains[:2] == [-4, -4]
    assert tied([0, 4, 9], ties="last_round").winners() == [2]


def test_gt_a6_what_version_1_counted_is_offered_to_nobody_anew() -> None:
    game = begun().state.rules
    (ties,) = [option for option in game.schema if option.name == "ties"]
    assert (ties.default, ties.allowed, ties.is_house) == ("share", ["share", "most_spaces"], True)
    with pytest.raises(BadOption, match="ties: expected share, most_spaces"):
        game.with_options(ties="draw lots")


def test_gt_a6_a_record_of_version_1_is_replayed_as_it_was_played() -> None:
    game = begun(3, ties="last_round", cap=1).state.rules
    record = new_record(game, 5)
    state, recorder = game.deal(5), Recorder(record)
    while not state.is_over:
        seat = state.to_act()[0]
        recorder.play(state, seat, state.options(seat)[0])
    assert record.rules_version == 2
    record.rules_version = 1
    assert '"rules_version":1' in record.text(game, state)
    verify(record, game, record.text(game, state))
    record.rules_version = 3
    with pytest.raises(BadRecord, match="played by 3, this release plays 2"):
        record.replay(game)


def test_gt_a6_gains_of_version_1_are_counted_before_any_clamping() -> None:
    scene = rated(3, ties="last_round")
    scene.state.give, scene.state.get = [20] * 3, [20] * 3
    scene.finish_round()
    earned = [0] * 3
    steps = {"delights": 3, "pleases": 2}
    for event in scene.openings():
        for seat in (event["seat"], event["target"]):
            earned[int(str(seat))] += steps[event.kind]
    assert scene.state.gains == earned


def test_gt_a8_there_is_no_last_round_unless_set() -> None:
    assert begun().state.game.settings["cap"] == 0


def test_gt_a8_at_the_cap_the_sum_of_both_tracks_counts_and_then_the_lower_pawn() -> None:
    scene = last_parcel([2, 10, 3], [2, 2, 5], cap=1).finish_round()
    assert scene.state.is_over
    assert [event.kind for event in scene.told("calls_time", "wins")] == ["calls_time", "wins"]
    sums = [give + get for give, get in zip(scene.pawns("give"), scene.pawns("get"), strict=True)]
    assert scene.winners() == [sums.index(max(sums))]
    scene.state.give, scene.state.get = [8, 6, 9], [2, 4, 4]
    assert placed(scene.state) == [(2, 1), (1, 2), (0, 3)]


@pytest.mark.parametrize(
    ("give", "get", "places"),
    [
        ([5, 9, 4], [5, 4, 20], [1, 3, 2]),
        ([5, 5, 5], [5, 9, 7], [3, 1, 2]),
        ([5, 9, 5], [9, 5, 5], [1, 1, 3]),
    ],
)
def test_gt_a26_the_others_are_placed_by_the_lower_pawn_then_the_higher(
    give: list[int], get: list[int], places: list[int]
) -> None:
    scene = begun(3)
    scene.state.give, scene.state.get = give, get
    assert scene.places() == places


def test_gt_a26_who_qualifies_is_first_and_the_others_follow() -> None:
    scene = last_parcel([3, 20, 9], [19, 20, 9]).finish_round()
    assert scene.places()[1] == 1
    assert sorted(scene.places()) == [1, 2, 3]
