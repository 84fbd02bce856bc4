"""A load on a server: tables full of websocket clients that play anything they are offered. Needs picows."""

import asyncio
import json
import time
import urllib.request
from collections.abc import Callable
from typing import Final

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from regift.kit.seeded_random_generator import Chance

FASTEST: Final = 0.6
SLOWEST: Final = 1.4
"""Seconds between two moves of a table at human pace: what a bot takes."""
SERVER_TIMEOUT: Final = 120.0
"""Seconds after which a server that does not answer has failed."""


class OfferedOption(msgspec.Struct, array_like=True):
    """An option, as far as it matters here."""

    id: int
    verb: str


class ServerMessage(msgspec.Struct):
    """A message of the server, as far as it matters here."""

    t: str
    at: int = 0
    options: list[OfferedOption] = []
    token: str = ""
    phase: str = ""


class LoadCounters:
    """What was said and heard at all tables so far."""

    def __init__(self) -> None:
        self.moves = 0
        """Plays sent, less those turned away."""
        self.frames = 0
        """Updates that came."""
        self.bytes = 0
        """Bytes of their payloads."""
        self.faults = 0
        self.foreign = 0
        """Those among them that told of somebody else's move."""
        self.delays: list[float] = []
        """Seconds from mover to last recipient, of each move that all heard of; a pick nobody else may see is none."""


class Client(WSListener):
    """One websocket of one person."""

    def __init__(self, table: "LoadTable") -> None:
        self.table = table
        self.at = 0
        self.options: list[OfferedOption] = []
        self.token = ""
        self.heard = 0
        """Bytes of all messages."""
        self.is_in: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done with the first message that shows a seat taken."""
        self.has_board: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done with the first message that shows the game."""
        self.transport: WSTransport | None = None

    async def enter(self, address: str, name: str, **more: str | int) -> None:
        """Open the websocket and enter the table."""
        self.transport, _ = await ws_connect(lambda: self, f"ws://{address}/ws")
        self.say(t="enter", code=self.table.code, name=name, **more)
        async with asyncio.timeout(SERVER_TIMEOUT):
            await self.is_in

    def say(self, **message: str | int) -> None:
        """Send a message."""
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def leave(self) -> None:
        """Close the websocket."""
        assert self.transport is not None
        self.transport.disconnect()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take one message in."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        payload = frame.get_payload_as_bytes()
        self.heard += len(payload)
        message = decoder.decode(payload)
        if message.t in {"update", "board"}:
            self.at = message.at
            self.options = message.options
            if message.t == "update":
                self.table.hear_update(self, len(payload))
            if not self.has_board.done():
                self.has_board.set_result(None)
        elif message.t == "entered":
            self.token = message.token
        elif message.t == "lobby":
            self.table.hear_lobby(self, message.phase)
            if not self.is_in.done():
                self.is_in.set_result(None)
        else:
            self.table.hear_fault()


decoder: Final = msgspec.json.Decoder(ServerMessage)


