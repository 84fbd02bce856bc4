"""Who guesses codes does not keep those out who come from the same address with a right one, and guesses no faster."""

import asyncio

import pytest

from regift.tables.limits.limit_table import DEFAULT, Limits, Rate
from regift.tables.limits.usage_budget import TooMany
from regift.tables.people.seat_tokens import SeatTokens
from regift.tables.people.token_or_seat_code_authentication import MAX_WAIT, Authenticator, Credentials
from regift.tables.request_error import NoSuchTable
from tests.server.playing import AT_ONCE
from tests.tables.scene import Scene

HOME = "192.0.2.1"
INTERVAL = 10.0
"""Seconds between two guesses once those at once are used up."""


class Door:
    """A scene, and somebody who has used up the wrong tries of an address."""

    def __init__(self, interval: float = INTERVAL) -> None:
        self.scene = Scene(AT_ONCE)
        self.scene.budget.limits = Limits(wrong_code=Rate(2, 1 / interval))
        self.authenticator = Authenticator(self.scene.table_registry, SeatTokens(b"k" * 32), self.scene.budget)

    async def use_up(self) -> str:
        """Make a table, guess until there is no try left, and return the table's code."""
        code = (await self.scene.table_registry.make("kung_fu", 2)).code
        for _ in range(2):
            with pytest.raises(NoSuchTable):
                await self.authenticator.identify(Credentials(HOME, "QQQQ"))
        return code

    def come(self, code: str, address: str = HOME) -> asyncio.Task[str]:
        """Come with a code; the task tells the table's."""
        return asyncio.create_task(self._code_after(code, address))

    async def _code_after(self, code: str, address: str) -> str:
        return (await self.authenticator.identify(Credentials(address, code))).table.code


async def test_a_right_code_waits_while_somebody_guesses_as_often_as_they_may() -> None:
    door = Door()
    code = await door.use_up()
    for _ in range(5):
        await door.scene.clock.advance(INTERVAL / 2)
        newcomer = door.come(code)
        await door.scene.clock.advance(INTERVAL / 2 + 0.1)
        assert newcomer.done()
        assert await newcomer == code
        with pytest.raises(NoSuchTable):
            await door.come("QQQR")
    await door.scene.table_registry.close()


async def test_guesses_that_wait_are_answered_no_more_often_than_they_come_back() -> None:
    door = Door()
    await door.use_up()
    answered, guessing = 0, list[asyncio.Task[str]]()
    for _ in range(100):
        guessing += [door.come("QQQR") for _ in range(5)]
        await door.scene.clock.advance(1.0)
        answered += sum(isinstance(task.exception(), NoSuchTable) for task in guessing if task.done())
        guessing = [task for task in guessing if not task.done()]
        assert len(guessing) <= DEFAULT.wrong_code_waiting
    assert 8 <= answered <= 100 / INTERVAL
    await asyncio.gather(door.scene.clock.advance(3 * INTERVAL), *guessing, return_exceptions=True)
    await door.scene.table_registry.close()


async def test_nobody_waits_too_long_nor_for_another_address() -> None:
    door = Door(MAX_WAIT + 1)
    code = await door.use_up()
    with pytest.raises(TooMany):
        await door.come(code)
    assert await door.come(code, "192.0.2.2") == code
    await door.scene.table_registry.close()
