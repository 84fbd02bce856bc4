"""A gift on its way: shown, turned, handed over, named."""

import unicodedata

import pytest

from regift.games import catalogue
from regift.games.action_and_event_wording import LANGUAGES, GameTranslations
from regift.games.not_a_hat.box_contents import FACES, SOMETHING_ELSE
from regift.games.not_a_hat.card_objects import OBJECTS
from tests.rules.not_a_hat.scene import L, R, dealt, scene

WORDS = {language: GameTranslations(catalogue.folders()["not_a_hat"], language, str) for language in LANGUAGES}


def words_of(card: str, language: str) -> list[str]:
    """List all that a card may be called."""
    words = WORDS[language]
    said = [words.label(card), *words.attribute(card, "aliases").split(",")]
    return [plain(word) for word in said if word.strip()]


def plain(word: str) -> str:
    """Write a word without accents and capitals."""
    parts = unicodedata.normalize("NFD", word.strip().casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def test_hat_7_the_top_gift_is_shown_to_all_and_its_arrow_only_once_it_is_turned() -> None:
    table = dealt(4, first=2)
    (shown,) = table.faces("gift")
    assert (table.actor(), table.step(), table.options()) == (2, "show", ["turn it over"])
    assert shown in OBJECTS
    table.play("turn it over")
    assert table.faces("gift")[0].startswith("back-")
    assert shown not in table.in_sight()


def test_hat_7_nothing_is_turned_twice() -> None:
    table = dealt(3).play("turn it over")
    assert table.refusal("turn it over") == "HAT-7"


@pytest.mark.parametrize(("card", "receiver"), [(L[0], 2), (R[0], 0)])
def test_hat_8_the_arrow_fixes_who_gets_it(card: str, receiver: int) -> None:
    table = scene(f"{L[5]} | {L[6]} | {L[7]} | {L[8]}", gift=card, turn=1).play("turn it over")
    assert (table.actor(), table.holder("receiver")) == (1, receiver)


def test_hat_9_the_giver_names_it_before_it_is_answered() -> None:
    table = dealt(3, first=0).play("turn it over")
    assert table.actor() == 0
    assert {table.refusal(name) for name in ("accept", "refuse")} == {"HAT-12"}
    table.play("claim " + OBJECTS[5].replace("_", " "))
    assert table.actor() == table.holder("receiver") != 0
    assert table.refusal("claim something else") == "HAT-9"


def test_hat_10_anything_may_be_named_and_a_lie_alone_costs_nothing() -> None:
    table = scene(f"{L[5]} | {L[6]} | {L[7]}", gift=f"{L[0]} to 1")
    assert len(table.options()) == SOMETHING_ELSE + 1
    table.play(L[1], "accept")
    assert table.scores() == [0, 0, 0]


def test_hat_11_a_gift_from_the_shop_never_lies_before_who_drew_it() -> None:
    table = dealt(4, first=1)
    before = table.gifts()
    table.play("turn it over", "claim something else")
    assert table.gifts() == before


def test_hat_a1_each_card_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        assert all(words_of(face, language)[0] != plain(face) for face in FACES)


def test_hat_a1_what_no_card_is_called_is_never_right() -> None:
    table = scene(f"{L[5]} | {L[6]} | {L[7]}", gift=f"{L[0]} to 1").play("claim something else", "refuse")
    assert table.shame()[0] == [L[0]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hat_a2_no_two_cards_share_a_word(language: str) -> None:
    called: dict[str, str] = {}
    for face in FACES:
        for word in words_of(face, language):
            assert called.setdefault(word, face) == face, word


def test_hat_a2_the_name_of_another_card_is_wrong() -> None:
    table = scene(f"{L[5]} | {L[6]} | {L[7]}", gift=f"{L[0]} to 1").play(L[1], "refuse")
    assert table.shame() == [[L[0]], [], []]


def test_hat_a3_what_lies_on_a_pile_of_shame_may_be_named() -> None:
    table = scene(f"{L[5]} | {L[6]} | {L[7]}", gift=f"{L[0]} to 1", shame=f"{L[1]}")
    assert table.refusal("claim " + L[1].replace("_", " ")) == ""


def test_hat_a3_what_is_not_played_with_may_be_named() -> None:
    table = dealt(3, arrows="black").play("turn it over")
    assert len(table.options()) == SOMETHING_ELSE + 1


def test_hat_a16_left_is_the_next_seat_clockwise_from_the_giver() -> None:
    for seat in range(3):
        table = scene(f"{R[5]} | {R[6]} | {R[7]}", gift=L[0], turn=seat).play("turn it over")
        assert table.holder("receiver") == (seat + 1) % 3


@pytest.mark.parametrize("card", [L[0], R[0]])
def test_hat_a17_between_two_both_arrows_point_at_the_other(card: str) -> None:
    table = scene(f"{L[5]} {L[6]} | {R[5]} {R[6]}", gift=card).play("turn it over")
    assert table.holder("receiver") == 1
    assert table.faces("gift")[0].startswith("back-")


def test_hat_a18_a_gift_is_shown_until_who_drew_it_turns_it_and_to_all_alike() -> None:
    table = dealt(4, first=0)
    views = [table.state.view(seat).zone("gift").faces for seat in (None, 0, 1, 2, 3)]
    assert all(faces == views[0] for faces in views)
    assert table.state.to_act() == (0,)
    assert table.state.least_time() == 3.0
    assert table.play("turn it over").state.least_time() == 0.0
