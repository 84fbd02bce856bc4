"""A client that plays anything it may, and keeps a list of what it was answered."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from regift.kit.game import Game
from regift.tables.storage.stored_table_records import TAKE_BACK
from regift.tables.watching.viewer_snapshots_and_updates import MATCH_SPAN
from tests.server.playing import Json, dial

BESIDES: Final = ("phase", "host", "seats")
"""Fields of faults that no move is answered by, but a start or a rematch that came twice."""
ECHO: Final = "echo "
"""Begins a spot that is on no board: to ask about it is answered by naming it."""


class Deed(NamedTuple):
    """A move that this client made, or may have made."""

    said: str
    """As the journal names it."""
    is_sure: bool
    """Whether it was acknowledged; else the server was killed before it answered."""


class Flight(NamedTuple):
    """A move that has been sent and not been answered."""

    said: str
    message: Json
    echo: str = ""
    """What is asked after it, to be answered after it; empty where nobody else can act, so that all news is of it."""
    is_again: bool = False
    """Whether it was sent to a server that is gone, too."""

    @property
    def at(self) -> int:
        """Return the number that it answers."""
        return int(self.message["at"])


class Client:
    """One person at one table, who comes back as often as it takes."""

    def __init__(self, game: Game, code: str, name: str, *, token: str = "") -> None:
        self.game = game
        self.code = code
        self.name = name
        self.token = token
        self.chance = random.Random(f"{code} {name}")
        self.pause = 0.0
        """Seconds that it thinks at most."""
        self.deeds: list[Deed] = []
        self.seat = -1
        self.phase = ""
        self.match_at = 0
        """The greatest number that it was told anything by."""
        self.flight: Flight | None = None
        self.on_deed: Callable[[], None] = lambda: None
        self._last: Json = {}
        self._is_back = False
        self._echoes = 0

    @property
    def sure(self) -> int:
        """Count the moves that were acknowledged."""
        return sum(deed.is_sure for deed in self.deeds)

    async def play(self, address: str) -> None:
        """Come back and play until the connection ends."""
        self._is_back = False
        try:
            async with await dial(address) as socket:
                await self._say(socket, t="enter", code=self.code, name=self.name, token=self.token)
                async for frame in socket:
                    await self._hear(socket, json.loads(frame))
        except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
            pass

    def give_up(self) -> None:
        """Leave it open whether the move on its way was made."""
        self._land(is_sure=False)

    async def _hear(self, socket: ClientConnection, message: Json) -> None:
        match message["t"]:
            case "entered":
                self.token, self.seat = message["token"], message["seat"]
            case "lobby":
                self.phase = message["phase"]
                await self._host(socket, message)
            case "board" | "update":
                self._last = {"to_act": self._last.get("to_act"), **message}
                self.match_at = max(self.match_at, message["at"])
                await (self._look if message["t"] == "board" else self._follow)(socket)
            case "refused" | "fault":
                await self._be_refused(socket, message)

    async def _host(self, socket: ClientConnection, lobby: Json) -> None:
        """Start whatever can be started."""
        if lobby.get("is_host") and lobby["phase"] == "over":
            await self._say(socket, t="rematch")
        if lobby.get("is_host") and lobby["phase"] == "lobby" and not lobby.get("hint"):
            await self._say(socket, t="start")

    async def _look(self, socket: ClientConnection) -> None:
        """Take in a board: the first after coming back says nothing of the move that was on its way."""
        flight = self.flight
        is_back, self._is_back = self._is_back, True
        if flight and not is_back and self.chance.random() < 0.5:
            await self._send(socket, flight, is_again=True)
            return
        if flight and (not is_back or self._last["at"] // MATCH_SPAN > flight.at // MATCH_SPAN):
            self._land(is_sure=False)
        if self.flight is None:
            await self._choose(socket)

    async def _follow(self, socket: ClientConnection) -> None:
        flight = self.flight
        if flight and not flight.echo and self._last["at"] > flight.at:
            self._land(is_sure=True)
        if self.flight is None:
            await self._choose(socket)

    async def _be_refused(self, socket: ClientConnection, message: Json) -> None:
        flight = self.flight
        said = str(message.get("got", ""))
        if flight is None or message.get("field") in BESIDES:
            return
        if flight.echo and said == flight.echo:
            self._land(is_sure=True)
            await self._choose(socket)
        elif not said.startswith(ECHO):
            if flight.is_again:
                self._land(is_sure=False)
            self.flight = None
            if message.get("field") != "at":  # a stale move is followed by what may be done now
                await self._say(socket, t="resync")

    async def _choose(self, socket: ClientConnection) -> None:
        now = self._last
        options: list[list[Any]] = now.get("options", [])
        if not options:
            return
        await asyncio.sleep(self.chance.random() * self.pause)
        if now.get("can_take_back") and self.chance.random() < 0.1:
            said, message = TAKE_BACK, {"t": "take_back", "at": now["at"]}
        else:
            action = self.chance.choice(options)[0]
            said, message = self.game.actions[action].name, {"t": "play", "action": action, "at": now["at"]}
        await self._send(socket, Flight(said, message), is_again=False)

    async def _send(self, socket: ClientConnection, flight: Flight, *, is_again: bool) -> None:
        if is_again or self._last["to_act"] != [self.seat]:
            self._echoes += 1
            flight = flight._replace(echo=f"{ECHO}{self._echoes}", is_again=is_again)
        self.flight = flight
        await self._say(socket, **flight.message)
        if flight.echo:
            await self._say(socket, t="why", spot=flight.echo)

    def _land(self, *, is_sure: bool) -> None:
        if self.flight is not None:
            self.deeds.append(Deed(self.flight.said, is_sure))
            self.flight = None
            if is_sure:
                self.on_deed()

    async def _say(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps(message))
