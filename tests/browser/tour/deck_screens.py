"""Where a deck is mixed: what the tour does so that each of its screens comes up."""

from playwright.sync_api import Page

from tests.browser.tour.party import Party

CARDS = "antidote"
"""The kind of cards that are shown: all of them would be a long way for the keyboard."""


def mixing(party: Party) -> Page:
    """Mix a deck that was weighed."""
    page = party.player.page
    if "/deck/" not in page.url:
        page.goto(f"{party.served.named_url}/deck/cursed_gifts")
        page.get_by_test_id("deck-name").fill(party.player.name)
        page.get_by_test_id(f"sieve-{CARDS}").click()
        page.get_by_test_id("balance-weigh").click()
        page.get_by_test_id("balance-cards").wait_for()
        stop = page.get_by_test_id("balance-stop")
        if stop.is_visible():
            stop.click()
    page.get_by_test_id("balance-weigh").wait_for()
    return page


def unplayable(party: Party) -> Page:
    """Take everything out."""
    page = mixing(party)
    if page.get_by_test_id("deck-play").is_enabled():
        page.get_by_test_id("deck-empty").click()
        page.locator("[data-testid=deck-state].wrong").wait_for()
    return page


def refill(party: Party) -> None:
    """Put the box back in."""
    page = party.player.page
    page.get_by_test_id("deck-reset").click()
    page.locator("[data-testid=deck-play]:enabled").wait_for()


def sharing(party: Party) -> Page:
    """Send the deck to somebody."""
    page = mixing(party)
    if not page.get_by_test_id("deck-link").is_visible():
        page.get_by_test_id("deck-share").click()
        page.get_by_test_id("deck-link").wait_for()
    return page


def kept(party: Party) -> Page:
    """Look at the decks that were kept."""
    page = mixing(party)
    if not page.get_by_test_id("deck-paste").is_visible():
        page.get_by_test_id("deck-keep").click()
        page.get_by_test_id("deck-shelf").click()
        page.get_by_test_id("deck-open").wait_for()
    return page


def table_with(party: Party) -> Page:
    """Lay a table with a deck of one's own, with the zodiac in it."""
    page = party.player.page
    if not page.get_by_test_id("lobby-deck").is_visible():
        mixing(party)
        page.get_by_test_id("deck-box-zodiac").get_by_role("button").click()
        page.locator("[data-testid=deck-total]", has_text="112").wait_for()
        page.locator("[data-testid=deck-play]:enabled").click()
        page.get_by_test_id("lobby-deck").wait_for()
    return page


def mixing_there(party: Party) -> Page:
    """Mix the deck of that table."""
    page = table_with(party)
    if not page.get_by_test_id("deck-room").is_visible():
        page.get_by_test_id("lobby-mix").click()
        page.get_by_test_id(f"sieve-{CARDS}").click()
    return page
