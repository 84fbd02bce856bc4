"""A data folder has one server at a time, and is free again when that one is gone, however it went."""

import os
import signal
from pathlib import Path

import pytest

from regift.server.app import create_app
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
