"""A person at a table, as a browser sees one: lit cards, buttons, dialogs."""

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, expect

from tests.waiting import HUNG

MOMENT: Final = HUNG * 1000
"""Milliseconds after which something that should be on the page counts as missing."""
TRY: Final = 5000.0
"""Milliseconds after which a click counts as too late, where somebody else's move may redraw the page meanwhile."""
HOLD: Final = """times => {
  if (window.isHeld) return;
  window.isHeld = true;
  const real = window.setTimeout;
  window.setTimeout = (act, wait, ...given) => real(act, wait > 300 ? wait * times : wait, ...given);
}"""
"""What is shown for a moment stays so many times as long."""
KEEP_NAME: Final = "if (location.protocol.startsWith('http')) localStorage['regift.name'] ??= %s"
KNOWS_GAMES: Final = """for (const game of ["cursed_gifts", "gift_trap", "kung_fu", "not_a_hat"]) {
  if (origin === "null") break;
  localStorage.getItem(`regift.tips.${game}`) ?? localStorage.setItem(`regift.tips.${game}`, "asked off");
}"""
"""Whoever uses this browser needs no tips."""
FRAMES: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Waits until the page was drawn as it is now."""


def until(page: Page, is_so: Callable[[], bool]) -> None:
    """Wait until something is so that no single page tells."""
    end = time.monotonic() + HUNG
    while not is_so():
        assert time.monotonic() < end
        page.evaluate(FRAMES)


@contextmanager
def unless_late() -> Iterator[None]:
    """Do what the block does, as far as the page has not given way to another meanwhile: a late press does nothing."""
    try:
        yield
    except Error as late:
        if "Timeout" not in late.message and "detached" not in late.message:
            raise


def keys_are_ready(page: Page) -> None:
    """Wait until what is asked has been shown for so long that a key can answer it."""
    page.locator(".action-bar[data-keys=ready]").wait_for()


class Guest:
    """One person in a browser of their own, with a language and a screen."""

    def __init__(
        self,
        browser: Browser,
        name: str,
        locale: str,
        size: tuple[int, int],
        *,
        is_still: bool = False,
        is_known: bool = True,
        knows_games: bool = True,
        has_touch: bool = False,
    ) -> None:
        """Open a browser; `is_still`: its reader wants no motion, which takes half the time.

        `is_known`: has a name; `knows_games`: needs no tips; `has_touch`: has a touchscreen, as every narrow one has.
        """
        self.name = name
        self.has_touch = has_touch or size[0] < 500
        self.context: BrowserContext = browser.new_context(
            locale=locale,
            viewport={"width": size[0], "height": size[1]},
            has_touch=self.has_touch,
            reduced_motion="reduce" if is_still else "no-preference",
        )
        self.context.set_default_timeout(MOMENT)
        if is_known:
            self.context.add_init_script(KEEP_NAME % json.dumps(name))
        if knows_games:
            self.context.add_init_script(KNOWS_GAMES)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    def join(self, link: str) -> None:
        """Open the invitation and sit down under the own name."""
        self.page.goto(link)
        self.page.get_by_test_id("join-name").fill(self.name)
        self.page.get_by_test_id("join-go").click()

    @contextmanager
    def in_haste(self) -> Iterator[None]:
        """Give up what can’t be done soon, until the block ends."""
        self.page.set_default_timeout(TRY)
        try:
            yield
        finally:
            self.page.set_default_timeout(MOMENT)

    def hold(self, times: int = 1000) -> None:
        """Let what is shown for a moment stay, or stay so many times as long."""
        self.page.evaluate(HOLD, times)

    def seat(self, people: int) -> None:
        """Make the own table one for so many, a chair at a time."""
        shown = self.page.locator("strong[aria-live=polite]")
        while (now := int(shown.inner_text())) != people:
            way = ("One seat more", "Une place de plus") if now < people else ("One seat fewer", "Une place de moins")
            self.press(self.page.get_by_label(re.compile("|".join(way))))
            expect(shown).not_to_have_text(str(now))

    def lit(self, start: str = "spot-") -> Locator:
        """Find the lit spots whose name begins so."""
        return self.page.locator(f'[data-testid^="{start}"]')

    def is_done(self) -> bool:
        """Return whether the standings are shown."""
        return self.page.get_by_test_id("end-standings").is_visible()

    def click(self, found: Locator) -> None:
        """Click, or tap on a phone, answering a chooser with its first choice and a question with yes."""
        if not self.answer():
            self.press(found)
            self.answer()

    def answer(self) -> bool:
        """Choose the first where that is asked, and mean it; tell whether anything was asked."""
        was_asked = False
        for name in ("choice-", "caution-yes"):
            asked = self.page.locator(f'[data-testid^="{name}"]').first
            if asked.is_visible():
                self.press(asked)
                was_asked = True
        return was_asked

    def press(self, found: Locator) -> None:
        """Tap on a phone, click elsewhere; a card of the hand, which a first tap lifts, is tapped twice."""
        if not self.has_touch:
            found.click()
            return
        card = found.get_attribute("data-card")
        found.tap()
        if card:
            self.page.evaluate(FRAMES)
            lifted = self.page.locator(f'.lifted > [data-card="{card}"]')
            if lifted.count():
                lifted.tap()

    def log(self) -> str:
        """Read what the log says."""
        return self.page.get_by_test_id("log").inner_text()
