"""`python -m tests.make_data_folder` makes a folder that is like the one kept."""

import json
from pathlib import Path

import pytest

from tests import make_data_folder
from tests.make_data_folder import FOLDERS, THIS, TOKENS


@pytest.mark.slow
def test_the_command_makes_the_folder_of_this_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_data_folder, "FOLDERS", tmp_path)
    assert make_data_folder.main() == 0
    kept, made = FOLDERS / THIS, tmp_path / THIS
    assert {path.name for path in made.iterdir()} == {path.name for path in kept.iterdir()}
    phases = [[seat["phase"] for seat in json.loads((folder / TOKENS).read_text())] for folder in (kept, made)]
    assert phases[0] == phases[1]
