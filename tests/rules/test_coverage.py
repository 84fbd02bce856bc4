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
LAST = {
    "MKF-": 39,
    "MKF-A": 35,
    "MKF-V": 7,
    "CG-R": 23,
    "CG-D": 28,
    "CG-A": 50,
    "CG-W": 14,
    "HAT-": 37,
    "HAT-S": 3,
    "HAT-A": 25,
    "GT-": 52,
    "GT-A": 27,
    "GT-V": 6,
}
"""By family: the number of its last clause. The clauses of a family that is not here yet end where its sheet ends."""
NOTES = {"MKF-A31"}
"""Numbers given to remarks about a rulebook, such as a slip of the pen: no rule, so no clause."""
TEST = re.compile(r"^(?:async )?def test_([a-z]+)_([a-z]?\d+)_", re.MULTILINE)


def clauses(game: str, language: str) -> list[str]:
    """List the ids at the heads of the clauses, as they come."""
    return HEAD.findall((GAMES[game] / f"RULES.{language}.md").read_text(encoding="utf-8"))


def numbered(found: list[str]) -> set[str]:
    """List every clause that there must be where these are: of each family all, from the first to the last."""
    games = {clause.split("-")[0] for clause in found}
    last = {family: number for family, number in LAST.items() if family.split("-")[0] in games}
    for clause in found:
        family = clause.rstrip("0123456789")
        if family not in LAST:
            last[family] = max(last.get(family, 0), int(clause.removeprefix(family)))
    return {f"{family}{number}" for family in last for number in range(1, last[family] + 1)} - NOTES


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
    """Return what is missing and what is too much, "" when nothing is."""
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


@pytest.mark.parametrize("game", GAMES)
def test_no_number_is_left_out(game: str) -> None:
    assert compare(set(clauses(game, "en")), numbered(clauses(game, "en"))) == ""


def test_a_gap_a_missing_last_clause_and_a_missing_family_are_named() -> None:
    found = [id for id in numbered(["HAT-1"]) if id not in ("HAT-9", "HAT-37") and not id.startswith("HAT-S")]
    assert compare(set(found), numbered(found)) == "missing: HAT-37, HAT-9, HAT-S1, HAT-S2, HAT-S3"
    assert compare({"X-A1", "X-A3"}, numbered(["X-A1", "X-A3"])) == "missing: X-A2"


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
