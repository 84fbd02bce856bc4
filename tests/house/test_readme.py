"""What the README shows is true: its example runs, its links lead somewhere."""

import re
import subprocess
import sys
from itertools import chain
from pathlib import Path
from typing import Final

from regift.games import catalogue

ROOT = Path(__file__).parents[2]
PICTURES: Final = ROOT / "docs" / "pictures"
MOVING: Final = "kung_fu_phone.webp"
LARGEST: Final = 250_000
"""Bytes of a picture, so that pages are shown at once; an animation may have six times as many."""
OF_OTHERS: Final = ("Address already in use", "command not found: regift", "regift --version")
"""What people see that Regift does not say, or a command that says it."""
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_ten_lines_run_as_they_stand() -> None:
    code = README.split("```python\n")[1].split("```")[0]
    assert len(code.strip().splitlines()) == 10
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert len(ran.stdout.splitlines()) == 4
    assert ran.stdout.startswith("1. seat ")


def test_every_link_of_every_page_leads_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if not target.startswith("http"):
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_first_screen_shows_every_game_and_one_that_moves() -> None:
    first = "\n".join(README.splitlines()[:45])
    shown = set(re.findall(r'<img src="docs/pictures/([\w.]+)"', first))
    assert shown == {MOVING, *(f"{game}.webp" for game in catalogue.folders())}


def test_pictures_are_small() -> None:
    for picture in PICTURES.iterdir():
        most = 6 * LARGEST if picture.name == MOVING else LARGEST
        assert picture.stat().st_size <= most, picture.name


def test_what_the_readme_says_people_see_when_something_fails_is_said_somewhere() -> None:
    table = README.split("## When something fails")[1].split("\n## ")[0]
    seen = [span for line in table.splitlines()[4:] if line for span in re.findall("`([^`]+)`", line.split("|")[1])]
    files = chain(ROOT.glob("tools/*.py"), ROOT.glob("src/**/*.py"), [ROOT / "play"])
    said = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert len(seen) > 12
    assert [span for span in seen if span not in said and span not in OF_OTHERS] == []
