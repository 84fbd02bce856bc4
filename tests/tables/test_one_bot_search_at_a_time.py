"""Bots that search take turns: those of one address do not hold up those of another."""

import asyncio

import pytest

from regift.tables.bot_search.one_bot_search_at_a_time import SearchTurns
from regift.tables.bot_search.search_task_result_and_execution import SearchFailed, SearchResult, SearchTask
from tests.tables.scene import idle
from tests.tables.searching import search_task


class GatedSearcher:
    """Finds the bot's number as soon as its gate is open, or fails where it has none."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.done: list[int] = []
        self.running = 0

    async def search(self, task: SearchTask, stop: asyncio.Event) -> SearchResult:
        self.running += 1
        await self.gate.wait()
        assert self.running == 1
        self.running -= 1
        self.done.append(task.seat)
        if task.seat < 0:
            raise SearchFailed("no number")
        return SearchResult(task.seat, task.bot)

    async def close(self) -> None:
        """Nothing goes on by itself."""


def numbered(number: int) -> SearchTask:
    return search_task()._replace(seat=number)


async def found(turns: SearchTurns, spender: str, number: int) -> int:
    return (await turns.run(spender, numbered(number), asyncio.Event())).action


async def test_one_search_of_each_in_turn_and_only_one_at_a_time() -> None:
    searcher = GatedSearcher()
    turns = SearchTurns(searcher)
    asked = [("many", 1), ("many", 2), ("many", 3), ("many", 4), ("few", 5), ("few", 6)]
    tasks = [asyncio.create_task(found(turns, spender, number)) for spender, number in asked]
    await idle()
    searcher.gate.set()
    assert await asyncio.gather(*tasks) == [1, 2, 3, 4, 5, 6]
    assert searcher.done == [1, 5, 2, 6, 3, 4]


async def test_who_gives_up_waiting_or_fails_holds_up_nobody() -> None:
    searcher = GatedSearcher()
    turns = SearchTurns(searcher)
    tasks = [asyncio.create_task(found(turns, spender, number)) for spender, number in (("a", 1), ("b", 2), ("c", -1))]
    last = asyncio.create_task(found(turns, "d", 4))
    await idle()
    tasks[1].cancel()
    searcher.gate.set()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert results[0] == 1
    assert isinstance(results[1], asyncio.CancelledError)
    assert isinstance(results[2], SearchFailed)
    assert await last == 4
    assert await found(turns, "a", 5) == 5
    assert 2 not in searcher.done


async def test_who_gives_up_in_the_middle_stops_the_search_and_the_turn_ends_with_it() -> None:
    searcher = GatedSearcher()
    turns = SearchTurns(searcher)
    stop = asyncio.Event()
    first = asyncio.create_task(turns.run("a", numbered(1), stop))
    second = asyncio.create_task(found(turns, "b", 2))
    await idle()
    first.cancel()
    await idle()
    assert first.cancelled()
    assert stop.is_set()
    assert searcher.running == 1
    searcher.gate.set()
    assert await second == 2
    assert searcher.done == [1, 2]


async def test_a_turn_that_comes_to_one_who_is_just_being_cancelled_goes_on_to_the_next() -> None:
    searcher = GatedSearcher()
    turns = SearchTurns(searcher)
    first = asyncio.create_task(found(turns, "one", 1))
    second = asyncio.create_task(found(turns, "two", 2))
    third = asyncio.create_task(found(turns, "three", 3))
    await idle()
    searcher.gate.set()
    await first
    second.cancel()
    with pytest.raises(asyncio.CancelledError):
        await second
    assert await asyncio.wait_for(third, 60) == 3
