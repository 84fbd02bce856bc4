"""The evening as a file for spreadsheets: a row for each person and game."""

import csv
import io
import re
from datetime import UTC, datetime
from typing import Final

from regift.wire.evening_messages import EveningGameNews, EveningNews

COLUMNS: Final = ("number", "game", "date", "is_finished", "seats", "person", "name", "place", "points")
FORMULA: Final = re.compile(r"""(^|[,;|\t\r\n])([\s"']*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])""")
"""Where a spreadsheet would begin a formula, also one that takes another sign than the comma to end a cell.

Quotes after such a sign begin a cell like any other.
"""


def csv_of(news: EveningNews) -> bytes:
    """Return the games with the people who had a seat in them, as RFC 4180 says, in UTF-8 with a byte order mark.

    Without the mark, spreadsheets take the file for one in the old character set of their country.
    """
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for number, game in enumerate(news.games, 1):
        writer.writerows(_rows_of(number, game, [each.name for each in news.standings]))
    return text.getvalue().encode("utf-8-sig")


def _rows_of(number: int, game: EveningGameNews, names: list[str]) -> list[tuple[object, ...]]:
    date = datetime.fromtimestamp(game.date, UTC).isoformat()
    about = (number, game.game, date, "yes" if game.is_finished else "no", len(game.seats))
    return [
        (*about, seat.person + 1, _as_text(names[seat.person]), seat.place or "", f"{seat.points:g}")
        for seat in game.seats
        if seat.person >= 0
    ]


def _as_text(name: str) -> str:
    """Return a name in which no spreadsheet sees a formula: an apostrophe stands before what would begin one."""
    return FORMULA.sub(r"\1\2'", name)
