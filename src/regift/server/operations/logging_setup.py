"""Logs: what happened and where, as fields. Never who, with what, or what is hidden.

Only our own loggers speak below a warning. A websocket library that shows frames, or a driver that shows statements,
would show tokens, names and cards.
"""

import logging
import sys
from typing import Final

from regift.server.operations.log_rate_limit import RateLimitedHandler

KINDS: Final = ("console", "json")
LEVELS: Final = ("debug", "info", "warning", "error")
OURS: Final = "regift"
OTHERS: Final = ("uvicorn", "websockets", "asyncio", "aiosqlite", "sqlalchemy")


class StructlogFormatter(logging.Formatter):
    """Words records through structlog, which is loaded when there is something to say."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind
        self._inner: logging.Formatter | None = None

    def format(self, record: logging.LogRecord) -> str:
        """Word one record."""
        if self._inner is None:
            self._inner = make_formatter(self.kind)
        return self._inner.format(record)


def make_formatter(kind: str) -> logging.Formatter:
    """Make the formatter; tracebacks come without the values of variables."""
    import structlog

    renderer: structlog.typing.Processor = structlog.processors.JSONRenderer()
    if kind == "console":
        plain = structlog.dev.plain_traceback
        renderer = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)
    tracebacks = [structlog.processors.format_exc_info] if kind == "json" else []
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.ExtraAdder(),
            structlog.processors.TimeStamper(fmt="iso"),
        ],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *tracebacks, renderer],
    )


def start_logging(kind: str, level: str, lines: int) -> None:
    """Write our records from that level on to the standard error, and everybody's warnings.

    `lines`: how many of each kind a second.
    """
    handler = RateLimitedHandler(lines)
    handler.setFormatter(StructlogFormatter(kind))
    ours = logging.getLogger(OURS)
    ours.setLevel(level.upper())
    ours.propagate = False
    ours.handlers[:] = [handler]
    for name in OTHERS:
        other = logging.getLogger(name)
        other.setLevel(logging.WARNING)
        other.propagate = False
        other.handlers[:] = [handler]
