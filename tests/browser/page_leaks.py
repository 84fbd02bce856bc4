"""Looks for what a page should have forgotten: its text, what the browser keeps, and all objects alive in it."""

import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.waiting import HUNG

REMAINS: Final = (Path(__file__).parent / "page_leaks.js").read_text(encoding="utf-8")
ALIVE: Final = """function (wanted) {
  const tells = (each) => {
    try {
      if (each.is_fleeting === true) return true;
      if (each.t === "fact" && each.id === "claim") return true;
      return each.t === "zone" && (each.faces ?? []).some(face => wanted.includes(face));
    } catch { return false; }
  };
  return this.filter(tells).map(each => JSON.stringify(each)).slice(0, 5);
}"""
"""Events that were for the moment, the claim that was not answered yet, and zones with a card that nobody sees now."""

PAUSE: Final = 100.0
"""Milliseconds between two looks."""


def remains(page: Page, words: list[str]) -> list[str]:
    """List where these words can still be found; what the giver may choose from is not looked at."""
    found: list[str] = page.evaluate(REMAINS, words)
    return found


def outliving(page: Page, cards: list[str]) -> list[str]:
    """List what of it still lives in the page's memory long after what was seen was shown."""
    until = time.monotonic() + HUNG
    while (found := alive(page, cards)) and time.monotonic() < until:
        page.wait_for_timeout(PAUSE)
    return found


def alive(page: Page, cards: list[str]) -> list[str]:
    """List what lives in the page's memory that tells of a claim, or of one of these cards."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    prototype = session.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    objects = session.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]["objectId"]
    answer = session.send(
        "Runtime.callFunctionOn",
        {
            "objectId": objects,
            "functionDeclaration": ALIVE,
            "arguments": [{"value": cards}],
            "returnByValue": True,
        },
    )
    session.detach()
    found: list[str] = answer["result"]["value"]
    return found
