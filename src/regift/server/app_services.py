"""What every connection to one server works with."""

from typing import NamedTuple

from regift.server.balance_simulation_runner import BalanceSimulationRunner
from regift.server.metrics_counters import MetricsCounters
from regift.server.photo_worker_runner import PhotoWorkerRunner
from regift.server.rate_limits import RateLimits
from regift.server.replay_encoder import ReplayEncoder
from regift.server.spectator_lobby_cache import LobbyCache
from regift.server.spectator_send_scheduler import SpectatorSendScheduler
from regift.tables.seat_tokens import SeatTokens
from regift.tables.table_registry import TableRegistry


class AppServices(NamedTuple):
    """The tables, the tokens, the limits, the counts, whose turn it is, replays, balances and photos."""

    table_registry: TableRegistry
    tokens: SeatTokens
    limits: RateLimits
    counters: MetricsCounters
    spectator_sends: SpectatorSendScheduler
    lobby_cache: LobbyCache
    replay_encoder: ReplayEncoder
    balance_runner: BalanceSimulationRunner
    photo_worker: PhotoWorkerRunner
