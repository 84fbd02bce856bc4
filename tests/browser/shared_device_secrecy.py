"""Checks that a device which several people share shows nobody what only another may see.

What each may see is worked out from the journal on the server's disk, by the views and events that the server tells of;
what is shown is all of the page: its text, its attributes, and the names of its pictures.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from playwright.sync_api import Page

from regift.games import catalogue
from regift.games.action_and_event_wording import GameTranslations
from regift.kit.event import SPECTATOR
from regift.kit.state import State
from regift.kit.view import Part
from regift.server.operations.data_folder_and_secret import STORE
from regift.tables.play.match import Match
from regift.tables.storage.match_restorer import restore_match
from regift.tables.storage.sqlite_journal import SqliteJournal
from tests.browser.serving import Served

WATCH: Final = """() => {
  window.shownWrongly = [];
  let last = "";
  let passed = [];
  const look = () => {
    const curtain = document.querySelector("[data-testid=hand-over]");
    const parts = [...document.querySelectorAll("[data-card], [data-face], [data-spot], [data-seat]")];
    const spots = parts.flatMap(({ dataset }) => [dataset.card, dataset.spot].filter(Boolean));
    const hands = [...new Set(spots.flatMap(spot => /^hand:(\\d+)\\/./.exec(spot)?.[1] ?? []))];
    if (hands.length > 1) window.shownWrongly.push(`the hands ${hands}`);
    if (curtain) {
      if (parts.length) window.shownWrongly.push(`behind the curtain ${parts.map(part => part.outerHTML)}`);
      window.shownWrongly.push(...passed);
      passed = [];
      last = "";
    } else if (document.querySelector("[data-testid=end-standings]")) {
      passed = [];
    } else if (hands.length) {
      if (last && last !== hands[0]) passed.push(`${hands[0]} right after ${last}`);
      last = hands[0];
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""
"""Notes in the page whenever two hands are shown, one right after another, or anything of the table with a curtain.

Once a game is over, its end is shown with the host's view, and no hand is a secret any more.
"""
SHOWN: Final = """() => {
  const copy = document.documentElement.cloneNode(true);
  copy.querySelectorAll("script, style, [data-testid=rules-sheet]").forEach(part => part.remove());
  return copy.outerHTML;
}"""
DRAWN: Final = "() => [...document.querySelectorAll('[data-face]')].map(card => card.dataset.face).filter(Boolean)"
WORD: Final = r"(?<![\w-])({})(?![\w-])"


def watch(page: Page) -> None:
    """Let the page note what it shows wrongly, from its first moment on."""
    page.add_init_script(f"({WATCH})()")


def noted(page: Page) -> list[str]:
    """List what it has shown wrongly."""
    found: list[str] = page.evaluate("() => window.shownWrongly")
    return found


def match_of(served: Served, code: str) -> Match:
    """Return the game of a table as the server's journal has it."""
    with ThreadPoolExecutor(1) as apart:  # Playwright has a loop of its own in this thread
        return apart.submit(asyncio.run, _restored(served, code)).result()


async def _restored(served: Served, code: str) -> Match:
    journal = await SqliteJournal.open(served.data / STORE)
    row = await journal.find(code)
    assert row is not None
    match = await restore_match(journal, row.id)
    await journal.close()
    assert isinstance(match, Match)
    return match


def faces(state: State, seat: int) -> set[str]:
    """Return the faces that a seat sees on the table, or was told of."""
    told: list[object] = []
    for part in parts_of(state, seat):
        told += part.to_dict().values()
    for event in state.events(seat, 0):
        told += [value.value for value in event.values]
    for action in state.options(seat) if seat != SPECTATOR else []:
        told += [value.value for value in action.values]
    return {each.lstrip("#") for each in _flat(told) if isinstance(each, str)}


def parts_of(state: State, seat: int) -> list[Part]:
    """Return what a seat, or a spectator, sees on the table now."""
    return state.view(None if seat == SPECTATOR else seat).parts


def _flat(told: list[object]) -> Iterator[object]:
    for each in told:
        if isinstance(each, list):
            yield from each
        else:
            yield each


def hidden_from(state: State, seat: int) -> set[str]:
    """Return the faces of cards that others hold and this seat has been told nothing of."""
    others = [other for other in range(state.game.seats) if other != seat]
    held = {face for other in others for part in state.view(other).parts for face in _faces_of(part)}
    return held - faces(state, seat) - {""}


def _faces_of(part: Part) -> list[str]:
    found: list[str] = getattr(part, "faces", []) or getattr(part, "cells", [])
    return found


def drawn_beyond(page: Page, read_state: Callable[[], State], seat: int) -> Counter[str]:
    """Count the cards drawn face up on the page beyond those that the seat sees on the table."""
    drawn, state = Counter(page.evaluate(DRAWN)), read_state()
    return drawn - Counter([face for part in parts_of(state, seat) for face in _faces_of(part)])


def shown_wrongly(page: Page, read_state: Callable[[], State], seat: int, language: str) -> list[str]:
    """List what the page says of cards that whoever holds the device must not see; of SPECTATOR: of any hand.

    The state is read after the page: the page may tell already of a move that the journal has got meanwhile.
    """
    shown, state = page.evaluate(SHOWN), read_state()
    words = GameTranslations(catalogue.folders()[state.game.id], language, str)
    found: list[str] = []
    for face in sorted(hidden_from(state, seat)):
        # What the game itself is called stands on every page.
        names = {face, words.label(face)} - {words.label("game-name")}
        found += [name for name in names if re.search(WORD.format(re.escape(name)), shown)]
    return found
