"""Several people on one device: what the tour does so that it comes up where they are named."""

from playwright.sync_api import Page

from tests.browser.tour.party import Party, opened

QUIET = 450
"""Milliseconds in which the curtain takes no press: it may have been meant for what was there before."""


def lobby(party: Party) -> Page:
    """Lay a table of a game in which each has a hand of their own."""
    page = party.player.page
    if not page.get_by_test_id("lobby-on-device").is_visible():
        page.goto(party.served.named_url)
        page.get_by_test_id("home-new-kung_fu").click()
        page.get_by_test_id("lobby-on-device").wait_for()
        party.further_codes.append(page.url[-4:])
    return page


def people(party: Party) -> Page:
    """Name those who share the device."""
    page = lobby(party)
    return opened(page, page.get_by_test_id("lobby-on-device"), page.get_by_test_id("on-device-go"))


def hand_over(party: Party) -> Page:
    """Begin a game of two people and bots on the device: it waits to be handed to the first of them."""
    page = party.player.page
    if not page.get_by_test_id("hand-over").is_visible():
        people(party)
        page.get_by_test_id("on-device-name").first.fill(party.friend.name)
        page.get_by_test_id("on-device-go").click()
        page.get_by_test_id("lobby-fill-up").click()
        page.get_by_test_id("lobby-start").click()
        page.get_by_test_id("hand-over").wait_for()
    return page


def hand(party: Party) -> Page:
    """Let whoever is named there take the device."""
    page = party.player.page
    if page.get_by_test_id("table").is_visible():
        return page
    hand_over(party)
    page.wait_for_timeout(QUIET)
    page.get_by_test_id("hand-over-take").click()
    page.get_by_test_id("table").wait_for()
    return page
