"""Take the pictures of the papers anew: `python -m tests.browser.pictures [--out docs]`."""

import argparse
import os
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.playing import Guest
from tests.browser.serving import serving
from tools.browser import SWITCHES, find_browser
from tools.places import ROOT

LAPTOP: Final = (1440, 900)
MOST_MOVES: Final = 400
FULL: Final = 4
"""How many levels the reader's row holds on the picture of a table."""
TOLD: Final = 5_000
"""Milliseconds after which the last caption has gone."""


class Part(NamedTuple):
    """A part of the page `/look`: the section that names this component."""

    file: str
    component: str
    light: str


PARTS: Final = (
    Part("look-parts.png", ".button", "light"),
    Part("look-cards.png", "Card", "light"),
    Part("look-lobby.png", "Invitation", "dark"),
)


def picture_parts(page: Page, url: str, out: Path) -> None:
    """Picture the components in every state."""
    page.goto(f"{url}/look")
    page.get_by_test_id("who-begins").first.wait_for()
    for part in PARTS:
        page.emulate_media(color_scheme="dark" if part.light == "dark" else "light", reduced_motion="reduce")
        heading = page.locator("h2 code", has_text=part.component).first
        page.locator("main > section", has=heading).first.screenshot(path=out / part.file)


def picture_table(guest: Guest, url: str, out: Path) -> None:
    """Play against bots until there is something to be seen."""
    page = guest.page
    page.goto(url)
    page.get_by_test_id("home-play-bots-kung_fu").click()
    page.get_by_test_id("table").wait_for()
    for _ in range(MOST_MOVES):
        page.locator(".banner .mine").wait_for()
        is_whole = not page.get_by_test_id("take-back").is_visible() and guest.lit("spot-hand:").count() > 1
        if is_whole and page.locator("section.own .staircase .card, section.own ol .card").count() >= FULL:
            break
        for lit in (guest.lit("spot-hand:"), guest.lit("spot-row:"), guest.lit(), guest.lit("option-")):
            if lit.count():
                guest.click(lit.first)
                break
        page.wait_for_timeout(60)
    page.mouse.move(0, 0)
    page.wait_for_timeout(TOLD)
    page.screenshot(path=out / "table.png")


def picture(browser: Browser, url: str, out: Path) -> None:
    """Take all of them."""
    guest = Guest(browser, "Robin", "en-GB", LAPTOP)
    guest.context.add_init_script("localStorage.setItem('regift.name', 'Robin')")
    picture_parts(guest.page, url, out)
    guest.page.emulate_media(color_scheme="light", reduced_motion="no-preference")
    picture_table(guest, url, out)
    assert guest.errors == []
    guest.leave()


def main() -> None:
    """Serve tables of its own, and take the pictures."""
    parser = argparse.ArgumentParser(description="Take the pictures of the papers anew.")
    parser.add_argument("--out", type=Path, default=ROOT / "docs", help="the folder for the pictures")
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    found = find_browser()
    with (
        tempfile.TemporaryDirectory() as folder,
        pytest.MonkeyPatch.context() as patch,
        sync_playwright() as playwright,
    ):
        patch.setenv("REGIFT_BOT_PACE", "0.02")
        browser = playwright.chromium.launch(
            executable_path=found.program, args=list(SWITCHES), env={**os.environ, **found.variables}
        )
        with serving(Path(folder) / "data") as served:
            picture(browser, served.url, out)
        browser.close()


if __name__ == "__main__":
    main()
