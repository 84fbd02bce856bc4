"""Words and rules of the game at the table, when the host has picked another."""

import asyncio
from contextlib import suppress

from regift.terminal.localization import Localizer
from regift.terminal.transports.invitation_parser import Invitation
from regift.terminal.transports.remote_transport import CannotJoin, ask
from regift.wire import all_messages as wire
from regift.wire import http_messages


class GameSheetFetcher:
    """Asks for another game's sheet whenever the lobby says that another game is to be played."""

    def __init__(self, invitation: Invitation, localizer: Localizer, bots: dict[str, list[str]]) -> None:
        self.invitation = invitation
        self.localizer = localizer
        self.offered = list(bots.get(localizer.sheet.id, []))
        """The bots of the game, always the same list."""
        self._bots = bots

    async def observe(self, message: wire.ToClient) -> None:
        """Look at a message before it is passed on; if the sheet does not come, the next lobby asks again."""
        if isinstance(message, wire.Lobby) and message.game != self.localizer.sheet.id:
            with suppress(CannotJoin):
                sheet = await asyncio.to_thread(
                    ask, self.invitation, f"/api/games/{message.game}", http_messages.GameSheet
                )
                self.localizer.sheet = sheet
                self.localizer.set_language(self.localizer.language)
                self.offered[:] = self._bots.get(message.game, [])
