"""What an operator asks a running server over its socket."""

from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regift.kit.refusal_and_errors import RegiftError
from regift.server.http.endpoint_errors_credentials_and_body import body_of
from regift.server.http.json_and_event_stream_responses import json_response
from regift.server.operator import operator_messages
from regift.server.operator.network_bans import NetworkBans
from regift.server.operator.operator_action_audit_log import OperatorLog
from regift.server.operator.table_list import list_tables
from regift.server.services_for_connections import AppServices
from regift.server.socket.websocket_session import WebSocketSession
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people.operator_ban_from_table import ban_person
from regift.tables.request_error import NoSuchTable, RequestError
from regift.tables.setup.table_code_generator import read_code
from regift.wire import all_messages as wire
from regift.wire.error_mapping import decode_fault
from regift.wire.table_state_to_wire_messages import encode

UNKNOWN: Final = -1
"""In place of a user: the system does not tell."""


class OperatorApi:
    """The endpoints of one server."""

    def __init__(self, app_services: AppServices, bans: NetworkBans, log: OperatorLog) -> None:
        self.table_registry = app_services.table_registry
        self.bans = bans
        self.log = log

    def app(self) -> Starlette:
        """Return the application that answers on the socket."""
        return Starlette(
            routes=[
                Route("/tables", self.tables),
                Route("/tables/{code}", self.close, methods=["DELETE"]),
                Route("/tables/{code}/bans", self.ban_person, methods=["POST"]),
                Route("/bans", self.ban_network, methods=["POST"]),
                Route("/notices", self.notice, methods=["POST"]),
            ],
            exception_handlers={
                RegiftError: _say_why,
                msgspec.DecodeError: _say_what_was_sent,
                UnicodeDecodeError: _say_what_was_sent,
            },
        )

    async def tables(self, request: Request) -> Response:
        """List all tables."""
        self._note(request, "tables")
        return json_response(await list_tables(self.table_registry))

    async def close(self, request: Request) -> Response:
        """End a table, whoever is at it, and delete it."""
        code = read_code(request.path_params["code"])
        self._note(request, "close", table=code)
        await self.table_registry.delete(code)
        return _done(f"table {code} and all its games are deleted")

    async def ban_person(self, request: Request) -> Response:
        """Show somebody out of a table for good."""
        table = await self.table_registry.peek(read_code(request.path_params["code"]))
        asked = msgspec.json.decode(await body_of(request), type=operator_messages.PersonBan)
        person = asked.person or table.game_setup.people().get(asked.seat - 1, "")
        self._note(request, "ban", table=table.code, person=person)
        await ban_person(table, person)
        return _done(f"table {table.code}: person {person} is banned")

    async def ban_network(self, request: Request) -> Response:
        """Turn an address away from the whole server, and hang up on who comes from it."""
        asked = msgspec.json.decode(await body_of(request), type=operator_messages.NetworkBan)
        network = self.bans.ban(asked.network, asked.hours)
        self._note(request, "ban", network=str(network), hours=asked.hours)
        for table in self.table_registry.tables.values():
            for listener in list(table.presence.listeners):
                if isinstance(listener, WebSocketSession) and self.bans.has(listener.address):
                    listener.hang_up()
        ended = f"{network} is banned for {asked.hours:g} hours" if asked.hours else f"{network} may come back"
        return _done(ended)

    async def notice(self, request: Request) -> Response:
        """Say something to all who are connected, or to those at one table."""
        asked = msgspec.json.decode(await body_of(request), type=operator_messages.Announcement)
        tables: list[Table] = list(self.table_registry.tables.values())
        if asked.table:
            tables = [await self.table_registry.peek(asked.table)]
        self._note(request, "notice", table=asked.table, text=asked.text)
        frame = encode(wire.Notice(asked.text, asked.fr))
        heard = 0
        for table in tables:
            for listener in table.presence.listeners:
                listener.hear(frame)
                heard += 1
        return _done(f"said to {heard} connections")

    def _note(self, request: Request, act: str, **about: str | float) -> None:
        uid = request.client.port if request.client else UNKNOWN  # as `operator_server` puts it there
        self.log.note(uid, act, self.table_registry.services.clock.date(), **about)


async def _say_why(_: Request, error: Exception) -> Response:
    """Answer with what the operator can mend."""
    return json_response(operator_messages.NotDone(str(error)), 404 if isinstance(error, NoSuchTable) else 400)


async def _say_what_was_sent(request: Request, error: Exception) -> Response:
    """Answer with the field that does not fit, and what was expected there."""
    if isinstance(error, UnicodeDecodeError):
        return await _say_why(request, RequestError("body", "text in UTF-8"))
    assert isinstance(error, msgspec.DecodeError)
    fault = decode_fault(error)
    return await _say_why(request, RequestError(fault.field or "body", fault.expected, fault.got))


def _done(said: str) -> Response:
    return json_response(operator_messages.Done(said))
