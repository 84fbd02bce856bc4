"""Both languages are written as those write them who speak them: plurals, elisions, spaces, apostrophes."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from regift.kit import three_line_recap

ROOT: Final = Path(__file__).parents[2]
FRENCH: Final = sorted(
    path
    for folder in ("src/regift", "web/src", "tests/games")
    for path in (ROOT / folder).rglob("*fr.ftl")
    if "web_dist" not in path.parts
)
PAIRS: Final = [(path.with_name(path.name.replace("fr.ftl", "en.ftl")), path) for path in FRENCH]
RULES: Final = sorted((ROOT / "src" / "regift").rglob("RULES.fr.md"))
PLURALS: Final = {"en": {"one", "other"}, "fr": {"one", "many", "other"}}
"""The categories that CLDR gives each language."""
CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
SUFFIX: Final = re.compile("_(is|key|count|seen|quoted|article|gender|phrase)$")
"""What the wire's convention adds to the name of an argument."""
PEOPLE: Final = {"name", "names", "seat", "target", "other"}
"""Variables that may begin with a vowel, in a language where that matters."""
ELIDES: Final = re.compile(r"\b(de|que|jusque|lorsque|puisque|le|la|je|me|te|se|ne|ce)\s$", re.IGNORECASE)
NO_BREAK: Final = "\N{NARROW NO-BREAK SPACE}\N{NO-BREAK SPACE}"
NAMING: Final = {
    "answered", "card", "cards", "code", "gift", "gift_phrase", "host", "name", "names", "other", "placed", "seat",
    "target", "who", *("level", "number", "round", "turn"),
}  # fmt: skip
"""Variables that name somebody or something, or say the how-manieth it is."""
SEVERAL: Final = {
    ("story-often-", "count"): "a habit is three times at least",
    ("story-hard-", "count"): "a habit is three times at least",
    ("story-lead-changed", "count"): "it is told from two changes on",
    ("story-tie", "count"): "nobody ties alone",
    ("waiting-for-count", "count"): "fewer are named",
    ("mix-good", "seats"): "no game is for one",
    ("mix-good-range", "most"): "no game is for one",
    ("weigh-about", "seats"): "no game is for one",
    ("reason-deck_few", "seats"): "no game is for one",
    ("seats-range", "most"): "no game is for one",
    ("shelf_of", "top"): "it is always ten",
    ("withdraw-about", "seconds"): "it is always thirty",
    ("weigh-about", "of"): "it is always hundreds",
    ("weigh-played", "of"): "it is always hundreds",
    ("reason-photo_pixels", "most"): "it is always dozens",
}
"""Numbers, by how the keys of their messages begin, that are never one, and why."""
PLURAL: Final = {
    "en": re.compile(r"^[\s\u00a0\u202f]+(?!is\b|was\b|has\b|as\b)([a-z]+s|people|children)\b"),
    "fr": re.compile(
        r"^[\s\u00a0\u202f]+(?!fois\b|dans\b|sous\b|sans\b|plus\b|moins\b|puis\b|hors\b)([^\W\d_]+[sx])\b"
    ),
}
"""A noun in the plural right after a number; in French, what is never written otherwise is none."""
WITHOUT: Final = (re.compile(rf"[^{NO_BREAK}][?!;:»](?=\s|$)"), re.compile(f"«[^{NO_BREAK}]"))
"""A French sign without the space that keeps it with its word."""


class Said(NamedTuple):
    """A piece of text that people read, and what is filled in before and after it."""

    key: str
    before: str
    """The literal before it, "x" for anything else."""

    text: str
    follows: str
    """The variable after it, "" for none; what a function makes of one is none."""


class Listener(Visitor):
    """Collects what a message says and asks for."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.said: list[Said] = []
        self.variables: set[str] = set()
        self.choices: list[list[str]] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802, the visitor's own name
        """Take each text with what comes after it."""
        for before, here, after in zip([None, *node.elements], node.elements, [*node.elements[1:], None], strict=False):
            if isinstance(here, ast.TextElement):
                self.said.append(Said(self.key, literal_in(before), here.value, variable_in(after)))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the visitor's own name
        """Note which argument is asked for."""
        self.variables.add(SUFFIX.sub("", node.id.name))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802, the visitor's own name
        """Note among what it chooses."""
        keys = [variant.key for variant in node.variants]
        self.choices.append([key.name for key in keys if isinstance(key, ast.Identifier)])
        self.generic_visit(node)


def literal_in(element: object) -> str:
    """Return what is written in a placeable as it is, "x" for what it can't tell."""
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.StringLiteral):
        return str(element.expression.value)
    return "x" if element else ""


def variable_in(element: object) -> str:
    """Return the name of the variable that is filled in as it is."""
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
        return element.expression.id.name
    return ""


class CountReader(Visitor):
    """Collects the numbers that are followed by a noun in the plural, whatever they are."""

    def __init__(self, key: str, plural: re.Pattern[str]) -> None:
        self.key = key
        self.plural = plural
        self.chosen: list[str] = []
        """The variables among whose values it was chosen on the way here."""
        self.found: list[tuple[str, str, str]] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802, the visitor's own name
        """Look at what follows each variable."""
        for here, after in itertools.pairwise(node.elements):
            name = number_in(here).removesuffix("_quoted")
            noun = self.plural.match(after.value) if isinstance(after, ast.TextElement) else None
            if noun and name not in {"", *NAMING, *self.chosen} and not is_several(self.key, name):
                self.found.append((self.key, name, noun[1]))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802, the visitor's own name
        """Look at each variant, knowing what was asked."""
        self.chosen.append(number_in(ast.Placeable(node.selector)))
        for variant in node.variants:
            self.visit(variant.value)
        self.chosen.pop()


