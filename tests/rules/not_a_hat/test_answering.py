"""Accepting, refusing, and who was wrong."""

from regift.games.not_a_hat.card_objects import OBJECTS
from tests.rules.not_a_hat.scene import L, R, Scene, scene


def offered(card: str = L[0], claimed: str = L[0], shame: str = "", shop: str = "") -> Scene:
    """Set a table where seat 0 offers seat 1 a card, which lies face down; seat 1 has a gift that points left."""
    return scene(f"{L[5]} | {L[6]} | {L[7]} | {L[8]}", gift=f"{card} to 1", claimed=claimed, shame=shame, shop=shop)


def test_hat_12_the_receiver_accepts_or_refuses_and_there_is_no_third_way() -> None:
    table = offered()
    assert (table.actor(), table.options()) == (1, ["accept", "refuse"])


def test_hat_12_nothing_can_be_answered_that_was_not_named() -> None:
    table = scene(f"{L[5]} | {L[6]} | {L[7]}", gift=f"{L[0]} to 1")
    assert table.refusal("accept") == "HAT-12"


def test_hat_13_what_is_accepted_stays_face_down_above_the_old_gift() -> None:
    table = scene(f"{L[5]} {L[6]} | {L[7]} {L[8]} | {R[5]} {R[6]}", gift=f"{R[0]} to 1", claimed=R[0], gifts=2)
    table.play("accept")
    assert table.gifts()[1][0] == L[8]
    assert table.gifts()[1][1].startswith("back-")
    assert table.state.gifts[1][1] == OBJECTS.index(R[0])


def test_hat_14_who_accepts_gives_the_old_gift_at_once_and_not_the_new_one() -> None:
    table = offered().play("accept")
    assert (table.actor(), table.step()) == (1, "claim")
    assert table.state.gift == OBJECTS.index(L[6])


def test_hat_15_an_old_gift_face_up_is_turned_first_and_its_arrow_decides() -> None:
    table = offered()
    start = len(table.state.history)
    table.play("accept")
    assert table.told(start) == ["accepts", "turns", "hands"]
    assert table.holder("receiver") == 2
    assert len(table.options()) > 100


def test_hat_16_an_old_gift_that_was_face_down_is_given_unseen() -> None:
    table = scene(f"{L[5]}- | {R[6]}- | {L[7]}- | {L[8]}-", gift=f"{L[0]} to 1", claimed=L[0])
    start = len(table.state.history)
    table.play("accept")
    assert table.told(start) == ["accepts", "hands"]
    assert (table.actor(), table.holder("receiver")) == (1, 0)
    assert "card-" not in str(table.faces("gift"))


def test_hat_17_the_chain_goes_on_until_somebody_refuses() -> None:
    table = offered()
    for seat in (1, 2, 3, 0, 1):
        assert table.actor() == seat
        table.play("accept", L[20])
    assert table.scores() == [0, 0, 0, 0]
    assert sum(table.play("refuse").scores()) == -1


def test_hat_18_nobody_sees_what_was_turned_face_down_not_even_its_holder() -> None:
    table = offered().play("accept")
    for seat in (None, 0, 1, 2, 3):
        assert not {L[0], L[6]} & table.in_sight(seat)


def test_hat_19_who_refuses_need_not_say_what_it_is() -> None:
    assert table_values(offered()) == [[], []]


def table_values(table: Scene) -> list[list[object]]:
    """Return what each answer has to say."""
    return [[value.value for value in action.values] for action in table.state.options(table.actor())]


def test_hat_20_a_refusal_turns_the_card_up_for_all() -> None:
    table = offered(claimed=L[1])
    assert L[0] not in table.in_sight()
    assert L[0] in table.play("refuse").in_sight()


def test_hat_21_another_object_and_the_giver_was_wrong() -> None:
    assert offered(claimed=L[1]).play("refuse").shame() == [[L[0]], [], [], []]


def test_hat_21_the_object_that_was_named_and_the_refuser_was_wrong() -> None:
    assert offered().play("refuse").shame() == [[], [L[0]], [], []]


def test_hat_22_exactly_one_player_loses_exactly_one_point() -> None:
    assert offered().play("refuse").scores() == [0, -1, 0, 0]
    assert offered(claimed=L[1]).play("refuse").scores() == [-1, 0, 0, 0]


def test_hat_23_whoever_was_wrong_shows_the_next_gift_from_the_shop() -> None:
    table = offered(shop=R[1]).play("refuse")
    assert (table.actor(), table.step(), table.faces("gift")) == (1, "show", [R[1]])
    assert table.play("turn it over").holder("receiver") == 0


def test_hat_24_a_refusal_moves_nobody_elses_gifts() -> None:
    table = offered().play("accept", L[20])
    before = [gifts[:] for gifts in table.state.gifts]
    table.play("refuse")
    assert table.state.gifts == before
    assert OBJECTS.index(L[0]) in table.state.gifts[1]


def test_hat_a7_nobody_but_the_receiver_can_doubt_it() -> None:
    table = offered()
    assert {table.refusal("refuse", seat) for seat in (0, 2, 3)} == {"HAT-A7"}


def test_hat_a23_thank_you_is_the_button_and_nothing_more() -> None:
    from regift.games import catalogue
    from regift.games.action_and_event_wording import GameTranslations

    words = GameTranslations(catalogue.folders()["not_a_hat"], "en", str)
    assert words.action(offered().state.named("accept")) == "Thank you!"


def test_hat_a24_only_the_gift_at_hand_counts_whatever_was_said_before() -> None:
    table = scene(
        f"{L[5]} | {L[6]} | {L[7]}", gift=f"{L[0]} to 1", claimed=L[0], shame=f"{R[0]} {R[1]} | {R[2]} {R[3]}"
    )
    table.play("refuse")
    assert table.scores() == [-2, -3, 0]


def test_hat_a25_every_card_of_a_pile_of_shame_can_be_seen_and_counted() -> None:
    table = offered(shame=f"{R[0]} {R[1]}")
    assert table.faces("shame:0") == [R[0], R[1]]
    assert table.state.view().zone("shame:0").count == 2
