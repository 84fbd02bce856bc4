"""Bot hold: the page of somebody alone with bots asks these to wait, while it explains the game."""

from typing import Final

from regift.tables.people.presence_tracker_and_connection_listener import Listener

HOLD_LIMIT: Final = 300.0
"""Seconds after which bots play on, even if the page says nothing more."""


class BotHold:
    """The connections that ask bots to wait, and since when."""

    def __init__(self) -> None:
        self._since: dict[Listener, float] = {}

    def ask(self, listener: Listener, now: float) -> None:
        """Note that a connection wants bots to wait from now on."""
        self._since.setdefault(listener, now)

    def end(self, listener: Listener) -> bool:
        """Note that a connection wants no bot to wait any more, or is gone; return whether it had asked for it."""
        return self._since.pop(listener, None) is not None

    def end_of(self, person: str) -> bool:
        """Note that a person plays, and needs no bot to wait; return whether any connection of theirs asked for it."""
        asking = [listener for listener in self._since if listener.person == person]
        for listener in asking:
            del self._since[listener]
        return bool(asking)

    def begin(self, now: float) -> None:
        """Count the limit anew: a game was dealt."""
        self._since = dict.fromkeys(self._since, now)

    def left(self, people: set[str], now: float) -> float:
        """Return for how many seconds bots wait still: for one person alone; 0 where nobody asks, or others play."""
        if len(people) != 1:
            return 0.0
        ends = [since + HOLD_LIMIT - now for listener, since in self._since.items() if listener.person in people]
        return max(ends, default=0.0)
