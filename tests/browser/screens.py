"""Take pictures of every screen: `python -m tests.browser.screens --out DIR [--seats 4] [--only phone]`.

Two people and bots play Kung Fu Granny; at each screen play stops, and it is drawn at every size, in both languages,
light and dark. Four pictures of a size make one sheet; what is cut off, or scrolls where all should fit, is printed.
"""

import argparse
import os
import tempfile
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, sync_playwright

from regift.games import catalogue
from tests.browser.playing import Guest
from tests.browser.serving import Served, serving
from tools.browser import SWITCHES, find_browser

SIZES = {"phone": (390, 844), "laptop": (1440, 900), "screen": (1920, 1080)}
LANGUAGES = ("fr", "en")
LIGHTS = ("light", "dark")
FITS = ("turn", "moves", "toast", "picking", "chooser", "window", "caution", "others", "rules")
"""Screens that should need no scrolling of the page."""
OCCASION = Counter({"turn": 5, "others": 6, "picking": 2})
"""The how manieth time a screen is seen is worth a picture: a table with something on it. Others: the first."""
MOST_STEPS = 600
"""After so many moves, a screen that did not come up is given up."""

FAULTS = """fits => {
  const page = document.documentElement, found = [];
  const modal = document.querySelector("dialog[open]");
  if (page.scrollWidth > innerWidth) found.push(`${page.scrollWidth - innerWidth} px too wide`);
  if (fits && page.scrollHeight > innerHeight) found.push(`scrolls ${page.scrollHeight - innerHeight} px`);
  for (const part of (modal ?? document.body).querySelectorAll("*")) {
    const style = getComputedStyle(part);
    const isMeant = part.matches(".hidden, .hidden *, [data-testid=log], .body, .card:not(.named)");
    if (isMeant || style.overflowX === "visible") continue;
    if (part.scrollWidth > part.clientWidth + 1) found.push(`cut off: ${part.textContent.trim().slice(0, 70)}`);
    if (style.overflowY === "hidden" && part.scrollHeight > part.clientHeight + 2)
      found.push(`too low: ${part.textContent.trim().slice(0, 70)}`);
  }
  return found;
}"""
"""What a look at the picture might miss."""


class Shot(NamedTuple):
    """One picture: a screen at one size, in one language and light."""

    screen: str
    size: str
    language: str
    light: str

    @property
    def file(self) -> str:
        """Name its file."""
        return f"{self.screen}-{self.size}-{self.language}-{self.light}.png"


