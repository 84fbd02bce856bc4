"""What a browser fetches to keep tables itself: which files, how large they are, and how fast such tables play."""

import re
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regift.games import catalogue as games
from regift.server.http.json_and_event_stream_responses import json_response
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed

LIST: Final = "tables.json"
"""The list of the files, in the folder that `python -m tools.build_browser_tables` has made."""
ASSETS: Final = "assets"
PART: Final = re.compile(r"(?!tables_worker).*\.(js|css|svg|woff2)")
"""A part of the client that a page may fetch late, as its folder has it."""


class BrowserTablesApi:
    """The endpoints of one server."""

    def __init__(self, tables: Path | None, web: Path, speed: TableSpeed) -> None:
        """Tell of the files in the folder `tables`, of the client in the folder `web`."""
        self._tables = tables
        self._web = web
        self._speed = speed

    def routes(self) -> list[Route]:
        """List the routes."""
        return [Route("/api/browser-tables", self.files), Route("/api/browser-tables/parts", self.parts)]

    async def files(self, request: Request) -> Response:
        """List the files; null where there are none, and beside games of others, which no browser could play."""
        if any(folder.parent != Path(games.__file__).parent for folder in games.folders().values()):
            return json_response(None)
        return json_response(files_in(self._tables, self._speed))

    async def parts(self, request: Request) -> Response:
        """List the parts of the client, so that a page can have them all before there is no network."""
        return json_response([f"/{part}" for part in parts_in(self._web)])


def files_in(tables: Path | None, speed: TableSpeed) -> dict[str, Any] | None:
    """List the files in a folder with which browsers keep tables, None where there are none, and how fast they play."""
    try:
        found: dict[str, Any] = msgspec.json.decode((tables / LIST).read_bytes()) if tables else {}
    except (OSError, msgspec.DecodeError):
        found = {}
    return {**found, "speed": list(speed)} if found else None


def parts_in(web: Path) -> list[str]:
    """List the parts of a client that a page may fetch late."""
    try:
        names = sorted(path.name for path in (web / ASSETS).iterdir())
    except OSError:
        names = []
    return [f"{ASSETS}/{name}" for name in names if PART.fullmatch(name)]
