"""Take the pictures of the papers anew: `python -m tests.browser.pictures [--out docs/pictures]`."""

import argparse
import os
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.game_pictures import picture_games
from tests.browser.playing import Guest
from tests.browser.recording import write_still
from tests.browser.serving import Served, serving
from tools.browser import SWITCHES, find_browser
from tools.paths import ROOT

LAPTOP: Final = (1440, 900)


class Part(NamedTuple):
    """A part of the page `/look`: the section that names this component."""

    file: str
    component: str
    light: str


PARTS: Final = (
    Part("look-parts.webp", ".button", "light"),
    Part("look-cards.webp", "Card", "light"),
    Part("look-lobby.webp", "Invitation", "dark"),
)


def picture_parts(page: Page, url: str, out: Path) -> None:
    """Picture the components in every state."""
    page.goto(f"{url}/look")
    page.get_by_test_id("who-begins").first.wait_for()
    for part in PARTS:
        page.emulate_media(color_scheme="dark" if part.light == "dark" else "light", reduced_motion="reduce")
        heading = page.locator("h2 code", has_text=part.component).first
        write_still(page.locator("main > section", has=heading).first.screenshot(), out / part.file)


def picture(browser: Browser, served: Served, out: Path) -> None:
    """Take all of them."""
    guest = Guest(browser, "Robin", "en-GB", LAPTOP)
    picture_parts(guest.page, served.url, out)
    assert guest.errors == []
    guest.leave()
    picture_games(browser, served, out)


def main() -> None:
    """Serve tables of its own, and take the pictures."""
    parser = argparse.ArgumentParser(description="Take the pictures of the papers anew.")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures", help="the folder for the pictures")
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    found = find_browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.program, args=list(SWITCHES), env={**os.environ, **found.variables}
        )
        with serving(Path(folder) / "data", variables={"REGIFT_WINDOW_LIMIT": "0"}) as served:
            picture(browser, served, out)
        browser.close()


if __name__ == "__main__":
    main()
