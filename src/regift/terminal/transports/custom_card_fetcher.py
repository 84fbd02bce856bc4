"""The words of the cards that a table has added to its game."""

import asyncio
from contextlib import suppress
from urllib.request import Request

from regift.terminal.transports.invitation_parser import Invitation
from regift.terminal.transports.remote_transport import CannotJoin, ask
from regift.wire import all_messages as wire
from regift.wire import custom_card_messages


class CustomCardFetcher:
    """Asks for them anew whenever the lobby says that they are others."""

    def __init__(self, invitation: Invitation) -> None:
        self.invitation = invitation
        self.words: dict[str, dict[str, str]] = {}
        """By key: name and line."""
        self.cards: list[custom_card_messages.OwnCardNews] = []
        self._stamp = ""
        self._token = ""

    async def observe(self, message: wire.ToClient) -> None:
        """Look at a message before it is passed on; where nothing can be learnt the keys show themselves."""
        if isinstance(message, wire.Entered):
            self._token = message.token
        elif isinstance(message, wire.Lobby) and message.own != self._stamp:
            self._stamp = message.own
            with suppress(CannotJoin):
                news = await asyncio.to_thread(self._ask, message.code)
                self.cards[:] = news.cards
                self.words.clear()
                self.words.update({card.word: {"name": card.name, "line": card.line} for card in news.cards})

    def _ask(self, code: str) -> custom_card_messages.OwnNews:
        there = Invitation(self.invitation.server, code)
        path = f"/api/tables/{code}/own"
        request = Request(f"{there.server}{path}", headers={"Authorization": f"Bearer {self._token}"})
        return ask(there, path, custom_card_messages.OwnNews, request)
