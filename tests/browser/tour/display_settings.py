"""How a page is looked at: sizes, languages, lights, larger text."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Page

LESS_ROOM: Final = {
    "phone with bars": (390, 664),
    "small phone with bars": (360, 560),
    "oldest phone": (320, 568),
    "phone on its side": (844, 390),
    "small phone on its side": (667, 375),
    "half a laptop": (683, 768),
    "half a phone": (390, 422),
}
"""Windows as they are in somebody's hand: what one plays with is in view in all of them; the rest may scroll."""
TIGHTEST: Final = ("oldest phone", "small phone on its side", "half a phone")
"""Of these, where there is least room upright, on its side, and in both ways."""
SIZES: Final = {"phone": (390, 844), "laptop": (1440, 900), "screen": (1920, 1080), **LESS_ROOM}
SMALL: Final = (360, 640)
"""A small phone, or a larger one under the bars of its browser: not all is seen at once, but nothing is cut."""
ZOOMED: Final = (720, 450)
"""A laptop whose browser draws everything at 200 %."""

LANGUAGES: Final = ("fr", "en")
LIGHTS: Final = ("light", "dark")

LARGER: Final = "scale => { document.documentElement.style.fontSize = `${scale * 100}%`; }"
"""What a browser does that is told to enlarge text alone."""


SETTLED: Final = """async () => {
  const places = () => [...document.body.querySelectorAll("*")].map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  }).join();
  let before = "", now = places();
  for (let frames = 0; now !== before && frames < 100; frames += 1) {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    [before, now] = [now, places()];
  }
}"""
"""Waits until everything stays where it is: what watches its own size is drawn anew some frames later."""

SWITCH: Final = """language => {
  if (document.documentElement.lang === language) return false;
  const found = document.querySelector(`[data-testid=lang-${language}]`);
  found?.click();
  return !!found;
}"""

WITHOUT_SWITCH: Final = "hand-over"
"""The curtain between two people of one device has no switch; whoever takes the device finds one."""


def has_room(size: tuple[int, int]) -> bool:
    """Return whether a window is as large as the phone or the laptop, where what fits must not scroll."""
    return any(size[0] >= SIZES[name][0] and size[1] >= SIZES[name][1] for name in ("phone", "laptop"))


def settle(page: Page) -> None:
    """Wait until everything has found its place."""
    page.evaluate(SETTLED)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Make the window another size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)


def speak(page: Page, language: str) -> None:
    """Switch the language, wherever the switch is; nothing is done where it is spoken already."""
    spoken = page.locator(f"html[lang={language}]")
    if page.evaluate(SWITCH, language):
        spoken.wait_for(state="attached")
    elif not spoken.count() and page.get_by_test_id(WITHOUT_SWITCH).is_visible():
        page.evaluate("language => localStorage.setItem('regift.language', language)", language)
        page.reload()
        spoken.wait_for(state="attached")
        page.get_by_test_id(WITHOUT_SWITCH).wait_for()


def shine(page: Page, light: str) -> None:
    """Make it day or night, without motion."""
    page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")


@contextmanager
def larger_text(page: Page, scale: float) -> Iterator[None]:
    """Draw all text larger until the block ends."""
    page.evaluate(LARGER, scale)
    page.locator("[data-text=large]").wait_for(state="attached")
    settle(page)
    try:
        yield
    finally:
        page.evaluate(LARGER, 1)


@contextmanager
def as_it_was(page: Page) -> Iterator[None]:
    """Restore the size, language and light of the page when the block ends."""
    size = page.viewport_size
    try:
        yield
    finally:
        speak(page, "fr")
        shine(page, "light")
        if size:
            page.set_viewport_size(size)
