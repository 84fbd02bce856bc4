"""Words and rules of the game at the table, when the host has picked another."""

import asyncio
from contextlib import suppress

from regift.terminal.localization import Localizer
from regift.terminal.transports.invitation_parser import Invitation
from regift.terminal.transports.remote_transport import CannotJoin, ask
from regift.wire import all_messages as wire
from regift.wire import http_messages


def bots_path(seats: int) -> str:
    """Return where a server names the bots that play at so many seats."""
    return f"/api/bots?seats={seats}"


class GameSheetFetcher:
    """Asks for another game's sheet whenever the lobby says that another game is to be played."""

    def __init__(self, invitation: Invitation, localizer: Localizer, bots: dict[str, list[str]]) -> None:
        self.invitation = invitation
        self.localizer = localizer
        self.offered = list(bots.get(localizer.sheet.id, []))
        """The bots of the game, always the same list."""
        self._bots = bots
        self._seats = 0
        """At how many seats they play, 0 before the first lobby."""

    async def observe(self, message: wire.ToClient) -> None:
        """Look at a message before it is passed on; if what it asks for does not come, the next lobby asks again."""
        if isinstance(message, wire.Lobby) and len(message.chairs) != self._seats:
            seats = len(message.chairs)
            with suppress(CannotJoin):
                self._bots = await asyncio.to_thread(ask, self.invitation, bots_path(seats), dict[str, list[str]])
                self._seats = seats
                self.offered[:] = self._bots.get(self.localizer.sheet.id, [])
        if isinstance(message, wire.Lobby) and message.game != self.localizer.sheet.id:
            with suppress(CannotJoin):
                sheet = await asyncio.to_thread(
                    ask, self.invitation, f"/api/games/{message.game}", http_messages.GameSheet
                )
                self.localizer.sheet = sheet
                self.localizer.set_language(self.localizer.language)
                self.offered[:] = self._bots.get(message.game, [])
