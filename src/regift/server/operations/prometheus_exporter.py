"""The counters and the tables as Prometheus reads them; loaded when somebody asks for the first time."""

import shutil
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

import regift
from regift.server.operations.server_counters import HistogramCounts
from regift.server.services_for_connections import AppServices
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.limits.server_limit_values import COUNTED, Rate

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST


def exposition(app_services: AppServices, data: Path) -> bytes:
    """Return all counts as text; `data`: the folder whose disk is watched."""
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    registry.register(ServerCollector(app_services, data))
    return generate_latest(registry)


class ServerCollector(Collector):
    """One look at a server."""

    def __init__(self, app_services: AppServices, data: Path) -> None:
        self.app_services = app_services
        self.data = data

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
        yield from limit_metrics(self.app_services.budget)
        yield from disk_metrics(self.data)
        yield GaugeMetricFamily(
            "regift_loop_lag_worst_seconds",
            "By how much the event loop was late at worst since these figures were last read.",
            counters.take_worst_lag(),
        )
        yield histogram("regift_loop_lag_seconds", "By how much the event loop was late.", counters.lags)
        yield histogram("regift_commit_seconds", "Seconds until a move was on disk.", counters.commits)
        yield histogram("regift_commit_writes", "Writes for which one commit did.", counters.groups)


def limit_metrics(budget: UsageBudget) -> Iterator[Metric]:
    """Return by limit how often it was met, how much is held, and how much one may have at once."""
    met = {**dict.fromkeys(COUNTED, 0), **budget.met}
    yield labelled("regift_limit_met", "How often somebody met a limit.", "limit", met)
    held = GaugeMetricFamily("regift_limit_held", "What all hold together of what is limited.", labels=("limit",))
    most = GaugeMetricFamily("regift_limit_most", "What one may have at once.", labels=("limit",))
    for name in COUNTED:
        value = getattr(budget.limits, name)
        most.add_metric((name,), value.burst if isinstance(value, Rate) else value)
        if name in budget.total:
            held.add_metric((name,), budget.total[name])
    yield held
    yield most


def disk_metrics(data: Path) -> Iterator[Metric]:
    """Return how many bytes the data folder takes, and how many are free."""
    taken = 0
    for path in data.iterdir():
        with suppress(OSError):  # gone meanwhile
            taken += path.stat().st_size
    yield GaugeMetricFamily("regift_data_bytes", "Bytes that the data folder takes.", taken)
    yield GaugeMetricFamily("regift_disk_free_bytes", "Bytes free on its disk.", shutil.disk_usage(data).free)


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