class LoadTable:
    """One table and its clients; one move is on its way at a time."""

    def __init__(self, counters: LoadCounters, seed: int, made: dict[str, str]) -> None:
        self.counters = counters
        self.chance = Chance(seed)
        self.code = made["code"]
        self.host_token = made["token"]
        self.clients: list[Client] = []
        self.mover: Client | None = None
        """Who waits for the answer to a move."""
        self.choose: Callable[[list[OfferedOption]], OfferedOption] = self.choose_any
        self.is_paced = False
        self.is_stopped = True
        self.rests = asyncio.Event()
        """Set while nobody plays."""
        self.is_over = False
        """Whether a game has ended."""
        self.moves = 0
        self.last = 0
        """The move after which it stops, 0 for none."""
        self._sent = 0.0
        self._last_heard = 0.0
        self._hearers = 0
        self._next = 0.0
        """When the next move of a paced table is due."""

    async def fill(self, address: str, seats: int) -> None:
        """Seat the clients and deal."""
        for seat in range(seats):
            client = Client(self)
            self.clients.append(client)
            await client.enter(address, f"Guest {seat}", token=self.host_token if seat == 0 else "")
        self.clients[0].say(t="start")
        async with asyncio.timeout(SERVER_TIMEOUT):
            await asyncio.gather(*(client.has_board for client in self.clients))

    def begin(self) -> None:
        """Let the clients play."""
        self.is_stopped = False
        self.rests.clear()
        self._next = asyncio.get_running_loop().time()
        self._go_on()

    def stop(self) -> None:
        """Let no move follow the one on its way."""
        self.is_stopped = True
        self.rests.set()

    async def play_until(self, last: int) -> None:
        """Play up to that move; RuntimeError if the game ends before."""
        self.last = last
        self.begin()
        async with asyncio.timeout(SERVER_TIMEOUT):
            await self.rests.wait()
        if self.is_over:
            raise RuntimeError(f"the game ended after {self.moves} moves, before move {last}")

    def choose_any(self, options: list[OfferedOption]) -> OfferedOption:
        """Choose by chance."""
        return options[self.chance.below(len(options))]

    def choose_idly(self, options: list[OfferedOption]) -> OfferedOption:
        """Choose by chance, but nothing that brings the end nearer while there is a choice."""
        idle = [option for option in options if option.verb != "place"]
        return self.choose_any(idle or options)

    def hear_update(self, client: Client, size: int) -> None:
        """Count an update; the mover's own lets the next move follow."""
        self.counters.frames += 1
        self.counters.bytes += size
        self._last_heard = time.perf_counter()
        self._hearers += 1
        if self.mover is client:
            self.mover = None
            self._go_on()
        else:
            self.counters.foreign += 1
            if self.mover is None and client.options and not self.is_paced:
                self._go_on()

    def hear_fault(self) -> None:
        """Count a move that was turned away; the update that follows lets the next one go."""
        self.counters.faults += 1
        self.counters.moves -= 1

    def hear_lobby(self, client: Client, phase: str) -> None:
        """Play again once a game is over."""
        if self.is_stopped or client is not self.clients[0]:
            return
        if phase == "over":
            self.is_over = True
            self.rests.set()
            client.say(t="rematch")
        elif phase == "lobby":
            client.say(t="start")
        else:
            asyncio.get_running_loop().call_later(0.05, self._go_on)

    def _go_on(self) -> None:
        if self.last and self.moves >= self.last:
            self.stop()
        if self.is_stopped:
            return
        if not self.is_paced:
            self._move()
            return
        loop = asyncio.get_running_loop()
        self._next += FASTEST + (SLOWEST - FASTEST) * int(self.chance.below(1000)) / 1000
        loop.call_at(self._next, self._move)

    def _move(self) -> None:
        """Send a move of somebody who has a choice."""
        if self.is_stopped or self.mover is not None:
            return
        self._note_delay()
        for client in self.clients:
            if client.options:
                self.mover = client
                self._hearers = 0
                self._sent = time.perf_counter()
                client.say(t="play", action=self.choose(client.options).id, at=client.at)
                self.counters.moves += 1
                self.moves += 1
                return

    def _note_delay(self) -> None:
        if self.is_paced and self._sent and self._hearers >= len(self.clients):
            self.counters.delays.append(self._last_heard - self._sent)


class LoadClients:
    """All tables of one round."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.counters = LoadCounters()
        self.tables: list[LoadTable] = []

    async def open_tables(self, tables: int, seats: int, game: str = "kung_fu") -> None:
        """Open the tables, fill them and deal."""
        for seed in range(tables):
            made = await asyncio.to_thread(make_table, self.address, game, seats)
            table = LoadTable(self.counters, seed, made)
            self.tables.append(table)
            await table.fill(self.address, seats)

    def begin(self, *, is_paced: bool) -> None:
        """Let everyone play."""
        for table in self.tables:
            table.is_paced = is_paced
            table.begin()

    async def close(self) -> None:
        """Stop and close every websocket."""
        for table in self.tables:
            table.stop()
        await asyncio.sleep(0.2)
        for table in self.tables:
            for client in table.clients:
                client.leave()
        await asyncio.sleep(0.1)


def make_table(address: str, game: str, seats: int) -> dict[str, str]:
    """Ask the server for a table; give its code and the host's token."""
    asked = json.dumps({"game": game, "seats": seats}).encode()
    request = urllib.request.Request(f"http://{address}/api/tables", asked, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=SERVER_TIMEOUT) as answer:
        made: dict[str, str] = json.load(answer)
    return made
