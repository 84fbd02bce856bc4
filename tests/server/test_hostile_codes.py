"""Who guesses codes and tokens: one allowance for every way in, and nothing to be learnt from what takes how long."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from regift.tables.limits.server_limit_values import Limits, Rate
from regift.tables.storage.sqlite_journal import SqliteJournal
from regift.tables.table_registry_creation_unloading_and_expiry import TableRegistry
from tests.server.playing import Served, serving

FEW = Limits(wrong_code=Rate(3, 0.0001))
"""Three wrong tries, and then none for hours."""


async def enter(served: Served, **shown: str) -> dict[str, Any]:
    """Come over a websocket, and return what that is answered with."""
    player = await served.connect()
    await player.say(t="enter", name="Eve", **shown)
    return await player.hear()


async def ask(served: Served, code: str, path: str, token: str = "") -> int:
    """Ask for something of a table over HTTP, as a page of the server does, and return the status."""
    headers = {"X-Requested-With": "Regift", **({"Authorization": f"Bearer {token}"} if token else {})}
    return (await served.http.get(f"/api/tables/{code}{path}", headers=headers)).status_code


@pytest.mark.parametrize("beside", [{}, {"token": "forged"}, {"seat_code": "ABCDEFGH"}])
async def test_a_guess_over_a_websocket_is_charged_whatever_is_shown_beside_it(
    beside: dict[str, str], tmp_path: Path
) -> None:
    async with serving(tmp_path / "data", limits=FEW) as served:
        made = await served.make("kung_fu", 2)
        for code in ("QQQA", "QQQB", "QQQC"):
            assert (await enter(served, code=code, **beside))["is_final"]
        for way in ({}, {"token": "forged"}, {"seat_code": "ABCDEFGH"}):
            assert "is_final" not in await enter(served, code=made["code"], **way)
        assert await ask(served, made["code"], "") == 429
        assert (await enter(served, code=made["code"], token=made["token"]))["t"] == "entered"


@pytest.mark.parametrize("path", ["", "/record", "/replay", "/own", "/photos/x", "/house", "/pack"])
@pytest.mark.parametrize("token", ["", "forged"])
async def test_a_guess_over_http_is_charged_whatever_is_asked_for(path: str, token: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=FEW) as served:
        made = await served.make("kung_fu", 2)
        statuses = [await ask(served, f"QQQ{last}", path, token) for last in "ABCD"]
        assert [status == 429 for status in statuses] == [False, False, False, True]
        assert "is_final" not in await enter(served, code=made["code"])


async def test_a_token_of_another_table_tells_nothing_of_which_codes_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "data") as served:
        known, own = await served.make("kung_fu", 2), await served.make("kung_fu", 2)
    async with serving(tmp_path / "data") as served:
        looked_for = seen(monkeypatch)
        faults = [await enter(served, code=code, token=own["token"]) for code in (known["code"], "QQQQ")]
        assert faults[0] == faults[1]
        statuses = [await ask(served, code, "/own", own["token"]) for code in (known["code"], "QQQQ")]
        assert statuses == [404, 404]
        assert not looked_for


async def test_held_seats_of_strangers_make_the_server_look_for_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "data") as served:
        known, own = await served.make("kung_fu", 2), await served.make("kung_fu", 2)
    async with serving(tmp_path / "data") as served:
        looked_for = seen(monkeypatch)
        for code in (known["code"], "QQQQ"):
            held = {"seats": [{"code": code, "token": own["token"]}]}
            assert (await served.http.post("/api/seats", json=held)).json() == []
        assert not looked_for
        mine = {"seats": [{"code": own["code"], "token": own["token"]}]}
        assert [news["code"] for news in (await served.http.post("/api/seats", json=mine)).json()] == [own["code"]]
        assert looked_for == {own["code"]}


def seen(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return the codes that are looked for from now on, in memory or on disk."""
    codes: set[str] = set()
    peek, find = TableRegistry.peek, SqliteJournal.find

    async def peek_noted(self: TableRegistry, code: str, *by: Any, **how: Any) -> Any:
        codes.add(code)
        return await peek(self, code, *by, **how)

    async def find_noted(self: SqliteJournal, code: str) -> Any:
        codes.add(code)
        return await find(self, code)

    monkeypatch.setattr(TableRegistry, "peek", peek_noted)
    monkeypatch.setattr(SqliteJournal, "find", find_noted)
    return codes


async def test_a_right_code_waits_where_somebody_has_just_guessed(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits(wrong_code=Rate(1, 0.2))) as served:
        made = await served.make("kung_fu", 2)
        assert await ask(served, "QQQA", "") == 404
        assert await ask(served, made["code"], "") == 200
        assert await ask(served, "QQQB", "") == 404
        assert (await enter(served, code=made["code"]))["t"] == "entered"


async def test_two_who_always_guess_keep_nobody_out_who_has_the_right_code(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits(wrong_code=Rate(1, 1.0))) as served:
        made = await served.make("kung_fu", 2)
        host = await served.enter(made["code"], "Ann", token=made["token"])
        is_over = False

        async def guess(first: str) -> list[int]:
            statuses = []
            while not is_over:
                statuses.append(await ask(served, f"{first}QQQ", ""))
            return statuses

        guessing = [asyncio.create_task(guess(first)) for first in "AB"]
        while await ask(served, "CQQQ", "") != 404:
            pass
        newcomers = [asyncio.create_task(ask(served, made["code"], "")) for _ in range(3)]
        assert await asyncio.gather(*newcomers) == [200, 200, 200]
        assert (await enter(served, code=made["code"]))["t"] == "entered"
        assert (await enter(served, code=made["code"], token=host.token))["t"] == "entered"
        is_over = True
        assert [set(statuses) for statuses in await asyncio.gather(*guessing)] == [{404}, {404}]
