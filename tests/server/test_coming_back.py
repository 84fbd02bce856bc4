"""Seats are kept: over a lost connection, in two tabs, over a restart."""

import json
from pathlib import Path

from tests.server.playing import finish, seated, serving, to_act


async def test_a_token_brings_back_the_own_seat_and_hand(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        code = players[0].last["lobby"]["code"]
        gone = players[1]
        await gone.socket.close()
        await players[0].until(lambda: players[0].last["lobby"]["chairs"][1].get("is_here") is False)
        back = await served.enter(code, "Whoever", token=gone.token)
        await back.until(lambda: bool(back.now))
        assert back.seat == gone.seat
        assert back.now == gone.now | {"t": "board"}
        assert back.parts == gone.parts
        assert back.last["lobby"]["chairs"][1]["name"] == "Guest 1"
        await finish([players[0], back])
        assert back.phase == "over"


async def test_two_tabs_of_one_person_hear_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        code = players[0].last["lobby"]["code"]
        twin = await served.enter(code, "Host", token=players[0].token)
        await twin.until(lambda: bool(twin.now))
        await finish(players, moves=20)
        await twin.settle()
        assert (twin.now, twin.parts) == (players[0].now, players[0].parts)


async def test_a_restart_in_mid_game_loses_nothing_not_even_a_pick(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=3)
        await finish(players, moves=25)
        mover = await to_act(players)
        await mover.play(mover.options[-1])
        for player in (mover, *players):
            await player.settle()
        code = players[0].last["lobby"]["code"]
    async with serving(tmp_path / "data") as served:
        back = [await served.enter(code, "Again", token=player.token) for player in players]
        for player, before in zip(back, players, strict=True):
            await player.until(lambda who=player: bool(who.now))  # type: ignore[misc]
            assert player.seat == before.seat
            assert player.parts == before.parts
            assert player.at == before.at
            assert player.options == before.options
        await finish(back)
        assert back[0].phase == "over"


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=3, bots=2)
        await finish(players, moves=5)
        code = players[0].last["lobby"]["code"]
    async with serving(tmp_path / "data") as served:
        back = await served.enter(code, "Again", token=players[0].token)
        await finish([back])
        assert back.phase == "over"


async def test_a_table_that_is_over_is_over_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        await finish(players)
        code = players[0].last["lobby"]["code"]
        record = (await served.http.get(f"/api/tables/{code}/record")).text
    async with serving(tmp_path / "data") as served:
        assert (await served.http.get(f"/api/tables/{code}")).json()["phase"] == "over"
        assert (await served.http.get(f"/api/tables/{code}/record")).text == record


async def test_a_newcomer_to_a_running_game_watches(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        late = await served.enter(players[0].last["lobby"]["code"], "Late")
        await late.until(lambda: bool(late.now))
        assert (late.seat, late.now["seat"]) == (-1, -1)
        await late.say(t="play", action=0, at=late.at)
        assert (await late.answer("fault"))["field"] == "seat"


async def test_a_foreign_token_is_refused_for_good(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        one = await served.make("kung_fu", 2)
        two = await served.make("kung_fu", 2)
        for token in (one["token"], "forged", two["token"][:-1]):
            player = await served.connect()
            await player.say(t="enter", code=two["code"], name="Eve", token=token)
            fault = await player.answer("fault")
            assert (fault["field"], fault["is_final"]) == ("token", True)


async def test_a_ping_is_answered_and_tells_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        player = (await seated(served, seats=2))[0]
        await player.settle()
        at = player.at
        await player.say(t="ping")
        assert await player.hear() == {"t": "pong"}
        assert player.at == at


async def test_a_resync_tells_ones_own_bet_again(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        watcher = await served.enter(players[0].last["lobby"]["code"], "Watcher", watch=True)
        await watcher.say(t="bet", on=1)
        assert (await watcher.answer("bets"))["own"] == 1
        await watcher.settle()
        watcher.last.pop("bets")
        await watcher.say(t="resync")
        await watcher.settle()
        assert watcher.last.get("bets", {}).get("own") == 1


async def test_a_resync_shows_the_clocks(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host = (await seated(served, seats=2))[0]
        await host.say(t="manner", name="clock", value="brisk")
        await host.answer("clocks")
        await host.settle()
        known = len(host.heard)
        await host.say(t="resync")
        await host.settle()
        assert "clocks" in [json.loads(frame)["t"] for frame in host.heard[known:]]


async def test_a_bots_seat_taken_after_the_end_is_for_the_rematch(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2, bots=1)
        await finish(players)
        guest = await served.enter(players[0].last["lobby"]["code"], "Bo")
        await guest.say(t="ask", seat=1)
        await guest.until(lambda: guest.seat == 1)
        await guest.say(t="resync")
        assert (await guest.answer("board"))["standings"]
        await guest.say(t="play", action=0, at=guest.at)
        assert (await guest.answer("refused"))["clause"] == "MKF-39"
        await players[0].say(t="rematch")
        await guest.until(lambda: guest.phase == "lobby")
        await players[0].say(t="start")
        await guest.until(lambda: guest.now.get("seat") == 1)
