"""The sheet at the end of a game: how one goes on is in view, however much is told."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.game_search import ME
from tests.browser.playing import Guest
from tests.browser.prepared_table import prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.tour.display_settings import settle
from tests.browser.tour.scenes import SCENES

pytestmark = pytest.mark.browser

SIZES = ((390, 664), (844, 390), (667, 375))
COVERED = """rematch => {
  const { left, right, top, bottom } = rematch.getBoundingClientRect();
  const at = (y) => document.elementFromPoint((left + right) / 2, y);
  return ![top + 4, bottom - 4].every((y) => rematch.contains(at(y)));
}"""
"""Whether something lies over the button."""


@pytest.mark.parametrize("wish", ["fu-end", "gifts-end", "hats-end", "trap-end"])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_rematch_can_be_asked_for_without_scrolling_on_a_phone(
    browser: Browser, patient: Served, wish: str, locale: str
) -> None:
    guest = Guest(browser, "Robin", locale, SIZES[0], is_still=True)
    page = guest.page
    sit_down(page, patient, prepare_table(patient.data, SCENES[wish]()), ME)
    rematch = page.get_by_test_id("end-rematch")
    rematch.wait_for()
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        settle(page)
        assert page.evaluate("scrollY") == 0
        expect(rematch).to_be_in_viewport(ratio=1)
        assert rematch.evaluate(COVERED) is False
        assert page.evaluate("document.documentElement.scrollHeight > innerHeight")
    guest.press(rematch)
    page.get_by_test_id("lobby-start").wait_for()
    assert guest.errors == []
    guest.leave()


SUMS = [("trap-end", "spaces on GIVE plus spaces on GET"), ("hats-end", "pile of shame"), ("fu-end", "")]


@pytest.mark.parametrize(("wish", "told"), SUMS)
def test_the_results_say_what_they_are_the_sum_of(browser: Browser, patient: Served, wish: str, told: str) -> None:
    guest = Guest(browser, "Robin", "en-GB", SIZES[0], is_still=True)
    sit_down(guest.page, patient, prepare_table(patient.data, SCENES[wish]()), ME)
    guest.page.get_by_test_id("end-standings").wait_for()
    line = guest.page.get_by_test_id("end-score-sum")
    if told:
        expect(line).to_contain_text(told)
    else:
        expect(line).to_have_count(0)
    guest.leave()


DECIDED = [
    ("gifts-end", "en-GB", "area: 1"),
    ("hats-end", "en-GB", "pile of shame ended it. Whoever lost the fewest points wins."),
    ("hats-end", "fr-FR", "a mis fin à la partie. Qui a perdu le moins de points l’emporte."),
    ("fu-end", "en-GB", ""),
]


@pytest.mark.parametrize(("wish", "locale", "told"), DECIDED)
def test_what_decided_a_game_is_told_above_the_standings(
    browser: Browser, patient: Served, wish: str, locale: str, told: str
) -> None:
    guest = Guest(browser, "Robin", locale, SIZES[1], is_still=True)
    sit_down(guest.page, patient, prepare_table(patient.data, SCENES[wish]()), ME)
    guest.page.get_by_test_id("end-standings").wait_for()
    settle(guest.page)
    line = guest.page.get_by_test_id("end-decided")
    if told:
        expect(line).to_contain_text(told)
        expect(line).to_be_in_viewport(ratio=1)
    else:
        expect(line).to_have_count(0)
    guest.leave()
