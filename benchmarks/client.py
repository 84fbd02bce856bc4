"""The weight of the web client and how soon it can be used (`python -m benchmarks.client [ROUNDS] [PAGE]`).

Builds the client, serves it, and loads it in Chromium with nothing in its cache, over a line of 1.6 Mbit/s that takes
150 ms there and back. Bytes are those over the line, headers included, fonts too.
"""

import json
import os
import sys
import tempfile
import urllib.request
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from benchmarks.server.server_process import serving
from regift.commands.shared.output_path_check_and_writing_of_files_and_marked_sections import write_section
from regift.lab.bench import machine
from tools import build_web
from tools.browser import SWITCHES, find_browser

SPEED: Final = 1_600_000 / 8
"""Bytes a second."""
LATENCY: Final = 150
"""Milliseconds there and back."""
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
CALM: Final = 1500
"""Milliseconds after which nothing more comes by itself."""
WATCH: Final = """sign => {
  const look = () => {
    const found = document.querySelector(sign);
    if (found && !found.disabled) window.usableAt ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
KINDS: Final = {"Document": "page", "Script": "scripts", "Stylesheet": "styles", "Font": "fonts", "Image": "pictures"}
PARTS: Final = ("page", "scripts", "styles", "fonts", "pictures", "words and lists")
HOME: Final = "[data-testid^=home-play-bots]"
INVITATION: Final = "[data-testid=join-go]"
"""What can be pressed once the page can be used."""
MOST_BYTES: Final = 120
"""Thousands."""
MOST_SECONDS: Final = 2.5


class Load(NamedTuple):
    """One first load."""

    painted: float
    """Seconds until something is to be seen."""
    usable: float
    """Seconds until it can be used."""
    bytes: Counter[str]
    """Over the line, by what they are for."""


class Way(NamedTuple):
    """One way to come to the client for the first time."""

    name: str
    host: str
    """127.0.0.1 takes Brotli, a name in the local network over plain HTTP gzip."""
    path: str
    sign: str
    """What can be pressed once the page can be used."""


def main(arguments: list[str]) -> int:
    """Measure each way in turn; print the medians, and write them into a section of the page."""
    rounds = int(arguments[0]) if arguments else 5
    if not build_web.is_up_to_date():
        build_web.build()
    found = find_browser()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright, serving(Path(name) / "data") as server:
        port = server.address.rpartition(":")[2]
        code = lay_table(f"http://{server.address}")
        ways = (
            Way("the house", "127.0.0.1", "/", HOME),
            Way("the house, gzip", "game.test", "/", HOME),
            Way("an invitation", "127.0.0.1", f"/{code}", INVITATION),
        )
        browser = playwright.chromium.launch(
            executable_path=found.program, args=list(SWITCHES), env={**os.environ, **found.variables}
        )
        loads = [
            [load(browser, f"http://{way.host}:{port}{way.path}", way.sign) for way in ways] for _ in range(rounds)
        ]
        text = table([way.name for way in ways], loads, browser.version)
        browser.close()
    print(text, end="")
    if len(arguments) > 1:
        write_section(Path(arguments[1]), "client", text)
    return 0


def lay_table(address: str) -> str:
    """Lay a table to be invited to, and give its code."""
    body = json.dumps({"game": "kung_fu", "seats": 4}).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, headers={"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=5) as answer:
        return str(json.load(answer)["code"])


def load(browser: Browser, address: str, sign: str) -> Load:
    """Load the page once with an empty cache over the slow line."""
    context = browser.new_context(viewport=PHONE, locale="fr-FR")
    page = context.new_page()
    line = context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    weights: Counter[str] = Counter()

    def note_kind(event: dict[str, Any]) -> None:
        is_picture = event["response"]["url"].endswith(".svg")
        kinds[event["requestId"]] = "pictures" if is_picture else KINDS.get(event["type"], PARTS[-1])

    def note_weight(event: dict[str, Any]) -> None:
        weights[kinds.get(event["requestId"], PARTS[-1])] += int(event["encodedDataLength"])

    line.on("Network.responseReceived", note_kind)
    line.on("Network.loadingFinished", note_weight)
    line.send("Network.enable")
    conditions = {"offline": False, "latency": LATENCY, "downloadThroughput": SPEED, "uploadThroughput": SPEED}
    line.send("Network.emulateNetworkConditions", conditions)
    page.add_init_script(f"({WATCH})({json.dumps(sign)})")
    page.goto(address, wait_until="load")
    page.locator(f"{sign}:enabled").first.wait_for()
    page.wait_for_timeout(CALM)
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    usable = page.evaluate("window.usableAt")
    context.close()
    return Load(painted / 1000, usable / 1000, weights)


def table(names: list[str], loads: list[list[Load]], version: str) -> str:
    """Return the section of the page on figures."""
    here = machine()
    rows = list(zip(*loads, strict=True))
    lines = [
        "## The web client",
        "",
        f"Written by `python -m benchmarks.client {len(loads)} docs/benchmarks.md`. A first load with an empty cache",
        f"in Chromium {version}, 390×844, over {SPEED * 8 / 1e6:.1f} Mbit/s and {LATENCY} ms there and back, the",
        "processor not slowed down. Bytes are those over the line, headers and fonts included; usable: the first",
        "button can be pressed. Brotli where the browser takes it (HTTPS and the same machine), else gzip.",
        "",
        f"Machine: {here.processor}, {here.cores} cores, {here.system}. Medians of {len(loads)} rounds taken in turn.",
        "",
        "| what | " + " | ".join(names) + " | to reach |",
        "|---|" + "---:|" * len(names) + "---|",
    ]
    whole = [median(sum(each.bytes.values()) for each in row) / 1000 for row in rows]
    lines.append(line_of("all of it, KB", whole, f"≤ {MOST_BYTES}, stretch 80", digits=1))
    lines += [
        line_of(f"– {part}", [median(each.bytes[part] for each in row) / 1000 for row in rows], digits=1)
        for part in PARTS
    ]
    lines.append(line_of("first paint, s", [median(each.painted for each in row) for row in rows]))
    lines.append(line_of("usable, s", [median(each.usable for each in row) for row in rows], f"≤ {MOST_SECONDS}"))
    return "\n".join([*lines, ""])


def line_of(what: str, figures: list[float], limit: str = "", digits: int = 2) -> str:
    """Return one row."""
    return f"| {what} | " + " | ".join(f"{figure:.{digits}f}" for figure in figures) + f" | {limit} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
