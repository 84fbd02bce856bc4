"""A server that notes what each stage of a move costs: for the benchmark alone (`python -m benchmarks.server`).

It is started like `regift serve`; on SIGUSR1 it writes the CPU seconds of every stage so far to a file.
"""

import json
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Generator
from pathlib import Path
from typing import Any, Final, TypeVar

from starlette.websockets import WebSocket

from regift import cli
from regift.kit.record import Recorder
from regift.server.socket import websocket_session
from regift.server.socket.websocket_flood_limits_and_fast_path import LimitedWebSocket
from regift.tables.play.match import Match
from regift.tables.storage.group_commit_writer import GroupCommitWriter
from regift.tables.watching.viewer_snapshots_and_updates import Viewer
from regift.wire.table_state_to_wire_messages import WireEncoder

NOTES: Final = "REGIFT_STAGES"
"""The environment variable that names the file."""

Result = TypeVar("Result")


class MoveProfiler:
    """CPU seconds of the main thread by stage; one inside another counts for itself only."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        self._inner = 0.0
        """What stages inside the present one took."""

    def begin(self) -> tuple[float, float]:
        """Enter a stage."""
        outer, self._inner = self._inner, 0.0
        return time.thread_time(), outer

    def end(self, stage: str, begun: tuple[float, float]) -> None:
        """Leave it."""
        start, outer = begun
        took = time.thread_time() - start
        self.spent[stage] = self.spent.get(stage, 0.0) + took - self._inner
        self._inner = outer + took

    def timed(self, stage: str, work: Callable[..., Result]) -> Callable[..., Result]:
        """Return the function, timed."""

        def call(*arguments: Any, **more: Any) -> Result:
            begun = self.begin()
            try:
                return work(*arguments, **more)
            finally:
                self.end(stage, begun)

        return call

    def timed_steps(self, stage: str, work: Callable[..., Awaitable[Result]]) -> Callable[..., Awaitable[Result]]:
        """Return the coroutine function, each of its steps timed and its waits left out."""

        async def call(*arguments: Any, **more: Any) -> Result:
            return await TimedAwaitable(self, stage, work(*arguments, **more))

        return call

    def note(self) -> dict[str, float]:
        """Return the seconds by stage; `main` and `process` are all that the main thread and the process used."""
        return {**self.spent, "main": time.thread_time(), "process": time.process_time()}


class TimedAwaitable(Awaitable[Result]):
    """An awaitable whose steps are timed."""

    def __init__(self, stages: MoveProfiler, stage: str, inner: Awaitable[Result]) -> None:
        self.stages = stages
        self.stage = stage
        self.inner = inner

    def __await__(self) -> Generator[Any, Any, Result]:
        """Run it step by step."""
        steps = self.inner.__await__()
        while True:
            begun = self.stages.begin()
            try:
                waited = next(steps)
            except StopIteration as end:
                result: Result = end.value
                return result
            finally:
                self.stages.end(self.stage, begun)
            yield waited


class TimedDecoder:
    """Stands in for the decoder of the session, which can't be changed."""

    def __init__(self, stages: MoveProfiler) -> None:
        self.decode = stages.timed("decode", websocket_session.decoder.decode)


def install(stages: MoveProfiler) -> None:
    """Put the clocks in."""
    replace = setattr
    replace(LimitedWebSocket, "data_received", stages.timed("receive", LimitedWebSocket.data_received))
    replace(websocket_session, "decoder", TimedDecoder(stages))
    replace(Match, "check_play", stages.timed("rules", Match.check_play))
    replace(Recorder, "play_allowed", stages.timed("rules", Recorder.play_allowed))
    replace(Viewer, "follow", stages.timed("view and difference", Viewer.follow))
    replace(WireEncoder, "view_update", stages.timed("encode", WireEncoder.view_update))
    replace(GroupCommitWriter, "write", stages.timed_steps("journal", GroupCommitWriter.write))
    replace(GroupCommitWriter, "_answer", stages.timed("journal", GroupCommitWriter._answer))
    replace(WebSocket, "send_text", stages.timed_steps("send", WebSocket.send_text))
    replace(LimitedWebSocket, "write_now", stages.timed("send", LimitedWebSocket.write_now))


def main() -> None:
    """Serve, with clocks."""
    stages = MoveProfiler()
    install(stages)
    notes = Path(os.environ[NOTES])

    def write(*_: object) -> None:
        unfinished = notes.with_suffix(".part")
        unfinished.write_text(json.dumps(stages.note()), encoding="utf-8")
        unfinished.replace(notes)

    assert threading.current_thread() is threading.main_thread()
    signal.signal(signal.SIGUSR1, write)
    cli.main()
