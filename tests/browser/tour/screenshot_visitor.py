"""Draws every screen at every size, in every language and light asked for."""

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from tests.browser.tour.display_settings import as_it_was, has_room, larger_text, resize, shine, speak
from tests.browser.tour.inspector import look
from tests.browser.tour.party import Party
from tests.browser.tour.screen_list import Screen


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


class ScreenshotVisitor:
    """Keeps the pictures, and says what is wrong on them."""

    def __init__(
        self,
        out: Path,
        sizes: dict[str, tuple[int, int]],
        languages: Sequence[str],
        lights: Sequence[str],
        text_scale: float = 1,
        whole: bool = False,
    ) -> None:
        self.out = out
        self.sizes = sizes
        self.languages = languages
        self.lights = lights
        self.text_scale = text_scale
        self.whole = whole
        self.taken: dict[str, list[Shot]] = {}
        """The shots of each screen."""

    def visit(self, screen: Screen, party: Party) -> bool:
        """Picture the screen in every way."""
        page = screen.show(party)
        shots = [
            Shot(screen.name, size, said, light)
            for size in self.sizes
            for said in self.languages
            for light in self.lights
        ]
        with as_it_was(page):
            for shot in shots:
                resize(page, self.sizes[shot.size])
                shine(page, shot.light)
                speak(page, "fr")
                screen.show(party)
                speak(page, shot.language)
                with larger_text(page, self.text_scale) if self.text_scale > 1 else nullcontext():
                    page.wait_for_timeout(120)
                    page.screenshot(path=self.out / shot.file, full_page=self.whole)
                    if self.text_scale == 1:
                        fits = screen.fits and has_room(self.sizes[shot.size])
                        for what, fault in look(page, fits=fits, played=screen.played):
                            print(f"{shot.file}: {what}: {fault}")
        screen.show(party)
        self.taken[screen.name] = shots
        return True

    def lay_out(self, browser: Browser) -> None:
        """Put the pictures of each screen and size on one sheet, if there are several."""
        if len(self.languages) * len(self.lights) == 1:
            return
        page = browser.new_page()
        for screen, shots in self.taken.items():
            for size, (width, height) in self.sizes.items():
                columns = 4 if width < height else 2
                four = [shot for shot in shots if shot.size == size]
                pictures = "".join(f'<img src="{shot.file}" width="{width}">' for shot in four)
                page.set_viewport_size({"width": columns * width, "height": -(-len(four) // columns) * height})
                sheet = self.out / f"sheet-{screen}-{size}"
                sheet.with_suffix(".html").write_text(f'<body style="margin:0;line-height:0">{pictures}')
                page.goto(sheet.with_suffix(".html").as_uri())
                page.screenshot(path=sheet.with_suffix(".png"))
                sheet.with_suffix(".html").unlink()
        page.close()
