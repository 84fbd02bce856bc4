"""The granny: she wins, defends, stands for a level, and replaces a gull."""

import pytest

from regift.kit.view import Part
from tests.rules.kung_fu.scene import Scene, scene

COMPLETE = "1 2 3 4 5 6 7"
THEFT = ("attack with thief", "seat 1", "from the hand")
SWAP = ("attack with tornado", "seat 1")


def attacked(by: str, *, theirs: str = "g1") -> Scene:
    """Attack seat 1, one of three, with a card; the window is open."""
    picks = ("from the hand",) if "thief" in by else ()
    return scene("1 2 | 1 2 3 | 1", hand="tog", theirs=theirs).play(f"attack with {by}", "seat 1", *picks)


# Winning


def test_mkf_24_a_granny_above_level_7_wins_at_once() -> None:
    table = scene(f"{COMPLETE} | {COMPLETE}", hand="g1", theirs="g").play("place granny")
    assert (table.step(), table.state.standings()[0].seat) == ("over", 0)


def test_mkf_24_the_seven_levels_may_be_grannies_themselves() -> None:
    assert scene("1g 2g 3 4 5 6 7g", hand="g").play("place granny").step() == "over"


def test_mkf_24_only_a_granny_goes_above_level_7() -> None:
    table = scene(COMPLETE, hand="1234567")
    assert {table.refusal(f"place level {level}") for level in range(1, 8)} == {"MKF-24"}


def test_mkf_24_level_7_alone_does_not_win() -> None:
    assert scene("1 2 3 4 5 6", hand="7").play("place level 7").step() == "tidy"


# Defending


@pytest.mark.parametrize("card", ["thief", "tornado", "granny as thief", "granny as tornado"])
def test_mkf_25_any_action_card_can_be_blocked(card: str) -> None:
    assert attacked(card).options() == ["let it through", "block with granny"]


@pytest.mark.parametrize("card", ["thief", "tornado", "granny as thief", "granny as tornado"])
def test_mkf_25_a_blocked_attack_does_nothing(card: str) -> None:
    assert attacked(card).play("block with granny").rows() == "1 2 | 1 2 3 | 1"


def test_mkf_25_a_theft_from_the_row_can_be_blocked() -> None:
    table = scene("1 | 2", hand="t", theirs="g").play(
        "attack with thief", "seat 1", "from the row", "take level 2", "block with granny"
    )
    assert table.rows() == "1 | 2"


def test_mkf_25_both_cards_lie_on_the_discards() -> None:
    assert attacked("tornado").play("block with granny").discards() == "og"


def test_mkf_25_the_defender_may_let_it_through() -> None:
    assert attacked("tornado").play("let it through").rows() == "1 2 3 | 1 2 | 1"


def test_mkf_25_who_has_no_granny_can_not_block() -> None:
    assert attacked("tornado", theirs="1to").refusal("block with granny") == "MKF-25"


def test_mkf_26_nobody_else_defends() -> None:
    table = scene("1|2|3", hands="og|g|g").play(*SWAP)
    assert [table.refusal("block with granny", seat) for seat in range(3)] == ["turn", "", "turn"]


def test_mkf_26_nobody_blocks_without_an_attack() -> None:
    assert scene(hand="g").refusal("block with granny") == "MKF-26"


def test_mkf_26_nobody_lets_through_without_an_attack() -> None:
    assert scene(hand="g").refusal("let it through") == "MKF-26"


def test_mkf_26_a_granny_in_the_row_does_not_block() -> None:
    assert scene("1 | 1g", hand="o", theirs="1").play(*SWAP).refusal("block with granny") == "MKF-25"


def test_mkf_27_the_defender_does_not_redraw_at_once() -> None:
    assert attacked("tornado", theirs="g111111").play("block with granny").sizes()[1] == 6


def test_mkf_27_the_defender_refills_in_step_1_of_his_next_turn() -> None:
    assert attacked("tornado", theirs="g111111").play("block with granny", "clean up", "done").sizes()[1] == 7


# Standing for a level


@pytest.mark.parametrize("level", range(1, 8))
def test_mkf_28_a_granny_stands_for_any_next_level(level: int) -> None:
    below = " ".join(str(lower) for lower in range(1, level))
    assert scene(below, hand="g").play("place granny").row(0) == f"{below} {level}g".strip()


def test_mkf_28_a_granny_fills_the_lowest_hole_and_no_other() -> None:
    assert scene("1 3 5", hand="g").play("place granny").row(0) == "1 2g 3 5"


def test_mkf_29_the_real_level_does_not_replace_a_granny() -> None:
    assert scene("1 2g", hand="2").refusal("place level 2") == "MKF-10"


def test_mkf_29_the_hole_of_a_stolen_granny_is_filled_with_the_real_level() -> None:
    table = scene("1 | 1 2g", hand="t", theirs="2")
    table.play(
        "attack with thief",
        "seat 1",
        "from the row",
        "take level 2",
        "let it through",
        "clean up",
        "done",
        "place level 2",
    )
    assert table.rows() == "1 2g | 1 2"


# Replacing a gull