def number_in(element: object) -> str:
    """Return the name of the variable that is filled in, as it is or written as a number."""
    expression = element.expression if isinstance(element, ast.Placeable) else None
    if isinstance(expression, ast.FunctionReference) and expression.id.name == "NUMBER":
        expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""


def is_several(key: str, name: str) -> bool:
    """Return whether a number is never one."""
    return any(key.startswith(start) and name == number for start, number in SEVERAL)


def listeners(path: Path) -> dict[str, Listener]:
    """Hear every message of a file, and what people read of its attributes."""
    heard: dict[str, Listener] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            listener = heard[entry.id.name] = Listener(entry.id.name)
            read = [each.value for each in entry.attributes if each.id.name in {"about", "line", "power"}]
            for pattern in [entry.value, *read] if entry.value else read:
                listener.visit(pattern)
    return heard


def texts(path: Path) -> Iterator[Said]:
    """List every text of a file."""
    for listener in listeners(path).values():
        yield from listener.said


def shown(path: Path) -> str:
    """Name a file in a report."""
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize(("english", "french"), PAIRS, ids=[shown(french) for _, french in PAIRS])
def test_both_languages_ask_for_the_same(english: Path, french: Path) -> None:
    one, other = listeners(english), listeners(french)
    assert one.keys() == other.keys()
    apart = {
        key: (one[key].variables, other[key].variables) for key in one if one[key].variables != other[key].variables
    }
    assert apart == {}


@pytest.mark.parametrize("path", [path for pair in PAIRS for path in pair], ids=shown)
def test_plurals_are_those_of_the_language(path: Path) -> None:
    known = PLURALS[path.name.split(".")[-2]]
    for key, listener in listeners(path).items():
        for choice in listener.choices:
            asked = CATEGORIES & set(choice) - {"other"}
            assert asked <= known, f"{key}: {asked - known}"
            assert not asked or "other" in choice, key


@pytest.mark.parametrize("path", [path for pair in PAIRS for path in pair], ids=shown)
def test_what_is_counted_agrees_with_its_number(path: Path) -> None:
    faults: list[tuple[str, str, str]] = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            reader = CountReader(entry.id.name, PLURAL[path.name.split(".")[-2]])
            reader.visit(entry)
            faults += reader.found
    assert faults == []


def test_what_is_never_one_is_still_counted_somewhere() -> None:
    asked = {
        (key, name)
        for pair in PAIRS
        for path in pair
        for key, each in listeners(path).items()
        for name in each.variables
    }
    stale = [row for row in SEVERAL if not any(key.startswith(row[0]) and name == row[1] for key, name in asked)]
    assert stale == []
    assert three_line_recap.HABIT > 1


@pytest.mark.parametrize("path", [path for pair in PAIRS for path in pair], ids=shown)
def test_apostrophes_quotes_and_dots_are_printed_ones(path: Path) -> None:
    assert [said for said in texts(path) if re.search(r"'|\"|\.\.\.", said.text)] == []


@pytest.mark.parametrize("path", FRENCH, ids=shown)
def test_no_french_sign_is_left_alone_on_a_line(path: Path) -> None:
    assert [said for said in texts(path) if any(each.search(said.before + said.text) for each in WITHOUT)] == []


@pytest.mark.parametrize("path", RULES, ids=shown)
def test_no_french_sign_of_the_rules_is_left_alone_on_a_line(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if any(each.search(line.replace("**", "")) for each in WITHOUT)] == []


@pytest.mark.parametrize("path", FRENCH, ids=shown)
def test_no_name_follows_a_word_that_would_have_to_be_elided(path: Path) -> None:
    faults = [said for said in texts(path) if said.follows in PEOPLE and ELIDES.search(said.text)]
    assert faults == []


@pytest.mark.parametrize("path", [english for english, _ in PAIRS], ids=shown)
def test_english_leaves_no_space_before_a_sign(path: Path) -> None:
    assert [said for said in texts(path) if re.search(r"\s[?!;:](\s|$)", said.text)] == []


@pytest.mark.parametrize("text", ["Qui ?", "Ici : là", "« Oui", "Non!"])
def test_a_french_sign_that_may_be_left_alone_is_found(text: str) -> None:
    assert any(each.search(text) for each in WITHOUT)
    right = re.sub(r" (?=[?:])|(?<=«) ", "\N{NARROW NO-BREAK SPACE}", text).replace(
        "Non!", "Non\N{NARROW NO-BREAK SPACE}!"
    )
    assert not any(each.search(right) for each in WITHOUT)


JOINED = re.compile(r'"[^"\n]*\}: \{|`[^`\n]*\}: \$\{')
"""A label and what follows it, joined by a colon that no language has spaced."""


def joined_in(source: str) -> list[str]:
    """List the lines of a component that join words by a colon themselves."""
    return [
        line.strip()
        for line in source.splitlines()
        if JOINED.search(line) and not re.search(r"props\(|Error\(|=> ", line)
    ]


def test_no_component_joins_words_by_a_colon_that_french_would_space() -> None:
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".svelte", ".ts"}]
    assert len(sources) > 200
    assert [(path.name, line) for path in sources for line in joined_in(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    "line", ["""<p aria-label="{t('cards')}: {count}">""", "const label = $derived(`${name}: ${count}`);"]
)
def test_words_that_are_joined_by_a_colon_are_found(line: str) -> None:
    assert joined_in(line) == [line]
