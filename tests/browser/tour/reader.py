"""Reads every screen in the pseudo-language: what is not in it was never in a file of words."""

from collections import defaultdict
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Page

from tests.browser.tour.house import NOBODY_THERE
from tests.browser.tour.inspector import look
from tests.browser.tour.lens import SIZES, as_it_was, resize, speak
from tests.browser.tour.party import NAMES, Party
from tests.browser.tour.presents import MINE, SOUGHT
from tests.browser.tour.rows import Screen
from tests.browser.wished import PEOPLE
from tests.words.plain import plain_words

TEXTS: Final = (Path(__file__).parent / "texts.js").read_text(encoding="utf-8")
TYPED: Final = (SOUGHT, *(said.rstrip(".") for name, line, _ in MINE for said in (name, line)))
PLAYING: Final = (*NAMES, *PEOPLE, NOBODY_THERE, *TYPED)
"""Whose names are read, too, and what they typed."""


class Reader:
    """Keeps, by screen, what is not pseudo, and what has no room."""

    def __init__(self) -> None:
        self.plain: dict[str, list[str]] = defaultdict(list)
        self.cut: dict[str, list[str]] = defaultdict(list)
        self.seen: set[str] = set()

    def visit(self, screen: Screen, party: Party) -> bool:
        """Read it on a phone and on a laptop, forgetting what was read before."""
        self.plain[screen.name] = []
        self.cut[screen.name] = []
        page = screen.show(party)
        self.seen.add(screen.name)
        with as_it_was(page):
            for size in ("phone", "laptop"):
                resize(page, SIZES[size])
                speak(page, "fr")
                screen.show(party)
                speak(page, "en")
                self.read(page, screen, *party.codes, urlsplit(page.url).path[1:5])
                self.cut[screen.name] += [f"{size}: {fault}" for what, fault in look(page, fits=False) if what in ROOM]
        screen.show(party)
        return not self.plain[screen.name] and not self.cut[screen.name]

    def read(self, page: Page, screen: Screen, *codes: str) -> None:
        """Keep what is not pseudo."""
        for where, text in page.evaluate(TEXTS):
            if plain_words(text, *PLAYING, *codes):
                self.plain[screen.name].append(f"{where}: {text[:80]}")


ROOM: Final = ("width", "cut")
"""What words that are longer may break."""
