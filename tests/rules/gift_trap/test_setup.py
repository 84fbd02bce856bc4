"""Before the first round."""

import pytest

from regift.games.gift_trap.game_class_deal_and_position_from_text import GiftTrap
from regift.games.gift_trap.gift_lists_changes_option_and_packs_in_play import colours_by_gift, gifts_of
from regift.games.gift_trap.pack_colours_and_token_scores import COLOURS
from regift.kit.refusal_and_errors import BadOption
from tests.rules.gift_trap.scene import begun, dealt, given

ALL = sorted(colours_by_gift())


def test_gt_1_three_to_eight_play() -> None:
    assert [begun(seats).state.game.seats for seats in range(3, 9)] == [3, 4, 5, 6, 7, 8]
    for seats in (2, 9):
        with pytest.raises(BadOption, match="3 to 8"):
            begun(seats)


def test_gt_2_there_are_four_packs_by_colour() -> None:
    assert begun().options(0) == ["choose yellow", "choose red", "choose blue", "choose black"]
    for colour in COLOURS:
        names = {face.removeprefix("card-") for face in begun().choose(colour).faces("display")[:4]}
        assert names <= {gift.id for gift in gifts_of(colour)}


def test_gt_3_every_card_has_a_different_present_on_each_face() -> None:
    rules = begun(family=False).state.rules
    for cards in rules.cards:
        for gift in cards:
            other = rules.turned[gift]
            assert (rules.turned[other], other == gift) == (gift, False)


def test_gt_4_nine_squares_and_two_tracks() -> None:
    scene = dealt(8)
    assert len(scene.faces("display")) == 9
    assert (scene.pawns("give"), scene.pawns("get")) == ([0] * 8, [0] * 8)


def test_gt_5_nine_give_tokens_and_four_get_tokens() -> None:
    actions = begun(3).state.game.actions
    numbers = {value.value for action in actions if action.verb == "give" for value in action.values[:1]}
    ranks = {value.value for action in actions if action.verb == "rate" for value in action.values[:1]}
    assert (numbers, ranks) == (set(range(1, 10)), {"great", "good", "ok", "no_way"})


def test_gt_6_all_pawns_start_on_go() -> None:
    assert begun(5).pawns("give") + begun(5).pawns("get") == [0] * 10


@pytest.mark.parametrize("card", ["holds_give_more", "holds_get_more", "holds_trap_card"])
def test_gt_7_strategy_cards_are_an_option(card: str) -> None:
    assert begun(strategy=True).holders(card) == [0, 1, 2]
    assert begun().holders(card) == []


def test_gt_7_without_the_option_none_can_be_played() -> None:
    scene = dealt().lay(0, "1 2")
    names = ("give more on 1", "trap 1", "get more from 1")
    assert {scene.refusal(0, name) for name in names} == {"GT-7"}


def test_gt_a2_twice_the_presents_is_off_unless_asked_for() -> None:
    assert begun(3).state.game.settings["doubled"] is False


def test_gt_a4_the_first_dealer_is_named_or_drawn_and_then_it_goes_clockwise() -> None:
    drawn = {begun(3, seed, first="drawn").state.dealer for seed in range(20)}
    assert drawn == {0, 1, 2}
    scene = begun(3, first=2)
    dealers = [scene.holders("dealer"), *[scene.play_round().holders("dealer") for _ in range(3)]]
    assert dealers == [[2], [0], [1], [2]]


@pytest.mark.parametrize("length", [15, 20, 30])
def test_gt_a7_the_length_of_the_tracks_is_a_setting(length: int) -> None:
    assert begun(length=length).state.rules.length == length
    assert begun().state.rules.length == 20


def test_gt_a9_a_card_comes_up_again_with_its_other_face() -> None:
    keep = {gift.id for gift in gifts_of("red")[:8]}
    off = ",".join(f"-{gift.id}" for gift in gifts_of("red") if gift.id not in keep)
    scene = begun(3, packs=off, family=False).choose()
    first = scene.faces("display")[:4]
    scene.play_round("red") if scene.state.step == 0 else None
    while scene.step() != "colour":
        scene.go_on()
    second = scene.choose().faces("display")[:4]
    rules = scene.state.rules
    turned = [rules.gifts[rules.turned[rules.gifts.index(face)]] for face in first]
    assert second == turned


def test_gt_a9_which_face_is_up_first_is_drawn() -> None:
    rules = begun().state.rules
    ups = {gift == min(gift, rules.turned[gift]) for gift in begun(family=False).state.packs[0]}
    assert ups == {True, False}


def test_gt_a10_the_dealer_sees_colours_and_no_presents() -> None:
    scene = begun()
    for colour in COLOURS:
        assert scene.faces(f"pack:{colour}", 0) == []
    assert not any(scene.faces("display", 0))


