"""The ASGI application."""

import asyncio
import logging
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from functools import partial
from hashlib import blake2b
from pathlib import Path
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route

from regift.server.http.balance_api import BalanceApi
from regift.server.http.balance_simulation_runner import BalanceSimulationRunner
from regift.server.http.browser_tables_api import BrowserTablesApi
from regift.server.http.in_flight_upload_and_answer_bytes_limit import TransferBudgetMiddleware
from regift.server.http.monitoring_api import MonitoringApi
from regift.server.http.security_middleware import SecurityMiddleware
from regift.server.http.static_files import StaticFiles
from regift.server.https.authority_download import authority_routes
from regift.server.link_preview.link_preview_page import LinkPreviewPages
from regift.server.operations.data_folder_and_secret import STORE, make_folder, signing_secret
from regift.server.operations.environment_settings import Settings
from regift.server.operations.event_loop_lag import watch_lag
from regift.server.operations.folder_lock import hold_folder
from regift.server.operations.server_counters import ServerCounters
from regift.server.operator.network_bans import NetworkBanMiddleware, NetworkBans
from regift.server.operator.operator_action_audit_log import OperatorLog
from regift.server.operator.operator_api import OperatorApi
from regift.server.operator.operator_server import operator_server
from regift.server.routes_of_tables import table_routes
from regift.server.services_for_connections import AppServices, services_over
from regift.tables.background_tasks import BackgroundTasks
from regift.tables.bot_search.one_bot_search_at_a_time import SearchTurns
from regift.tables.bot_search.search_worker_process_client import SearchProcess
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.periodic_unused_table_deletion import sweep_for_ever
from regift.tables.shared_services import SharedServices
from regift.tables.storage.sqlite_journal import SqliteJournal
from regift.tables.system_clock import Clock, SystemClock
from regift.wire.table_state_to_wire_messages import WireEncoder

log = logging.getLogger(__name__)


class Server:
    """What one running server holds."""

    def __init__(self, settings: Settings, clock: Clock, *, is_held: bool) -> None:
        self.settings = settings
        self.clock = clock
        self.is_held = is_held
        """Whether the caller holds the data folder already."""
        self.budget = UsageBudget(settings.limits, clock.now)
        self.balance_runner = BalanceSimulationRunner(self.budget)
        self._app_services: AppServices | None = None
        self._bans: NetworkBans | None = None

    def app_services(self) -> AppServices:
        """Return what every connection works with."""
        assert self._app_services is not None, "the server has not started"
        return self._app_services

    def bans(self) -> NetworkBans:
        """Return whom the server turns away."""
        assert self._bans is not None, "the server has not started"
        return self._bans

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Open the data folder, and close it when the server stops."""
        data = self.settings.data
        make_folder(data)
        with self._holding(data):
            secret = signing_secret(data)
            self._bans = NetworkBans(data, self.clock.date)
            counters = ServerCounters()
            journal = await SqliteJournal.open(data / STORE, counters)
            doors = blake2b(secret, person=b"doors").digest()
            budget = self.budget
            services = SharedServices(
                journal,
                self.clock,
                self.settings.pace,
                WireEncoder(self.settings.pace.bots),
                secrets.token_bytes,
                budget,
                SearchTurns(SearchProcess()),
                doors,
                self.settings.lifetimes,
                self.settings.lists_tables,
            )
            app.state.app_services = self._app_services = services_over(services, secret, counters)
            background_tasks = BackgroundTasks(self.clock)
            background_tasks.run(partial(sweep_for_ever, self._app_services.table_registry))
            operator_api = OperatorApi(self._app_services, self.bans(), OperatorLog(data))
            async with operator_server(data, operator_api.app()):
                log.info("the server has started")
                watching = asyncio.create_task(watch_lag(counters))
                yield
            await background_tasks.stop()
            watching.cancel()
            await self.balance_runner.close()
            await self._app_services.table_registry.close()
            log.info("the server has stopped", extra={"moves": counters.moves})

    def _holding(self, data: Path) -> AbstractContextManager[None]:
        return nullcontext() if self.is_held else hold_folder(data)


def create_app(settings: Settings, clock: Clock | None = None, *, is_held: bool = False) -> Starlette:
    """Make the application; its data folder is opened when it starts, and held unless the caller does that."""
    server = Server(settings, clock or SystemClock(), is_held=is_held)
    names = {*settings.names, urlsplit(settings.base).hostname or "", socket.gethostname()}
    previews = LinkPreviewPages(settings.web, server.app_services, settings.base)
    pages = StaticFiles(settings.web, server.budget, previews, settings.browser_tables)
    app = Starlette(
        routes=[
            *table_routes(server.app_services, settings.base, takes_photos=settings.takes_photos),
            *BalanceApi(server.app_services, server.balance_runner).routes(),
            *BrowserTablesApi(settings.browser_tables, settings.web, settings.pace).routes(),
            *MonitoringApi(
                server.app_services, settings.data, settings.metrics_token, is_behind_proxy=bool(settings.proxy)
            ).routes(),
            *authority_routes(settings.certificate),
            Route("/", pages.index),
            Route("/{path:path}", pages.file),
        ],
        middleware=[
            Middleware(SecurityMiddleware, names=names),
            Middleware(TransferBudgetMiddleware, budget=server.budget),
            Middleware(NetworkBanMiddleware, bans=server.bans),
        ],
        lifespan=server.lifespan,
    )
    app.state.budget = server.budget
    return app
