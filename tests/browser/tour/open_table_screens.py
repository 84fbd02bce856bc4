"""Tables that anybody may join, and screens that are given a table: what the tour does so that they come up."""

import re

from playwright.sync_api import Page

from tests.browser.playing import Guest
from tests.browser.tour.party import Party, opened

SETTING = re.compile("Ouverte à tous sur ce serveur")
WRONG = "000000"
"""Shown by no screen, as good as surely."""


def lay(party: Party, guest: Guest, game: str) -> Page:
    """Let somebody lay a table of a game and list it."""
    page = guest.page
    if not page.get_by_test_id("lobby-start").is_visible():
        page.goto(party.served.named_url)
        page.get_by_test_id(f"home-new-{game}").click()
        page.get_by_test_id("lobby-start").wait_for()
        party.further_codes.append(page.url[-4:])
    setting = page.get_by_label(SETTING)
    opened(page, page.locator("details", has=setting).locator("summary"), setting)
    if setting.input_value() != "fr":
        setting.select_option("fr")
        page.wait_for_timeout(100)
    return page


def listed(party: Party) -> Page:
    """List one's table for whoever comes to the server."""
    return lay(party, party.player, "not_a_hat")


def waiting(party: Party) -> Page:
    """Come to the house while two tables wait for players."""
    listed(party)
    lay(party, party.friend, "gift_trap")
    page = party.host.page
    while page.locator("a[data-testid^=open-table-]").count() < 2:
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        page.wait_for_timeout(200)
    return page


def code_refused(party: Party) -> Page:
    """Type what no television shows."""
    page = listed(party)
    opened(page, page.get_by_test_id("lobby-big-screen"), page.get_by_test_id("screen-field"))
    if not page.get_by_test_id("screen-choice").inner_text():
        page.get_by_test_id("screen-field").fill(WRONG)
        page.get_by_test_id("screen-show").click()
        page.get_by_test_id("screen-choice").filter(has_text=re.compile(".")).wait_for()
    return page


def scanned(party: Party) -> Page:
    """Scan what a television shows, and be asked which table it is to show."""
    page = party.friend.page
    if not page.get_by_test_id("give-screen-table").is_visible():
        shown = page.request.post(f"{party.served.url}/api/screens").json()["code"]
        page.goto(f"{party.served.named_url}/tv/{shown}")
    page.locator("button[data-testid^=give-]").first.wait_for()
    return page


def given(party: Party) -> Page:
    """Give the television a table."""
    page = party.friend.page
    if not page.get_by_test_id("to-given-table").is_visible():
        scanned(party).locator("button[data-testid^=give-]").first.click()
        page.get_by_test_id("to-given-table").wait_for()
    return page
