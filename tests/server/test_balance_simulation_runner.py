"""Balances: many quick games in a process of their own, told as they are played, for one page at a time."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from regift.bots.bots_from_environment_variable import VARIABLE
from regift.lab.balance_process_with_progress_lines import WATCHED
from regift.lab.card_by_card.card_occasions_from_events_and_views import OCCASIONS
from regift.lab.card_by_card.win_share_by_card import FEWEST_GAMES
from regift.server.http import balance_simulation_runner
from regift.server.http.balance_simulation_runner import SECONDS
from regift.tables.limits.server_limit_values import Limits, Rate
from tests.server.playing import Json, serving
from tests.tables.started_processes import processes_started
from tests.waiting import HUNG

ASKED = {"game": "cursed_gifts", "seats": 2, "options": {"deck": "gift_5=20,karma=3"}}


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play few games."""
    monkeypatch.setattr(balance_simulation_runner, "GAMES", 40)
    monkeypatch.setattr(balance_simulation_runner, "PROGRESS_INTERVAL", 0.02)


async def news_in(answer: httpx.Response) -> AsyncIterator[Json]:
    """Read the events of a stream."""
    async for line in answer.aiter_lines():
        if line.startswith("data: "):
            yield json.loads(line.removeprefix("data: "))


async def test_games_are_told_as_they_are_played_until_all_are(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        async with served.http.stream("POST", "/api/balance", json=ASKED) as answer:
            assert answer.headers["content-type"].startswith("text/event-stream")
            told = [news async for news in news_in(answer)]
        last = told[-1]
        assert (last["games"], last["of"], last["is_over"]) == (40, 40, True)
        value, low, high = last["turns"]
        assert 2 <= low < value < high
        assert [round(minute, 6) for minute in last["minutes"]] == [round(part * 35 / 60, 6) for part in last["turns"]]
        assert len(last["shares"]) == 2
        assert sum(share[0] for share in last["shares"]) == pytest.approx(1)
        assert sum(group["share"] for group in last["lengths"]) == pytest.approx(1)
        assert last["watched"] == 40 / WATCHED
        assert sum(group["share"] for group in last["leads"]) == pytest.approx(1)
        assert last["advantage"][0] == pytest.approx(last["shares"][0][0] - 0.5)


async def test_cards_are_told_once_enough_games_were_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_simulation_runner, "GAMES", FEWEST_GAMES * WATCHED)
    async with serving(tmp_path / "data") as served:
        async with served.http.stream("POST", "/api/balance", json=ASKED) as answer:
            told = [news async for news in news_in(answer)]
        cards = {each["occasion"]: each["cards"] for each in told[-1]["cards"]}
        assert {"drawn", "played", "front"} <= cards.keys() <= set(OCCASIONS)
        assert "gift_5" in {each["card"] for each in cards["drawn"]} <= {"gift_5", "karma"}
        for worth in cards["played"]:
            value, low, high = worth["share"]
            assert 0 <= low <= value <= high <= 1


async def test_every_game_of_slower_bots_is_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_simulation_runner, "GAMES", 3)
    async with serving(tmp_path / "data") as served:
        async with served.http.stream("POST", "/api/balance", json={**ASKED, "bot": "rules"}) as answer:
            told = [news async for news in news_in(answer)]
        assert told[-1]["watched"] == 3


async def test_a_deck_that_can_not_be_played_is_not_weighed(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        answer = await served.http.post("/api/balance", json={**ASKED, "seats": 4})
        assert (answer.status_code, answer.json()["reason"]) == (400, "deck_few")


async def test_one_is_served_one_waits_and_the_rest_come_back_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balance_simulation_runner, "GAMES", 10**6)
    async with serving(tmp_path / "data") as served, AsyncExitStack() as pages:
        first = news_in(await pages.enter_async_context(served.http.stream("POST", "/api/balance", json=ASKED)))
        assert (await anext(first))["games"] > 0
        second = news_in(await pages.enter_async_context(served.http.stream("POST", "/api/balance", json=ASKED)))
        assert "games" not in await anext(second)
        third = await served.http.post("/api/balance", json=ASKED)
        assert (third.status_code, third.json()["field"]) == (429, "balance")


