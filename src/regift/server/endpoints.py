"""What all endpoints share: failures become faults, bodies have an end, tables are found by their code."""

import re
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final, Protocol, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regift.games import catalogue as games
from regift.games.catalogue import UnknownGame
from regift.kit.refusal import RegiftError
from regift.server import wire
from regift.server.address import address_of
from regift.server.answers import as_json
from regift.server.desk import Desk
from regift.server.faults import fault_of, misread
from regift.server.limits import TooMany
from regift.tables.journal import JournalFailed
from regift.tables.objection import NoSuchTable, Objection
from regift.tables.table import Table

CODE: Final = re.compile(r"[A-Z]{4}")
LARGEST: Final = 4096
"""Bytes of the largest request that is read."""


class Endpoints(Protocol):
    """Some endpoints of one server."""

    desk: Callable[[], Desk]


Of = TypeVar("Of", bound=Endpoints)


def answering(endpoint: Callable[[Of, Request], Awaitable[Response]]) -> Callable[[Of, Request], Awaitable[Response]]:
    """Make a failure that the client can mend a Fault."""

    @wraps(endpoint)
    async def answer(self: Of, request: Request) -> Response:
        limits = self.desk().limits
        address = address_of(request)
        try:
            limits.check("request", address)
            limits.take("request", address)
            return await endpoint(self, request)
        except msgspec.DecodeError as error:
            return as_json(misread(error), 400)
        except RecursionError:
            return as_json(wire.Fault("", "a message in JSON", "too many brackets"), 400)
        except UnknownGame:
            return as_json(wire.Fault("game", "one of " + ", ".join(games.folders())), 404)
        except NoSuchTable as error:
            return as_json(fault_of(error), 404)
        except JournalFailed as error:
            return as_json(fault_of(error), 503)
        except TooMany as error:
            tally = self.desk().tally
            tally.count(tally.limited, error.field)
            return as_json(fault_of(error), 429)
        except RegiftError as error:
            return as_json(fault_of(error), 400)

    return answer


async def find_table(desk: Desk, request: Request) -> Table:
    """Return the table that the address names; NoSuchTable if there is none, TooMany after many wrong codes."""
    code = request.path_params["code"]
    address = address_of(request)
    desk.limits.check("wrong_code", address)
    try:
        if not CODE.fullmatch(code):
            raise NoSuchTable(f"table {code}: there is none of that code")
        return await desk.hall.find(code)
    except NoSuchTable:
        desk.limits.take("wrong_code", address)
        raise


async def body_of(request: Request, largest: int = LARGEST) -> bytes:
    """Read the body of a request, or Objection when it is too large."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            raise Objection("", f"at most {largest} bytes")
    return bytes(body)
