"""Write what a wheel of Regift is made of and stands on, as a CycloneDX document (`python -m tools.bill_of_materials`).

The same sources give the same document, byte for byte: its time is that of SOURCE_DATE_EPOCH, its number follows from
what it lists.
"""

import base64
import json
import os
import re
import sys
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from tools.paths import BUILD, REQUIREMENTS, SOURCES, WEB

FILE = BUILD / "regift.cdx.json"
"""Where it is written; a wheel has it in `.dist-info/sboms/` (PEP 770)."""

EPOCH = 1580601600
"""The time that hatchling gives to the files of a wheel where SOURCE_DATE_EPOCH says none."""

BUNDLED = ("svelte",)
"""Packages that are wanted only to build the browser client, and yet a part of them goes into it."""

APART = ("@types/emscripten", "pyodide", "ws")
"""Packages of the client that no wheel contains: what browsers keep tables with is built and handed out beside it."""


def version() -> str:
    """Return the release of these sources."""
    found = re.search(r'^__version__ = "(.+)"$', (SOURCES / "regift" / "__init__.py").read_text(), re.MULTILINE)
    assert found is not None
    return found[1]


def python_libraries() -> Iterator[Component]:
    """Return the libraries that Regift stands on, at the versions it is tested with."""
    for name, number in re.findall(r"^([\w.-]+)==([\w.]+)", (REQUIREMENTS / "play.txt").read_text(), re.MULTILINE):
        yield Component(
            type=ComponentType.LIBRARY,
            name=name,
            version=number,
            purl=PackageURL("pypi", None, name.lower(), number),
            bom_ref=f"pypi:{name}",
            scope=ComponentScope.REQUIRED,
        )


def browser_packages() -> Iterator[Component]:
    """Return the packages of which a part is in the browser client, with the hashes of the lock file."""
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    for place, package in sorted(packages.items()):
        name = place.rpartition("node_modules/")[2]
        is_left_out = name in APART or (package.get("dev") and name not in BUNDLED)
        if not name or is_left_out or place.count("node_modules/") > 1:
            continue
        group, _, bare = name.rpartition("/")
        kind, _, digest = package["integrity"].partition("-")
        assert kind == "sha512", f"{name}: expected a SHA-512 in package-lock.json, got {kind}"
        yield Component(
            type=ComponentType.LIBRARY,
            group=group or None,
            name=bare,
            version=package["version"],
            purl=PackageURL("npm", group or None, bare, package["version"]),
            bom_ref=f"npm:{name}",
            hashes=[HashType(alg=HashAlgorithm.SHA_512, content=base64.b64decode(digest).hex())],
            scope=ComponentScope.REQUIRED,
        )


def document() -> str:
    """Return the document as JSON."""
    regift = Component(
        type=ComponentType.APPLICATION,
        name="regift",
        version=version(),
        purl=PackageURL("pypi", None, "regift", version()),
        bom_ref="regift",
    )
    parts = [*python_libraries(), *browser_packages()]
    bom = Bom(components=parts)
    bom.metadata.component = regift
    bom.metadata.timestamp = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", EPOCH)), UTC)
    listed = " ".join(sorted(str(part.purl) for part in [regift, *parts]))
    bom.serial_number = uuid.uuid5(uuid.NAMESPACE_URL, listed)
    bom.register_dependency(regift, parts)
    return str(JsonV1Dot6(bom).output_as_string(indent=1)) + "\n"


def write(file: Path = FILE) -> Path:
    """Write the document and return where."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(document(), encoding="utf-8")
    return file


if __name__ == "__main__":
    print(write())
    sys.exit(0)
