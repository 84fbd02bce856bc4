"""What moves at the table: a card dragged is a card touched, a story can be skipped, and motion is nobody's must."""

import re
from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from regift.games import catalogue
from tests.browser.playing import FRAMES, TRY, Guest, unless_late
from tests.browser.serving import Served, serving

pytestmark = pytest.mark.browser

KUNG_FU = catalogue.game("kung_fu", seats=4)
CALM = "localStorage.setItem('regift.speed', 'calm')"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve tables whose bots are quick, but no quicker than a story, and whose windows never close by themselves."""
    variables = {"REGIFT_BOT_PACE": "0.7", "REGIFT_WINDOW_LIMIT": "0"}
    with serving(tmp_path_factory.mktemp("moving") / "data", variables=variables) as served:
        yield served


def button(guest: Guest, name: str) -> Locator:
    """Find the button of an action, by the name that the library gives it."""
    return guest.page.get_by_test_id(f"option-{KUNG_FU.by_name[name].id}")


def tidying(browser: Browser, served: Served, size: tuple[int, int] = (1440, 900)) -> Guest:
    """Sit down among bots and come to the step in which any card may be thrown away."""
    guest = Guest(browser, "Robin", "en-GB", size)
    guest.page.add_init_script(CALM)
    guest.page.goto(served.url)
    guest.page.get_by_test_id("home-play-bots-kung_fu").click()
    guest.page.get_by_test_id("table").wait_for()
    through, over, done = button(guest, "let it through"), button(guest, "clean up"), button(guest, "done")
    while not done.is_visible():
        through.or_(over).or_(done).first.wait_for()
        for found in (through, over):
            if found.is_visible():
                with unless_late(), guest.in_haste():  # a bot may be faster
                    guest.click(found)
                with suppress(AssertionError):  # it may be there again at once
                    expect(found).to_be_hidden(timeout=TRY)
    return guest


def finish_tidying(guest: Guest) -> None:
    """Throw away what was picked; what would be wasted is asked about once (MKF-11)."""
    done, sure = button(guest, "done"), guest.page.get_by_test_id("caution-yes")
    guest.press(done)
    asked_or_gone = f"""() => document.querySelector('[data-testid=caution-yes]')
        || !document.querySelector('[data-testid=option-{KUNG_FU.by_name["done"].id}]')"""
    guest.page.wait_for_function(asked_or_gone)
    if sure.is_visible():
        guest.press(sure)


def thrown(guest: Guest) -> list[str]:
    """List the cards that are picked to be thrown away."""
    cards = guest.page.locator('[data-spot="picked"] [data-face]')
    return [cards.nth(index).get_attribute("data-face") or "" for index in range(cards.count())]


def at_rest(page: Page, found: Locator) -> FloatRect:
    """Return where something lies once it moves no more."""
    before = None
    while (box := found.bounding_box()) is None or box != before:
        before = box
        page.evaluate(FRAMES)
    return box


def drag(guest: Guest, card: Locator, place: Locator) -> None:
    """Carry a card somewhere with the mouse."""
    start, end = at_rest(guest.page, card), at_rest(guest.page, place)
    mouse = guest.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    mouse.up()


def test_a_card_dragged_is_a_card_touched_and_one_put_back_is_neither(browser: Browser, quick: Served) -> None:
    guest = tidying(browser, quick)
    page, back = guest.page, guest.page.get_by_test_id("take-back")
    guest.lit("spot-hand:").first.click()
    back.wait_for()
    touched = thrown(guest)
    back.click()
    expect(back).to_be_hidden()
    drag(guest, guest.lit("spot-hand:").first, page.locator('[data-spot="discards"]'))
    back.wait_for()
    assert thrown(guest) == touched
    back.click()
    expect(back).to_be_hidden()
    for nowhere in (page.get_by_test_id("log"), guest.lit("spot-hand:").last):
        drag(guest, guest.lit("spot-hand:").first, nowhere)
        expect(page.get_by_test_id("dragged")).to_have_count(0)
        assert thrown(guest) == []
    assert guest.errors == []
    guest.leave()


def test_a_story_is_told_and_can_be_skipped(browser: Browser, quick: Served) -> None:
    guest = tidying(browser, quick)
    page = guest.page
    guest.lit("spot-hand:").first.click()
    page.get_by_test_id("take-back").wait_for()
    page.keyboard.press("s")
    guest.hold()
    finish_tidying(guest)
    expect(page.get_by_test_id("stage")).to_contain_text("You discard")
    expect(page.get_by_test_id("skip")).to_be_visible()
    page.keyboard.press("s")
    assert page.evaluate("document.querySelectorAll('.flight, [data-testid=skip]').length") == 0
    assert guest.errors == []
    guest.leave()


def test_where_motion_is_unwelcome_lines_and_words_tell_the_story(browser: Browser, quick: Served) -> None:
    guest = tidying(browser, quick, (390, 844))
    page = guest.page
    page.emulate_media(reduced_motion="reduce")
    guest.press(guest.lit("spot-hand:").first)
    page.get_by_test_id("take-back").wait_for()
    page.keyboard.press("s")
    guest.hold()
    finish_tidying(guest)
    expect(page.get_by_test_id("stage")).to_contain_text("You discard")
    expect(page.get_by_test_id("trail").first).to_be_visible()
    assert page.locator(".flight").count() == 0
    assert guest.errors == []
    guest.leave()


def test_a_card_is_looked_at_closely_and_leads_to_its_rule(browser: Browser, quick: Served) -> None:
    guest = tidying(browser, quick)
    page = guest.page
    card = guest.lit("spot-hand:").first
    card.click(button="right")
    zoom = page.get_by_test_id("zoom")
    expect(zoom).to_contain_text("MKF-")
    page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)
    card.focus()
    page.keyboard.press("z")
    page.get_by_test_id("zoom-rule").click()
    expect(page.locator(".sought")).to_be_in_viewport()
    assert thrown(guest) == []
    assert guest.errors == []
    guest.leave()


def test_the_title_calls_whose_turn_it_is(browser: Browser, quick: Served) -> None:
    guest = tidying(browser, quick)
    expect(guest.page).to_have_title(re.compile("^● "))
    finish_tidying(guest)
    expect(guest.page).not_to_have_title(re.compile("^● "))
    guest.leave()


def test_sounds_are_switched_off_for_good(browser: Browser, quick: Served) -> None:
    guest = tidying(browser, quick)
    switch = guest.page.get_by_test_id("sounds")
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    guest.page.reload()
    expect(switch).to_have_attribute("aria-checked", "false")
    guest.leave()
