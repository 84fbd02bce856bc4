"""Tables of the four games on the big screen of a television of 2019: Chromium 79, named by REGIFT_BROWSER_OF_2019.

No package is depended on for it. `npm pack chrome-aws-lambda@2.0.2` fetches one (42 MB, MIT; Chromium itself is BSD);
its `bin/chromium.br` is unpacked by brotli, and `bin/aws.tar.br` holds the libraries that a small machine may lack.
REGIFT_PICTURES_OF_2019 names a folder for pictures of what it shows.
"""

import os
from pathlib import Path
from typing import Final

import pytest

from tests.browser.older_chromium import PROGRAM, OlderChromium
from tests.browser.prepared_table import prepare_table
from tests.browser.serving import Served
from tests.browser.television import CUT
from tests.browser.tour.scenes import SCENES

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(PROGRAM not in os.environ, reason=f"{PROGRAM} names no browser"),
]

SIZES: Final = ((1920, 1080), (1280, 720))
PICTURES: Final = "REGIFT_PICTURES_OF_2019"


def look(older: OlderChromium, name: str) -> None:
    """Let all of the table be within the window at each size, and take pictures where they are wanted."""
    for size in SIZES:
        older.resize(size)
        assert older.evaluate(f"({CUT})()") == [], size
        if folder := os.environ.get(PICTURES):
            older.take_picture(Path(folder) / f"{name}-{size[1]}.png")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_screen_shows_its_code(server: Served, older: OlderChromium, language: str) -> None:
    older.open(f"{server.url}/TV/")
    older.wait_for("screen-qr")
    look(older, f"code-{language}")
    assert older.faults == []


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("wish", ["fu-attack", "fu-end", "gifts-asked", "hats-answer", "trap-beat", "trap-end-eight"])
def test_a_table_is_shown(server: Served, older: OlderChromium, wish: str, language: str) -> None:
    older.open(f"{server.url}/{prepare_table(server.data, SCENES[wish]()).code}/tv")
    older.wait_for("big-screen-awaited")
    look(older, f"{wish}-{language}")
    assert older.faults == []
