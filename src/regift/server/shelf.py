"""What a client reads about games: their words and rules lie in their folders."""

from pathlib import Path
from typing import Final

from regift.games import catalogue
from regift.server import wire
from regift.server.projection import choices_of

LANGUAGES: Final = ("en", "fr")


def cards() -> list[wire.GameCard]:
    """List the games."""
    return [wire.GameCard(id, catalogue.find(id).SEATS) for id in catalogue.folders()]


def sheet(id: str) -> wire.GameSheet:
    """Give all a client needs to draw a game; UnknownGame if there is none of that id."""
    folder = catalogue.find(id)
    home = catalogue.folders()[id]
    game = folder.make(folder.SEATS[0], {})
    return wire.GameSheet(
        id,
        folder.SEATS,
        choices_of(game, is_host=True),
        words={language: read(home / f"words.{language}.ftl") for language in LANGUAGES},
        rules={language: read(home / f"RULES.{language}.md") for language in LANGUAGES},
    )


def read(path: Path) -> str:
    """Give the text of a file, "" where it is missing."""
    return path.read_text(encoding="utf-8") if path.is_file() else ""
