"""Measure all tools in turn (`python -m benchmarks.peers` runs this where they are installed)."""

import time
import warnings
from collections.abc import Callable, Sequence

from benchmarks.peers import regift_games
from benchmarks.peers.cases import PEERS, Case
from benchmarks.peers.report import PeerReport, Row
from regift.compilation_status import engine
from regift.lab.bench import machine


def measure(rounds: int, seconds: float) -> PeerReport:
    """Measure every case once a round."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the peers' own, about their libraries
        found = [case for peer in PEERS for case in peer.all_cases()]
        found += regift_games.cases()
        rates = measured(found, rounds, seconds, time.process_time)
    rows = [Row(case.kind, case.tool, case.game, each) for case, each in zip(found, rates, strict=True)]
    return PeerReport(str(engine()), machine(), tuple(peer.release() for peer in PEERS), tuple(rows))


def measured(cases: Sequence[Case], rounds: int, seconds: float, clock: Callable[[], float]) -> list[tuple[float, ...]]:
    """Return the units a second of each case, by round: within a round the cases take turns."""
    rates: list[list[float]] = [[] for _ in cases]
    for _ in range(rounds):
        for case, each in zip(cases, rates, strict=True):
            units = 0.0
            start = now = clock()
            while now - start < seconds:
                units += case.work()
                now = clock()
            each.append(units / (now - start))
    return [tuple(each) for each in rates]
