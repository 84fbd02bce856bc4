"""Build what a browser needs to keep tables itself (`python -m tools.build_browser_tables`).

Python for browsers (Pyodide) comes with the browser client's packages; the libraries are those of
requirements/play.txt, the same files as anywhere but for msgspec's. All of it lies in one folder whose name changes
with its content, in build/, where a server finds it by REGIFT_BROWSER_TABLES: no wheel has it.
"""

import gzip
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools import build_web
from tools.build_web import run
from tools.fast_engine import lower_priority, write_whole
from tools.lock import locked
from tools.node import NodeMissing, find_node
from tools.paths import BUILD, REQUIREMENTS, ROOT, SOURCES, WEB

LIBRARIES: Final = (
    "anyio",
    "attrs",
    "babel",
    "fluent-runtime",
    "fluent-syntax",
    "idna",
    "itsdangerous",
    "msgspec",
    "mypy-extensions",
    "pytz",
    "sqlalchemy",
    "starlette",
    "typing-extensions",
)
"""What the tables need of requirements/play.txt."""
PYTHON: Final = "3.14"
"""The Python of the Pyodide that web/package.json names."""
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
"""Its platform, for the one library that is compiled."""
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
"""The files of Pyodide that a page fetches beside the client, as they are."""
STANDARD: Final = "python_stdlib.zip"
"""Python's own library."""
STANDARD_IN_BROWSER: Final = "python314.zip"
"""What Pyodide calls it."""
ARCHIVE: Final = "tables.zip"
"""The libraries and Regift itself."""
WORK: Final = BUILD / "browser_tables"
SITE: Final = WORK / "site"
"""The folder that a server hands out."""
LIST: Final = SITE / "tables.json"
"""What tells the page where all this is and how large; without it no page offers it."""
PYODIDE: Final = WEB / "node_modules" / "pyodide"
COMPILER: Final = ROOT / "tools" / "compile_for_browser.mjs"
STAMP: Final = WORK / "content"
"""The state of the checkout that it was built from beside ./play."""

UNUSED: Final = re.compile(
    r"""
    .*\.(pyi|pyx|pxd|typed|c|h|so\.dSYM)
    | .*/(tests?|testing|__pycache__)/.*
    | [^/]+\.(dist-info|data)/(?!licenses/|LICEN[CS]E|COPYING).*
    | babel/(locale-data/(?!(en|fr|root)\.dat|LICENSE).*|messages/.*)
    | pytz/zoneinfo/.*
    | attr/.*\.md
    | sqlalchemy/(orm|ext|dialects/(mssql|mysql|oracle|postgresql))/.*
    | anyio/_backends/_trio\.py
    | regift/(cli|commands|envs|lab|terminal|web_dist)(/.*|\.py)
    | regift/server/(app|run|static_site|operator|uploads/photo_sanitizer|uploads/photo_worker)(/.*|\.py)
    | regift/bots/.*/__pycache__/.*
    | regift/bots/kung_fu/learned(_bot\.py|_network\.py|\.npz|\.json)
    """,
    re.VERBOSE,
)
"""What no table in a browser asks for."""
WITH_SOURCE: Final = re.compile(r"regift/(games|bots)/([^/]+/)?__init__\.py|anyio/(.*/)?__init__\.py")
"""Sources that are there too: Regift looks for them, and anyio reads its own to import no more than is asked for."""
UNUSED_STANDARD: Final = re.compile(
    r"(_pyrepl|ctypes|idlelib|lib2to3|multiprocessing|pydoc_data|unittest|wsgiref|xml|xmlrpc)/.*"
    r"|(bdb|cProfile|doctest|ftplib|imaplib|mailbox|nntplib|optparse|pdb|pickletools|poplib|profile|pstats|pydoc"
    r"|smtplib|statistics|tarfile|trace|turtle|webbrowser|zipapp)\.py"
)
"""The same of Python's own library."""
BROTLI: Final = """
const { readFileSync, writeFileSync } = require("node:fs");
const { brotliCompressSync, constants } = require("node:zlib");
for (const path of process.argv.slice(1)) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
}
"""


