"""Long names on the cards of one's hand: words with room on a line of their own stay whole, and numbers are seen."""

import re

import pytest
from playwright.sync_api import Browser, expect

from regift.games.cursed_gifts.kit_state_adapter import CursedGiftsState
from tests.browser.game_search import ME
from tests.browser.playing import Guest
from tests.browser.prepared_table import prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.test_nothing_in_the_way import LAPTOP, ON_ITS_SIDE, PHONE_WITH_BARS, at_table
from tests.browser.tour.cursed_gifts_scenes import Wish, is_mine, save, scene_of
from tests.browser.tour.scenes import SCENES

pytestmark = pytest.mark.browser

BROKEN = """() => [...document.querySelectorAll(".own .label .word")]
  .filter((word) => word.getBoundingClientRect().height > 1.6 * parseFloat(getComputedStyle(word).fontSize))
  .map((word) => {
    const text = word.firstChild;
    const topOf = (at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return [...range.getClientRects()].at(-1).top;
    };
    const letters = [...text.data].map((letter, at) => [letter, at]).filter(([letter]) => letter !== "\\u00ad");
    return letters.map(([letter, at], place) => {
      const isLower = place > 0 && topOf(at) > topOf(letters[place - 1][1]) + 3;
      return (isLower ? "-" : "") + letter;
    }).join("");
  })"""
"""Which words are broken, each with a hyphen where its next line begins."""


@pytest.mark.parametrize("size", [PHONE_WITH_BARS, ON_ITS_SIDE, LAPTOP], ids=str)
@pytest.mark.parametrize(
    ("wish", "word", "broken"),
    [("gifts-four", "boomerang", []), ("gifts-watched", "porcelaine", ["Multipro-priété"])],
    ids=["boomerang", "porcelain"],
)
def test_a_word_with_room_on_a_line_of_its_own_is_not_broken(
    browser: Browser, patient: Served, wish: str, word: str, broken: list[str], size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", "fr-FR", size, is_still=True)
    page = at_table(guest, patient, wish)
    assert page.locator(".own .label", has_text=word[:3]).count()
    assert page.evaluate(BROKEN) == broken
    guest.leave()


IS_NUMBER_ON_NAME = """(card) => {
  const lines = [];
  const texts = document.createTreeWalker(card.querySelector(".label"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (texts.currentNode.parentElement.matches(".hidden")) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    lines.push(...range.getClientRects());
  }
  const number = card.querySelector(".art .glyph").getBoundingClientRect();
  return !lines.length || lines.some((line) => line.left < number.right - 0.5
    && number.left < line.right - 0.5 && line.top < number.bottom - 2 && number.top < line.bottom - 2);
}"""
"""Whether the number lies on a line of the name."""

LONGEST = "gift_5"
"""The gift whose French name has three lines."""


def has_nine(state: CursedGiftsState) -> bool:
    """Return whether it is my turn, with nine cards or more, the gift of the longest name among them."""
    hand = state.hands[ME]
    return is_mine(state) and len(hand) >= 9 and any(state.card(kind).id == LONGEST for kind in hand)


def test_a_gift_of_a_long_name_shows_what_it_is_worth_in_a_hand_of_three_rows(
    browser: Browser, patient: Served
) -> None:
    guest = Guest(browser, "Robin", "fr-FR", ON_ITS_SIDE, is_still=True)
    page = guest.page
    sit_down(page, patient, prepare_table(patient.data, scene_of(Wish(3, has_nine, choose=save))), ME)
    card = page.locator(f".own .card[data-face={LONGEST}]").first
    number = card.locator(".art .glyph")
    expect(number).to_be_visible()
    expect(number).to_have_text("5")
    place, edge = number.bounding_box(), card.bounding_box()
    assert place is not None
    assert edge is not None
    assert place["y"] + place["height"] <= edge["y"] + edge["height"]
    assert place["x"] + place["width"] <= edge["x"] + edge["width"]
    assert not card.evaluate(IS_NUMBER_ON_NAME)
    guest.leave()


AIR = """(card) => {
  const edge = card.querySelector(".print").getBoundingClientRect();
  const texts = document.createTreeWalker(card.querySelector(".label"), NodeFilter.SHOW_TEXT);
  const lines = [];
  while (texts.nextNode()) {
    if (texts.currentNode.parentElement.matches(".hidden")) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    lines.push(...range.getClientRects());
  }
  return Math.min(...lines.flatMap((line) => [line.left - edge.left, edge.right - line.right]));
}"""
"""How far the name of a card stays from the edges of what is printed."""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_an_antidote_says_how_much_it_cures_once_and_stays_clear_of_its_edges(
    browser: Browser, patient: Served, locale: str
) -> None:
    guest = Guest(browser, "Robin", locale, PHONE_WITH_BARS, is_still=True)
    page = guest.page
    sit_down(page, patient, prepare_table(patient.data, SCENES["gifts-hand"]()), ME)
    card = page.locator(".own .card[data-face=antidote_2]").first
    expect(card.locator(".art .glyph")).to_have_text("−2")
    expect(card.locator(".label")).to_have_text("Antidote −2")
    assert card.evaluate(AIR) >= 6
    guest.leave()


def test_a_level_keeps_its_number_in_its_name(browser: Browser, patient: Served) -> None:
    guest = Guest(browser, "Robin", "en-GB", PHONE_WITH_BARS, is_still=True)
    page = guest.page
    sit_down(page, patient, prepare_table(patient.data, SCENES["fu-turn"]()), ME)
    label = page.locator(".own .card[data-face^=level_] .label").first
    expect(label).to_have_text(re.compile(r"Level \d"))
    expect(label.locator(".hidden")).to_have_text("")
    guest.leave()


PRICES_UNDER_NUMBERS = """() => [...document.querySelectorAll("main .card.square")].filter((card) => {
  const [price, number] = [".price", ".number"].map((part) => card.querySelector(part).getBoundingClientRect());
  return price.width > 0 && price.left < number.right && price.top < number.bottom - 0.5;
}).map((card) => card.dataset.face)"""
"""On which squares the number of a present lies on its price."""


@pytest.mark.parametrize("wish", ["trap-rate-three", "trap-rate-eight"])
@pytest.mark.parametrize("size", [PHONE_WITH_BARS, ON_ITS_SIDE, LAPTOP], ids=str)
def test_the_price_of_a_present_stands_clear_of_its_number(
    browser: Browser, patient: Served, size: tuple[int, int], wish: str
) -> None:
    guest = Guest(browser, "Robin", "fr-FR", size, is_still=True)
    page = guest.page
    sit_down(page, patient, prepare_table(patient.data, SCENES[wish]()), ME)
    expect(page.locator("main .card.square .price").first).to_be_visible()
    assert page.evaluate(PRICES_UNDER_NUMBERS) == []
    guest.leave()
