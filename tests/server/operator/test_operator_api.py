"""What an operator can do while a server runs, over its real socket."""

import asyncio
import json
import logging
import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from regift.cli import run
from regift.commands.delete_table import delete_table
from regift.commands.running_server.ban import ban
from regift.commands.running_server.close_and_delete_live_table import close
from regift.commands.running_server.notice import notice
from regift.server.operator import operator_unix_socket_listen_connect_permissions as unix_socket
from regift.server.operator.operator_action_audit_log import NAME as LOG
from regift.server.operator.operator_client import NotCarriedOut, ask
from regift.server.operator.operator_messages import Done, NetworkBan, TableEntry
from regift.server.operator.operator_unix_socket_listen_connect_permissions import FOLDER, NAME, NoOperatorSocket
from tests.cli.command_output import complaint
from tests.server.playing import Player, seated, serving

NOBODY = 65534


async def listed(data: Path) -> dict[str, TableEntry]:
    """Return all tables by code."""
    found = await asyncio.to_thread(ask, data, "GET", "/tables", list[TableEntry])
    return {table.code: table for table in found}


def code_of(player: Player) -> str:
    return str(player.last["lobby"]["code"])


def logged(data: Path) -> list[dict[str, object]]:
    """Read the operator's log."""
    return [json.loads(line) for line in (data / LOG).read_text(encoding="utf-8").splitlines()]


async def test_tables_are_listed_with_who_is_there(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data) as served:
        players = await seated(served, seats=3, bots=1)
        laid = await served.made_code("not_a_hat", 2)
        found = await listed(data)
        assert list(found) == [laid, code_of(players[0])]
        playing, lobby = found[code_of(players[0])], found[laid]
        assert (playing.game, playing.phase, playing.seats, playing.taken, playing.here) == (
            "kung_fu",
            "playing",
            3,
            3,
            2,
        )
        assert [(each.seat, each.name, each.is_here) for each in playing.people] == [
            (1, "Host", True),
            (2, "Guest 1", True),
        ]
        assert (lobby.phase, lobby.taken, lobby.here, lobby.people) == ("lobby", 0, 0, [])
        assert 200 < lobby.bytes < playing.bytes
        assert lobby.expires - lobby.used == 3600
        assert playing.expires - playing.used == 30 * 86400


async def test_a_closed_table_is_told_and_deleted_and_the_others_go_on(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data) as served:
        players, others = await seated(served, seats=2), await seated(served, seats=2)
        gone = code_of(players[0])
        await asyncio.to_thread(close, gone.lower(), data=data)
        for player in players:
            fault = await player.answer("fault")
            assert (fault["is_final"], fault["reason"]) == (True, "table_closed")
            await player.socket.wait_closed()
        assert list(await listed(data)) == [code_of(others[0])]
        assert (await served.http.get(f"/api/tables/{gone}")).status_code == 404
        await others[0].settle()
        with pytest.raises(NotCarriedOut, match=f"table {gone}: there is none"):
            await asyncio.to_thread(close, gone, data=data)


async def test_delete_table_needs_no_stop(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data) as served:
        code = await served.made_code("kung_fu", 2)
        await asyncio.to_thread(delete_table, code, data=data)
        assert await listed(data) == {}


async def test_a_notice_is_read_by_all_or_at_one_table(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data) as served:
        one, other = await seated(served, seats=2), await seated(served, seats=2)
        await asyncio.to_thread(notice, "Back at nine.", fr="De retour à 9 h.", data=data)
        for player in (*one, *other):
            said = await player.answer("notice")
            assert (said["text"], said["fr"]) == ("Back at nine.", "De retour à 9 h.")
        await asyncio.to_thread(notice, "You alone.", table=code_of(one[0]), data=data)
        assert (await one[0].answer("notice"))["text"] == "You alone."
        await other[0].settle()
        assert other[0].last["notice"]["text"] == "Back at nine."


