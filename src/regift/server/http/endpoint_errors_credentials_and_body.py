"""What all endpoints share: failures become faults, bodies have an end, tables are found by their code."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final, Protocol, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regift.games.catalogue import UnknownGame
from regift.kit.refusal_and_errors import RegiftError
from regift.server.http.json_and_event_stream_responses import json_response
from regift.server.http.security_middleware import may_be_of_foreign_page
from regift.server.operations.client_address_or_ipv6_network import client_address_of
from regift.server.services_for_connections import AppServices
from regift.tables.limits.rate_limits_and_quotas import TooMany
from regift.tables.limits.server_limit_values import DEFAULT
from regift.tables.people.seat_authentication_with_wrong_try_limit import Credentials
from regift.tables.request_error import NoSuchTable, RequestError
from regift.tables.setup.table_code_generator import CODE
from regift.tables.storage.storage_interface import JournalFailed
from regift.wire import all_messages as wire
from regift.wire.error_mapping import decode_fault, fault_of

BEARER: Final = "Bearer "
LARGEST: Final = DEFAULT.body_size
"""Bytes of the largest request that is read."""


class Endpoints(Protocol):
    """Some endpoints of one server."""

    app_services: Callable[[], AppServices]


Of = TypeVar("Of", bound=Endpoints)


def api_endpoint(
    endpoint: Callable[[Of, Request], Awaitable[Response]],
) -> Callable[[Of, Request], Awaitable[Response]]:
    """Make a failure that the client can mend a Fault."""

    @wraps(endpoint)
    async def answer(self: Of, request: Request) -> Response:
        budget = self.app_services().budget
        address = client_address_of(request)
        try:
            budget.check("request", address)
            budget.take("request", address)
            return await endpoint(self, request)
        except msgspec.DecodeError as error:
            return json_response(decode_fault(error), 400)
        except UnicodeDecodeError:
            return json_response(wire.Fault("", "text in UTF-8"), 400)
        except RecursionError:
            return json_response(wire.Fault("", "a message in JSON", "too many brackets"), 400)
        except (NoSuchTable, UnknownGame) as error:
            return json_response(fault_of(error), 404)
        except JournalFailed as error:
            return json_response(fault_of(error), 503)
        except TooMany as error:
            return json_response(fault_of(error), 429)
        except RegiftError as error:
            return json_response(fault_of(error), 400)

    return answer


def credentials_of(request: Request) -> Credentials:
    """Return what a request shows of who asks, for the table in its address."""
    said = request.headers.get("authorization", "")
    token = said.removeprefix(BEARER) if said.startswith(BEARER) else ""
    code = request.path_params["code"]
    code = code if CODE.fullmatch(code) else ""
    is_foreign = may_be_of_foreign_page(request.headers)
    return Credentials(client_address_of(request), code, token, may_be_foreign=is_foreign, is_look=True)


async def body_of(request: Request, largest: int = LARGEST) -> bytes:
    """Read the body of a request, or RequestError when it is too large."""
    length = request.headers.get("content-length", "")
    if length.isdigit() and int(length) > largest:
        raise RequestError("", f"at most {largest} bytes")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            raise RequestError("", f"at most {largest} bytes")
    return bytes(body)
