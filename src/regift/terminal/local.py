"""A table in this very process, spoken to as one over the network is: the same messages both ways."""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Final

import msgspec

from regift.kit.refusal import IllegalAction, RegiftError
from regift.server import wire
from regift.server.faults import fault_of
from regift.server.projection import Projection, lobby_of, refused_of
from regift.server.requests import carry_out
from regift.tables.hall import Hall
from regift.tables.journal import Guest
from regift.tables.match import Repeated, Stale
from regift.tables.means import Means
from regift.tables.memory_journal import MemoryJournal
from regift.tables.pace import Pace
from regift.tables.recipe import Recipe
from regift.terminal.line import Hearer
from regift.terminal.tempo import LeapingClock

decoder: Final = msgspec.json.Decoder(wire.ToClient)


def dice(seed: int | None) -> Callable[[int], bytes]:
    """Return what a table draws its bytes from: nobody can foretell them, or the same for the same seed."""
    if seed is None:
        return secrets.token_bytes
    drawn = 0

    def draw(count: int) -> bytes:
        nonlocal drawn
        drawn += 1
        return blake2b(f"{seed} {drawn}".encode(), digest_size=count).digest()

    return draw


class LocalLine:
    """The host's line to a table in this process; the table is put away with it."""

    def __init__(self, recipe: Recipe, pace: Pace, seed: int | None = None) -> None:
        self.recipe = recipe
        """What is to be played; the first seat is free for the host."""
        self.clock = LeapingClock()
        self.hall = Hall(Means(MemoryJournal(), self.clock, pace, Projection(), dice(seed)))
        self.person = ""
        self.guest = Guest()
        self._hearer: Hearer | None = None
        self._said: asyncio.Queue[wire.ToServer | None] = asyncio.Queue()

    async def run(self, hearer: Hearer) -> None:
        """Make the table, come to it, and answer what is said until the line is closed."""
        opened = await self.hall.make(self.recipe.game, len(self.recipe.seats))
        self.table, self.person = opened
        await self.table.host.change(self.person, lambda _: self.recipe)
        self._hearer = hearer
        greeting = hearer.greeting()
        self.guest = Guest(greeting.name, greeting.avatar)
        hearer.hear_online(is_online=True)
        await self.table.doorman.enter(self, self.guest, watch=False)
        while (message := await self._said.get()) is not None:
            await self._answer(message)

    def say(self, message: wire.ToServer) -> None:
        """Send a message."""
        self._said.put_nowait(message)

    async def close(self) -> None:
        """Leave, and put the table away."""
        self._hearer = None
        self._said.put_nowait(None)
        await self.hall.close()

    def set_pace(self, bots: float) -> None:
        """Multiply bots' delays by this from now on."""
        means = self.table.means
        self.table.means = means._replace(pace=means.pace._replace(bots=bots))
        if self.table.umpire:
            self.table.umpire.means = self.table.means

    def record(self) -> str:
        """Write the record of the game that is over."""
        return self.table.record_text()

    async def _answer(self, message: wire.ToServer) -> None:
        try:
            await self._do(message)
        except IllegalAction as illegal:
            self._tell(refused_of(illegal.refusal))
        except Repeated:
            pass
        except Stale:
            self.table.tell_sight(self)
        except RegiftError as error:
            self._tell(fault_of(error))

    async def _do(self, message: wire.ToServer) -> None:
        match message:
            case wire.Why(spot):
                self._tell(refused_of(self.table.floor.why(self.person, spot)))
            case wire.Resync():
                self.table.tell_sight(self)
            case _:
                await carry_out(self.table, self.person, self.guest, message)

    # What the table tells this end

    def hear_entered(self, seat: int) -> None:
        """Learn that the person is at the table."""
        self._tell(wire.Entered(self.table.code, "", seat))

    def hear_lobby(self) -> None:
        """Learn that people, seats, options or the phase changed."""
        self._tell(lobby_of(self.table, self.person, ""))

    def hear_failure(self, failure: RegiftError) -> None:
        """Say what could not be done."""
        self._tell(fault_of(failure))

    def hear_shown_out(self) -> None:
        """Nobody is shown out of their own house."""

    def hear(self, frame: bytes) -> None:
        """Take what was worded for the wire."""
        self._tell(decoder.decode(frame))

    def _tell(self, message: wire.ToClient) -> None:
        """Pass it on once the table has finished what it is doing."""
        asyncio.get_running_loop().call_soon(partial(self._pass_on, message))

    def _pass_on(self, message: wire.ToClient) -> None:
        if self._hearer is not None:
            self._hearer.hear(message)
