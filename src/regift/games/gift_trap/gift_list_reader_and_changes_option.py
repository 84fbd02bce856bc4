"""The gifts, read from the lists beside this file, and what a table changed in them.

A list holds a gift a table; rows 1 and 2, 3 and 4 … are the two faces of one card (GT-3).
"""

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from regift.games.gift_trap.pack_colours_and_token_scores import COLOURS
from regift.kit.added_and_removed_cards_option import CustomCardsOption, HouseCard

MOST_OWN: Final = 400
"""So many gifts of its own a table may add."""
KEPT: Final = 16
"""So many texts of changes are remembered with what becomes of them."""


class Gift:
    """One face of a card: what it is, for bots and for who draws it. Its words stand in the Fluent files beside."""

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id = id
        self.kind = str(row["kind"])
        """What sort of gift: thing, wear, food, lesson, outing, trip, service, creature, show, home, sport, game."""
        self.place = str(row["place"])
        """Where it is enjoyed: home, outdoors, water, town, far."""
        self.company = str(row["with"])
        """With whom: alone, pair, others."""
        self.thrill = int(row["thrill"])
        """0 to 3, as the two below."""
        self.practical = int(row["practical"])
        self.silly = int(row["silly"])
        self.tags = [str(tag) for tag in row["tags"]]
        self.is_family = bool(row["family"])
        """False: for grown-ups (GT-A20)."""
        self.picture = [str(sprite) for sprite in row["picture"]]
        """The sprites it is drawn with, the main one first."""
        self.ground = str(row["ground"])
        """What is behind them."""
        self.badge = str(row.get("badge", ""))
        """A small sprite in the corner, "" for none."""


@cache
def gifts_of(colour: str) -> tuple[Gift, ...]:
    """Read the gifts of a pack, in the order in which they lie on its cards."""
    text = (Path(__file__).parent / f"{colour}.toml").read_text(encoding="utf-8")
    return tuple([Gift(id, row) for id, row in tomllib.loads(text).items()])


@cache
def colours_by_gift() -> dict[str, str]:
    """Return each gift's pack by the gift's id."""
    return {gift.id: colour for colour in COLOURS for gift in gifts_of(colour)}


class PackOption(CustomCardsOption):
    """What the table changed in the packs: gifts put away (GT-A20), and gifts of its own by colour."""

    def __init__(self) -> None:
        super().__init__("packs", COLOURS, MOST_OWN)

    def house(self) -> list[HouseCard]:
        """List the gifts, pack by pack."""
        return [HouseCard(id, f"card-{id}", colour) for id, colour in colours_by_gift().items()]

    def fit(self, value: object) -> "bool | int | str | None":
        """Return the text in order, or None; a lobby asks for the same one again and again."""
        return fitted(value) if isinstance(value, str) else None


@lru_cache(maxsize=KEPT)
def fitted(text: str) -> "bool | int | str | None":
    """Return the text in order, each change once, or None."""
    return CustomCardsOption.fit(PackOption(), text)
