"""Draw the pictures of link previews from the lids of the games (`python -m tools.preview_pictures [--check]`).

They are JPEG because no messenger draws SVG. Each keeps the hash of what it was drawn from as its comment.
"""

import io
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from regift.games import catalogue
from regift.server.link_preview.link_preview_page import GENERAL_PICTURE, HEIGHT, PICTURES, WIDTH
from tools import build_web
from tools.browser import SWITCHES, find_browser
from tools.content_hash import digest
from tools.paths import ROOT, WEB

FOLDER: Final = WEB / "public" / PICTURES
QUALITY: Final = 82
LAY_OUT: Final = """({chosen, width, height}) => {
  const lids = [...document.querySelectorAll(".gift-wrap.lid")];
  const shown = chosen < 0 ? lids : [lids[chosen]];
  const share = shown.length > 1 ? 2 : 1;
  const sheet = document.createElement("div");
  sheet.id = "sheet";
  sheet.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:2147483647;width:${width}px;height:${height}px;` +
    `display:grid;grid-template-columns:repeat(${share},1fr);`;
  for (const each of shown) {
    const lid = each.cloneNode(true);
    lid.classList.remove("named");
    lid.style.cssText += `;aspect-ratio:auto;width:${width / share}px;height:${height / share}px;border-radius:0`;
    lid.querySelectorAll("h2, .bow").forEach((part) => part.remove());
    const across = 0.9 * height / share;
    lid.querySelector(".window").style.cssText +=
      `;inset:auto;left:50%;top:50%;translate:-50% -50%;width:${across}px;height:${across}px`;
    sheet.append(lid);
  }
  document.body.append(sheet);
}"""
"""Puts one lid, or all of them side by side, over the page, without a name: the picture is for all languages."""


def drawn_from() -> str:
    """Return the hash of all that the pictures are drawn from."""
    lids = [home / "lid.toml" for home in catalogue.folders().values()]
    design = WEB / "src" / "design"
    lid = WEB / "src" / "home" / "GameBoxLidPicture.svelte"
    sprites = WEB / "src" / "assets" / "pictures" / "lids.svg"
    return digest(*lids, lid, sprites, design / "gift_wrap.css", design / "game_gift_wrap.ts", also=LAY_OUT)


def out_of_date() -> list[str]:
    """List the pictures that are missing, or were drawn from something else."""
    source = drawn_from()
    return [name for name in (GENERAL_PICTURE, *catalogue.folders()) if not is_drawn(FOLDER / f"{name}.jpg", source)]


def is_drawn(path: Path, source: str) -> bool:
    """Return whether a picture is there, of the right size, and drawn from that."""
    if not path.is_file():
        return False
    with Image.open(path) as picture:
        comment = picture.info.get("comment", b"")
        return picture.format == "JPEG" and picture.size == (WIDTH, HEIGHT) and bytes(comment) == source.encode()


def draw() -> None:
    """Draw all pictures in a browser, from the client as it is built."""
    from benchmarks.server.server_process import serving

    if not build_web.is_up_to_date():
        build_web.build()
    source, found = drawn_from(), find_browser()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright, serving(Path(name)) as server:
        browser = playwright.chromium.launch(
            executable_path=found.program, args=list(SWITCHES), env={**os.environ, **found.variables}
        )
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, locale="en-GB")
        for each, picture in pictures(page, f"http://{server.address}/"):
            with Image.open(io.BytesIO(picture)) as image:
                image.convert("RGB").save(
                    FOLDER / f"{each}.jpg", quality=QUALITY, optimize=True, progressive=True, comment=source
                )
        browser.close()


def pictures(page: Page, home: str) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the PNG of each picture; `home`: the address of the home page."""
    page.goto(home)
    tiles = page.locator("[data-testid^=home-play-bots-]")
    tiles.first.wait_for()
    games = [(tiles.nth(at).get_attribute("data-testid") or "").removeprefix("home-play-bots-") for at in range(4)]
    for chosen, name in [(-1, GENERAL_PICTURE), *enumerate(games)]:
        page.evaluate(LAY_OUT, {"chosen": chosen, "width": WIDTH, "height": HEIGHT})
        page.wait_for_timeout(300)
        yield name, page.screenshot(clip={"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT})
        page.evaluate("document.querySelector('#sheet').remove()")


def main(arguments: list[str]) -> int:
    """Draw the pictures, or say which of them are out of date."""
    if "--check" not in arguments:
        draw()
        return 0
    late = out_of_date()
    for name in late:
        print(f"{(FOLDER / name).relative_to(ROOT)}.jpg is out of date: run `python -m tools.preview_pictures`")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