@pytest.mark.parametrize("by", ["seat", "person"])
async def test_who_is_banned_loses_seat_and_token_and_be_it_the_host(tmp_path: Path, by: str) -> None:
    data = tmp_path / "data"
    async with serving(data) as served:
        host, guest = await seated(served, seats=2)
        code = code_of(host)
        person = (await listed(data))[code].people[0].person
        await asyncio.to_thread(ban, code, "1" if by == "seat" else person, data=data)
        assert (await host.answer("fault"))["field"] == "token"
        await guest.until(lambda: guest.last["lobby"].get("is_host", False))
        again = await served.connect()
        await again.say(t="enter", code=code, name="Host", token=host.token)
        assert (await again.answer("fault"))["is_final"]
        with pytest.raises(NotCarriedOut, match="person: expected a seat where somebody sits"):
            await asyncio.to_thread(ban, code, "7", data=data)


async def test_a_banned_address_is_hung_up_on_and_turned_away_until_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    there = {"X-Forwarded-For": "203.0.113.9"}
    async with serving(data, proxy="127.0.0.1") as served:
        made = await served.http.post("/api/tables", json={"game": "kung_fu", "seats": 2}, headers=there)
        code = made.json()["code"]
        stranger = await served.connect(additional_headers=there)
        await stranger.say(t="enter", code=code, name="Ana")
        await stranger.until(lambda: "lobby" in stranger.last)
        friend = await served.enter(code, "Bo")
        await asyncio.to_thread(ban, address="203.0.113.0/24", hours=2, data=data)
        await stranger.socket.wait_closed()
        assert stranger.socket.close_code == 1008
        assert (await served.http.get("/api/games", headers=there)).status_code == 403
        with pytest.raises(InvalidStatus):
            await served.connect(additional_headers=there)
        await friend.settle()
        with pytest.raises(NotCarriedOut, match="another machine"):
            await asyncio.to_thread(ban, address="127.0.0.1", data=data)
        with pytest.raises(NotCarriedOut, match="address: expected"):
            await asyncio.to_thread(ban, address="somewhere", data=data)
    async with serving(data, proxy="127.0.0.1") as served:
        assert (await served.http.get("/api/games", headers=there)).status_code == 403
        await asyncio.to_thread(ask, data, "POST", "/bans", Done, NetworkBan("203.0.113.0/24", 0))
        assert (await served.http.get("/api/games", headers=there)).is_success


@pytest.mark.parametrize(
    ("said", "out", "still_in"),
    [
        ("::ffff:203.0.113.9", "203.0.113.9", "203.0.113.10"),
        ("::ffff:203.0.113.0/120", "203.0.113.77", "203.0.114.1"),
        ("203.0.113.9", "::ffff:203.0.113.9", "203.0.113.10"),
        ("2001:db8:9:9::7", "2001:db8:9:9::1", "2001:db8:9:8::7"),
        ("2001:db8:9:9::/48", "2001:db8:9:1::1", "2001:db8:8::1"),
    ],
)
async def test_a_ban_holds_however_the_address_is_written(tmp_path: Path, said: str, out: str, still_in: str) -> None:
    data = tmp_path / "data"
    async with serving(data, proxy="127.0.0.1") as served:
        await asyncio.to_thread(ban, address=said, data=data)
        found = [
            (await served.http.get("/api/games", headers={"X-Forwarded-For": address})).status_code
            for address in (out, still_in)
        ]
        assert found == [403, 200]
        await asyncio.to_thread(ask, data, "POST", "/bans", Done, NetworkBan(said, 0))
        assert (await served.http.get("/api/games", headers={"X-Forwarded-For": out})).is_success


