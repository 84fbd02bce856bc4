"""Writes the client as files alone: any web server can hand them out, from any folder, and browsers keep the tables."""

import json
import re
import shutil
import zipfile
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from regift.bots import catalogue as bots
from regift.games import catalogue as games
from regift.kit.refusal_and_errors import RegiftError
from regift.server.http.browser_tables_api import files_in, parts_in
from regift.server.http.game_list_and_words_rules_options import cards, sheet
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed

PAGE: Final = "index.html"
WORKER: Final = "service_worker.js"
AS_IT_IS: Final = ".nojekyll"
"""The file that has GitHub Pages hand out all others as they are, also those whose names begin with `_`."""
LEFT_OUT: Final = shutil.ignore_patterns("*.br", "*.gz", "tv.html", "tv", "previews", PAGE, WORKER)
"""What is of use to a server alone."""
BUILD: Final = re.compile(r"^const BUILD = (\{.*\});$", re.MULTILINE)
"""What the service worker knows of the client that it keeps."""
LISTS: Final = "lists-"
"""How the folder begins that has what a server answers alike to everybody; its name changes with its content."""
OWN_ADDRESS: Final = re.compile(r'(\b(?:href|src)=")/(?=[a-z])')
"""How the page of a server begins the addresses of its files."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
"""That of a server's pages, as far as a page can say it itself."""
ARCHIVES: Final = (".zip",)
"""Files that a server packs as a whole, and a web server of files may hand out as they are."""


class NotBuilt(RegiftError):
    """Raised when the client, or what browsers keep tables with, is not there; the message says what makes it."""


def write_site(folder: Path, web: Path, tables: Path, speed: TableSpeed) -> None:
    """Write the site into an empty folder; `web`: the built client, `tables`: what browsers keep tables with."""
    if not (web / PAGE).is_file() or not (web / WORKER).is_file():
        raise NotBuilt(f"{web}: the client has not been built; in a checkout: python -m tools.build_web")
    listed = files_in(tables, speed)
    if listed is None:
        raise NotBuilt(
            "what browsers keep tables with is not there; in a checkout: python -m tools.build_browser_tables, "
            "elsewhere name its folder in REGIFT_BROWSER_TABLES"
        )
    shutil.copytree(web, folder, ignore=LEFT_OUT, dirs_exist_ok=True)
    place = listed["folder"].strip("/")
    (folder / place).mkdir(parents=True)
    sizes = {}
    for name in listed["files"]:
        put_packed(tables / place / name, folder / place / name)
        size = (folder / place / name).stat().st_size
        sizes[name] = {"plain": size, "br": size, "gzip": size}
    lists = write_lists(folder, {**listed, "folder": f"./{place}/", "files": sizes}, parts_in(web))
    page = page_of_site((web / PAGE).read_text(encoding="utf-8"), lists)
    (folder / PAGE).write_text(page, encoding="utf-8")
    worker = worker_of_site((web / WORKER).read_text(encoding="utf-8"), page, lists)
    (folder / WORKER).write_text(worker, encoding="utf-8")
    (folder / AS_IT_IS).touch()


def page_of_site(page: str, lists: str) -> str:
    """Return the page with addresses that lead to files beside it, and with what a server says of it in headers.

    `lists`: the folder of its own lists, so that it never reads those of another version.
    """
    beside = OWN_ADDRESS.sub(r"\1./", page)
    marked = re.sub(r"<html\b", f'<html data-site="{lists}"', beside, count=1)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    referrer = '<meta name="referrer" content="no-referrer" />'
    return re.sub(r"(<meta charset=[^>]*>)", rf"\1\n    {policy}\n    {referrer}", marked, count=1)


def put_packed(source: Path, target: Path) -> None:
    """Copy a file; an archive whose files are stored as they are is packed, for no web server may do so."""
    if source.suffix not in ARCHIVES:
        shutil.copyfile(source, target)
        return
    with zipfile.ZipFile(source) as stored, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for name in stored.namelist():
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, stored.read(name))


def write_lists(folder: Path, tables: dict[str, object], parts: list[str]) -> str:
    """Write what a server answers alike to everybody; return the folder, whose name changes with its content."""
    lists: dict[str, object] = {
        "games": cards(),
        "bots": {id: bots.offered(id) for id in games.folders()},
        "browser-tables": tables,
        "browser-tables/parts": parts,
        **{f"games/{id}": sheet(id) for id in games.folders()},
    }
    written = {name: msgspec.json.encode(said) for name, said in lists.items()}
    place = LISTS + blake2b(msgspec.json.encode(lists), digest_size=8).hexdigest()
    for name, content in written.items():
        file = folder / place / f"{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return place


def worker_of_site(worker: str, page: str, lists: str) -> str:
    """Return the service worker for a site; its version changes with whatever it keeps."""
    found = BUILD.search(worker)
    assert found is not None, "the service worker does not say what it keeps"
    build = json.loads(found[1])
    version = blake2b((worker + page).encode(), digest_size=8)
    said = json.dumps({**build, "version": version.hexdigest(), "lists": lists})
    return worker[: found.start(1)] + said + worker[found.end(1) :]
