"""Whole games over the wire."""

from pathlib import Path

import pytest

from regift.games import catalogue
from regift.kit.record import read_record, verify
from tests.server.playing import finish, seated, serving, start

TINY = str(Path(__file__).parents[1] / "games")


async def test_four_people_play_to_the_end_and_take_the_record_home(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served)
        code = players[0].last["lobby"]["code"]
        early = await served.http.get(f"/api/tables/{code}/record")
        assert early.status_code == 409
        assert early.json()["field"] == "record"
        await finish(players)
        assert {player.phase for player in players} == {"over"}
        assert all(player.now["standings"] == players[0].now["standings"] for player in players)
        assert players[0].now["standings"][0]["place"] == 1
        await players[0].say(t="play", action=0, at=players[0].at)
        assert (await players[0].answer("refused"))["clause"] == "MKF-39"
        record = await served.http.get(f"/api/tables/{code}/record")
        assert record.headers["content-type"].startswith("application/x-ndjson")
        assert "attachment" in record.headers["content-disposition"]
        read = read_record(record.text)
        game = catalogue.game(read.game_id, seats=read.seats, **read.options)
        verify(read, game, record.text)
        assert read.replay(game).is_over


@pytest.mark.parametrize("game", ["sprint", "bell"])
async def test_the_tiny_games_need_nothing_of_the_server(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGIFT_GAMES", TINY)
    async with serving(tmp_path / "data") as served:
        players = await seated(served, game, 4, bots=1)
        await finish(players)
        assert players[2].now["standings"]
        code = players[0].last["lobby"]["code"]
        record = await served.http.get(f"/api/tables/{code}/record")
        read = read_record(record.text)
        verify(read, catalogue.game(game, seats=4, **read.options), record.text)


async def test_two_people_and_two_bots_finish(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, bots=2)
        await finish(players)
        assert players[1].phase == "over"


async def test_a_table_of_bots_plays_for_a_watching_host(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 3)
        host = await served.enter(made["code"], "Host", token=made["token"], watch=True)
        for seat in range(3):
            await host.say(t="add_bot", seat=seat, bot="rules")
        await host.say(t="start")
        await host.until(lambda: host.phase == "over")
        assert host.seat == -1
        assert len(host.now["standings"]) == 3


async def test_a_rematch_keeps_the_seats_and_deals_anew(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        await finish(players)
        first = players[0].at
        await players[1].say(t="rematch")
        assert (await players[1].answer("fault"))["field"] == "host"
        await players[0].say(t="rematch")
        for player in players:
            await player.until(lambda who=player: who.phase == "lobby")  # type: ignore[misc]
        assert [chair["name"] for chair in players[0].last["lobby"]["chairs"]] == ["Host", "Guest 1"]
        code = players[0].last["lobby"]["code"]
        assert (await served.http.get(f"/api/tables/{code}/record")).status_code == 200
        await start(players)
        assert players[0].at > first
        assert (await served.http.get(f"/api/tables/{code}/record")).status_code == 409
        await finish(players)
        assert players[1].phase == "over"