class Photographer:
    """Draws a page in every way and keeps the pictures."""

    def __init__(self, out: Path, sizes: list[str]) -> None:
        self.out = out
        self.sizes = sizes
        self.taken: dict[str, list[Shot]] = {}
        """The shots of each screen."""

    def take(self, page: Page, screen: str, opener: Locator | None = None) -> None:
        """Picture the screen at every size, in both languages, light and dark."""
        before = page.viewport_size
        shots = [Shot(screen, size, said, light) for size in self.sizes for said in LANGUAGES for light in LIGHTS]
        for shot in shots:
            width, height = SIZES[shot.size]
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme="dark" if shot.light == "dark" else "light", reduced_motion="reduce")
            page.evaluate(f"document.querySelector('[data-testid=lang-{shot.language}]').click()")
            if opener and not page.locator(".chooser").is_visible():
                opener.click()
            page.wait_for_timeout(120)
            page.screenshot(path=self.out / shot.file)
            for fault in page.evaluate(FAULTS, screen in FITS):
                print(f"{shot.file}: {fault}")
        self.taken[screen] = shots
        if before:
            page.set_viewport_size(before)

    def lay_out(self, browser: Browser) -> None:
        """Put the pictures of each screen and size on one sheet."""
        page = browser.new_page()
        for screen, shots in self.taken.items():
            for size in self.sizes:
                width, height = SIZES[size]
                columns = 4 if width < height else 2
                four = [shot for shot in shots if shot.size == size]
                pictures = "".join(f'<img src="{shot.file}" width="{width}">' for shot in four)
                page.set_viewport_size({"width": columns * width, "height": 4 // columns * height})
                sheet = self.out / f"sheet-{screen}-{size}"
                sheet.with_suffix(".html").write_text(f'<body style="margin:0;line-height:0">{pictures}')
                page.goto(sheet.with_suffix(".html").as_uri())
                page.screenshot(path=sheet.with_suffix(".png"))
                sheet.with_suffix(".html").unlink()
        page.close()


class Tour:
    """Walks through every screen of one table."""

    def __init__(self, host: Guest, friend: Guest, seats: int, photographer: Photographer) -> None:
        self.game = catalogue.game("kung_fu", seats=seats)
        self.host = host
        self.friend = friend
        self.photographer = photographer
        self.seen: Counter[str] = Counter()

    def button(self, guest: Guest, name: str) -> Locator:
        """Find the button of an action, by the name that the library gives it."""
        return guest.page.get_by_test_id(f"option-{self.game.by_name[name].id}")

    def meet(self, screen: str, opener: Locator | None = None) -> None:
        """Picture the host's page if this is the occasion for this screen; an opener opens it anew at each size."""
        self.seen[screen] += 1
        if self.seen[screen] >= OCCASION.get(screen, 1) and screen not in self.photographer.taken:
            self.photographer.take(self.host.page, screen, opener)

    def arrive(self, served: Served) -> None:
        """Open the house, lay a table, sit down at it, start."""
        page = self.host.page
        seats = self.game.seats
        page.goto(served.named_url)
        page.get_by_test_id("home-new-kung_fu").wait_for()
        self.meet("home")
        page.get_by_test_id("lang-en").click()
        page.get_by_test_id("home-new-kung_fu").click()
        link = page.get_by_test_id("lobby-link")
        link.wait_for()
        for _ in range(4, seats):
            page.get_by_label("One seat more").click()
        for _ in range(seats, 4):
            page.get_by_label("One seat fewer").click()
        guest = self.friend.page
        guest.goto(f"{served.named_url}/{link.inner_text().strip()[-4:]}")
        guest.get_by_test_id("join-name").fill(self.friend.name)
        self.photographer.take(guest, "arrive")
        guest.get_by_test_id("join-go").click()
        page.get_by_text(self.friend.name).first.wait_for()
        for seat in range(2, seats - 1):
            page.get_by_test_id(f"lobby-add-bot-{seat}").click()
        self.meet("lobby")
        if seats > 2:
            page.get_by_test_id(f"lobby-add-bot-{seats - 1}").click()
        page.get_by_test_id("lobby-start").click()
        for person in (self.host, self.friend):
            person.page.get_by_test_id("table").wait_for()

    def play(self) -> None:
        """Play to the end, stopping at each screen; play again while one has not come up."""
        for _ in range(MOST_STEPS):
            if self.host.is_done():
                self.meet("end")
                if set(FITS) <= set(self.photographer.taken):
                    return
                self.host.page.get_by_test_id("end-rematch").click()
                self.host.page.get_by_test_id("lobby-start").click()
            try:
                self.step(self.host)
                self.step(self.friend)
            except Error as late:
                # Somebody else's move redrew the page under the mouse.
                if "Timeout" not in late.message and "detached" not in late.message:
                    raise

    def step(self, guest: Guest) -> None:
        """Do one thing: answer, go on with a move, or begin one, an attack by tornado rather than any other."""
        is_host = guest is self.host
        if self.button(guest, "let it through").is_visible():
            if is_host:
                self.meet("window")
            guest.press(self.button(guest, "let it through"))
        elif self.button(guest, "done").is_visible():
            guest.press(self.button(guest, "done"))
        elif guest.page.get_by_test_id("take-back").is_visible():
            if is_host:
                self.meet("picking")
            self.pick(guest)
        elif self.button(guest, "clean up").is_visible() or guest.lit("spot-hand:").count():
            if is_host:
                self.meet_turn()
                self.begin(guest)
            else:
                self.clean_up(guest)
        elif is_host and self.friend.lit("option-").count() and not guest.lit("option-").count():
            self.meet("others")

    def meet_turn(self) -> None:
        """Picture the own turn: as it is, with every move listed, with a refusal, with the rules."""
        page = self.host.page
        if not page.get_by_test_id("all-moves").is_visible():
            return
        self.meet("turn")
        if "turn" not in self.photographer.taken or "rules" in self.photographer.taken:
            return
        page.get_by_test_id("all-moves").click()
        self.meet("moves")
        page.get_by_role("region", name="All moves").get_by_label("Close").click()
        asked = self.host.lit("why-").first
        if asked.is_visible():
            asked.click()
            page.get_by_test_id("see-rule").wait_for()
            self.meet("toast")
            page.get_by_test_id("see-rule").click()
        else:
            page.get_by_role("button", name="Rules").click()
        self.meet("rules")
        page.keyboard.press("Escape")

    def begin(self, guest: Guest) -> None:
        """Attack by tornado, else do the first thing that glows, else clean up."""
        cards = guest.lit("spot-hand:")
        tornado = guest.page.locator('[data-testid^="spot-hand:"][data-testid$="/tornado"]')
        if tornado.count() and self.seen["turn"] > 2:
            self.touch(guest, tornado)
        elif cards.count():
            self.touch(guest, cards)
        else:
            self.clean_up(guest)

    def clean_up(self, guest: Guest) -> None:
        """Clean up: all that the friend does, so that there is somebody with less than the host to blow away."""
        guest.press(self.button(guest, "clean up"))

    def pick(self, guest: Guest) -> None:
        """Aim at the friend, who has laid nothing, take what glows, or choose a way."""
        for glowing in (guest.lit("spot-row:"), guest.lit("spot-@1"), guest.lit()):
            if glowing.count():
                self.touch(guest, glowing)
                return
        guest.press(guest.lit("option-").first)

    def touch(self, guest: Guest, glowing: Locator) -> None:
        """Touch the first of what glows, taking the first choice and saying yes to a question."""
        guest.press(glowing.first)
        for screen, name in (("chooser", "choice-"), ("caution", "caution-yes")):
            asked = guest.lit(name).first
            if asked.is_visible():
                if guest is self.host:
                    self.meet(screen, glowing.first if screen == "chooser" else None)
                if screen == "chooser" and not asked.is_visible():
                    guest.press(glowing.first)
                guest.press(asked)


def main() -> None:
    """Serve a table of its own, walk through it, lay out the sheets."""
    parser = argparse.ArgumentParser(description="Take pictures of every screen.")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the pictures")
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 7))
    parser.add_argument("--only", choices=list(SIZES), action="append", help="a size; all when left out")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    photographer = Photographer(asked.out.resolve(), asked.only or list(SIZES))
    found = find_browser()
    with (
        tempfile.TemporaryDirectory() as folder,
        pytest.MonkeyPatch.context() as patch,
        sync_playwright() as playwright,
    ):
        patch.setenv("REGIFT_BOT_PACE", "0.02")
        patch.setenv("REGIFT_WINDOW_LIMIT", "0")
        browser = playwright.chromium.launch(
            executable_path=found.program, args=list(SWITCHES), env={**os.environ, **found.variables}
        )
        with serving(Path(folder) / "data") as served:
            host = Guest(browser, "Robin", "en-GB", SIZES["laptop"])
            friend = Guest(browser, "Léa", "fr-FR", SIZES["laptop"])
            tour = Tour(host, friend, asked.seats, photographer)
            tour.arrive(served)
            tour.play()
            assert host.errors == friend.errors == []
            photographer.lay_out(browser)
        browser.close()
    print(f"{sum(len(shots) for shots in photographer.taken.values())} pictures in {asked.out}")


if __name__ == "__main__":
    main()
