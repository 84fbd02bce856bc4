"""Every card that a rulebook or its publisher names is there, with the names it has in either language."""

import pytest
from fluent.syntax import ast as fluent

from regift.games import catalogue
from regift.games.action_and_event_wording import LANGUAGES, GameTranslations, written
from regift.games.cursed_gifts.deck.card import (
    ANTIDOTE,
    DEFENCE,
    DRAW,
    GIFT,
    HOUSE,
    PUBLISHER,
    RULEBOOK,
    TREACHERY,
    USELESS,
)
from regift.games.cursed_gifts.deck.cards import HOUSE_CARDS, SIGNS, every_card
from regift.games.cursed_gifts.game_class_deal_and_position_from_text import CursedGifts
from tests.rules.cursed_gifts.test_card_texts import entries

CARDS = {card.id: card for card in every_card()}
PRINTED = {card.id: card.printed for card in CARDS.values() if card.printed}
NAMED = [
    ("golden_gift", "Cadeau doré (666)", "Golden Gift (666)", GIFT, PUBLISHER),
    ("karma", "Karma boomerang", "Instant Karma", DEFENCE, RULEBOOK),
    ("snatching", "Vol à l’arraché", "Snatching", TREACHERY, PUBLISHER),
    ("gracula", "Gracula", "Fatcula", TREACHERY, HOUSE),
    ("mummy", "Momie Touthanpéku", "Toilet Paper Mummy", TREACHERY, HOUSE),
    ("au_secours", "Au secours", "Cry for Help", TREACHERY, HOUSE),
    ("manta", "Protection de la Raie", "Manta Ray Protection", DEFENCE, HOUSE),
    ("seal", "Phoque alors", "Seal of Disapproval", DEFENCE, HOUSE),
    ("woolf", "Darkva dort", "Little Red Riding Woolf", DEFENCE, HOUSE),
    ("siren", "Sirène d’urgence", "Emergency Siren", DEFENCE, HOUSE),
    ("day_of_mourning", "Jour de deuil", "Day of Mourning", TREACHERY, HOUSE),
    ("trollol", "Trollol", "Trollol", TREACHERY, HOUSE),
    ("draw_2", "Pioche 2", "Draw 2", DRAW, HOUSE),
    ("draw_3", "Pioche 3", "Draw 3", DRAW, HOUSE),
    ("antidote_1", "Antidote −1", "Antidote −1", ANTIDOTE, RULEBOOK),
    ("antidote_2", "Antidote −2", "Antidote −2", ANTIDOTE, RULEBOOK),
    ("antidote_5", "Antidote −5", "Antidote −5", ANTIDOTE, RULEBOOK),
]
"""Id, name in French and in English, kind, and who says what the card does."""
COMEBACKS = ["karma", "manta", "seal", "woolf"]
"""Those of them that are answers."""
UNNAMED = {
    **{f"gift_{value}": GIFT for value in range(1, 6)},
    **{f"inevitable_{value}": GIFT for value in range(1, 5)},
    **{f"useless_{design}": USELESS for design in ("mug", "tie", "candle", "frog", "calendar")},
    **{f"zodiac_{sign}": USELESS for sign in SIGNS},
}
"""Those of which a rulebook tells the kind, and no name."""


def titles(language: str) -> dict[str, str]:
    """Read what each card is called."""
    found: dict[str, str] = {}
    for entry in entries(language):
        if entry.value is not None:
            found[entry.id.name] = "".join(
                part.value for part in entry.value.elements if isinstance(part, fluent.TextElement)
            )
    return found


FRENCH, ENGLISH = titles("fr"), titles("en")


@pytest.mark.parametrize(("id", "french", "english", "kind", "source"), NAMED, ids=[row[0] for row in NAMED])
def test_a_card_that_is_named_has_its_names_kind_and_source(
    id: str, french: str, english: str, kind: int, source: int
) -> None:
    card = CARDS[id]
    assert (FRENCH[id], ENGLISH[id], card.type, card.source) == (french, english, kind, source)
    assert bool(card.answers) == (id in COMEBACKS)


@pytest.mark.parametrize(("id", "kind"), UNNAMED.items())
def test_a_card_of_which_only_the_kind_is_told_is_of_that_kind(id: str, kind: int) -> None:
    card = CARDS[id]
    assert (card.type, card.source, card.is_inevitable) == (kind, RULEBOOK, id.startswith("inevitable_"))
    if kind == GIFT:
        mark = f"({card.value}{'!' if card.is_inevitable else ''})"
        assert (FRENCH[id].endswith(mark), ENGLISH[id].endswith(mark), id[-1]) == (True, True, str(card.value))


def test_the_printed_names_of_two_cards_are_kept_for_evenings_without_family() -> None:
    printed = {key: (FRENCH[key], ENGLISH[key]) for key in PRINTED.values()}
    assert printed == {"shitty_karma": ("Cacarma", "Shitty Karma"), "seal_in_hell": ("Phoque you", "Seal You in Hell")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_family", [True, False])
def test_the_option_family_names_two_cards_wherever_they_are_read(language: str, is_family: bool) -> None:
    game = CursedGifts(2, {"deck": "chains", "family": is_family})
    words = GameTranslations(catalogue.folders()["cursed_gifts"], language, str)
    said = [words.action(action) for action in game.actions]
    said += [words.label(key) for key in game.words]
    said += [words.attribute(key, "power") for key in game.words]
    rude = [words.label(key) for key in PRINTED.values()]
    assert any(name in each for name in rude for each in said) != is_family
    assert all(each and "{" not in each for each in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_else_that_is_read_has_the_printed_names(language: str) -> None:
    home = catalogue.folders()["cursed_gifts"]
    words = GameTranslations(home, language, str)
    rude = [words.label(key) for key in PRINTED.values()]
    sheet = (home / f"RULES.{language}.md").read_text(encoding="utf-8")
    said = [line for line in written(home, language).splitlines() if not line.startswith(tuple(PRINTED.values()))]
    assert [name for name in rude if name.lower() in "\n".join([sheet, *said]).lower()] == []


def test_the_printed_names_change_nothing_but_names() -> None:
    kind, rude = CursedGifts(3, {}), CursedGifts(3, {"family": False})
    assert len(kind.actions) == len(rude.actions)
    assert kind.deal(5).history == rude.deal(5).history
    assert kind.changes() == {}


def test_all_other_cards_are_the_houses_own() -> None:
    others = [card for card in CARDS.values() if card.id not in [row[0] for row in NAMED] and card.id not in UNNAMED]
    assert sorted(card.id for card in others) == sorted(HOUSE_CARDS)


def test_what_a_named_card_is_worth_is_in_its_row() -> None:
    assert worths(GIFT) == [1, 2, 3, 4, 5, 1, 2, 3, 4, 666]
    assert worths(ANTIDOTE) == [1, 2, 5]


def worths(kind: int) -> list[int]:
    """List the values of the cards of a kind, the house's own left out."""
    return [int(card.value) for card in CARDS.values() if card.type == kind and card.id not in HOUSE_CARDS]
