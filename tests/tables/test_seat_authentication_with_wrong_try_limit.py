"""Who guesses codes does not keep those out who come from the same address with a right one, and guesses no faster."""

import asyncio

import pytest

from regift.tables.limits.rate_limits_and_quotas import TooMany
from regift.tables.limits.server_limit_values import DEFAULT, Limits, Rate
from regift.tables.people.seat_authentication_with_wrong_try_limit import MAX_WAIT, Authenticator, Credentials
from regift.tables.people.seat_tokens import SeatTokens
from regift.tables.request_error import NoSuchTable
from tests.server.playing import AT_ONCE
from tests.tables.scene import Scene, idle

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


async def test_a_right_code_is_let_in_after_one_wait_however_many_guess_beside_it() -> None:
    door = Door()
    code = await door.use_up()
    guessing = [door.come(f"QQQ{letter}") for letter in "ABCDEFGHJK"]
    newcomer = door.come(code)
    await door.scene.clock.advance(INTERVAL + 0.1)
    assert await newcomer == code
    assert [isinstance(task.exception(), NoSuchTable) for task in guessing] == [True] * 10
    await door.scene.table_registry.close()


async def test_who_may_have_no_more_moves_read_guesses_no_faster_for_it() -> None:
    door = Door(interval=1e6)
    door.scene.budget.limits = Limits(wrong_code=Rate(2, 1e-6), moves_read=Rate(1, 1e-3))
    door.scene.budget.spend("moves_read", HOME, 10)
    looks = [Credentials(HOME, f"QQQ{letter}", is_look=True) for letter in "ABC"]
    told = []
    for look in looks:
        with pytest.raises((NoSuchTable, TooMany)) as refused:
            await door.authenticator.identify(look)
        told.append(refused.type)
    assert told == [NoSuchTable, NoSuchTable, TooMany]
    await door.scene.table_registry.close()


async def test_many_right_codes_at_the_same_moment_wait_for_each_other_alone() -> None:
    door = Door()
    codes = [(await door.scene.table_registry.make("kung_fu", 2)).code for _ in range(6)]
    async with door.scene.table_registry._lock:  # while none is looked up yet, the tries are used up
        coming = [door.come(code) for code in codes]
        await idle()
    await idle()
    assert [task.done() for task in coming] == [True] * 6, "nobody waits for a try that comes with time"
    assert [task.result() for task in coming] == codes
    assert door.authenticator._looking == {}
    await door.scene.table_registry.close()


async def test_right_and_wrong_codes_are_answered_after_the_same_time() -> None:
    door = Door()
    code = await door.use_up()
    right, wrong = door.come(code), door.come("QQQR")
    await door.scene.clock.advance(INTERVAL - 0.1)
    assert not right.done()
    assert not wrong.done()
    await door.scene.clock.advance(0.1)
    assert await right == code
    with pytest.raises(NoSuchTable):
        await wrong
    await door.scene.table_registry.close()


async def test_a_right_code_uses_up_no_try_and_a_wrong_one_that_waited_the_one_that_came_back() -> None:
    door = Door()
    code = await door.use_up()
    await door.scene.clock.advance(INTERVAL)
    for _ in range(3):
        right = door.come(code)
        await door.scene.clock.advance(0.0)
        assert await right == code
    door.come("QQQR")
    late = door.come("QQQS")
    await door.scene.clock.advance(INTERVAL)
    with pytest.raises(NoSuchTable):
        await late
    right = door.come(code)
    await door.scene.clock.advance(0.0)
    assert not right.done()
    await door.scene.clock.advance(INTERVAL)
    assert await right == code
    await door.scene.table_registry.close()


async def test_only_so_many_guesses_of_an_address_wait_side_by_side() -> None:
    door = Door()
    await door.use_up()
    answered, guessing = 0, list[asyncio.Task[str]]()
    for _ in range(50):
        guessing += [door.come("QQQR") for _ in range(2 * DEFAULT.wrong_code_waiting)]
        await door.scene.clock.advance(INTERVAL / 2)
        answered += sum(isinstance(task.exception(), NoSuchTable) for task in guessing if task.done())
        guessing = [task for task in guessing if not task.done()]
        assert len(guessing) <= DEFAULT.wrong_code_waiting
    at_once = 50 // 2 + 1
    assert 0 < answered <= DEFAULT.wrong_code_waiting * 50 / 2 + at_once
    await asyncio.gather(door.scene.clock.advance(3 * INTERVAL), *guessing, return_exceptions=True)
    await door.scene.table_registry.close()


async def test_nobody_waits_too_long_nor_for_another_address() -> None:
    door = Door(MAX_WAIT + 1)
    code = await door.use_up()
    with pytest.raises(TooMany):
        await door.come(code)
    assert await door.come(code, "192.0.2.2") == code
    await door.scene.table_registry.close()
