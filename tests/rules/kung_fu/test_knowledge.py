"""What a seat knows that remembers everything it has seen, and what it can only imagine."""

from collections import Counter

import pytest

from regift.kit.seeded_random_generator import Chance
from tests.rules.kung_fu.scene import Scene, dealt, scene

ROB_1 = ("attack with thief", "seat 1", "from the hand", "let it through")
ROB_2 = ("attack with thief", "seat 2", "from the hand", "let it through")


def imagined(table: Scene, seat: int, count: int = 200) -> list[Scene]:
    """Return positions that the seat holds possible."""
    return [Scene(table.state.determinize(seat, Chance(seed))) for seed in range(count)]


def hands(table: Scene, seat: int, of: int) -> set[str]:
    """Gather the hands that a seat imagines another to hold."""
    return {world.hand(of) for world in imagined(table, seat)}


def parts_of(table: Scene, seat: int | None) -> list[str]:
    """Name the parts of a seat's view."""
    return [part.id for part in table.state.view(seat).parts]


def spots(table: Scene, seat: int) -> list[tuple[str, str]]:
    """Return where each action would be played by the seat, and the clause it would be asked about."""
    state = table.state
    return [(state.spot(seat, action), state.caution(seat, action)) for action in state.game.actions]


# A theft between two others


def test_a_stolen_card_that_was_not_laid_is_neither_a_granny_nor_the_next_level() -> None:
    table = scene("1 2", hands="t|5|1").play(*ROB_1)
    assert hands(table, seat=2, of=0) == set("124567to")


def test_above_level_7_a_stolen_card_that_was_not_laid_is_no_granny() -> None:
    table = scene("1 2 3 4 5 6 7", hands="t|5|1").play(*ROB_1)
    assert hands(table, seat=2, of=0) == set("1234567to")


def test_where_grannies_may_be_kept_the_stolen_card_may_be_one() -> None:
    table = scene("1 2", hands="t|5|1", keep_stolen_granny=True).play(*ROB_1)
    assert hands(table, seat=2, of=0) == set("124567tog")


def test_the_stolen_card_stays_neither_when_the_thief_goes_on() -> None:
    table = scene("1 2", hands="t3|5|1").play(*ROB_1, "place level 3")
    assert hands(table, seat=2, of=0) == set("124567to")


def test_a_stolen_card_is_one_that_the_victim_may_have_held() -> None:
    table = scene("1 2", hands="t|5|rest", pile="67").play(*ROB_1)
    assert hands(table, seat=2, of=0) == set("567")


@pytest.mark.parametrize("seat", [0, 1])
def test_thief_and_victim_know_the_stolen_card(seat: int) -> None:
    table = scene("1 2", hands="t|5|1").play(*ROB_1)
    assert hands(table, seat, of=0) == {"5"}


def test_the_victim_remembers_the_stolen_card_while_it_is_held() -> None:
    table = scene("1 2", hands="t|5|1").play(*ROB_1, *["clean up", "done"] * 5)
    assert all("5" in hand for hand in hands(table, seat=1, of=0))


def test_a_known_card_may_have_been_stolen_on_unseen() -> None:
    table = scene(turn=1, hands="t|t4|5|rest").play(*ROB_2, *["clean up", "done"] * 3, *ROB_1)
    assert {"5" in world.hand(0) for world in imagined(table, 2) if "5" in world.hand(0) + world.hand(1)} == {
        True,
        False,
    }


def test_a_known_card_stolen_on_unseen_is_with_one_of_the_two() -> None:
    table = scene(turn=1, hands="t|t4|5|rest").play(*ROB_2, *["clean up", "done"] * 3, *ROB_1)
    assert all("5" in world.hand(0) + world.hand(1) for world in imagined(table, 2))


def test_a_stolen_card_that_was_thrown_away_is_no_longer_held() -> None:
    table = scene("1 2", hands="t|5|1").play(*ROB_1, "clean up", "discard level 5", "done")
    assert any("5" not in hand for hand in hands(table, seat=1, of=0))


def test_a_third_seat_learns_nothing_of_which_card_was_stolen() -> None:
    keys = [scene("1 2", hands=f"t|{card}|1").play(*ROB_1).state.key(2) for card in "56o"]
    assert keys[0] == keys[1] == keys[2]


def test_a_card_laid_is_known_to_have_left_the_hand() -> None:
    table = scene("1 2", hands="t|33|rest", pile="6").play(*ROB_1)
    assert hands(table, seat=2, of=1) == {"3", "6"}


# A new pile


def test_who_has_not_drawn_since_holds_nothing_of_the_new_pile() -> None:
    table = scene(hand="111111", theirs="2233445", discards="rest").play("clean up", "done")
    assert hands(table, seat=0, of=1) == {"2233445"}


def test_who_has_not_drawn_since_holds_no_more_of_a_kind_than_lay_outside() -> None:
    table = scene(hands="11111|2233445|667", pile="6", discards="rest").play("clean up", "done")
    outside = Counter("2233445667")
    assert all(Counter(hand) <= outside for hand in hands(table, seat=0, of=1))


def test_who_drew_since_may_hold_cards_of_the_new_pile() -> None:
    table = scene(hand="111111", theirs="223344", discards="rest").play("clean up", "done")
    assert len({hand for hand in hands(table, seat=0, of=1) if "22" in hand}) > 4


def test_what_was_held_before_the_new_pile_is_still_known() -> None:
    table = scene(hand="111111", theirs="223344", discards="rest").play("clean up", "done")
    assert all(Counter("223344") <= Counter(hand) for hand in hands(table, seat=0, of=1))


# Picks


