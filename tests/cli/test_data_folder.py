"""What an operator does with a data folder: back it up, delete a table, never while another server has it."""

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from regift.commands import backup
from regift.server.operations.data_folder_and_secret import UnusableFolder, make_folder
from regift.server.operations.folder_lock import hold_folder
from regift.tables.storage.sqlite_file_check_upgrade_open_copy import check_store
from tests.cli.command_output import Captured, complaint, output
from tests.server.playing import finish, seated, serving


async def played(data: Path, *, tables: int = 1) -> list[str]:
    """Begin a game at some tables; give their codes."""
    async with serving(data) as served:
        codes = []
        for _ in range(tables):
            players = await seated(served, seats=2)
            await finish(players, moves=10)
            codes.append(str(players[0].last["lobby"]["code"]))
        return codes


def names(folder: Path) -> list[str]:
    """List a folder."""
    return sorted(path.name for path in folder.iterdir())


def rows(data: Path, table: str) -> int:
    """Count the rows of a table of the store."""
    with closing(sqlite3.connect(data / "regift.sqlite3")) as store:
        return int(store.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


async def test_a_backup_taken_during_play_unpacks_to_a_data_folder_where_seats_are_kept(
    tmp_path: Path, capsys: Captured
) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        await finish(players, moves=20)
        await asyncio.to_thread(output, capsys, "backup", "--data", str(tmp_path / "data"), str(tmp_path / "copy.zip"))
        before = [(player.at, dict(player.parts)) for player in players]
        code = players[0].last["lobby"]["code"]
        await finish(players, moves=20)
    assert stat.S_IMODE((tmp_path / "copy.zip").stat().st_mode) == 0o600
    with zipfile.ZipFile(tmp_path / "copy.zip") as packed:
        assert sorted(packed.namelist()) == ["regift.sqlite3", "signing.key"]
        assert {stat.S_IMODE(part.external_attr >> 16) for part in packed.infolist()} == {0o600}
        packed.extractall(tmp_path / "restored")
    check_store(tmp_path / "restored" / "regift.sqlite3")
    async with serving(tmp_path / "restored") as served:
        back = [await served.enter(code, "Again", token=player.token) for player in players]
        for player in back:
            await player.until(lambda who=player: bool(who.now))  # type: ignore[misc]
        assert [(player.at, player.parts) for player in back] == before
        await finish(back)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "restored").iterdir()}
        assert {mode & 0o077 for name, mode in modes.items() if name.startswith(("regift.sqlite3", "signing"))} == {0}
    assert names(tmp_path) == ["copy.zip", "data", "restored"]


def test_a_backup_overwrites_nothing(tmp_path: Path, capsys: Captured) -> None:
    asyncio.run(played(tmp_path / "data"))
    (tmp_path / "copy.zip").write_text("precious")
    said = complaint(capsys, "backup", "--data", str(tmp_path / "data"), str(tmp_path / "copy.zip"))
    assert said == f"can't write {tmp_path / 'copy.zip'}: it is there already"
    assert (tmp_path / "copy.zip").read_text() == "precious"


@contextmanager
def answered(told: signal.Signals, how: signal.Handlers) -> Iterator[None]:
    """Let this process take a signal so, whatever it was started under."""
    before = signal.signal(told, how)
    try:
        yield
    finally:
        signal.signal(told, before)


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
@pytest.mark.parametrize("step", ["copied", "packed"])
def test_a_backup_that_is_told_to_stop_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, told: signal.Signals
) -> None:
    asyncio.run(played(tmp_path / "data"))

    def stop(*_: object) -> None:
        os.kill(os.getpid(), told)
        signal.pause()

    monkeypatch.setattr(backup, "_pack" if step == "copied" else "_put_in_place", stop)
    with answered(told, signal.SIG_DFL):
        with pytest.raises(KeyboardInterrupt):
            backup.backup(tmp_path / "copy.zip", data=tmp_path / "data")
        assert signal.getsignal(told) is signal.SIG_DFL
    assert names(tmp_path) == ["data"]


KILLED = """
import os, pathlib, signal, sys
from regift.commands import backup
step, file, data = sys.argv[1:]
do = getattr(backup, step)
setattr(backup, step, lambda *given: (do(*given), os.kill(os.getpid(), signal.SIGKILL)))
backup.backup(pathlib.Path(file), data=pathlib.Path(data))
"""
"""A backup that is killed after one of its steps."""


