"""A game is played to its end, told, shared, watched again through several eyes, and opened from a file."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import Guest
from tests.browser.serving import Served, ServerStarter
from tests.browser.test_whole_game import TINY_GAMES, finish, play_anything

pytestmark = pytest.mark.browser
FINGERTIP = 44
"""Pixels of what can be touched."""


@pytest.fixture(scope="session")
def quick(served_with: ServerStarter) -> Served:
    """Serve the tiny games, with bots that do not wait."""
    return served_with(REGIFT_BOT_PACE="0", REGIFT_GAMES=str(TINY_GAMES))


class Ended(NamedTuple):
    """A game that is over."""

    guest: Guest
    link: str
    """Of its table."""


@pytest.fixture(scope="module")
def ended(browser: Browser, quick: Served) -> Iterator[Ended]:
    """Return somebody who has just played Bell to the end, over plain HTTP."""
    guest = Guest(browser, "Sam", "en-GB", (1440, 900))
    guest.page.goto(quick.named_url)
    guest.page.get_by_test_id("home-play-bots-bell").click()
    guest.page.get_by_test_id("table").wait_for()
    link = guest.page.url
    early = guest.context.new_page()
    early.goto(f"{link}/replay")
    expect(early.get_by_test_id("replay-refused")).to_contain_text("still being played")
    early.close()
    finish([guest], play_anything)
    yield Ended(guest, link)
    assert guest.errors == []
    guest.leave()


def where(page: Page) -> int:
    """Return which position the slider shows."""
    return int(page.get_by_test_id("replay-slider").input_value())


def test_the_end_is_told_in_three_lines_and_can_be_shared_by_hand(ended: Ended) -> None:
    page = ended.guest.page
    page.goto(ended.link)
    expect(page.get_by_test_id("end-story").locator("p")).to_have_count(3)
    # Told again to who has only just opened the page.
    expect(page.get_by_test_id("log").locator("li").nth(3)).to_be_visible()
    assert "story" not in page.get_by_test_id("end-story").inner_text()
    page.get_by_test_id("share").click()
    shared = page.get_by_test_id("share-text")
    text = shared.input_value()
    assert text.startswith("🎁 Bell\n🥇 ")
    assert text.endswith("/replay")
    assert page.evaluate("getSelection().toString() === document.activeElement.value")
    page.keyboard.press("Escape")


def test_a_game_is_watched_again_by_keyboard_through_several_eyes(ended: Ended) -> None:
    page = ended.guest.page
    page.goto(ended.link)
    page.get_by_test_id("end-replay").click()
    caption = page.get_by_test_id("replay-caption")
    expect(caption).to_contain_text("dealt")
    page.keyboard.press("ArrowRight")
    expect(caption).not_to_contain_text("dealt")
    first = where(page)
    assert first > 0
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("End")
    last = where(page)
    assert last == int(page.get_by_test_id("replay-slider").get_attribute("max") or 0)
    page.keyboard.press("ArrowLeft")
    assert 0 < where(page) < last
    page.keyboard.press("Home")
    assert where(page) == 0
    page.get_by_test_id("replay-on").click()
    assert where(page) == first
    nobody = page.locator("[data-testid=table]").inner_text()
    page.get_by_test_id("replay-eyes").select_option("0")
    expect(page.locator("[data-testid=table]")).not_to_have_text(nobody)
    expect(page.get_by_test_id("table")).not_to_contain_text("you", ignore_case=False)
    assert page.locator('[data-testid^="spot-"], [data-testid^="why-"], [data-testid^="option-"]').count() == 0
    page.get_by_test_id("replay-eyes").select_option("open")
    page.wait_for_url(re.compile(r"#step=\d+&eyes=open$"))


def test_a_link_opens_at_a_moment_and_it_runs_by_itself_to_the_end(ended: Ended) -> None:
    page = ended.guest.page
    page.goto(f"{ended.link}/replay")
    page.get_by_test_id("replay-slider").focus()
    page.keyboard.press("End")
    last = where(page)
    page.keyboard.press("ArrowLeft")
    near = where(page)
    page.goto("about:blank")
    page.goto(f"{ended.link}/replay#step={near}&eyes=1")
    expect(page.get_by_test_id("replay-eyes")).to_have_value("1")
    before = where(page)
    assert 0 < before <= near
    for _ in range(2):
        page.get_by_test_id("replay-speed").click()
    page.get_by_test_id("replay-run").click()
    expect(page.get_by_test_id("replay-slider")).to_have_value(str(last))
    expect(page.get_by_test_id("replay-run")).to_have_attribute("aria-label", "Play")
    page.get_by_test_id("replay-leave").click()
    page.get_by_test_id("end-standings").wait_for()


def test_a_phone_scrubs_by_touch_without_scrolling_aside(browser: Browser, ended: Ended) -> None:
    phone = Guest(browser, "Léa", "fr-FR", (390, 844))
    page = phone.page
    page.goto(f"{ended.link}/replay")
    slider = page.get_by_test_id("replay-slider")
    slider.wait_for()
    box = slider.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2)
    expect(slider).not_to_have_value("0")
    phone.press(page.get_by_test_id("replay-back"))
    for eyes in ("table", "0", "open"):
        page.get_by_test_id("replay-eyes").select_option(eyes)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    touched = "[data-testid=scrubber] button:visible, [data-testid=scrubber] input, header select"  # no room to save it
    for button in page.locator(touched).all():
        size = button.bounding_box()
        assert size
        assert min(size["width"], size["height"]) >= FINGERTIP, button
    assert phone.errors == []
    phone.leave()


def test_who_comes_late_sees_the_end_and_the_game_again(browser: Browser, ended: Ended) -> None:
    late = Guest(browser, "Tom", "en-GB", (1440, 900))
    late.page.goto(ended.link)
    late.page.get_by_role("button", name="Just watch").click()
    late.page.get_by_test_id("end-standings").wait_for()
    expect(late.page.get_by_test_id("end-story").locator("p")).to_have_count(3)
    late.page.get_by_test_id("end-replay").click()
    late.page.get_by_test_id("scrubber").wait_for()
    late.page.go_back()
    late.page.get_by_test_id("end-standings").wait_for()
    assert late.errors == []
    late.leave()


def test_a_record_is_opened_from_a_file_unless_it_was_changed(browser: Browser, ended: Ended, tmp_path: Path) -> None:
    page = ended.guest.page
    page.goto(ended.link)
    with page.expect_download() as downloading:
        page.get_by_test_id("end-record").click()
    record = tmp_path / "bell.jsonl"
    downloading.value.save_as(record)
    changed = tmp_path / "changed.jsonl"
    changed.write_text(record.read_text(encoding="utf-8").replace('"name":"', '"name":"not ', 1), encoding="utf-8")
    page.goto(ended.link.rsplit("/", 1)[0] + "/replay")
    page.get_by_test_id("record-file").set_input_files(changed)
    expect(page.get_by_test_id("replay-refused")).to_contain_text("was changed")
    expect(page.locator("main")).to_contain_text("digest")
    page.get_by_role("button", name="Choose another file").click()
    page.get_by_test_id("record-file").set_input_files(record)
    page.get_by_test_id("scrubber").wait_for()
    page.keyboard.press("End")
    assert where(page) > 0
    page.get_by_test_id("replay-eyes").select_option("open")
    expect(page.get_by_test_id("replay-eyes")).to_have_value("open")


def test_eyes_that_do_not_open_say_so_and_are_tried_again(ended: Ended) -> None:
    page = ended.guest.page
    page.goto(f"{ended.link}/replay")
    page.get_by_test_id("scrubber").wait_for()
    page.route("**/replay?eyes=1", lambda route: route.abort())
    page.get_by_test_id("replay-eyes").select_option("1")
    expect(page.get_by_test_id("eyes-lost")).to_contain_text("can’t be shown")
    expect(page.get_by_test_id("replay-eyes")).to_have_value("1")
    page.unroute("**/replay?eyes=1")
    page.get_by_test_id("eyes-again").click()
    expect(page.get_by_test_id("eyes-lost")).to_have_count(0)
    expect(page.get_by_test_id("replay-eyes")).to_have_value("1")


def test_who_watches_again_keeps_the_seat_and_is_called_to_the_next_game(browser: Browser, quick: Served) -> None:
    host, friend = (Guest(browser, name, "en-GB", (1440, 900)) for name in ("Robin", "Léa"))
    host.page.goto(quick.named_url)
    host.page.get_by_test_id("home-new-sprint").click()
    link = f"{quick.named_url}/{host.page.get_by_test_id('lobby-link').inner_text().strip()[-4:]}"
    friend.join(link)
    host.page.get_by_text("Léa").first.wait_for()
    for seat in (2, 3):
        add = host.page.get_by_test_id(f"lobby-add-bot-{seat}")
        if add.is_visible():
            add.click()
    host.page.get_by_test_id("lobby-start").click()
    for guest in (host, friend):
        guest.page.get_by_test_id("table").wait_for()
    finish([host, friend], play_anything)
    friend.page.get_by_test_id("end-replay").click()
    friend.page.get_by_test_id("scrubber").wait_for()
    expect(host.page.get_by_test_id("table")).not_to_contain_text("away")
    assert friend.page.get_by_test_id("replay-called").count() == 0
    host.page.get_by_test_id("end-rematch").click()
    called = friend.page.get_by_test_id("replay-called")
    called.get_by_role("button").click()
    expect(friend.page.get_by_test_id("lobby-link")).to_be_visible()
    host.page.get_by_test_id("lobby-start").click()
    friend.page.get_by_test_id("table").wait_for()
    for guest in (host, friend):
        assert guest.errors == []
        guest.leave()
