"""Files that name other files name all of them."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tools.build_browser_tables import LIBRARIES
from tools.build_ext import modules
from tools.paths import ROOT, SOURCES, WEB

ASSETS = (".svg", ".png", ".jpg", ".webp", ".avif", ".gif", ".ico", ".woff", ".woff2", ".ttf", ".otf", ".mp3", ".ogg")


def committed(folder: str) -> list[Path]:
    """Return the files of a folder that git knows or would take up."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", folder]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / line for line in listed.stdout.splitlines() if (ROOT / line).exists()]


def test_ci_runs_exactly_the_whole_check() -> None:
    lines = (ROOT / ".ci" / "run").read_text().splitlines()
    assert lines == ["#!/usr/bin/env bash", "set -euo pipefail", 'cd "$(dirname "$0")/.."', "./check --all"]


def test_the_two_commands_can_be_run() -> None:
    assert all((ROOT / command).stat().st_mode & 0o111 for command in ("play", "check", ".ci/run"))


@pytest.mark.parametrize("package", ["kit", "games"])
def test_every_module_of_the_rules_is_compiled(package: str) -> None:
    written = {path.relative_to(SOURCES).as_posix() for path in (SOURCES / "regift" / package).rglob("*.py")}
    assert written - set(modules()) <= {"regift/kit/commit_reveal_shuffle_proof_and_verification.py"}


def test_every_asset_of_the_client_is_named_in_its_list_of_licences() -> None:
    assets = [path for path in committed("web") if path.suffix in ASSETS]
    list_of_licences = WEB / "LICENSES.md"
    licences = list_of_licences.read_text() if list_of_licences.exists() else ""
    assert [path.name for path in assets if path.name not in licences] == []


def test_every_library_that_browsers_keep_tables_with_is_named_in_the_list_of_licences() -> None:
    licences = (WEB / "LICENSES.md").read_text()
    assert [name for name in LIBRARIES if f"(`{name}`)" not in licences] == []


def test_lock_files_name_no_registry() -> None:
    locks = [path for folder in ("web", "tools") for path in committed(folder) if path.name == "package-lock.json"]
    for lock in locks:
        packages = json.loads(lock.read_text())["packages"]
        places = {package["resolved"] for package in packages.values() if "resolved" in package}
        assert places == set(), f"{lock.relative_to(ROOT)}: npm install --omit-lockfile-registry-resolved"


def test_requirements_name_no_registry() -> None:
    text = "".join(path.read_text() for path in (ROOT / "requirements").iterdir())
    assert not re.search(r"://|--index|--find-links|@ ", text)
