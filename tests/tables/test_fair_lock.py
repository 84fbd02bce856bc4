"""Of those who wait for one thing, spenders take turns: a crowd of one waits beside everybody else, not before them."""

import asyncio

from regift.tables.limits.fair_lock import FairLock
from tests.tables.scene import idle


class Line:
    """People who wait for one lock, and the order in which they got it."""

    def __init__(self) -> None:
        self.lock = FairLock()
        self.got: list[str] = []
        self.gates: dict[str, asyncio.Event] = {}

    async def _hold(self, spender: str, name: str) -> None:
        async with self.lock.turn(spender):
            self.got.append(name)
            await self.gates[name].wait()

    async def join(self, name: str) -> asyncio.Task[None]:
        """Let somebody wait, of the spender that the first letter of the name stands for."""
        self.gates[name] = asyncio.Event()
        task = asyncio.create_task(self._hold(name[0], name))
        await idle()
        return task

    async def leave(self, name: str) -> None:
        """Let the holder go."""
        self.gates[name].set()
        await idle()


async def test_who_comes_while_a_crowd_waits_is_next_after_the_holder() -> None:
    line = Line()
    for name in ("a1", "a2", "a3"):
        await line.join(name)
    await line.join("b1")
    await line.leave("a1")
    assert line.got == ["a1", "b1"]
    await line.leave("b1")
    await line.join("c1")
    await line.leave("a2")
    assert line.got == ["a1", "b1", "a2", "c1"]
    await line.leave("c1")
    assert line.got[-1] == "a3"


async def test_spenders_take_turns() -> None:
    line = Line()
    for name in ("a1", "a2", "a3", "b1", "b2", "c1"):
        await line.join(name)
    for name in ("a1", "b1", "c1", "a2", "b2", "a3"):
        assert line.got[-1] == name
        await line.leave(name)


async def test_who_gives_up_while_waiting_is_passed_over() -> None:
    line = Line()
    await line.join("a1")
    leaving = await line.join("b1")
    await line.join("c1")
    leaving.cancel()
    await line.leave("a1")
    assert line.got == ["a1", "c1"]


async def test_who_gives_up_in_the_moment_of_their_turn_hands_it_on() -> None:
    lock = FairLock()
    await lock.acquire("a")
    called, last = (asyncio.create_task(lock.acquire(spender)) for spender in "bc")
    await idle()
    lock.release()
    called.cancel()
    await idle()
    assert (called.cancelled(), last.done()) == (True, True)
    lock.release()
    await lock.acquire("d")
