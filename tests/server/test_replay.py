"""Games shown again: over HTTP, once they are over, and from a file that anybody may have made."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import pytest

from regift.games import catalogue
from regift.kit.event import EVERYONE, SPECTATOR
from regift.kit.record import read_record
from regift.server.http import replay_encoding_caching_and_uploaded_records
from regift.tables.limits.server_limit_values import Limits, Rate
from regift.tables.setup.name_chat_line_and_avatar_sanitizer import clean_line
from tests.server.playing import Served, finish, in_full, seated, serving

Json = dict[str, Any]
GOLDEN = Path(__file__).parents[1] / "goldens" / "kung_fu_2_seats.jsonl"


async def replay(served: Served, code: str, eyes: str) -> Json:
    """Ask for a replay."""
    answer = await served.http.get(f"/api/tables/{code}/replay", params={"eyes": eyes})
    assert answer.status_code == 200, answer.text
    return cast(Json, answer.json())


def faces(replay: Json) -> Iterator[tuple[str, list[str]]]:
    """List the faces in every hand that a replay ever shows whole."""
    messages = [replay["board"], *(step.get("update", {}) for step in replay["steps"])]
    for message in messages:
        for part in message.get("parts", []):
            if part["id"].startswith("hand:") and part.get("faces"):
                yield part["id"], part["faces"]


def events(replay: Json) -> list[Json]:
    """List what happened as the replay tells it."""
    return [event for step in replay["steps"] for event in in_full(dict(step.get("update", {}))).get("events", [])]


async def test_a_game_is_shown_again_once_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served)
        code = players[0].last["lobby"]["code"]
        for eyes in ("table", "open", "0"):
            early = await served.http.get(f"/api/tables/{code}/replay", params={"eyes": eyes})
            assert (early.status_code, early.json()["field"]) == (409, "record")
        await finish(players)
        shown = {eyes: await replay(served, code, eyes) for eyes in ("table", "open", "0", "1")}
        record = read_record((await served.http.get(f"/api/tables/{code}/record")).text)
        state = record.replay(catalogue.game_of(record))
        for each in shown.values():
            assert len(each["steps"]) == len(record.moves)
            assert each["steps"][-1]["update"]["standings"] == players[0].now["standings"]
            assert each["story"] == players[0].now["story"]
            assert [chair.get("name") for chair in each["chairs"]] == ["Host", "Guest 1", "Guest 2", "Guest 3"]
            assert all(step["second"] >= 0 for step in each["steps"])
        assert not list(faces(shown["table"]))
        assert {id for id, _ in faces(shown["1"])} == {"hand:1"}
        assert {id for id, _ in faces(shown["open"])} == {f"hand:{seat}" for seat in range(4)}
        for eyes, seat in (("table", SPECTATOR), ("open", EVERYONE), ("1", 1)):
            after_the_deal = len(record.deal(catalogue.game_of(record)).history)
            assert [event["kind"] for event in events(shown[eyes])] == [
                event.kind for event in state.events(seat, after_the_deal)
            ]


async def test_what_a_player_was_told_is_what_its_eyes_are_shown(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=3)
        await finish(players)
        code = players[0].last["lobby"]["code"]
        for seat, player in enumerate(players):
            assert events(await replay(served, code, str(seat))) == player.events


async def test_a_rematch_hides_the_game_before_and_shows_itself_only_at_its_end(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        await finish(players)
        code = players[0].last["lobby"]["code"]
        await players[0].say(t="rematch")
        await players[0].until(lambda: players[0].phase == "lobby")
        await players[0].say(t="swap", one=0, other=1)
        await players[0].settle()
        assert [chair["name"] for chair in (await replay(served, code, "table"))["chairs"]] == ["Host", "Guest 1"]
        await players[0].say(t="start")
        await players[0].until(lambda: players[0].phase == "playing")
        assert (await served.http.get(f"/api/tables/{code}/replay")).status_code == 409


async def test_spectators_who_see_all_later_see_the_replay_later(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        host = await served.enter(made["code"], "Host", token=made["token"])
        await host.say(t="manner", name="delay", value=60)
        await host.say(t="add_bot", seat=1, bot="random")
        await host.say(t="start")
        await host.until(lambda: bool(host.now))
        await finish([host])
        assert (await served.http.get(f"/api/tables/{made['code']}/replay")).status_code == 403


async def test_eyes_and_codes_that_there_are_not(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        await finish(players)
        code = players[0].last["lobby"]["code"]
        for eyes in ("2", "-1", "everything", "1" * 5000):
            answer = await served.http.get(f"/api/tables/{code}/replay", params={"eyes": eyes})
            assert (answer.status_code, answer.json()["field"]) == (400, "eyes")
        assert (await served.http.get("/api/tables/QQQQ/replay")).status_code == 404


async def test_a_replay_comes_packed_where_that_is_taken(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        body = GOLDEN.read_bytes()
        plain = await served.http.post("/api/replay", content=body, headers={"accept-encoding": "identity"})
        packed = await served.http.post("/api/replay", content=body, headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert plain.json() == packed.json()


async def test_a_record_that_is_handed_in_is_shown_as_the_table_showed_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=3)
        await finish(players)
        code = players[0].last["lobby"]["code"]
        record = (await served.http.get(f"/api/tables/{code}/record")).content
        for eyes in ("table", "2", "open"):
            answer = await served.http.post("/api/replay", content=record, params={"eyes": eyes})
            assert answer.status_code == 200
            at_table, from_file = await replay(served, code, eyes), answer.json()
            for step in at_table["steps"]:
                del step["second"]
            assert [from_file[name] for name in ("steps", "board", "story", "turn")] == [
                at_table[name] for name in ("steps", "board", "story", "turn")
            ]
            assert {chair["who"] for chair in from_file["chairs"]} == {"person"}


def sealed(lines: list[str]) -> bytes:
    """End a record with a digest that fits, whatever its lines say."""
    digest = sha256("\n".join(lines).encode()).hexdigest()
    return "\n".join([*lines, json.dumps({"over": True, "standings": [], "digest": digest})]).encode()


def hostile() -> dict[str, bytes]:
    """Return records that are none, and a word that the answer must hold."""
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    head = json.loads(lines[0])
    moves = lines[1:-1]

    def headed(**more: object) -> bytes:
        return sealed([json.dumps(head | more, separators=(",", ":")), *moves])

    return {
        "expected a first line": b"",
        "UTF-8": b"\xff\xfe\x00",
        "not JSON": b"nonsense\nnonsense\n",
        "digest": "\n".join(lines).replace('"place level 1"', '"place level 2"', 1).encode(),
        "some are missing": "\n".join(lines[:20] + lines[-1:]).encode(),
        "may not": sealed([lines[0], moves[1], *moves[2:]]),
        "expected {": sealed(lines[:-1]),
        "of that name": headed(game="chess"),
        "rules_version": headed(rules_version=99),
        "seats": headed(seats=10**9),
        "seed": headed(seed="keyed:00"),
        "shuffle": headed(shuffle={"secret": 1}),
        "'game-name'": headed(words={"game-name": {"name": "Chess", "line": ""}}),
        "'own-x y'": headed(words={"own-x y": {"name": "Chess", "line": ""}}),
        "'__proto__'": headed(words={"__proto__": {"name": "Chess", "line": ""}}),
        "option": headed(options={"turn_cap": {"a": []}}),
        "game and options": headed(game=["kung_fu"]),
        "braces": b"[]\n[]\n",
        "whole number": sealed([lines[0], '{"seat":true,"action":1}']),
        "expected 0 or more": sealed([lines[0], '{"seat":0,"action":-7}']),
        "withdrawn": sealed([lines[0], *['{"seat":0,"withdrawn":true}'] * 3]),
    }


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  Granny's   scarf ", "Granny's scarf"),
        ("W" * 400, "W" * 36),
        ("Z" + "\u0300\u0489" * 150, "Z\u0300\u0489"),
        ("<b>\ufe0f\ufe0f", "<b>\ufe0f"),
        ("\u3164" * 9, None),
    ],
)
async def test_gifts_of_a_record_are_called_as_a_table_would_call_them(
    said: str, shown: str | None, tmp_path: Path
) -> None:
    lines = (GOLDEN.parent / "gift_trap_own.jsonl").read_text(encoding="utf-8").splitlines()
    head = {**json.loads(lines[0]), "words": {"own-our_boat": {"name": said, "line": said, "more": said}}}
    record = [json.dumps(head, ensure_ascii=False, separators=(",", ":")), *lines[1:-1]]
    end = json.loads(lines[-1]) | {"digest": sha256("\n".join(record).encode()).hexdigest()}
    body = "\n".join([*record, json.dumps(end, separators=(",", ":")), ""]).encode()
    async with serving(tmp_path / "data") as served:
        answer = await served.http.post("/api/replay", content=body)
        if shown is None:
            assert (answer.status_code, answer.json()["field"]) == (400, "record")
            return
        assert answer.status_code == 200, answer.text
        assert answer.json()["words"] == {"own-our_boat": {"name": shown, "line": clean_line(said, "", 80)}}


@pytest.mark.parametrize("word", hostile())
async def test_what_is_no_true_record_is_refused_in_words(word: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        answer = await served.http.post("/api/replay", content=hostile()[word])
        assert answer.status_code == 400, answer.text
        assert answer.json()["field"] == "record"
        assert word in answer.json()["expected"]
        assert len(answer.content) < 2000


async def test_a_record_is_read_with_the_mark_that_some_editors_put_before_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        answer = await served.http.post("/api/replay", content=b"\xef\xbb\xbf" + GOLDEN.read_bytes())
        assert answer.status_code == 200, answer.text


async def test_what_is_too_large_or_too_deep_is_refused(tmp_path: Path) -> None:
    head = GOLDEN.read_text(encoding="utf-8").splitlines()[0]
    async with serving(tmp_path / "data") as served:
        for body in (
            b"x" * (replay_encoding_caching_and_uploaded_records.LARGEST + 1),
            b"\n" * 900_000,
            b"[" * 500_000 + b"\n{}",
            sealed([head] + ['{"seat":0,"action":1}'] * (replay_encoding_caching_and_uploaded_records.LONGEST + 10)),
            b'{"regift":1,"game":"\\ud800","seats":2,"options":{}}\n{}',
            sealed(['{"regift":1,"game":"\\ud800","rules_version":1,"seats":2,"options":{},"seed":"fast:1"}']),
            sealed([head.replace("fast:", "fast:" + "9" * 100_000)]),
        ):
            answer = await served.http.post("/api/replay", content=body)
            assert answer.status_code == 400, body[:60]
            assert len(answer.content) < 2000
        assert (await served.http.get("/api/games")).status_code == 200


async def test_one_address_hands_in_no_endless_stream_of_records(tmp_path: Path) -> None:
    few = Limits(replay=Rate(2, 0.001))
    async with serving(tmp_path / "data", limits=few) as served:
        found = [(await served.http.post("/api/replay", content=GOLDEN.read_bytes())).status_code for _ in range(3)]
        assert found == [200, 200, 429]


async def test_the_same_replay_is_worded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path / "data") as served:
        body = GOLDEN.read_bytes()
        first = await served.http.post("/api/replay", content=body)

        def fail(body: bytes) -> None:
            raise AssertionError("worded again")

        monkeypatch.setattr(replay_encoding_caching_and_uploaded_records, "read_uploaded_record", fail)
        assert (await served.http.post("/api/replay", content=body)).json() == first.json()


async def test_the_addresses_of_replays_are_pages(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><title>here</title>")
    async with serving(tmp_path / "data", web=web) as served:
        for path in ("/replay", "/KNOT/replay", "/KNOT"):
            assert "here" in (await served.http.get(path)).text
        for path in ("/KNOT/replays", "/KNOTS/replay", "/replay/KNOT"):
            assert (await served.http.get(path)).status_code == 404


async def test_a_game_that_was_left_is_there_by_its_link_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=3)
        await finish(players)
        code, token = players[0].last["lobby"]["code"], players[0].token
        story, before = players[0].now["story"], await replay(served, code, "open")
    async with serving(tmp_path / "data") as served:
        assert (await served.http.get(f"/api/tables/{code}")).json()["phase"] == "over"
        stranger = await served.enter(code, "Late", watch=True)
        host = await served.enter(code, "Host", token=token)
        for player in (stranger, host):
            await player.until(lambda who=player: bool(who.now))  # type: ignore[misc]
            assert player.now["story"] == story
            assert len(player.now["standings"]) == 3
        assert await replay(served, code, "open") == before
