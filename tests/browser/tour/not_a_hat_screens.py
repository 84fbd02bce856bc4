"""The table of That's Not a Hat: what the tour does so that each of its screens comes up."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.browser.playing import FRAMES
from tests.browser.tour.not_a_hat_scenes import WISHES, scene_of, told_in
from tests.browser.tour.party import Party, opened

CLAIMS: Final = "[data-testid=claims]"
"""What may lie over the rest while a name is chosen."""
ENDED: Final = "hats-end"
"""The table at which a game is seen again."""


def ring(wish: str) -> Callable[[Party], Page]:
    """Sit at a laid table, where everybody has a place once the page knows its size."""

    def sit_there(party: Party) -> Page:
        page = party.sit_at(wish)
        page.get_by_test_id("ring").wait_for()
        page.evaluate(FRAMES)
        return page

    return sit_there


def shame(party: Party) -> Page:
    """Look at somebody's pile of shame."""
    page = ring("hats-eight-shown")(party)
    return opened(page, page.locator("[data-testid^=shame-] button").first, page.get_by_test_id("shame-sheet"))


def sought(party: Party) -> Page:
    """Search for a name, among those that a gift may be said to have."""
    page = ring("hats-names")(party)
    page.get_by_test_id("claim-search").fill("ch")
    return page


def voices(party: Party) -> Page:
    """Choose whether gifts are named aloud."""
    page = ring("hats-names")(party)
    return opened(page, page.get_by_test_id("table-sheet"), page.get_by_test_id("voice"))


def replay(party: Party) -> Page:
    """Watch a game again amid a tale, with all open: the truth lies beside it."""
    page = party.watch_again(ENDED, told_in(WISHES[ENDED], scene_of(WISHES[ENDED])))
    page.get_by_test_id("bubble").wait_for()
    page.evaluate(FRAMES)
    return page


def lesson(party: Party) -> Page:
    """Learn by passing gifts on."""
    page = party.player.page
    if not page.url.endswith("/lesson/not_a_hat"):
        page.goto(f"{party.served.named_url}/lesson/not_a_hat")
        for _ in range(2):
            page.get_by_test_id("lesson-next").click()
    page.get_by_test_id("bubble").wait_for()
    page.evaluate(FRAMES)
    return page
