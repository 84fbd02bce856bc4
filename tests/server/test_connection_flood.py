"""A flat behind one address, and somebody there opens websockets without end: who has a seat still comes back to it."""

from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from regift.tables.limits.server_limit_values import Limits, Rate
from tests.server.playing import Player, Served, seated, serving

COMES_BACK_IN_AN_HOUR = 1 / 3600


def flooded(connections: int, unidentified: int = 50) -> Limits:
    """Allow so many websockets, and next to none after them."""
    return Limits(connection=Rate(connections, COMES_BACK_IN_AN_HOUR), unidentified=unidentified)


async def close_code(player: Player) -> int:
    """Wait until a connection is closed, and return the code."""
    with suppress(ConnectionClosed):
        while True:
            await player.hear()
    return int(player.socket.close_code or 0)


async def come_back(served: Served, player: Player) -> Player:
    """Lose the connection and come back to the seat, as a page does that is loaded again."""
    await player.socket.close()
    return await served.enter(player.last["lobby"]["code"], "Back", token=player.token)


async def test_who_has_a_seat_and_the_host_get_in_when_the_address_has_opened_too_many(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=flooded(2)) as served:
        players = await seated(served, seats=2)
        back = await come_back(served, players[1])
        assert back.seat == 1
        await back.settle()
        host = await come_back(served, players[0])
        assert host.last["lobby"]["is_host"]


async def test_a_host_without_a_seat_gets_in_too(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=flooded(1)) as served:
        made = await served.make("kung_fu", 2)
        host = await served.enter(made["code"], "Host", token=made["token"], watch=True)
        assert (host.seat, host.last["lobby"]["is_host"]) == (-1, True)
        again = await served.enter(made["code"], "Host", token=made["token"], watch=True)
        assert again.last["lobby"]["is_host"]


async def test_each_seat_counts_also_where_the_host_has_none(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=flooded(3)) as served:
        made = await served.make("kung_fu", 2)
        await served.enter(made["code"], "Host", token=made["token"], watch=True)
        players = [await served.enter(made["code"], name) for name in ("First", "Second")]
        assert [(await come_back(served, player)).seat for player in players] == [0, 1]


@pytest.mark.parametrize("shown", ["nothing", "a spectator's token", "a seat code", "no table"])
async def test_nobody_else_does_and_is_told_nothing(tmp_path: Path, shown: str) -> None:
    async with serving(tmp_path / "data", limits=flooded(3, unidentified=9)) as served:
        players = await seated(served, seats=2)
        code = players[0].last["lobby"]["code"]
        spectator = await served.enter(code, "Watcher", watch=True)
        credentials = {
            "nothing": {"code": code},
            "a spectator's token": {"code": code, "token": spectator.token},
            "a seat code": {"code": code, "seat_code": players[1].last["entered"]["seat_code"]},
            "no table": {"code": "QQQQ"},
        }[shown]
        stranger = await served.connect()
        await stranger.say(t="enter", name="Eve", **credentials)
        assert await close_code(stranger) == 1008
        assert stranger.heard == []


async def test_what_is_no_way_in_ends_the_connection(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=flooded(0)) as served:
        for message in ({"t": "resync"}, {"t": "start"}, {"t": "enter"}):
            stranger = await served.connect()
            await stranger.say(**message)
            assert await close_code(stranger) == 1008


async def test_those_who_show_nothing_give_way_to_who_comes_after_them(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=flooded(2, unidentified=3)) as served:
        players = await seated(served, seats=2)
        idlers = [await served.connect() for _ in range(7)]
        for idler in idlers[:4]:
            assert await close_code(idler) == 1013
        back = await come_back(served, players[1])
        assert back.seat == 1
        assert await close_code(idlers[4]) == 1013
        for player in (players[0], back):
            await player.settle()


async def test_a_player_who_came_so_counts_as_any_other(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=flooded(2, unidentified=1)) as served:
        players = await seated(served, seats=2)
        back = [await come_back(served, player) for player in players]
        await served.connect()
        for player in back:
            await player.settle()


async def test_where_there_is_no_room_for_them_at_all_they_are_closed_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=flooded(0, unidentified=0)) as served:
        assert await close_code(await served.connect()) == 1013


async def test_who_is_in_comes_in_anew_only_so_often_by_the_same_connection(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        player, *_ = await seated(served, seats=2)
    async with serving(tmp_path / "data", limits=Limits(entering_anew=Rate(3, COMES_BACK_IN_AN_HOUR))) as served:
        code, token = player.last["lobby"]["code"], player.token
        player = await served.enter(code, "Back", token=token)
        for _ in range(3):
            await player.say(t="enter", code=code, token=token, name="Back")
            await player.answer("entered")
        await player.say(t="enter", code=code, token=token, name="Back")
        assert (await player.answer("fault"))["field"] == "request"
        await player.say(t="ping")
        await player.answer("pong")
