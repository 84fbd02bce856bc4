"""Presents of a table's own: what the tour does so that each of its screens comes up."""

from typing import Final

from playwright.sync_api import FilePayload, Page

from tests.browser.tour.party import Party
from tests.server.custom_cards import picture

SOUGHT: Final = "yoga"
"""What is looked for among the game's own, in any language: all of them would be a long way for the keyboard."""
MINE: Final = (
    ("Le pull beige de mamie", "Il gratte. Il dure. Il revient chaque hiver.", picture(900, 700, "PNG")),
    ("Le bulletin des pêcheurs à la mouche", "", b""),
)
"""Name, line and photo, if any."""


def lobby(party: Party) -> Page:
    """Lay a table of a game to which one may add presents."""
    page = party.player.page
    if not page.get_by_test_id("lobby-own").is_visible():
        page.goto(party.served.named_url)
        page.get_by_test_id("home-new-gift_trap").click()
        page.get_by_test_id("lobby-own").wait_for()
    return page


def sheet(party: Party) -> Page:
    """Open the sheet, with presents of one's own on it."""
    page = lobby(party)
    if not page.get_by_test_id("own-tab-own").is_visible():
        page.get_by_test_id("own-open").click()
    page.get_by_test_id("own-tab-own").click()
    page.get_by_test_id("own-form").wait_for()
    if not page.get_by_test_id("own-count").inner_text()[:1].isdigit():  # none of one's own yet
        for name, line, photo in MINE:
            page.get_by_test_id("own-name").fill(name)
            page.get_by_test_id("own-line").fill(line)
            if photo:
                page.get_by_test_id("own-photo").set_input_files(
                    FilePayload(name="pull.png", mimeType="image/png", buffer=photo)
                )
                page.get_by_test_id("own-preview").wait_for()
            page.get_by_test_id("own-put").click()
            page.get_by_test_id("own-said").filter(has_text=name).wait_for()
    page.wait_for_function("[...document.querySelectorAll('[data-testid=own-card] img')].some(i => i.naturalWidth)")
    return page


def changing(party: Party) -> Page:
    """Change the one with a photo."""
    page = sheet(party)
    if page.get_by_test_id("own-name").input_value() != MINE[0][0]:
        page.get_by_test_id("own-edit").last.click()
        page.get_by_test_id("own-preview").wait_for()
    return page


def refused(party: Party) -> Page:
    """Hand in a photo that is none."""
    page = changing(party)
    if not page.get_by_test_id("own-wrong").is_visible():
        file = FilePayload(name="photo.jpg", mimeType="image/jpeg", buffer=b"chere tante, merci")
        page.get_by_test_id("own-photo").set_input_files(file)
        page.get_by_test_id("own-put").click()
        page.get_by_test_id("own-wrong").wait_for()
    page.get_by_test_id("own-wrong").scroll_into_view_if_needed()
    return page


def put_away(party: Party) -> Page:
    """Look for presents of the game, one of which is put away."""
    page = lobby(party)
    if not page.get_by_test_id("own-tab-house").is_visible():
        page.get_by_test_id("own-open").click()
    page.get_by_test_id("own-tab-house").click()
    page.get_by_test_id("house-search").fill(SOUGHT)
    found = page.get_by_test_id("house-card")
    found.first.wait_for()
    found.first.get_by_role("checkbox").uncheck()
    return page
