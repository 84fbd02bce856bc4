"""What every connection to one server works with."""

from typing import NamedTuple

from regift.server.http.replay_encoding_caching_and_uploaded_records import ReplayEncoder
from regift.server.operations.server_counters import ServerCounters
from regift.server.socket.spectator_lobby_cache import LobbyCache
from regift.server.socket.spectator_send_scheduler import SpectatorSendScheduler
from regift.server.uploads.photo_worker_runner import PhotoWorkerRunner
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.open_tables.open_table_list import OpenTableList
from regift.tables.people.seat_authentication_with_wrong_try_limit import Authenticator
from regift.tables.people.seat_tokens import SeatTokens
from regift.tables.shared_services import SharedServices
from regift.tables.table_registry_creation_unloading_and_expiry import TableRegistry
from regift.tables.watching.big_screen_codes import BigScreenCodes


class AppServices(NamedTuple):
    """All that is kept once for one server, whoever is connected."""

    table_registry: TableRegistry
    tokens: SeatTokens
    authenticator: Authenticator
    budget: UsageBudget
    counters: ServerCounters
    spectator_sends: SpectatorSendScheduler
    lobby_cache: LobbyCache
    replay_encoder: ReplayEncoder
    photo_worker: PhotoWorkerRunner
    big_screen_codes: BigScreenCodes
    open_tables: OpenTableList


def services_over(shared: SharedServices, secret: bytes, counters: ServerCounters) -> AppServices:
    """Return what connections work with at these tables; `secret` signs the tokens of seats."""
    budget = shared.budget
    table_registry, tokens = TableRegistry(shared), SeatTokens(secret)
    return AppServices(
        table_registry,
        tokens,
        Authenticator(table_registry, tokens, budget),
        budget,
        counters,
        SpectatorSendScheduler(),
        LobbyCache(),
        ReplayEncoder(budget),
        PhotoWorkerRunner(budget),
        BigScreenCodes(budget, shared.entropy),
        OpenTableList(table_registry, budget),
    )
