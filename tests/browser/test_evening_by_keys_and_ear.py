"""What an evening brings between two games, by keys alone, and as a screen reader tells it: focus and announcements."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.game_search import ME
from tests.browser.playing import Guest
from tests.browser.prepared_table import KEEP_SEAT, PreparedTable, prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.test_screen_reader import tab_to
from tests.browser.tour.evening_screens import evening_before
from tests.browser.tour.scenes import SCENES

pytestmark = pytest.mark.browser

PHONE, LAPTOP = (390, 844), (1366, 768)
LISTEN: Final = """() => {
  window.heard = [];
  const before = new Map();
  const listen = () => document.querySelectorAll("[role=status], [role=alert]").forEach(part => {
    const text = part.textContent.trim().replace(/\\s+/g, " ");
    // What comes together with its text is told for sure only where it is an alert.
    const isTold = before.has(part) || part.getAttribute("role") === "alert";
    if (text && isTold && before.get(part) !== text) window.heard.push(text);
    before.set(part, text);
  });
  listen();
  new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps what a screen reader announces from now on."""
Opener = Callable[[str, str, tuple[int, int]], Guest]


@pytest.fixture
def opener(browser: Browser) -> Callable[[str, str, tuple[int, int]], Guest]:
    """Return what opens somebody's browser."""
    return lambda name, locale, size: Guest(browser, name, locale, size, is_still=True)


def focused(page: Page) -> Locator:
    """Return what has the focus; nothing where it is lost."""
    return page.locator(":focus")


def expect_heard(page: Page, said: str) -> None:
    """Wait until a screen reader has announced this."""
    page.wait_for_function("said => window.heard.some(text => text.includes(said))", arg=said)


def laid(server: Served) -> PreparedTable:
    """Lay a table at the end of the last of several games."""
    scene = SCENES["hats-end"]()
    return prepare_table(server.data, scene, evening=evening_before(scene))


def seat_of_friend(table: PreparedTable) -> int:
    """Return the seat of another person than the host."""
    return next(seat for seat, token in enumerate(table.tokens) if token and seat != ME)


def leave_all(*guests: Guest) -> None:
    """Close the browsers, which have complained of nothing."""
    for guest in guests:
        assert guest.errors == []
        guest.leave()


@pytest.mark.parametrize(
    ("locale", "printed"),
    [
        ("en-GB", ("Kung Fu Granny: Léa would like it.", "Kung Fu Granny")),
        ("fr-FR", ("Mamie Kung Fu : Léa.", "Mamie Kung Fu")),
    ],
)
def test_wishes_are_heard_and_the_next_game_has_the_focus_on_its_title(
    opener: Opener, patient: Served, locale: str, printed: tuple[str, str]
) -> None:
    wished, title = printed
    host, friend = opener("Robin", locale, LAPTOP), opener("Léa", locale, PHONE)
    table = laid(patient)
    sit_down(host.page, patient, table, ME)
    sit_down(friend.page, patient, table, seat_of_friend(table))
    for guest in (host, friend):
        guest.page.get_by_test_id("wished").wait_for(state="attached")
        guest.page.evaluate(LISTEN)
    friend.page.get_by_test_id("next-game-kung_fu").focus()
    friend.page.keyboard.press("Space")
    for guest in (host, friend):
        expect_heard(guest.page, wished)
    expect(host.page.get_by_test_id("wishers-kung_fu").get_by_role("img")).to_have_count(1)
    host.page.get_by_test_id("next-game-kung_fu").focus()
    host.page.keyboard.press("Enter")
    for guest in (host, friend):
        guest.page.get_by_role("heading", name=title, level=1).wait_for()
        expect(focused(guest.page)).to_have_text(title)
    leave_all(host, friend)


@pytest.mark.parametrize(
    ("locale", "printed"), [("en-GB", "The evening is deleted."), ("fr-FR", "La soirée est effacée.")]
)
def test_an_evening_is_deleted_by_keys_and_the_focus_is_not_lost(
    opener: Opener, patient: Served, locale: str, printed: str
) -> None:
    host = opener("Robin", locale, PHONE)
    page = host.page
    sit_down(page, patient, laid(patient), ME)
    page.get_by_test_id("evening").locator("summary").focus()
    page.keyboard.press("Enter")
    forget = page.get_by_test_id("evening-forget")
    forget.focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("sure-yes").wait_for()
    page.keyboard.press("Escape")
    expect(forget).to_be_focused()
    page.evaluate(LISTEN)
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_test_id("sure-yes").inner_text())
    expect_heard(page, printed)
    expect(page.get_by_test_id("evening")).to_have_count(0)
    expect(focused(page)).to_have_count(1)
    leave_all(host)


