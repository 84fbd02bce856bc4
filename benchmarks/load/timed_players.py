"""Four people at one table who note when each frame came."""

import asyncio
import json
from time import perf_counter

from websockets.exceptions import ConnectionClosed

from benchmarks.load.client_knowledge import ClientKnowledge
from tests.server.playing import Player, Served, seated

QUIET = 0.012
"""Seconds without a frame after which a move has been told to all."""


class TimedPlayers:
    """The players of one table."""

    def __init__(self, players: list[Player], code: str) -> None:
        self.players = players
        self.code = code
        self.seen = [ClientKnowledge() for _ in players]
        self._told = asyncio.Event()
        self._last = 0.0
        """When the last frame came that told of a move."""
        self._hearing = [asyncio.create_task(self._hear(seat)) for seat in range(len(players))]

    @classmethod
    async def take(cls, served: Served, seats: int) -> "TimedPlayers":
        """Make a table and start."""
        players = await seated(served, "kung_fu", seats)
        taken = cls(players, players[0].last["lobby"]["code"])
        for seen, player in zip(taken.seen, players, strict=True):
            seen.take(player.heard[-1])
            await player.say(t="resync")
        await asyncio.sleep(0.1)
        return taken

    async def play(self, moves: int, pause: float) -> list[float]:
        """Make so many moves; give the seconds each took to reach the last player."""
        taken: list[float] = []
        while len(taken) < moves:
            seat = next((seat for seat, seen in enumerate(self.seen) if seen.options), -1)
            if seat < 0:
                await self.players[0].say(t="rematch")
                await asyncio.sleep(0.1)
                await self.players[0].say(t="start")
                await asyncio.sleep(0.2)
                continue
            taken.append(await self._move(seat, len(taken)))
            await asyncio.sleep(pause)
        return taken

    async def _move(self, seat: int, number: int) -> float:
        seen = self.seen[seat]
        option = seen.options[number % len(seen.options)]
        self._told.clear()
        begun = perf_counter()
        await self.players[seat].socket.send(json.dumps({"t": "play", "action": option.id, "at": seen.at}))
        await asyncio.wait_for(self._told.wait(), 10)
        is_quiet = False
        while not is_quiet:
            self._told.clear()
            try:
                await asyncio.wait_for(self._told.wait(), QUIET)
            except TimeoutError:
                is_quiet = True
        return self._last - begun

    async def _hear(self, seat: int) -> None:
        try:
            async for frame in self.players[seat].socket:
                now = perf_counter()
                assert isinstance(frame, str)
                self.seen[seat].take(frame)
                if frame.startswith('{"t":"update"'):
                    self._last = now
                    self._told.set()
        except ConnectionClosed:
            pass

    async def leave(self) -> None:
        """Stop listening."""
        for task in self._hearing:
            task.cancel()
        await asyncio.gather(*self._hearing, return_exceptions=True)
