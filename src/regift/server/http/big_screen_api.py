"""What is asked over HTTP by a big screen that has no table yet, and by whoever gives it one."""

from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regift.server.http.endpoint_errors_credentials_and_body import BEARER, api_endpoint, body_of, credentials_of
from regift.server.http.games_tables_and_replays_api import NOT_SHOWN
from regift.server.http.json_and_event_stream_responses import json_response
from regift.server.operations.client_address_or_ipv6_network import client_address_of
from regift.server.operations.server_url import base_url_of
from regift.server.services_for_connections import AppServices
from regift.tables.watching.big_screen_codes import ScreenedTable, named_big_screen
from regift.wire import all_messages as wire
from regift.wire import http_messages

NO_SCREEN = wire.Fault("screen", "a screen that waits")


class BigScreenApi:
    """The endpoints of one server."""

    def __init__(self, app_services: Callable[[], AppServices], base: str) -> None:
        self.app_services = app_services
        self.base = base

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            Route("/api/screens", self.draw_code, methods=["POST"]),
            Route("/api/screens/{screen}", self.table_of_screen),
            Route("/api/tables/{code}/screen", self.choose_table, methods=["POST"]),
        ]

    @api_endpoint
    async def draw_code(self, request: Request) -> Response:
        """Return a code for a screen to show, and a secret to ask with."""
        code, secret = self.app_services().big_screen_codes.draw(client_address_of(request))
        link = f"{base_url_of(request, self.base)}/tv/{code}"
        return json_response(http_messages.ScreenCode(code, secret, link), 201)

    @api_endpoint
    async def table_of_screen(self, request: Request) -> Response:
        """Return the table that a screen is to show, to that screen alone."""
        said = request.headers.get("authorization", "")
        secret = said.removeprefix(BEARER) if said.startswith(BEARER) else ""
        table = self.app_services().big_screen_codes.table_of(request.path_params["screen"], secret)
        if table is None:
            return json_response(NO_SCREEN, 404)
        return json_response(http_messages.ScreenTable(table.code, table.token))

    @api_endpoint
    async def choose_table(self, request: Request) -> Response:
        """Let the screen of that code watch the table, for somebody who has a seat there, or the host.

        Without a code the token is for a screen of whoever asks.
        """
        app_services = self.app_services()
        table, person = await app_services.authenticator.identify(credentials_of(request))
        if not person or (table.seat_of(person) < 0 and person != table.stored.host):
            return json_response(NOT_SHOWN, 403)
        asked = msgspec.json.decode(await body_of(request), type=http_messages.ChosenScreen)
        newcomer = app_services.table_registry.new_person()
        screen = named_big_screen(newcomer, person, table.stored.generation_of(person))
        token = app_services.tokens.sign(table.id, screen)
        if not asked.screen:
            return json_response(http_messages.ScreenTable(table.code, token))
        shown = ScreenedTable(table.code, token)
        host = person if person == table.stored.host else ""
        app_services.big_screen_codes.choose_table(asked.screen, shown, host, client_address_of(request))
        return json_response({})
