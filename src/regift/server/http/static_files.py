"""The browser client: one page, and files whose names change with their content."""

import math
import re
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, RedirectResponse, Response

from regift.server.http.compressed_response_cache_and_etags import accepts_encoding, unless_known
from regift.server.link_preview.link_preview_page import HEAD_END, LinkPreviewPages, code_in
from regift.server.operations.client_address_or_ipv6_network import client_address_of
from regift.tables.limits.rate_limits_and_quotas import UsageBudget

UNBUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Regift</title>
<h1>Regift</h1>
<p>The server runs, but the browser client has not been built.</p>
<p>In a checkout: <code>python -m tools.build_web</code>, or start with <code>./play</code>, which does it.</p>
</html>
"""
PLACES: Final = re.compile(r"[A-Za-z]{4}(/replay|/tv)?|replay|tv(/[0-9]{6})?|(deck|lesson)/[a-z0-9_]+")
"""Addresses within the client: a table, its game shown again, a record shown, a big screen, a deck, a lesson."""
SCREENS: Final = re.compile(r"([A-Za-z]{4}/)?tv")
"""Addresses of a big screen, whose own page also begins in the browser of an older television."""
TYPED_SCREEN: Final = re.compile(r"(?P<screen>tv(/[0-9]{6})?)/?", re.IGNORECASE)
"""The address of a screen as somebody may type it with a remote control."""
FRESH: Final = {"Cache-Control": "no-cache"}
FOREVER: Final = {
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": "default-src 'none'",
}
"""A piece of the page obeys the page's policy; opened by itself it may do nothing."""
WORKER: Final = re.compile(r"assets/tables_worker-[\w-]+\.js")
"""The script that keeps tables in a browser, by a policy of its own: no page may run WebAssembly, nor needs it."""
WORKER_POLICY: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
OF_TABLES: Final = re.compile(r"assets/tables-")
"""What browsers keep tables with."""
HASHED: Final = "assets"
"""The folder of files that are named after their content."""
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""Encodings in which a file may lie beside itself, the best first."""


class StaticFiles:
    """Hands out the built client."""

    def __init__(
        self, folder: Path, budget: UsageBudget, previews: LinkPreviewPages, browser_tables: Path | None = None
    ) -> None:
        """Hand out the client of a folder; `browser_tables`: where browsers' tables are, if elsewhere."""
        self.folder = folder.resolve()
        self._browser_tables = browser_tables.resolve() if browser_tables else self.folder
        self._budget = budget
        self._previews = previews

    async def index(self, request: Request) -> Response:
        """Return the page; what it shows depends on its address, and so does what a preview of the link says."""
        if not self._budget.take("file", client_address_of(request)):
            return self._too_many()
        path = request.path_params.get("path", "")
        page = self.folder / "tv.html"
        if not (SCREENS.fullmatch(path) and page.is_file()):
            page = self.folder / "index.html"
        if not page.is_file():
            return HTMLResponse(UNBUILT, headers=FRESH)
        code = code_in(path)
        if (code or not path) and HEAD_END in (text := page.read_text(encoding="utf-8")):
            return await self._previews.respond(request, text, code)
        return packed(request, page, FRESH)

    async def file(self, request: Request) -> Response:
        """Return a file of the client, the page for an address within it, the way to it, or 404."""
        name = request.path_params["path"]
        if PLACES.fullmatch(name):
            return await self.index(request)
        if typed := TYPED_SCREEN.fullmatch(name):
            return RedirectResponse(f"/{typed['screen'].lower()}", headers=FRESH)
        if not self._budget.take("file", client_address_of(request)):
            return self._too_many()
        path = self._find(name)
        if path is None:
            return PlainTextResponse("There is nothing here.\n", 404)
        headers = FOREVER if name.startswith(f"{HASHED}/") else FRESH
        if WORKER.fullmatch(name):
            headers = {**headers, "Content-Security-Policy": WORKER_POLICY}
        return packed(request, path, headers)

    def _too_many(self) -> Response:
        """Return 429: an address took more files than it may."""
        seconds = math.ceil(self._budget.wait("file"))
        return PlainTextResponse("Too many files at once.\n", 429, {**FRESH, "Retry-After": str(seconds)})

    def _find(self, name: str) -> Path | None:
        """Return the file of that name, None when there is none in the folder or none could be called so."""
        folder = self._browser_tables if OF_TABLES.match(name) else self.folder
        try:
            path = (folder / name).resolve()
            return path if path.is_relative_to(folder) and path.is_file() else None
        except (OSError, ValueError):
            return None


def packed(request: Request, path: Path, headers: dict[str, str]) -> Response:
    """Return a file, packed where it lies packed beside itself and the client takes it."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    media_type = guess_type(path)[0]
    for encoding, suffix in PACKED:
        twin = path.with_name(path.name + suffix)
        if accepts_encoding(request, encoding) and twin.is_file():
            own = {**headers, "Content-Encoding": encoding}
            whole = FileResponse(twin, headers=own, media_type=media_type, stat_result=twin.stat())
            return unless_known(request, whole)
    return unless_known(request, FileResponse(path, headers=headers, stat_result=path.stat()))
