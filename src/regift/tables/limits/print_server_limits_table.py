"""The limit table as people read it (`regift serve --limits`)."""

from collections.abc import Iterator
from typing import Final

from regift.tables.limits.server_limit_values import COUNTED, Counted, Limits, Rate

HEAD: Final = ("limit", "of one", "at once", "then", "what is counted")
ANY: Final = 1e8
"""From so many times the default on, anything is allowed."""
UNITS: Final = ((1_000_000_000, "GB"), (1 << 20, "MB"), (1_000_000, "MB"), (1 << 10, "KB"))


def limits_text(limits: Limits) -> str:
    """Return a line for each limit, in columns."""
    rows = [HEAD, *rows_of(limits)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD) - 1)]
    lines = [
        "  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[-1]]) for row in rows
    ]
    return "\n".join(lines) + "\n"


def rows_of(limits: Limits) -> Iterator[tuple[str, ...]]:
    """Return name, whose, how much at once, how much with time, and what."""
    for name, counted in COUNTED.items():
        value: Rate | int = getattr(limits, name)
        at_once, then = of_rate(value) if isinstance(value, Rate) else (of_number(value, counted), "")
        if not counted.is_fixed and is_anything(limits, name):
            at_once, then = "any", ""
        yield (name, counted.spender, at_once, then, counted.what)


def of_rate(rate: Rate) -> tuple[str, str]:
    """Word how many at once, and how many with time."""
    often = f"{rate.per_second:.4g} a second" if rate.per_second >= 1 else f"1 in {1 / rate.per_second:.4g} s"
    return f"{rate.burst:.12g}", often


def of_number(value: int, counted: Counted) -> str:
    """Word how much may be held at a time."""
    if counted.unit == "bytes":
        for size, unit in UNITS:
            if value >= size and value % size == 0:
                return f"{value // size} {unit}"
        return f"{value} bytes"
    return f"{value} s" if counted.unit == "seconds" else f"{value}"


def is_anything(limits: Limits, name: str) -> bool:
    """Return whether a limit that may be lifted is."""
    now, usual = getattr(limits, name), getattr(Limits(), name)
    if isinstance(now, Rate):
        return bool(now.burst >= ANY * usual.burst)
    return bool(now >= ANY * usual)
