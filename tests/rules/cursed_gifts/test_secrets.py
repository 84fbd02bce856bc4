"""What a seat knows, what it sees, and what it must not learn."""

import pytest

from regift.kit.chance import Chance
from regift.kit.conformance import check_game
from tests.rules.cursed_gifts.scene import END, LET, PAIR, TRIO, Scene, dealt, game_of, scene


def imagined(table: Scene, seat: int, count: int = 60) -> list[Scene]:
    """Return positions that the seat holds possible."""
    return [Scene(table.state.determinize(seat, Chance(seed))) for seed in range(count)]


def keys(table: Scene) -> list[bytes]:
    """Return every seat's information state."""
    return [table.state.key(seat) for seat in range(table.state.game.seats)]


def test_thief_and_victim_know_the_stolen_card_and_nobody_else() -> None:
    told = [
        scene("snatch mug|g1 karma|g2", seed=seed, deck="a1").play("play snatch", "seat 1", "pay with mug", LET)
        for seed in range(12)
    ]
    assert [len({keys(table)[seat] for table in told}) for seat in range(3)] == [2, 2, 1]


def test_who_saw_a_hand_remembers_it() -> None:
    table = scene("garden_gnome mug|g1 karma|g2", box="house").play("play garden_gnome", "seat 1", LET, END)
    assert {world.hand(1) for world in imagined(table, 0)} == {"g1 karma"}
    assert len({world.hand(1) for world in imagined(table, 2)}) > 10


def test_who_swapped_hands_knows_the_other_one() -> None:
    table = scene("white_elephant mug|g1 karma|g2", box="house").play("play white_elephant", "seat 1", LET)
    assert {world.hand(1) for world in imagined(table, 0)} == {"mug"}
    assert {world.hand(0) for world in imagined(table, 1)} == {"g1 karma"}


def test_what_was_drawn_before_is_no_gift_that_came_into_the_deck_later() -> None:
    table = scene("i2 siren|karma mug|g1", "|g4 g5", rest="none", deck="a1 a2 tie").play("play i2", "seat 1", END)
    assert not any("g5" in world.hand(2) for world in imagined(table, 0, 200))


def test_what_was_drawn_after_may_be_one() -> None:
    table = scene("i2 siren|mug|g1 g1", "|g4 g5", rest="none", deck="a1 a2 tie", turn=0)
    table.play("play i2", "seat 1", END, END)
    drawn = {world.hand(2) for world in imagined(table, 0, 200)}
    assert any("g4" in hand or "g5" in hand for hand in drawn)


@pytest.mark.parametrize("picks", [("play snatch",), ("play snatch", "seat 1"), (PAIR,)])
def test_the_picks_of_others_are_seen_by_nobody(picks: tuple[str, ...]) -> None:
    table = scene("snatch mug tie frog|g1|g2")
    before = keys(table)
    table.play(*picks)
    after = keys(table)
    assert (before[1:] == after[1:], before[0] == after[0]) == (True, False)


def test_picks_can_be_taken_back() -> None:
    table = scene("snatch mug tie|g1|g2").play("play snatch", "seat 1")
    table.state.take_back(0)
    assert (table.options("play"), table.state.can_take_back(0)) == (["play snatch"], False)


def test_a_half_made_answer_can_be_taken_back() -> None:
    table = scene("g3 g1|mug*2 tie*2 g1").play("play g3", "seat 1", TRIO)
    table.state.take_back(1)
    assert TRIO in table.options()


def test_a_sealed_answer_is_not_seen_and_others_know_only_that_it_is_there() -> None:
    plain = scene("mourning g1|manta g1 g2|g1 g2").play("play mourning", f"1: {LET}")
    manta = scene("mourning g1|manta g1 g2|g1 g2").play("play mourning", "1: answer with manta")
    assert [keys(plain)[seat] == keys(manta)[seat] for seat in range(3)] == [True, False, True]


def test_what_another_sealed_is_imagined_anew() -> None:
    table = scene("mourning g1|manta g1 g2|g1 g2").play("play mourning", "1: answer with manta")
    assert len({tuple(world.state.picks[1]) for world in imagined(table, 2)}) > 1


def test_whether_somebody_could_answer_does_not_show() -> None:
    able = scene("g3 g1|karma g1").play("play g3", "seat 1")
    unable = scene("g3 g1|g2 g1").play("play g3", "seat 1")
    assert able.state.key(0) == unable.state.key(0)
    assert (able.actors(), able.state.is_window()) == (unable.actors(), unable.state.is_window())


def test_a_record_of_who_sees_a_hand_shows_it_to_nobody_else() -> None:
    table = scene("garden_gnome mug|g1 karma|g2", box="house").play("play garden_gnome", "seat 1", LET)
    looks = [event for event in table.state.events(2) if event.kind == "looks"]
    assert [event["cards"] for event in looks] == [2]


@pytest.mark.parametrize("edition", ["fr", "en_2023"])
@pytest.mark.parametrize("deck", ["base", "everything"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_deck_and_edition_keeps_the_laws(seats: int, deck: str, edition: str) -> None:
    check_game(game_of(seats, deck, (("edition", edition),), ""), deals=1, limit=120, seed=seats)


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("seed", range(6))
def test_imagining_changes_nothing_that_the_seat_has_seen(seats: int, seed: int) -> None:
    table = dealt(seats, seed, deck="everything", sign_0="leo", sign_1="aries")
    chance = Chance(seed)
    for _ in range(250):
        if table.is_over():
            break
        seat = table.actors()[chance.below(len(table.actors()))]
        options = table.state.options(seat)
        table.state.apply(seat, options[chance.below(len(options))])
        if chance.below(10) == 0:
            viewer = chance.below(seats)
            world = table.state.determinize(viewer, Chance(seed))
            world.check_invariants()
            assert world.key(viewer) == table.state.key(viewer)
            assert world.options(viewer) == table.state.options(viewer)
            assert sorted(world.deck + [kind for hand in world.hands for kind in hand]) == sorted(
                table.state.deck + [kind for hand in table.state.hands for kind in hand]
            )
