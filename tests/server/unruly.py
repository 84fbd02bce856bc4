"""An unruly client: slow and hasty, says things twice and out of order, changes its mind, is cut off and comes back."""

import asyncio
import json
from typing import cast

from websockets.asyncio.client import ClientConnection

from regift.kit.seeded_random_generator import Chance
from tests.server.playing import Json, Served, dial, in_full

PATIENCE = 0.25
"""Seconds without news after which it says again what it wants."""
KEPT = 12
"""Plays of old that it may send once more."""


class Unruly:
    """Somebody on one seat of a game in which all choose at once."""

    def __init__(self, served: Served, code: str, seat: int, seed: int) -> None:
        self.served = served
        self.code = code
        self.seat = seat
        self.token = ""
        self.dice = Chance(seed)
        self.heard: list[Json] = []
        """Every message, from all connections."""
        self.now: Json = {}
        self.parts: dict[str, Json] = {}
        self.is_over = False
        self.acknowledged = 0
        """The choice that the server has shown to be ours, 0 for none."""
        self.underway: set[int] = set()
        """What was sent since, and may or may not have arrived."""
        self.certain = 0
        """How often the choice revealed was known for certain before."""
        self.comebacks = 0
        self._sent: list[Json] = []
        self._socket: ClientConnection

    async def come(self, **more: object) -> None:
        """Open a connection and enter."""
        self._socket = await dial(self.served.address)
        await self._say({"t": "enter", "code": self.code, "name": f"R{self.seat}", **more})

    async def until_seated(self) -> None:
        """Wait until the server has said which seat it is."""
        while not self.token:
            await self._hear()

    async def start(self) -> None:
        """Let the host begin."""
        await self._say({"t": "start"})

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.is_over:
            if self.now.get("options"):
                await self._choose()
            elif self.now.get("can_take_back") and self.dice.below(12) == 0:
                await self._say({"t": "take_back", "at": self.now["at"]})
            if self.dice.below(50) == 0:
                await self._be_cut_off()
            await self._hear()
        await self._socket.close()

    async def _choose(self) -> None:
        if self.dice.below(3) == 0:
            await asyncio.sleep(self.dice.below(4) / 1000)
        options = self.now["options"]
        option = options[self.dice.below(len(options))]
        plays = [{"t": "play", "action": option["id"], "at": self.now["at"]}]
        if self.dice.below(3) == 0:
            plays.append(plays[0])
        if self._sent and self.dice.below(3) == 0:
            plays.insert(self.dice.below(2), self._sent[self.dice.below(len(self._sent))])
        for play in plays:
            self.underway.add(cast(int, play["action"]) + 1)
            await self._say(play)
        self._sent = [*self._sent, plays[0]][-KEPT:]
        if self.dice.below(3) == 0:
            await self._settle()

    async def _settle(self) -> None:
        """Wait until all that was sent has been dealt with."""
        await self._say({"t": "why", "spot": "nowhere"})
        while not self.is_over:
            message = await self._hear()
            if message is not None and message.get("field") == "spot":
                self.underway.clear()
                return

    async def _be_cut_off(self) -> None:
        self.comebacks += 1
        self._socket.transport.abort()
        await self.come(token=self.token, at=self.now.get("at", -1))

    async def _say(self, message: Json) -> None:
        await self._socket.send(json.dumps(message))

    async def _hear(self) -> Json | None:
        try:
            frame = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        except TimeoutError:
            return None
        message = in_full(json.loads(frame))
        self.heard.append(message)
        self._take_in(message)
        return message

    def _take_in(self, message: Json) -> None:
        if message["t"] == "entered":
            self.token = message["token"]
            assert message["seat"] == self.seat
        elif message["t"] == "lobby":
            self.is_over = message["phase"] == "over"
        elif message["t"] in ("board", "update"):
            self._compare(message)
            self.now = message

    def _compare(self, message: Json) -> None:
        """Check what is revealed against what was acknowledged, then take in what is acknowledged now."""
        for event in message.get("events", []):
            if event["kind"] == "chose" and event["args"]["seat"] == f"@{self.seat}":
                steps = event["args"]["steps"]
                possible = {self.acknowledged} | self.underway
                assert steps in possible, f"seat {self.seat} chose {possible}, and {steps} was revealed"
                self.certain += len(possible) == 1
                self.acknowledged = 0
                self.underway = {play for play in self.underway if play != steps}
        choice = f"choice:{self.seat}"
        if message["t"] == "board" or choice in message.get("gone", []):
            self.acknowledged = 0
        for part in message.get("parts", []):
            if part["id"] == choice:
                self.acknowledged = part["value"]
        self.acknowledged = message.get("changes", {}).get(choice, {}).get("value", self.acknowledged)
