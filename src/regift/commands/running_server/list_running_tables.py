"""`regift tables`: the tables of the running server."""

import json
import time
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from regift.commands.running_server.requests_to_running_server import ask_server

COLUMNS: Final = "{:<5} {:<14} {:<8} {:>6} {:>5} {:>8} {:>8} {:>9}"
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def tables(
    *, as_json: Annotated[bool, Parameter(name="--json", negative=())] = False, data: Path | None = None
) -> None:
    """List all tables of the running server, the newest first.

    Parameters
    ----------
    as_json
        Print JSON, which also says who sits where, and times in seconds since 1970.
    data
        The folder that keeps the tables; by default that of this user's programs.
    """
    import msgspec

    from regift.server.operator.operator_messages import TableEntry

    found = ask_server(data, "GET", "/tables", list[TableEntry])
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), indent=2))
        return
    now = time.time()
    print(COLUMNS.format("code", "game", "phase", "seats", "here", "age", "ends in", "bytes"))
    for table in found:
        ends = span(table.expires - now) if table.expires and not table.here else "-"
        seats = f"{table.taken}/{table.seats}"
        print(
            COLUMNS.format(
                table.code, table.game, table.phase, seats, table.here, span(now - table.opened), ends, table.bytes
            )
        )


def span(seconds: float) -> str:
    """Return a time in its largest unit."""
    for unit, name in ((DAY, "days"), (HOUR, "h"), (MINUTE, "min")):
        if seconds >= unit:
            return f"{seconds // unit:.0f} {name}"
    return f"{max(0.0, seconds):.0f} s"
