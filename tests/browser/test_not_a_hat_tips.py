"""That’s Not a Hat on small screens: names beside a tip, and the marks of the places beside the gift."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.game_search import ME
from tests.browser.playing import Guest
from tests.browser.prepared_table import prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.test_first_game import begin_first_game, tip
from tests.browser.tour.display_settings import settle
from tests.browser.tour.scenes import SCENES

pytestmark = pytest.mark.browser

SEATS = 4
LONG_NAME = "dino\N{SOFT HYPHEN}saure mal informé"
TOLD = "if (origin !== 'null') localStorage.setItem('regift.tips.not_a_hat', 'asked')"
"""The device of somebody who wants to be told tips."""


@pytest.mark.parametrize("size", [(390, 844), (390, 664), (1366, 768)], ids=["phone", "phone with bars", "laptop"])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_names_are_told_beside_the_first_tip(
    browser: Browser, server: Served, locale: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", locale, size, is_still=True, knows_games=False)
    begin_first_game(guest, server, "not_a_hat")
    expect(tip(guest)).to_have_attribute("data-tip", "tip-table")
    ring = guest.page.get_by_test_id("ring")
    for seat in range(SEATS):
        name = ring.locator(f"[data-testid=gifts-{seat}] + p")
        expect(name).to_be_visible()
        box, foot = name.bounding_box(), guest.page.locator(".action-bar").bounding_box()
        assert box is not None
        assert foot is not None
        assert box["y"] + box["height"] <= foot["y"]
    expect(tip(guest)).to_be_visible()
    assert guest.errors == []
    guest.leave()


@pytest.mark.parametrize("size", [(390, 664), (390, 844)])
def test_on_a_phone_the_mark_of_who_offers_is_beside_the_gift(
    browser: Browser, patient: Served, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", "fr-FR", size, is_still=True)
    sit_down(guest.page, patient, prepare_table(patient.data, SCENES["hats-start"]()), ME)
    settle(guest.page)
    gift, mark = guest.page.get_by_test_id("gift"), guest.page.locator("[data-spot=turn]")
    expect(mark).to_be_visible()
    lies, stands = gift.bounding_box(), mark.bounding_box()
    assert lies is not None
    assert stands is not None
    assert stands["x"] >= lies["x"] + lies["width"] or stands["y"] >= lies["y"] + lies["height"]
    assert stands["x"] + stands["width"] <= size[0]
    assert guest.errors == []
    guest.leave()


def test_on_a_phone_on_its_side_the_gift_that_is_shown_is_named(browser: Browser, server: Served) -> None:
    guest = Guest(browser, "Robin", "en-GB", (844, 390), is_still=True, knows_games=False)
    begin_first_game(guest, server, "not_a_hat")
    ring = guest.page.get_by_test_id("ring")
    expect(ring.get_by_test_id("shown-name")).to_be_visible()
    for seat in (0, SEATS // 2):
        expect(ring.locator(f"[data-testid=gifts-{seat}] + p")).to_be_visible()
    assert guest.errors == []
    guest.leave()


def test_beside_a_tip_on_a_low_phone_ones_own_gift_with_a_long_name_is_above_the_bar(
    browser: Browser, patient: Served
) -> None:
    guest = Guest(browser, "Robin", "fr-FR", (390, 664), is_still=True, knows_games=False)
    page = guest.page
    guest.context.add_init_script(TOLD)
    sit_down(page, patient, prepare_table(patient.data, SCENES["hats-start"]()), ME)
    expect(tip(guest)).to_be_visible()
    name = page.get_by_test_id("ring").locator(f"[data-testid=gifts-{ME}] + p")
    name.evaluate("(name, text) => (name.textContent = text)", LONG_NAME)
    settle(page)
    own, gift = page.locator(f"[data-testid=ring] [data-seat='{ME}']"), page.get_by_test_id("gift")
    place, bar, above = own.bounding_box(), page.locator(".action-bar").bounding_box(), gift.bounding_box()
    assert place
    assert bar
    assert above
    assert above["y"] + above["height"] <= place["y"]
    assert place["y"] + place["height"] <= bar["y"]
    guest.leave()
