"""How soon a browser plays without a server (`python -m benchmarks.browser_tables [ROUNDS] [PAGE]`).

Serves what browsers keep tables with, fetches it with an empty cache over a line of 10 Mbit/s, opens it a second time
from the browser's own cache, and times the moves of bots in a browser whose processes run a sixth of the time.
"""

import json
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from benchmarks.server.server_process import serving
from benchmarks.slow_line import SPEED, Line
from benchmarks.slowed_browser import SLOWDOWN, slowed
from regift.commands.shared.output_path_check_and_writing_of_files_and_marked_sections import write_section
from regift.games import catalogue
from regift.lab.bench import machine
from tools import build_browser_tables
from tools.browser import SWITCHES, find_browser

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
PLAYED: Final = 60
"""Moves of bots that are timed in each game."""
PATIENCE: Final = 600_000
"""Milliseconds after which something went wrong."""
WORKER: Final = """
window.Worker = class extends Worker {
  constructor(...given) { super(...given); window.tablesWorker = this; }
};
"""
"""Lets a script of this benchmark speak to the worker beside the page."""
PLAY: Final = """async ({ game, seats, most }) => {
  const worker = window.tablesWorker;
  const answers = new Map(), gaps = [];
  let hear = () => {}, count = 1e9;
  worker.addEventListener("message", ({ data }) => {
    if (data.kind === "answer") answers.get(data.id)?.(JSON.parse(new TextDecoder().decode(data.body)));
    else if (data.kind === "frame" && data.id > 1e9) hear(JSON.parse(data.frame), performance.now());
  });
  const ask = (method, path, said) => new Promise((resolve) => {
    answers.set(++count, resolve);
    const body = new TextEncoder().encode(said ? JSON.stringify(said) : "");
    worker.postMessage({ kind: "ask", id: count, method, path, headers: [], body });
  });
  const bots = (await ask("GET", "/api/bots"))[game];
  const liked = ["playful", "rules", "granny", "friend"];
  const bot = liked.find((name) => bots.includes(name)) ?? bots[0];
  const { code, token } = await ask("POST", "/api/tables", { game, seats, options: {} });
  const id = ++count;
  worker.postMessage({ kind: "dial", id });
  const say = (said) => worker.postMessage({ kind: "say", id, frame: JSON.stringify(said) });
  let last = 0, isStarted = false;
  await new Promise((resolve) => {
    hear = (frame, now) => {
      if (frame.t === "lobby" && !isStarted) {
        isStarted = true;
        for (let seat = 1; seat < seats; seat++) say({ t: "add_bot", seat, bot });
        say({ t: "start" });
      }
      if (frame.phase === "over") resolve();
      if (frame.t !== "board" && frame.t !== "update") return;
      if (last && frame.t === "update") gaps.push(now - last);
      last = now;
      if (gaps.length >= most) resolve();
      else if (frame.options?.length) {
        const option = frame.options[Math.floor(Math.random() * frame.options.length)];
        say({ t: "play", action: option[0], at: frame.at });
        last = 0;
      }
    };
    say({ t: "enter", code, token, name: "Léa", avatar: "fox" });
  });
  worker.postMessage({ kind: "hang-up", id });
  return gaps;
}"""
"""Plays a game against bots that fill free seats of a page, and gives the milliseconds from one move to the next."""


class Start(NamedTuple):
    """The first two starts of one browser."""

    bytes: int
    """Over the line, headers included."""
    fetched: float
    """Seconds until everything is there and the tables are open."""
    first: float
    """Seconds until the first game is dealt."""
    second: float
    """Seconds until that game is there again, when the page is loaded anew."""


def main(arguments: list[str]) -> int:
    """Measure; print the medians, and write them into a section of the page."""
    rounds = int(arguments[0]) if arguments else 3
    if code := build_browser_tables.main([]):
        return code
    found = find_browser()
    site = {"REGIFT_BROWSER_TABLES": str(build_browser_tables.SITE)}
    with (
        tempfile.TemporaryDirectory() as name,
        sync_playwright() as playwright,
        # Before the server, which leaves one core alone to whatever is started after it: phones have several.
        playwright.chromium.launch(
            executable_path=found.program, args=list(SWITCHES), env={**os.environ, **found.variables}
        ) as browser,
        serving(Path(name) / "data", **site) as server,
        Line(int(server.address.rpartition(":")[2])) as line,
    ):
        starts = [start(browser, line) for _ in range(rounds)]
        moves = {game: bot_moves(browser, f"http://{server.address}", game) for game in catalogue.folders()}
        text = table(starts, moves, browser.version)
    print(text, end="")
    if len(arguments) > 1:
        write_section(Path(arguments[1]), "browser tables", text)
    return 0


