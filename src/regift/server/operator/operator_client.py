"""Asks a running server over the socket in its data folder."""

import http.client
import socket
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from regift.kit.refusal_and_errors import RegiftError
from regift.server.operator.operator_messages import NotDone
from regift.server.operator.operator_unix_socket_listen_connect_permissions import NoOperatorSocket, connect

Answer = TypeVar("Answer")

PATIENCE: Final = 60.0
"""Seconds that a server may take to answer."""


class NotCarriedOut(RegiftError):
    """Raised when the server says why something can't be done."""


class UnixConnection(http.client.HTTPConnection):
    """HTTP over a socket that is connected already."""

    def __init__(self, connection: socket.socket) -> None:
        super().__init__("localhost")
        connection.settimeout(PATIENCE)
        self.sock = connection


def ask(data: Path, method: str, path: str, kind: type[Answer], body: object = None) -> Answer:
    """Return the server's answer; NoOperatorSocket where none has the folder, NotCarriedOut where it says no."""
    try:
        sent = None if body is None else msgspec.json.encode(body)
    except UnicodeEncodeError as error:
        raise NotCarriedOut(f"expected text, got {error.object!a}") from None
    connection = UnixConnection(connect(data))
    try:
        connection.request(method, path, sent)
        response = connection.getresponse()
        said = response.read()
    except (OSError, http.client.HTTPException) as error:
        raise NoOperatorSocket(f"data folder {data}: its server does not answer: {error}") from None
    finally:
        connection.close()
    if response.status == http.HTTPStatus.FORBIDDEN:
        raise NoOperatorSocket(f"data folder {data}: only the user who runs its server may do this")
    if response.status != http.HTTPStatus.OK:
        raise NotCarriedOut(_why(said))
    return msgspec.json.decode(said, type=kind)


def _why(said: bytes) -> str:
    try:
        return msgspec.json.decode(said, type=NotDone).why
    except msgspec.DecodeError:
        return "the server could not do it; its log says why"
