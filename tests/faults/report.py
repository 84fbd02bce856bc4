"""Count what was found and write it down."""

import json
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tests.faults.check_steps import ALL, CHECK
from tests.faults.fault import Fault
from tests.faults.fault_detection import Detection
from tests.faults.fault_sampling import AREAS


class Verdict(NamedTuple):
    """What became of one fault."""

    number: int
    """From 1; what --only takes."""

    fault: Fault
    found: Detection | None
    seconds: float


def line_of(verdict: Verdict) -> str:
    """Return what became of a fault, its change as one line of a diff."""
    fault, found = verdict.fault, verdict.found
    who = f"{found.step}: {found.test}" if found else "NOBODY"
    level = f" ({found.gate})" if found and found.gate == ALL else ""
    head = f"{verdict.number:>3}  {fault.area:<9}{fault.file}:{fault.line}"
    return f"{head}\n     - {fault.was}\n     + {fault.becomes}\n     {who}{level}, {verdict.seconds:.0f} s"


def table(verdicts: list[Verdict]) -> list[str]:
    """Count per area and in all, as a table in Markdown."""
    planted = Counter(verdict.fault.area for verdict in verdicts)
    found = {gate: found_by(verdicts, gate) for gate in (CHECK, ALL)}
    lines = [f"| area | planted | `{CHECK}` | `{ALL}` |", "|---|---|---|---|"]
    lines += [
        f"| {area} | {planted[area]} | {found[CHECK][area]} | {found[ALL][area]} |" for area in AREAS if area in planted
    ]
    sums = [sum(found[gate].values()) for gate in (CHECK, ALL)]
    shares = [f"{number} ({number / max(1, len(verdicts)):.0%})" for number in sums]
    return [*lines, f"| **all** | {len(verdicts)} | {shares[0]} | {shares[1]} |"]


def found_by(verdicts: list[Verdict], gate: str) -> Counter[str]:
    """Count what a gate finds, per area; --all runs all that ./check runs."""
    gates = {CHECK} if gate == CHECK else {CHECK, ALL}
    return Counter(verdict.fault.area for verdict in verdicts if verdict.found and verdict.found.gate in gates)


def missed(verdicts: list[Verdict]) -> list[Verdict]:
    """Return what nobody found."""
    return [verdict for verdict in verdicts if verdict.found is None]


def write(path: Path, verdicts: list[Verdict]) -> None:
    """Write every verdict down as JSON."""
    rows = []
    for verdict in verdicts:
        fault = verdict.fault
        rows.append(
            {
                "number": verdict.number,
                "area": fault.area,
                "place": f"{fault.file}:{fault.line}",
                "was": fault.was,
                "becomes": fault.becomes,
                "found": verdict.found._asdict() if verdict.found else None,
                "seconds": round(verdict.seconds, 1),
            }
        )
    path.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n")
