"""Lay out the drawings of a game to be named by eye: `python -m tests.browser.contact_sheet --out DIR --seed 1`.

Each sheet shows drawings with a number and no name, in an order that the seed gives. Write down what you
see before you open `key.txt`; docs/objects-tried.md holds the answers of earlier trials.
"""

import argparse
import os
import random
import re
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tools.browser import SWITCHES, find_browser
from tools.paths import WEB

DRAWINGS: Final = WEB / "src" / "games" / "not_a_hat" / "objects.svg"
PAGE: Final = 28
"""Drawings on one sheet."""
LOOK: Final = """
body { margin: 12px; background: #ddd; font: 14px sans-serif; color: #000; }
main { display: grid; grid-template-columns: repeat(7, 116px); gap: 8px; }
figure { margin: 0; padding: 8px 10px 4px; background: #fff; border-radius: 8px; text-align: center; }
svg { display: block; width: var(--size); height: var(--size); margin: auto; }
"""


def main() -> None:
    """Shuffle the drawings, photograph them, write the key."""
    parser = argparse.ArgumentParser(description="Lay out drawings to be named by eye.")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the sheets and the key")
    parser.add_argument("--seed", type=int, required=True, help="another seed, another order")
    parser.add_argument("--drawings", type=Path, default=DRAWINGS, help="the sheet of symbols")
    parser.add_argument("--size", type=int, default=96, help="how many pixels wide; 56 is a hard trial")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    symbols: dict[str, str] = dict(
        re.findall(r'<symbol id="card-(\w+)"(.+?)</symbol>', asked.drawings.read_text(encoding="utf-8"), re.DOTALL)
    )
    shown = list(symbols)
    random.Random(asked.seed).shuffle(shown)
    photograph([symbols[id] for id in shown], asked.size, asked.out)
    key = "".join(f"{number} {id}\n" for number, id in enumerate(shown, 1))
    (asked.out / "key.txt").write_text(key, encoding="utf-8")


def photograph(drawings: list[str], size: int, out: Path) -> None:
    """Take a picture of every page of drawings."""
    figures = [
        f"<figure><svg{drawing}</svg><figcaption>{number}</figcaption></figure>"
        for number, drawing in enumerate(drawings, 1)
    ]
    found = find_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.program, args=list(SWITCHES), env={**os.environ, **found.variables}
        )
        page = browser.new_page(viewport={"width": 900, "height": 200})
        for start in range(0, len(figures), PAGE):
            shown = "".join(figures[start : start + PAGE])
            page.set_content(f"<style>{LOOK}</style><main style='--size: {size}px'>{shown}</main>")
            page.screenshot(path=out / f"sheet-{start // PAGE + 1}.png", full_page=True)
        browser.close()


if __name__ == "__main__":
    main()
