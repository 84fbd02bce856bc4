"""Make a copy of Regift whose English is a pseudo-language, for tests (`python -m tools.pseudo`).

Each message is put in brackets, every letter gets an accent, and each vowel is doubled: whoever reads it can, and sees
at once what was never in a file of words, and what is cut off when words are a third longer.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tools.content_hash import digest
from tools.lock import locked
from tools.node import find_node
from tools.paths import BUILD, ROOT, SOURCES, WEB

PSEUDO: Final = BUILD / "pseudo"
"""The copy: src/ and web/, with the client built."""
BEGIN: Final = "⟦"
END: Final = "⟧"
ACCENTED: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀçďéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ"
)
VOWEL: Final = re.compile("([aeiou])", re.IGNORECASE)
SAID: Final = frozenset({"about", "article", "line", "power"})
"""Attributes that are read by people; the others are keys and signs."""
LISTED: Final = "aliases"
"""The attribute that lists names, which are read one by one."""


def pseudo(text: str) -> str:
    """Say it in the pseudo-language."""
    return VOWEL.sub(r"\1\1", text).translate(ACCENTED)


class Translator(Transformer):
    """Translates all that is said, and nothing that is called by a name."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802, the visitor's own name
        """Translate what people read."""
        if node.id.name in SAID:
            node.value = framed(self.visit(node.value))
        elif node.id.name == LISTED:
            node.value = self.visit(node.value)
        return node

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802, the visitor's own name
        """Put each message in a frame."""
        if node.value:
            node.value = framed(self.visit(node.value))
        node.attributes = [self.visit(attribute) for attribute in node.attributes]
        return node

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802, the visitor's own name
        """Translate the text between what is filled in."""
        node.value = pseudo(node.value)
        return node


def framed(pattern: ast.Pattern) -> ast.Pattern:
    """Show where a message begins and ends."""
    pattern.elements = [ast.TextElement(BEGIN), *pattern.elements, ast.TextElement(END)]
    return pattern


def pseudo_words(source: str) -> str:
    """Translate a file of words."""
    resource = FluentParser().parse(source)
    return FluentSerializer().serialize(Translator().visit(resource))


def pseudo_rules(source: str) -> str:
    """Translate a rules sheet line by line; the numbers of clauses stay."""
    lines = [re.split(r"(^#+ |^[-*] |\*\*[A-Z]+-[^*]+\*\*)", line) for line in source.splitlines()]
    return "\n".join("".join(part if at % 2 else pseudo(part) for at, part in enumerate(line)) for line in lines)


def make() -> None:
    """Make the copy anew and build its client."""
    shutil.rmtree(PSEUDO, ignore_errors=True)
    ignored = shutil.ignore_patterns("web_dist", "__pycache__", "node_modules", "tests", "*.so")
    shutil.copytree(SOURCES, PSEUDO / "src", ignore=ignored)
    shutil.copytree(WEB, PSEUDO / "web", ignore=ignored)
    (PSEUDO / "web" / "node_modules").symlink_to(WEB / "node_modules")
    for path in PSEUDO.glob("*/**/*en.ftl"):
        path.write_text(pseudo_words(path.read_text(encoding="utf-8")), encoding="utf-8")
    for path in PSEUDO.glob("src/**/RULES.en.md"):
        path.write_text(pseudo_rules(path.read_text(encoding="utf-8")), encoding="utf-8")
    node = find_node()
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    out = PSEUDO / "src" / "regift" / "web_dist"
    command = [node.program, str(vite), "build", "--outDir", str(out), "--emptyOutDir"]
    subprocess.run(command, cwd=PSEUDO / "web", env=node.environment(), stdout=sys.stderr, check=True)


def stamp() -> str:
    """Return the hash of all that the copy is made from."""
    return digest(WEB, SOURCES, Path(__file__))


def main() -> int:
    """Make the copy unless it is as the sources are now."""
    mark = BUILD / "pseudo.stamp"
    with locked("pseudo"):
        if not (mark.exists() and mark.read_text() == stamp()):
            mark.unlink(missing_ok=True)
            make()
            mark.write_text(stamp())
    print(PSEUDO.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