def requirements() -> str:
    """Return the pinned requirements of the libraries, with their hashes."""
    text = (REQUIREMENTS / "play.txt").read_text()
    entries = re.split(r"\n(?=\S)", text)
    found = [entry for entry in entries if entry.partition("==")[0] in LIBRARIES]
    assert len(found) == len(LIBRARIES), "requirements/play.txt lacks some"
    return "\n".join(re.sub(r" ;[^\\]*", " ", entry) for entry in found) + "\n"


def fetch_libraries() -> list[Path]:
    """Return the wheels of the libraries, fetched where they are not there yet; each has one of its pinned hashes."""
    wanted = requirements()
    folder = WORK / blake2b(wanted.encode(), digest_size=8).hexdigest()
    if not folder.is_dir():
        new = folder.with_suffix(".new")
        shutil.rmtree(new, ignore_errors=True)
        new.mkdir(parents=True)
        asked = new / "requirements.txt"
        asked.write_text(wanted)
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--require-hashes", "--only-binary=:all:", "--python-version", PYTHON, "--platform", PLATFORM]
        subprocess.run([*command, "--dest", str(new), "-r", str(asked)], check=True, stdout=sys.stderr)
        new.rename(folder)
    return sorted(folder.glob("*.whl"))


def contents(wheels: list[Path]) -> Iterator[tuple[str, bytes]]:
    """Give the files of the archive, with their names."""
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            for name in packed.namelist():
                if not name.endswith("/") and not UNUSED.fullmatch(name):
                    yield name, packed.read(name)
    for path in sorted((SOURCES / "regift").rglob("*")):
        name = path.relative_to(SOURCES).as_posix()
        if path.is_file() and path.suffix != ".so" and not UNUSED.fullmatch(name):
            yield name, path.read_bytes()


def standard_library(path: Path) -> Iterator[tuple[str, bytes]]:
    """Give the files of Python's own library that are of use here."""
    with zipfile.ZipFile(path) as packed:
        for name in packed.namelist():
            if not name.endswith("/") and not UNUSED_STANDARD.fullmatch(name):
                yield name, packed.read(name)


def compiled(files: dict[str, bytes], folder: str) -> dict[str, bytes]:
    """Return the files with bytecode in place of sources; `folder`: where they will be in the browser."""
    kept = WORK / "bytecode"
    known = {name: kept / f"{_hash(folder, name, text)}.pyc" for name, text in files.items() if name.endswith(".py")}
    missing = {name: file for name, file in known.items() if not file.exists()}
    if missing:
        with TemporaryDirectory(dir=WORK) as work:
            names = {file.stem: f"{folder}/{name}" for name, file in missing.items()}
            (Path(work) / "names.json").write_text(json.dumps(names))
            for name, file in missing.items():
                (Path(work) / f"{file.stem}.py").write_bytes(files[name])
            node = find_node()
            run([node.program, str(COMPILER), str(PYODIDE), work], node, WEB)
            kept.mkdir(exist_ok=True)
            for file in missing.values():
                (Path(work) / file.name).replace(file)
    found = dict[str, bytes]()
    for name, content in files.items():
        if name not in known:
            found[name] = content
        elif WITH_SOURCE.fullmatch(name):
            found |= {name: content, cache_name(name): known[name].read_bytes()}
        else:
            found[f"{name}c"] = known[name].read_bytes()
    return found


def cache_name(name: str) -> str:
    """Return where Python looks for the bytecode of a source that is there."""
    folder, _, file = name.rpartition("/")
    return f"{folder}/__pycache__/{file.removesuffix('.py')}.cpython-{PYTHON.replace('.', '')}.pyc"


def _hash(*parts: str | bytes) -> str:
    digest = blake2b(digest_size=8)
    for part in parts:
        content = part.encode() if isinstance(part, str) else part
        digest.update(len(content).to_bytes(8, "big") + content)
    return digest.hexdigest()


