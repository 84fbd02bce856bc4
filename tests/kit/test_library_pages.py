"""Every example of docs/library runs as it stands, and prints what the page says that it prints.

A block that begins with the name of a file, such as `# my_bots.py`, is that file; every other one is a program.
"""

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.house.documented import FENCE, LIBRARY, NAMED_FILE
from tools.paths import ROOT


class Example(NamedTuple):
    """A program of a page, with the files that the page had people write before it."""

    page: str
    number: int
    code: str
    printed: str
    files: dict[str, str]

    def __str__(self) -> str:
        return f"{self.page}-{self.number}"


def examples() -> list[Example]:
    """Return all programs, each with the block of text after it: what it prints."""
    found: list[Example] = []
    for page in LIBRARY:
        files: dict[str, str] = {}
        blocks = [*FENCE.findall(page.read_text(encoding="utf-8")), ("", "")]
        for (language, code), (after, text) in pairwise(blocks):
            if language == "python" and (name := NAMED_FILE.match(code)):
                files[name[1]] = code
            elif language == "python":
                found.append(Example(page.name, len(found), code, text if after == "text" else "", dict(files)))
    return found


@pytest.mark.parametrize("example", examples(), ids=str)
@pytest.mark.once
def test_it_runs_and_prints_what_the_page_says(example: Example, tmp_path: Path) -> None:
    for name, code in {**example.files, "example.py": example.code}.items():
        (tmp_path / name).write_text(code, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-W", "error", "example.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout == example.printed or not example.printed
    assert ran.stdout or "print" not in example.code


def test_every_page_is_listed_and_has_an_example() -> None:
    index = (ROOT / "docs" / "library" / "README.md").read_text(encoding="utf-8")
    shown = {example.page for example in examples()}
    for page in LIBRARY:
        assert page.name == "README.md" or (f"({page.name})" in index and page.name in shown)
