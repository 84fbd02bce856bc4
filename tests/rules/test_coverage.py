"""Every clause of a game's rules, in both languages, has a test named after it, and every test named so its clause."""

import ast
import re
from pathlib import Path

import pytest

from regift.games import catalogue

GAMES = {id: folder for id, folder in catalogue.folders().items() if (folder / "RULES.en.md").exists()}
TESTS = Path(__file__).parent
CLAUSE = re.compile(r"[A-Z]+-[A-Z]?\d+")
HEAD = re.compile(rf"^\*\*({CLAUSE.pattern})\*\*", re.MULTILINE)
TEST = re.compile(r"^(?:async )?def test_([a-z]+)_([a-z]?\d+)_", re.MULTILINE)


def clauses(game: str, language: str) -> list[str]:
    """List the ids at the heads of the clauses, as they come."""
    return HEAD.findall((GAMES[game] / f"RULES.{language}.md").read_text(encoding="utf-8"))


def covered(game: str) -> set[str]:
    """Gather the ids that test names begin with, of the families that the game's rules know."""
    families = {clause.split("-")[0] for clause in clauses(game, "en")}
    found = set()
    for path in (TESTS / game).rglob("test_*.py"):
        for family, number in TEST.findall(path.read_text(encoding="utf-8")):
            if family.upper() in families:
                found.add(f"{family.upper()}-{number.upper()}")
    return found


def named_in_sources(game: str) -> set[str]:
    """Gather the ids that stand alone as text in the game's modules: what refusals and cautions name."""
    found = set()
    for path in GAMES[game].rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CLAUSE.fullmatch(node.value):
                found.add(node.value)
    return found


def compare(found: set[str], expected: set[str]) -> str:
    """Say what is missing and what is too much, "" when nothing is."""
    missing, surplus = sorted(expected - found), sorted(found - expected)
    return " ".join(
        [f"missing: {', '.join(missing)}"] * bool(missing) + [f"surplus: {', '.join(surplus)}"] * bool(surplus)
    )


def test_there_are_rules_to_cover() -> None:
    assert GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test_and_every_test_a_clause(game: str) -> None:
    assert compare(covered(game), set(clauses(game, "en"))) == ""


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_clauses(game: str) -> None:
    assert compare(set(clauses(game, "fr")), set(clauses(game, "en"))) == ""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_no_clause_stands_twice(game: str, language: str) -> None:
    heads = clauses(game, language)
    assert [clause for clause in sorted(set(heads)) if heads.count(clause) > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_refuses_is_in_the_rules(game: str) -> None:
    assert sorted(named_in_sources(game) - set(clauses(game, "en"))) == []


@pytest.mark.parametrize(
    ("found", "said"),
    [({"X-1"}, "missing: X-2"), ({"X-1", "X-2", "X-3"}, "surplus: X-3"), ({"X-1", "X-2"}, "")],
)
def test_what_is_missing_and_what_is_too_much_is_named(found: set[str], said: str) -> None:
    assert compare(found, {"X-1", "X-2"}) == said