def write_zip(path: Path, files: dict[str, bytes]) -> None:
    """Write an archive that is the same whenever it is written; it is packed as a whole afterwards."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name), content)


def pack(files: list[Path]) -> None:
    """Lay every file packed beside itself, as .br and .gz; what was packed before is not packed again."""
    kept = WORK / "packed"
    kept.mkdir(exist_ok=True)
    known = {file: kept / _hash(file.read_bytes()) for file in files}
    missing = [file for file in known.values() if not Path(f"{file}.gz").exists()]
    if missing:
        with TemporaryDirectory(dir=WORK) as work:
            new = {Path(work) / known[file].name: file for file in files if known[file] in missing}
            for place, file in new.items():
                shutil.copyfile(file, place)
            node = find_node()
            run([node.program, "-e", BROTLI, *map(str, new)], node, WEB)
            for place in new:
                Path(f"{place}.br").replace(kept / f"{place.name}.br")
                packed = Path(f"{place}.gz")
                packed.write_bytes(gzip.compress(place.read_bytes(), 9, mtime=0))
                packed.replace(kept / packed.name)
    for file, place in known.items():
        for ending in (".br", ".gz"):
            shutil.copyfile(f"{place}{ending}", f"{file}{ending}")


def build() -> None:
    """Build everything, and last of all the list of it."""
    WORK.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=WORK) as made:
        new = Path(made) / "new"
        new.mkdir()
        for name in RUNTIME:
            shutil.copyfile(PYODIDE / name, new / name)
        write_zip(new / STANDARD, compiled(dict(standard_library(PYODIDE / STANDARD)), f"/lib/{STANDARD_IN_BROWSER}"))
        write_zip(new / ARCHIVE, compiled(dict(contents(fetch_libraries())), f"/lib/python{PYTHON}/site-packages"))
        files = sorted(new.iterdir())
        folder = f"assets/tables-{_hash(*(file.read_bytes() for file in files))}"
        pack(files)
        sizes = {
            file.name: {kind: Path(f"{file}{ending}").stat().st_size for kind, ending in ENDINGS.items()}
            for file in files
        }
        LIST.unlink(missing_ok=True)
        shutil.rmtree(SITE, ignore_errors=True)
        shutil.copytree(new, SITE / folder)
    write_whole(LIST, json.dumps({"folder": f"/{folder}/", "files": sizes}))


ENDINGS: Final = {"plain": "", "br": ".br", "gzip": ".gz"}
"""In which ways each file is handed out."""


def build_later(python: str, content: str) -> None:
    """Build at low priority, with a Python that has pip, unless that is done for this state of the checkout.

    Pages offer it as soon as it is there, and not what was built from another state. Where it can't be built, with no
    network say, nothing else changes.
    """
    if LIST.exists() and STAMP.exists() and STAMP.read_text() == content:
        return
    LIST.unlink(missing_ok=True)
    log = BUILD / "logs" / "browser-tables.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    command = [python, "-m", "tools.build_browser_tables", content]
    with log.open("wb") as output:
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=output, stderr=output)


def main(arguments: list[str]) -> int:
    """Build, with the client where that is needed, and say how large it is.

    `content`: the state of the checkout that is noted then, beside a server, at low priority.
    """
    content = arguments[0] if arguments else ""
    if not build_web.is_there():
        print("no browser client here: web/package.json is missing")
        return 0
    try:
        if content:
            lower_priority()
        elif not build_web.is_up_to_date():
            build_web.build()
        with locked("browser-tables"):
            build()
            STAMP.write_text(content)
    except (OSError, subprocess.CalledProcessError, NodeMissing, build_web.WebBuildFailed) as failure:
        print(f"what browsers need to keep tables was not built: {failure}", file=sys.stderr)
        return 1
    sizes = json.loads(LIST.read_text())["files"]
    for kind in ("br", "gzip"):
        print(f"{kind}: {sum(size[kind] for size in sizes.values()):,} bytes")
    print(f"built {LIST.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
