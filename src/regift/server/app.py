"""The ASGI application."""

import asyncio
import logging
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from hashlib import blake2b
from pathlib import Path
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from regift.server.address import address_of, base_of
from regift.server.api import Api
from regift.server.balances import Balances
from regift.server.data_folder import STORE, make_folder, signing_secret
from regift.server.desk import Desk
from regift.server.folder_lock import held
from regift.server.guard import Guard
from regift.server.limits import Limits
from regift.server.lobbies import Lobbies
from regift.server.measured import MeasuredJournal
from regift.server.own_api import OwnApi
from regift.server.pages import Pages
from regift.server.photos import Photos
from regift.server.projection import Projection
from regift.server.replays import Replays
from regift.server.session import POLICY, Session
from regift.server.settings import Settings
from regift.server.turns import Turns
from regift.server.watch import Watch
from regift.tables.clock import Clock, WallClock
from regift.tables.hall import Hall
from regift.tables.means import Means
from regift.tables.tokens import Tokens

log = logging.getLogger(__name__)


class Server:
    """What one running server holds."""

    def __init__(self, settings: Settings, clock: Clock, *, is_held: bool) -> None:
        self.settings = settings
        self.clock = clock
        self.is_held = is_held
        """Whether the caller holds the data folder already."""
        self._desk: Desk | None = None

    def desk(self) -> Desk:
        """Return what every connection works with."""
        assert self._desk is not None, "the server has not started"
        return self._desk

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Open the data folder, and close it when the server stops."""
        data = self.settings.data
        make_folder(data)
        with self._holding(data):
            secret = signing_secret(data)
            journal = await MeasuredJournal.open(data / STORE)
            doors = blake2b(secret, person=b"doors").digest()
            means = Means(journal, self.clock, self.settings.pace, Projection(), secrets.token_bytes, doors)
            hall = Hall(means)
            limits = Limits(self.settings.allowances, self.clock.now)
            app.state.desk = self._desk = Desk(
                hall, Tokens(secret), limits, journal.tally, Turns(), Lobbies(), Replays(), Balances(), Photos()
            )
            log.info("the server has started")
            yield
            await self._desk.balances.close()
            await hall.close()
            log.info("the server has stopped", extra={"moves": journal.tally.moves})

    def _holding(self, data: Path) -> AbstractContextManager[None]:
        return nullcontext() if self.is_held else held(data)

    async def talk(self, websocket: WebSocket) -> None:
        """Serve one websocket."""
        desk = self.desk()
        if not desk.limits.take("connection", address_of(websocket)):
            desk.tally.count(desk.tally.limited, "connection")
            await websocket.close(POLICY)
            return
        await websocket.accept()
        desk.tally.connections += 1
        try:
            session = Session(websocket, desk, base_of(websocket, self.settings.base))
            await asyncio.create_task(session.run())  # every message would wake all that stands above it otherwise
        finally:
            desk.tally.connections -= 1


def create_app(settings: Settings, clock: Clock | None = None, *, is_held: bool = False) -> Starlette:
    """Make the application; its data folder is opened when it starts, and held unless the caller does that."""
    server = Server(settings, clock or WallClock(), is_held=is_held)
    api = Api(server.desk, settings.base)
    names = {*settings.names, urlsplit(settings.base).hostname or "", socket.gethostname()}
    pages = Pages(settings.web)
    return Starlette(
        routes=[
            *api.routes(),
            *OwnApi(server.desk, takes_photos=settings.takes_photos).routes(),
            *Watch(server.desk, settings.metrics_token).routes(),
            WebSocketRoute("/ws", server.talk),
            Route("/", pages.index),
            Route("/{path:path}", pages.file),
        ],
        middleware=[Middleware(Guard, names=names), Middleware(GZipMiddleware, minimum_size=1024)],
        lifespan=server.lifespan,
    )
