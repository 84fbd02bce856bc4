"""What `python -m benchmarks.server` found, as text and as plain values."""

from benchmarks.server.server_bench import PACED_TABLES, SEATS, TABLES, ServerReport, ServerRow, Stage


def content(report: ServerReport) -> dict[str, object]:
    """Return the report as plain values."""
    return {
        **report._asdict(),
        "machine": report.machine._asdict(),
        "rows": [row._asdict() for row in report.rows],
        "stages": [stage._asdict() for stage in report.stages],
    }


def markdown(report: ServerReport) -> str:
    """Write the report as a section of a page of docs/."""
    here = report.machine
    lines = [
        "## The server",
        "",
        "Written by `python -m benchmarks.server --write docs/benchmarks.md`. The server runs on one core, its load on",
        "another; the journal is on disk and synced before anything is answered. Kung Fu Granny with random moves: a",
        "pick is a move, checked and written down like any other, and told to its mover alone.",
        f"{TABLES} tables of {SEATS} websocket clients play as fast as they can, then {PACED_TABLES} tables at the",
        "pace of bots, moves set by the clock whatever the server does.",
        f"Medians of {report.rounds} rounds, with the least and the greatest; CPU seconds are those of the server's",
        "process, all threads and the kernel's work for them included.",
        "",
        f"Engine: {report.engine}. {report.loop}.",
        f"Machine: {here.processor}, {here.cores} cores, Python {here.python}, {here.system}.",
        "",
        "| what | figure | unit | rounds | to reach |",
        "|---|---:|---|---|---|",
        *[_line(row) for row in report.rows],
        "",
        "What a move costs by stage, in a run that takes the time of each:",
        "",
        "| stage | µs of CPU | share |",
        "|---|---:|---:|",
        *[_stage_line(stage) for stage in report.stages],
    ]
    return "\n".join([*lines, ""])


def _line(row: ServerRow) -> str:
    spread = f"{_figure(row.spread[0])}–{_figure(row.spread[1])}" if any(row.spread) else ""
    return f"| {row.name} | {_figure(row.value)} | {row.unit} | {spread} | {row.reach} |"


def _stage_line(stage: Stage) -> str:
    return f"| {stage.name} | {stage.micros:.1f} | {stage.share:.0%} |"


def _figure(value: float) -> str:
    return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"
