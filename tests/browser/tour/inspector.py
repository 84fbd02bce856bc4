"""Looks at every screen for what would keep somebody from using it, in French and in the pseudo-language.

The pseudo-language stands in the place of English: longer than both, and plainly not what a hard-coded word looks like.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, cast
from urllib.parse import urlsplit

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.browser.game_search import PEOPLE
from tests.browser.tour.custom_gift_screens import MINE, SOUGHT
from tests.browser.tour.display_settings import (
    LANGUAGES,
    LESS_ROOM,
    LIGHTS,
    SIZES,
    SMALL,
    TIGHTEST,
    ZOOMED,
    as_it_was,
    larger_text,
    resize,
    settle,
    shine,
    speak,
)
from tests.browser.tour.evening_screens import NAMES as OF_EVENING
from tests.browser.tour.home_screens import NOBODY_THERE
from tests.browser.tour.party import NAMES, Party
from tests.browser.tour.screen_list import BUSIEST, Screen
from tests.browser.tour.two_presents_screens import NAMES as PRESENTS
from tests.words.plain import plain_words

LAYOUT: Final = (Path(__file__).parent / "layout_checks.js").read_text(encoding="utf-8")
TEXTS: Final = (Path(__file__).parent / "page_texts.js").read_text(encoding="utf-8")
TYPED: Final = (SOUGHT, *(said.rstrip(".") for name, line, _ in MINE for said in (name, line)))
PLAYING: Final = (*NAMES, *PEOPLE, *OF_EVENING, *PRESENTS, NOBODY_THERE, *TYPED)
"""Whose names are read, too, and what they typed."""
KEYS: Final = (Path(__file__).parent / "keyboard_focus.js").read_text(encoding="utf-8")
LEAST_TARGET: Final = 44
SMALLEST_TEXT: Final = 14
PASSING: Final = "[data-testid=stage]"
"""What lies over the table for a moment and goes by itself."""
LOOKS: Final = {
    ("phone", "light"): "any",
    ("phone", "dark"): "fr",
    ("laptop", "light"): "en",
    ("laptop", "dark"): "",
}
"""At which sizes and in which lights a screen is looked at, and in which language axe looks at it: in all of them would
take as long as everything else."""
SOME_LOOKS: Final = {("phone", "light"): "fr", ("laptop", "dark"): "en"}
"""The same for ./check, which leaves the rest to ./check --all: each size and each light once."""
SOME_LANGUAGES: Final = {"phone": LANGUAGES, "laptop": ("en",)}
"""In which languages ./check looks at a size: in both where they have least room."""
RUN_AXE: Final = "async options => (await axe.run(options)).violations"
MOST_STOPS: Final = 120
"""After so many times Tab, one goes round in circles."""

CHECKS: Final = (
    "width",
    "height",
    "cut",
    "overlap",
    "target",
    "text",
    "contrast",
    "axe",
    "keyboard",
    "in view",
    "less room",
    "small",
    "zoom",
    "larger text",
    "words",
)
"""Each a test of each screen; "in view": what one plays with, "words": none is hard-coded."""
OF_ITS_LENGTH: Final = frozenset({"height", "contrast"})
"""What is no fault in the pseudo-language: it is longer than any language, and so it may scroll, or reach a picture."""
CLAMPED: Final = "strong.clamped "
"""A name that is cut on purpose where it is longer than its lines, as those of the pseudo-language may be."""
PRINT: Final = "too high: div.print"
"""What is printed on a card: at 200 % a long name may lose a line there; a touch on the card tells it whole."""
BOTH: Final = 2
MARKS: Final = "place-token"
"""Marks on the edges of two places that lie close together.

Those of the pseudo-language may be too long for both, or for what is said beside one.
"""
SAID: Final = "p.said"
FORGET: Final = "() => document.querySelectorAll('[data-stop]').forEach(part => delete part.dataset.stop)"
"""What was reached at another size counts for nothing."""
TO_REACH: Final = """() => {
  const area = document.querySelector("dialog[open]") ?? document.body;
  const all = area.querySelectorAll("button, a[href], input, select, summary, [tabindex='0']");
  const isReached = part => part.checkVisibility({ visibilityProperty: true })
    && !part.matches(":disabled, [tabindex='-1']")
    && !part.closest("[inert]") && !(part.type === "radio" && !part.checked);
  return [...all].filter(part => isReached(part) && !part.dataset.stop)
    .map(part => `${part.localName} “${(part.getAttribute("aria-label") ?? part.textContent).trim().slice(0, 50)}”`);
}"""


def look(page: Page, *, fits: bool, played: str = "") -> list[tuple[str, str]]:
    """Measure the page as it is: what is asked, and the fault; what is played with is named by a CSS selector."""
    given = {"fits": fits, "least": LEAST_TARGET, "smallest": SMALLEST_TEXT, "played": played}
    return [(what, fault) for what, fault in page.evaluate(LAYOUT, given)]


def violations(page: Page, light: str = "light") -> list[str]:
    """Ask axe, in the dark for what depends on the light alone."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    rules = {"light": {}, "dark": {"runOnly": {"type": "rule", "values": ["color-contrast"]}}}[light]
    found_by_axe = cast("list[Any]", page.evaluate(RUN_AXE, {"resultTypes": ["violations"], **rules}))
    return [
        f"{found['id']}: {node['target'][0]}: {(node['any'] + node['all'] + node['none'])[0]['message']}"
        for found in found_by_axe
        for node in found["nodes"]
    ]


