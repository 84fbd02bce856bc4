"""A crowd that only takes up room gives way to who has a seat."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from regift.tables.limits.server_limit_values import Limits
from tests.server.playing import Player, Served, seated, serving
from tests.server.raw import raw
from tests.server.test_big_screen_codes import screen_token


async def closed_with(player: Player) -> int:
    """Wait until a connection is closed, and return the code."""
    with suppress(ConnectionClosed):
        while True:
            await player.hear()
    return int(player.socket.close_code or 0)


async def watchers(served: Served, code: str, count: int) -> list[Player]:
    """Let so many come to watch."""
    return [await served.enter(code, f"Watcher {number}", watch=True) for number in range(count)]


@pytest.mark.parametrize("limits", [Limits(sockets=8), Limits(sockets_of_one=8)])
async def test_a_seat_holder_gets_in_and_the_oldest_spectator_makes_room(limits: Limits, tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=limits) as served:
        players = await seated(served, seats=2)
        code, token = players[1].last["lobby"]["code"], players[1].token
        await served.http.aclose()
        await players[1].socket.close()
        crowd = await watchers(served, code, 7)
        back = await served.enter(code, "Bo", token=token)
        assert back.seat == 1
        assert await closed_with(crowd[0]) == 1013
        for player in (players[0], back, *crowd[1:]):
            await player.settle()


async def test_connections_that_enter_no_table_give_way_before_spectators(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits(sockets=6)) as served:
        players = await seated(served, seats=2)
        await served.http.aclose()
        [watcher] = await watchers(served, players[0].last["lobby"]["code"], 1)
        async with raw(served) as idle:
            idlers = [await served.connect() for _ in range(4)]
            assert await idle.ended() == b""
            assert await closed_with(idlers[0]) == 1013
            for player in (*players, watcher):
                await player.settle()


async def test_spectators_leave_room_for_others(tmp_path: Path) -> None:
    for limits in (Limits(spectators=2), Limits(spectators_of_one=2), Limits(spectators_of_table=2)):
        async with serving(tmp_path / f"{limits.spectators}-{limits.spectators_of_one}", limits=limits) as served:
            players = await seated(served, seats=3)
            code, token = players[2].last["lobby"]["code"], players[2].token
            crowd = await watchers(served, code, 2)
            late = await served.connect()
            await late.say(t="enter", code=code, name="Late", watch=True)
            fault = await late.answer("fault")
            assert (fault["field"], fault["expected"]) == ("spectators", "at most 2 at a time")
            again = await served.enter(code, "Cy", token=token)
            assert again.seat == 2
            await crowd[0].socket.close()
            await players[0].until(lambda who=players[0]: who.last["lobby"].get("watching") == 1)  # type: ignore[misc]
            await late.say(t="enter", code=code, name="Late", watch=True)
            await late.answer("entered")


async def test_a_crowd_of_strangers_keeps_no_table_from_its_big_screens(tmp_path: Path) -> None:
    for limits in (Limits(spectators=2), Limits(spectators_of_one=2), Limits(spectators_of_table=2)):
        async with serving(tmp_path / f"{limits.spectators}-{limits.spectators_of_one}", limits=limits) as served:
            host, *_ = await seated(served, seats=2)
            code = host.last["lobby"]["code"]
            await watchers(served, code, 2)
            tokens = [await screen_token(served, code, host.token) for _ in range(3)]
            screens = [await served.enter(code, "Screen", watch=True, token=token) for token in tokens[:2]]
            await host.until(lambda who=host: who.last["lobby"].get("has_big_screen", False))  # type: ignore[misc]
            third = await served.connect()
            await third.say(t="enter", code=code, name="Screen", watch=True, token=tokens[2])
            assert (await third.answer("fault"))["field"] == "spectators"
            await screens[0].socket.close()
            back = await served.enter(code, "Screen", watch=True, token=tokens[0])
            assert back.seat == -1


async def test_of_one_address_so_many_connections_are_players_at_most(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits(sockets=4, players_of_one=2)) as served:
        players = await seated(served, seats=3)
        await served.http.aclose()
        many = [await served.enter(players[0].last["lobby"]["code"], "A", token=players[0].token) for _ in range(2)]
        assert await closed_with(players[2]) == 1013
        for player in (*players[:2], *many[1:]):
            await asyncio.wait_for(player.settle(), 60)
