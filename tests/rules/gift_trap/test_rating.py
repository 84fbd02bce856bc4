"""Get: sealed ratings, all at once."""

from tests.rules.gift_trap.scene import dealt, given, rated


def test_gt_28_nobody_rates_before_all_have_given() -> None:
    scene = dealt(3).gives("1 2", "1 2")
    assert scene.refusal(0, "great on 1") == "GT-28"
    scene.lay(2, "1 2").act(2, "done")
    assert scene.refusal(0, "great on 1") == ""


def test_gt_29_four_tokens_on_four_presents() -> None:
    scene = given(4).act(0, "great on 1")
    assert scene.refusal(0, "good on 1") == "GT-29"
    assert scene.refusal(0, "great on 2") == "GT-29"
    assert scene.refusal(0, "done") == "GT-29"
    assert scene.act(0, "no way on 2", "good on 3", "ok on 5").options(0) == ["done"]


def test_gt_30_ranks_stay_hidden_until_their_owners_reveal() -> None:
    scene = rated(3)
    assert scene.faces("ratings:0", 1) == ["great", "good", "ok", "no_way"]
    for reader in (None, 0, 2):
        assert scene.faces("ratings:1", reader) == ["rated"] * 4
    assert scene.faces("ratings:1", 1) == ["great", "good", "ok", "no_way"]


def test_gt_31_any_present_on_the_display_can_be_rated_and_nothing_else() -> None:
    scene = given(4)
    assert all(scene.refusal(0, f"great on {square}") == "" for square in range(1, 6))
    assert scene.refusal(0, "great on 6") == "GT-31"


def test_gt_a11_places_are_seen_by_all_once_all_have_rated() -> None:
    scene = given(4).rates("1 2 3 4", "2 3 4 5", "5 4 3 2")
    assert scene.faces("ratings:1", 3) == []
    scene.act(3, "great on 1", "good on 2", "ok on 3", "no way on 4", "done")
    assert scene.faces("ratings:1", 3) == ["", "rated", "rated", "rated", "rated"]
    assert [event["gifts"] for event in scene.told("rates")][1] == scene.faces("display")[1:5]


def test_gt_a11_an_option_hides_places_until_tokens_are_turned() -> None:
    scene = rated(3, hide_places=True)
    assert scene.faces("ratings:1", 2) == []
    assert scene.faces("ratings:0", 2) == ["great", "good", "ok", "no_way"]
    assert [event["gifts"] for event in scene.told("rates")] == [[], [], []]


def test_gt_a23_nobody_asks_whether_a_rating_is_sincere() -> None:
    scene = given(4)
    assert len(scene.options(0)) == 4 * 5


def test_positions_that_differ_in_hidden_ranks_alone_are_told_apart_and_only_by_their_owner() -> None:
    one, other = (given(3).rates("1 2 3 4", rating, "1 2 3 4").state for rating in ("1 2 3 4", "2 1 3 4"))
    assert [one.key(seat) == other.key(seat) for seat in range(3)] == [True, False, True]
    assert one.fingerprint() != other.fingerprint()
