"""Between the house and a game: what the tour does so that each of these screens comes up."""

from playwright.sync_api import Page

from tests.browser.game_search import ME
from tests.browser.prepared_table import sit_down
from tests.browser.tour.party import Party, in_talk, opened, out_of_talk

BEGUN = "fu-others"
"""A table at which the host sits, too."""


def arrive(party: Party) -> Page:
    """Come by the link."""
    return party.friend.page


def seat_code(party: Party) -> Page:
    """Come with the code of one's seat."""
    page = party.friend.page
    return opened(page, page.get_by_test_id("have-seat-code"), page.get_by_test_id("seat-code-field"))


def come_by_link(party: Party) -> None:
    """Come by the link again."""
    page = party.friend.page
    page.reload()
    page.get_by_test_id("join-name").fill(party.friend.name)


def lobby(party: Party) -> Page:
    """Look at one's table as its host."""
    party.host.page.get_by_test_id("lobby-start").wait_for()
    return party.host.page


def lobby_of_a_guest(party: Party) -> Page:
    """Look at the table of somebody else."""
    return party.friend.page


def large_invitation(party: Party) -> Page:
    """Show the invitation to a whole room."""
    page = party.host.page
    return opened(page, page.get_by_test_id("lobby-enlarge"), page.get_by_test_id("large-invitation"))


def minute(party: Party) -> Page:
    """Read the rules in a minute."""
    page = party.host.page
    opener = page.get_by_role("button", name="Les règles en une minute", exact=True)
    return opened(page, opener, page.get_by_test_id("all-rules"))


def talk(party: Party) -> Page:
    """Talk."""
    return in_talk(party.host.page)


def hush(party: Party) -> None:
    """Talk no more."""
    out_of_talk(party.host.page)


def my_tables(party: Party) -> Page:
    """Come back to the house, with a seat at two tables."""
    pages = party.host.context.pages
    if pages[-1] == party.host.page:
        page = party.host.context.new_page()
        sit_down(page, party.served, party.table(BEGUN), ME)
        page.goto(party.served.named_url)
    page = party.host.context.pages[-1]
    page.locator("[data-testid^=my-table]").nth(1).wait_for()
    return page


def leave_the_house(party: Party) -> None:
    """Go back to the table."""
    party.host.context.pages[-1].close()


def escape(party: Party) -> None:
    """Close what the host has opened."""
    party.host.page.keyboard.press("Escape")
