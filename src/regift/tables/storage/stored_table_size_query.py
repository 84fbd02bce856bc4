"""About how many bytes a table takes in the store."""

from typing import Final

from sqlalchemy import ColumnElement, func, select

from regift.tables.storage.database_table_definitions import (
    deals,
    moves,
    photo_contents,
    photo_references,
    table_parts,
    tables,
)

ROW: Final = 80
"""Bytes of a row beside its longest values, its places in indexes included."""
MOVE: Final = 24
"""Bytes of a move beside its name."""


def table_bytes() -> ColumnElement[int]:
    """Return the expression for a row of `tables`."""
    of_moves = select(_sum(func.length(moves.c.action) + MOVE)).where(moves.c.table == tables.c.id)
    of_deals = select(_sum(func.length(deals.c.recipe) + ROW)).where(deals.c.table == tables.c.id)
    of_parts = select(_sum(func.length(table_parts.c.content) + ROW)).where(table_parts.c.table == tables.c.id)
    of_photos = (
        select(_sum(photo_contents.c.size + ROW))
        .join(photo_references, photo_references.c.photo == photo_contents.c.hash)
        .where(photo_references.c.table == tables.c.id)
    )
    sizes = [query.correlate(tables).scalar_subquery() for query in (of_moves, of_deals, of_parts, of_photos)]
    return func.length(tables.c.sitting) + ROW + sizes[0] + sizes[1] + sizes[2] + sizes[3]


def _sum(size: ColumnElement[int]) -> ColumnElement[int]:
    return func.coalesce(func.sum(size), 0)
