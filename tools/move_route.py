"""Print the route of one move: every function of Regift between a player's websocket and four browsers.

`python -m tools.move_route [--game kung_fu] [--seats 4]` serves a table from a new folder on loopback, lets the player
who is asked make the first legal move, and notes which functions are called until everybody has heard of it. The rules
are plain Python for this: what is compiled can't be followed.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import regift
from regift.server.operations.environment_settings import Settings
from regift.server.run import uvicorn_config
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from tests.waiting import until

SOURCES: Final = str(Path(regift.__file__).parent)
RULES: Final = ("kit", "games")
"""The packages of the engine: what they do for a move depends on the game."""
EXPRESSIONS: Final = frozenset({"<lambda>", "<genexpr>", "<listcomp>", "<dictcomp>", "<setcomp>", "<module>"})
"""Names of code that is a part of the function around it."""
QUIET: Final = 0.3
"""Seconds without a frame after which everything has been told."""
IDLE: Final = 0.5
"""Seconds in which nobody plays, and what is called all the same is found: longer than any look at intervals."""


class Step(NamedTuple):
    """A function on the route."""

    file: str
    """Its path below the package."""
    function: str
    line: int


class RouteRecorder:
    """Notes which functions of Regift are called, by any thread, while it is switched on."""

    def __init__(self) -> None:
        self.is_on = False
        self.calls: Counter[CodeType] = Counter()
        """In the order in which they were first called."""
        self.idle: set[CodeType] = set()
        """What the event loop calls at intervals, whether anybody plays or not: it and all it calls is no part."""

    def start(self) -> None:
        """Listen to this thread and to all that begin later."""
        threading.setprofile(self._note)
        sys.setprofile(self._note)

    def stop(self) -> None:
        """Listen no more."""
        sys.setprofile(None)
        threading.setprofile(None)

    def _note(self, frame: FrameType, event: str, argument: Any) -> None:
        if self.is_on and event == "call" and is_ours(frame) and outermost(frame).f_code not in self.idle:
            self.calls[frame.f_code] += 1

    async def note_idle_calls(self) -> None:
        """Note what is called while nobody plays, so that it is left out of the route."""
        self.is_on = True
        await asyncio.sleep(IDLE)
        self.is_on = False
        self.idle |= self.calls.keys()
        self.calls.clear()

    def steps(self) -> dict[Step, int]:
        """Return how often each function was called."""
        found: dict[Step, int] = {}
        for code, count in self.calls.items():
            if code.co_name not in EXPRESSIONS:
                file = Path(code.co_filename).relative_to(SOURCES).as_posix()
                found[Step(file, code.co_qualname, code.co_firstlineno)] = count
        return found


def is_ours(frame: FrameType) -> bool:
    """Return whether it is a call of a function of Regift."""
    return frame.f_code.co_filename.startswith(SOURCES)


def outermost(frame: FrameType) -> FrameType:
    """Return the call of Regift that all others up to this one came from: what the event loop called."""
    found, at = frame, frame.f_back
    while at is not None:
        found, at = at if is_ours(at) else found, at.f_back
    return found


class Seat:
    """One player's websocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.at = 0
        """The number of the last update."""
        self.options: list[list[Any]] = []
        self.token = ""
        self.updates = 0

    async def hear_all(self) -> None:
        """Take in what has come, until nothing comes any more."""
        while True:
            try:
                self._take_in(await asyncio.wait_for(self.socket.recv(), QUIET))
            except TimeoutError:
                return

    async def hear_update(self) -> None:
        """Wait for what is told of a deal or a move, and take in what follows."""
        known = self.updates
        while self.updates == known:
            self._take_in(await self.socket.recv())
        await self.hear_all()

    def _take_in(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] in ("board", "update"):
            self.at = message["at"]
            self.options = message.get("options", [])
            self.updates += 1


async def record_move(game: str, seats: int, data: Path) -> dict[Step, int]:
    """Return the functions that one move calls at a table of people."""
    recorder = RouteRecorder()
    recorder.start()
    config = uvicorn_config(Settings(data=data, pace=TableSpeed(bots=0.0, window_limit=0.0)), is_held=False)
    config.host, config.port, config.log_level = "127.0.0.1", 0, "error"
    config.load()
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve())
    await until(lambda: server.started)
    address = f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    try:
        return await play_one_move(address, game, seats, recorder)
    finally:
        recorder.stop()
        server.should_exit = True
        await serving


async def play_one_move(address: str, game: str, seats: int, recorder: RouteRecorder) -> dict[Step, int]:
    """Seat people, deal, and record the first move."""
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as http:
        made = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()
    players: list[Seat] = []
    for number in range(seats):
        socket = await connect(f"ws://{address}/ws", proxy=None)
        enter = {"t": "enter", "code": made["code"], "name": f"P{number}"}
        await socket.send(json.dumps(enter | ({"token": made["token"]} if number == 0 else {})))
        players.append(Seat(socket))
        await players[-1].hear_all()
    await players[0].socket.send(json.dumps({"t": "start"}))
    for player in players:
        await player.hear_update()
    await recorder.note_idle_calls()
    mover = next(player for player in players if player.options)
    before = [player.updates for player in players]
    recorder.is_on = True
    await mover.socket.send(json.dumps({"t": "play", "action": mover.options[0][0], "at": mover.at}))
    await asyncio.gather(*(player.hear_update() for player in players))
    recorder.is_on = False
    told = sum(player.updates > count for player, count in zip(players, before, strict=True))
    print(f"{game}, {seats} people: {mover.options[0][1] if mover.options else 'a move'}; {told} of {seats} were told")
    for player in players:
        await player.socket.close()
    return recorder.steps()


def report(steps: dict[Step, int]) -> list[str]:
    """List the files in the order in which the move comes to them, with their functions."""
    files: dict[str, list[str]] = {}
    for step, count in steps.items():
        files.setdefault(step.file, []).append(f"{step.function}" + (f" ×{count}" if count > 1 else ""))
    return [f"{file}\n    " + ", ".join(functions) for file, functions in files.items()]


def outside_engine(steps: dict[Step, int]) -> list[Step]:
    """Return the part of the route that is the same for every game."""
    return [step for step in steps if step.file.partition("/")[0] not in RULES]


def totals(steps: dict[Step, int]) -> str:
    """Return how many files, functions and calls there are, and how many are not the engine's."""
    outside = outside_engine(steps)
    asked = sum(count for step, count in steps.items() if step.function.endswith(".refuse"))
    return (
        f"{len({step.file for step in steps})} files, {len(steps)} functions, {sum(steps.values())} calls; "
        f"without the engine: {len({step.file for step in outside})} files, {len(outside)} functions, "
        f"{sum(steps[step] for step in outside)} calls; refuse: {asked} calls"
    )


def main(arguments: list[str]) -> int:
    """Record and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.move_route", description="Print the route of one move.")
    parser.add_argument("--game", default="kung_fu")
    parser.add_argument("--seats", type=int, default=4)
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        steps = asyncio.run(record_move(given.game, given.seats, Path(name)))
    print("\n".join(report(steps)))
    print(totals(steps))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
