"""Give what each gift is drawn with, as the client reads it, from the lists of gifts."""

import json
import tomllib
from pathlib import Path
from typing import Final

from tools.paths import SOURCES

LISTS: Final = SOURCES / "regift" / "games" / "gift_trap"
COLOURS: Final = ("yellow", "red", "blue", "black")
DRAWN: Final = ("picture", "ground", "badge")
"""What of a row is drawn; the rest is for the rules and for bots."""


def pictures(folder: Path = LISTS) -> str:
    """Return every gift by the price class it belongs to, a gift a line."""
    blocks = []
    for colour in COLOURS:
        rows = tomllib.loads((folder / f"{colour}.toml").read_text(encoding="utf-8"))
        lines = [f"    {json.dumps(id)}: {drawn(row)}" for id, row in rows.items()]
        blocks.append(f"  {json.dumps(colour)}: {{\n" + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def drawn(row: dict[str, object]) -> str:
    """Return what one gift is drawn with."""
    return json.dumps({key: row[key] for key in DRAWN if key in row})
