"""What a seat knows, what it sees, and what it must not learn."""

import pytest

from regift.games.cursed_gifts.position.position import Position
from regift.kit.conformance import check_game
from regift.kit.event import SPECTATOR
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import describe
from tests.rules.cursed_gifts.scene import END, LET, PAIR, TRIO, Scene, dealt, game_of, scene


def imagined(table: Scene, seat: int, count: int = 60) -> list[Scene]:
    """Return positions that the seat holds possible."""
    return [Scene(table.state.determinize(seat, Chance(seed))) for seed in range(count)]


def keys(table: Scene) -> list[bytes]:
    """Return every seat's information state."""
    return [table.state.key(seat) for seat in range(table.state.game.seats)]


def unseen(position: Position) -> list[int]:
    """List what lies in deck, hands and discard pile, of which nobody knows all."""
    return sorted([*position.deck, *position.discards, *[kind for hand in position.hands for kind in hand]])


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


def fetching(fetched: str, *more: str, seed: int = 1) -> Scene:
    """Let seat 0 fetch a card by its sign out of a discard pile of three; then others go on."""
    table = scene(
        "zodiac_leo|zodiac_virgo mug|g1 g2",
        discards="a5 karma g3",
        box="everything",
        sign_0="leo",
        sign_1="virgo",
        seed=seed,
    )
    return table.play("play zodiac_leo", f"fetch {fetched}", *more)


def test_cg_d5_who_fetches_shows_nobody_which_card() -> None:
    tables = [fetching(card) for card in ("a5", "karma", "g3")]
    assert [len({keys(table)[seat] for table in tables}) for seat in range(3)] == [3, 1, 1]
    assert len({table.state.key(SPECTATOR) for table in tables}) == 1
    for reader in (1, 2, None):
        assert len({str(describe(table.state.view(reader))) for table in tables}) == 1
    told = tables[0].state.events(1)[-1]
    assert (told.kind, told["seat"], told["card"]) == ("fetches", 0, None)


def test_cg_a7_with_a_card_that_fetches_only_the_top_and_the_size_of_the_pile_are_shown() -> None:
    piles = [fetching("karma").state.view(reader).zone("discards") for reader in (0, 1, None)]
    assert [(pile.faces, pile.count) for pile in piles] == [(["zodiac_leo"], 3)] * 3


def test_cg_a44_who_fetches_looks_through_the_pile_and_nobody_else_does() -> None:
    table = scene("zodiac_leo g1|g1", discards="a5 karma", box="zodiac", sign_0="leo").play("play zodiac_leo")
    assert table.state.view(0).zone("searched").faces == ["antidote_5", "karma"]
    for reader in (1, None):
        with pytest.raises(KeyError):
            table.state.view(reader).zone("searched")


def test_cg_a44_once_the_pile_was_seen_there_is_no_way_back() -> None:
    table = scene("zodiac_leo g1|g1", discards="a5 karma", box="zodiac", sign_0="leo").play("play zodiac_leo")
    assert not table.state.can_take_back(0)


def test_cg_d5_any_card_of_the_pile_may_have_been_fetched() -> None:
    hands = {world.hand(0) for world in imagined(fetching("karma"), 1, 200)}
    assert hands == {"a5", "karma", "g3"}


def test_cg_d5_what_is_left_of_the_pile_and_what_was_fetched_fit_together() -> None:
    for world in imagined(fetching("karma"), 2):
        fetched = world.hand(0)
        assert sorted([fetched, *world.discards().split()]) == ["a5", "g3", "karma", "zodiac_leo"]


def test_cg_d5_who_looks_through_the_pile_later_learns_what_is_missing() -> None:
    table = fetching("karma", END, "play zodiac_virgo")
    assert all("karma" in world.hand(0) for world in imagined(table, 1))
    assert {"karma" in world.hand(0) for world in imagined(table, 2, 200)} == {True, False}
    table.play("fetch a5")
    assert len({world.hand(1) for world in imagined(table, 2, 200)}) > 1
    for seat in range(3):
        for world in imagined(table, seat, 20):
            world.state.check_invariants()
            assert world.state.key(seat) == table.state.key(seat)


def reshuffled(fetched: str) -> Scene:
    """Let seat 0 fetch a card, and the discard pile become the new deck."""
    table = scene("zodiac_leo g1|g2|g3", discards="a5 karma", deck="mug tie", rest="none", box="zodiac", sign_0="leo")
    return table.play("play zodiac_leo", f"fetch {fetched}", END, END)


def test_cg_d5_a_new_deck_does_not_tell_what_was_fetched() -> None:
    tables = [reshuffled("a5"), reshuffled("karma")]
    assert [table.deck() for table in tables] == ["karma zodiac_leo", "a5 zodiac_leo"]
    assert [len({keys(table)[seat] for table in tables}) for seat in range(3)] == [2, 1, 1]
    told = next(event for event in tables[0].state.events(2) if event.kind == "reshuffles")
    assert (told["cards"], told["count"]) == (["antidote_5", "karma", "zodiac_leo"], 2)


def test_cg_d5_who_did_not_fetch_holds_either_deck_possible() -> None:
    table = reshuffled("a5")
    assert {world.deck() for world in imagined(table, 0)} == {"karma zodiac_leo"}
    assert {world.deck() for world in imagined(table, 2)} == {"karma zodiac_leo", "a5 zodiac_leo"}
    assert all(("a5" in world.hand(0)) == ("karma" in world.deck()) for world in imagined(table, 2))


def test_cg_d5_what_was_fetched_is_told_once_it_is_laid_down() -> None:
    table = fetching("g3", "play g3", "seat 2", LET)
    assert {world.discards() for world in imagined(table, 1)} == {"a5 karma zodiac_leo"}


@pytest.mark.once
def test_a_deck_with_signs_keeps_the_laws() -> None:
    signs = (("sign_0", "leo"), ("sign_1", "virgo"), ("sign_2", "aries"))
    box = (
        "zodiac_leo=3,zodiac_virgo=3,zodiac_aries=3,lost_property=4,white_elephant=1,snatching=6,garden_gnome=2,"
        "gift_1=8,gift_2=8,gift_3=6,karma=4,draw_2=6,antidote_1=6,antidote_2=5"
    )
    check_game(game_of(3, box, signs, ""), deals=2, limit=150, seed=3)
    check_game(game_of(3, "everything", signs, ""), deals=1, limit=150, seed=4)


@pytest.mark.parametrize("edition", ["fr", "en_2023"])
@pytest.mark.parametrize("deck", ["base", "everything"])
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.once
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
            assert unseen(world) == unseen(table.state)
