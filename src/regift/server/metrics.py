"""The tally and the tables as Prometheus reads them; loaded when somebody asks for the first time."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

import regift
from regift.server.desk import Desk
from regift.server.tally import Spread

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST


def exposition(desk: Desk) -> bytes:
    """Return all counts as text."""
    registry = CollectorRegistry()
    registry.register(Reading(desk))
    return generate_latest(registry)


class Reading(Collector):
    """One look at a server."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def collect(self) -> Iterator[Metric]:
        """Return each figure with its labels."""
        tally = self.desk.tally
        yield InfoMetricFamily("regift_build", "The release.", {"version": regift.__version__})
        yield GaugeMetricFamily("regift_connections", "Websockets open.", tally.connections)
        tables = Counter((table.recipe.game, table.phase) for table in self.desk.hall.tables.values())
        family = GaugeMetricFamily("regift_tables", "Tables in memory.", labels=("game", "phase"))
        for labels, count in tables.items():
            family.add_metric(labels, count)
        yield family
        yield CounterMetricFamily("regift_moves", "Moves acknowledged.", tally.moves)
        yield CounterMetricFamily("regift_resyncs", "Readers too slow, who were given the board anew.", tally.resyncs)
        yield labelled("regift_faults", "Messages that could not be carried out.", "field", tally.faults)
        yield labelled("regift_refusals", "Actions that the rules forbade.", "clause", tally.refusals)
        yield labelled("regift_limited", "Requests that were one too many.", "limit", tally.limited)
        yield histogram("regift_commit_seconds", "Seconds until a move was on disk.", tally.commits)
        yield histogram("regift_commit_writes", "Writes for which one commit did.", tally.groups)


def labelled(name: str, about: str, label: str, counts: Mapping[str, int]) -> CounterMetricFamily:
    """Return counts by label."""
    family = CounterMetricFamily(name, about, labels=(label,))
    for value, count in counts.items():
        family.add_metric((value,), count)
    return family


def histogram(name: str, about: str, spread: Spread) -> HistogramMetricFamily:
    """Return a spread as a histogram, whose buckets add up."""
    buckets: list[tuple[str, float]] = []
    total = 0
    for bound, count in zip((*map(str, spread.bounds), "+Inf"), spread.counts, strict=True):
        total += count
        buckets.append((bound, total))
    return HistogramMetricFamily(name, about, buckets=buckets, sum_value=spread.sum)
