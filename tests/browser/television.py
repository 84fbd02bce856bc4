"""A television that shows a table, and how somebody at the table gives it that table."""

import re
from typing import Final, Protocol

from playwright.sync_api import Browser, Page

from tests.browser.playing import Guest
from tests.browser.serving import Served

SIZES: Final = ((1280, 720), (1366, 768), (1920, 1080), (3840, 2160))
SMALLEST: Final = 8.5
"""Points of a letter once a picture of the screen is made 480 points wide."""
CUT: Final = """() => [...document.querySelectorAll("main, main *:not(i)")].filter(part => {
  if (part.parentElement.closest("[data-testid=log]")) return false;
  const { width, height, right, bottom, top, left } = part.getBoundingClientRect();
  const isSeen = width && height && getComputedStyle(part).visibility !== "hidden" && !part.closest(".hidden, svg *");
  return isSeen && (right > innerWidth + 1 || bottom > innerHeight + 1 || top < -1 || left < -1);
}).map(part => `${part.tagName} ${part.className} ${Math.round(part.getBoundingClientRect().bottom)}`)"""
"""What lies beyond the edges of the window; the log fades out at its foot, and confetti falls out of it."""


class GuestOpener(Protocol):
    """Opens somebody's browser (fixture `open_guest`)."""

    def __call__(self, name: str, locale: str, size: tuple[int, int], *, is_still: bool = False) -> Guest:
        """Return somebody with a language and a screen; `is_still`: who wants no motion."""
        ...


def open_television(browser: Browser) -> Page:
    """Open a browser of its own in French, 1920 by 1080; whoever opens it closes its context."""
    context = browser.new_context(locale="fr-FR", viewport={"width": 1920, "height": 1080})
    return context.new_page()


def code_on(television: Page) -> str:
    """Return the code that a screen shows."""
    shown = television.get_by_test_id("screen-code")
    shown.wait_for()
    return re.sub(r"\s", "", shown.inner_text())


def type_code(guest: Guest, shown: str) -> None:
    """Type the code of a screen where somebody at a table was asked for it."""
    guest.page.get_by_test_id("screen-field").fill(shown)
    guest.press(guest.page.get_by_test_id("screen-show"))


def laid(host: Guest, server: Served) -> str:
    """Make a table for two, and return its code."""
    made: dict[str, str] = host.context.request.post(
        f"{server.url}/api/tables", data={"game": "kung_fu", "seats": 2}
    ).json()
    host.page.goto(server.url)
    host.page.evaluate("([code, token]) => localStorage.setItem(`regift.seat.${code}`, token)", [*made.values()][:2])
    host.page.goto(f"{server.url}/{made['code']}")
    host.page.get_by_test_id("lobby-start").wait_for()
    return made["code"]
