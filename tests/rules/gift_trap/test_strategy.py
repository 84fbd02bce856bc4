"""Strategy cards: GET MORE, GiftTRAP, and the beats in which they are played."""

from regift.games.gift_trap.events import LAST_PAUSE, parcel_pause
from regift.kit.state import names
from tests.rules.gift_trap.scene import Scene, dealt, given, rated


def before_turning() -> Scene:
    """Come to the beat before seat 0 turns its tokens: all have given the lowest numbers and rated 1 to 4."""
    scene = given(3, strategy=True)
    scene.pass_by().rates(*["1 2 3 4"] * 3)
    return scene


def test_gt_46_get_more_goes_under_a_closed_parcel_once_a_round_chosen_by_its_giver() -> None:
    scene = before_turning()
    options = [name for name in scene.options(0) if name.startswith("get more")]
    assert options == ["get more from 1", "get more from 2"]
    assert scene.refusal(0, "get more from 0") == "GT-46"
    scene.act(0, "get more from 2").pass_by()
    assert scene.refusal(0, "get more from 1") == "GT-46"
    assert scene.holders("holds_get_more") == [1, 2]


def test_gt_46_get_more_comes_back_every_round() -> None:
    scene = before_turning().act(0, "get more from 2").finish_round().choose()
    assert scene.holders("holds_get_more") == [0, 1, 2]


def test_gt_49_a_trap_is_played_once_a_game_and_told_to_all() -> None:
    scene = dealt(3, strategy=True).act(1, "trap 4")
    (event,) = scene.told("traps")
    assert (event["seat"], event["square"], event["gift"]) == (1, 4, scene.faces("display")[3])
    assert scene.faces("traps", 2)[:4] == ["", "", "", "trap_card"]
    assert scene.refusal(0, "trap 5") == "GT-49"


def test_gt_50_a_trapped_present_moves_nobody() -> None:
    scene = before_turning().act(2, "trap 1").finish_round()
    jammed = [event for event in scene.openings() if event.kind == "jams"]
    assert {event["gift"] for event in jammed} == {scene.faces("display")[0]}
    assert [(event["give_steps"], event["get_steps"]) for event in jammed] == [(0, 0)] * len(jammed)
    assert not scene.told("delights")


def test_gt_51_what_was_moved_before_stays() -> None:
    scene = before_turning()
    scene.pass_by().act(0, "open from 1").pass_by()
    (event,) = scene.openings()
    kept = scene.pawns("give"), scene.pawns("get")
    scene.act(1, f"trap {scene.faces('display').index(str(event['gift'])) + 1}")
    assert (scene.pawns("give"), scene.pawns("get")) == kept


def test_gt_52_the_trap_ends_with_the_round_and_does_not_come_back() -> None:
    scene = dealt(3, strategy=True).act(1, "trap 4")
    while scene.step() != "colour":
        scene.go_on()
    scene.choose()
    assert (scene.part("traps"), scene.holders("holds_trap_card")) == (None, [0, 2])
    assert scene.refusal(1, "trap 1") == "GT-52"


def test_gt_v5_a_trap_in_the_middle_of_the_reveal() -> None:
    scene = dealt(4, strategy=True)
    while scene.is_beat():
        scene.pass_by()
    scene.gives("4 1 2", "1 2 3", "1 2 3", "1 2 4").pass_by()
    scene.rates("1 2 3 5", "1 4 2 3", "1 2 3 4", "1 2 3 4")
    while not any(event["target"] == 1 for event in scene.openings()):
        scene.go_on()
    first = next(event for event in scene.openings() if event["target"] == 1)
    assert (first.kind, first["seat"], first["give_steps"]) == ("pleases", 0, 2)
    kept = scene.pawns("give")[0], scene.pawns("get")[1]
    while not scene.is_beat():
        scene.go_on()
    scene.act(2, "trap 4")
    before = scene.pawns("give")[3], scene.pawns("get")[2]
    while not [event for event in scene.openings() if (event["seat"], event["target"]) == (3, 2)]:
        before = scene.pawns("give")[3], scene.pawns("get")[2]
        scene.go_on()
    assert scene.openings()[-1].kind == "jams"
    assert (scene.pawns("give")[3], scene.pawns("get")[2]) == before
    assert kept[0] >= 2
    assert kept[1] >= 2


