"""The example of docs/add-a-game.md is played as it stands there, from a folder outside the package."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from regift.games import catalogue
from regift.kit.conformance import check_game

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put the page's example into a folder outside the package."""
    code = PAGE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    folder = tmp_path / "mygames" / "high_gift"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(code, encoding="utf-8")
    monkeypatch.setenv("REGIFT_GAMES", str(folder.parent))
    return folder.parent


def test_the_example_keeps_the_laws(shelf: Path) -> None:
    assert (shelf / "high_gift").is_dir()
    for seats in (2, 6):
        check_game(catalogue.game("high_gift", seats=seats), deals=5)


def test_the_example_is_played_by_the_command(shelf: Path) -> None:
    start = "from regift.cli import main; main()"
    command = [sys.executable, "-c", start, "simulate", "high_gift", "--seats", "3", "--games", "4"]
    command += ["--bots", "random,search:20,random", "--seed", "1", "--json"]
    played = subprocess.run(
        command, env={**os.environ, "REGIFT_GAMES": str(shelf)}, capture_output=True, text=True, check=False
    )
    assert played.returncode == 0, played.stderr
    assert '"games"' in played.stdout
