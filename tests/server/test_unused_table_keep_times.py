"""How long a table is kept is said over the sockets, and so it is."""

from pathlib import Path

import pytest

from regift.server.operations.environment_settings import lifetimes_from_environment
from regift.tables.limits.server_limit_values import Limits
from regift.tables.limits.unused_table_keep_times import DAY, HOUR, TableLifetimes
from regift.tables.periodic_unused_table_deletion import EVERY
from tests.server.playing import Served, seated, serving
from tests.tables.scene import FakeClock


async def news_of(served: Served, code: str, token: str) -> list[dict[str, object]]:
    """Ask how a table is doing that one sits at."""
    answer = await served.http.post("/api/seats", json={"seats": [{"code": code, "token": token}]})
    return list(answer.json())


async def is_kept(served: Served, code: str) -> bool:
    """Return whether anybody finds the table."""
    return (await served.http.get(f"/api/tables/{code}")).is_success


async def test_the_lobby_and_the_own_tables_say_how_long_a_table_is_kept(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        made = await served.make("kung_fu", 2)
        host = await served.enter(made["code"], "Host", token=made["token"])
        assert (host.last["lobby"]["kept_for"], host.last["lobby"].get("has_played")) == (HOUR, None)
        [news] = await news_of(served, made["code"], made["token"])
        assert news["kept_until"] == clock.date() + HOUR
        players = await seated(served, seats=2)
        await players[0].until(lambda: players[0].last["lobby"].get("has_played", False))
        assert players[0].last["lobby"]["kept_for"] == 30 * DAY
        code, token = players[0].last["lobby"]["code"], players[0].token
        for player in players:
            await player.socket.close()
        clock.time += DAY
        while (await news_of(served, code, token))[0]["kept_until"] != round(clock.date() + 29 * DAY):
            await served.http.get("/healthz")


async def test_a_table_ends_when_nobody_comes_back_and_stays_under_somebody(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        left, kept = [await served.make("kung_fu", 2) for _ in range(2)]
        host = await served.enter(kept["code"], "Host", token=kept["token"])
        while await is_kept(served, left["code"]):
            await clock.advance(EVERY)
        assert clock.time >= HOUR
        assert await news_of(served, left["code"], left["token"]) == []
        await host.settle()
        assert await is_kept(served, kept["code"])


async def test_nothing_is_said_where_tables_are_kept_for_good(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", lifetimes=TableLifetimes(0, 0)) as served:
        made = await served.make("kung_fu", 2)
        host = await served.enter(made["code"], "Host", token=made["token"])
        assert "kept_for" not in host.last["lobby"]
        [news] = await news_of(served, made["code"], made["token"])
        assert news["kept_until"] == 0


async def test_an_address_keeps_so_many_tables_also_after_a_restart(tmp_path: Path) -> None:
    limits = Limits(tables_kept=2)
    async with serving(tmp_path / "data", limits=limits) as served:
        for _ in range(2):
            await served.make("kung_fu", 2)
    async with serving(tmp_path / "data", limits=limits) as served:
        one_more = await served.http.post("/api/tables", json={"game": "kung_fu", "seats": 2})
        assert (one_more.status_code, one_more.json()["field"]) == (429, "tables_kept")


async def test_a_server_keeps_so_many_tables_whoever_makes_them(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits(tables_kept_of_all=1)) as served:
        await served.make("kung_fu", 2)
        one_more = await served.http.post("/api/tables", json={"game": "kung_fu", "seats": 2})
        assert (one_more.status_code, one_more.json()["field"]) == (429, "tables_kept_of_all")


def test_the_environment_says_how_long_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lifetimes_from_environment() == TableLifetimes(30 * DAY, HOUR)
    monkeypatch.setenv("REGIFT_KEEP_DAYS", "0")
    monkeypatch.setenv("REGIFT_KEEP_UNPLAYED_HOURS", "24")
    assert lifetimes_from_environment() == TableLifetimes(0, DAY)
