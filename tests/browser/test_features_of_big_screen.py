"""What the big screen's own build uses that a television of 2019 does not have: a list that may only get shorter."""

import json
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tools.node import find_node
from tools.paths import WEB, WEB_DIST

pytestmark = pytest.mark.browser

ALLOWED: Final = Path(__file__).with_name("features_newer_than_2019.txt")
"""By line a feature, and why such a television does well without it."""
OF_2019: Final = ("chrome 79", "es2019")
"""The engine that televisions had at most, of December 2019, and the edition of the language of that year."""


def test_the_big_screen_uses_nothing_newer_than_2019_but_what_is_mended_or_asked_for() -> None:
    files = sorted(str(file) for file in (WEB_DIST / "assets" / "tv").iterdir() if file.suffix in (".js", ".css"))
    assert {Path(file).name.partition("-")[0] for file in files} >= {"start", "television", "BigScreen"}
    program = [find_node().program, "list_newer_features.js"]
    listed = subprocess.run([*program, *OF_2019, *files], cwd=WEB, capture_output=True, text=True, check=True)
    used = json.loads(listed.stdout)
    allowed = [line.partition(": ")[0] for line in ALLOWED.read_text(encoding="utf-8").splitlines()]
    changed = {name: used.get(name, "no more used: strike it out") for name in {*used} ^ {*allowed}}
    assert sorted(used) == allowed, changed