async def test_everything_that_is_done_is_logged_and_no_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "regift.operator")
    data = tmp_path / "data"
    async with serving(data) as served:
        host, guest = await seated(served, seats=2)
        code = code_of(host)
        await listed(data)
        await asyncio.to_thread(notice, "Soon.", data=data)
        await asyncio.to_thread(ban, code, "2", data=data)
        await asyncio.to_thread(close, code, data=data)
        acts = logged(data)
        assert [each["act"] for each in acts] == ["tables", "notice", "ban", "close"]
        assert {each["uid"] for each in acts} == {os.geteuid()}
        assert acts[3]["table"] == code
        also = [record.__dict__ for record in caplog.records if record.name == "regift.operator"]
        assert [(each["act"], each["uid"]) for each in also] == [(each["act"], each["uid"]) for each in acts]
        text = (data / LOG).read_text(encoding="utf-8")
        for secret in (host.token, guest.token, host.last["entered"]["seat_code"], "Host", "Guest 1"):
            assert secret not in text
        assert stat.S_IMODE((data / LOG).stat().st_mode) == 0o600


async def test_only_its_user_can_open_the_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"
    async with serving(data) as served:
        code = await served.made_code("kung_fu", 2)
        assert stat.S_IMODE((data / FOLDER).stat().st_mode) == 0o700
        assert stat.S_IMODE((data / FOLDER / NAME).stat().st_mode) == 0o600
        monkeypatch.setattr(unix_socket, "peer_uid", lambda _: os.geteuid() + 4321)
        with pytest.raises(NoOperatorSocket, match="only the user who runs its server"):
            await asyncio.to_thread(close, code, data=data)
        monkeypatch.undo()
        assert list(await listed(data)) == [code]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be another user")
async def test_another_user_is_refused_by_the_system(tmp_path: Path) -> None:
    data = tmp_path / "data"
    for folder in (tmp_path, *list(tmp_path.parents)[:3]):
        if folder.stat().st_uid == 0 and str(folder).startswith(str(Path(tmp_path.anchor) / "tmp") + "/"):
            folder.chmod(0o755)
    connect = f"socket.socket(socket.AF_UNIX).connect({str(data / FOLDER / NAME)!r})"
    program = f"import os, socket; os.setgid({NOBODY}); os.setuid({NOBODY}); {connect}"
    async with serving(data):
        data.chmod(0o755)
        attempt = await asyncio.to_thread(
            subprocess.run, [sys.executable, "-c", program], capture_output=True, text=True, check=False
        )
        assert "PermissionError" in attempt.stderr


async def test_a_long_path_is_reached_through_a_link(tmp_path: Path) -> None:
    data = tmp_path / ("a" * 60) / ("b" * 60)
    async with serving(data) as served:
        code = await served.made_code("kung_fu", 2)
        elsewhere = (data / FOLDER / NAME).readlink()
        assert list(await listed(data)) == [code]
    assert not elsewhere.parent.exists()
    assert not (data / FOLDER).exists()


async def test_what_a_killed_server_left_is_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / NAME).touch()
    async with serving(tmp_path):
        assert await listed(tmp_path) == {}


def test_where_no_server_runs_one_line_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["tables"], ["close", "KNOT"], ["ban", "KNOT", "1"], ["notice", "Hello"]):
        assert run([*command, "--data", str(tmp_path)]) == 2
        assert capsys.readouterr().err == f"regift: data folder {tmp_path}: no server has it now\n"
    assert run(["ban", "KNOT", "--data", str(tmp_path)]) == 2
    assert "expected the code of a table and a seat" in capsys.readouterr().err


