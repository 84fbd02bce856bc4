"""Whole games of a phone and bots, from the lobby to the standings, on the big screen of a television of 2019."""

import os
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.older_chromium import PROGRAM, OlderChromium
from tests.browser.playing import Guest
from tests.browser.serving import Served
from tests.browser.short_games import PLAYERS, SEATS, lay
from tests.browser.television import CUT, SIZES, GuestOpener, type_code
from tests.browser.test_big_screen import BEYOND_SCENE
from tests.browser.test_television_of_2019 import PICTURES
from tests.browser.test_whole_game import finish

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(PROGRAM not in os.environ, reason=f"{PROGRAM} names no browser"),
]

PHONE: Final = (390, 844)
LOCALES: Final = {"fr": "fr-FR", "en": "en-GB"}
AWAITED: Final = "document.querySelector('[data-testid=big-screen-awaited]').innerText.trim()"

NAMES: Final = "[...document.querySelectorAll('[data-testid=end-standings] strong')].map(name => name.innerText.trim())"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_a_whole_game_is_shown_from_the_code_to_the_standings(
    open_guest: GuestOpener, quick: Served, older: OlderChromium, game: str, language: str
) -> None:
    host = open_guest("Robin", LOCALES[language], PHONE, is_still=True)
    lay(host, quick, game)
    older.resize(SIZES[0])
    older.open(f"{quick.url}/tv")
    older.wait_for("screen-code")
    host.press(host.page.get_by_test_id("lobby-big-screen"))
    type_code(host, "".join(older.evaluate("document.querySelector('[data-testid=screen-code]').innerText").split()))
    older.wait_for("big-screen-lobby")
    host.page.keyboard.press("Escape")
    host.press(host.page.get_by_test_id("lobby-start"))
    host.page.get_by_test_id("table").wait_for()
    older.wait_for("big-screen-awaited")
    said: list[str] = []

    def play_and_look(guest: Guest) -> None:
        shown = older.evaluate(AWAITED)
        assert shown, "the big screen says who is awaited"
        if shown not in said[-1:]:
            said.append(shown)
            if folder := os.environ.get(PICTURES):
                older.resize(SIZES[len(said) % len(SIZES)])
                older.take_picture(Path(folder) / f"game-{game}-{language}-{len(said):03}.png")
        assert older.evaluate(f"({BEYOND_SCENE})()") == []
        PLAYERS[game](guest)

    finish([host], play_and_look)
    older.wait_for("big-screen-over")
    for name in older.evaluate(NAMES):
        expect(host.page.get_by_test_id("end-standings")).to_contain_text(name)
    assert len(older.evaluate(NAMES)) == SEATS
    for size in SIZES:
        older.resize(size)
        assert older.evaluate(f"({CUT})()") == [], size
        if folder := os.environ.get(PICTURES):
            older.take_picture(Path(folder) / f"game-{game}-{language}-over-{size[1]}.png")
    assert older.faults == []
