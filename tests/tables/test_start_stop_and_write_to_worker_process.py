"""Processes beside the server: no event loop starts one, and none is left behind."""

import asyncio
import os
import sys
import threading

import pytest

from regift.tables.bot_search.search_task_result_and_execution import SearchStopped
from regift.tables.bot_search.search_worker_process_client import SearchProcess
from regift.tables.start_stop_and_write_to_worker_process import end_worker, output_of, start_worker, write_to
from tests.tables.searching import search_task
from tests.tables.started_processes import processes_started
from tests.waiting import HUNG, until

ECHO = "tests.tables.echo_worker"


async def test_what_is_written_is_read_until_the_process_is_ended() -> None:
    process = await start_worker(ECHO)
    await write_to(process, b"one\n")
    assert await asyncio.to_thread(output_of(process).readline) == b"one\n"
    await end_worker(process)
    assert process.returncode not in (None, 0)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows counts priorities otherwise")
async def test_it_gives_way_before_it_has_loaded_anything() -> None:
    for nice in (5, 19):
        process = await start_worker(ECHO, nice=nice)
        try:
            assert os.getpriority(os.PRIO_PROCESS, process.pid) == nice
            if sys.platform == "linux":
                assert (os.sched_getscheduler(process.pid) == os.SCHED_IDLE) == (nice == 19)
        finally:
            await end_worker(process)


@pytest.mark.parametrize("cancels", [1, 2])
async def test_a_process_that_nobody_waits_for_any_more_is_ended(monkeypatch: pytest.MonkeyPatch, cancels: int) -> None:
    """A cancelled task may be cancelled again while it tidies up: a web framework that closes a stream does so."""
    may_start = threading.Event()
    starts = processes_started(monkeypatch, may_start)
    starting = asyncio.create_task(start_worker(ECHO))
    await until(lambda: bool(starts))
    for _ in range(cancels):
        starting.cancel()
        await asyncio.sleep(0)
    may_start.set()
    with pytest.raises(asyncio.CancelledError):
        await starting
    await until(lambda: getattr(starts[0].process, "returncode", None) not in (None, 0))


async def test_the_process_that_searches_is_started_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    starts = processes_started(monkeypatch)
    searcher = SearchProcess()
    await searcher.search(search_task(), asyncio.Event())
    await searcher.close()
    [start] = starts
    assert start.thread is not threading.main_thread()
    assert start.process.returncode is not None


async def test_a_searcher_that_is_closed_while_its_process_starts_leaves_none(monkeypatch: pytest.MonkeyPatch) -> None:
    may_start = threading.Event()
    starts = processes_started(monkeypatch, may_start)
    searcher = SearchProcess()
    going = asyncio.create_task(searcher.search(search_task(), asyncio.Event()))
    await until(lambda: bool(starts))
    await searcher.close()
    may_start.set()
    with pytest.raises(SearchStopped):
        await asyncio.wait_for(going, HUNG)
    assert starts[0].process.returncode not in (None, 0)