@pytest.mark.parametrize(
    "picks", [("attack with thief",), ("attack with thief", "seat 1"), ("clean up", "discard thief")]
)
def test_own_picks_stay(picks: tuple[str, ...]) -> None:
    table = scene("1|2|", hands="to|45|67").play(*picks)
    assert {tuple(world.options()) for world in imagined(table, 0, 20)} == {tuple(table.options())}


@pytest.mark.parametrize("picks", [("attack with thief",), ("attack with thief", "seat 1")])
def test_the_picks_of_others_are_gone(picks: tuple[str, ...]) -> None:
    table = scene("1|2|", hands="to|45|67").play(*picks)
    assert {world.options()[0] for world in imagined(table, 1, 20)} == {"clean up"}


def test_what_others_picked_to_throw_away_is_gone() -> None:
    table = scene("1|2|", hands="to|45|67").play("clean up", "discard tornado")
    assert {world.state.picked for world in imagined(table, 1, 20)} == {0}


def test_own_wish_to_keep_a_granny_stays() -> None:
    table = scene(hands="t|g", keep_stolen_granny=True).play(
        "attack with thief", "seat 1", "from the hand, keeping a granny"
    )
    assert {world.state.keeps for world in imagined(table, 0, 20)} == {1}


def test_the_wish_of_others_to_keep_a_granny_is_gone() -> None:
    table = scene(hands="t|g", keep_stolen_granny=True)
    table.play("attack with thief", "seat 1", "from the hand, keeping a granny")
    assert {world.state.keeps for world in imagined(table, 1, 20)} == {0}


@pytest.mark.parametrize("seat", [1, 2, None])
@pytest.mark.parametrize("picks", [("attack with thief", "seat 1"), ("clean up", "discard thief")])
def test_the_picks_of_others_are_in_no_view(picks: tuple[str, ...], seat: int | None) -> None:
    table = scene("1|2|", hands="to|45|67").play(*picks[:-1])
    before = parts_of(table, seat)
    assert parts_of(table.play(picks[-1]), seat) == before


def test_the_picks_of_others_show_in_no_spot_and_no_caution() -> None:
    before = scene("1 2 | 1 2 3 | 1", hands="to|5|1")
    seen = spots(before, seat=2)
    for picks in (("attack with thief", "seat 1"), ("attack with tornado",)):
        assert spots(scene("1 2 | 1 2 3 | 1", hands="to|5|1").play(*picks), seat=2) == seen


@pytest.mark.parametrize("picks", [("attack with thief", "seat 1"), ("clean up", "discard thief")])
def test_own_picks_are_in_the_own_view(picks: tuple[str, ...]) -> None:
    table = scene("1|2|", hands="to|45|67").play(*picks[:-1])
    before = parts_of(table, 0)
    assert parts_of(table.play(picks[-1]), 0) != before


# The key


def test_the_key_tells_own_picks_apart() -> None:
    table = scene("1|2|", hands="to|45|67")
    assert table.state.key(0) != table.play("attack with thief").state.key(0)


@pytest.mark.parametrize("seat", [1, 2])
def test_the_key_does_not_tell_the_picks_of_others(seat: int) -> None:
    table = scene("1|2|", hands="to|45|67")
    assert table.state.key(seat) == table.play("attack with thief").state.key(seat)


@pytest.mark.parametrize(("seat", "count"), [(0, 2), (1, 2), (2, 1)])
def test_the_key_tells_a_stolen_card_to_thief_and_victim_alone(seat: int, count: int) -> None:
    tables = [scene("1 2", hands="t|56|1", seed=seed).play(*ROB_1) for seed in range(20)]
    assert len({table.state.key(seat) for table in tables}) == count


@pytest.mark.parametrize(("seat", "count"), [(0, 2), (1, 1), (2, 1)])
def test_the_key_tells_a_drawn_card_to_who_drew_it_alone(seat: int, count: int) -> None:
    tables = [scene(hands="111111|2222222|6666666", pile=pile).play("clean up", "done") for pile in "23"]
    assert len({table.state.key(seat) for table in tables}) == count


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_key_tells_a_card_thrown_away_to_all(seat: int) -> None:
    keys = [scene(hands="12|3|4").play("clean up", f"discard level {card}", "done").state.key(seat) for card in "12"]
    assert keys[0] != keys[1]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(15))
def test_imagining_changes_nothing_that_the_seat_has_seen(seats: int, seed: int) -> None:
    table = dealt(seats, seed, keep_stolen_granny=seed % 2 == 1)
    chance = Chance(seed)
    for _ in range(160):
        options = table.options()
        table.play(options[chance.below(len(options))])
        if table.state.is_over:
            break
        if chance.below(8) == 0:
            check_imagined(table, seat=chance.below(seats), seed=seed)


def check_imagined(table: Scene, seat: int, seed: int) -> None:
    """Compare what the seat sees with what it sees in a position it imagines."""
    before = (table.state.notation(), table.state.history[:])
    world = Scene(table.state.determinize(seat, Chance(seed)))
    world.state.check_invariants()
    assert world.state.key(seat) == table.state.key(seat)
    assert world.state.options(seat) == table.state.options(seat)
    assert (world.rows(), world.sizes(), world.hand(seat)) == (table.rows(), table.sizes(), table.hand(seat))
    assert (world.pile(), world.discards()) == (table.pile(), table.discards())
    assert (table.state.notation(), table.state.history) == before


def test_imagining_draws_from_the_chance_it_is_given() -> None:
    table = dealt(3)
    worlds = [table.state.determinize(0, Chance(seed)).notation() for seed in (5, 5, 6)]
    assert worlds[0] == worlds[1] != worlds[2]


def test_what_the_pile_will_give_can_not_be_read_from_what_is_imagined() -> None:
    assert len({world.state.deck[-1] for world in imagined(dealt(2), 0)}) == 10
