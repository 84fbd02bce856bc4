"""A host lists a table in the lobby, and somebody who comes to the home page sits down there by one press."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.playing import Guest, until
from tests.browser.serving import Served, serving
from tests.browser.tour.display_settings import resize

pytestmark = pytest.mark.browser

SETTING: Final = {"en-GB": "Anyone on this server may join", "fr-FR": "Ouverte à tous sur ce serveur"}
TITLE: Final = {"en-GB": "Tables that wait for players", "fr-FR": "Ces tables attendent du monde"}
LOOK_AGAIN: Final = "document.dispatchEvent(new Event('visibilitychange'))"
"""Lets the home page ask for the list as if one had just come back to it; true."""
SIZES: Final = ((390, 844), (390, 664), (844, 390), (1366, 768))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve tables for this file alone: what is listed here is on the home page of no other test."""
    with serving(tmp_path_factory.mktemp("house") / "data") as served:
        yield served


def opened(guest: Guest, house: Served) -> str:
    """Return the code of a new table in the lobby of its host."""
    guest.page.goto(house.named_url)
    guest.press(guest.page.get_by_test_id("home-new-kung_fu"))
    return guest.page.get_by_test_id("lobby-link").inner_text().strip()[-4:]


def setting(guest: Guest, locale: str) -> Locator:
    """Return the setting that lists the table, with the settings of the table open."""
    found = guest.page.get_by_label(re.compile(SETTING[locale]))
    if not found.is_visible():
        guest.page.locator("details", has=found).locator("summary").click()
    return found


@pytest.mark.parametrize(("here", "there"), [("fr-FR", "en-GB"), ("en-GB", "fr-FR")])
def test_one_press_on_the_home_page_sits_one_down_at_an_open_table(
    browser: Browser, house: Served, here: str, there: str
) -> None:
    host, stranger = Guest(browser, "Léa", here, (390, 664)), Guest(browser, "Robin", there, (390, 844))
    code = opened(host, house)
    stranger.page.goto(house.named_url)
    stranger.page.locator("[data-testid^=home-play-bots-]").first.wait_for()
    entry = stranger.page.get_by_test_id(f"open-table-{code}")
    expect(entry).to_have_count(0)
    setting(host, here).select_option(here[:2])
    expect(setting(host, here)).to_have_value(here[:2])
    until(stranger.page, lambda: stranger.page.evaluate(LOOK_AGAIN) and entry.count() == 1)
    expect(stranger.page.get_by_role("heading", name=TITLE[there])).to_be_visible()
    expect(entry).to_contain_text("Léa")
    expect(entry).to_contain_text({"en-GB": "in French", "fr-FR": "en anglais"}[there])
    for size in SIZES:
        resize(stranger.page, size)
        assert stranger.page.evaluate("document.documentElement.scrollWidth") <= size[0], size
    entry.focus()
    stranger.page.keyboard.press("Enter")
    go = stranger.page.get_by_test_id("join-go")
    go.wait_for()
    stranger.press(go)
    expect(host.page.get_by_role("main")).to_contain_text("Robin")
    assert stranger.page.url == f"{house.named_url}/{code}"
    setting(host, here).select_option("no")
    for guest in (host, stranger):
        assert guest.errors == []
        guest.leave()


def test_a_host_does_not_find_their_own_table_among_those_that_wait(browser: Browser, house: Served) -> None:
    host = Guest(browser, "Léa", "fr-FR", (1366, 768))
    code = opened(host, house)
    setting(host, "fr-FR").select_option("fr")
    expect(setting(host, "fr-FR")).to_have_value("fr")
    other = host.page.context.new_page()
    other.goto(house.named_url)
    other.get_by_test_id(f"my-table-{code}").wait_for()
    expect(other.get_by_test_id(f"open-table-{code}")).to_have_count(0)
    host.leave()
