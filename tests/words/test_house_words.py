"""The rules of style that can be counted: one word for one thing, one space before a sign, no headless “who”."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parents[2]
FILES: Final = sorted(
    path
    for folder in ("src/regift", "web/src", "tests/games", "tests/own_cards")
    for pattern in ("*en.ftl", "*fr.ftl", "RULES.*.md")
    for path in (ROOT / folder).rglob(pattern)
    if "web_dist" not in path.parts
)
GIFTS: Final = re.compile(r"(yellow|red|blue|black|objects)\.\w\w\.ftl$")
"""Where a thing is called what it is called, be it a robot or a clock."""
GAMES: Final = re.compile(r"games/\w+/(RULES|table|words)\.")
"""Where a title may ask who begins, and a rule may speak of whoever it is about."""
KEY: Final = re.compile(r"^(?:[\w-]+ =|    \.\w+ =| *\*?\[[\w.]+\])\s*")


class Rule(NamedTuple):
    """What is not written, in which language, and what is written instead."""

    name: str
    language: str
    fault: re.Pattern[str]
    instead: str
    planted: str
    """A line that breaks it."""


def rule(name: str, language: str, fault: str, instead: str, planted: str) -> Rule:
    """Make a rule of a pattern."""
    return Rule(name, language, re.compile(fault, re.IGNORECASE if name == "glossary" else 0), instead, planted)


RULES: Final = [
    rule("glossary", "fr", r"\b(pig(e|er|es|ent|ez|eons|é|ée|és|ées|era|eras)|brass(e|er|es|ez|é|ée))\b",
         "pioche, piocher, mélanger", "On brasse, puis tu piges."),
    rule("glossary", "fr", r"\brobots?\b", "bot", "Un robot joue."),
    rule("glossary", "fr", r"\bhorloges?\b", "chrono, délai", "L’Horloge tourne."),
    rule("glossary", "fr", r"\b(veuillez|s’il vous plaît)\b", "tu, toi", "Veuillez choisir une carte."),
    rule("glossary", "en", r"\b(somebody|someone|everybody|everyone|anybody|anyone)’s like\b|\bto their like\b",
         "among themselves", "They talk to their like."),
    rule("headless", "en", r"(?:^|[.!?:;] )Who(?:ever)? (?:is|was|sees|gives|has|plays|wins|loses)\b[^?]*$",
         "the player, or you", "Who is out sees every hand."),
    rule("headless", "fr", r"(?:^|[.!?:;] )Qui [^?]*$", "la personne qui, or the name", "Qui voit les mains se tait."),
    rule("participle", "fr", r"\{ \$\w+ \} (?:est|s’est|était|sera) (?:bien |tout )?(?!fait)\w*(?:é|i|u|is|it)\b(?! à)",
         "a turn that agrees with nobody", "{ $seat } est parti au milieu."),
    rule("spaces", "fr", r"[^\u202f?!…\d][?!;](?:\s|$)|[ \u00a0][?!;»]|«(?!\u202f)|[^\u202f]»",
         "a narrow no-break space (U+202F)", "« Oui » !"),
    rule("spaces", "fr", r"(?<![\u00a0\d])(?<!\"\}):(?:\s|$)", "a no-break space (U+00A0)", "Ici : là"),
    rule("spaces", "en", r"\s…", "no space", "One moment …"),
    rule("apostrophe", "en", r"\w'\w", "’", "It's here."),
    rule("apostrophe", "fr", r"\w'\w", "’", "C'est là."),
]  # fmt: skip


def language_of(path: Path) -> str:
    """Return the language that a file is in."""
    return path.name.split(".")[-2]


def read_lines(path: Path) -> Iterator[str]:
    """List what people read of a file, a line each, without keys and comments."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if path.suffix == ".md":
            yield re.sub(r"^(?:\*\*[A-Z]+-[\w-]+\*\*|[#*|-]+) *|\*+", "", line)
        elif not line.startswith("#"):
            yield KEY.sub("", line).strip()


def faults_in(lines: list[str], language: str, *, skip: frozenset[str] = frozenset()) -> list[str]:
    """Say which lines break which rule."""
    return [
        f"{each.name}: {line!r}: expected {each.instead}"
        for each in RULES
        if each.language == language and each.name not in skip
        for line in lines
        if each.fault.search(line)
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_words_keep_the_rules_of_style(path: Path) -> None:
    skipped = frozenset({"glossary"} if GIFTS.search(path.name) else {"headless"} if GAMES.search(str(path)) else ())
    assert faults_in(list(read_lines(path)), language_of(path), skip=skipped) == []


@pytest.mark.parametrize("each", RULES, ids=lambda each: f"{each.language}-{each.planted}")
def test_a_line_that_breaks_a_rule_is_found(each: Rule) -> None:
    assert faults_in([each.planted], each.language)
    assert each.fault.search(each.planted)
