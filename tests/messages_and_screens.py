"""What the messages to a seat tell of cards, and which names stand on a screen."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

WORD: Final = r"(?<![\w-])({})(?![\w-])"


def faces_dealt(told: object) -> Iterator[str]:
    """List the faces of cards that lie anywhere in the messages of a seat."""
    if isinstance(told, list):
        for each in told:
            yield from faces_dealt(each)
    elif isinstance(told, dict):
        for key, value in told.items():
            if key in {"faces", "cells", "splice"}:
                yield from words_in(value)
            else:
                yield from faces_dealt(value)


def words_in(told: object) -> Iterator[str]:
    """List all words that stand in messages, a card's number apart from its mark."""
    if isinstance(told, str):
        yield told.lstrip("#")
    elif isinstance(told, list | dict):
        for each in told.values() if isinstance(told, dict) else told:
            yield from words_in(each)


def names_on_screen(names: Iterable[str], shown: str) -> list[str]:
    """List those of the names that stand as words on a screen."""
    return [name for name in names if re.search(WORD.format(re.escape(name)), shown)]
