"""Two servers that hold twins, and what their common reader is sent by either."""

import logging
from collections.abc import Awaitable, Callable
from itertools import zip_longest
from math import inf
from typing import NamedTuple

from regift.kit.event import SPECTATOR
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from tests.server.twins.stage import OUTSIDER, Heard, Setup, Stage
from tests.tables.scene import idle

SETTLED = 61.0
"""Seconds after which nobody remembers the last position."""


class Leak(AssertionError):
    """Raised when a reader can tell twins apart."""


class Logged(NamedTuple):
    """A line of the log, and when it was written."""

    time: float
    text: str


class Logs(logging.Handler):
    """Keeps what each of two servers logs."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: tuple[list[Logged], list[Logged]] = ([], [])
        self.now = 0.0
        self.which = 0

    def emit(self, record: logging.LogRecord) -> None:
        said = f"{record.name} {record.levelname} {self.format(record)}"
        self.lines[self.which].append(Logged(self.now, said))


class Duo:
    """Runs one script on both, and compares after every step."""

    def __init__(self, setup: Setup, logs: Logs) -> None:
        self.stages = (Stage(setup, TableSpeed()), Stage(setup, TableSpeed()))
        self.logs = logs
        self.observer = 0
        self.dice = Chance(0)
        self.has_parted = False
        """Whether the reader has been shown something that differs."""
        self._checked: dict[tuple[int, int], int] = {}

    async def open(self) -> None:
        """Deal at both tables."""
        for stage in self.stages:
            await stage.open()
            stage.game = self.stages[0].game

    async def close(self) -> None:
        """Close both servers."""
        for stage in self.stages:
            await stage.close()

    async def take(self, states: tuple[State, State], observer: int, draw: int) -> None:
        """Take over twins for this reader."""
        self.observer = observer
        self.dice = Chance(draw)
        self.has_parted = False
        for stage in self.stages:
            for client in stage.clients.values():
                if client.seat == SPECTATOR:
                    await client.go()  # and forgets what the twins before these have made of the lobby
                elif not client.is_here:
                    await client.come()
            await stage.clock.advance(SETTLED)
            stage.drawn = (draw + 1) * 1_000_000
        for lines in self.logs.lines:
            lines.clear()
        for which, (stage, state) in enumerate(zip(self.stages, states, strict=True)):
            state.chance = Chance(draw)
            self.logs.which = which
            for heard in self._all_heard(stage).values():
                heard.clear()
            await stage.hold(state)
            await idle()
        self.check()
        await self.both(_let_spectator_come)

    async def both(self, do: Callable[[Stage], Awaitable[None]]) -> None:
        """Do the same in both, and compare."""
        for which in (0, 1):
            await self.one(which, do)
        self.check()

    async def one(self, which: int, do: Callable[[Stage], Awaitable[None]]) -> None:
        """Do something in one of them."""
        stage = self.stages[which]
        self.logs.which = which
        self.logs.now = stage.clock.time
        await do(stage)
        await idle()

    # Comparing

    def is_knowing(self, state: State, seat: int) -> bool:
        """Return whether a seat is out and sees every hand, and so tells twins apart as it should."""
        return self.stages[0].setup.manners.out_sees == "hands" and seat >= 0 and not state.is_in(seat)

    def check(self) -> None:
        """Raise Leak where the reader, a spectator, somebody outside or the log could tell the twins apart."""
        if any(self.is_knowing(stage.state, self.observer) for stage in self.stages) or self._are_bets_open():
            self.has_parted = True
            return
        parted = self._parted_at()
        manners = self.stages[0].setup.manners
        mine, other = (self._all_heard(stage) for stage in self.stages)
        for seat, heard in mine.items():
            if seat == SPECTATOR and (manners.delay > 0 or manners.watchers == "nothing"):
                self._compare_timed(heard, other[seat], parted + manners.delay)
            else:
                self._compare(seat, heard, other[seat])
        lines = [[line.text for line in lines if line.time < parted] for lines in self.logs.lines]
        if lines[0] != lines[1]:
            raise Leak(f"logged {lines[0]} or {lines[1]}")
        self.has_parted = self.has_parted or parted < inf

    def _are_bets_open(self) -> bool:
        """Return whether a game is over, and who is out had bet on it."""
        return any(stage.table.phase == "over" and stage.table.stored.bets for stage in self.stages)

    def _all_heard(self, stage: Stage) -> dict[int, list[Heard]]:
        readers = {SPECTATOR, self.observer}
        return {OUTSIDER: stage.outside} | {seat: stage.clients[seat].heard for seat in readers}

    def _compare(self, seat: int, mine: list[Heard], other: list[Heard]) -> None:
        for one, two in zip_longest(mine, other):
            if one is None or two is None:
                if self._is_known_apart(seat):
                    self.has_parted = True
                    return
                raise Leak(f"reader {seat} was sent {one or two} in one only")
            if one.known != two.known:
                if one.time != two.time:
                    raise Leak(f"reader {seat} could tell by the time: {one} or {two}")
                self.has_parted = True
                return
            if one != two:
                raise Leak(f"reader {seat} was sent\n{one} or\n{two}")

    def _is_known_apart(self, seat: int) -> bool:
        """Return whether the reader knows other things, though sent nothing: a beat is over, and begins anew."""
        return seat != OUTSIDER and self.stages[0].known(seat) != self.stages[1].known(seat)

    def _compare_timed(self, mine: list[Heard], other: list[Heard], until: float) -> None:
        early = [[(each.time, each.text) for each in heard if each.time < until] for heard in (mine, other)]
        for one, two in zip_longest(*early):
            if one != two:
                raise Leak(f"a spectator who sees all later, or nothing, was sent\n{one} or\n{two} before {until}")

    def _parted_at(self) -> float:
        """Return when something public first differed."""
        for one, two in zip_longest(*(stage.publicly for stage in self.stages)):
            if one is None or two is None or one[1] != two[1]:
                return min(each[0] for each in (one, two) if each is not None)
        return inf


async def _let_spectator_come(stage: Stage) -> None:
    await stage.clients[SPECTATOR].come()
