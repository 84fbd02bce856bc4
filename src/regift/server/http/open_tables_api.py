"""What is asked over HTTP by whoever looks for a table to join."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regift.server.http.endpoint_errors_credentials_and_body import api_endpoint
from regift.server.http.json_and_event_stream_responses import json_response
from regift.server.services_for_connections import AppServices
from regift.tables.open_tables.open_table_list import OpenTable
from regift.wire import http_messages


class OpenTablesApi:
    """The endpoint of one server."""

    def __init__(self, app_services: Callable[[], AppServices]) -> None:
        self.app_services = app_services

    def routes(self) -> list[Route]:
        """List the route."""
        return [Route("/api/open-tables", self.open_tables)]

    @api_endpoint
    async def open_tables(self, request: Request) -> Response:
        """List the tables that wait for players."""
        return json_response([message_of(table) for table in self.app_services().open_tables.tables()])


def message_of(table: OpenTable) -> http_messages.OpenTable:
    """Word an open table."""
    return http_messages.OpenTable(
        table.code, table.game, table.host.name, table.host.avatar, table.free, table.seats, table.language
    )
