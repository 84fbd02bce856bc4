"""The table of Cursed Gifts: what the tour does so that each of its screens comes up."""

from typing import Final

from playwright.sync_api import Page

from tests.browser.tour.party import Party, opened

FULL_HANDS: Final = 8
"""A step of the game that is watched again."""
MOST_TOLD: Final = 200
"""Another: somebody is out, and all that lay there goes back."""


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


def lifted(party: Party) -> Page:
    """Lift a card of one's own, as a mouse that comes to it does; the window has another size than before."""
    page = party.sit_at("gifts-four")
    page.mouse.move(1, 1)
    page.locator("[data-card^='hand:0/']").first.hover()
    page.get_by_test_id("lifted").wait_for()
    return page


def lay_down(party: Party) -> None:
    """Let go of it."""
    party.player.page.mouse.move(1, 1)


def replay(party: Party) -> Page:
    """Watch a game again with all hands open, when they are full."""
    return party.watch_again("gifts-end", FULL_HANDS)


def long_caption(party: Party) -> Page:
    """Watch the step of a game at which most is told."""
    return party.watch_again("gifts-end", MOST_TOLD)
