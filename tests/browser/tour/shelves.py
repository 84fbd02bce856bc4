"""The table of Cursed Gifts: what the tour does so that each of its screens comes up."""

from playwright.sync_api import Page

from tests.browser.tour.party import Party, opened


def discards(party: Party) -> Page:
    """Look through the discard pile."""
    page = party.sit_at("gifts-eight")
    return opened(page, page.get_by_test_id("discards-open"), page.get_by_test_id("discards-sheet"))


def shelf(party: Party) -> Page:
    """Look closely at a shelf."""
    page = party.sit_at("gifts-eight")
    return opened(page, page.get_by_test_id("shelf-0"), page.get_by_test_id("shelf-sheet"))


def zoomed(party: Party) -> Page:
    """Look closely at a card of one's own."""
    page = party.sit_at("gifts-four")
    if not page.get_by_test_id("zoom").is_visible():
        page.locator("[data-testid^='spot-hand:']").first.click(button="right")
        page.get_by_test_id("zoom").wait_for()
    return page
