"""The client's layout comes from variables on the page's root, as decision 0024 says: few rules go around them."""

import re
from pathlib import Path
from typing import Final

import pytest

from tools.paths import WEB

SOURCES: Final = WEB / "src"
DECISION: Final = "docs/decisions/0024-room-in-variables-of-the-page.md"
MOST: Final = {"@media": 55, ":global(": 55}
"""So often each is written in all styles of the client together."""
IN_THEIR_PLACE: Final = {
    "@media": "say both cases in one line, `gap: var(--under-700, 2px) var(--from-700, 6px)`; styles.css has the pairs",
    ":global(": "let the child ask for a variable that its parent sets, or share a class of design/controls.css",
}
RULE: Final = re.compile(r"\{([^{}]*)\}")
PAIRED: Final = re.compile(r"(--(?:under|from)-\d+):\s*(initial)?;")
ASKED: Final = re.compile(r"var\(\s*(--(?:under|from)-[\w-]+)")


def styles() -> list[Path]:
    """Return every file of the client with styles in it; none of them is generated."""
    return sorted(path for path in SOURCES.rglob("*") if path.suffix in {".svelte", ".css"})


@pytest.mark.parametrize("written", MOST)
def test_few_rules_go_around_the_variables(written: str) -> None:
    by_file = {str(path.relative_to(SOURCES)): path.read_text(encoding="utf-8").count(written) for path in styles()}
    count = sum(by_file.values())
    assert count, "nothing was counted"
    most = ", ".join(sorted(by_file, key=lambda name: -by_file[name])[:5])
    assert count <= MOST[written], f"{count} × {written}: {IN_THEIR_PLACE[written]} ({DECISION}); most in {most}"


def test_a_rule_that_sets_one_variable_of_a_pair_sets_the_other_to_the_opposite() -> None:
    seen = 0
    for path in styles():
        for rule in RULE.findall(path.read_text(encoding="utf-8")):
            on = {name: bool(initial) for name, initial in PAIRED.findall(rule)}
            seen += len(on)
            for name, is_on in on.items():
                other = name.replace("under", "from") if "under" in name else name.replace("from", "under")
                assert on.get(other) is not is_on, f"{path.name}: {name}"
                assert other in on, f"{path.name}: {name} without {other}"
    assert seen


def test_every_variable_of_room_that_is_asked_is_declared() -> None:
    """One that is not declared has no value either, and would count everywhere."""
    declared = set(re.findall(r"(--[\w-]+):", (SOURCES / "styles.css").read_text(encoding="utf-8")))
    asked = {name for path in styles() for name in ASKED.findall(path.read_text(encoding="utf-8"))}
    assert asked
    assert asked <= declared
