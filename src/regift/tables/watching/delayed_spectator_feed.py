"""The spectators' feed: what they are shown, and how much later."""

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from regift.tables.background_tasks import BackgroundTasks
from regift.tables.setup.game_setup import GameSetup
from regift.tables.system_clock import Clock, sleep_until
from regift.tables.watching.viewer_snapshots_and_updates import Viewer, ViewSnapshot, ViewUpdate


class DelayedUpdate(NamedTuple):
    """What is still to be shown."""

    due: float
    view_update: ViewUpdate | None
    """None: the board."""
    snapshot: ViewSnapshot
    """The board after it."""


class SpectatorFeed:
    """Shows one match to those who only watch, `delay` seconds after it happened.

    What they have yet to see of the match before it comes first, each in its time.
    """

    def __init__(
        self,
        viewer: Viewer,
        delay: float,
        clock: Clock,
        show: Callable[[ViewUpdate | ViewSnapshot], None],
        unseen: "SpectatorFeed | None" = None,
    ) -> None:
        self.delay = delay
        self._viewer = viewer
        self._clock = clock
        self._show = show
        self._shown: ViewSnapshot | None = None
        self._kept: deque[DelayedUpdate] = deque()
        self._earlier = 0
        """How much of what is kept is of the match before."""
        self.game_setup: GameSetup | None = None
        """Who played what in the match that is shown, from when its table went back to the lobby until it is shown."""
        self.host = ""
        """Who was host when the match began: who sees it late is told of no other."""
        self._background_tasks = BackgroundTasks(clock)
        if delay > 0:
            if unseen is not None and unseen._kept:
                self._take_over(unseen)
            self._keep(None)

    @property
    def has_shown_end(self) -> bool:
        """Return whether there is nothing more to come of a game that is over."""
        if self.delay == 0:
            return True
        return self._shown is not None and not self._earlier and bool(self._shown.standings)

    @property
    def shows_match_before(self) -> bool:
        """Return whether the match before has yet to be shown to its end."""
        return self._earlier > 0

    def snapshot(self) -> ViewSnapshot | None:
        """Return the board as it is shown now; None while nothing is old enough."""
        return self._shown if self.delay > 0 else self._viewer.snapshot()

    def tell(self, view_update: ViewUpdate) -> None:
        """Take in what happened, and show it when it is old enough."""
        if self.delay > 0:
            self._keep(view_update)
        else:
            self._show(view_update)

    async def stop(self) -> None:
        """Show nothing more."""
        await self._background_tasks.stop()

    def _take_over(self, before: "SpectatorFeed") -> None:
        self._shown, self._kept, self._earlier = before._shown, before._kept.copy(), len(before._kept)
        self.game_setup = before.game_setup
        self._background_tasks.run(self._release)

    def _keep(self, view_update: ViewUpdate | None) -> None:
        self._kept.append(DelayedUpdate(self._clock.now() + self.delay, view_update, self._viewer.snapshot()))
        if len(self._kept) == 1:
            self._background_tasks.run(self._release)

    async def _release(self) -> None:
        """Show what is kept, each in its time."""
        while self._kept:
            await sleep_until(self._clock, self._kept[0].due)
            kept = self._kept.popleft()
            is_first = self._shown is None
            self._shown = kept.snapshot
            if self._earlier:
                self._earlier -= 1
                self.game_setup = self.game_setup if self._earlier else None
            self._show(kept.snapshot if is_first or kept.view_update is None else kept.view_update)
