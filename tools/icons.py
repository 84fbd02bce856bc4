"""Draw the icons of the installed client from its favicon (`python -m tools.icons`)."""

import os
import sys
from typing import Final

from playwright.sync_api import sync_playwright

from tools.browser import SWITCHES, find_browser
from tools.paths import WEB

FAVICON: Final = WEB / "public" / "favicon.svg"
FOLDER: Final = WEB / "public" / "icons"
SIZES: Final = (192, 512)
PAGE: Final = """<body style="margin:0;display:grid;place-items:center;height:100vh;background:#faf1e2">
<div style="width:58vw">{drawing}</div></body>"""
"""The ground reaches the edges, and the drawing stays within what a launcher may cut out."""


def main() -> int:
    """Draw them."""
    found = find_browser()
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.program, args=list(SWITCHES), env={**os.environ, **found.variables}
        )
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(drawing=FAVICON.read_text(encoding="utf-8")))
            page.screenshot(path=FOLDER / f"regift-{size}.png")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
