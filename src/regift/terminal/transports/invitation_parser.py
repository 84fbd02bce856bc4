"""An invitation: which table at which server, read from a link or a code."""

import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from regift.kit.refusal_and_errors import RegiftError

DEFAULT_SERVER: Final = "http://127.0.0.1:8000"
CODE: Final = re.compile(r"[A-Za-z]{4}")


class BadLink(RegiftError):
    """Raised for what is neither a link to a table nor its code."""


class Invitation(NamedTuple):
    """A table at a server."""

    server: str
    """Scheme, host and port."""
    code: str

    @property
    def socket(self) -> str:
        """Return the address of the websocket."""
        return "ws" + self.server.removeprefix("http") + "/ws"


def read_link(text: str, server: str = DEFAULT_SERVER) -> Invitation:
    """Read `http://host:port/CODE`, `host:port/CODE`, or a code at the given server; BadLink says what is wrong.

    A shared link names a language, for its preview alone.
    """
    given = text.strip().partition("?")[0]
    if CODE.fullmatch(given):
        return Invitation(_server(server), given.upper())
    head, _, code = given.rstrip("/").rpartition("/")
    if not head or not CODE.fullmatch(code):
        raise BadLink(f"link {text!r}: expected http://host:port/CODE, or the four letters of a table's code")
    return Invitation(_server(head), code.upper())


def read_server(text: str) -> Invitation:
    """Return an invitation to no table in particular of a server; BadLink says what is wrong."""
    return Invitation(_server(text), "")


def _server(text: str) -> str:
    """Return scheme, host and port, or BadLink."""
    whole = text if "://" in text else f"http://{text}"
    try:
        parts = urlsplit(whole)
        port = parts.port
    except ValueError:
        raise BadLink(f"server {text!r}: expected http://host:port") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
        raise BadLink(f"server {text!r}: expected http://host:port")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port else "")
