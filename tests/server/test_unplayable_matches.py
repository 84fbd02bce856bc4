"""A match that the journal can't give back: its table opens all the same, with seats and all it keeps."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from regift.tables.storage.stored_table_records import SIT
from tests.server.playing import Json, Player, Served, finish, seated, serving, start

STORE = "regift.sqlite3"
RULES = "UPDATE deals SET rules_version = 0"
OTHER_END = "UPDATE tables SET sitting = replace(sitting, '\"place\":2', '\"place\":3')"
MOVES = {
    "unknown": ("UPDATE moves SET action = 'juggle' WHERE number = 3", "moves"),
    "not allowed": ("UPDATE moves SET action = 'let it through' WHERE number = 1", "moves"),
    "a seat too many": ("UPDATE moves SET seat = 9 WHERE number = 3", "moves"),
    "nobody's seat": (f"UPDATE moves SET seat = -1, action = '{SIT}' WHERE number = 3", "moves"),
    "nothing to take back": ("UPDATE moves SET action = '!take_back' WHERE number = 1", "moves"),
    "other rules": (RULES, "rules"),
    "an option that is gone": (
        """UPDATE deals SET recipe = replace(recipe, '"options":{}', '"options":{"gone":1}')""",
        "rules",
    ),
}


def rewrite(data: Path, statement: str) -> None:
    """Change rows of a store that no server has."""
    with closing(sqlite3.connect(data / STORE)) as store:
        assert store.execute(statement).rowcount > 0
        store.commit()


async def play_some(data: Path, *, to_the_end: bool) -> tuple[str, list[str], list[Json]]:
    """Play a game of two; give the table's code, the tokens, and how it ended."""
    async with serving(data) as served:
        players = await seated(served, seats=2)
        await finish(players, moves=100_000 if to_the_end else 30)
        return code_of(players[0]), [player.token for player in players], players[0].now.get("standings", [])


def code_of(player: Player) -> str:
    return str(player.last["lobby"]["code"])


async def look_from_everywhere(served: Served, code: str, token: str) -> Json:
    """Return the lobby as a page is told it, which the other ways to ask agree with."""
    held = await served.http.post("/api/seats", json={"seats": [{"code": code, "token": token}]})
    assert held.status_code == 200
    [news] = held.json()
    assert (news["code"], news["seat"], news["phase"]) == (code, 0, "lobby")
    seen = await served.http.get(f"/api/tables/{code}")
    assert seen.status_code == 200
    for path in ("record", "replay"):
        answer = await served.http.get(f"/api/tables/{code}/{path}")
        assert (answer.status_code, answer.json()["field"]) == (409, "record")
    return dict(seen.json())


@pytest.mark.parametrize("damage", MOVES)
async def test_the_lobby_opens_without_the_match_and_the_next_game_is_dealt(
    damage: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    code, tokens, _ = await play_some(tmp_path, to_the_end=False)
    statement, reason = MOVES[damage]
    rewrite(tmp_path, statement)
    async with serving(tmp_path) as served:
        lobby = await look_from_everywhere(served, code, tokens[0])
        assert lobby["unplayable"] == {"reason": reason}
        assert ": match 1 can't be taken up: " in caplog.text
        players = [await served.enter(code, "Back", token=token) for token in tokens]
        assert [(player.phase, player.seat) for player in players] == [("lobby", 0), ("lobby", 1)]
        await start(players)
        assert not players[0].last["lobby"].get("unplayable")
        assert await finish(players, moves=10) == 10
        before = [(player.at, dict(player.parts)) for player in players]
    async with serving(tmp_path) as served:
        players = [await served.enter(code, "Back", token=token) for token in tokens]
        for player in players:
            await player.until(lambda who=player: bool(who.now))  # type: ignore[misc]
        assert [(player.at, player.parts) for player in players] == before


@pytest.mark.parametrize("change", [RULES, OTHER_END], ids=["other rules", "another end"])
async def test_how_it_ended_is_kept_when_a_release_plays_by_other_rules(change: str, tmp_path: Path) -> None:
    code, tokens, standings = await play_some(tmp_path, to_the_end=True)
    assert standings
    async with serving(tmp_path) as served:
        assert (await served.http.get(f"/api/tables/{code}")).json()["phase"] == "over"
    rewrite(tmp_path, change)
    async with serving(tmp_path) as served:
        told = (await look_from_everywhere(served, code, tokens[0]))["unplayable"]
        assert told["reason"] == "rules"
        assert [chair["name"] for chair in told["chairs"]] == ["Host", "Guest 1"]
        if change == RULES:
            assert told["standings"] == standings
        else:
            assert [each["place"] for each in sorted(told["standings"], key=lambda each: each["place"])] == [1, 3]


async def test_a_seat_at_a_table_that_cannot_be_taken_up_hides_no_other(tmp_path: Path) -> None:
    code, tokens, _ = await play_some(tmp_path, to_the_end=False)
    rewrite(tmp_path, MOVES["unknown"][0])
    async with serving(tmp_path) as served:
        made = await served.make("kung_fu", 2)
        held = [{"code": code, "token": tokens[0]}, {"code": made["code"], "token": made["token"]}]
        answer = await served.http.post("/api/seats", json={"seats": held})
        assert [news["code"] for news in answer.json()] == [code, made["code"]]
