"""Bots that search do it in a process of their own, which is there when it is needed and gone with the server."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from regift.tables.bot_search.in_process_search_thread import SearchThread
from regift.tables.bot_search.search_task_result_and_execution import SearchFailed, SearchStopped, SearchTask, carry_out
from regift.tables.bot_search.search_worker_process_client import SearchProcess
from tests.tables.searching import search_task
from tests.waiting import HUNG, until, wait_until

HUGE = 10**9


async def found_by_process(searcher: SearchProcess, task: SearchTask) -> tuple[int, int, int]:
    found = await searcher.search(task, asyncio.Event())
    return found.action, found.bot.simulations, found.bot.chance.below(10**6)


@pytest.mark.parametrize("id", ["cursed_gifts", "gift_trap", "kung_fu"])
async def test_a_bot_chooses_in_the_process_as_it_would_here(id: str) -> None:
    searcher = SearchProcess()
    for seed in (1, 2):
        here = carry_out(search_task(40, id, seed), lambda: False)
        expected = here.action, here.bot.simulations, here.bot.chance.below(10**6)
        assert await found_by_process(searcher, search_task(40, id, seed)) == expected
    await searcher.close()


async def test_a_search_that_is_stopped_ends_and_the_next_one_is_carried_out() -> None:
    searcher = SearchProcess()
    stop = asyncio.Event()
    going = asyncio.create_task(searcher.search(search_task(HUGE), stop))
    await until(lambda: searcher._process is not None)
    process = searcher._process
    stop.set()
    with pytest.raises(SearchStopped):
        await asyncio.wait_for(going, HUNG)
    assert (await searcher.search(search_task(), asyncio.Event())).bot.simulations == 8
    assert searcher._process is process
    await searcher.close()


async def test_a_process_that_dies_fails_its_search_and_no_other() -> None:
    searcher = SearchProcess()
    going = asyncio.create_task(searcher.search(search_task(HUGE), asyncio.Event()))
    await until(lambda: searcher._process is not None)
    assert searcher._process is not None
    searcher._process.kill()
    with pytest.raises(SearchFailed, match="the process that searches has ended"):
        await asyncio.wait_for(going, HUNG)
    assert (await searcher.search(search_task(), asyncio.Event())).bot.simulations == 8
    await searcher.close()


async def test_a_bot_that_fails_holds_up_no_other() -> None:
    task = search_task()._replace(seat=99)
    for searcher in (SearchProcess(), SearchThread()):
        with pytest.raises(SearchFailed):
            await searcher.search(task, asyncio.Event())
        assert (await searcher.search(search_task(), asyncio.Event())).bot.simulations == 8
        await searcher.close()


async def test_closing_ends_what_goes_on_and_begins_nothing_any_more() -> None:
    searcher = SearchProcess()
    going = asyncio.create_task(searcher.search(search_task(HUGE), asyncio.Event()))
    await until(lambda: searcher._process is not None)
    await searcher.close()
    with pytest.raises(SearchFailed):
        await asyncio.wait_for(going, HUNG)
    with pytest.raises(SearchStopped):
        await searcher.search(search_task(), asyncio.Event())


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks the system for a process by its number")
def test_the_process_ends_with_a_server_that_is_killed() -> None:
    server = (
        "import asyncio\n"
        "from regift.tables.bot_search.search_worker_process_client import SearchProcess\n"
        "from tests.tables.searching import search_task\n"
        "async def serve():\n"
        "    searcher = SearchProcess()\n"
        "    await searcher.search(search_task(), asyncio.Event())\n"
        "    print(searcher._process.pid, flush=True)\n"
        "    await searcher.search(search_task(10**9), asyncio.Event())\n"
        "asyncio.run(serve())\n"
    )
    with subprocess.Popen([sys.executable, "-c", server], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        worker = int(process.stdout.readline())
        process.kill()
        process.wait(HUNG)
    wait_until(lambda: not is_running(worker))


def is_running(pid: int) -> bool:
    """Return whether a process computes: who has ended and waits to be read out does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False
