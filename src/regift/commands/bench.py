"""`regift bench`: how fast the engine is here."""

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from regift.commands.shared.output_path_check_and_writing_of_files_and_marked_sections import check_file, write_section
from regift.commands.shared.partial_results_after_ctrl_c import found_by
from regift.commands.shared.progress_bar import progress_bar
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.compilation_status import engine, warn_if_slow
from regift.lab.bench import Report, Row
from regift.lab.bench import bench as measure


def bench(
    *,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
    write: Path | None = None,
    rounds: int = 5,
    seconds: float = 0.3,
) -> int:
    """Measure the engine, beside OpenSpiel if that is installed.

    Parameters
    ----------
    as_json
        Print JSON instead of text.
    write
        Also write the report as Markdown into this file, in place of the last one of its kind.
    rounds
        Each figure is the median of so many rounds.
    seconds
        How long each row is measured in each round.
    """
    if rounds < 1 or not 0 < seconds < 3600:
        raise CannotRun(f"rounds and seconds: expected 1 or more, and more than 0, got {rounds} and {seconds}")
    if write is not None:
        check_file(write)
    warn_if_slow()
    with progress_bar("measuring", rounds, is_wanted=not as_json) as step:
        report, code = found_by(lambda: measure(str(engine()), rounds, seconds, step), rounds, "rounds")
    text = markdown(report)
    if write is not None and code == 0:
        write_section(write, "engine", text)
    print(json.dumps(content(report), indent=2) if as_json else text, end="\n" if as_json else "")
    return code


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
