"""Take pictures of every screen: `python -m tests.browser.screens --out DIR [--only phone]`.

The screens are the rows of `tests.browser.tour.screen_list`. Each is drawn in every size, language and light, or in
those asked for: `--size 844x390 --language en --light dark --text-scale 2`. The pictures of a size make one sheet; what
is wrong on them is printed.
"""

import argparse
import os
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.serving import serving
from tests.browser.tour.display_settings import LANGUAGES, LIGHTS, SIZES
from tests.browser.tour.party import Party
from tests.browser.tour.screen_list import SCREENS
from tests.browser.tour.screenshot_visitor import ScreenshotVisitor
from tests.browser.tour.tour_runner import Walk
from tools.browser import SWITCHES, find_browser


def size_of(written: str) -> tuple[str, tuple[int, int]]:
    """Return the name and the size that `--size` asks for, as 844x390."""
    width, _, height = written.partition("x")
    return written, (int(width), int(height))


def main() -> None:
    """Serve a table of its own, walk through it, lay out the sheets."""
    parser = argparse.ArgumentParser(description="Take pictures of every screen.")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the pictures")
    parser.add_argument(
        "--only", choices=list(SIZES), action="append", help="a size; all when left out, unless --size says others"
    )
    parser.add_argument("--size", type=size_of, action="append", metavar="WIDTHxHEIGHT", help="another size")
    parser.add_argument("--language", choices=LANGUAGES, action="append", help="both when left out")
    parser.add_argument("--light", choices=LIGHTS, action="append", help="both when left out")
    parser.add_argument("--text-scale", type=float, default=1, help="how much larger all text is")
    parser.add_argument("--whole", action="store_true", help="also what is under the edge of the window")
    parser.add_argument("--screen", choices=[row.name for row in SCREENS], action="append", help="all when left out")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    named = asked.only or ([] if asked.size else SIZES)
    sizes = {**{name: SIZES[name] for name in named}, **dict(asked.size or ())}
    screenshot_visitor = ScreenshotVisitor(
        asked.out.resolve(),
        sizes,
        asked.language or LANGUAGES,
        asked.light or LIGHTS,
        asked.text_scale,
        asked.whole,
    )
    screens = [row for row in SCREENS if row.name in (asked.screen or [row.name])]
    found = find_browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.program, args=list(SWITCHES), env={**os.environ, **found.variables}
        )
        variables = {"REGIFT_BOT_PACE": "0.02", "REGIFT_WINDOW_LIMIT": "0"}
        with serving(Path(folder) / "data", variables=variables) as served:
            party = Party(browser, served)
            walk = Walk(party, screenshot_visitor, screens)
            walk.go()
            party.leave()
            screenshot_visitor.lay_out(browser)
        browser.close()
    for screen, why in walk.missed.items():
        print(f"{screen}: did not come up: {why}")
    print(f"{sum(len(shots) for shots in screenshot_visitor.taken.values())} pictures in {asked.out}")


if __name__ == "__main__":
    main()
