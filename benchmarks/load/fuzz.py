"""Send the application any number of random and twisted messages (`python -m benchmarks.load.fuzz --messages 1000000`).

Afterwards the server lives, its log holds no error, every answer was one of the wire's own, each table is what its
journal makes of it, and memory has not grown.
"""

import argparse
import asyncio
import json
import logging
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import httpx
from starlette.applications import Starlette

from benchmarks.load.client_knowledge import ClientKnowledge
from benchmarks.load.in_process_websocket import HOST, InProcessWebSocket
from benchmarks.load.random_messages import MessageForger
from regift.games import catalogue
from regift.server.app import create_app
from regift.server.operations.environment_settings import Settings
from regift.server.services_for_connections import AppServices
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.match_restorer import UnplayableMatch, restore_match
from tests.server.playing import ANYTHING, AT_ONCE

TABLES: Final = 8
AT_EACH: Final = 4
"""Connections to each table: the host, two who play, one who watches."""
CHECK_EVERY: Final = 50_000
ROUNDS: Final = 20
"""Messages of each connection until it is seen to that somebody leads each table."""
GROWTH: Final = 96 * 1024
"""Kilobytes that memory may grow by after the first part of a run."""


class Errors(logging.Handler):
    """Keeps what should not have been logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep an error."""
        self.found.append(self.format(record))


class Attack:
    """One run against one application."""

    def __init__(self, app: Starlette, seed: int) -> None:
        self.app = app
        self.forger = MessageForger(seed)
        self.codes: list[str] = []
        self.tokens: dict[tuple[int, int], str] = {}
        """By table and place: the last token that somebody there got."""
        self.lines: dict[tuple[int, int], InProcessWebSocket] = {}
        self.sent = 0
        self.closed: Counter[int] = Counter()

    async def begin(self) -> None:
        """Make the tables and fill them."""
        for table in range(TABLES):
            self.codes.append("")
            await self._make(table)

    async def _make(self, table: int) -> None:
        """Make a table in place of one that nobody leads any more, and start."""
        games = list(catalogue.folders())
        transport = httpx.ASGITransport(app=self.app)
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as http:
            made = (await http.post("/api/tables", json={"game": games[table % len(games)], "seats": 4})).json()
        self.codes[table] = made["code"]
        self.tokens.update({(table, place): "" for place in range(AT_EACH)} | {(table, 0): made["token"]})
        for place in range(AT_EACH):
            if (table, place) in self.lines:
                await self.lines[table, place].hang_up()
            await self._enter(table, place)
        await self.lines[table, 0].say(json.dumps({"t": "add_bot", "seat": 3, "bot": "random"}))
        await self.lines[table, 0].say(json.dumps({"t": "start"}))

    async def go_on(self, messages: int) -> None:
        """Send so many messages, everybody at once."""
        end = self.sent + messages
        while self.sent < end:
            for _ in range(ROUNDS):
                await asyncio.gather(*(self._lie(*where) for where in list(self.lines)))
            for table in range(TABLES):
                if not any(self.lines[table, place].seen.is_host for place in range(AT_EACH)):
                    await self._make(table)

    async def _lie(self, table: int, place: int) -> None:
        line = self.lines[table, place]
        if line.is_open and not line.seen.is_in:
            line.seen.is_in = True
            await line.say(json.dumps(self._greeting(table, place, line.seen.token)))
        elif line.is_open:
            true = self._needed(line.seen, place) if self.sent % 3 == 0 else None
            await line.say(json.dumps(true) if true else self.forger.message(line.seen, self.codes[table]))
            self.sent += 1
        if not line.is_open:
            self.closed[line.close_code] += 1
            await line.hang_up()
            self.tokens[table, place] = line.seen.token or self.tokens.get((table, place), "")
            await self._enter(table, place)

    def _needed(self, seen: ClientKnowledge, place: int) -> dict[str, object] | None:
        """Return what keeps the games going, None when nothing is amiss."""
        if seen.is_paused:
            return {"t": "pause", "is_on": False}
        if seen.seat < 0 and place < AT_EACH - 1:
            return {"t": "ask", "seat": place}
        if seen.is_host and seen.asking:
            return {"t": "answer", "person": seen.asking[0].person, "is_yes": True}
        if seen.is_host and seen.phase != "playing":
            return {"t": "rematch" if seen.phase == "over" else "start"}
        return None

    async def _enter(self, table: int, place: int) -> None:
        """Come to a table with the seat's token; without one when it is no good any more."""
        for token in (self.tokens.get((table, place), ""), ""):
            line = self.lines[table, place] = InProcessWebSocket(self.app)
            await line.say(json.dumps(self._greeting(table, place, token)))
            if line.is_open:
                return
            await line.hang_up()

    def _greeting(self, table: int, place: int, token: str) -> dict[str, str]:
        return {"t": "enter", "code": self.codes[table], "name": f"Nobody {place}", "token": token}

    async def end(self) -> None:
        """Leave all tables."""
        for line in self.lines.values():
            await line.hang_up()


