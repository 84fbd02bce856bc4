"""`regift join` without a link lists the tables of a server that wait for players."""

import asyncio
from pathlib import Path

import pytest

from regift.terminal.local_or_remote_game_start import CannotShow
from regift.terminal.open_table_lines import open_table_lines
from regift.terminal.transports.invitation_parser import BadLink
from regift.terminal.transports.remote_transport import CannotJoin
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from tests.server.playing import serving


async def test_open_tables_are_listed_with_the_command_that_joins_them(tmp_path: Path) -> None:
    saved = SavedSession(tmp_path / "saved")
    async with serving(tmp_path / "data") as served:
        lines = await asyncio.to_thread(open_table_lines, served.address, "fr", saved)
        assert lines == ["Aucune table n’attend de joueurs ici."]
        made = await served.make("kung_fu", 4)
        host = await served.enter(made["code"], "Léa", token=made["token"])
        await host.say(t="manner", name="listed", value="fr")
        link = f"http://{served.address}/{made['code']}"
        found: list[str] = []

        async def is_listed() -> bool:
            found[:] = await asyncio.to_thread(open_table_lines, served.address, "en", saved)
            return made["code"] in found[0]

        async with asyncio.timeout(60):
            while not await is_listed():  # noqa: ASYNC110 (there is no event)
                await asyncio.sleep(0.1)
        assert found == [f"regift join {link}: Kung Fu Granny with Léa, 3 seats free, in French"]
        french = await asyncio.to_thread(open_table_lines, served.address, "fr", saved)
        assert french == [f"regift join {link}\N{NO-BREAK SPACE}: Mamie Kung Fu avec Léa, 3 places libres, en français"]


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    saved = SavedSession(tmp_path)
    with pytest.raises(BadLink):
        open_table_lines("ftp://x", "en", saved)
    with pytest.raises(CannotShow):
        open_table_lines("127.0.0.1:1", "de", saved)
    with pytest.raises(CannotJoin):
        open_table_lines("127.0.0.1:1", "en", saved)