def tab_through(page: Page, over: str) -> Iterator[str]:
    """Press Tab until all was reached; tell what has no ring, what is covered, and what was never reached."""
    page.evaluate(FORGET)
    seen: set[str] = set()
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        at = page.evaluate(KEYS, f"{PASSING}, {over}" if over else PASSING)
        if at is None:
            continue
        if at["stop"] in seen:
            break
        seen.add(at["stop"])
        if not at["isRinged"]:
            yield f"no ring: {at['name']}"
        if at["isCovered"]:
            yield f"covered: {at['name']}"
    for missed in page.evaluate(TO_REACH):
        yield f"not reached: {missed}"


def hard_coded(page: Page, *codes: str) -> list[tuple[str, str]]:
    """Read the page in the pseudo-language and return every text that is not in it."""
    return [
        ("words", f"{where}: {text[:80]}")
        for where, text in page.evaluate(TEXTS)
        if plain_words(text, *PLAYING, *codes)
    ]


class Inspector:
    """Keeps what was found, by screen and check."""

    def __init__(self, *, in_part: bool = False) -> None:
        """Look at all that is to be looked at, or at the part that ./check looks at."""
        self.in_part = in_part
        self.looks: Mapping[tuple[str, str], str] = SOME_LOOKS if in_part else LOOKS
        self.languages = SOME_LANGUAGES if in_part else dict.fromkeys(SOME_LANGUAGES, LANGUAGES)
        self.found: dict[tuple[str, str], list[str]] = defaultdict(list)
        self.seen: set[str] = set()

    def visit(self, screen: Screen, party: Party) -> bool:
        """Look in every way, forgetting what was found before."""
        for check in CHECKS:
            self.found.pop((screen.name, check), None)
        page = screen.show(party)
        self.seen.add(screen.name)
        with as_it_was(page):
            for size in ("phone", "laptop"):
                self.measure(page, screen, party, size)
            self.narrow(page, screen, party)
            self.press_together(page, screen, party)
        screen.show(party)
        return not any((screen.name, check) in self.found for check in CHECKS)

    def measure(self, page: Page, screen: Screen, party: Party, size: str) -> None:
        """Look at one size in its languages and lights."""
        resize(page, SIZES[size])
        lights = [light for light in LIGHTS if (size, light) in self.looks]
        shine(page, lights[0])
        screen.show(party)
        settle(page)
        for light in lights:
            shine(page, light)
            for language in self.languages[size]:
                speak(page, language)
                found = look(page, fits=screen.fits, played=screen.played)
                if language != "fr":
                    found = [each for each in found if each[0] not in OF_ITS_LENGTH and CLAMPED not in each[1]]
                    found = [
                        each
                        for each in found
                        if each[0] != "overlap"
                        or MARKS not in each[1]
                        or each[1].count(MARKS) + each[1].count(SAID) < BOTH
                    ]
                    found += hard_coded(page, *party.codes, urlsplit(page.url).path[1:5])
                self.note(screen, f"{size}, {language}, {light}", found)
                if self.looks[size, light] in {language, "any"}:
                    self.note(
                        screen, f"{size}, {language}, {light}", [("axe", fault) for fault in violations(page, light)]
                    )
        speak(page, "fr")
        self.note(screen, size, [("keyboard", fault) for fault in tab_through(page, screen.over)])

    def narrow(self, page: Page, screen: Screen, party: Party) -> None:
        """Look at it on a small phone, then at 200 %: all of it on a laptop, then only its text on a phone."""
        resize(page, SMALL)
        screen.show(party)
        settle(page)
        self.note(screen, "small phone", only(look(page, fits=False), "small"))
        resize(page, ZOOMED)
        screen.show(party)
        settle(page)
        self.note(screen, "laptop at 200 %", only(look(page, fits=False), "zoom"))
        resize(page, SIZES["phone"])
        screen.show(party)
        with larger_text(page, 2):
            found = [each for each in only(look(page, fits=False), "larger text") if not each[1].startswith(PRINT)]
            self.note(screen, "phone, text at 200 %", found)

    def press_together(self, page: Page, screen: Screen, party: Party) -> None:
        """Look at it in each window with less room, or in the tightest; ./check at the busiest screens alone."""
        is_busy = screen.name in BUSIEST
        if not screen.played or (self.in_part and not is_busy):
            return
        for size in tuple(LESS_ROOM) if is_busy else TIGHTEST:
            resize(page, LESS_ROOM[size])
            screen.show(party)
            settle(page)
            found = look(page, fits=False, played=screen.played)
            self.note(screen, size, [each for each in found if each[0] == "in view"])
            self.note(screen, size, only(found, "less room"))

    def note(self, screen: Screen, where: str, found: list[tuple[str, str]]) -> None:
        """Keep what was found."""
        for what, fault in found:
            line = f"{where}: {fault}"
            if line not in self.found[screen.name, what]:
                self.found[screen.name, what].append(line)


ROOM: Final = {"width", "cut", "overlap", "keyboard"}
"""What less room may break, beside what is played with."""


def only(found: list[tuple[str, str]], check: str) -> list[tuple[str, str]]:
    """Count what has no room as a fault of another check; colours and targets were looked at before."""
    return [(check, fault) for what, fault in found if what in ROOM]
