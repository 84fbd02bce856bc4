"""What is asked over HTTP about options: how many quick games with them go."""

from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regift.server.http.balance_simulation_runner import BalanceSimulationRunner
from regift.server.http.endpoint_errors_credentials_and_body import api_endpoint, body_of
from regift.server.http.json_and_event_stream_responses import EventStream
from regift.server.operations.client_address_or_ipv6_network import client_address_of
from regift.server.services_for_connections import AppServices
from regift.wire import deck_and_balance_messages


class BalanceApi:
    """The endpoint of one server, which has processes to play games in."""

    def __init__(self, app_services: Callable[[], AppServices], runner: BalanceSimulationRunner) -> None:
        self.app_services = app_services
        self._runner = runner

    def routes(self) -> list[Route]:
        """List the routes."""
        return [Route("/api/balance", self.balance, methods=["POST"])]

    @api_endpoint
    async def balance(self, request: Request) -> Response:
        """Play many quick games with these options, and tell what is known as they are played."""
        budget, address = self.app_services().budget, client_address_of(request)
        budget.check("balance", address)
        budget.use("setup", address)
        asked = msgspec.json.decode(await body_of(request), type=deck_and_balance_messages.BalanceAsked)
        events = self._runner.ask(address, asked)
        budget.take("balance", address)
        return EventStream(events)
