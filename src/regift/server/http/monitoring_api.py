"""What an operator asks: is the server well, and what is it doing."""

import asyncio
import hmac
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from regift.kit.refusal_and_errors import RegiftError
from regift.server.http.json_and_event_stream_responses import json_response
from regift.server.operations.server_url import is_loopback
from regift.server.services_for_connections import AppServices
from regift.wire import all_messages as wire

JOURNAL_TIMEOUT: Final = 2.0
"""Seconds in which the journal has to take a write."""
CHECK_INTERVAL: Final = 1.0
"""Seconds for which one check answers all who ask: a check is a write, and anybody may ask."""
PASSED_ON: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "cf-connecting-ip",
)
"""Headers with which a proxy or a tunnel passes a request on."""
FRESH: Final = {"Cache-Control": "no-store"}


class MonitoringApi:
    """Answers operators and their machines."""

    def __init__(
        self, app_services: Callable[[], AppServices], data: Path, token: str, *, is_behind_proxy: bool
    ) -> None:
        self.app_services = app_services
        self.data = data
        self.token = token
        """What must be shown; "": who asks from this machine shows nothing, and nobody else may ask."""
        self.is_behind_proxy = is_behind_proxy
        self._checking: asyncio.Task[None] | None = None
        self._checked = 0.0
        """When the last check began."""

    def routes(self) -> list[Route]:
        """List the routes."""
        return [Route("/healthz", self.health), Route("/metrics", self.metrics)]

    async def health(self, request: Request) -> Response:
        """Return whether a move made now would be kept, as far as the last check of this second says."""
        try:
            await asyncio.wait_for(asyncio.shield(self._check()), JOURNAL_TIMEOUT)
        except TimeoutError:
            return PlainTextResponse("the journal takes no writes\n", 503, FRESH)
        except RegiftError as error:
            return PlainTextResponse(f"{error}\n", 503, FRESH)
        return PlainTextResponse("ok\n", headers=FRESH)

    def _check(self) -> "asyncio.Task[None]":
        """Return the check that answers now: one that is under way or began in this second, else a new one."""
        app_services = self.app_services()
        now = app_services.budget.now()
        checking = self._checking
        if checking is None or (checking.done() and now - self._checked >= CHECK_INTERVAL):
            checking = asyncio.create_task(app_services.table_registry.services.journal.check())
            checking.add_done_callback(_note_failure)
            self._checking, self._checked = checking, now
        return checking

    async def metrics(self, request: Request) -> Response:
        """Return all counts in the text format of Prometheus, to this machine or for the token."""
        if not self._may_read(request):
            expected = "Authorization: Bearer and REGIFT_METRICS_TOKEN, or a request from this machine through no proxy"
            return json_response(wire.Fault("metrics", expected), 403)
        from regift.server.operations.prometheus_exporter import CONTENT_TYPE, exposition

        return Response(exposition(self.app_services(), self.data), media_type=CONTENT_TYPE, headers=FRESH)

    def _may_read(self, request: Request) -> bool:
        if self.token:
            shown = request.headers.get("authorization", "").encode()
            return hmac.compare_digest(shown, f"Bearer {self.token}".encode())
        return not self.is_behind_proxy and is_from_this_machine(request)


def is_from_this_machine(request: Request) -> bool:
    """Return whether somebody here asks, and no proxy or tunnel for others: those name a host, or say for whom."""
    headers = request.headers
    name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    is_passed_on = any(header in headers for header in PASSED_ON)
    is_here = request.client is not None and is_loopback(request.client.host)
    return is_here and is_loopback(name) and not is_passed_on


def _note_failure(checking: "asyncio.Task[None]") -> None:
    """Take the failure of a check in, also where nobody waited so long."""
    if not checking.cancelled():
        checking.exception()
