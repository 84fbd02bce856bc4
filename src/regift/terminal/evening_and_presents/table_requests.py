"""What somebody at a table asks of the server over HTTP, beside what goes over the websocket."""

import asyncio
from collections.abc import Sequence
from http.client import HTTPException
from typing import Final
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request

import msgspec

from regift.terminal.transports.decode_without_control_codes import decode
from regift.terminal.transports.remote_transport import LARGEST, PATIENCE, opener
from regift.wire import all_messages as wire
from regift.wire import custom_card_messages

WORDS_FOR_SILENCE: Final = "fault-server"
"""The key of what is said where the server does not answer."""
SILENT: Final = WORDS_FOR_SILENCE.removeprefix("fault-")
"""The field of that fault."""


class TableRequests:
    """Asks with the token that the connection was given last."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.cards: Sequence[custom_card_messages.OwnCardNews] = []
        """The cards that the table has added, as they were fetched last."""
        self._code = self._token = ""

    def observe(self, message: wire.ToClient) -> None:
        """Look at a message before it is passed on."""
        if isinstance(message, wire.Entered):
            self._code, self._token = message.code, message.token

    async def delete_evening(self) -> wire.Fault | None:
        """Delete the evening for good; return what went wrong."""
        return await asyncio.to_thread(self._ask, "DELETE", "evening")

    async def add_present(self, kind: str, name: str) -> wire.Fault | None:
        """Add a card of the table's own in words; return what went wrong."""
        card = custom_card_messages.NewOwnCard(kind, name)
        body = msgspec.json.encode(custom_card_messages.NewOwnCards([card]))
        return await asyncio.to_thread(self._ask, "POST", "own", body)

    async def remove_present(self, id: str) -> wire.Fault | None:
        """Take a card of the table's own out again; return what went wrong."""
        return await asyncio.to_thread(self._ask, "DELETE", f"own/{quote(id, safe='')}")

    def _ask(self, method: str, path: str, body: bytes | None = None) -> wire.Fault | None:
        address = f"{self.server}/api/tables/{self._code}/{path}"
        headers = {"Authorization": f"Bearer {self._token}"}
        try:
            opener.open(Request(address, body, headers, method=method), timeout=PATIENCE).close()
        except HTTPError as error:
            with error:
                return _fault_in(error.read(LARGEST))
        except (OSError, HTTPException):
            return wire.Fault(SILENT, "an answer")
        return None


def _fault_in(answer: bytes) -> wire.Fault:
    """Return what the server says went wrong."""
    try:
        return decode(answer, wire.Fault)
    except (msgspec.DecodeError, ValueError):
        return wire.Fault(SILENT, "an answer")
