"""What is asked over HTTP about the evening of a table."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regift.server.http.endpoint_errors_credentials_and_body import api_endpoint, credentials_of
from regift.server.http.games_tables_and_replays_api import NOT_SHOWN
from regift.server.http.json_and_event_stream_responses import json_response
from regift.server.services_for_connections import AppServices
from regift.wire.evening_encoder import news_of


class EveningApi:
    """The endpoint of one server."""

    def __init__(self, app_services: Callable[[], AppServices]) -> None:
        self.app_services = app_services

    def routes(self) -> list[Route]:
        """List the routes."""
        return [Route("/api/tables/{code}/evening", self.evening)]

    @api_endpoint
    async def evening(self, request: Request) -> Response:
        """Return the games of the evening to whoever is at the table and may know how they ended."""
        table, person = await self.app_services().authenticator.identify(credentials_of(request))
        if not person or not table.may_read(person):
            return json_response(NOT_SHOWN, 403)
        return json_response(news_of(table, person))
