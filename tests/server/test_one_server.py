"""A data folder has one server at a time, and is free again when that one is gone, however it went."""

import os
import runpy
import signal
import sys
from pathlib import Path
from types import ModuleType

import pytest

from regift.server.app import create_app
from regift.server.operations import folder_lock
from regift.server.operations.data_folder_and_secret import LOCK
from regift.server.operations.environment_settings import Settings
from regift.server.operations.folder_lock import FolderTaken, check_free, hold_folder
from regift.server.run import serve
from tests.server.playing import serving
from tests.server.process import process


def contents(folder: Path) -> dict[str, bytes]:
    """Return every file of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_second_server_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    with hold_folder(tmp_path):
        before = contents(tmp_path)
        with pytest.raises(FolderTaken, match=rf"data folder {tmp_path}: a server has it \(process {os.getpid()}\)"):
            serve(host="127.0.0.1", port=0, data=tmp_path, open_browser=False)
        assert contents(tmp_path) == before


async def test_an_application_in_this_process_holds_its_folder_too(tmp_path: Path) -> None:
    async with serving(tmp_path):
        with pytest.raises(FolderTaken):
            async with create_app(Settings(data=tmp_path)).router.lifespan_context(None):
                pass
    check_free(tmp_path)


def test_a_folder_that_was_never_held_is_free_and_stays_as_it_is(tmp_path: Path) -> None:
    check_free(tmp_path)
    check_free(tmp_path / "missing")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
async def test_a_killed_server_lets_go_of_its_folder(tmp_path: Path, unused_tcp_port: int) -> None:
    data = tmp_path / "data"
    async with process(data, unused_tcp_port, signal.SIGKILL) as served:
        with pytest.raises(FolderTaken, match=rf"process {served.pid}\)"):
            serve(host="127.0.0.1", port=0, data=data, open_browser=False)
    check_free(data)


def test_windows_locks_one_byte_beyond_what_others_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locked: list[tuple[int, int]] = []

    class Windows(ModuleType):
        """How Windows locks: a byte that is locked already is refused."""

        LK_NBLCK = 2

        @staticmethod
        def locking(descriptor: int, mode: int, count: int) -> None:
            """Lock so many bytes from where the file is read next."""
            part = (os.lseek(descriptor, 0, os.SEEK_CUR), count)
            if part in locked:
                raise PermissionError
            assert mode == Windows.LK_NBLCK
            locked.append(part)

    with monkeypatch.context() as system:
        system.setitem(sys.modules, "msvcrt", Windows("msvcrt"))
        system.setattr(sys, "platform", "win32")
        on_windows = runpy.run_path(folder_lock.__file__)
    with on_windows["hold_folder"](tmp_path):
        assert locked == [(1 << 20, 1)]
        assert (tmp_path / LOCK).read_text() == str(os.getpid())
        with pytest.raises(on_windows["FolderTaken"], match=rf"a server has it \(process {os.getpid()}\)"):
            on_windows["check_free"](tmp_path)
