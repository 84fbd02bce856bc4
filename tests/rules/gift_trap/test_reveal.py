"""The reveal."""

import pytest

from regift.kit.event import Event
from tests.rules.gift_trap.scene import begun, dealt, rated


def test_gt_32_the_dealer_reveals_first_and_then_it_goes_clockwise() -> None:
    scene = rated(4, first=2).finish_round()
    assert [event["seat"] for event in scene.told("turns")] == [2, 3, 0, 1]
    receivers = [receiver for _, receiver in scene.opened()]
    assert receivers == [2] * 3 + [3] * 3 + [0] * 3 + [1] * 3


def test_gt_32_nobody_opens_out_of_turn() -> None:
    scene = rated(3)
    assert (scene.state.to_act(), scene.refusal(1, "open from 0")) == ((0,), "GT-32")


def test_gt_33_a_revealer_turns_the_own_tokens_first() -> None:
    scene = rated(3)
    (event,) = scene.told("turns")
    shown = scene.faces("display")[:4]
    assert [event[rank] for rank in ("great", "good", "ok", "no_way")] == shown
    assert not scene.opened()


def test_gt_34_parcels_are_opened_one_at_a_time_and_each_is_scored_at_once() -> None:
    scene = rated(4).act(0, "open from 2")
    (event,) = scene.openings()
    assert (scene.pawns("give")[2], scene.pawns("get")[0]) == (event["give_space"], event["get_space"]) == (3, 3)
    assert scene.refusal(0, "open from 2") == "GT-34"
    assert scene.options(0) == ["open from 1", "open from 3"]


@pytest.mark.parametrize(("seats", "parcels"), [(3, 6), (4, 12), (5, 20), (6, 30), (7, 42), (8, 56)])
def test_gt_35_every_parcel_is_scored(seats: int, parcels: int) -> None:
    assert len(set(rated(seats).finish_round().opened())) == parcels


def test_gt_36_the_next_player_deals_and_everything_has_gone_back() -> None:
    scene = rated(3).finish_round()
    assert (scene.state.to_act(), scene.options(1)) == (
        (1,),
        ["choose yellow", "choose red", "choose blue", "choose black"],
    )
    before = list(scene.state.display)
    scene.choose("blue")
    rules = scene.state.rules
    assert scene.state.packs[1][:4] == [rules.turned[gift] for gift in before[::-1]]
    assert [scene.part(f"{part}:{seat}") for part in ("parcels", "ratings") for seat in range(3)] == [None] * 6
    assert scene.state.spent == [0] * 3


def test_gt_36_no_deal_before_all_is_opened() -> None:
    scene = rated(3)
    assert scene.refusal(0, "choose red") == "GT-36"


def test_gt_a5_the_revealer_chooses_the_order_and_the_last_parcel_opens_by_itself() -> None:
    scene = rated(3)
    assert scene.options(0) == ["open from 1", "open from 2"]
    assert scene.act(0, "open from 2").opened() == [(2, 0), (1, 0)]


def test_gt_a5_when_time_is_up_it_goes_clockwise_from_the_left() -> None:
    scene = rated(4, first=2)
    state = scene.state
    while scene.step() == "open":
        state.apply(state.to_act()[0], state.fallback(state.to_act()[0]))
    assert [giver for giver, receiver in scene.opened() if receiver == 2] == [3, 0, 1]


@pytest.mark.parametrize(("seats", "parcels"), [(3, 12), (4, 24)])
def test_gt_a25_with_twice_the_presents_there_are_twice_the_parcels(seats: int, parcels: int) -> None:
    assert len(rated(seats, doubled=True).finish_round().opened()) == parcels


def test_what_is_chosen_by_the_clock_is_legal_and_whole() -> None:
    scene = begun(5, strategy=True)
    state = scene.state
    for _ in range(400):
        if state.is_over:
            break
        seat = state.to_act()[-1]
        state.apply(seat, state.fallback(seat))
        state.check_invariants()
    assert scene.told("starts")[-1]["round"] != 1
    assert not scene.told("traps", "gives_more", "gets_more")


def test_what_the_clock_gives_varies_from_seat_to_seat() -> None:
    state = dealt(8).state
    assert len({state.fallback(seat).name.split()[1] for seat in range(8)}) > 2


def spaces(event: Event) -> tuple[int, int]:
    """Return how far both pawns of a player have moved in a round, as is told at its end."""
    fields = {value.name: int(str(value.value)) for value in event.values}
    return (fields["give_forward"] - fields["give_back"], fields["get_forward"] - fields["get_back"])


def test_gt_36_at_the_end_of_a_round_it_is_told_how_far_all_pawns_have_moved() -> None:
    scene = rated(4).finish_round()
    before = [scene.pawns(track) for track in ("give", "get")]
    already = len(scene.told("moves_pawns"))
    scene.choose().gives(*["1 2 3"] * 4).rates("2 3 4 1", *["1 2 3 4"] * 3).finish_round()
    told = scene.told("moves_pawns")[already:]
    after = [scene.pawns(track) for track in ("give", "get")]
    moved = [tuple(after[way][seat] - before[way][seat] for way in (0, 1)) for seat in range(4)]
    assert [event["seat"] for event in told] == [0, 1, 2, 3]
    assert [spaces(event) for event in told] == moved
    assert min(moved[0]) < 0 < max(moved[0])
    assert {event["round"] for event in told} == {2}


def test_gt_36_and_which_gift_was_the_best_and_which_the_worst() -> None:
    scene = dealt(3).gives("1 2", "2 3", "4 3").rates("2 3 1 4", "1 4 2 3", "2 1 3 4").finish_round()
    ((best,), (worst,)) = (scene.told(kind) for kind in ("gives_best", "gives_worst"))
    shown = scene.faces("display")
    assert [best[name] for name in ("seat", "target", "gift", "others")] == [1, 0, shown[1], 2]
    assert [worst[name] for name in ("seat", "target", "gift", "others")] == [2, 0, shown[3], 1]


def test_gt_36_the_round_is_over_before_the_next_begins_and_before_it_is_told_who_has_won() -> None:
    scene = rated(3, cap=2).finish_round().play_round()
    kinds = [event.kind for event in scene.told("ends_round", "starts", "calls_time", "wins")]
    assert kinds[:5] == ["starts", "ends_round", "starts", "ends_round", "calls_time"]
    assert set(kinds[5:]) == {"wins"}
