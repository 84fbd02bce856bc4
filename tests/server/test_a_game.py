"""A whole game over the wire."""

from pathlib import Path

from regift.games import catalogue
from regift.kit.record import read_record, verify
from tests.server.playing import Player, Served, finish, serving


async def seated(served: Served, game: str = "kung_fu", seats: int = 4) -> list[Player]:
    """Fill a table with people and start."""
    made = await served.make(game, seats)
    players = [await served.enter(made["code"], "Host", token=made["token"])]
    for seat in range(1, seats):
        players.append(await served.enter(made["code"], f"Guest {seat}"))
    await players[0].say(t="start")
    for player in players:
        await player.until(lambda who=player: bool(who.now))  # type: ignore[misc]
    return players


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
        record = await served.http.get(f"/api/tables/{code}/record")
        assert record.headers["content-type"].startswith("application/x-ndjson")
        assert "attachment" in record.headers["content-disposition"]
        read = read_record(record.text)
        game = catalogue.game(read.game_id, seats=read.seats, **read.options)
        verify(read, game, record.text)
        assert read.replay(game).is_over
