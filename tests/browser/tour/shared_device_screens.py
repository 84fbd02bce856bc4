"""Several people on one device: what the tour does so that it comes up where they are named."""

from playwright.sync_api import Page

from tests.browser.tour.party import Party, opened


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
