"""The table of Kung Fu Granny: what the tour does so that each of its screens comes up."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.browser.game_search import ME
from tests.browser.prepared_table import sit_down
from tests.browser.tour.kung_fu_scenes import FRIEND
from tests.browser.tour.party import Party, in_talk, opened, out_of_talk

TURN: Final = "fu-turn"
"""The table at which the sheets are opened."""
TOLD: Final = "fu-told"
"""The table at which a move is made while one looks."""
GRANNIES: Final = f"[data-testid='spot-hand:{ME}/granny']"


def laid(wish: str) -> Callable[[Party], Page]:
    """Sit at a table that is laid so."""
    return lambda party: party.sit_at(wish)


def moves(party: Party) -> Page:
    """List every move."""
    page = party.sit_at(TURN)
    return opened(page, page.get_by_test_id("all-moves"), page.locator('[data-testid^="move-"]').first)


def close_moves(party: Party) -> None:
    """List them no more: where there is room, the button that opened them is gone."""
    party.player.page.get_by_role("region", name="Tous les coups").get_by_label("Fermer").click()


def refusal(party: Party) -> Page:
    """Ask why a card can't be played."""
    page = party.sit_at(TURN)
    return opened(page, party.player.lit("why-").first, page.get_by_test_id("see-rule"))


def understand(party: Party) -> None:
    """Close the answer."""
    party.player.page.locator(".toast").get_by_label("Fermer").click()


def rules(party: Party) -> Page:
    """Open the rules."""
    page = party.sit_at(TURN)
    return opened(page, page.get_by_role("button", name="Règles", exact=True), page.locator("dialog[open]"))


def sheet(party: Party) -> Page:
    """Open the table's sheet."""
    page = party.sit_at(TURN)
    return opened(page, page.get_by_test_id("table-sheet"), page.get_by_test_id("seat-code"))


def talk(party: Party) -> Page:
    """Talk."""
    return in_talk(party.sit_at(TURN))


def hush(party: Party) -> None:
    """Talk no more."""
    out_of_talk(party.player.page)


def pause(party: Party) -> Page:
    """Let everything stand still."""
    page = party.sit_at(TURN)
    if not page.get_by_test_id("paused").is_visible():
        page.get_by_test_id("table-sheet").click()
        page.get_by_test_id("pause").click()
        page.get_by_test_id("paused").wait_for()
    return page


def resume(party: Party) -> None:
    """Go on."""
    party.player.page.get_by_test_id("go-on").click()
    party.player.page.get_by_test_id("paused").wait_for(state="detached")


def watching(party: Party) -> Page:
    """Look at a table from aside."""
    page = party.friend.page
    link = f"{party.served.named_url}/{party.table('fu-others').code}"
    if page.url != link:
        party.friend.join(link)
        page.get_by_test_id("table").wait_for()
    return page


def choosing(party: Party) -> Page:
    """Touch a granny, who can be played in several ways."""
    page = party.sit_at("fu-torn")
    return opened(page, page.locator(GRANNIES).first, party.player.lit("choice-").first)


def doubting(party: Party) -> Page:
    """Send a tornado that costs more than it brings."""
    page = party.sit_at("fu-doubted")
    aimed = party.player.lit(f"spot-@{FRIEND}").first
    return opened(page, aimed, page.get_by_test_id("caution-yes"))


def telling(party: Party) -> Page:
    """Look on as a tornado comes over the friend, in the middle of being told."""
    page = party.sit_at(TOLD)
    if not page.get_by_test_id("stage").is_visible():
        party.player.hold()
        theirs = party.friend.context.new_page()
        sit_down(theirs, party.served, party.table(TOLD), FRIEND)
        theirs.locator(".action-bar [data-testid^=option-]").first.click()
        page.get_by_test_id("stage").wait_for()
        theirs.close()
    return page


def told(party: Party) -> None:
    """Leave the table; another is laid for who looks again."""
    party.stand_up()
    del party.laid[TOLD]


def replay(party: Party) -> Page:
    """Watch a game again from the middle of it, with the eyes of another."""
    page = party.player.page
    if not page.get_by_test_id("scrubber").is_visible():
        party.sit_at("fu-end").get_by_test_id("end-replay").click()
        page.get_by_test_id("replay-eyes").select_option("1")
        slider = page.get_by_test_id("replay-slider")
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    return page


def back_to_the_end(party: Party) -> None:
    """Come back to the table."""
    party.player.page.get_by_test_id("replay-leave").click()
    party.player.page.get_by_test_id("end-standings").wait_for()


def file_of_a_game(party: Party) -> Page:
    """Open a record."""
    page = party.player.page
    if not page.url.endswith("/replay"):
        page.goto(f"{party.served.named_url}/replay")
    page.get_by_test_id("record-file").wait_for(state="attached")
    return page


def remember(page: Page, told: str) -> None:
    """Let this device remember which tips were told, and look at the table anew."""
    page.evaluate("told => localStorage.setItem('regift.tips.kung_fu', told)", told)
    page.reload()


def shown_after(party: Party, part: str, told: str) -> Page:
    """Come to what is shown to a device that remembers this of tips."""
    page = party.sit_at(TURN)
    if not page.get_by_test_id(part).is_visible():
        remember(page, told)
        page.get_by_test_id(part).wait_for()
    return page


def offer_tips(party: Party) -> Page:
    """Come to a game that was never played on this device."""
    return shown_after(party, "tips-offer", "")


def tip(party: Party) -> Page:
    """Be told what can be done now, the first time that it comes up."""
    return shown_after(party, "tip", "asked")


def no_tips(party: Party) -> None:
    """Want no tips any more."""
    remember(party.player.page, "asked off")


def keys(party: Party) -> Page:
    """List all keys."""
    page = party.sit_at(TURN)
    if not page.locator("dialog[open]").is_visible():
        page.keyboard.press("?")
        page.locator("dialog[open]").wait_for()
    return page
