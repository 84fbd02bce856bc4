"""When an evening is played again: a week after it began, at the same time by the clock of who asks."""

import re
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

from regift.tables.evening.evening_days import BREAK, present_evening
from regift.tables.evening.finished_game_entry import evening_for
from regift.tables.table_state import TableState

QUARTER: Final = 15 * 60
"""Seconds: nobody arranges to meet at 20:07."""
WEEK: Final = timedelta(days=7)
ZONE: Final = re.compile(r"[A-Za-z0-9_+\-]{1,32}(/[A-Za-z0-9_+\-]{1,32}){0,2}")


def next_week(table: TableState, person: str, zone: str) -> datetime:
    """Return when to meet again, as the person may know when they began; `zone`: theirs, "" or unknown for UTC."""
    began = datetime.fromtimestamp(began_at(table, person) // QUARTER * QUARTER, zone_named(zone))
    return (began + WEEK).astimezone(UTC)


def began_at(table: TableState, person: str) -> float:
    """Return when the first game of today was dealt of which the person knows; now where there is none."""
    now = table.services.clock.date()
    dates = [game.date for game in present_evening(evening_for(table, person), now).games]
    if table.match is not None and table.seat_of(person) >= 0 and now - table.match.deal.date < BREAK:
        dates.append(table.match.deal.date)
    return min(dates, default=now)


def zone_named(name: str) -> tzinfo:
    """Return a time zone by its name in the database of zones, UTC where it is in none."""
    try:
        return ZoneInfo(name) if ZONE.fullmatch(name) else UTC
    except (OSError, ValueError, KeyError):
        return UTC