@pytest.mark.parametrize("step", ["_copy_store", "_pack"])
def test_the_copy_of_a_backup_that_was_killed_goes_with_the_next_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    asyncio.run(played(tmp_path / "data"))
    by_hand = tmp_path / f"{backup.UNFINISHED}games"
    (tmp_path / "data").rename(by_hand)
    killed = subprocess.run([sys.executable, "-c", KILLED, step, tmp_path / "killed.zip", by_hand], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert len(names(tmp_path)) == 2  # what was killed has left a copy
    in_making: list[list[str]] = []
    pack = backup._pack

    def begin_another(*given: Any) -> None:
        backup._remove_unfinished_copies(tmp_path)
        in_making.append(names(tmp_path))
        pack(*given)

    monkeypatch.setattr(backup, "_pack", begin_another)
    backup.backup(tmp_path / "copy.zip", data=by_hand)
    assert len(in_making[0]) == 2
    assert names(tmp_path) == [by_hand.name, "copy.zip"]
    assert (by_hand / "signing.key").is_file()


def test_a_backup_under_nohup_goes_on_when_its_terminal_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(played(tmp_path / "data"))
    pack = backup._pack

    def close(*given: Any) -> None:
        os.kill(os.getpid(), signal.SIGHUP)
        pack(*given)

    monkeypatch.setattr(backup, "_pack", close)
    with answered(signal.SIGHUP, signal.SIG_IGN):
        backup.backup(tmp_path / "copy.zip", data=tmp_path / "data")
    assert names(tmp_path) == ["copy.zip", "data"]


@pytest.mark.parametrize("name", ["server.lock", "operator.log", "bans.json", "operator", "regift.sqlite3-wal"])
@pytest.mark.parametrize("lay", [Path.symlink_to, Path.hardlink_to, lambda path, _: os.mkfifo(path)])
def test_a_link_or_pipe_that_somebody_laid_in_the_folder_is_not_followed(
    tmp_path: Path, name: str, lay: Callable[[Path, Path], None]
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "precious").write_text("precious")
    lay(tmp_path / "data" / name, tmp_path / "precious")
    with pytest.raises(UnusableFolder, match=f"{name} is a link or pipe"):
        make_folder(tmp_path / "data")
    assert (tmp_path / "precious").read_text() == "precious"


@pytest.mark.parametrize("name", ["server.lock", "operator.log", "bans.json"])
def test_a_folder_in_place_of_a_file_is_named(tmp_path: Path, name: str) -> None:
    (tmp_path / "data" / name).mkdir(parents=True)
    with pytest.raises(UnusableFolder, match=f"no permission to write {name}"):
        make_folder(tmp_path / "data")


def test_a_backup_without_its_key_is_not_made(tmp_path: Path, capsys: Captured) -> None:
    asyncio.run(played(tmp_path / "data"))
    (tmp_path / "data" / "signing.key").unlink()
    said = complaint(capsys, "backup", "--data", str(tmp_path / "data"), str(tmp_path / "copy.zip"))
    assert said.startswith(f"data folder {tmp_path / 'data'}: signing.key is missing; put it back from a backup")
    assert names(tmp_path) == ["data"]


def test_a_deleted_table_is_gone_with_its_moves_and_others_are_not(tmp_path: Path, capsys: Captured) -> None:
    first, second = asyncio.run(played(tmp_path, tables=2))
    moves = rows(tmp_path, "moves")
    assert output(capsys, "delete-table", first.lower(), "--data", str(tmp_path)).startswith(f"table {first} ")
    assert (rows(tmp_path, "tables"), rows(tmp_path, "deals"), rows(tmp_path, "moves")) == (1, 1, moves - 10)
    said = complaint(capsys, "delete-table", first, "--data", str(tmp_path))
    assert said == f"table {first}: data folder {tmp_path} has none of that code"
    output(capsys, "delete-table", second, "--data", str(tmp_path))
    assert (rows(tmp_path, "tables"), rows(tmp_path, "deals"), rows(tmp_path, "moves")) == (0, 0, 0)


def test_no_table_is_deleted_under_a_running_server_and_no_second_one_starts(tmp_path: Path, capsys: Captured) -> None:
    [code] = asyncio.run(played(tmp_path))
    line = f"data folder {tmp_path}: a server has it (process {os.getpid()}); stop that one first"
    with hold_folder(tmp_path):
        assert complaint(capsys, "delete-table", code, "--data", str(tmp_path)) == line
        assert complaint(capsys, "serve", "--no-open", "--data", str(tmp_path)) == line
    assert rows(tmp_path, "tables") == 1


@pytest.mark.parametrize("command", [["backup", "copy.zip"], ["delete-table", "KNAT"]], ids=" ".join)
def test_a_folder_without_tables_is_one_line(command: list[str], tmp_path: Path, capsys: Captured) -> None:
    said = complaint(capsys, *command, "--data", str(tmp_path))
    assert said == f"data folder {tmp_path}: no tables are kept there"
    assert list(tmp_path.iterdir()) == []
