"""Long words on the cards of one's hand: those that have room on a line of their own are not broken."""

import pytest
from playwright.sync_api import Browser

from tests.browser.playing import Guest
from tests.browser.serving import Served
from tests.browser.test_nothing_in_the_way import LAPTOP, ON_ITS_SIDE, PHONE_WITH_BARS, at_table

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
