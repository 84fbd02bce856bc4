"""Bots that search take turns: those of one address do not hold up those of another."""

import asyncio
import threading
from functools import partial

from regift.tables.play.search_thread import SearchThread
from tests.tables.scene import idle


async def test_one_search_of_each_in_turn_and_only_one_at_a_time() -> None:
    thread = SearchThread()
    done: list[str] = []
    gate = threading.Event()
    running = 0

    def search(name: str) -> str:
        nonlocal running
        running += 1
        gate.wait()
        assert running == 1
        running -= 1
        done.append(name)
        return name

    asked = ["many 1", "many 2", "many 3", "many 4", "few 1", "few 2"]
    tasks = [asyncio.create_task(thread.run(name.split()[0], lambda name=name: search(name))) for name in asked]  # type: ignore[misc]
    await idle()
    gate.set()
    assert await asyncio.gather(*tasks) == asked
    assert done == ["many 1", "many 2", "few 1", "many 3", "few 2", "many 4"]
    thread.close()


async def test_who_gives_up_waiting_or_fails_holds_up_nobody() -> None:
    thread = SearchThread()
    gate = threading.Event()
    first = asyncio.create_task(thread.run("one", gate.wait))
    second = asyncio.create_task(thread.run("two", gate.wait))
    third = asyncio.create_task(thread.run("three", partial(int, "no number")))
    fourth = asyncio.create_task(thread.run("four", lambda: "found"))
    await idle()
    second.cancel()
    gate.set()
    assert await first is True
    results = await asyncio.gather(second, third, fourth, return_exceptions=True)
    assert isinstance(results[0], asyncio.CancelledError)
    assert isinstance(results[1], ValueError)
    assert results[2] == "found"
    assert await thread.run("one", lambda: "free") == "free"
    thread.close()


async def test_a_turn_that_comes_to_one_who_is_just_being_cancelled_goes_on_to_the_next() -> None:
    thread = SearchThread()
    gate = threading.Event()
    first = asyncio.create_task(thread.run("one", gate.wait))
    second = asyncio.create_task(thread.run("two", lambda: "second"))
    third = asyncio.create_task(thread.run("three", lambda: "third"))
    first.add_done_callback(lambda _: second.cancel())
    await idle()
    gate.set()
    await asyncio.gather(first, second, return_exceptions=True)
    assert await asyncio.wait_for(third, 60) == "third"
    thread.close()
