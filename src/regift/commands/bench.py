"""`regift bench`: how fast the engine is here, and the server."""

import json
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from regift.commands.shared.cannot_run import CannotRun
from regift.commands.shared.output_files import check_file, write_section
from regift.commands.shared.progress_bar import progress_bar
from regift.compilation_status import engine, warn_if_slow
from regift.lab.bench import Report, Row
from regift.lab.bench import bench as measure
from regift.lab.server_process import is_measurable


def bench(
    *,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
    write: Path | None = None,
    server: Annotated[bool, Parameter(negative=())] = False,
    rounds: int = 5,
    seconds: float | None = None,
) -> None:
    """Measure the engine, beside OpenSpiel if that is installed; or the server.

    Parameters
    ----------
    as_json
        Print JSON instead of text.
    write
        Also write the report as Markdown into this file, in place of the last one of its kind.
    server
        Measure the server under a load of its own, each on its own core.
    rounds
        Each figure is the median of so many rounds.
    seconds
        How long each row is measured in each round; by default 0.3, with --server 4.
    """
    lasting = seconds if seconds is not None else 4.0 if server else 0.3
    if rounds < 1 or not 0 < lasting < 3600:
        raise CannotRun(f"rounds and seconds: expected 1 or more, and more than 0, got {rounds} and {lasting}")
    if write is not None:
        check_file(write)
    warn_if_slow()
    with progress_bar("measuring", rounds, is_wanted=not as_json) as step:
        name, plain, text = (measure_server if server else measure_engine)(rounds, lasting, step)
    if write is not None:
        write_section(write, name, text)
    print(json.dumps(plain, indent=2) if as_json else text, end="\n" if as_json else "")


def measure_engine(rounds: int, seconds: float, step: Callable[[], None]) -> tuple[str, dict[str, object], str]:
    """Measure the engine; give the report's name, its plain values and its page."""
    report = measure(str(engine()), rounds, seconds, step)
    return "engine", content(report), markdown(report)


def measure_server(rounds: int, seconds: float, step: Callable[[], None]) -> tuple[str, dict[str, object], str]:
    """Measure the server; CannotRun where that can't be."""
    if not (is_measurable() and find_spec("picows")):
        raise CannotRun("--server: expected Linux and the extra `lab` (pip install 'regift[lab]')")
    from regift.commands import server_bench_report
    from regift.lab.server_bench import bench_server

    report = bench_server(str(engine()), rounds, seconds, step)
    return "server", server_bench_report.content(report), server_bench_report.markdown(report)


def content(report: Report) -> dict[str, object]:
    """Return the report as plain values."""
    return {
        **report._asdict(),
        "machine": report.machine._asdict(),
        "games": {name: [row._asdict() for row in rows] for name, rows in report.games.items()},
        "peer_rows": [row._asdict() for row in report.peer_rows],
    }


def markdown(report: Report) -> str:
    """Write the report as a section of a page of docs/."""
    here = report.machine
    lines = [
        "## The engine",
        "",
        "Written by `regift bench --write docs/benchmarks.md`. A decision is a move with at least two options.",
        f"Each figure is the median of {report.rounds} rounds on one core; the rows take turns within a round, and a",
        "ratio is the median of the rounds' own ratios to OpenSpiel driven from the same language.",
        "",
        f"Engine: {report.engine}. Machine: {here.processor}, {here.cores} cores, Python {here.python}, {here.system}.",
    ]
    for name, rows in report.games.items():
        lines += ["", f"### {name}", "", *_table(rows, with_ratio=bool(report.peer))]
    if report.peer:
        lines += ["", f"### {report.peer}", "", *_table(report.peer_rows, with_ratio=False)]
    return "\n".join([*lines, ""])


def _table(rows: list[Row], *, with_ratio: bool) -> list[str]:
    head = "| what | figure | unit | games/s |" + (" to OpenSpiel |" if with_ratio else "")
    rule = "|---|---:|---|---:|" + ("---:|" if with_ratio else "")
    return [head, rule, *[_line(row, with_ratio=with_ratio) for row in rows]]


def _line(row: Row, *, with_ratio: bool) -> str:
    figure = f"{row.value:,.2f}" if row.value < 100 else f"{row.value:,.0f}"
    games = f"{row.games:,.0f}" if row.games else ""
    line = f"| {row.name} | {figure} | {row.unit} | {games} |"
    return line + (f" {row.ratio:.2f}× |" if row.ratio else " |") if with_ratio else line
