"""The two presents that each person adds in the lobby: what the tour does so that each of these screens comes up."""

from typing import Final

from playwright.sync_api import FilePayload, Page

from tests.browser.tour.custom_gift_screens import MINE
from tests.browser.tour.custom_gift_screens import lobby as lobby_of_host
from tests.browser.tour.party import Party, opened
from tests.server.custom_cards import picture

NAMES: Final = ("Photo mystère", MINE[1][0])
"""What a present without words is called in the language of whoever adds it, and one in words."""


def one_line(party: Party) -> Page:
    """Look at one's lobby as its host: the two presents are one line, friends are asked in first."""
    page = lobby_of_host(party)
    page.get_by_test_id("two-open").wait_for()
    return page


def asked(party: Party) -> Page:
    """Be asked for two presents as a guest."""
    page = party.friend.page
    if not page.get_by_test_id("two-presents").is_visible():
        party.friend.join(one_line(party).get_by_test_id("lobby-link").inner_text())
        page.get_by_test_id("two-presents").wait_for()
    return page


def in_words(party: Party) -> Page:
    """Say in words what the present is."""
    page = asked(party)
    opened(page, page.get_by_test_id("two-words"), page.get_by_test_id("two-name"))
    page.get_by_test_id("two-name").fill(NAMES[1])
    return page


def by_photo(party: Party) -> Page:
    """Show a photo of the present."""
    page = asked(party)
    if not page.get_by_test_id("two-preview").is_visible():
        file = FilePayload(name="photo.png", mimeType="image/png", buffer=picture(900, 700, "PNG"))
        page.get_by_test_id("two-photo").set_input_files(file)
        page.get_by_test_id("two-preview").wait_for()
    return page


def leave_form(party: Party) -> None:
    """Add nothing."""
    party.friend.page.get_by_test_id("two-form").get_by_role("button", name="Laisse tomber").click()


def both(party: Party) -> Page:
    """Have added both, one by photo and one in words."""
    page = asked(party)
    while page.get_by_test_id("two-mine").count() < 2:
        before = page.get_by_test_id("two-mine").count()
        (in_words if before else by_photo)(party)
        page.get_by_test_id("two-put").click()
        page.get_by_test_id("two-mine").nth(before).wait_for()
    return page