async def check_tables(app_services: AppServices) -> int:
    """Raise AssertionError where a live match is not what its journal makes of it; give the moves of all."""
    moves = 0
    for table in list(app_services.table_registry.tables.values()):
        async with table.lock:
            live = table.match
            kept = await restore_match(app_services.table_registry.services.journal, table.id)
            assert (live is None) == (kept is None), f"table {table.id}: a match on one side only"
            assert not isinstance(kept, UnplayableMatch), f"table {table.id}: {kept}"
            if live is None or kept is None:
                continue
            assert live.number == kept.number, f"table {table.id}: {live.number} moves, {kept.number} kept"
            for seat in range(live.state.game.seats):
                assert live.state.key(seat) == kept.state.key(seat), f"table {table.id}: seat {seat} differs"
            assert live.state.to_act() == kept.state.to_act()
            moves += live.number
    return moves


@asynccontextmanager
async def running(data: Path, pace: TableSpeed = AT_ONCE) -> AsyncIterator[tuple[Starlette, AppServices]]:
    """Run the application without a port."""
    app = create_app(Settings(data=data, pace=pace, limits=ANYTHING))
    async with app.router.lifespan_context(app):
        yield app, app.state.app_services


def resident() -> int:
    """Return the kilobytes of memory in use, 0 where the system does not say."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


async def fuzz(data: Path, messages: int, seed: int) -> list[str]:
    """Send so many messages; give lines of figures, or raise AssertionError."""
    errors = Errors()
    logging.getLogger().addHandler(errors)
    begun = time.monotonic()
    try:
        async with running(data) as (app, app_services):
            attack = Attack(app, seed)
            await attack.begin()
            await attack.go_on(min(messages // 4, CHECK_EVERY))
            before = resident()
            while attack.sent < messages:
                await attack.go_on(min(CHECK_EVERY, messages - attack.sent))
                await check_tables(app_services)
                print(
                    f"{attack.sent} messages, {app_services.counters.moves} moves, {resident()} kB",
                    file=sys.stderr,
                    flush=True,
                )
            moves = await check_tables(app_services)
            grown = resident() - before
            await attack.end()
            counters = app_services.counters
    finally:
        logging.getLogger().removeHandler(errors)
    assert not errors.found, f"{len(errors.found)} errors, first:\n{errors.found[0]}"
    assert grown < GROWTH, f"memory has grown by {grown} kB"
    seconds = time.monotonic() - begun
    return [
        f"{attack.sent} messages in {seconds:.0f} s, {attack.sent / seconds:.0f} a second; seed {seed}",
        f"{counters.moves} moves carried out, {moves} of them in the last match of a table",
        f"{counters.refusals.total()} refusals; faults by field: {dict(counters.faults.most_common())}",
        f"connections closed, by code: {dict(attack.closed)}",
        f"memory grew by {grown} kB after the first part; no error in the log; each table is as its journal says",
    ]


def main(arguments: list[str]) -> int:
    """Run as told and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.fuzz")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        print("\n".join(asyncio.run(fuzz(Path(folder) / "data", said.messages, said.seed))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