def opened(browser: Browser, address: str) -> tuple[BrowserContext, Page]:
    """Open the page with nothing in its cache, where it asks whether to fetch."""
    context = browser.new_context(viewport=PHONE, locale="fr-FR", has_touch=True)
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage['regift.name'] ??= 'Léa'; localStorage['regift.tips.kung_fu'] = 'asked off'")
    page = context.new_page()
    page.add_init_script(WORKER)
    page.goto(address)
    page.get_by_test_id("home-play-here").tap()
    page.get_by_test_id("play-here-fetch").wait_for()
    return context, page


def start(browser: Browser, line: Line) -> Start:
    """Fetch everything and begin a game, then come back to it."""
    context, page = opened(browser, f"http://127.0.0.1:{line.port}")
    carried, begun = line.carried, time.monotonic()
    page.get_by_test_id("play-here-fetch").tap()
    ready = page.get_by_test_id("here-bots-kung_fu")
    ready.wait_for()
    fetched = time.monotonic() - begun
    weight = line.carried - carried
    ready.tap()
    page.get_by_test_id("table").wait_for()
    first = time.monotonic() - begun
    again = time.monotonic()
    page.goto(page.url)
    page.get_by_test_id("table").wait_for()
    second = time.monotonic() - again
    context.close()
    return Start(weight, fetched, first, second)


def bot_moves(browser: Browser, address: str, game: str) -> list[float]:
    """Return the milliseconds that each of some moves of bots takes in a slowed browser."""
    context, page = opened(browser, address)
    page.get_by_test_id("play-here-fetch").tap()
    page.get_by_test_id("here-bots-kung_fu").wait_for()
    gaps = list[float]()
    with slowed():
        while len(gaps) < PLAYED:
            gaps += page.evaluate(PLAY, {"game": game, "seats": 4, "most": PLAYED - len(gaps)})
    context.close()
    return gaps


def table(starts: list[Start], moves: dict[str, list[float]], version: str) -> str:
    """Return the section of the page on figures."""
    here = machine()
    sizes = json.loads(build_browser_tables.LIST.read_text(encoding="utf-8"))["files"].values()
    weights = {kind: sum(size[kind] for size in sizes) / 1e6 for kind in ("br", "gzip")}
    lines = [
        "## Tables in a browser",
        "",
        f"Written by `python -m benchmarks.browser_tables {len(starts)} docs/benchmarks.md`.",
        f"Chromium {version} with an empty cache, 390×844, fetches what it needs to keep tables itself",
        f"over {SPEED * 8 / 1e6:.0f} Mbit/s, parts of the page included, and deals a game of Kung Fu Granny;",
        "then the page is loaded anew. Bots are those that a page fills free seats with, at four seats,",
        f"{PLAYED} of their moves, each until the page is told of it, without what the page draws;",
        f"in a browser whose processes that show pages run a {SLOWDOWN}th of the time and are stopped for the rest.",
        "",
        f"Machine: {here.processor}, {here.cores} cores, {here.system}. Medians of {len(starts)} rounds.",
        "",
        "| what | figure | to reach |",
        "|---|---:|---|",
        f"| Python, libraries and tables, Brotli, MB | {weights['br']:.2f} |  |",
        f"| the same, gzip (plain HTTP), MB | {weights['gzip']:.2f} | ≤ 9 |",
        f"| over the line, with the parts of the page, MB | {median(each.bytes for each in starts) / 1e6:.2f} |  |",
        f"| all fetched and open, s | {median(each.fetched for each in starts):.1f} |  |",
        f"| first game dealt, s | {median(each.first for each in starts):.1f} | ≤ 15 |",
        f"| the game there again, s | {median(each.second for each in starts):.1f} | ≤ 4 |",
    ]
    for game, gaps in moves.items():
        known = sorted(gaps)
        lines.append(
            f"| a bot’s move in {game}, slowed, ms: median of {len(known)}, 95th percentile (largest) "
            f"| {median(known):.0f}, {known[int(len(known) * 0.95)]:.0f} ({known[-1]:.0f}) | ≤ 300 |"
        )
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
