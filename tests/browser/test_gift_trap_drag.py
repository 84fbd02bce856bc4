"""Carrying at the table of GiftTRAP: what is dragged is what is touched, one after the other."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from regift.games.gift_trap.pack_colours_and_token_scores import RANKS
from tests.browser.playing import Guest
from tests.browser.prepared_table import Scene, prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.test_drag_and_motion import at_rest, drag
from tests.waiting import wait_until

pytestmark = pytest.mark.browser

SEED: Final = 5
SIZES: Final = ((1440, 900), (390, 844))
NAMES: Final = ("Robin", "Léa", "Tom")
GIVEN: Final = [(0, "choose red"), (0, "wait"), (1, "wait"), (2, "wait")]
"""Gifts lie in the window."""
GIVES: Final = ["give 1 to 1", "give 2 to 2", "give 2 to 0", "give 1 to 2", "give 3 to 0", "give 4 to 1"]
LATER: Final = [
    *GIVEN,
    *[(at // 2, name) for at, name in enumerate(GIVES)],
    *[(seat, "done") for seat in range(3)],
    *[(seat, "wait") for seat in range(3)],
]
"""All have given, and rate."""
Move = Callable[[Guest, Locator, Locator], None]


def carry(guest: Guest, one: Locator, other: Locator) -> None:
    """Carry something with a finger, or with the mouse."""
    if guest.has_touch:
        carry_with_finger(guest, one, other)
    else:
        drag(guest, one, other)


def carry_with_finger(guest: Guest, one: Locator, other: Locator, rest: Callable[[], None] = lambda: None) -> None:
    """Carry something with a finger that first rests on it until `rest` returns."""
    finger = guest.context.new_cdp_session(guest.page)
    boxes = [at_rest(guest.page, each) for each in (one, other)]
    ends = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    (x, y), (to_x, to_y) = ends
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    rest()
    for step in range(1, 7):
        at = {"x": x + (to_x - x) * step / 6, "y": y + (to_y - y) * step / 6}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def touch(guest: Guest, one: Locator, other: Locator) -> None:
    """Touch one thing, then the other."""
    guest.press(one)
    guest.press(other)


def arrive(browser: Browser, served: Served, size: tuple[int, int], moves: list[tuple[int, str]]) -> Guest:
    """Sit down at a table that is so far."""
    table = prepare_table(served.data, Scene("gift_trap", NAMES, SEED, moves, {"first": 0, "strategy": True}))
    guest = Guest(browser, "Robin", "en-GB", size)
    sit_down(guest.page, served, table, 0)
    return guest


def gift(page: Page, square: int) -> Locator:
    """Find a gift of the window."""
    return page.get_by_test_id(f"gift-{square}")


def names(page: Page) -> list[str]:
    """List what is said of everything that can be laid, or laid on."""
    found = page.locator("[data-testid^=gift-]:is(button), [data-testid^=friend-], [data-testid^=token-]")
    return [each.get_attribute("aria-label") or "" for each in found.all()]


def laid_with(browser: Browser, served: Served, move: Move, size: tuple[int, int]) -> list[str]:
    """Return by one way of doing it, and move what was given; tell what is said of the table then."""
    guest = arrive(browser, served, size, GIVEN)
    page = guest.page
    lea, tom = (page.get_by_test_id(f"friend-{seat}") for seat in (1, 2))
    move(guest, gift(page, 0), lea)
    expect(gift(page, 0)).to_have_accessible_name(re.compile(", for Léa"))
    move(guest, gift(page, 2), tom)
    expect(tom).to_have_accessible_name(re.compile("Tom, gets your number 3"))
    move(guest, gift(page, 0), tom)
    expect(gift(page, 0)).to_have_accessible_name(re.compile(", for Tom"))
    expect(lea).to_have_accessible_name(re.compile("Léa, nothing from you yet"))
    move(guest, page.get_by_test_id("ribbon"), gift(page, 0))
    expect(gift(page, 0)).to_have_accessible_name(re.compile("GIVE MORE"))
    move(guest, gift(page, 1), lea)
    expect(lea).to_have_accessible_name(re.compile("Léa, gets your number 2"))
    said = names(page)
    page.reload()
    expect(gift(page, 0)).to_have_accessible_name(re.compile("GIVE MORE"))
    wait_until(lambda: names(page) == said)  # the server knows the same
    assert guest.errors == []
    guest.leave()
    return said


def rated_with(browser: Browser, served: Served, move: Move, size: tuple[int, int]) -> list[str]:
    """Rate by one way of doing it; tell what is said of the table then."""
    guest = arrive(browser, served, size, LATER)
    page = guest.page
    tokens = {rank: page.get_by_test_id(f"token-{rank}") for rank in RANKS}
    for square, rank in enumerate(RANKS):
        move(guest, tokens[rank], gift(page, square))
        expect(gift(page, square)).to_have_accessible_name(re.compile("your"))
    move(guest, tokens["great"], gift(page, 3))
    expect(gift(page, 0)).not_to_have_accessible_name(re.compile("your"))
    move(guest, gift(page, 0), tokens["no_way"])
    expect(tokens["no_way"]).to_have_accessible_name(re.compile("on number 1"))
    expect(tokens["great"]).to_have_accessible_name(re.compile("on number 4"))
    said = names(page)
    page.reload()
    expect(tokens["great"]).to_have_accessible_name(re.compile("on number 4"))
    wait_until(lambda: names(page) == said)  # the server knows the same
    assert guest.errors == []
    guest.leave()
    return said


@pytest.mark.parametrize("size", [pytest.param(SIZES[0], marks=pytest.mark.all), SIZES[1]], ids=["laptop", "phone"])
def test_a_gift_dragged_onto_a_friend_is_given_as_if_both_were_touched(
    browser: Browser, server: Served, size: tuple[int, int]
) -> None:
    assert laid_with(browser, server, carry, size) == laid_with(browser, server, touch, size)


@pytest.mark.parametrize("size", [SIZES[0], pytest.param(SIZES[1], marks=pytest.mark.all)], ids=["laptop", "phone"])
def test_a_token_dragged_onto_a_gift_rates_it_as_if_both_were_touched(
    browser: Browser, server: Served, size: tuple[int, int]
) -> None:
    assert rated_with(browser, server, carry, size) == rated_with(browser, server, touch, size)


def test_a_finger_that_rests_on_a_gift_and_then_moves_on_carries_it(browser: Browser, server: Served) -> None:
    guest = arrive(browser, server, SIZES[1], GIVEN)
    page, zoom = guest.page, guest.page.get_by_test_id("zoom")
    carry_with_finger(guest, gift(page, 0), page.get_by_test_id("friend-1"), zoom.wait_for)
    expect(zoom).to_have_count(0)
    expect(gift(page, 0)).to_have_accessible_name(re.compile(", for Léa"))
    assert guest.errors == []
    guest.leave()


def test_what_is_dropped_beside_is_not_laid(browser: Browser, server: Served) -> None:
    guest = arrive(browser, server, SIZES[0], GIVEN)
    page = guest.page
    before = names(page)
    drag(guest, gift(page, 0), page.get_by_test_id("log"))
    drag(guest, gift(page, 0), gift(page, 1))
    assert names(page) == before
    assert page.get_by_test_id("gift-0").get_attribute("aria-pressed") == "false"
    assert guest.errors == []
    guest.leave()


def test_a_hand_that_trembles_touches(browser: Browser, server: Served) -> None:
    guest = arrive(browser, server, SIZES[0], GIVEN)
    page = guest.page
    box = gift(page, 0).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y, steps=3)
    page.mouse.up()
    expect(gift(page, 0)).to_have_attribute("aria-pressed", "true")
    guest.leave()
