"""How long a table is kept, in the reader's words."""

from datetime import datetime
from typing import Final

from regift.terminal.localization import Localizer
from regift.wire import all_messages as wire

HOUR: Final = 3600
DAY: Final = 24 * HOUR


def lifetime(localizer: Localizer, lobby: wire.Lobby, now: float) -> str:
    """Say how long the table is kept, from now in seconds since 1970; "" where it is for good."""
    if not lobby.kept_for:
        return ""
    if not lobby.has_played:
        return localizer.say("kept-unplayed", hours=max(1, round(lobby.kept_for / HOUR)))
    until = datetime.fromtimestamp(now + lobby.kept_for)  # noqa: DTZ006 - where the reader is
    if lobby.kept_for < DAY:
        return localizer.say("kept-until-time", time=f"{until:%H:%M}")
    return localizer.say("kept-until-day", day=until.day, month=until.month)
