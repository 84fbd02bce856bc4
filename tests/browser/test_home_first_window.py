"""The first page on a phone that lies on its side: what is pressed to play is in view, and turning it loses nothing."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import Guest
from tests.browser.serving import Served

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [(844, 390), (667, 375)], ids=["phone", "small phone"])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_as_many_games_as_stand_side_by_side_can_be_played_from_the_first_window(
    browser: Browser, server: Served, locale: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", locale, size, is_still=True)
    page = guest.page
    page.goto(server.named_url)
    buttons = page.locator("[data-testid^=home-play-bots-]")
    expect(buttons.first).to_be_visible()
    inside = [box for button in buttons.all() if (box := button.bounding_box()) and box["y"] + box["height"] <= size[1]]
    assert len(inside) >= min(buttons.count(), size[0] // 200)
    assert page.evaluate("scrollY") == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert guest.errors == []
    guest.leave()


@pytest.mark.parametrize("size", [(844, 390), (390, 664), (1366, 768)], ids=["on its side", "upright", "laptop"])
def test_the_filter_comes_where_the_eye_finds_it_by_keyboard_too(
    browser: Browser, server: Served, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", "en-GB", size, is_still=True)
    page = guest.page
    page.goto(server.named_url)
    expect(page.locator("[data-testid^=home-play-bots-]").first).to_be_visible()
    stops = page.locator("main section :is(button, summary):visible").all()
    heights: dict[str, list[float]] = {}
    for stop in stops:
        name = stop.evaluate("stop => stop.closest('details') ? 'filter' : 'games'")
        box = stop.bounding_box()
        assert box is not None
        heights.setdefault(name, []).append(box["y"])
    by_eye = sorted(heights, key=lambda name: min(heights[name]))
    assert set(heights) == {"filter", "games"}
    assert list(heights) == by_eye
    guest.leave()


def test_a_filter_that_was_opened_and_set_stays_so_when_the_phone_is_turned(browser: Browser, server: Served) -> None:
    guest = Guest(browser, "Robin", "fr-FR", (390, 844), is_still=True)
    page = guest.page
    page.goto(server.named_url)
    filters = page.locator("main details")
    guest.press(filters.locator("summary"))
    two = page.get_by_test_id("filter-players-2")
    guest.press(two)
    expect(two).to_have_attribute("aria-pressed", "true")
    for size in ((844, 390), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(two).to_be_visible()
        expect(two).to_have_attribute("aria-pressed", "true")
    guest.press(filters.locator("summary"))
    for size in ((844, 390), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(filters.locator("summary")).to_be_visible()
        expect(two).to_be_hidden()
    assert guest.errors == []
    guest.leave()
