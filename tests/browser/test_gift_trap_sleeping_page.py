"""GiftTRAP while a page sleeps: all wait and see it, a bot chooses when told to, and its choice can be changed."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from regift.games.gift_trap.game_class_deal_and_position_from_text import GiftTrap
from tests.browser.playing import Guest
from tests.browser.prepared_table import PreparedTable, Scene, prepare_table, sit_down
from tests.browser.serving import Served, serving

pytestmark = pytest.mark.browser

NAMES = ("Robin", "Léa", "Tom")
PHONE = (390, 664)
DONE = GiftTrap(3, {"first": 0}).by_name["done"].id


@pytest.fixture(scope="module")
def soon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve tables at which who is gone is missed twenty times as soon."""
    variables = {"REGIFT_BOT_PACE": "0", "REGIFT_RETURN_PACE": "0.05"}
    with serving(tmp_path_factory.mktemp("sleeping") / "data", variables=variables) as served:
        yield served


def give(guest: Guest, *gifts: tuple[int, int]) -> None:
    """Give these gifts to these seats, and lock it."""
    for square, seat in gifts:
        guest.press(guest.page.get_by_test_id(f"gift-{square}"))
        guest.press(guest.page.get_by_test_id(f"friend-{seat}"))
    guest.press(guest.page.get_by_test_id(f"option-{DONE}"))


def seated(browser: Browser, served: Served) -> tuple[PreparedTable, list[Guest]]:
    """Seat three people who are asked what they give."""
    table = prepare_table(served.data, Scene("gift_trap", NAMES, 7, ((0, "choose red"),), {"first": 0}))
    screens = (((1366, 768), "en-GB"), (PHONE, "fr-FR"), (PHONE, "en-GB"))
    guests = [
        Guest(browser, name, locale, size, is_still=True) for name, (size, locale) in zip(NAMES, screens, strict=True)
    ]
    for seat, guest in enumerate(guests):
        sit_down(guest.page, served, table, seat)
    return table, guests


def test_a_page_that_sleeps_is_waited_for_and_its_person_has_the_last_word(browser: Browser, soon: Served) -> None:
    table, (robin, lea, tom) = seated(browser, soon)
    tom.page.goto("about:blank")
    give(robin, (0, 1), (1, 2))
    prompt = robin.page.get_by_test_id("awaited-2")
    expect(prompt).to_contain_text("Tom is away, and this choice is personal.")
    robin.press(robin.page.get_by_test_id("move-on-2"))
    expect(robin.page.get_by_test_id("log")).to_contain_text("A bot is now filling in for Tom.")
    expect(lea.page.get_by_text("Un bot remplace maintenant Tom.").first).to_be_visible()
    expect(robin.page.get_by_test_id("cover-2")).to_have_text("A bot is filling in for Tom.")
    expect(lea.page.get_by_test_id("cover-2").get_by_role("img")).to_have_accessible_name(
        "Un bot remplace Tom en attendant."
    )
    tile = lea.page.locator(".friend[data-seat='2']")
    expect(tile.locator(".badge")).to_be_visible()
    expect(tile.get_by_test_id("friend-2")).to_have_attribute("aria-label", re.compile("Un bot remplace Tom"))
    expect(prompt).to_have_count(0)

    sit_down(tom.page, soon, table, 2)
    told = tom.page.get_by_test_id("substitute-moves")
    expect(told).to_contain_text("While you were away, a bot chose for you:")
    expect(told.locator("li")).to_have_count(2)
    expect(told).to_contain_text("You can still change it.")
    expect(robin.page.get_by_test_id("log")).to_contain_text("Tom is back.")
    tom.press(tom.page.get_by_test_id("change-choices"))
    expect(told).to_have_count(0)
    give(tom, (2, 0), (3, 1))
    give(lea, (0, 0), (1, 2))
    for guest in (robin, lea, tom):
        expect(guest.page.get_by_test_id("gift-table")).to_have_attribute("data-phase", "rate")
        assert guest.errors == []
        guest.leave()


def test_of_several_who_are_away_one_is_decided_about_at_a_time(browser: Browser, soon: Served) -> None:
    _, (robin, lea, tom) = seated(browser, soon)
    lea.page.goto("about:blank")
    tom.page.goto("about:blank")
    give(robin, (0, 1), (1, 2))
    prompts = robin.page.locator("[data-testid^=awaited-]")
    button = robin.page.locator("[data-testid^=move-on-]")
    expect(button).to_be_visible()
    expect(robin.page.locator(".friend.away")).to_have_count(2)
    expect(prompts).to_have_count(1)
    first = prompts.get_attribute("data-testid")
    robin.press(button)
    expect(prompts).not_to_have_attribute("data-testid", first or "")
    robin.press(button)
    expect(robin.page.get_by_test_id("gift-table")).to_have_attribute("data-phase", "rate")
    for guest in (robin, lea, tom):
        assert guest.errors == []
        guest.leave()


def test_who_is_back_too_late_is_told_what_was_given(browser: Browser, soon: Served) -> None:
    table, (robin, lea, tom) = seated(browser, soon)
    tom.page.goto("about:blank")
    give(robin, (0, 1), (1, 2))
    give(lea, (0, 0), (1, 2))
    robin.press(robin.page.get_by_test_id("move-on-2"))
    for guest in (robin, lea):
        expect(guest.page.get_by_test_id("gift-table")).to_have_attribute("data-phase", "rate")
        expect(guest.page.get_by_test_id("cover-2")).to_be_visible()
    expect(robin.page.get_by_test_id("cover-2")).to_have_text("A bot has played for Tom. Waiting for Tom again.")
    robin.page.reload()
    expect(robin.page.get_by_test_id("cover-2")).to_have_text("A bot has played for Tom. Waiting for Tom again.")
    sit_down(tom.page, soon, table, 2)
    told = tom.page.get_by_test_id("substitute-moves")
    expect(told).to_contain_text("While you were away, a bot chose for you:")
    expect(tom.page.get_by_test_id("change-choices")).to_have_count(0)
    for guest in (robin, lea):
        expect(guest.page.get_by_test_id("cover-2")).to_have_count(0)
    for guest in (robin, lea, tom):
        assert guest.errors == []
        guest.leave()
