"""The counters and the tables as Prometheus reads them; loaded when somebody asks for the first time."""

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
from regift.server.app_services import AppServices
from regift.server.operations.server_counters import HistogramCounts

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST


def exposition(app_services: AppServices) -> bytes:
    """Return all counts as text."""
    registry = CollectorRegistry()
    registry.register(ServerCollector(app_services))
    return generate_latest(registry)


class ServerCollector(Collector):
    """One look at a server."""

    def __init__(self, app_services: AppServices) -> None:
        self.app_services = app_services

    def collect(self) -> Iterator[Metric]:
        """Return each figure with its labels."""
        counters = self.app_services.counters
        yield InfoMetricFamily("regift_build", "The release.", {"version": regift.__version__})
        yield GaugeMetricFamily("regift_connections", "Websockets open.", counters.connections)
        tables = Counter(
            (table.game_setup.game, table.phase) for table in self.app_services.table_registry.tables.values()
        )
        family = GaugeMetricFamily("regift_tables", "Tables in memory.", labels=("game", "phase"))
        for labels, count in tables.items():
            family.add_metric(labels, count)
        yield family
        yield CounterMetricFamily("regift_moves", "Moves acknowledged.", counters.moves)
        yield CounterMetricFamily(
            "regift_resyncs", "Readers too slow, who were given the board anew.", counters.resyncs
        )
        yield labelled("regift_faults", "Messages that could not be carried out.", "field", counters.faults)
        yield labelled("regift_refusals", "Actions that the rules forbade.", "clause", counters.refusals)
        yield labelled("regift_limited", "Requests that were one too many.", "limit", counters.limited)
        yield histogram("regift_commit_seconds", "Seconds until a move was on disk.", counters.commits)
        yield histogram("regift_commit_writes", "Writes for which one commit did.", counters.groups)


def labelled(name: str, about: str, label: str, counts: Mapping[str, int]) -> CounterMetricFamily:
    """Return counts by label."""
    family = CounterMetricFamily(name, about, labels=(label,))
    for value, count in counts.items():
        family.add_metric((value,), count)
    return family


def histogram(name: str, about: str, spread: HistogramCounts) -> HistogramMetricFamily:
    """Return a spread as a histogram, whose buckets add up."""
    buckets: list[tuple[str, float]] = []
    total = 0
    for bound, count in zip((*map(str, spread.bounds), "+Inf"), spread.counts, strict=True):
        total += count
        buckets.append((bound, total))
    return HistogramMetricFamily(name, about, buckets=buckets, sum_value=spread.sum)
