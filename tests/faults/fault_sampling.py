"""Draw faults by lot."""

import hashlib
import json
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.faults.fault import Fault, fault
from tests.faults.python_fault_sites import changes
from tools.node import find_node
from tools.paths import ROOT, WEB

AREAS = ("kit", "games", "bots", "tables", "server", "terminal", "web")
PACKAGES = {"server": ("server", "wire")}
"""The packages of an area that has more than the one of its name."""

MEASURING = ("bench.py",)
"""Files that only measure."""

GENERATED = "web/src/generated/"
DECLARATIONS = ".d.ts"


def drawn(area: str, seed: int, root: Path = ROOT) -> Iterator[Fault]:
    """Return the faults of an area in the order of the lot, no two of them in one file as long as there are others.

    A fault's turn depends on itself alone, so that a change elsewhere in the area leaves the order as it is.
    """
    later: list[Fault] = []
    files: set[str] = set()
    for each, _ in sorted(numbered(places(area, root)), key=lambda place: turn(place, seed)):
        if each.file in files:
            later.append(each)
        else:
            files.add(each.file)
            yield each
    yield from later


def turn(place: tuple[Fault, int], seed: int) -> bytes:
    """Return what a fault is sorted by."""
    each, nth = place
    key = f"{seed}|{each.file}|{each.kind}|{each.was}|{each.becomes}|{nth}"
    return hashlib.blake2b(key.encode(), digest_size=16).digest()


def numbered(faults: list[Fault]) -> list[tuple[Fault, int]]:
    """Return each fault with how many like it came before."""
    seen: Counter[tuple[str, ...]] = Counter()
    pairs = []
    for each in faults:
        like = (each.file, each.kind, each.was, each.becomes)
        pairs.append((each, seen[like]))
        seen[like] += 1
    return pairs


def places(area: str, root: Path = ROOT) -> list[Fault]:
    """Return every fault that can be planted in an area."""
    return web_places(root) if area == "web" else python_places(area, root)


def python_places(area: str, root: Path) -> list[Fault]:
    """Return every fault that can be planted in the packages of an area."""
    found = []
    for package in PACKAGES.get(area, (area,)):
        for path in sorted((root / "src" / "regift" / package).rglob("*.py")):
            if path.name not in MEASURING:
                text, name = path.read_text(), path.relative_to(root).as_posix()
                found += [fault(area, name, text, change) for change in changes(text)]
    return found


def web_places(root: Path) -> list[Fault]:
    """Return every fault that can be planted in the browser client."""
    files = [path for path in sorted((root / "web" / "src").rglob("*")) if path.suffix in {".ts", ".svelte"}]
    names = [path.relative_to(root).as_posix() for path in files if not path.name.endswith(DECLARATIONS)]
    names = [name for name in names if not name.startswith(GENERATED)]
    command = [find_node().program, str(Path(__file__).with_name("web_fault_sites.mjs"))]
    asked = "\n".join(str(root / name) for name in names)
    told = subprocess.run(command, cwd=WEB, input=asked, capture_output=True, text=True, check=True).stdout
    found = []
    for name, (_, changed) in zip(names, json.loads(told), strict=True):
        text = (root / name).read_text()
        found += [
            fault("web", name, text, ("", *change)) for change in sorted(map(tuple, changed), key=lambda c: c[1:3])
        ]
    return found
