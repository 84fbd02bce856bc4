"""What runs beside a table goes on when the disk is full for a while, and stops with the table."""

import asyncio

import pytest

from regift.kit.refusal_and_errors import RegiftError
from regift.tables.background_tasks import RETRY, BackgroundTasks
from regift.tables.storage.storage_interface import JournalFailed
from tests.tables.scene import FakeClock, idle


async def test_what_could_not_be_written_down_is_tried_again_a_second_later_and_no_sooner(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock, tries = FakeClock(), []

    async def work() -> None:
        tries.append(clock.now())
        if len(tries) < 4:
            raise JournalFailed("full")

    task = BackgroundTasks(clock).run(work)
    await clock.advance(0.9)
    assert tries == [0.0]
    await clock.advance(20.0)
    assert tries == [0.0, RETRY, 2 * RETRY, 3 * RETRY]
    assert task.done()
    assert caplog.messages == ["a task is tried again: full"] * 3


async def test_on_other_trouble_an_errand_ends_and_the_others_go_on(caplog: pytest.LogCaptureFixture) -> None:
    clock, done = FakeClock(), []

    async def fails() -> None:
        raise RegiftError("no such card")

    async def works() -> None:
        await clock.sleep(5.0)
        done.append(clock.now())

    background_tasks = BackgroundTasks(clock)
    first, second = background_tasks.run(fails), background_tasks.run(works)
    await clock.advance(10.0)
    assert (first.done(), second.done(), done) == (True, True, [5.0])
    assert [(said.levelname, said.getMessage()) for said in caplog.records] == [
        ("ERROR", "a table stands still: no such card")
    ]


async def test_all_errands_stop_but_for_the_one_that_asks() -> None:
    clock, done = FakeClock(), []
    background_tasks = BackgroundTasks(clock)

    async def asks() -> None:
        await background_tasks.stop()
        done.append("asks")

    async def waits() -> None:
        await clock.sleep(5.0)
        done.append("waits")

    waiting = background_tasks.run(waits)
    await idle()
    await asyncio.gather(background_tasks.run(asks), waiting, return_exceptions=True)
    await clock.advance(10.0)
    assert (done, waiting.cancelled()) == (["asks"], True)