async def test_two_pages_of_one_address_keep_nobody_else_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_simulation_runner, "GAMES", 10**6)
    async with serving(tmp_path / "data", proxy="127.0.0.1") as served, AsyncExitStack() as pages:

        async def page(address: str) -> httpx.Response:
            headers = {"x-forwarded-for": address}
            asking = served.http.stream("POST", "/api/balance", json=ASKED, headers=headers)
            return await pages.enter_async_context(asking)

        hog = await page("203.0.113.1")
        told = news_in(hog)  # kept: a stream that nobody reads any more is closed
        assert (await anext(told))["games"] > 0
        second = news_in(await page("203.0.113.1"))
        assert "games" not in await anext(second)
        assert (await page("203.0.113.1")).status_code == 429
        friend = news_in(await page("203.0.113.2"))
        assert "games" not in await anext(friend)
        await hog.aclose()
        async with asyncio.timeout(HUNG):
            while "games" not in await anext(friend):
                pass


async def test_whoever_asked_first_has_their_share_where_another_address_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balance_simulation_runner, "GAMES", 10**6)
    monkeypatch.setattr(balance_simulation_runner, "SHARE", 0.0)
    async with serving(tmp_path / "data", proxy="127.0.0.1") as served, AsyncExitStack() as pages:

        async def told(address: str) -> AsyncIterator[Json]:
            headers = {"x-forwarded-for": address}
            asking = served.http.stream("POST", "/api/balance", json=ASKED, headers=headers)
            return news_in(await pages.enter_async_context(asking))

        first = await told("203.0.113.1")
        assert not any(["is_over" in await anext(first) for _ in range(3)]), "nobody waits"
        second = await told("203.0.113.1")
        assert not any(["is_over" in await anext(first) for _ in range(3)]), "nobody else waits"
        friend = await told("203.0.113.2")
        last = [news async for news in first][-1]
        assert last["is_over"]
        assert 0 < last["games"] < 10**6
        async with asyncio.timeout(HUNG):
            while "games" not in await anext(friend):
                pass
        assert "games" not in await anext(second), "the friend comes first"


async def test_pages_of_four_addresses_keep_nobody_else_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_simulation_runner, "GAMES", 10**6)
    monkeypatch.setattr(balance_simulation_runner, "SHARE", 0.0)
    async with serving(tmp_path / "data", proxy="127.0.0.1") as served, AsyncExitStack() as pages:
        for number in range(8):
            headers = {"x-forwarded-for": f"203.0.113.{1 + number // 2}"}
            asking = served.http.stream("POST", "/api/balance", json=ASKED, headers=headers)
            assert (await pages.enter_async_context(asking)).status_code == 200
        headers = {"x-forwarded-for": "203.0.113.9"}
        friend = await pages.enter_async_context(
            served.http.stream("POST", "/api/balance", json=ASKED, headers=headers)
        )
        async with asyncio.timeout(HUNG):
            async for news in news_in(friend):
                if "games" in news:
                    break
            else:
                pytest.fail("no figure")


def test_addresses_that_wait_share_the_time_of_a_turn() -> None:
    assert [balance_simulation_runner.seconds_of_turn(others) for others in (0, 1, 3)] == [SECONDS, 15, 5]


async def test_the_process_ends_when_the_page_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_simulation_runner, "GAMES", 10**6)
    starts = processes_started(monkeypatch)
    async with serving(tmp_path / "data") as served:
        async with served.http.stream("POST", "/api/balance", json=ASKED) as answer:
            assert (await anext(news_in(answer)))["games"] > 0
        assert await asyncio.to_thread(starts[0].process.wait, HUNG) != 0
        assert starts[0].thread is not threading.main_thread()
        async with served.http.stream("POST", "/api/balance", json=ASKED) as answer:
            assert (await anext(news_in(answer)))["of"] == 10**6


async def test_an_address_may_ask_so_often(tmp_path: Path) -> None:
    limits = Limits(balance=Rate(1, 0.001))
    async with serving(tmp_path / "data", limits=limits) as served:
        async with served.http.stream("POST", "/api/balance", json=ASKED) as answer:
            assert answer.status_code == 200
        answer = await served.http.post("/api/balance", json=ASKED)
        assert (answer.status_code, answer.json()["field"]) == (429, "balance")


async def test_other_bots_can_be_asked_to_play_but_none_that_searches(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        asked = {**ASKED, "bot": "rules"}
        async with served.http.stream("POST", "/api/balance", json=asked) as answer:
            assert (await anext(news_in(answer)))["bot"] == "rules"
        refused = await served.http.post("/api/balance", json={**ASKED, "bot": "search"})
        assert (refused.status_code, refused.json()["field"]) == (400, "bot")


async def test_no_bot_of_ones_own_takes_the_only_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = "regift.bots.random:RandomBot"
    monkeypatch.setenv(VARIABLE, f"cursed_gifts={own}")
    async with serving(tmp_path / "data") as served:
        refused = await served.http.post("/api/balance", json={**ASKED, "bot": own})
        assert (refused.status_code, refused.json()["field"]) == (400, "bot")
