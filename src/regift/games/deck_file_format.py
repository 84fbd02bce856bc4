"""Decks as files: TOML as it is written here, or JSON of the same shape."""

import json
import tomllib
from typing import Final, NamedTuple, cast

from regift.kit.deck_builder_option_and_deck_code import DeckOption
from regift.kit.refusal_and_errors import RegiftError

FORMAT: Final = 1
"""The version of the file."""
LARGEST: Final = 12_000
"""Characters of the longest file that is read."""
MOST_DOTS: Final = 50
"""Dots in a line of TOML: a dotted key takes tomllib a time that grows with the square of its parts."""
MOST_DOTS_OF_HEADER: Final = 3
"""Dots in the header of a table: its parts take time again with each key that follows."""
MOST_LINES: Final = 1000
"""Lines of a file in TOML."""
MOST_MARKS: Final = 500
"""Marks in TOML, comment lines apart: tomllib takes a time for each, and no spelling of a hundred cards needs more."""
MARKS: Final = "=,.[{\"'\\"
"""The signs of TOML that begin or part something."""
LONGEST_NAME: Final = 40
"""Characters of a deck's name."""


class BadDeckFile(RegiftError):
    """Raised for a file that holds no deck of the game."""


class DeckFile(NamedTuple):
    """What stands in a file."""

    game: str
    name: str
    """What somebody called the deck; "": nothing."""
    counts: str
    """How many of each card, as text that `DeckOption.fit` takes."""


def read_deck(text: str) -> DeckFile:
    """Read a file, or raise BadDeckFile; whether the game has such cards is for `DeckOption.fit` to say."""
    content = _parsed(text)
    version = content.get("regift_deck")
    if version != FORMAT:
        raise BadDeckFile(f"regift_deck: expected {FORMAT}, got {_shown(version)}")
    game = content.get("game")
    name = content.get("name", "")
    cards = content.get("cards")
    if not isinstance(game, str) or not isinstance(name, str) or not isinstance(cards, dict):
        raise BadDeckFile("expected game and name as text, and counts under cards")
    for id, count in cards.items():
        if isinstance(count, bool) or not isinstance(count, int):
            raise BadDeckFile(f"cards: {id}: expected a whole number, got {_shown(count)}")
    return DeckFile(game, tidy_name(name), ",".join(f"{id}={_shown(count)}" for id, count in cards.items()))


def write_deck(option: DeckOption, game: str, name: str, counts: dict[str, int]) -> str:
    """Write a file that `read_deck` reads."""
    head = [f"regift_deck = {FORMAT}", f'game = "{game}"', f"name = {json.dumps(tidy_name(name), ensure_ascii=False)}"]
    rows = [f"{card.id} = {counts[card.id]}" for card in option.cards if counts.get(card.id, 0) > 0]
    return "\n".join([*head, "", "[cards]", *rows, ""])


def tidy_name(name: str) -> str:
    """Return a name as it is shown: what can be seen of it, not too long."""
    seen = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(seen.split())[:LONGEST_NAME].strip()


def _shown(value: object) -> str:
    """Return a value as a message shows it, however many digits a number in it has."""
    try:
        return repr(value)
    except ValueError:  # of more digits than Python writes, such as 0xfff…
        return "a number without end"


def _parsed(text: str) -> dict[str, object]:
    if len(text) > LARGEST:
        raise BadDeckFile(f"expected at most {LARGEST} characters, got {len(text)}")
    is_json = text.lstrip().startswith("{")
    try:
        content = json.loads(text) if is_json else tomllib.loads(_toml_without_comments(text))
    except (ValueError, RecursionError) as error:
        raise BadDeckFile(f"not {'JSON' if is_json else 'TOML'}: {error}") from None
    return cast("dict[str, object]", content)


def _toml_without_comments(text: str) -> str:
    """Leave comment lines empty; BadDeckFile where the rest would take long to read."""
    lines = text.split("\n", MOST_LINES)
    if len(lines) > MOST_LINES:
        raise BadDeckFile(f"expected at most {MOST_LINES} lines")
    rows = ["" if line.lstrip().startswith("#") else line for line in lines]
    for row in rows:
        most = MOST_DOTS_OF_HEADER if row.lstrip().startswith("[") else MOST_DOTS
        if row.count(".") > most:
            raise BadDeckFile(f"expected at most {most} dots in a line")
    kept = "\n".join(rows)
    if sum(kept.count(mark) for mark in MARKS) > MOST_MARKS:
        raise BadDeckFile(f"expected at most {MOST_MARKS} of the signs {MARKS}")
    return kept
