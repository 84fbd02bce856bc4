"""The host forgets the evening in one step, wherever it is the same host's; nothing brings it back."""

import json
import sqlite3
from pathlib import Path
from typing import Any

from regift.terminal.transports.skip_to_my_turn import AdvanceableClock
from tests.server.passing_time import host_leaves
from tests.server.playing import NOBODY_IS_WAITED_FOR, Json, Player, Served, finish, seated, serving, start
from tests.server.test_evening import counted, evening_of, games_of, points


async def forget(served: Served, player: Player) -> Any:
    """Ask for the evening of somebody's table to be forgotten."""
    code = player.last["lobby"]["code"]
    return await served.http.delete(f"/api/tables/{code}/evening", headers={"authorization": f"Bearer {player.token}"})


async def forgotten(players: list[Player]) -> None:
    """Wait until all of them are told that there is no evening."""
    for player in players:
        await player.until(lambda who=player: not evening_of(who))  # type: ignore[misc]


def games_on_disk(data: Path) -> int:
    """Return how many games the evenings of all tables hold together, as they are on disk."""
    with sqlite3.connect(f"file:{data / 'regift.sqlite3'}?mode=ro", uri=True) as store:
        in_rows = [json.loads(row[0]).get("evening", {}) for row in store.execute("select sitting from tables")]
        in_parts = [json.loads(row[0]) for row in store.execute("select content from table_parts")]
        return sum(len(each.get("games", [])) for each in [*in_rows, *in_parts] if isinstance(each, dict))


async def gone_on(served: Served, player: Player, name: str) -> Player:
    """Return somebody at the next table."""
    await player.say(t="go_on")
    moved = await player.answer("moved")
    return await served.enter(moved["code"], name, token=moved["token"])


async def test_the_host_forgets_the_evening_and_the_next_game_is_the_first_of_a_new_one(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=2)
        await finish(players)
        await counted(players, 1)
        answer = await forget(served, players[0])
        assert (answer.status_code, answer.json()) == (200, {})
        await forgotten(players)
        assert await games_of(served, players[0]) == {"standings": [], "bettors": [], "games": []}
        await players[0].say(t="rematch")
        await players[0].until(lambda: players[0].phase == "lobby")
        assert not evening_of(players[0]), "a game that was forgotten does not come back"
        await start(players)
        await finish(players, seed=2)
        await counted(players, 1)
        assert sorted(points(players[0]).values()) == [0, 1]
        token, code = players[0].token, players[0].last["lobby"]["code"]
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        again = await served.enter(code, "Host", token=token)
        assert evening_of(again)["games"] == 1


async def test_the_game_that_is_played_meanwhile_counts(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=2)
        await finish(players)
        await counted(players, 1)
        await players[0].say(t="rematch")
        await players[0].until(lambda: players[0].phase == "lobby")
        await start(players)
        assert (await forget(served, players[0])).status_code == 200
        await forgotten(players)
        await finish(players, seed=2)
        await counted(players, 1)


async def test_nobody_but_the_host_forgets_it(tmp_path: Path) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR, clock) as served:
        players = await seated(served, seats=3)
        await finish(players)
        await counted(players, 1)
        code = players[0].last["lobby"]["code"]
        guest = await forget(served, players[1])
        assert (guest.status_code, guest.json()["field"]) == (400, "host")
        assert (await served.http.delete(f"/api/tables/{code}/evening")).status_code == 400
        away = players[0].token
        await host_leaves(clock, players[0], players[1])
        acting = await forget(served, players[1])
        assert (acting.status_code, acting.json()["reason"]) == (400, "acting_host_forgets")
        assert evening_of(players[1])["games"] == 1
        own: Json = {"authorization": f"Bearer {away}"}
        assert (await served.http.delete(f"/api/tables/{code}/evening", headers=own)).status_code == 200
        await forgotten(players[1:])


async def test_it_is_forgotten_at_the_tables_that_follow_and_at_those_before(tmp_path: Path) -> None:
    for which in (0, 1):
        async with serving(tmp_path / f"data{which}", NOBODY_IS_WAITED_FOR) as served:
            players = await seated(served, seats=3)
            await finish(players)
            await counted(players, 1)
            there = await gone_on(served, players[0], "Host")
            assert evening_of(there)["games"] == 1
            assert (await forget(served, (players[0], there)[which])).status_code == 200
            await forgotten([there, *players])
            follower = await gone_on(served, players[1], "Guest 1")
            assert not evening_of(follower), "nobody brings it along again"


async def test_a_table_of_another_host_keeps_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=3)
        await finish(players)
        await counted(players, 1)
        leaver = await gone_on(served, players[0], "Host")
        there = await gone_on(served, players[1], "Guest 1")
        await leaver.say(t="stand_up")
        await there.until(lambda: bool(there.last["lobby"].get("is_host")))
        assert (await forget(served, there)).status_code == 200
        await forgotten([there])
        await players[1].settle()
        assert evening_of(players[1])["games"] == 1, "there the first host is still the host"
        follower = await gone_on(served, players[2], "Guest 2")
        assert not evening_of(follower), "who comes from there brings nothing back"


async def test_it_is_gone_from_the_disk_before_the_answer(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=2)
        await finish(players)
        await counted(players, 1)
        there = await gone_on(served, players[0], "Host")
        assert games_on_disk(tmp_path / "data") == 2
        assert (await forget(served, there)).status_code == 200
        assert games_on_disk(tmp_path / "data") == 0
