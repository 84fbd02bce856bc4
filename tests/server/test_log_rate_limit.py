"""A flood of what is worth a line is a few lines."""

import io
import logging
import signal
from pathlib import Path

from regift.server.operations.log_rate_limit import KINDS, RateLimitedHandler
from tests.server.process import process
from tests.server.raw import raw
from tests.waiting import until


class Log:
    """What a handler wrote."""

    def __init__(self, lines: int) -> None:
        self.now = 0.0
        self.handler = RateLimitedHandler(lines, lambda: self.now)
        self.handler.setStream(io.StringIO())

    def say(self, said: str, *arguments: object) -> None:
        """Log a line."""
        self.handler.handle(logging.LogRecord("regift", logging.WARNING, "", 0, said, arguments, None))

    @property
    def lines(self) -> list[str]:
        """Return all lines so far."""
        return str(self.handler.stream.getvalue()).splitlines()


def test_of_a_kind_so_many_lines_are_written_and_then_their_number() -> None:
    log = Log(2)
    for number in range(314):
        log.say("photo %s", number)
    log.say("a table was made")
    assert log.lines == ["photo 0", "photo 1", "a table was made"]
    log.now += 1
    log.say("a table was made")
    assert log.lines[3:] == ["photo %s … and 312 more", "a table was made"]
    log.say("photo %s", 7)
    assert log.lines[-1] == "photo 7"


def test_lines_of_ever_other_kinds_are_a_flood_too() -> None:
    log = Log(2)
    for number in range(5 * KINDS):
        log.say(f"kind {number}")
    assert len(log.lines) == 20
    log.handler.close()
    assert len(log.lines) <= KINDS + 21


async def test_uploads_that_are_broken_off_are_a_few_lines_without_a_traceback(
    tmp_path: Path, unused_tcp_port: int
) -> None:
    async with process(tmp_path / "data", unused_tcp_port, signal.SIGTERM, REGIFT_LOG_LEVEL="info") as served:
        for _ in range(40):
            async with raw(served) as client:
                head = f"POST /api/tables HTTP/1.1\r\nHost: {served.address}\r\nContent-Length: 4000\r\n\r\n"
                client.send(head.encode() + b" " * 100)
                await client.writer.drain()
        log = tmp_path / "log"
        await until(lambda: "a client went while it sent a body" in log.read_text())
        assert (await served.http.get("/healthz")).status_code == 200
    assert "Traceback" not in log.read_text()