def test_gt_a20_presents_for_grown_ups_are_left_out_unless_wanted() -> None:
    grown_up = {f"card-{gift.id}" for colour in COLOURS for gift in gifts_of(colour) if not gift.is_family}
    assert grown_up
    for family in (True, False):
        rules = begun(family=family).state.rules
        shown = {rules.gifts[face] for cards in rules.cards for card in cards for face in (card, rules.turned[card])}
        assert (grown_up <= shown, bool(grown_up & shown)) == (not family, not family)


def test_gt_a20_single_presents_can_be_put_away() -> None:
    away, other = gifts_of("red")[0].id, gifts_of("red")[1].id
    rules = begun(packs=f"-{away}", family=False).state.rules
    card = rules.gifts.index(f"card-{other}")
    assert (rules.turned[card], card in rules.cards[1]) == (card, True)
    assert rules.gifts.index(f"card-{away}") not in rules.cards[1]


def test_gt_a20_a_present_of_ones_own_is_a_card_by_itself() -> None:
    rules = begun(packs="+black:our_boat").state.rules
    card = rules.gifts.index("own-our_boat")
    assert (card in rules.cards[3], rules.turned[card]) == (True, card)


@pytest.mark.parametrize("packs", ["kazoo", "-no_such_gift", "+pink:a", "+red:", "+red:Ä", "+red:a,+blue:a", "-", ","])
def test_gt_a20_what_is_no_change_is_refused(packs: str) -> None:
    with pytest.raises(BadOption, match="packs"):
        GiftTrap(3, {"packs": packs})


def test_gt_a20_changes_are_kept_in_one_order() -> None:
    first, second = gifts_of("yellow")[0].id, gifts_of("yellow")[1].id
    text = f"+red:a,-{second},-{first},-{second}"
    assert GiftTrap(3, {"packs": text}).settings["packs"] == f"-{first},-{second},+red:a"


def off_but(colour: str, count: int) -> str:
    """Put away all but so many cards of a pack."""
    return ",".join(f"-{gift.id}" for gift in gifts_of(colour)[2 * count :])


def test_gt_a21_a_pack_that_is_too_small_can_not_be_chosen() -> None:
    scene = begun(3, packs=off_but("red", 3), family=False)
    assert scene.options(0) == ["choose yellow", "choose blue", "choose black"]
    assert scene.refusal(0, "choose red") == "GT-A21"
    assert "choose red" in begun(3, packs=off_but("red", 4), family=False).options(0)


def test_gt_a21_with_no_pack_there_is_no_game() -> None:
    with pytest.raises(BadOption, match="at least 4 cards"):
        begun(3, packs=",".join(off_but(colour, 3) for colour in COLOURS), family=False)


def test_gt_a21_what_lies_on_display_counts_for_its_pack() -> None:
    scene = begun(3, packs=off_but("red", 4), family=False).play_round("red")
    assert "choose red" in scene.options(1)


def test_packs_are_laid_out_once_for_all_games_that_have_changed_them_alike() -> None:
    """A lobby makes its game again for every listener; what they share no game may change."""
    scene = begun(3, packs="+red:scarf")
    one, other = scene.state.rules, GiftTrap(5, {"packs": "+red:scarf"})
    assert one.words is other.words
    assert one.words is not GiftTrap(3, {}).words
    before = (one.words[:], one.codes[:], one.turned[:], [cards[:] for cards in one.cards])
    scene.play_round("red")
    assert (one.words, one.codes, one.turned, one.cards) == before


def test_gt_25_what_is_given_is_seen_by_the_giver() -> None:
    scene = given(3)
    assert scene.faces("given:0", 0) == ["", *scene.faces("display")[:2]]
    assert all(scene.part("given:0", seat) is None for seat in (1, 2, None))


def test_gt_44_where_give_more_lies_is_seen_by_the_giver_alone_until_all_have_given() -> None:
    scene = dealt(3, strategy=True).pass_by().act(0, "give 2 to 1", "give 1 to 2")
    assert scene.part("given_marks:0", 0) is None
    scene.act(0, "give more on 1")
    for _ in range(2):
        assert scene.faces("given_marks:0", 0) == ["", "", "give_more"]
        assert all(scene.part("given_marks:0", seat) is None for seat in (1, 2, None))
        if scene.state.is_open(0):
            scene.act(0, "done")
    scene.act(1, "give 1 to 0", "give 2 to 2", "done").act(2, "give 1 to 0", "give 2 to 1", "done")
    assert scene.part("given_marks:0", 0) is None
    assert scene.faces("marks:2", 1)[0] == "give_more"