def test_the_focus_stays_on_what_shares_a_picture(opener: Opener, patient: Served) -> None:
    host = opener("Robin", "fr-FR", LAPTOP)
    sit_down(host.page, patient, laid(patient), ME)
    share = host.page.get_by_test_id("evening-picture")
    share.focus()
    with host.page.expect_download():
        host.page.keyboard.press("Enter")
    expect(share).to_be_focused()
    leave_all(host)


def test_a_seat_is_handed_on_by_keys_and_both_hear_it(opener: Opener, patient: Served) -> None:
    owner, watcher = opener("Robin", "fr-FR", PHONE), opener("Zoé", "en-GB", LAPTOP)
    table = prepare_table(patient.data, SCENES["fu-turn"]())
    sit_down(owner.page, patient, table, ME)
    watcher.join(f"{patient.url}/{table.code}")
    watcher.page.get_by_test_id("bench").wait_for()
    owner.page.get_by_test_id("table-sheet").focus()
    owner.page.keyboard.press("Enter")
    offer = owner.page.get_by_test_id("hand-on")
    offer.wait_for()
    owner.page.evaluate(LISTEN)
    offer.focus()
    owner.page.keyboard.press("Space")
    expect_heard(owner.page, "Ceux qui regardent")
    owner.page.keyboard.press("Escape")
    expect(owner.page.get_by_test_id("table-sheet")).to_be_focused()
    watcher.page.evaluate(LISTEN)
    tab_to(watcher.page, watcher.page.get_by_test_id(f"take-seat-{ME}").inner_text())
    expect_heard(owner.page, "Zoé aimerait ta place")
    tab_to(owner.page, "Oui")
    expect_heard(owner.page, "Zoé a maintenant ta place. Tu regardes.")
    expect_heard(watcher.page, "You have the seat now.")
    leave_all(owner, watcher)


@pytest.mark.parametrize(
    ("locale", "printed"), [("en-GB", ("In words", "Add it")), ("fr-FR", ("Avec des mots", "Ajouter"))]
)
def test_two_presents_are_added_and_taken_out_by_keys(
    opener: Opener, server: Served, locale: str, printed: tuple[str, str]
) -> None:
    words, add = printed
    host = opener("Léa", locale, PHONE)
    page = host.page
    made = host.context.request.post(f"{server.url}/api/tables", data={"game": "gift_trap", "seats": 3}).json()
    page.goto(server.named_url)
    page.evaluate(KEEP_SEAT, [made["code"], made["token"]])
    page.goto(f"{server.named_url}/{made['code']}")
    page.get_by_test_id("two-open").focus()
    page.keyboard.press("Enter")
    heading = page.get_by_test_id("two-presents").get_by_role("heading")
    expect(heading).to_be_focused()
    tab_to(page, words)
    expect(page.get_by_test_id("two-name")).to_be_focused()
    page.keyboard.press("Escape")
    expect(heading).to_be_focused()
    tab_to(page, words)
    page.keyboard.type("A goat")
    tab_to(page, add)
    expect(page.get_by_test_id("two-mine")).to_have_count(1)
    expect(heading).to_be_focused()
    page.get_by_test_id("two-mine").get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("two-mine")).to_have_count(0)
    expect(heading).to_be_focused()
    leave_all(host)


def test_a_scanned_screen_is_given_a_table_by_keys(opener: Opener, server: Served) -> None:
    host = opener("Léa", "en-GB", PHONE)
    page = host.page
    made = host.context.request.post(f"{server.url}/api/tables", data={"game": "kung_fu", "seats": 2}).json()
    page.goto(server.named_url)
    page.evaluate(KEEP_SEAT, [made["code"], made["token"]])
    shown = host.context.request.post(f"{server.url}/api/screens").json()["code"]
    page.goto(f"{server.named_url}/tv/{shown}")
    give = page.get_by_test_id(f"give-{made['code']}")
    give.wait_for()
    page.evaluate(LISTEN)
    give.focus()
    page.keyboard.press("Enter")
    expect_heard(page, "The table is on the big screen.")
    expect(page.get_by_test_id("to-given-table")).to_be_focused()
    leave_all(host)
