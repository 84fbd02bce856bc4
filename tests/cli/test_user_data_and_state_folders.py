"""Where a user's files lie: nobody who has some at the place of an earlier release loses them."""

from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from regift import user_data_and_state_folders
from regift.user_data_and_state_folders import data_home, state_home


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for variable in ("XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_files_lie_where_they_always_did_on_linux(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(user_data_and_state_folders, "PlatformDirs", Unix)
    assert (data_home(), state_home()) == (home / ".local/share/regift", home / ".local/state/regift")


def test_files_lie_where_another_system_has_them_and_seats_apart_from_tables(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(user_data_and_state_folders, "PlatformDirs", MacOS)
    support = home / "Library/Application Support/regift"
    assert (data_home(), state_home()) == (support, support / "terminal")


def test_a_folder_of_an_earlier_release_is_found_on_every_system(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(user_data_and_state_folders, "PlatformDirs", MacOS)
    for folder, found in ((".local/share/regift", data_home), (".local/state/regift", state_home)):
        (home / folder).mkdir(parents=True)
        assert found() == home / folder


def test_the_variables_count_on_every_system(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(user_data_and_state_folders, "PlatformDirs", MacOS)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(home / "state"))
    assert (data_home(), state_home()) == (home / "data/regift", home / "state/regift")
