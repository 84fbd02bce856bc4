"""The routes of tables: all that a client asks over HTTP, and its websocket, wherever the tables are kept.

They need no process, no thread and no web server of their own: a browser can run them for its own tables.
"""

import asyncio
from collections.abc import Callable

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from regift.server.http.big_screen_api import BigScreenApi
from regift.server.http.custom_cards_photos_and_packs_api import CustomCardsApi
from regift.server.http.evening_api import EveningApi
from regift.server.http.games_tables_and_replays_api import HttpApi
from regift.server.http.open_tables_api import OpenTablesApi
from regift.server.next_week.next_week_api import NextWeekApi
from regift.server.operations.client_address_or_ipv6_network import client_address_of
from regift.server.operations.server_url import base_url_of
from regift.server.services_for_connections import AppServices
from regift.server.socket.websocket_session import WebSocketSession


def table_routes(app_services: Callable[[], AppServices], base: str, *, takes_photos: bool) -> list[BaseRoute]:
    """List the routes; `base`: where friends reach the server."""

    async def serve_websocket(websocket: WebSocket) -> None:
        services = app_services()
        is_too_many = not services.budget.take("connection", client_address_of(websocket))
        await websocket.accept()
        services.counters.connections += 1
        try:
            url = base_url_of(websocket, base)
            session = WebSocketSession(websocket, services, url, must_show_token=is_too_many)
            await asyncio.create_task(session.run())  # every message would wake all that stands above it otherwise
        finally:
            services.counters.connections -= 1

    return [
        *HttpApi(app_services, base).routes(),
        *BigScreenApi(app_services, base).routes(),
        *EveningApi(app_services).routes(),
        *OpenTablesApi(app_services).routes(),
        *NextWeekApi(app_services, base).routes(),
        *CustomCardsApi(app_services, takes_photos=takes_photos).routes(),
        WebSocketRoute("/ws", serve_websocket),
    ]
