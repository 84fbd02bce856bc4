"""What operators are told."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from regift.tables.limits.server_limit_values import Limits, Rate
from tests.server.playing import Served, finish, seated, serving
from tests.waiting import HUNG, until


async def figures(served: Served, **headers: str) -> dict[str, float]:
    """Return all samples by name and labels."""
    answer = await served.http.get("/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    samples = [each for family in text_string_to_metric_families(answer.text) for each in family.samples]
    return {f"{each.name}{''.join(f' {value}' for value in each.labels.values())}": each.value for each in samples}


async def test_the_figures_of_a_game(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        await served.made_code("kung_fu", 3)
        looked_at = await served.made_code("kung_fu", 3)
        await served.http.get(f"/api/tables/{looked_at}")
        moves = await finish(players, moves=10)
        await players[0].say(t="seats", seats=3)
        await players[0].settle()
        found = await figures(served)
        assert found["regift_connections"] == 2
        assert found["regift_tables kung_fu playing"] == found["regift_tables kung_fu lobby"] == 1
        assert found["regift_moves_total"] == moves
        assert found["regift_commit_writes_count"] >= moves
        assert found["regift_commit_seconds_bucket +Inf"] == found["regift_commit_seconds_count"]
        assert found["regift_faults_total phase"] >= 1
        assert found["regift_faults_total spot"] > 0
        assert found["regift_build_info 0.1.0"] == 1


async def test_limits_that_were_met_are_counted(tmp_path: Path) -> None:
    limits = Limits(message=Rate(3, 0.001), table=Rate(1, 0.001))
    async with serving(tmp_path / "data", limits=limits) as served:
        player = await served.connect()
        for _ in range(6):
            await player.say(t="resync")
        for _ in range(4):
            await player.hear()
        for _ in range(2):
            await served.http.post("/api/tables", json={"game": "kung_fu", "seats": 2})
        found = await figures(served)
        while found["regift_limit_met_total message"] < 3:  # the last of too many are read one at a time
            found = await figures(served)
        assert found["regift_limit_met_total table"] == 1
        assert found["regift_limit_met_total message"] == 3
        assert found["regift_limit_met_total photo"] == 0
        assert (found["regift_limit_held sockets"], found["regift_limit_most sockets"]) == (2, 2000)
        assert found["regift_limit_most table"] == 1


@pytest.mark.skipif(sys.platform != "linux", reason="the system says what a process takes")
async def test_memory_disk_and_the_lag_of_the_event_loop(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        await served.make("kung_fu", 2)
        counters = served.server.config.app.state.app_services.counters  # type: ignore[union-attr]
        await until(lambda: sum(counters.lags.counts) > 0)
        counters.note_lag(700.5)
        found = await figures(served)
        assert found["process_resident_memory_bytes"] > 10_000_000
        assert found["regift_data_bytes"] >= (tmp_path / "data" / "regift.sqlite3").stat().st_size
        assert found["regift_disk_free_bytes"] > 0
        assert found["regift_loop_lag_seconds_count"] > 1
        assert found["regift_loop_lag_worst_seconds"] == 700.5
        assert (await figures(served))["regift_loop_lag_worst_seconds"] < 700


@pytest.mark.parametrize("proxy", ["", "127.0.0.1"])
@pytest.mark.parametrize(
    ("token", "headers", "status"),
    [
        ("", {}, 200),
        ("s3cret", {}, 403),
        ("s3cret", {"authorization": "Bearer wrong"}, 403),
        ("s3cret", {"authorization": "Bearer s3cret", "x-forwarded-for": "203.0.113.7"}, 200),
        ("", {"x-forwarded-for": "203.0.113.7"}, 403),
        ("", {"x-forwarded-for": "127.0.0.1"}, 403),
        ("", {"forwarded": "for=127.0.0.1"}, 403),
        ("", {"x-real-ip": "127.0.0.1"}, 403),
        ("", {"host": "laptop.local"}, 403),
        ("", {"host": "192.168.1.20:8000"}, 403),
        ("", {"host": "localhost"}, 200),
    ],
)
async def test_only_the_token_or_this_machine_without_a_proxy_reads_them(
    proxy: str, token: str, headers: dict[str, str], status: int, tmp_path: Path
) -> None:
    status = 403 if proxy and not token else status
    async with serving(tmp_path / "data", metrics_token=token, proxy=proxy) as served:
        answer = await served.http.get("/metrics", headers=headers)
        assert answer.status_code == status
        assert status == 200 or answer.json()["field"] == "metrics"


class ClockByHand:
    """A clock that is set by hand, and waits as the machine's does."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        return self.time

    def date(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


async def test_health_says_whether_a_move_would_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regift.server.http.monitoring_api.JOURNAL_TIMEOUT", HUNG)
    clock = ClockByHand()
    async with serving(tmp_path / "data", clock=clock) as served:
        assert (await served.http.get("/healthz")).status_code == 200
        clock.time += 1
        with closing(sqlite3.connect(tmp_path / "data" / "regift.sqlite3")) as other:
            other.execute("BEGIN IMMEDIATE")
            with monkeypatch.context() as hasty:
                hasty.setattr("regift.server.http.monitoring_api.JOURNAL_TIMEOUT", 0.05)
                locked = await served.http.get("/healthz")
            assert (locked.status_code, locked.text) == (503, "the journal takes no writes\n")
            other.execute("ROLLBACK")
        async with asyncio.timeout(HUNG):
            while (answer := await served.http.get("/healthz")).status_code != 200:
                clock.time += 1
        assert answer.text == "ok\n"


async def test_all_who_ask_for_health_in_one_second_share_one_write(tmp_path: Path) -> None:
    clock = ClockByHand()
    async with serving(tmp_path / "data", clock=clock) as served:
        writes = []
        for _ in range(3):
            before = (await figures(served))["regift_commit_writes_sum"]
            answers = await asyncio.gather(*[served.http.get("/healthz") for _ in range(20)])
            answers += [await served.http.get("/healthz") for _ in range(20)]
            assert {answer.text for answer in answers} == {"ok\n"}
            writes.append((await figures(served))["regift_commit_writes_sum"] - before)
            clock.time += 1
        assert writes == [1, 1, 1]
