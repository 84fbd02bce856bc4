"""The table of GiftTRAP: what the tour does so that each of its screens comes up."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.browser.playing import FRAMES
from tests.browser.tour.party import Party

HELD: Final = "localStorage.setItem('regift.beats', 'held')"
"""Beats do not pass by themselves while they are looked at."""
OPENING: Final = 84
"""A step of the game that is watched again."""
TRAPPED: Final = "trap-beat"
"""The table at which a trap is set."""


def sit(wish: str) -> Callable[[Party], Page]:
    """Sit at a laid table, whose gifts lie there."""

    def sit_there(party: Party) -> Page:
        if party.player.page.url.startswith("about:"):
            party.player.page.goto(party.served.named_url)
        party.player.page.evaluate(HELD)
        page = party.sit_at(wish)
        page.get_by_test_id("gift-table").wait_for()
        page.evaluate(FRAMES)
        return page

    return sit_there


def trapping(party: Party) -> Page:
    """Choose the gift that is to move nobody any more."""
    page = sit(TRAPPED)(party)
    slam = page.get_by_test_id("slam")
    if slam.get_attribute("aria-pressed") != "true":
        slam.click()
    return page


def let_go(party: Party) -> None:
    """Set no trap after all."""
    party.player.page.get_by_test_id("slam").click()


def replay(party: Party) -> Page:
    """Watch a game again while parcels are opened, with all that everybody sees."""
    page = party.watch_again("trap-end", OPENING)
    page.get_by_test_id("gift-table").wait_for()
    return page
