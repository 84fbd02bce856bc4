"""A television by its remote control and in its sleep, over plain HTTP: nothing to reach, no burst of sounds."""

import json
import time
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from regift.commands.delete_table import delete_table
from tests.browser.playing import Guest, until
from tests.browser.prepared_table import prepare_table
from tests.browser.serving import Served
from tests.browser.short_games import SEATS, lay
from tests.browser.television import CUT, SIZES, GuestOpener, code_on, type_code
from tests.browser.test_evening_with_big_screen import written
from tests.browser.test_whole_game import finish, play_kung_fu
from tests.browser.tour.display_settings import LIGHTS, resize, shine
from tests.browser.tour.inspector import TO_REACH, tab_through, violations
from tests.browser.tour.scenes import SCENES

pytestmark = pytest.mark.browser

PHONE: Final = (390, 664)
ARROWS: Final = ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft")
STAYS: Final = "document.activeElement === document.body && scrollX === 0 && scrollY === 0"
HEARD: Final = """window.heard = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...given) {
  window.heard.push(performance.now());
  return start.apply(this, given);
};"""
"""Keeps when sounds were begun."""
LONG_SLEEP: Final = 25.0
"""Seconds after which no television trusts what comes to it when it wakes up."""
CROWDED: Final = {"t": "fault", "field": "watch", "expected": "room for who watches", "got": ""}
TITLES: Final = {"fr-FR": "Un écran pour toute la pièce", "en-GB": "One screen for the whole room"}


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
@pytest.mark.parametrize("light", LIGHTS)
def test_axe_finds_nothing_on_the_page_of_a_code(server: Served, browser: Browser, locale: str, light: str) -> None:
    context = browser.new_context(locale=locale)
    television = context.new_page()
    shine(television, light)
    television.goto(f"{server.named_url}/tv")
    code_on(television)
    expect(television.get_by_role("heading")).to_have_text(TITLES[locale])
    for size in SIZES:
        resize(television, size)
        assert television.evaluate(CUT) == [], size
        assert violations(television) == [], size
        assert list(tab_through(television, "")) == [], size
    context.close()


def play_and_hear(host: Guest, television: Page) -> bool:
    """Let the host play, and return whether the television has sounded meanwhile."""
    play_kung_fu(host)
    return bool(television.evaluate("window.heard.length"))


def nothing_to_reach(television: Page) -> None:
    """Press all keys of a remote control: there is nothing that one could come to or scroll, and the page stays."""
    address = television.url
    for key in (*ARROWS, "Enter", "Tab"):
        television.keyboard.press(key)
    assert television.evaluate(TO_REACH) == []
    assert television.evaluate(STAYS)
    assert television.url == address


def test_a_remote_control_has_nothing_to_reach_from_the_code_to_the_end_of_the_table(
    quick: Served, open_guest: GuestOpener, television: Page
) -> None:
    host = open_guest("Robin", "fr-FR", PHONE, is_still=True)
    code = lay(host, quick, "kung_fu", turn_cap=1)
    television.goto(f"{quick.named_url}/tv")
    shown = code_on(television)
    nothing_to_reach(television)
    host.press(host.page.get_by_test_id("lobby-big-screen"))
    type_code(host, shown)
    television.get_by_test_id("big-screen-lobby").wait_for()
    nothing_to_reach(television)
    host.page.keyboard.press("Escape")
    host.press(host.page.get_by_test_id("lobby-start"))
    television.get_by_test_id("big-screen-awaited").wait_for()
    nothing_to_reach(television)
    finish([host], play_kung_fu)
    television.get_by_test_id("big-screen-over").wait_for()
    nothing_to_reach(television)
    delete_table(code, data=quick.data)
    assert code_on(television) != shown
    assert television.url == f"{quick.named_url}/tv"
    nothing_to_reach(television)


def test_a_screen_for_which_a_table_has_no_room_waits_for_another(server: Served, television: Page) -> None:
    table = prepare_table(server.data, SCENES["fu-turn"]())
    television.route_web_socket("**/ws", lambda line: line.send(json.dumps(CROWDED)))
    television.goto(f"{server.named_url}/{table.code}/tv")
    code_on(television)
    assert television.url == f"{server.named_url}/tv"
    nothing_to_reach(television)


def test_a_television_that_slept_shows_how_it_ended_and_plays_no_burst_of_sounds(
    quick: Served, open_guest: GuestOpener, television: Page
) -> None:
    host = open_guest("Robin", "fr-FR", PHONE, is_still=True)
    television.add_init_script(HEARD)
    code = lay(host, quick, "kung_fu")
    television.goto(f"{quick.named_url}/{code}/tv")
    television.get_by_test_id("big-screen-lobby").wait_for()
    host.press(host.page.get_by_test_id("lobby-start"))
    television.get_by_test_id("big-screen-awaited").wait_for()
    television.keyboard.press("ArrowDown")
    playing = host.page.get_by_test_id("table")
    playing.wait_for()
    until(host.page, lambda: play_and_hear(host, television))
    screen = television.context.new_cdp_session(television)
    screen.send("Debugger.enable")
    screen.send("Debugger.pause")
    asleep = time.monotonic()
    finish([host], play_kung_fu)
    host.page.wait_for_timeout(max(0.0, LONG_SLEEP - (time.monotonic() - asleep)) * 1000)
    assert "big-screen-over" not in written(screen), "it sleeps"
    before = screen.send("Runtime.evaluate", {"expression": "window.heard.length"})["result"]["value"]
    screen.send("Debugger.resume")
    screen.send("Debugger.disable")
    television.get_by_test_id("big-screen-over").wait_for()
    names = television.get_by_test_id("end-standings").locator("strong").all_inner_texts()
    assert len(names) == SEATS
    for name in names:
        expect(host.page.get_by_test_id("end-standings")).to_contain_text(name.strip())
    assert television.evaluate("window.heard.length") - before <= 1, "of all it slept through, only the victory"
