"""The search process: bots search beside the server, so that no player waits for the interpreter's lock."""

import asyncio
import pickle
import sys
from contextlib import suppress
from typing import Final

from regift.tables.bot_search.search_task import SearchFailed, SearchResult, SearchStopped, SearchTask
from regift.tables.bot_search.search_worker_messages import HEADER, STOP, SearchAnswer, framed

WORKER: Final = "regift.tables.bot_search.search_worker"


class SearchProcess:
    """A `Searcher` in a process of the lowest priority, which begins with the first search and ends with this one."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
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
        except (OSError, EOFError) as failure:
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

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(sys.executable, "-m", WORKER, stdin=pipe, stdout=pipe)
        return self._process

    async def _ask(self, process: asyncio.subprocess.Process, task: SearchTask, stop: asyncio.Event) -> SearchAnswer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(pickle.dumps(task)))
        await process.stdin.drain()
        reading = asyncio.ensure_future(_read(process.stdout))
        stopping = asyncio.ensure_future(stop.wait())
        try:
            await asyncio.wait({reading, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                process.stdin.write(STOP)
                await process.stdin.drain()
            return await reading
        finally:
            stopping.cancel()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _read(stream: asyncio.StreamReader) -> SearchAnswer:
    """Return the next answer; IncompleteReadError, which is an EOFError, if the process has ended."""
    (length,) = HEADER.unpack(await stream.readexactly(HEADER.size))
    answer = pickle.loads(await stream.readexactly(length))
    assert isinstance(answer, SearchAnswer)
    return answer
