"""The first screens of GiftTRAP on a phone held upright: the bar cuts no name, beside a tip or the offer of tips."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import Guest
from tests.browser.serving import Served
from tests.browser.test_nothing_in_the_way import OFFER, PHONE_WITH_BARS, REMEMBER, TOLD, at_table

pytestmark = pytest.mark.browser

SMALL_PHONE = (360, 640)
CUT = """() => {
  const foot = document.querySelector(".action-bar").getBoundingClientRect().top;
  return [...document.querySelectorAll(".friend strong, .order .name")].filter((name) => {
    const { top, bottom, height } = name.getBoundingClientRect();
    return height > 0 && top < foot && bottom > foot + 1;
  }).map((name) => name.textContent);
}"""
"""The names on whose lower half the bar lies."""


@pytest.mark.parametrize("size", [PHONE_WITH_BARS, SMALL_PHONE], ids=str)
@pytest.mark.parametrize("told", [OFFER, TOLD], ids=["offer", "tip"])
@pytest.mark.parametrize("wish", ["trap-first-deal", "trap-first-theirs", "trap-first-three", "trap-first-four"])
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_the_bar_cuts_no_name(
    browser: Browser, patient: Served, wish: str, told: str, size: tuple[int, int], locale: str
) -> None:
    guest = Guest(browser, "Robin", locale, size, is_still=True, knows_games=False)
    guest.context.add_init_script(f"if (origin !== 'null') {REMEMBER % ('gift_trap', told)}")
    page = at_table(guest, patient, wish)
    expect(page.get_by_test_id("tip" if told else "tips-offer")).to_be_visible()
    names = page.locator(".friend strong:visible, .order .name:visible")
    expect(names.first).to_be_in_viewport()
    assert page.evaluate(CUT) == []
    guest.leave()
