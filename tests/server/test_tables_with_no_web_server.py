"""The routes of tables need no web server, no laboratory and no database driver with threads of its own."""

import subprocess
import sys
from typing import Final

PROGRAM: Final = """
import sys

REFUSED = {
    "aiosqlite", "cyclopts", "h11", "multiprocessing", "PIL", "platformdirs", "prometheus_client", "regift.lab",
    "regift.server.operator", "rich", "sqlalchemy.ext.asyncio", "sqlalchemy.orm", "textual", "uvicorn", "websockets",
}


class Refusing:
    def find_spec(self, name, path=None, target=None):
        if REFUSED & {name, name.split(".")[0], ".".join(name.split(".")[:2]), ".".join(name.split(".")[:3])}:
            raise ImportError("not in a browser: " + name)


sys.meta_path.insert(0, Refusing())
"""
IMPORTS: Final = """
import regift.server.in_browser.server_in_browser
from regift.bots import catalogue as bots
from regift.games import catalogue

for id in catalogue.folders():
    catalogue.find(id)
    bots.names(id)
"""


def refused(imports: str) -> str:
    """Return what is said of imports where what no browser has is refused, "" where they do without."""
    done = subprocess.run([sys.executable, "-c", PROGRAM + imports], capture_output=True, text=True, check=False)
    return done.stderr if done.returncode else ""


def test_tables_are_served_with_no_web_server() -> None:
    assert refused(IMPORTS) == ""


def test_a_whole_server_is_not() -> None:
    assert "not in a browser: " in refused("import regift.server.app")
