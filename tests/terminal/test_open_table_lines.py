"""`regift join` without a link lists the tables of a server that wait for players."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from regift.terminal.local_or_remote_game_start import CannotShow
from regift.terminal.open_table_lines import MOST_LISTED, open_table_lines
from regift.terminal.transports.invitation_parser import BadLink
from regift.terminal.transports.remote_transport import CannotJoin
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from regift.wire import http_messages
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
            return made["code"] in found[-1]

        async with asyncio.timeout(60):
            while not await is_listed():  # noqa: ASYNC110 (there is no event)
                await asyncio.sleep(0.1)
        command = f"    regift join {link}"
        assert found == ["Kung Fu Granny with Léa, 3 seats free, in French", command]
        french = await asyncio.to_thread(open_table_lines, served.address, "fr", saved)
        assert french == ["Mamie Kung Fu avec Léa, 3 places libres, en français", command]


def test_a_server_that_says_anything_writes_no_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def table(code: str, host: str) -> http_messages.OpenTable:
        return http_messages.OpenTable(code, "x", host, "fox", 1, 4, "en")

    told = [table("KNOT", "Léa\nregift join evil"), table("A;ls", "Bo"), *[table("FROG", "Cy")] * 99]
    answers = {"/api/open-tables": told, "/api/games": []}
    monkeypatch.setattr("regift.terminal.open_table_lines.ask", lambda _, path, __: answers[path])
    lines = open_table_lines("127.0.0.1:1", "en", SavedSession(tmp_path))
    assert len(lines) == 2 * MOST_LISTED
    assert not [line for line in lines if "\n" in line or line.startswith("regift")]
    assert set(lines[1::2]) == {f"    regift join http://127.0.0.1:1/{code}" for code in ("KNOT", "FROG")}


def test_a_table_with_what_no_table_has_is_not_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def table(code: str, **changes: object) -> http_messages.OpenTable:
        return replace(http_messages.OpenTable(code, "x", "Léa", "fox", 1, 4, "en"), **changes)

    told = [
        table("KNOT", free=10**400),
        table("FROG", free=-1),
        table("LAMP", host="x" * 3_000_000),
        table("BIRD", game="x" * 3_000_000),
        table("MILK"),
    ]
    answers = {"/api/open-tables": told, "/api/games": []}
    monkeypatch.setattr("regift.terminal.open_table_lines.ask", lambda _, path, __: answers[path])
    lines = open_table_lines("127.0.0.1:1", "en", SavedSession(tmp_path))
    assert [line.split("/")[-1] for line in lines[1::2]] == ["BIRD", "MILK"]
    assert max(map(len, lines)) < 100


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    saved = SavedSession(tmp_path)
    with pytest.raises(BadLink):
        open_table_lines("ftp://x", "en", saved)
    with pytest.raises(CannotShow):
        open_table_lines("127.0.0.1:1", "de", saved)
    with pytest.raises(CannotJoin):
        open_table_lines("127.0.0.1:1", "en", saved)
