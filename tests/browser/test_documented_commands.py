"""The documented commands that need a browser do what they say."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.game_pictures import GAMES
from tools.paths import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.all, pytest.mark.timeout(600)]


def run(*command: str) -> None:
    """Run a command that must go well."""
    ran = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]


def taken(out: Path, *command: str) -> list[str]:
    """Run a command that takes pictures into a folder; give their names."""
    run(*command, "--out", str(out))
    return sorted(path.name for path in out.iterdir() if path.stat().st_size)


def test_the_pictures_of_the_papers(tmp_path: Path) -> None:
    names = taken(tmp_path, "tests.browser.pictures")
    assert names == sorted(path.name for path in (ROOT / "docs" / "pictures").glob("*.webp"))
    assert {f"{game}.webp" for game in GAMES} < set(names)


def test_the_sheets_of_objects(tmp_path: Path) -> None:
    tmp_path.joinpath("sheets").mkdir()
    names = taken(tmp_path / "sheets", "tests.browser.contact_sheet", "--seed", "1")
    assert names[0] == "key.txt"
    assert all(name.endswith(".png") for name in names[1:])


def test_the_sheets_of_gifts(tmp_path: Path) -> None:
    assert taken(tmp_path, "tests.browser.gift_sheets", "--colour", "red")


def test_the_pictures_of_a_screen(tmp_path: Path) -> None:
    assert taken(tmp_path, "tests.browser.screens", "--only", "phone", "--screen", "home")


def test_the_figures_of_tables_in_a_browser(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    run("benchmarks.browser_tables", "1", str(page))
    assert "first game dealt" in page.read_text(encoding="utf-8")


def test_the_figures_of_the_client(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    run("benchmarks.client", "1", str(page))
    assert "## The web client" in page.read_text(encoding="utf-8")
