"""What is asked over HTTP about the evening of a table."""

import logging
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regift.server.http.endpoint_errors_credentials_and_body import api_endpoint, credentials_of
from regift.server.http.games_tables_and_replays_api import NOT_SHOWN, UNKEPT
from regift.server.http.json_and_event_stream_responses import json_response
from regift.server.operations.client_address_or_ipv6_network import client_address_of
from regift.server.services_for_connections import AppServices
from regift.tables.evening.forget_evening import forget_evening
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.wire.evening_csv import csv_of
from regift.wire.evening_encoder import news_of

log = logging.getLogger(__name__)


class EveningApi:
    """The endpoints of one server."""

    def __init__(self, app_services: Callable[[], AppServices]) -> None:
        self.app_services = app_services

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            Route("/api/tables/{code}/evening", self.evening, methods=["GET"]),
            Route("/api/tables/{code}/evening", self.forget, methods=["DELETE"]),
            Route("/api/tables/{code}/evening.csv", self.evening_as_csv),
        ]

    @api_endpoint
    async def evening(self, request: Request) -> Response:
        """Return the games of the evening to whoever is at the table and may know how they ended."""
        table, person = await self._reader(request)
        return json_response(news_of(table, person)) if person else json_response(NOT_SHOWN, 403)

    @api_endpoint
    async def evening_as_csv(self, request: Request) -> Response:
        """Return the same as a file for spreadsheets."""
        table, person = await self._reader(request)
        if not person:
            return json_response(NOT_SHOWN, 403)
        headers = UNKEPT | {"Content-Disposition": f'attachment; filename="regift-{table.code}.csv"'}
        return Response(csv_of(news_of(table, person)), 200, headers, "text/csv; charset=utf-8; header=present")

    @api_endpoint
    async def forget(self, request: Request) -> Response:
        """Forget the evening, for the host alone."""
        app_services = self.app_services()
        app_services.budget.use("setup", client_address_of(request))
        table, person = await app_services.authenticator.identify(credentials_of(request))
        await forget_evening(app_services.table_registry, table, person)
        log.info("an evening was forgotten by its host", extra={"table": table.id})
        return json_response({})

    async def _reader(self, request: Request) -> tuple[Table, str]:
        """Return the table, and who asks; "" for who may not read what is played there."""
        table, person = await self.app_services().authenticator.identify(credentials_of(request))
        return table, person if person and table.may_read(person) else ""
