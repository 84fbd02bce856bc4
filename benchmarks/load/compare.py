"""What clients were answered, compared with what is on disk."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from benchmarks.load.client import Client, Deed
from regift.tables.watching.viewer_snapshots_and_updates import MATCH_SPAN


class Difference(NamedTuple):
    """Where memory and journal do not agree."""

    lost: int = 0
    """Moves that were acknowledged and are not on disk, and games that were dealt and are not."""
    doubled: int = 0
    """Moves on disk that the client did not make, or made fewer times."""


def compare(clients: list[Client], store: Path) -> Difference:
    """Compare each client's list with the journal."""
    lost = doubled = 0
    with closing(sqlite3.connect(store)) as kept:
        for client in clients:
            of_table = 'FROM {} JOIN tables ON id = "table" WHERE code = ?'
            moves = kept.execute(
                f"SELECT action {of_table.format('moves')} AND seat = ? ORDER BY number", (client.code, client.seat)
            )
            difference = differ(client.deeds, [str(action) for (action,) in moves])
            lost += difference.lost
            doubled += difference.doubled
            (dealt,) = kept.execute(f"SELECT max(match) {of_table.format('deals')}", (client.code,)).fetchone()
            lost += max(0, client.match_at // MATCH_SPAN - (dealt or 0))
    return Difference(lost, doubled)


def differ(deeds: list[Deed], kept: list[str]) -> Difference:
    """Lay a client's moves beside those on disk so that the fewest are lost or doubled; unsure ones may be missing."""
    if is_explained(deeds, kept):
        return Difference()
    row = [Difference(0, column) for column in range(len(kept) + 1)]
    for deed in deeds:
        last, row = row, []
        missed = int(deed.is_sure)
        for column, before in enumerate(last):
            choices = [before._replace(lost=before.lost + missed)]
            if column:
                choices.append(row[-1]._replace(doubled=row[-1].doubled + 1))
                if kept[column - 1] == deed.said:
                    choices.append(last[column - 1])
            row.append(min(choices, key=sum))
    return row[-1]


def is_explained(deeds: list[Deed], kept: list[str]) -> bool:
    """Return whether the moves on disk are the sure ones and some of the others, in their order."""
    reached = {0}
    for deed in deeds:
        onward = {count + 1 for count in reached if count < len(kept) and kept[count] == deed.said}
        reached = onward if deed.is_sure else onward | reached
    return len(kept) in reached
