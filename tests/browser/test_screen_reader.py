"""Whole games of Kung Fu Granny by what a screen reader knows: roles, names, announcements; then by keys alone."""

import time
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.browser.playing import Guest, unless_late
from tests.browser.serving import Served, ServerStarter
from tests.waiting import GAME, HUNG

pytestmark = pytest.mark.browser

LAPTOP: Final = (1440, 900)
HEAR: Final = """() => {
  window.heard = [];
  new MutationObserver(() => {
    for (const role of ["status", "alert"])
      for (const part of document.querySelectorAll(`p.hidden[role=${role}]`)) {
        const text = part.textContent.trim(), last = window.heard.findLast(each => each[0] === role);
        if (text && last?.[1] !== text) window.heard.push([role, text]);
      }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
FOCUSED: Final = """() => {
  const part = document.activeElement;
  if (!part || part === document.body) return "";
  return (part.getAttribute("aria-label") ?? part.textContent).trim().replace(/\\s+/g, " ");
}"""


@pytest.fixture(scope="session")
def quick(served_with: ServerStarter) -> Served:
    """Serve with bots that hardly wait, and windows that stay open."""
    return served_with(REGIFT_BOT_PACE="0.05", REGIFT_WINDOW_LIMIT="0")


def press_named(page: Page, name: str) -> None:
    """Press the button that is called so."""
    page.get_by_role("button", name=name, exact=True).click()


def moves(page: Page) -> list[Locator]:
    """List the moves that are read out: each is a button with a name."""
    listed = page.get_by_role("region", name="All moves")
    if not listed.is_visible():
        more = page.get_by_role("region", name="What can I do?").get_by_role("button", name="All moves", exact=True)
        if not more.is_visible():
            return page.get_by_role("region", name="What can I do?").get_by_role("listitem").get_by_role("button").all()
        more.click()
    return listed.get_by_role("listitem").get_by_role("button").all()


def liked(names: list[str]) -> int:
    """Choose by name alone: lay cards, else attack, else whatever comes first."""
    for wish in ("Play", "Lay", "Place", "Attack", "Take", "Steal"):
        for number, name in enumerate(names):
            if name.startswith(wish):
                return number
    return 0


def play_by_ear(page: Page) -> None:
    """Do one thing when called."""
    sure = page.get_by_role("dialog", name="Are you sure?")
    if sure.is_visible():
        sure.get_by_role("button", name="Yes, do it").click()
    elif page.get_by_role("alert").filter(has_text="Your ").count():
        offered = moves(page)
        if offered:
            names = [each.inner_text().strip().lstrip("0123456789 \n") for each in offered]
            offered[liked(names)].click()


@pytest.mark.all
def test_a_game_is_played_to_its_end_and_again_by_roles_and_names_alone(browser: Browser, quick: Served) -> None:
    guest = Guest(browser, "Robin", "en-GB", LAPTOP, is_still=True)
    page = guest.page
    page.goto(quick.named_url)
    page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Kung Fu Granny")).get_by_role(
        "button", name="Play with friends"
    ).click()
    page.get_by_role("heading", name="Kung Fu Granny", level=1).wait_for()
    for number in (2, 3, 4):
        press_named(page, f"Add a bot on seat {number}")
    press_named(page, "Start the game")
    page.get_by_role("list", name="Players").wait_for()
    page.evaluate(HEAR)
    end = time.monotonic() + GAME
    standings = page.get_by_role("region", name="Final standings")
    while not standings.is_visible():
        assert time.monotonic() < end, page.evaluate("window.heard.slice(-9)")
        with unless_late(), guest.in_haste():  # somebody else's move may redraw the page meanwhile
            play_by_ear(page)
        page.wait_for_timeout(20)
    assert standings.get_by_role("listitem").count() >= 4
    assert_was_told(page)
    press_named(page, "Rematch")
    page.get_by_role("button", name="Start the game").wait_for()
    assert guest.errors == []
    guest.leave()


def assert_was_told(page: Page, longest: int = 420) -> None:
    """Public events were told politely and in few words; only one's own turn and attacks broke in."""
    heard: list[tuple[str, str]] = page.evaluate("window.heard")
    calls = [text for role, text in heard if role == "alert"]
    news = [text for role, text in heard if role == "status"]
    assert calls
    assert news[-1] == "The game is over"
    assert [text for text in calls if not text.startswith(("Your turn!", "Your choice!"))] == []
    assert max(len(text) for text in calls) < 200
    assert max(len(text) for text in news) < longest


NAMED = """name => [...document.querySelectorAll("button, a[href], input, select, summary, [tabindex]")].some(
  part => (part.getAttribute("aria-label") ?? part.textContent).trim().replace(/\\s+/g, " ") === name
)"""
"""Whether something is called so that the focus can be on."""
ITEM = "() => document.activeElement?.closest('li')?.textContent ?? ''"
"""What the item of a list says in which the focus is."""


def tab_to(page: Page, name: str, item: str = "") -> None:
    """Press Tab until the focus is on what is called so, in the item of a list that says this, then Enter."""
    page.wait_for_function(NAMED, arg=name)
    end = time.monotonic() + HUNG
    while page.evaluate(FOCUSED) != name or item not in page.evaluate(ITEM):
        assert time.monotonic() < end, f"{name}: out of reach for the keyboard"
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def is_called(page: Page) -> bool:
    """Return whether the page says that it is the reader's turn."""
    return any(page.get_by_test_id("call").all_inner_texts())


def play_by_keys(page: Page) -> None:
    """Play the second card by its number, or the first, or aim at the first target, or go on; say yes when asked."""
    if page.get_by_role("dialog", name="Are you sure?").is_visible():
        tab_to(page, "Yes, do it")
    elif is_called(page):
        for key in "2211E":
            page.keyboard.press(key)
            page.wait_for_timeout(60)


def test_a_game_is_played_to_its_end_and_again_by_keys_alone(browser: Browser, quick: Served) -> None:
    guest = Guest(browser, "Robin", "en-GB", LAPTOP, is_still=True)
    page = guest.page
    page.goto(quick.named_url)
    page.get_by_role("heading", name="Kung Fu Granny").wait_for()
    tab_to(page, "Play with friends", "Kung Fu Granny")
    page.get_by_role("heading", name="Kung Fu Granny", level=1).wait_for()
    for number in (2, 3, 4):
        tab_to(page, f"Add a bot on seat {number}")
    page.get_by_role("button", name="Start the game").and_(page.locator(":enabled")).wait_for()
    tab_to(page, "Start the game")
    page.get_by_role("list", name="Players").wait_for()
    end = time.monotonic() + GAME
    while not guest.is_done():
        assert time.monotonic() < end, guest.log()[:400]
        play_by_keys(page)
        page.wait_for_timeout(20)
    tab_to(page, "Rematch")
    page.get_by_role("button", name="Start the game").wait_for()
    tab_to(page, "Start the game")
    page.get_by_role("list", name="Players").wait_for()
    assert guest.errors == []
    guest.leave()
