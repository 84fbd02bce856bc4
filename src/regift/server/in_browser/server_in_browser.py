"""A server of one browser's own tables, in that browser."""

from functools import partial
from hashlib import blake2b
from secrets import token_bytes
from typing import Self

from starlette.applications import Starlette

from regift.server.in_browser.asgi_bridge import AsgiBridge
from regift.server.operations.server_counters import ServerCounters
from regift.server.routes_of_tables import table_routes
from regift.server.services_for_connections import AppServices, services_over
from regift.tables.background_tasks import BackgroundTasks
from regift.tables.bot_search.in_process_search_thread import SearchThread
from regift.tables.bot_search.one_bot_search_at_a_time import SearchTurns
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.limits.server_limit_values import Limits
from regift.tables.periodic_unused_table_deletion import sweep_for_ever
from regift.tables.setup.table_code_generator import IN_BROWSER
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.shared_services import SharedServices
from regift.tables.storage.in_memory_database_with_saved_image import SavedInMemoryDatabase, SaveImage
from regift.tables.storage.sqlite_journal import SqliteJournal
from regift.tables.system_clock import Clock, SystemClock
from regift.wire.table_state_to_wire_messages import WireEncoder


class ServerInBrowser:
    """What the page speaks to in place of a server."""

    def __init__(self, app_services: AppServices, origin: str, clock: Clock) -> None:
        """Serve a page of that origin, such as http://localhost:8000."""
        self.app_services = app_services
        app = Starlette(routes=table_routes(lambda: self.app_services, "", takes_photos=False))
        self._bridge = AsgiBridge(app, origin)
        self.ask = self._bridge.ask
        """Answers what the page asks over HTTP elsewhere."""
        self.connect = self._bridge.connect
        """Opens a websocket of the page."""
        self._tasks = BackgroundTasks(clock)

    @classmethod
    def open(
        cls,
        origin: str,
        secret: bytes,
        image: bytes,
        save: SaveImage,
        speed: TableSpeed = TableSpeed(),  # noqa: B008, it is frozen
    ) -> Self:
        """Open the tables of an image that was saved before, b"" for none; UnusableStore or LaterStore where it can't.

        `secret`: what signs the tokens of this browser's seats, always the same.
        """
        clock = SystemClock()
        shared = SharedServices(
            SqliteJournal(SavedInMemoryDatabase(image, save)),
            clock,
            speed,
            WireEncoder(speed.bots),
            token_bytes,
            UsageBudget(Limits().times(0), clock.now),
            SearchTurns(SearchThread()),
            blake2b(secret, person=b"doors").digest(),
            code_start=IN_BROWSER,
        )
        server = cls(services_over(shared, secret, ServerCounters()), origin, clock)
        server._tasks.run(partial(sweep_for_ever, server.app_services.table_registry))
        return server

    async def close(self) -> None:
        """Close all websockets and stop; what was told is saved."""
        await self._bridge.close()
        await self._tasks.stop()
        await self.app_services.table_registry.close()
