"""The tables of a run."""

from collections.abc import Sequence
from statistics import median
from typing import Final, NamedTuple

from benchmarks.peers.cases import AT_ONCE, CLONE, KINDS, NATIVE_PLAYOUT, PYTHON_PLAYOUT, REGIFT, RESAMPLE, SEARCH, STEP
from regift.lab.bench import Machine
from regift.lab.openspiel_speed_baseline import COUNTED as COUNTED_DECISIONS

UNITS: Final = {
    NATIVE_PLAYOUT: "decisions/s",
    PYTHON_PLAYOUT: "decisions/s",
    CLONE: "copies/s",
    RESAMPLE: "deals/s",
    SEARCH: "iterations/s",
    STEP: "steps/s",
}
NOTES: Final = {
    NATIVE_PLAYOUT: (
        "A decision has at least two options. OpenSpiel's loop is `evaluate_bots` in C++, with random bots that "
        "are made once; Regift's is `play_out`, compiled by mypyc. Each game is dealt and played by calls from "
        f"Python, and OpenSpiel counts no decisions: {COUNTED_DECISIONS:,} random games say how many one has on "
        "average. Like Regift's games, Crazy Eights, Hearts and Gin Rummy are played from hidden hands of many "
        "cards. Leduc Poker has six cards and few decisions, so that what each game costs to begin weighs most "
        "there; Gin Rummy takes most of its time to make a new state."
    ),
    PYTHON_PLAYOUT: (
        "The same loop for all: it asks for the options, draws one if there are several and applies it; what it "
        "may look up once it looks up once. "
        "OpenSpiel's chance nodes go through the same loop, since there is no other way. RLCard's UNO is "
        "driven without its arrays."
    ),
    CLONE: (
        "`clone` in OpenSpiel, `copy` in Regift. RLCard has none: `copy.deepcopy` is what is left. PettingZoo has "
        "none. Here and in the next two tables, the position is one with a choice, after half the moves of a mean "
        "random game. What chance deals is no move."
    ),
    RESAMPLE: (
        "`resample_from_infostate` in OpenSpiel, which Crazy Eights and Leduc Poker lack; `determinize` in "
        "Regift, which also keeps to all that a seat can conclude from what it saw. RLCard and PettingZoo "
        "have nothing of the kind."
    ),
    SEARCH: (
        "OpenSpiel's `ISMCTSBot` with one random rollout an iteration, in C++; Regift's `TreeSearchBot`, with "
        "playouts as long as they take (its levels cut theirs off). An iteration takes as long as the rest of "
        "a game, so that figures of different games say less here than elsewhere. Regift shares one deal "
        "among four iterations."
    ),
    STEP: (
        "What a learner does: observation arrays, mask of the options, rewards; a random action. "
        "`rl_environment` in OpenSpiel, raw environments in PettingZoo and in `regift.envs.pettingzoo`, "
        "RLCard's own. RLCard's UNO is for two here: its environment takes no other number. Rows of "
        f"{AT_ONCE} games at once are of `VectorEnv`, which steps them all in one call and counts a step for each. "
        "The others play one game at a time: their ratio to these rows says what playing many at once brings, not "
        "which step costs less."
    ),
}


class Row(NamedTuple):
    """What was measured of one tool and game."""

    kind: str
    tool: str
    game: str
    rates: tuple[float, ...]
    """Units a CPU-second, by round."""


class PeerReport(NamedTuple):
    """One run."""

    engine: str
    machine: Machine
    releases: tuple[str, ...]
    rows: tuple[Row, ...]


def fastest_peer(rows: Sequence[Row]) -> Row | None:
    """Return the row with the greatest median of a tool that is not Regift."""
    return max((row for row in rows if row.tool != REGIFT), key=lambda row: median(row.rates), default=None)


def ratio(row: Row, other: Row) -> float:
    """Return the median over the rounds of how many times faster the one was in that round."""
    return median([mine / theirs for mine, theirs in zip(row.rates, other.rates, strict=True)])


def markdown(report: PeerReport) -> str:
    """Write the report as a section of docs/benchmarks.md."""
    here = report.machine
    rounds = len(report.rows[0].rates)
    lines = [
        "## The engine beside OpenSpiel, PettingZoo and RLCard",
        "",
        "Written by `python -m benchmarks.peers --write`. One process measures all rows in turn, round after round; a",
        f"figure is the median of {rounds} rounds, a second one of CPU time. The last column is the median of the",
        "rounds' own ratios to the fastest peer of the table. The games differ: a ratio says which order of speed to",
        "expect, not who has written the better loop.",
        "",
        f"Engine: {report.engine}. {'; '.join(report.releases)}.",
        f"Machine: {here.processor}, {here.cores} cores, Python {here.python}, {here.system}.",
    ]
    for kind in KINDS:
        rows = [row for row in report.rows if row.kind == kind]
        if rows:
            lines += ["", f"### {kind[0].upper()}{kind[1:]}", "", NOTES[kind], "", *_table(rows, UNITS[kind])]
    return "\n".join([*lines, ""])


def _table(rows: Sequence[Row], unit: str) -> list[str]:
    best = fastest_peer(rows)
    lines = [f"| tool | game | {unit} | to the fastest peer |", "|---|---|---:|---:|"]
    for row in rows:
        beside = f"{ratio(row, best):.2f}×" if best else ""
        lines.append(f"| {row.tool} | {row.game} | {median(row.rates):,.0f} | {beside} |")
    return lines