ADDRESS = ["ban", "--address", "203.0.113.9"]
NOT_A_CODE = "table: expected the four letters of its code, such as KNOT, got "


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (["close", "../x"], NOT_A_CODE + "'../x'"),
        (["close", ""], NOT_A_CODE + "''"),
        (["close", "KN T"], NOT_A_CODE + "'KN T'"),
        (["close", "CODE?x"], NOT_A_CODE + "'CODE?x'"),
        (["close", "éèàü"], NOT_A_CODE),
        (["close", "\udce9"], NOT_A_CODE),
        (["delete-table", "../x"], NOT_A_CODE + "'../x'"),
        (["ban", "CODE/../CODE", "1"], NOT_A_CODE + "'CODE/../CODE'"),
        (["ban", "CODE", "1", "--hours", "2"], "ban: --hours goes with --address"),
        (["ban", "CODE", "\udce9"], "expected text, got"),
        ([*ADDRESS, "--hours", "nan"], "hours: expected 0 to 8784, got nan"),
        ([*ADDRESS, "--hours", "inf"], "hours: expected 0 to 8784, got inf"),
        ([*ADDRESS, "--hours", "-1"], "hours: expected 0 to 8784, got -1"),
        (["ban", "--address", "x"], "203.0.113.0/24, got 'x'"),
        (["notice", " "], "text: expected something to say, got ' '"),
        (["notice", "x" * 301], "text: expected at most 300 characters, got 301"),
        (["notice", "Hello", "--fr", "x" * 301], "fr: expected at most 300 characters, got 301"),
        (["notice", "Hello", "--table", ""], NOT_A_CODE + "''"),
        (["notice", "Hello", "--table", "../x"], NOT_A_CODE + "'../x'"),
    ],
    ids=lambda value: ascii(" ".join(value))[:60] if isinstance(value, list) else "",
)
async def test_what_an_operator_can_mend_is_one_line_and_nothing_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str], expected: str
) -> None:
    async with serving(tmp_path) as served:
        host, _ = await seated(served, seats=2)
        said = [part.replace("CODE", code_of(host)) for part in command]
        line = await asyncio.to_thread(complaint, capsys, *said, "--data", str(tmp_path))
        assert expected.replace("CODE", code_of(host)) in line
        assert list(await listed(tmp_path)) == [code_of(host)]
        await host.settle()
        assert "notice" not in host.last


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        ("/bans", {"network": "203.0.113.9", "hours": -1}, "hours: expected 0 to 8784, got -1"),
        ("/bans", {"network": "203.0.113.9", "hours": None}, "hours: expected `float`, got `null`"),
        ("/notices", {"text": ""}, "text: expected something to say"),
        ("/notices", {"text": "Hello", "table": "../x"}, NOT_A_CODE),
        ("/notices", msgspec.Raw(b'{"text":"\xff"}'), "body: expected text in UTF-8"),
        ("/tables/..%2Fx/bans", {"seat": 1}, "the server could not do it"),
        ("/tables/KNOTS/bans", {"seat": 1}, NOT_A_CODE),
    ],
)
async def test_the_server_checks_what_another_program_asks(
    tmp_path: Path, path: str, body: object, expected: str
) -> None:
    async with serving(tmp_path):
        with pytest.raises(NotCarriedOut, match=re.escape(expected)):
            await asyncio.to_thread(ask, tmp_path, "POST", path, Done, body)


async def test_the_list_is_printed_for_people_and_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(tmp_path) as served:
        code = await served.made_code("kung_fu", 2)
        assert await asyncio.to_thread(run, ["tables", "--data", str(tmp_path)]) == 0
        head, row = capsys.readouterr().out.splitlines()
        assert head.split() == ["code", "game", "phase", "seats", "here", "age", "ends", "in", "bytes"]
        assert row.split()[:5] == [code, "kung_fu", "lobby", "0/2", "0"]
        assert await asyncio.to_thread(run, ["tables", "--json", "--data", str(tmp_path)]) == 0
        [entry] = json.loads(capsys.readouterr().out)
        assert entry["code"] == code


async def test_without_such_sockets_the_server_runs_and_the_commands_say_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unix_socket, "HAS_UNIX_SOCKETS", False)
    async with serving(tmp_path) as served:
        assert (await served.http.get("/healthz")).is_success
        with pytest.raises(NoOperatorSocket, match="this system has no Unix sockets"):
            await listed(tmp_path)
