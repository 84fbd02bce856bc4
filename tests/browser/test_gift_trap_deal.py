"""While the shop window is filled beside a tip, the gifts that fly to it are read as they lie there."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import Guest, until
from tests.browser.serving import Served
from tests.browser.test_nothing_in_the_way import PHONE, PHONE_WITH_BARS, REMEMBER, TOLD, at_table

pytestmark = pytest.mark.browser

WATCH = """() => {
  window.flown = {};
  const look = () => {
    for (const label of document.querySelectorAll(".flight .named .label")) {
      if (!label.checkVisibility()) continue;
      const print = label.closest(".print"), span = label.firstElementChild;
      const isNarrow = label.clientWidth < 0.6 * print.clientWidth;
      const isCut = isNarrow || label.scrollWidth > label.clientWidth + 1 || span.offsetHeight > print.clientHeight + 1
        || span.offsetWidth > label.clientWidth + 1 || label.offsetTop + label.offsetHeight > print.clientHeight + 1;
      window.flown[label.textContent] = isCut || (window.flown[label.textContent] ?? false);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes of each gift that flies whether its name has been cut."""


@pytest.mark.parametrize("size", [PHONE_WITH_BARS, PHONE], ids=str)
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_no_name_is_cut_on_a_gift_that_flies_to_the_shop_window(
    browser: Browser, patient: Served, locale: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", locale, size, knows_games=False)
    guest.context.add_init_script(f"if (origin !== 'null') {REMEMBER % ('gift_trap', TOLD)}")
    page = at_table(guest, patient, "trap-first-deal")
    page.evaluate(WATCH)
    guest.press(page.get_by_test_id("pack-black"))
    expect(page.get_by_test_id("gift-table")).to_have_attribute("data-phase", "give")
    until(page, lambda: page.evaluate("Object.keys(flown).length > 0 && !document.querySelector('.flight')"))
    assert [name for name, is_cut in page.evaluate("flown").items() if is_cut] == []
    guest.leave()
