"""The table of screens: a new one is a row here, and is then drawn, checked and walked through like all others."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from tests.browser.tour import decks, hats, house, parcels, presents, ring, trap
from tests.browser.tour.party import Party


def nothing(party: Party) -> None:
    """Leave the page as it is."""


class Screen(NamedTuple):
    """One thing that a person may see."""

    name: str
    moment: str
    """When the walk may come by it: one of MOMENTS."""

    show: Callable[[Party], Page | None]
    """Bring it about, unless it is there already, and give the page it is on; None when this is not the occasion."""

    hide: Callable[[Party], None] = nothing
    fits: bool = False
    """Whether all of it is seen on a phone and a laptop without scrolling."""

    occasion: int = 1
    """The how manieth such moment is worth a look: a table with something on it."""

    over: str = ""
    """What the reader has opened and may lie over the rest."""


def opened(page: Page, opener: Locator, sign: Locator) -> Page | None:
    """Press what opens it unless it is open; None when there is nothing to press."""
    if not sign.is_visible():
        if not opener.is_visible():
            return None
        opener.click()
        sign.wait_for()
    return page


def arrive(party: Party) -> Page:
    """Come by the link."""
    return party.friend.page


def seat_code(party: Party) -> Page | None:
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
    party.page.get_by_test_id("lobby-start").wait_for()
    return party.page


def large_invitation(party: Party) -> Page | None:
    """Show the invitation to a whole room."""
    page = party.page
    return opened(page, page.get_by_test_id("lobby-enlarge"), page.get_by_test_id("large-invitation"))


def minute(party: Party) -> Page | None:
    """Read the rules in a minute."""
    page = party.page
    opener = page.get_by_role("button", name="Les règles en une minute", exact=True)
    return opened(page, opener, page.get_by_test_id("all-rules"))


def my_tables(party: Party) -> Page:
    """Come back to the house, with a seat at a table."""
    pages = party.host.context.pages
    if pages[-1] == party.page:
        party.host.context.new_page().goto(party.served.named_url)
    page = party.host.context.pages[-1]
    page.locator("[data-testid^=my-table]").first.wait_for()
    return page


def leave_the_house(party: Party) -> None:
    """Go back to the table."""
    party.host.context.pages[-1].close()


def lobby_of_a_guest(party: Party) -> Page:
    """Look at the table of somebody else."""
    return party.friend.page


def talk(party: Party) -> Page | None:
    """Talk."""
    page = party.page
    return opened(page, page.get_by_test_id("talk-open"), page.get_by_test_id("talk-text"))


def hush(party: Party) -> None:
    """Talk no more."""
    party.page.get_by_test_id("talk-close").click()


def table(party: Party) -> Page:
    """Look at the table as it is."""
    return party.page


def watching(party: Party) -> Page:
    """Look at it from aside, once it goes on."""
    page = party.watcher.page
    page.get_by_test_id("paused").wait_for(state="detached")
    return page


def moves(party: Party) -> Page | None:
    """List every move."""
    page = party.page
    is_open = page.locator('[data-testid^="move-"]').first
    return opened(page, page.get_by_test_id("all-moves"), is_open)


def close_moves(party: Party) -> None:
    """List them no more: where there is room, the button that opened them is gone."""
    party.page.get_by_role("region", name="Tous les coups").get_by_label("Fermer").click()


def refusal(party: Party) -> Page | None:
    """Ask why a card can't be played."""
    return opened(party.page, party.host.lit("why-").first, party.page.get_by_test_id("see-rule"))


def rules(party: Party) -> Page | None:
    """Open the rules."""
    page = party.page
    return opened(page, page.get_by_role("button", name="Règles", exact=True), page.locator("dialog[open]"))


def sheet(party: Party) -> Page | None:
    """Open the table's sheet."""
    return opened(party.page, party.page.get_by_test_id("table-sheet"), party.page.get_by_test_id("seat-code"))


def pause(party: Party) -> Page | None:
    """Let everything stand still."""
    page = party.page
    if not page.get_by_test_id("paused").is_visible():
        page.get_by_test_id("table-sheet").click()
        page.get_by_test_id("pause").click()
        page.get_by_test_id("paused").wait_for()
    return page


def resume(party: Party) -> None:
    """Go on."""
    party.page.get_by_test_id("go-on").click()
    party.page.get_by_test_id("paused").wait_for(state="detached")


def chooser(party: Party) -> Page | None:
    """Touch what can be played in several ways."""
    return opened(party.page, party.glowing, party.host.lit("choice-").first) if party.glowing else None


def escape(party: Party) -> None:
    """Close what is open."""
    party.page.keyboard.press("Escape")


def replay(party: Party) -> Page:
    """Watch the game again from the middle of it, with the eyes of another."""
    page = party.page
    if not page.get_by_test_id("scrubber").is_visible():
        page.get_by_test_id("end-replay").click()
        page.get_by_test_id("replay-eyes").select_option("1")
        slider = page.get_by_test_id("replay-slider")
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    return page


def back_to_the_end(party: Party) -> None:
    """Come back to the table."""
    party.page.get_by_test_id("replay-leave").click()
    party.page.get_by_test_id("end-standings").wait_for()


def file_of_a_game(party: Party) -> Page:
    """Open a record."""
    page = party.watcher.page
    if not page.url.endswith("/replay"):
        page.goto(f"{party.served.named_url}/replay")
    page.get_by_test_id("record-file").wait_for(state="attached")
    return page


