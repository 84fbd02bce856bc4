"""How soon a browser plays without a server (`python -m benchmarks.browser_tables [ROUNDS] [PAGE]`).

Serves what browsers keep tables with, fetches it with an empty cache over a line of 10 Mbit/s, and opens it a
second time from the browser's own cache.
"""

import json
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from benchmarks.server.server_process import serving
from benchmarks.slow_line import SPEED, Line
from regift.commands.shared.output_path_check_and_writing_of_files_and_marked_sections import write_section
from regift.lab.bench import machine
from tools import build_browser_tables
from tools.browser import SWITCHES, find_browser

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
PATIENCE: Final = 600_000
"""Milliseconds after which something went wrong."""


class Start(NamedTuple):
    """The first two starts of one browser."""

    bytes: int
    """Over the line, headers included."""
    fetched: float
    """Seconds until everything is there and the tables are open."""
    first: float
    """Seconds until the first game is dealt."""
    second: float
    """Seconds until that game is there again, when the page is loaded anew."""


def main(arguments: list[str]) -> int:
    """Measure; print the medians, and write them into a section of the page."""
    rounds = int(arguments[0]) if arguments else 3
    if code := build_browser_tables.main([]):
        return code
    found = find_browser()
    site = {"REGIFT_BROWSER_TABLES": str(build_browser_tables.SITE)}
    with (
        tempfile.TemporaryDirectory() as name,
        sync_playwright() as playwright,
        serving(Path(name) / "data", **site) as server,
        Line(int(server.address.rpartition(":")[2])) as line,
    ):
        browser = playwright.chromium.launch(
            executable_path=found.program, args=list(SWITCHES), env={**os.environ, **found.variables}
        )
        starts = [start(browser, line) for _ in range(rounds)]
        text = table(starts, browser.version)
        browser.close()
    print(text, end="")
    if len(arguments) > 1:
        write_section(Path(arguments[1]), "browser tables", text)
    return 0


def opened(browser: Browser, address: str) -> tuple[BrowserContext, Page]:
    """Open the page with nothing in its cache, where it asks whether to fetch."""
    context = browser.new_context(viewport=PHONE, locale="fr-FR", has_touch=True)
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage['regift.name'] ??= 'Léa'; localStorage['regift.tips.kung_fu'] = 'asked off'")
    page = context.new_page()
    page.goto(address)
    page.get_by_test_id("home-play-here").tap()
    page.get_by_test_id("play-here-fetch").wait_for()
    return context, page


def start(browser: Browser, line: Line) -> Start:
    """Fetch everything and begin a game, then come back to it."""
    context, page = opened(browser, f"http://127.0.0.1:{line.port}")
    carried, begun = line.carried, time.monotonic()
    page.get_by_test_id("play-here-fetch").tap()
    ready = page.get_by_test_id("here-bots-kung_fu")
    ready.wait_for()
    fetched = time.monotonic() - begun
    weight = line.carried - carried
    ready.tap()
    page.get_by_test_id("table").wait_for()
    first = time.monotonic() - begun
    again = time.monotonic()
    page.goto(page.url)
    page.get_by_test_id("table").wait_for()
    second = time.monotonic() - again
    context.close()
    return Start(weight, fetched, first, second)


def table(starts: list[Start], version: str) -> str:
    """Return the section of the page on figures."""
    here = machine()
    sizes = json.loads(build_browser_tables.LIST.read_text(encoding="utf-8"))["files"].values()
    weights = {kind: sum(size[kind] for size in sizes) / 1e6 for kind in ("br", "gzip")}
    lines = [
        "## Tables in a browser",
        "",
        f"Written by `python -m benchmarks.browser_tables {len(starts)} docs/benchmarks.md`.",
        f"Chromium {version} with an empty cache, 390×844, fetches what it needs to keep tables itself",
        f"over {SPEED * 8 / 1e6:.0f} Mbit/s, parts of the page included, and deals a game of Kung Fu Granny;",
        "then the page is loaded anew.",
        "",
        f"Machine: {here.processor}, {here.cores} cores, {here.system}. Medians of {len(starts)} rounds.",
        "",
        "| what | figure | to reach |",
        "|---|---:|---|",
        f"| Python, libraries and tables, Brotli, MB | {weights['br']:.2f} |  |",
        f"| the same, gzip (plain HTTP), MB | {weights['gzip']:.2f} | ≤ 9 |",
        f"| over the line, with the parts of the page, MB | {median(each.bytes for each in starts) / 1e6:.2f} |  |",
        f"| all fetched and open, s | {median(each.fetched for each in starts):.1f} |  |",
        f"| first game dealt, s | {median(each.first for each in starts):.1f} | ≤ 15 |",
        f"| the game there again, s | {median(each.second for each in starts):.1f} | ≤ 4 |",
    ]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
