"""Serve the real application on loopback and play at it over real websockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast, get_args

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from regift.server.operations.environment_settings import Settings
from regift.server.run import uvicorn_config
from regift.tables.limits.server_limit_values import Limits
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.system_clock import Clock
from regift.wire import all_messages as wire
from tests.waiting import HUNG, until

Json = dict[str, Any]

AT_ONCE = TableSpeed(bots=0.0, window_limit=0.0)
"""Nobody waits for anything but for who is gone."""
NOBODY_IS_WAITED_FOR = AT_ONCE._replace(returns=0.0)
"""Not even for who is gone."""
ANYTHING = Limits().times(0)
"""Everybody does as much as they like: tests are faster than people."""


class Served:
    """A running server."""

    server: uvicorn.Server
    """What serves, where it runs in this process."""

    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=f"http://{self.address}", trust_env=False, timeout=HUNG)
        self.players: list[Player] = []

    async def make(self, game: str, seats: int) -> Json:
        """Make a table."""
        made = await self.http.post("/api/tables", json={"game": game, "seats": seats})
        assert made.status_code == 201, made.text
        return cast(Json, made.json())

    async def made_code(self, game: str, seats: int) -> str:
        """Make a table; give its code alone."""
        return str((await self.make(game, seats))["code"])

    async def connect(self, **more: Any) -> "Player":
        """Open a websocket."""
        player = Player(await dial(self.address, **more))
        self.players.append(player)
        return player

    async def enter(self, code: str, name: str, **more: Any) -> "Player":
        """Open a websocket and enter a table."""
        player = await self.connect()
        await player.say(t="enter", code=code, name=name, **more)
        await player.until(lambda: "lobby" in player.last)
        return player


async def dial(address: str, **more: Any) -> ClientConnection:
    """Open a websocket that waits as long as it takes, and answers pings however much waits to be heard."""
    address = f"ws://{address}/ws"
    return await connect(address, proxy=None, open_timeout=HUNG, ping_interval=None, max_queue=None, **more)


OPTION = wire.Option.__struct_fields__
HAPPENING = wire.Happening.__struct_fields__
PARTS = {str(kind.__struct_config__.tag): kind for kind in get_args(wire.AnyPart)}


def whole(part: Json) -> Json:
    """Fill up the fields that were left out."""
    return cast(Json, {"t": part["t"], **msgspec.structs.asdict(msgspec.convert(part, PARTS[part["t"]]))})


def changed(part: Json, change: Json) -> Json:
    """Return the part with what changed of it."""
    known = msgspec.convert(part, PARTS[part["t"]])
    return {"t": part["t"], **msgspec.structs.asdict(msgspec.convert(change, wire.Change).applied_to(known))}


def parts_after(parts: dict[str, Json], message: Json) -> dict[str, Json]:
    """Return the parts of a view once a board or an update was taken in."""
    if message["t"] == "board":
        return {part["id"]: whole(part) for part in message["parts"]}
    after = parts | {part["id"]: whole(part) for part in message.get("parts", [])}
    after |= {id: changed(after[id], change) for id, change in message.get("changes", {}).items()}
    return {id: part for id, part in after.items() if id not in message.get("gone", [])}


def in_full(message: Json) -> Json:
    """Return what comes as a list of fields the names of its fields."""
    for field, names in (("options", OPTION), ("events", HAPPENING)):
        if field in message:
            message[field] = [dict(zip(names, row, strict=False)) for row in message[field]]
    return message


class Player:
    """One client: keeps what it was sent, and the board put together from it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        """Every frame, as it came."""
        self.last: dict[str, Json] = {}
        """By tag: the last message."""
        self.events: list[Json] = []
        self.parts: dict[str, Json] = {}
        self.now: Json = {}
        """The last board or update."""

    @property
    def token(self) -> str:
        return str(self.last["entered"]["token"])

    @property
    def seat(self) -> int:
        return int(self.last["lobby"].get("seat", -1))

    @property
    def at(self) -> int:
        return int(self.now["at"])

    @property
    def options(self) -> list[Json]:
        return cast(list[Json], self.now.get("options", []))

    @property
    def phase(self) -> str:
        return str(self.last["lobby"]["phase"])

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def play(self, option: Json) -> None:
        """Play an option of the present update."""
        await self.say(t="play", action=option["id"], at=self.at)

    async def hear(self) -> Json:
        """Wait for one message and take it in."""
        frame = await asyncio.wait_for(self.socket.recv(), HUNG)
        assert isinstance(frame, str)
        self.heard.append(frame)
        message = in_full(json.loads(frame))
        tag = message["t"]
        self.last[tag] = message
        if tag == "board":
            self.parts = parts_after(self.parts, message)
            self.now = message
        elif tag == "update":
            assert not self.now or message.get("since", message["at"] - 1) <= self.at <= message["at"], "a gap"
            self.parts = parts_after(self.parts, message)
            self.events += message.get("events", [])
            self.now = {"to_act": self.now.get("to_act"), **message}
        return message

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Take messages in until something is so."""
        while not is_so():
            await self.hear()

    async def answer(self, tag: str) -> Json:
        """Wait for a message of that kind."""
        while True:
            message = await self.hear()
            if message["t"] == tag:
                return message

    async def settle(self) -> None:
        """Take in all that was sent before now."""
        await self.say(t="why", spot="nowhere")
        while (await self.hear()).get("field") not in ("spot", "phase", "seat"):
            pass


@asynccontextmanager
async def serving(
    data: Path, pace: TableSpeed = AT_ONCE, clock: Clock | None = None, **more: Any
) -> AsyncIterator[Served]:
    """Serve the tables of a folder until the block ends."""
    settings = Settings(data=data, pace=pace, **{"limits": ANYTHING, **more})
    config = uvicorn_config(settings, clock, is_held=False)
    config.host, config.port = "127.0.0.1", 0
    config.timeout_graceful_shutdown = int(HUNG)
    config.load()
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(_serve(server))
    await until(lambda: server.started or running.done())
    assert not running.done(), running.result()
    served = Served(server.servers[0].sockets[0].getsockname()[1])
    served.server = server
    try:
        yield served
    finally:
        for player in served.players:
            await player.socket.close()
        await served.http.aclose()
        server.should_exit = True
        await running


async def _serve(server: uvicorn.Server) -> None:
    await server._serve()


def chances(seed: int) -> Iterator[int]:
    """Return endless small numbers, the same for the same seed."""
    while True:
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        yield seed >> 8


async def finish(players: list[Player], seed: int = 1, *, moves: int = 100_000) -> int:
    """Let each player choose anything, placing where they can, until the game is over or so many moves were made."""
    dice = chances(seed)
    made = 0
    while made < moves and not any(player.phase == "over" for player in players):
        mover = next((player for player in players if player.options), None)
        if mover is None:
            await _any_hears(players)
            continue
        places = [option for option in mover.options if option["verb"] == "place"]
        options = places or mover.options
        await mover.play(options[next(dice) % len(options)])
        before = mover.at
        await mover.until(lambda at=before, who=mover: who.at > at)  # type: ignore[misc]
        made += 1
        for player in players:
            if player is not mover:
                await player.settle()
    for player in players:
        await player.settle()
    return made


async def _any_hears(players: list[Player]) -> None:
    for player in players:
        await player.settle()
    await asyncio.sleep(0.002)


async def seated(served: Served, game: str = "kung_fu", seats: int = 4, bots: int = 0) -> list[Player]:
    """Fill a table with people and, on its last seats, bots; start and give the people."""
    made = await served.make(game, seats)
    players = [await served.enter(made["code"], "Host", token=made["token"])]
    for seat in range(seats - bots, seats):
        await players[0].say(t="add_bot", seat=seat, bot="random")
    await players[0].settle()
    for seat in range(1, seats - bots):
        player = await served.enter(made["code"], f"Guest {seat}")
        players.append(player)
    await start(players)
    return players


async def start(players: list[Player]) -> None:
    """Let the host start, and everyone get the board."""
    for player in players:
        player.now = {}
    await players[0].say(t="start")
    for player in players:
        await player.until(lambda who=player: bool(who.now))  # type: ignore[misc]


async def take_out(served: Served, players: list[Player], seat: int) -> None:
    """Let all others vote a seat out while its person is gone, who then comes back; needs NOBODY_IS_WAITED_FOR."""
    gone = players[seat]
    await gone.socket.close()
    voters = [player for player in players if player is not gone]
    for player in voters:
        await player.until(lambda who=player: not who.last["lobby"]["chairs"][seat].get("is_here", True))  # type: ignore[misc]
        await player.say(t="withdraw", seat=seat)
    await voters[0].until(lambda: seat in voters[0].now.get("out", []))
    players[seat] = await served.enter(voters[0].last["lobby"]["code"], "Back", token=gone.token)
    await players[seat].until(lambda: bool(players[seat].now))


async def hand_on(player: Player, watcher: Player) -> None:
    """Let a player hand their seat on to somebody who watches."""
    seat = player.seat
    await player.say(t="hand_on")
    await watcher.until(lambda: bool(watcher.last["lobby"]["chairs"][seat].get("is_offered")))
    await watcher.say(t="ask", seat=seat)
    await player.until(lambda: bool(player.last["lobby"].get("asking")))
    await player.say(t="answer", person=player.last["lobby"]["asking"][0]["person"], is_yes=True)
    await watcher.until(lambda: watcher.seat == seat and bool(watcher.now))


async def to_act(players: list[Player]) -> Player:
    """Return the first player who has something to choose from, when the bots have played."""
    async with asyncio.timeout(HUNG):
        while True:
            for player in players:
                await player.settle()
                if player.options:
                    return player
            await asyncio.sleep(0.002)


__all__ = [
    "ANYTHING",
    "AT_ONCE",
    "Json",
    "Player",
    "Served",
    "dial",
    "finish",
    "hand_on",
    "seated",
    "serving",
    "start",
    "to_act",
]