def test_gt_a14_get_more_from_when_all_have_given_until_the_own_tokens_are_turned() -> None:
    scene = dealt(3, strategy=True)
    assert scene.refusal(0, "get more from 1") == "GT-A14"
    scene.pass_by().gives("1 2", "1 2", "1 2")
    assert scene.refusal(0, "get more from 1") == ""
    scene.pass_by().rates(*["1 2 3 4"] * 3).pass_by().act(0, "open from 1")
    assert (scene.refusal(0, "get more from 2"), scene.refusal(1, "get more from 2")) == ("GT-A14", "")


def test_gt_a15_there_is_a_beat_before_tokens_are_turned_and_before_every_parcel() -> None:
    scene = before_turning()
    beats = []
    while scene.step() != "colour":
        if scene.is_beat():
            assert scene.state.is_window()
            assert scene.state.least_time() >= 2
            beats.append(str(scene.state.view().fact("beat")))
            scene.pass_by()
        else:
            scene.go_on()
    assert beats == ["beat_turn", "beat_flip", "beat_flip"] * 3


def test_gt_34_a_parcel_is_looked_at_before_what_follows() -> None:
    scene = before_turning()
    while scene.step() != "colour":
        scene.go_on()
    assert [event.pause for event in scene.openings()] == [2.0] * 5 + [LAST_PAUSE]


def test_gt_34_all_parcels_of_a_round_share_the_time_for_which_they_are_looked_at() -> None:
    assert [parcel_pause(parcels) for parcels in (6, 12, 20, 56)] == [2.0, 1.5, 0.9, 0.6]


def test_gt_a15_flip_and_score_are_one_event_and_nothing_comes_between() -> None:
    scene = before_turning().pass_by().act(0, "open from 1")
    assert (scene.is_beat(), scene.openings(), scene.told("lifts")[0]["target"]) == (True, [], 1)
    scene.pass_by()
    (event,) = scene.openings()
    assert (scene.pawns("give")[1], scene.pawns("get")[0]) == (event["give_space"], event["get_space"])


def test_gt_a15_a_beat_asks_those_who_hold_a_card_with_waiting_first() -> None:
    scene = dealt(4, strategy=True).act(2, "trap 1")
    assert scene.state.to_act() == (0, 1, 3)
    assert names(scene.state.options(1)) == ["wait", "trap 2", "trap 3", "trap 4", "trap 5"]
    assert scene.pass_by().state.to_act() == (0, 1, 3)
    assert scene.refusal(2, "wait") == "GT-A15"


def test_gt_a15_without_cards_there_is_no_beat() -> None:
    scene = rated(3).finish_round()
    assert not scene.told("lifts")


def test_gt_a15_after_a_card_there_is_another_beat() -> None:
    scene = before_turning().act(0, "trap 1")
    scene.act(1, "wait").act(2, "wait")
    assert (scene.state.to_act(), scene.refusal(0, "get more from 1")) == ((0, 1, 2), "")
    assert not scene.told("turns")
    scene.pass_by()
    assert scene.told("turns")


def test_gt_a15_no_card_is_played_outside_a_beat() -> None:
    scene = dealt(3, strategy=True).pass_by()
    assert scene.refusal(0, "trap 1") == "GT-A15"


def test_gt_a16_a_trapped_present_can_still_be_given_and_rated() -> None:
    scene = dealt(3, strategy=True).act(0, "trap 1")
    while scene.is_beat():
        scene.pass_by()
    scene.gives("1 2", "1 2", "1 2").pass_by().rates(*["1 2 3 4"] * 3).finish_round()
    assert len(scene.told("jams")) == 3


def test_gt_a17_a_second_trap_on_one_present_is_refused_and_its_card_kept() -> None:
    scene = dealt(3, strategy=True).act(2, "trap 1")
    assert scene.refusal(0, "trap 1") == "GT-A17"
    assert scene.holders("holds_trap_card") == [0, 1]
    assert 0 in scene.state.to_act()


def test_gt_a18_a_trap_stops_steps_back_as_well() -> None:
    scene = dealt(3, strategy=True).pass_by().gives("4 1", "4 1", "4 1").pass_by().rates(*["1 2 3 4"] * 3)
    scene.state.give, scene.state.get = [10] * 3, [10] * 3
    scene.act(0, "trap 4").finish_round()
    assert min(scene.pawns("give") + scene.pawns("get")) == 10


def test_gt_a19_after_the_last_parcel_a_trap_is_too_late() -> None:
    scene = before_turning().finish_round()
    assert [scene.refusal(seat, "trap 1") for seat in range(3)] == ["GT-A19"] * 3
