"""What pyproject.toml asks for and what requirements/ pins are the same libraries."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tools.paths import REQUIREMENTS, ROOT
from tools.pin import WANTED
from tools.steps import Steps
from tools.virtual_environment import Environment

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
FILES = sorted(REQUIREMENTS.glob("*.txt"))


def pins(file: Path) -> dict[str, Version]:
    """Return the version of each library that a requirements file pins."""
    lines = [line.removesuffix(" \\") for line in file.read_text().splitlines() if line and line[0] not in "# "]
    found = [re.fullmatch(r"([\w.-]+)==([\w.]+)(?: ; .*)?", line) for line in lines]
    assert all(found), [line for line, match in zip(lines, found, strict=True) if not match]
    return {canonicalize_name(match[1]): Version(match[2]) for match in found if match}


def asked(name: str) -> list[Requirement]:
    """Return what pyproject.toml asks for and the requirements file of that name must hold."""
    groups = PROJECT["dependency-groups"]
    lines = [line for line in groups.get(name, []) if isinstance(line, str)]
    for line in groups.get(name, []):
        if isinstance(line, dict):
            lines += groups[line["include-group"]]
    if name in {"check", "play"}:
        lines += PROJECT["project"]["dependencies"]
    if name == "play":
        lines += PROJECT["project"]["optional-dependencies"]["fast"]
    return [Requirement(line) for line in lines]


def hashes(file: Path) -> dict[str, list[str]]:
    """Return the hashes of the files of each library that a requirements file pins."""
    found: dict[str, list[str]] = {}
    for entry in re.split(r"\n(?=\S)", file.read_text()):
        name, *rest = entry.split()
        found[name] = [part.removeprefix("--hash=sha256:") for part in rest if part.startswith("--hash=")]
    return {name.partition("==")[0]: each for name, each in found.items() if "==" in name}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_library_is_pinned_with_the_hashes_of_its_files(file: Path) -> None:
    found = hashes(file)
    assert {canonicalize_name(name) for name in found} == set(pins(file))
    assert [name for name, each in found.items() if not each] == []
    assert [each for listed in found.values() for each in listed if not re.fullmatch("[0-9a-f]{64}", each)] == []


def test_all_files_hash_a_library_alike() -> None:
    every = [hashes(file) for file in FILES]
    for one in every:
        for other in every:
            assert [name for name, each in one.items() if other.get(name, each) != each] == []


def test_what_is_installed_must_have_its_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str]] = []
    monkeypatch.setattr(Environment, "pip", lambda self, steps, name, wanted, arguments: given.append(list(arguments)))
    monkeypatch.setattr(Environment, "installed", lambda self: {})
    Environment("unused", "./play").install(Steps([]), "Libraries", ["play", "build"])
    assert given == [["--require-hashes", "-r", f"{REQUIREMENTS / 'play.txt'}", "-r", f"{REQUIREMENTS / 'build.txt'}"]]


def test_there_is_a_file_for_each_use() -> None:
    assert {file.stem for file in FILES} == set(WANTED)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_library_asked_for_is_pinned_at_a_version_that_will_do(file: Path) -> None:
    pinned = pins(file)
    for requirement in asked(file.stem):
        name = canonicalize_name(requirement.name)
        assert name in pinned, f"{requirement} is not pinned: python -m tools.pin"
        assert requirement.specifier.contains(pinned[name]), f"{requirement}, but {pinned[name]} is pinned"


def test_all_files_pin_the_same_version() -> None:
    checked = pins(REQUIREMENTS / "check.txt")
    others = {file.stem: pins(file) for file in FILES}
    differing = [
        f"{stem}: {name} {version}"
        for stem, pinned in others.items()
        for name, version in pinned.items()
        if checked.get(name, version) != version
    ]
    assert differing == []