def laid(wish: str) -> Callable[[Party], Page]:
    """Sit at a table that is laid so."""
    return lambda party: party.sit_at(wish)


def discards(party: Party) -> Page | None:
    """Look through the discard pile."""
    page = party.sit_at("eight")
    return opened(page, page.get_by_test_id("discards-open"), page.get_by_test_id("discards-sheet"))


def shelf(party: Party) -> Page | None:
    """Look closely at a shelf."""
    page = party.sit_at("eight")
    return opened(page, page.get_by_test_id("shelf-0"), page.get_by_test_id("shelf-sheet"))


def zoomed(party: Party) -> Page | None:
    """Look closely at a card of one's own."""
    page = party.sit_at("four")
    if not page.get_by_test_id("zoom").is_visible():
        page.locator("[data-testid^='spot-hand:']").first.click(button="right")
        page.get_by_test_id("zoom").wait_for()
    return page


def close(party: Party) -> None:
    """Close what is open at the other table."""
    party.watcher.page.keyboard.press("Escape")


TABLES = (
    "two",
    "four",
    "six",
    "eight",
    "asked",
    "chain",
    "watched",
    "cure",
    "discard",
    "take",
    "farewell",
    "late",
    "bench",
)
OVER = ("hats-break", "hats-end")
"""Tables at which a round is over: all of it is told, however long."""
TRAP_OVER = ("trap-end", "trap-end-eight")
"""Those of GiftTRAP at which the game is over."""
DRAWER = "section:has([data-testid=talk-lines])"
TOAST = ".toast"
MOMENTS = (
    "in the house",
    "at other tables",
    "at the door",
    "in the lobby",
    "turn",
    "amid a move",
    "choosing",
    "doubting",
    "asked",
    "others play",
    "at the end",
)
SCREENS = (
    Screen("home", "in the house", house.home),
    Screen("person", "in the house", house.person, escape),
    Screen("about", "in the house", house.about, escape),
    Screen("no-table", "in the house", house.no_table),
    Screen("mix", "in the house", decks.mixing),
    Screen("mix-share", "in the house", decks.sharing, close),
    Screen("mix-kept", "in the house", decks.kept, close),
    Screen("mix-unplayable", "in the house", decks.unplayable, decks.refill),
    Screen("lobby-deck", "in the house", decks.table_with),
    Screen("lobby-mix", "in the house", decks.mixing_there, close),
    Screen("lobby-own", "in the house", presents.lobby),
    Screen("own", "in the house", presents.sheet, close),
    Screen("own-change", "in the house", presents.changing, close),
    Screen("own-refused", "in the house", presents.refused, close),
    Screen("own-house", "in the house", presents.put_away, close),
    *(Screen(f"gifts-{wish}", "at other tables", laid(wish), fits=True) for wish in TABLES),
    Screen("gifts-end", "at other tables", laid("end")),
    Screen("gifts-discards", "at other tables", discards, close, fits=True),
    Screen("gifts-shelf", "at other tables", shelf, close, fits=True),
    Screen("gifts-zoom", "at other tables", zoomed, close, fits=True),
    *(
        Screen(wish, "at other tables", ring.ring(wish), fits=wish not in OVER, over=ring.CLAIMS)
        for wish in hats.WISHES
    ),
    *(Screen(wish, "at other tables", parcels.sit(wish), fits=wish not in TRAP_OVER) for wish in trap.WISHES),
    Screen("trap-set", "at other tables", parcels.trapping, parcels.let_go, fits=True),
    Screen("hats-shame", "at other tables", ring.shame, close, fits=True),
    Screen("hats-sought", "at other tables", ring.sought, over=ring.CLAIMS),
    Screen("hats-voices", "at other tables", ring.voices, close),
    Screen("hats-replay", "at other tables", ring.replay, fits=True),
    Screen("hats-lesson", "at other tables", ring.lesson),
    Screen("arrive", "at the door", arrive),
    Screen("seat-code", "at the door", seat_code, come_by_link),
    Screen("lobby", "in the lobby", lobby),
    Screen("minute", "in the lobby", minute, escape),
    Screen("large-invitation", "in the lobby", large_invitation, escape),
    Screen("lobby-guest", "in the lobby", lobby_of_a_guest),
    Screen("lobby-talk", "in the lobby", talk, hush, over=DRAWER),
    Screen("turn", "turn", table, fits=True, occasion=3),
    Screen("moves", "turn", moves, close_moves, fits=True),
    Screen("toast", "turn", refusal, fits=True, over=TOAST),
    Screen("rules", "turn", rules, escape, fits=True),
    Screen("sheet", "turn", sheet, escape),
    Screen("talk", "turn", talk, hush, over=DRAWER),
    Screen("paused", "turn", pause, resume),
    Screen("watching", "turn", watching),
    Screen("my-tables", "turn", my_tables, leave_the_house),
    Screen("picking", "amid a move", table, fits=True, occasion=2),
    Screen("chooser", "choosing", chooser, fits=True),
    Screen("caution", "doubting", table, fits=True),
    Screen("window", "asked", table, fits=True),
    Screen("others", "others play", table, fits=True, occasion=3),
    Screen("end", "at the end", table),
    Screen("replay", "at the end", replay, back_to_the_end, fits=True),
    Screen("replay-file", "at the end", file_of_a_game),
)
