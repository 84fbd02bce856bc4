"""Decks that are written to keep a server busy: over HTTP, in a lobby and in a record."""

import asyncio
import json
import time
from pathlib import Path
from typing import Final

import pytest

from regift.kit.deck_builder_option_and_deck_code import LONGEST_TEXT, VERSION, _check
from regift.tables.limits.server_limit_values import Limits, Rate
from tests.server.playing import Json, Player, Served, serving
from tests.server.test_replay import sealed

GAME: Final = "cursed_gifts"
SLOWEST: Final = 3.0
"""Seconds within which the next player is answered, on a busy machine, too."""
RARELY: Final = Limits(setup=Rate(3, 0.001))


def long_code(length: int) -> str:
    """Return a code of that length whose last two signs are right, and which counts no card."""
    body = VERSION + "-0" * ((length - 3) // 2)
    return body + _check(body)


async def neighbour_of(served: Served) -> Player:
    """Seat a host at a table of their own."""
    made = await served.make("kung_fu", 2)
    return await served.enter(made["code"], "Bo", token=made["token"])


async def ping(player: Player) -> float:
    """Return after how many seconds a player is answered."""
    began = time.monotonic()
    await player.say(t="ping")
    await player.answer("pong")
    return time.monotonic() - began


async def deck_asked(served: Served, **more: object) -> tuple[int, Json]:
    """Ask what a deck is worth; return the status and the answer."""
    answer = await served.http.post("/api/decks", json={"game": GAME, "seats": 4, **more})
    return answer.status_code, answer.json()


async def test_a_long_code_is_refused_at_once_wherever_it_comes_from(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        neighbour = await neighbour_of(served)
        made = await served.make(GAME, 4)
        host = await served.enter(made["code"], "Ana", token=made["token"])
        for length in (LONGEST_TEXT - 1, 30_001):
            status, fault = await deck_asked(served, options={"deck": long_code(length)})
            assert (status, fault["field"]) == (400, "deck")
            assert await ping(neighbour) < SLOWEST
        asked = {"game": GAME, "seats": 4, "options": {"deck": long_code(3_901)}}
        for path in ("/api/tables", "/api/balance"):
            answer = await served.http.post(path, json=asked)
            assert (answer.status_code, answer.json()["field"]) == (400, "deck"), path
            assert await ping(neighbour) < SLOWEST
        await host.say(t="option", name="deck", value=long_code(60_001))
        assert (await host.answer("fault"))["field"] == "deck"
        assert await ping(neighbour) < SLOWEST
        head = {"regift": 1, "game": GAME, "rules_version": 1, "seats": 4, "options": {"deck": long_code(200_001)}}
        answer = await served.http.post("/api/replay", content=sealed([json.dumps({**head, "seed": "fast:1"})]))
        assert (answer.status_code, answer.json()["field"]) == (400, "record")
        assert await ping(neighbour) < SLOWEST


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("x = [" + "1," * 5_900 + "]", "at most 500 of the signs"),
        ("".join(f"k{number} = 1\n" for number in range(1_200)), "at most 1000 lines"),
        (f"[a{'.a' * 40}]\n" + "".join(f"k{number} = 1\n" for number in range(900)), "at most 3 dots"),
        ("regift_deck = 0x" + "f" * 5_000, "got a number without end"),
        (f'regift_deck = 1\ngame = "{GAME}"\n[cards]\nkarma = 0x' + "f" * 5_000, "0 to 60 of card karma"),
    ],
)
async def test_a_file_that_takes_long_to_read_is_refused_unread(file: str, said: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        status, fault = await deck_asked(served, file=file)
        assert status == 400
        assert said in fault["expected"]


async def test_an_address_has_so_many_decks_read_and_its_neighbours_play_on(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=RARELY) as served:
        neighbour = await neighbour_of(served)  # the first of three
        assert (await deck_asked(served))[0] == 200
        assert (await deck_asked(served, file="no deck"))[0] == 400
        status, fault = await deck_asked(served)
        assert (status, fault["field"]) == (429, "request")
        for path in ("/api/tables", "/api/balance"):
            asked = {"game": GAME, "seats": 4, "options": {"deck": "karma=3"}}
            assert (await served.http.post(path, json=asked)).status_code == 429, path
        await neighbour.say(t="option", name="deck", value="karma=3")
        assert (await neighbour.answer("fault"))["field"] == "request"
        assert await ping(neighbour) < SLOWEST


async def test_options_that_are_refused_count_too(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=RARELY) as served:
        made = await served.make(GAME, 4)
        host = await served.enter(made["code"], "Ana", token=made["token"])
        fields = []
        for _ in range(4):
            await host.say(t="option", name="deck", value="carma=3")
            fields.append((await host.answer("fault"))["field"])
        assert fields == ["deck", "deck", "request", "request"]


async def test_what_only_the_host_may_change_costs_the_host_nothing_when_a_guest_asks_for_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=RARELY) as served:
        made = await served.make(GAME, 4)  # the first of three
        host = await served.enter(made["code"], "Ana", token=made["token"])
        guest = await served.enter(made["code"], "Bo")
        for value in ("karma=1", "karma=2", "karma=3", "carma=3"):
            await guest.say(t="option", name="deck", value=value)
            assert (await guest.answer("fault"))["field"] == "host"
            await guest.say(t="add_bot", seat=3, bot="rules")
            assert (await guest.answer("fault"))["field"] == "host"
        fields = []
        for _ in range(3):
            await host.say(t="option", name="deck", value="carma=3")
            fields.append((await host.answer("fault"))["field"])
        assert fields == ["deck", "deck", "request"]


async def test_a_club_behind_one_address_fills_twenty_tables_with_bots_at_once(tmp_path: Path) -> None:
    at_once = Limits(setup=Rate(Limits().setup.burst, 0.001))
    async with serving(tmp_path / "data", limits=at_once) as served:
        for _ in range(20):
            made = await served.make("gift_trap", 8)
            host = await served.enter(made["code"], "Ana", token=made["token"])
            for seat in range(1, 8):
                await host.say(t="add_bot", seat=seat, bot="friend")
            await ping(host)
            assert "fault" not in host.last


async def test_a_player_is_answered_while_decks_come_at_full_speed(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits(setup=Rate(50, 0.001))) as served:
        neighbour = await neighbour_of(served)  # the first of fifty
        file = "".join(f"k{number} = 1\n" for number in range(1_200))
        flood = [asyncio.create_task(deck_asked(served, file=file)) for _ in range(200)]
        assert await ping(neighbour) < SLOWEST
        statuses = [status for status, _ in await asyncio.gather(*flood)]
        assert (statuses.count(400), statuses.count(429)) == (49, 151)
