"""Bots of one's own that are offered beside those of a game: REGIFT_BOTS names them, as `kung_fu=module:Class,…`."""

import os
from typing import Final

from regift.kit.refusal_and_errors import RegiftError

VARIABLE: Final = "REGIFT_BOTS"


class BadOwnBot(RegiftError):
    """Raised when REGIFT_BOTS names a bot otherwise than `game=module:Class`."""


def own_bots(game_id: str) -> list[str]:
    """Return the names, `module:Class`, of the bots that are offered for the game, in their order; BadOwnBot."""
    return [name for game, name in all_own_bots() if game == game_id]


def all_own_bots() -> list[tuple[str, str]]:
    """Return each bot with the game that it plays, each pair once; BadOwnBot says what was expected."""
    found: list[tuple[str, str]] = []
    for text in filter(None, os.environ.get(VARIABLE, "").split(",")):
        game, equals, name = text.strip().partition("=")
        module, colon, kind = name.partition(":")
        if not (game and equals and module and colon and kind):
            raise BadOwnBot(f"{VARIABLE}: expected game=module:Class, got {text!r}")
        found.append((game, name))
    return list(dict.fromkeys(found))
