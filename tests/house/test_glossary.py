"""The glossary of docs/concepts.md: each word names one thing, and that thing is there. So is each file to change."""

import re
from pathlib import Path

import pytest

from tools.paths import ROOT

CONCEPTS = ROOT / "docs" / "concepts.md"
WHERE_TO_CHANGE = ROOT / "docs" / "where-to-change.md"
ROW = re.compile(r"^\| ([^|]+) \| [^|]+ \| `([^`]+)` `(\w+)` \|$", re.MULTILINE)
CHANGED = re.compile(r"^\| [^|]+ \| `([^`]+)` \|$", re.MULTILINE)
DEFINED = re.compile(r"^(?:export )?(?:class|interface|type) (\w+)", re.MULTILINE)
REPLACED = {
    "attendance",
    "chronicle",
    "doorman",
    "errands",
    "gallery",
    "herald",
    "keepsakes",
    "ledger",
    "objection",
    "prompter",
    "recipe",
    "retelling",
    "rewatch",
    "sieves",
    "umpire",
    "understudies",
    "whereabouts",
}
"""Words that the code used before, each for what has a standard name."""


def rows() -> list[tuple[str, str, str]]:
    """Return each word with the file and the name that it stands for."""
    return ROW.findall(CONCEPTS.read_text(encoding="utf-8"))


def sources(*folders: str) -> list[Path]:
    """Return the sources below these folders."""
    return sorted(
        path
        for folder in folders
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".ts", ".svelte"} and "generated" not in path.parts
    )


@pytest.mark.parametrize(("word", "file", "name"), rows(), ids=lambda value: str(value).split("/")[-1])
def test_each_word_names_what_is_there(word: str, file: str, name: str) -> None:
    assert name in DEFINED.findall((ROOT / file).read_text(encoding="utf-8")), word


@pytest.mark.parametrize("file", CHANGED.findall(WHERE_TO_CHANGE.read_text(encoding="utf-8")))
def test_each_everyday_change_has_its_file(file: str) -> None:
    assert (ROOT / file).is_file()


def test_each_word_and_each_name_is_there_once() -> None:
    words = [word for row in rows() for word in row[0].split(", ")]
    names = [row[2] for row in rows()]
    assert len(words) > 40
    assert len(set(words)) == len(words)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("folder", ["src/regift", "web/src"])
def test_no_other_thing_has_the_name(folder: str) -> None:
    named = {name for _, file, name in rows() if file.startswith(folder)}
    found = [name for path in sources(folder) for name in DEFINED.findall(path.read_text(encoding="utf-8"))]
    assert [name for name in sorted(named) if found.count(name) != 1] == []


def test_no_file_bears_a_word_that_was_replaced() -> None:
    stems = {path.name.split(".")[0].lower(): path for path in sources("src/regift", "web/src")}
    assert [str(stems[word]) for word in sorted(REPLACED & stems.keys())] == []
