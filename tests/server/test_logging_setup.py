"""What the log says, and what it never says."""

import json
import logging
import signal
from pathlib import Path

import pytest

from regift.games import catalogue
from regift.server.operations.environment_settings import BadSetting
from regift.server.operations.logging_setup import StructlogFormatter
from regift.server.run import serve
from tests.server.playing import finish, seated
from tests.server.process import process


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["json", "console"])
async def test_no_secret_is_in_the_log_of_a_whole_game(kind: str, tmp_path: Path, unused_tcp_port: int) -> None:
    variables = {"REGIFT_LOG": kind, "REGIFT_LOG_LEVEL": "debug"}
    async with process(tmp_path / "data", unused_tcp_port, signal.SIGTERM, **variables) as served:
        players = await seated(served, seats=3, bots=1)
        code = players[0].last["lobby"]["code"]
        eve = await served.connect()
        await eve.say(t="enter", code=code, name="Eve", token=players[0].token[:-2])
        await eve.answer("fault")
        await players[0].say(t="rename", name="Wilhelmina", avatar="fox")
        await players[0].say(t="say", text="Rumpelstiltskin")
        await finish(players)
    log = (tmp_path / "log").read_text()
    assert "a table was made" in log
    assert "somebody came" in log
    assert "Traceback" not in log
    hidden = {player.token for player in players} | {player.last["entered"]["seat_code"] for player in players}
    hidden |= {players[0].token[:-2], "Host", "Guest 1", "Eve", "Wilhelmina", "Rumpelstiltskin"}
    cards = {str(value.value) for action in catalogue.game("kung_fu", seats=3).actions for value in action.values}
    hidden |= {card for card in cards if len(card) > 3}
    hidden.add((tmp_path / "data" / "signing.key").read_bytes().hex())
    assert len(hidden) > 10
    assert [each for each in hidden if each in log] == []
    assert served.code == 0


def test_a_record_is_one_line_of_json_with_its_fields() -> None:
    record = logging.makeLogRecord(
        {"name": "regift.x", "levelname": "INFO", "msg": "a %s", "args": ("table",), "seats": 3}
    )
    said = json.loads(StructlogFormatter("json").format(record))
    assert (said["event"], said["level"], said["logger"], said["seats"]) == ("a table", "info", "regift.x", 3)


def test_a_kind_of_log_that_there_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_LOG", "xml")
    with pytest.raises(BadSetting, match="REGIFT_LOG: expected one of console, json, got 'xml'"):
        serve(host="127.0.0.1", port=0, data=tmp_path / "data", open_browser=False)
