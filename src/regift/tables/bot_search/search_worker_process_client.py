"""The search process: bots search beside the server, so that no player waits for the interpreter's lock."""

import asyncio
import pickle
from contextlib import suppress
from typing import IO, Final

from regift.tables.bot_search.search_answer_and_message_framing import HEADER, STOP, SearchAnswer, framed
from regift.tables.bot_search.search_task_result_and_execution import (
    SearchFailed,
    SearchResult,
    SearchStopped,
    SearchTask,
)
from regift.tables.start_stop_and_write_to_worker_process import Process, end_worker, output_of, start_worker, write_to

WORKER: Final = "regift.tables.bot_search.search_worker"


class SearchProcess:
    """A `Searcher` in a process of the lowest priority, which begins with the first search and ends with this one."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._is_closed = False

    async def search(self, task: SearchTask, stop: asyncio.Event) -> SearchResult:
        """Return what the bot chooses; SearchStopped once `stop` is set, SearchFailed where it can't be done.

        A process that dies is begun anew with the next search.
        """
        if self._is_closed:
            raise SearchStopped
        try:
            process = await self._running()
            answer = await self._ask(process, task, stop)
        except (OSError, EOFError, ValueError) as failure:  # ValueError: a pipe that was closed
            await self._end()
            raise SearchFailed("the process that searches has ended") from failure
        if answer.is_stopped:
            raise SearchStopped
        if answer.result is None:
            raise SearchFailed(answer.failure)
        return answer.result

    async def close(self) -> None:
        """End the process, and begin no search any more."""
        self._is_closed = True
        await self._end()

    async def _running(self) -> Process:
        if self._process is not None and self._process.poll() is not None:
            await self._end()
        if self._process is None:
            self._process = await start_worker(WORKER)
            if self._is_closed:
                await self._end()
                raise SearchStopped
        return self._process

    async def _ask(self, process: Process, task: SearchTask, stop: asyncio.Event) -> SearchAnswer:
        await write_to(process, framed(pickle.dumps(task)))
        reading = asyncio.ensure_future(asyncio.to_thread(_read, output_of(process)))
        stopping = asyncio.ensure_future(stop.wait())
        try:
            await asyncio.wait({reading, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                with suppress(OSError):  # then there is no answer to wait for, either
                    await write_to(process, STOP)
            return await reading
        finally:
            stopping.cancel()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await end_worker(process)


def _read(output: IO[bytes]) -> SearchAnswer:
    """Return the next answer; EOFError if the process has ended."""
    (length,) = HEADER.unpack(_read_exactly(output, HEADER.size))
    answer = pickle.loads(_read_exactly(output, length))
    assert isinstance(answer, SearchAnswer)
    return answer


def _read_exactly(output: IO[bytes], length: int) -> bytes:
    content = output.read(length)
    if len(content) < length:
        raise EOFError
    return content
