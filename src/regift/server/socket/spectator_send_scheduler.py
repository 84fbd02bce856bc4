"""A crowd of spectators is served a few at a time, and nobody of it while a player is being served."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Self

AT_ONCE: Final = 4
"""Spectators served in one turn of the event loop: what a player's message may have to wait for."""
LONGEST_WAIT: Final = 0.02
"""Seconds after which spectators are served whoever else is."""

PAUSE: Final = 0.3
"""Seconds that spectators wait for news of the lobby: a crowd that comes makes many at once."""


class SpectatorSendScheduler:
    """Who of the crowd is to be served, in order."""

    def __init__(self, patience: float = LONGEST_WAIT, pause: float = PAUSE) -> None:
        self.patience = patience
        self.pause = pause
        self._waiting: deque[Callable[[], None]] = deque()
        self._is_called = False
        self._players = 0
        """Players who are being served."""
        self._served = 0.0
        """When spectators were served last."""

    def soon(self, serve: Callable[[], None]) -> None:
        """Serve a spectator when it is their turn."""
        self._waiting.append(serve)
        self._call()

    def later(self, serve: Callable[[], None]) -> None:
        """Serve a spectator after a pause, in which more may come together."""
        if self.pause > 0:
            asyncio.get_running_loop().call_later(self.pause, self.soon, serve)
        else:
            self.soon(serve)

    def players_first(self) -> Self:
        """Let the crowd wait in the block that follows, but not for long."""
        return self

    def __enter__(self) -> None:
        """Begin to serve a player."""
        self._players += 1

    def __exit__(self, *_: object) -> None:
        """Have served a player."""
        self._players -= 1
        if self._waiting:
            self._call()

    def _call(self) -> None:
        if self._waiting and not self._is_called:
            self._is_called = True
            asyncio.get_running_loop().call_soon(self._serve)

    def _serve(self) -> None:
        self._is_called = False
        loop = asyncio.get_running_loop()
        now = loop.time()
        if self._players and now - self._served < self.patience:
            self._is_called = True
            loop.call_later(self.patience / 4, self._serve)
            return
        self._served = now
        for _ in range(min(AT_ONCE, len(self._waiting))):
            self._waiting.popleft()()
        self._call()
