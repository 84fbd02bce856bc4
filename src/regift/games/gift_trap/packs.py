"""The gifts, read from the lists beside this file, and what a table changed in them.

A list holds a gift a table; rows 1 and 2, 3 and 4 … are the two faces of one card (GT-3).
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from regift.games.gift_trap.box import COLOURS
from regift.kit.game import Option

OWN_ID: Final = re.compile("[a-z0-9_]{1,32}")
"""What the table may call a gift of its own."""
MOST_OWN: Final = 400
"""So many gifts of its own a table may add."""
LARGEST: Final = 30_000
"""Characters of the longest text that is read."""


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
    """Give each gift's pack by the gift's id."""
    return {gift.id: colour for colour in COLOURS for gift in gifts_of(colour)}


class PackOption(Option):
    """What the table changed in the packs, as text: `-kazoo,-yacht,+red:grannys_scarf`.

    A dash puts a gift away (GT-A20); a plus adds one of the table's own to a pack, by an id whose words and photo the
    table keeps.
    """

    def __init__(self) -> None:
        super().__init__("packs", "", [""], is_house=True)

    def fit(self, value: object) -> "bool | int | str | None":
        """Give the text in order, each change once; None where it names no gift, or no id that can be one."""
        if not isinstance(value, str) or len(value) > LARGEST:
            return None
        off: list[str] = []
        own: list[str] = []
        for item in value.split(",") if value else []:
            if item.startswith("-") and item[1:] in colours_by_gift():
                off.append(item)
            elif item.startswith("+") and is_own(item[1:]):
                own.append(item)
            else:
                return None
        ids = [item.partition(":")[2] for item in dict.fromkeys(own)]
        if len(ids) > MOST_OWN or len(set(ids)) < len(ids):
            return None
        order = list(colours_by_gift())
        off = sorted(set(off), key=lambda item: order.index(item[1:]))
        return ",".join([*off, *dict.fromkeys(own)])

    def says(self) -> str:
        """Say what it takes."""
        return 'changes such as "-kazoo,+red:own_id"'


def is_own(item: str) -> bool:
    """Tell whether the text is a colour and an id, as `red:grannys_scarf`."""
    colour, _, id = item.partition(":")
    return colour in COLOURS and OWN_ID.fullmatch(id) is not None


class Changes:
    """What a value of the option says."""

    def __init__(self, text: str) -> None:
        items = text.split(",") if text else []
        self.off = [item[1:] for item in items if item[0] == "-"]
        """The gifts put away."""
        own = [item[1:].partition(":") for item in items if item[0] == "+"]
        self.own = [(colour, id) for colour, _, id in own]
        """The table's own gifts: colour and id."""
