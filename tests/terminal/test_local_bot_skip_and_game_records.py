"""A table at home: how fast its bots play, and the records of its games."""

import asyncio
import stat
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.terminal.finished_game_record_folder_keeping_newest import MOST, RecordFolder
from regift.terminal.local_bot_skip_and_game_records import LocalOnlyFeatures
from regift.terminal.transports.skip_to_my_turn import ADVANCE, LOCAL_DELAY_FACTOR, AdvanceableClock
from tests.cli.command_output import Captured, complaint, output
from tests.terminal.headless_terminal import CASCADE, playing_here

SOME_DAY = datetime(2026, 1, 2, 3, 4, 5).astimezone()
SLOW = TableSpeed(bots=1000.0, window_limit=0.0)
"""Bots that nobody sees move unless they are hurried."""


async def test_who_waits_wakes_when_the_clock_is_put_forward() -> None:
    clock = AdvanceableClock()
    before = clock.now()
    waiting = asyncio.create_task(clock.sleep(ADVANCE * 1.5))
    await asyncio.sleep(0)
    clock.advance()
    await asyncio.sleep(0)
    assert not waiting.done()
    clock.advance()
    for _ in range(CASCADE):
        await asyncio.sleep(0)
    assert waiting.done()
    assert clock.now() - before >= 2 * ADVANCE


async def test_bots_play_at_once_until_the_reader_is_asked() -> None:
    async with playing_here(seed=3, others=("rules",) * 3, pace=TableSpeed(bots=3.0, window_limit=0.0)) as shown:
        await shown.until(lambda: shown.table.board is not None)
        assert "Space on to your turn" in shown.text
        await shown.press("space")
        await shown.until(lambda: bool(shown.table.options))
        assert "Space on to your turn" not in shown.text
        assert (
            shown.local_features.transport.table.services.timing.bots == LOCAL_DELAY_FACTOR
        )  # they take their time again


async def test_one_key_changes_the_pace_of_the_bots() -> None:
    async with playing_here(seed=3, others=("rules",) * 3, pace=SLOW) as shown:
        await shown.until(lambda: "pace: unhurried" in shown.text)
        for name, said in (("lively", "natural"), ("quick", "quick"), ("calm", "unhurried")):
            await shown.press("b")
            await shown.until(lambda said=said: f"pace: {said}" in shown.text)  # type: ignore[misc]
            assert shown.local_features.transport.table.manners.pace == name


def started(monkeypatch: pytest.MonkeyPatch, home: Path, records: RecordFolder | None) -> LocalOnlyFeatures:
    """Return the table at which the command would play."""
    from regift.terminal import local_or_remote_game_start
    from regift.terminal.screens import textual_app

    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    made: list[textual_app.TerminalClient] = []

    def run(client: textual_app.TerminalClient) -> None:
        made.append(client)

    monkeypatch.setattr(textual_app.TerminalClient, "run", run)
    local_or_remote_game_start.play_locally(
        local_or_remote_game_start.recipe_of("kung_fu", ["rules"], {}),
        local_or_remote_game_start.Person("Léa", "en"),
        1,
        records,
    )
    assert made[0].local_features is not None
    return made[0].local_features


def test_nobody_is_hurried_over_an_answer_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home = started(monkeypatch, tmp_path, None)
    assert home.transport.table_registry.services.timing == TableSpeed(bots=0.5, window_limit=0.0)


def test_after_an_evening_it_is_said_where_its_games_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Captured
) -> None:
    records = RecordFolder(tmp_path)
    path = records.keep("kung_fu", "{}", SOME_DAY)
    started(monkeypatch, tmp_path, records)
    assert capsys.readouterr().out == f"This game is kept: {path}\n"


async def test_a_game_that_ended_is_kept_and_can_be_verified_and_retold(tmp_path: Path, capsys: Captured) -> None:
    records = RecordFolder(tmp_path / "records")
    async with playing_here("kung_fu", ("random",), size=(140, 40), turn_cap=1, records=records) as shown:
        await shown.finish()
        await shown.until(lambda: "★" in shown.text)
        [path] = records.kept
        assert "This game is kept:" in shown.text
        assert path.name[:13] in shown.text
        assert "regift verify FILE" in shown.words
        await shown.press("escape", "q")
        assert "This game is kept" in shown.text
    assert "every line is as it must be" in output(capsys, "verify", str(path))
    assert "Seat 1" in output(capsys, "replay", str(path))


async def test_a_rematch_is_kept_beside_the_first_game(tmp_path: Path) -> None:
    records = RecordFolder(tmp_path)
    async with playing_here("kung_fu", ("random",), turn_cap=1, records=records) as shown:
        for _ in range(2):
            await shown.finish()
            await shown.until(lambda: "★" in shown.text)
            await shown.press("escape", "n")
            await shown.until(lambda: shown.table.board is None)
            await shown.press("enter")
            await shown.until(lambda: bool(shown.table.options))
    assert len(set(records.kept)) == 2


async def test_a_record_that_cannot_be_kept_is_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    async with playing_here("kung_fu", ("random",), turn_cap=1, records=RecordFolder(tmp_path / "file")) as shown:
        await shown.finish()
        await shown.until(lambda: "★" in shown.text)
        assert "This game could not be kept" in shown.text


async def test_nothing_is_kept_where_nothing_is_to_be() -> None:
    async with playing_here("kung_fu", ("random",), turn_cap=1) as shown:
        await shown.finish()
        await shown.until(lambda: "★" in shown.text)
        assert "kept" not in shown.text


def test_only_the_newest_records_are_kept_and_nothing_else_is_deleted(tmp_path: Path) -> None:
    records = RecordFolder(tmp_path / "records")
    own = tmp_path / "records" / "my-best-game.jsonl"
    paths = [records.keep("kung_fu", "{}", SOME_DAY + timedelta(hours=number)) for number in range(MOST + 3)]
    own.write_text("{}", encoding="utf-8")
    paths.append(records.keep("kung_fu", "{}", SOME_DAY + timedelta(days=30)))
    assert {path for path in paths if path.exists()} == set(paths[-MOST:])
    assert own.exists()
    assert stat.S_IMODE(records.folder.stat().st_mode) == 0o700


def test_two_games_of_the_same_second_are_both_kept(tmp_path: Path) -> None:
    records = RecordFolder(tmp_path)
    assert records.keep("kung_fu", "1", SOME_DAY) != records.keep("kung_fu", "2", SOME_DAY)


@pytest.mark.parametrize("pace", ["0", "fast"])
def test_a_pace_that_there_is_not_is_named(capsys: Captured, pace: str) -> None:
    assert complaint(capsys, "play", "kung_fu", "--pace", pace) == f"pace: expected calm, lively, quick, got {pace!r}"
