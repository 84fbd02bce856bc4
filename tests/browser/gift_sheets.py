"""Lay out the gifts of a game to be looked at: `python -m tests.browser.gift_sheets --out DIR [--colour red]`.

Each sheet shows forty gifts of a price class, as cards in both languages; what has no room on its card is printed.
One more shows a card in every state and size.
"""

import argparse
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Error, Page, sync_playwright

from tests.browser.serving import free_port
from tests.waiting import HUNG
from tools.browser import SWITCHES, find_browser
from tools.gifts import COLOURS
from tools.node import find_node
from tools.paths import WEB

GIFTS: Final = 160
PAGE: Final = 40
"""Gifts on one sheet."""
WIDTH: Final = 1460
CROWDED: Final = """
() => [...document.querySelectorAll("figure > div")].flatMap((div) => {
  const label = div.querySelector(".label");
  if (!label) return [];
  const text = label.firstElementChild;
  const lines = Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight));
  const range = document.createRange();
  range.selectNodeContents(text);
  const isWide = range.getBoundingClientRect().width > label.clientWidth + 1;
  return lines > 3 || isWide ? [`${div.lang} ${lines} lines${isWide ? ", too wide" : ""}: ${text.textContent}`] : [];
})
"""


@contextmanager
def developing() -> Iterator[str]:
    """Serve the client as it is written, and give its address."""
    node, port = find_node(), free_port()
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    command = [node.program, str(vite), "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    process = subprocess.Popen(command, cwd=WEB, env=node.environment(), stdout=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}/tests/gift_sheets/index.html"
    finally:
        process.terminate()
        process.wait()


def open_sheet(page: Page, url: str) -> None:
    """Open a sheet as soon as the server is there, and wait until all of it is drawn."""
    end = time.monotonic() + HUNG
    while True:
        try:
            page.goto(url)
            break
        except Error:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)
    page.get_by_test_id("gifts").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def main() -> None:
    """Photograph every sheet that was asked for."""
    parser = argparse.ArgumentParser(description="Lay out the gifts of a game to be looked at.")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the sheets")
    parser.add_argument("--colour", choices=COLOURS, action="append", help="a price class; all of them without it")
    parser.add_argument("--size", type=int, default=110, help="how many pixels wide a card is")
    parser.add_argument("--bare", action="store_true", help="without names, as small cards are shown")
    parser.add_argument("--light", choices=("light", "dark"), default="light")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    found = find_browser()
    with developing() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.program, args=list(SWITCHES), env={**os.environ, **found.variables}
        )
        page = browser.new_page(viewport={"width": WIDTH, "height": 200})
        open_sheet(page, f"{address}?states&light={asked.light}")
        page.screenshot(path=asked.out / "states.png", full_page=True)
        for colour in asked.colour or COLOURS:
            for start in range(0, GIFTS, PAGE):
                named = "" if asked.bare else "&named"
                look = f"size={asked.size}&light={asked.light}{named}"
                open_sheet(page, f"{address}?colour={colour}&from={start}&{look}")
                page.screenshot(path=asked.out / f"{colour}-{start // PAGE + 1}.png", full_page=True)
                for line in page.evaluate(CROWDED):
                    print(f"{colour}: {line}")
        browser.close()


if __name__ == "__main__":
    main()
