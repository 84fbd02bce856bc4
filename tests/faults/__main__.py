"""Plant faults by lot and count who finds them (`python -m tests.faults --help`)."""

import argparse
import queue
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.faults.copies import FOLDER, Copy
from tests.faults.equivalents import Equivalent, read, reason_of
from tests.faults.fault import Fault
from tests.faults.fault_detection import FaultDetector
from tests.faults.fault_sampling import AREAS, drawn
from tests.faults.report import Verdict, line_of, missed, table, write

SEED = 1
COUNT = 63
"""Nine for each area."""


def main(arguments: list[str]) -> int:
    """Draw, plant, count, and say which faults nobody found."""
    given = options(arguments)
    chosen, equal = lot(given.seed, given.count, tuple(given.area or AREAS))
    for fault, reason in equal:
        print(f"no fault: {fault.file}:{fault.line}  {fault.was}  →  {fault.becomes}  ({reason})")
    numbered = [(number, fault) for number, fault in enumerate(chosen, 1) if not given.only or number in given.only]
    if given.list:
        for number, fault in numbered:
            print(f"{number:>3}  {fault.area:<9}{fault.file}:{fault.line}\n     - {fault.was}\n     + {fault.becomes}")
        return 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    verdicts = plant(numbered, given)
    print("\n" + "\n".join(table(verdicts)) + f"\n\nequivalent, counted apart: {len(equal)}")
    for verdict in missed(verdicts):
        print(line_of(verdict))
    write(given.report, verdicts)
    return 1 if missed(verdicts) else 0


def options(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.faults", description="Plant faults and count who finds them."
    )
    parser.add_argument("--seed", type=int, default=SEED, help="another lot")
    parser.add_argument("--count", type=int, default=COUNT, help="so many faults, the same number in each area")
    parser.add_argument("--area", action="append", choices=AREAS, help="this area alone (may be repeated)")
    parser.add_argument(
        "--only", action="append", type=int, metavar="N", help="this fault of the lot (may be repeated)"
    )
    parser.add_argument("--jobs", type=int, default=1, help="so many copies at once")
    parser.add_argument("--without", action="append", default=[], metavar="STEP", help="leave out a step of the gate")
    parser.add_argument("--list", action="store_true", help="only say what would be planted")
    parser.add_argument("--report", type=Path, default=FOLDER / "report.json", help="write the verdicts here")
    return parser.parse_args(arguments)


def lot(seed: int, count: int, areas: tuple[str, ...]) -> tuple[list[Fault], list[tuple[Fault, str]]]:
    """Return the faults to plant, as many in each area, and those passed over because they change nothing."""
    known, chosen, equal = read(), [], []
    for area in areas:
        found, passed_over = first(drawn(area, seed), count // len(areas), known)
        chosen += found
        equal += passed_over
    return chosen, equal


def first(order: Iterator[Fault], count: int, known: list[Equivalent]) -> tuple[list[Fault], list[tuple[Fault, str]]]:
    """Return so many faults from the front of the lot, and what was passed over."""
    found: list[Fault] = []
    passed_over: list[tuple[Fault, str]] = []
    for fault in order:
        if len(found) == count:
            break
        if reason := reason_of(fault, known):
            passed_over.append((fault, reason))
        else:
            found.append(fault)
    return found, passed_over


def plant(numbered: list[tuple[int, Fault]], given: argparse.Namespace) -> list[Verdict]:
    """Plant each fault in a copy and let the gate look for it."""
    copies = [Copy(FOLDER / f"copy-{number}") for number in range(given.jobs)]
    for copy in copies:
        copy.renew()
    free: queue.SimpleQueue[FaultDetector] = queue.SimpleQueue()
    for copy in copies:
        free.put(FaultDetector(copy, tuple(given.without)))

    def judge(pair: tuple[int, Fault]) -> Verdict:
        """Take a free copy for one fault."""
        gate, start = free.get(), time.monotonic()
        try:
            verdict = Verdict(*pair, gate.detect(pair[1]), time.monotonic() - start)
        finally:
            free.put(gate)
        print(line_of(verdict), flush=True)
        return verdict

    with ThreadPoolExecutor(given.jobs) as pool:
        verdicts = list(pool.map(judge, numbered))
    gates = [free.get() for _ in copies]
    unclean = {" ".join(command)[:160] for gate in gates for command, passes in gate.clean.items() if not passes}
    for command in sorted(unclean):
        print(f"fails without a fault, too, and can find none: {command}")
    return verdicts


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