@pytest.mark.parametrize(
    "picks",
    [("thief", "seat 1", "from the hand"), ("thief", "seat 1", "from the row", "take level 2"), ("tornado", "seat 1")],
)
def test_mkf_30_a_granny_does_what_the_gull_does(picks: tuple[str, ...]) -> None:
    gull, granny = (
        scene("1 | 1 2", hand=hand, theirs="5").play(f"attack with {name}", *picks[1:], "let it through")
        for hand, name in (("to", picks[0]), ("tog", f"granny as {picks[0]}"))
    )
    assert (gull.rows(), gull.hand(1)) == (granny.rows(), granny.hand(1))


def test_mkf_30_a_granny_is_thrown_away_when_she_attacks() -> None:
    table = scene("1|2", hand="tog").play("attack with granny as tornado", "seat 1")
    assert (table.hand(0), table.discards()) == ("to", "g")


@pytest.mark.parametrize("gull", ["thief", "tornado"])
def test_mkf_30_a_granny_has_the_choices_of_the_gull(gull: str) -> None:
    choices = [
        scene("1 | 1 2 |", hands="tog|1|2").play(f"attack with {card}{gull}").options() for card in ("", "granny as ")
    ]
    assert choices[0] == choices[1]


def test_mkf_30_a_granny_can_be_blocked_by_a_granny() -> None:
    assert attacked("granny as thief").play("block with granny").discards() == "gg"


def test_mkf_30_a_granny_obeys_the_same_limits() -> None:
    table = scene(hands="g|")
    assert [table.refusal(f"attack with granny as {gull}") for gull in ("thief", "tornado")] == ["MKF-A22", "MKF-A7"]


def test_mkf_31_a_row_may_hold_any_number_of_grannies() -> None:
    assert scene("1g 2g 3g 4g 5g 6g", hand="g").play("place granny").row(0) == "1g 2g 3g 4g 5g 6g 7g"


# Rulings


def test_mkf_a10_a_block_is_not_blocked() -> None:
    table = attacked("tornado").play("block with granny")
    assert (table.actor(), table.step(), table.refusal("block with granny")) == (0, "place", "MKF-26")


def test_mkf_a11_a_theft_is_announced_with_its_way_and_its_card() -> None:
    table = scene("1 | 1 2", hand="t", theirs="g").play("attack with thief", "seat 1", "from the row", "take level 2")
    said = table.state.events(1)[-1]
    assert [said[name] for name in ("seat", "target", "card", "power", "way", "level")] == [
        0,
        1,
        "thief",
        "thief",
        "row",
        2,
    ]


def test_mkf_a11_a_granny_is_announced_with_the_gull_she_plays() -> None:
    said = attacked("granny as tornado").state.events(1)[-1]
    assert (said["card"], said["power"], said["way"]) == ("granny", "tornado", "swap")


def test_mkf_a11_the_defender_sees_the_attack_before_he_decides() -> None:
    view = attacked("granny as thief").state.view(1)
    assert (view.fact("attack"), view.fact("way")) == ("thief", "hand")


def test_mkf_a11_nothing_is_announced_before_the_attack_is_complete() -> None:
    table = scene("1 | 1 2", hand="t", theirs="g")
    before = table.state.history[:]
    assert table.play("attack with thief", "seat 1", "from the row").state.history == before


@pytest.mark.parametrize("theirs", ["g1", "11", "to"])
def test_mkf_a12_the_window_opens_whatever_the_target_holds(theirs: str) -> None:
    table = attacked("tornado", theirs=theirs)
    assert (table.step(), table.state.to_act()) == ("window", (1,))


@pytest.mark.parametrize("watcher", [0, 2, None])
def test_mkf_a12_the_others_see_the_same_window_with_and_without_a_granny(watcher: int | None) -> None:
    seen = [view_of(attacked("thief", theirs=theirs), watcher) for theirs in ("g1", "11")]
    assert seen[0] == seen[1]


@pytest.mark.parametrize("other", [0, 2])
def test_mkf_a12_the_others_are_offered_nothing_while_the_window_is_open(other: int) -> None:
    assert attacked("thief").state.options(other) == []


def test_mkf_a12_letting_through_tells_nobody_whether_there_was_a_granny() -> None:
    seen = [view_of(attacked("tornado", theirs=theirs).play("let it through"), 0) for theirs in ("g1", "11")]
    assert seen[0] == seen[1]


@pytest.mark.parametrize("theirs", ["g1", "11"])
def test_mkf_a13_who_does_not_answer_lets_the_attack_through(theirs: str) -> None:
    assert attacked("thief", theirs=theirs).state.fallback(1).name == "let it through"


def test_mkf_a18_the_winning_granny_is_not_blocked() -> None:
    table = scene(COMPLETE, hand="g", theirs="g").play("place granny")
    assert (table.state.to_act(), table.refusal("block with granny", 1)) == ((), "MKF-39")


def test_mkf_a33_a_granny_in_a_row_blocks_nothing() -> None:
    assert scene("1 | 1g 2g", hand="o", theirs="1").play(*SWAP).options() == ["let it through"]


def view_of(table: Scene, seat: int | None) -> list[dict[str, object]]:
    """Return all that a seat sees, in a form to compare."""
    view = table.state.view(seat)
    return [vars_of(part) for part in view.parts] + [
        {"to_act": view.to_act, "events": repr(table.state.events(view.seat)[-2:])}
    ]


def vars_of(part: Part) -> dict[str, object]:
    """Return what is shown of a part, by name."""
    return {name: getattr(part, name) for name in ("shape", "id", *part.fields)}
