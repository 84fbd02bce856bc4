"""Folders and files that may not be written: one clear line, exit 2, nothing made or changed."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.unprivileged import complaint

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux" and os.geteuid() == 0, reason="nothing stops root here"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    own = tmp_path / "own"
    own.mkdir()
    yield own
    own.chmod(0o755)


def serve(data: Path) -> str:
    """Try to serve a folder."""
    return complaint("serve", "--host", "127.0.0.1", "--port", "0", "--no-open", "--data", str(data))


def test_a_data_folder_without_write_permission(folder: Path) -> None:
    folder.chmod(0o555)
    assert serve(folder) == f"data folder {folder}: no permission to write in {folder}"
    assert list(folder.iterdir()) == []


def test_a_data_folder_that_may_not_be_made(folder: Path) -> None:
    folder.chmod(0o555)
    assert serve(folder / "new") == f"data folder {folder / 'new'}: no permission to write in {folder}"


@pytest.mark.parametrize("name", ["regift.sqlite3", "signing.key", "server.lock"])
@pytest.mark.parametrize("mode", [0o444, 0o000])
def test_a_file_of_the_data_folder_without_write_permission(folder: Path, name: str, mode: int) -> None:
    (folder / name).touch()
    (folder / name).chmod(mode)
    assert serve(folder) == f"data folder {folder}: no permission to write {name}"
    assert [path.name for path in folder.iterdir()] == [name]


def test_a_folder_for_records_without_write_permission(folder: Path) -> None:
    folder.chmod(0o555)
    for save in (folder, folder / "new"):
        said = complaint("simulate", "kung_fu", "--games", "1", "--save", str(save))
        assert said == f"can't write in {save}: Permission denied"
    assert list(folder.iterdir()) == []


def test_a_folder_for_figures_without_write_permission(folder: Path) -> None:
    folder.chmod(0o555)
    said = complaint("bench", "--rounds", "1", "--write", str(folder / "figures.md"))
    assert said == f"can't write in {folder}: Permission denied"
