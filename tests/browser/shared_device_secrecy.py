"""Checks that a device which several people share shows nobody what only another may see.

What each may see is what the server has told their connection, in the messages that the page itself has received until
the moment at which it is read; what is shown is all of the page: its text, its attributes, and its pictures by name.
"""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from playwright.sync_api import Page

from regift.games import catalogue
from regift.games.action_and_event_wording import GameTranslations
from regift.server.operations.data_folder_and_secret import STORE
from regift.tables.play.match import Match
from regift.tables.storage.match_restorer import restore_match
from regift.tables.storage.sqlite_journal import SqliteJournal
from tests.browser.serving import Served
from tests.messages_and_screens import faces_dealt, names_on_screen, words_in

WATCH: Final = """() => {
  window.connections = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      const received = [];
      window.connections.push(received);
      this.addEventListener("message", ({ data }) => received.push(data));
    }
  };
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
"""Keeps what each connection of the page receives, and notes whenever two hands are shown, one right after another, or
anything of the table with a curtain.

Once a game is over, its end is shown with the host's view, and no hand is a secret any more.
"""
SHOWN: Final = """() => {
  const copy = document.documentElement.cloneNode(true);
  copy.querySelectorAll("script, style, [data-testid=rules-sheet]").forEach(part => part.remove());
  return { shown: copy.outerHTML, connections: window.connections };
}"""
"""Returns the page and what its connections have received, as both are at one moment."""
Message = dict[str, object]


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


def told_by_seat(connections: list[list[str]], code: str) -> dict[int, list[Message]]:
    """Return the messages that each seat at a table has received, by seat."""
    told: dict[int, list[Message]] = {}
    for received in connections:
        messages = [json.loads(frame) for frame in received]
        seats = [each["seat"] for each in messages if each["t"] == "entered" and each["code"] == code]
        if seats:
            told[seats[-1]] = messages
    return told


def shown_wrongly(page: Page, code: str, game: str, seat: int, language: str) -> list[str]:
    """List what the page says of cards that it was told for other seats alone; of SPECTATOR, with a curtain: of any.

    Page and messages are read at one moment, so it does not matter which moves are on their way.
    """
    read = page.evaluate(SHOWN)
    told = told_by_seat(read["connections"], code)
    dealt = {face for messages in told.values() for face in faces_dealt(messages)}
    hidden = dealt - set(words_in(told.get(seat, []))) - {""}
    words = GameTranslations(catalogue.folders()[game], language, str)
    found: list[str] = []
    for face in sorted(hidden):
        # What the game itself is called stands on every page.
        names = {face, words.label(face)} - {words.label("game-name")}
        found += names_on_screen(names, read["shown"])
    hands = {int(hand) for hand in re.findall(r'data-(?:card|spot)="hand:(\d+)/', read["shown"])}
    return found + [f"the hand of {hand}" for hand in sorted(hands - {seat})]
