"""A terminal speaks of the game that the host has picked, not of the one before."""

import asyncio
from pathlib import Path

import msgspec

from regift.bots import catalogue
from regift.server.http import game_list_and_words_rules_options
from regift.terminal.localization import Localizer
from regift.terminal.table.table_model import TableModel
from regift.terminal.transports.invitation_parser import Invitation
from regift.terminal.transports.next_game_sheet_and_bot_list_fetcher import GameSheetFetcher
from regift.wire import all_messages as wire
from tests.server.playing import serving


class Silent:
    """A transport on which nobody is."""

    async def run(self, listener: object) -> None:
        """Return at once."""

    def say(self, message: wire.ToServer) -> None:
        """Send nothing."""

    async def close(self) -> None:
        """Close nothing."""


async def test_the_words_and_the_bots_are_those_of_the_game_that_was_picked(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 3)
        host = await served.enter(made["code"], "Host", token=made["token"])
        sheet = game_list_and_words_rules_options.sheet("kung_fu")
        localizer = Localizer(TableModel(Silent(), wire.Enter("HOME", "Host")), sheet, "en")
        bots = {game: catalogue.offered(game) for game in ("kung_fu", "not_a_hat")}
        fetcher = GameSheetFetcher(Invitation(f"http://{served.address}", made["code"]), localizer, bots)
        offered, before = fetcher.offered, localizer.label("game-name")
        await host.say(t="choose_game", game="not_a_hat")
        await host.until(lambda: host.last["lobby"]["game"] == "not_a_hat")
        await fetcher.observe(msgspec.json.decode(host.heard[-1], type=wire.Lobby))
        await asyncio.sleep(0)
        assert (before, localizer.label("game-name")) == ("Kung Fu Granny", "That’s Not a Hat")
        assert offered == bots["not_a_hat"]
