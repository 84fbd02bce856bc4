"""What the page of a big screen uses that a television of 2019 does not have: a list that may only get shorter."""

import json
import subprocess
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Response

from tests.browser.prepared_table import prepare_table
from tests.browser.serving import Served
from tests.browser.television import code_on
from tests.browser.tour.scenes import SCENES
from tools.node import find_node

pytestmark = pytest.mark.browser

WEB: Final = Path(__file__).parents[2] / "web"
ALLOWED: Final = Path(__file__).with_name("features_newer_than_2019.txt")
OF_2019: Final = ("chrome 79", "es2019")
"""The engine that televisions had at most, of December 2019, and the edition of the language of that year."""
SHOWN: Final = ("fu-attack", "fu-end", "gifts-asked", "hats-answer", "trap-more", "trap-end-eight")


def test_the_big_screen_uses_no_more_that_is_newer_than_2019_than_is_written_down(
    server: Served, television: Page, tmp_path: Path
) -> None:
    def keep(response: Response) -> None:
        name = response.url.rpartition("/")[2]
        if name.endswith((".css", ".js")):
            (tmp_path / name).write_bytes(response.body())

    television.on("response", keep)
    television.goto(f"{server.url}/tv")
    code_on(television)
    for wish in SHOWN:
        television.goto(f"{server.url}/{prepare_table(server.data, SCENES[wish]()).code}/tv")
        television.get_by_test_id("big-screen-awaited").wait_for()
        television.wait_for_load_state("networkidle")
    files = sorted(str(file) for file in tmp_path.iterdir())
    assert {Path(file).name.partition("-")[0] for file in files} >= {"shared", "BigScreen", "TablePage"}
    program = [find_node().program, "list_newer_features.js"]
    listed = subprocess.run([*program, *OF_2019, *files], cwd=WEB, capture_output=True, text=True, check=True)
    used = json.loads(listed.stdout)
    allowed = ALLOWED.read_text(encoding="utf-8").splitlines()
    changed = {name: used.get(name, "no more used: strike it out") for name in {*used} ^ {*allowed}}
    assert sorted(used) == allowed, changed
