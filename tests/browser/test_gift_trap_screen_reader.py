"""A whole game of GiftTRAP by what a screen reader knows: roles, names, announcements; then by keys alone."""

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.playing import Guest, keys_are_ready, unless_late
from tests.browser.prepared_table import Scene, prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.test_screen_reader import HEAR, LAPTOP, assert_was_told, is_called, moves, quick, tab_to
from tests.waiting import GAME

pytestmark = pytest.mark.browser

__all__ = ["quick"]

SEED: Final = 3
OPTIONS: Final = {"first": 0, "strategy": True}
FREE: Final = re.compile(r"^\d\. (?!.*, (for|your) )")
"""A gift that is given to nobody, or has no token of mine."""
RATED: Final = re.compile(r"^\d\. .*, (GREAT|GOOD|OK|NO WAY) for ")
MINE: Final = re.compile(r"^\d\. .*, your (GREAT|GOOD|OK|NO WAY)")


def begun(browser: Browser, served: Served, rounds: int) -> Guest:
    """Sit down with two bots before the first of so many rounds; it is mine to deal."""
    table = prepare_table(served.data, Scene("gift_trap", ("Robin", "", ""), SEED, (), {**OPTIONS, "cap": rounds}))
    guest = Guest(browser, "Robin", "en-GB", LAPTOP, is_still=True)
    sit_down(guest.page, served, table, 0)
    guest.page.get_by_role("list", name="Order of the round").wait_for()
    return guest


def window(page: Page) -> Locator:
    """Find the gifts."""
    return page.get_by_role("region", name="shop window").get_by_role("button")


def friends(page: Page) -> Locator:
    """Find those to whom nothing is given yet."""
    listed = page.get_by_role("region", name="My friends").get_by_role("button")
    return listed.and_(page.get_by_role("button", name=re.compile("nothing from you yet")))


def tokens(page: Page) -> Locator:
    """Find the tokens not laid yet."""
    listed = page.get_by_role("list", name="What I think of them").get_by_role("button")
    return listed.and_(page.get_by_role("button", name=re.compile("not laid yet")))


def free(page: Page) -> Locator:
    """Find the first gift on which nothing of mine lies."""
    return window(page).and_(page.get_by_role("button", name=FREE)).first


def give_all(page: Page) -> None:
    """Give everybody something, then say what it is: each gift and each friend tell of it."""
    while friends(page).count():
        name = (friends(page).first.get_attribute("aria-label") or "").partition(",")[0]
        free(page).click()
        friends(page).first.click()
        expect(
            window(page).and_(page.get_by_role("button", name=re.compile(f", for {re.escape(name)}")))
        ).to_have_count(1)
        expect(page.get_by_role("button", name=re.compile(f"^{re.escape(name)}, gets your number"))).to_have_count(1)


def rate_all(page: Page) -> None:
    """Lay all four tokens."""
    while count := tokens(page).count():
        free(page).click()
        tokens(page).first.click()
        expect(tokens(page)).to_have_count(count - 1)
    expect(window(page).and_(page.get_by_role("button", name=MINE))).to_have_count(4)


def lock(page: Page) -> None:
    """Say that all is laid."""
    page.get_by_role("region", name="What can I do?").get_by_role("button", name="Done", exact=True).click()


def play_by_ear(guest: Guest) -> None:
    """Do what is asked for, by the names of what is there."""
    page = guest.page
    if friends(page).count():
        give_all(page)
        lock(page)
    elif tokens(page).count():
        rate_all(page)
        lock(page)
    elif page.get_by_role("alert").filter(has_text="Your ").count():
        # Somebody else's move, or the end of a beat, may redraw the page meanwhile.
        with unless_late(), guest.in_haste():
            offered = moves(page)
            if offered:
                # By what it says: by now another move may be the first.
                said = offered[0].inner_text().strip().lstrip("0123456789 \n")
                page.get_by_role("button").filter(has_text=said).first.click()


@pytest.mark.parametrize("rounds", [1, pytest.param(2, marks=pytest.mark.all)])
def test_a_game_is_played_to_its_end_by_roles_and_names_alone(browser: Browser, quick: Served, rounds: int) -> None:
    guest = begun(browser, quick, rounds)
    page = guest.page
    page.evaluate(HEAR)
    press_pack(page)
    end = time.monotonic() + GAME
    standings = page.get_by_role("region", name="Final standings")
    was_rated = False
    while not standings.is_visible():
        assert time.monotonic() < end, page.evaluate("window.heard.slice(-9)")
        was_rated = was_rated or window(page).and_(page.get_by_role("button", name=RATED)).count() > 0
        play_by_ear(guest)
        page.wait_for_timeout(20)
    assert was_rated, "whose tokens lie on the gifts was never said"
    assert standings.get_by_role("listitem").count() >= 3
    assert_was_told(page, longest=700)
    assert guest.errors == []
    guest.leave()


def pack(page: Page) -> Locator:
    """Find one of the packs to deal from."""
    return page.get_by_role("button", name=re.compile("birthday present"))


def press_pack(page: Page) -> None:
    """Deal from a pack, by its name."""
    pack(page).click()


def play_by_keys(guest: Guest) -> None:
    """Go to the first move that is offered, and press it."""
    with unless_late(), guest.in_haste():  # somebody else's move, or the end of a beat, may redraw the page meanwhile
        offered = moves(guest.page) if is_called(guest.page) else []
        if offered:
            offered[0].focus()
            guest.page.keyboard.press("Enter")


def test_a_number_key_picks_the_present_that_shows_the_number(browser: Browser, quick: Served) -> None:
    guest = begun(browser, quick, 1)
    page = guest.page
    page.get_by_role("button", name="All moves", exact=True).first.click()
    keys_are_ready(page)
    page.keyboard.press("1")
    expect(pack(page)).to_be_visible()
    press_pack(page)
    friends(page).first.wait_for()
    keys_are_ready(page)
    count = friends(page).count()
    for number in (3, 2):
        page.keyboard.press(str(number))
        expect(page.get_by_test_id(f"gift-{number - 1}")).to_have_attribute("aria-pressed", "true")
    friends(page).first.click()
    expect(friends(page)).to_have_count(count - 1)
    expect(page.get_by_test_id("gift-1")).to_have_accessible_name(re.compile(", for "))
    assert page.get_by_test_id("all-moves").count() == 0 or page.locator(".moves.column kbd").count() == 0
    guest.leave()


@pytest.mark.all
def test_a_game_is_played_to_its_end_by_keys_alone(browser: Browser, quick: Served) -> None:
    guest = begun(browser, quick, 2)
    page = guest.page
    keys_are_ready(page)
    tab_to(page, " ".join((pack(page).text_content() or "").split()))
    friends(page).first.wait_for()
    while count := friends(page).count():
        for found in (free(page), friends(page).first):
            tab_to(page, found.get_attribute("aria-label") or "")
        expect(friends(page)).to_have_count(count - 1)
    tab_to(page, "Done")
    tokens(page).first.wait_for()
    while count := tokens(page).count():
        for found in (tokens(page).first, free(page)):
            tab_to(page, found.get_attribute("aria-label") or "")
        expect(tokens(page)).to_have_count(count - 1)
    tab_to(page, "Done")
    end = time.monotonic() + GAME
    while not guest.is_done():
        assert time.monotonic() < end, guest.log()[:400]
        play_by_keys(guest)
        page.wait_for_timeout(20)
    assert guest.errors == []
    guest.leave()
