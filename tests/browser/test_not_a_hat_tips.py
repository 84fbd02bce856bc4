"""That’s Not a Hat while a tip is up: every place tells the name of the gift that lies open in it."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import Guest
from tests.browser.serving import Served
from tests.browser.test_first_game import begin_first_game, tip

pytestmark = pytest.mark.browser

SEATS = 4


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)], ids=["phone", "laptop"])
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


def test_on_a_phone_on_its_side_the_gift_that_is_shown_is_named(browser: Browser, server: Served) -> None:
    guest = Guest(browser, "Robin", "en-GB", (844, 390), is_still=True, knows_games=False)
    begin_first_game(guest, server, "not_a_hat")
    ring = guest.page.get_by_test_id("ring")
    expect(ring.get_by_test_id("shown-name")).to_be_visible()
    for seat in (0, SEATS // 2):
        expect(ring.locator(f"[data-testid=gifts-{seat}] + p")).to_be_visible()
    assert guest.errors == []
    guest.leave()
