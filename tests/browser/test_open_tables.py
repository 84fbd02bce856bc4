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
LISTED: Final = [
    {"code": f"KNO{letter}", "game": game, "host": f"Host {letter}", "avatar": "fox", "seats": 6}
    | {"free": free, "language": spoken}
    for letter, game, free, spoken in (
        ("A", "kung_fu", 1, "fr"),
        ("B", "kung_fu", 3, "en"),
        ("C", "gift_trap", 2, "fr"),
        ("D", "not_a_hat", 5, "en"),
        ("E", "kung_fu", 4, "fr"),
    )
]
"""What a server might list."""
LINES: Final = """entry => {
  const lines = [], letters = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
  for (let text; (text = letters.nextNode());)
    for (let at = 0; at < text.length; at += 1) {
      const letter = new Range();
      letter.setStart(text, at);
      letter.setEnd(text, at + 1);
      const { top, height } = letter.getBoundingClientRect();
      if (!height) continue;
      if (top !== lines.at(-1)?.top) lines.push({ top, said: "" });
      lines.at(-1).said += letter.toString();
    }
  return lines.map(({ said }) => said.trim());
}"""
"""What stands on each line of an entry, as it is drawn."""
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
    # What had the focus is gone with the list: it stands where one goes on, and is read out.
    expect(stranger.page.get_by_role("heading", level=1)).to_be_focused()
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


def listing(guest: Guest, house: Served, tables: list[dict[str, object]]) -> None:
    """Come to the home page of a server that lists these tables."""
    guest.page.route("**/api/open-tables", lambda route: route.fulfill(json=tables))
    guest.page.goto(house.named_url)
    guest.page.locator("a[data-testid^=open-table-]").first.wait_for()


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)])
def test_a_long_list_is_filtered_with_keys_and_says_how_many_are_left(
    browser: Browser, house: Served, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", "en-GB", size)
    listing(guest, house, LISTED)
    page = guest.page
    entries = page.locator("a[data-testid^=open-table-]")
    status = page.get_by_test_id("open-tables").get_by_role("status")
    expect(status).to_have_text("5 tables fit")
    summary = page.get_by_test_id("open-tables").locator("summary")
    if summary.is_visible():
        summary.focus()
        page.keyboard.press("Enter")
    for chip, left, said in (
        ("game-kung_fu", ["KNOA", "KNOB", "KNOE"], "3 tables fit"),
        ("language-fr", ["KNOA", "KNOE"], "2 tables fit"),
        ("seats-3", ["KNOE"], "One table fits"),
        ("seats-5", [], "No table fits all that. Drop a filter?"),
        ("game-kung_fu", [], "No table fits all that. Drop a filter?"),
        ("language-fr", ["KNOD"], "One table fits"),
    ):
        pressed = page.get_by_test_id(f"table-filter-{chip}")
        pressed.focus()
        page.keyboard.press("Space")
        expect(status).to_have_text(said)
        expect(pressed).to_be_focused()
        assert [str(entry.get_attribute("data-testid"))[-4:] for entry in entries.all()] == left
    expect(page.get_by_test_id("table-filter-seats-5")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert guest.errors == []
    guest.leave()


def test_a_short_list_has_no_filter(browser: Browser, house: Served) -> None:
    guest = Guest(browser, "Robin", "fr-FR", (390, 844))
    listing(guest, house, LISTED[:4])
    expect(guest.page.locator("a[data-testid^=open-table-]")).to_have_count(4)
    expect(guest.page.get_by_test_id("open-tables").locator("summary, [data-testid^=table-filter-]")).to_have_count(0)
    guest.leave()


def test_no_line_of_an_entry_ends_with_a_dot_that_parts_it_from_the_next(browser: Browser, house: Served) -> None:
    guest = Guest(browser, "Robin", "fr-FR", (390, 664))
    listing(guest, house, LISTED[:2])
    entries = guest.page.locator("a[data-testid^=open-table-]")
    expect(entries).to_have_count(2)
    lines = [line for entry in entries.all() for line in entry.evaluate(LINES)]
    assert lines.count("Mamie Kung Fu") == 2
    assert [line for line in lines if line.endswith("·")] == []
    assert guest.errors == []
    guest.leave()
