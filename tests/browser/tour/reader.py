"""Reads every screen in the pseudo-language: what is not in it was never in a file of words."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Page

from tests.browser.tour.gifts import PEOPLE
from tests.browser.tour.house import NOBODY_THERE
from tests.browser.tour.inspector import look
from tests.browser.tour.lens import SIZES, as_it_was, resize, speak
from tests.browser.tour.party import NAMES, Party
from tests.browser.tour.rows import Screen

TEXTS: Final = (Path(__file__).parent / "texts.js").read_text(encoding="utf-8")
PLAIN: Final = re.compile("[A-Za-z]{2,}")
"""What no word of the pseudo-language holds."""
SOFT: Final = "\u00ad"
"""Where a long word may be broken."""
NOT_WORDS: Final = (
    r"https?://\S+",
    r"\b[a-z.]+:\d+\b",  # where the server is
    r"\b[A-Z]+-[A-Z]*\d+[a-z]?\b",  # a clause of the rules
    r"\b[A-Z0-9]{4} ?[A-Z0-9]{4}\b",  # the code of a seat
    r"\bRegift\b",
    r"\b(GO|GIFTED)\b",  # printed on the board of GiftTRAP
    r"\b(English|Français|EN|FR)\b",  # a language is called as those call it who speak it
    rf"\b({'|'.join((*NAMES, *PEOPLE, NOBODY_THERE))})\b",
)


def plain_words(text: str, *codes: str) -> list[str]:
    """Give the words of a text that are in no file of words; names and codes are none."""
    left = re.sub("|".join((*NOT_WORDS, *(rf"\b{code}\b" for code in codes if code))), "", text.replace(SOFT, ""))
    return PLAIN.findall(left)


class Reader:
    """Keeps, by screen, what is not pseudo, and what has no room."""

    def __init__(self) -> None:
        self.plain: dict[str, list[str]] = defaultdict(list)
        self.cut: dict[str, list[str]] = defaultdict(list)
        self.seen: set[str] = set()

    def visit(self, screen: Screen, party: Party) -> None:
        """Read it on a phone and on a laptop."""
        page = screen.show(party)
        if page is None:
            return
        self.seen.add(screen.name)
        with as_it_was(page):
            for size in ("phone", "laptop"):
                resize(page, SIZES[size])
                speak(page, "fr")
                screen.show(party)
                speak(page, "en")
                self.read(page, screen, party.code, urlsplit(page.url).path[1:5])
                self.cut[screen.name] += [f"{size}: {fault}" for what, fault in look(page, fits=False) if what in ROOM]
        screen.show(party)

    def read(self, page: Page, screen: Screen, *codes: str) -> None:
        """Keep what is not pseudo."""
        for where, text in page.evaluate(TEXTS):
            if plain_words(text, *codes):
                self.plain[screen.name].append(f"{where}: {text[:80]}")


ROOM: Final = ("width", "cut")
"""What words that are longer may break."""
