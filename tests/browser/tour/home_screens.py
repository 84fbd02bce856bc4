"""The house, before one sits at a table: what the tour does so that each of its screens comes up."""

import re

from playwright.sync_api import Page

from tests.browser.tour.party import Party

NOBODY_THERE = "ZZZZ"


def home(party: Party) -> Page:
    """Stay in the house."""
    return party.host.page


def person(party: Party) -> Page:
    """Change name and picture."""
    page = party.host.page
    if not page.get_by_test_id("join-name").is_visible():
        page.get_by_role("button", name=re.compile("Changer de nom")).click()
        page.get_by_test_id("join-name").wait_for()
    return page


def about(party: Party) -> Page:
    """Read who made all of it."""
    page = party.host.page
    if not page.locator("dialog[open]").is_visible():
        page.get_by_test_id("home-about").click()
        page.locator("dialog[open]").wait_for()
    return page


def no_table(party: Party) -> Page:
    """Come to a table that does not stand."""
    page = party.player.page
    if not page.url.endswith(NOBODY_THERE):
        page.goto(f"{party.served.named_url}/{NOBODY_THERE}")
    page.locator("main").wait_for()
    return page
