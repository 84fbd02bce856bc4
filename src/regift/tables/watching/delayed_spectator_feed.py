"""The spectators' feed: what they are shown, and how much later."""

from collections import deque
from collections.abc import Callable, Mapping
from typing import NamedTuple

from regift.tables.background_tasks import BackgroundTasks
from regift.tables.play.match import Match
from regift.tables.setup.game_setup import GameSetup
from regift.tables.setup.table_settings_other_than_game_options import TableSettings
from regift.tables.storage.stored_table_records import Bet, StoredTable
from regift.tables.system_clock import Clock, sleep_until
from regift.tables.watching.viewer_snapshots_and_updates import Viewer, ViewSnapshot, ViewUpdate


class DelayedUpdate(NamedTuple):
    """What is still to be shown."""

    due: float
    view_update: ViewUpdate | None
    """None: the board."""
    snapshot: ViewSnapshot
    """The board after it."""
    is_visible: bool
    """Whether spectators of its match may see anything."""


class SpectatorFeed:
    """Shows one match to those who only watch, some seconds after it happened, as its settings say.

    What they have yet to see of the match before it comes first, each in its time.
    """

    def __init__(
        self,
        viewer: Viewer,
        settings: TableSettings,
        clock: Clock,
        show: Callable[[ViewUpdate | ViewSnapshot], None],
        unseen: "SpectatorFeed | None" = None,
    ) -> None:
        self.delay = float(settings.delay)
        self._viewer = viewer
        self._clock = clock
        self._show = show
        self._shown: ViewSnapshot | None = None
        self._kept: deque[DelayedUpdate] = deque()
        self._is_newest_visible = self.is_visible = settings.watchers != "nothing"
        """Whether spectators may see anything of the newest match, and of the one that is shown now."""
        self._earlier = 0
        """How much of what is kept is of the match before."""
        self.game_setup: GameSetup | None = None
        """Who played what in the match that is shown, from when its table went back to the lobby until it is shown."""
        self.bets: Mapping[str, Bet] = {}
        """The bets on the newest match, from when its table went back to the lobby."""
        self.bets_before: list[tuple[Mapping[str, Bet], Match]] = []
        """The bets on each of the matches before whose end has yet to be shown, or is being shown."""
        self.shows_end_before = False
        """Whether the end of a match before is being shown."""
        self.hands_seen: dict[str, int] = {}
        """By person, as long as there is such a setup: the seat whose hand they have seen in that match."""
        self.host = ""
        """Who was host when the match began: who sees it late is told of no other."""
        self._background_tasks = BackgroundTasks(clock)
        if self.delay > 0:
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

    def keep_what_was_played(self, before: StoredTable, after: StoredTable, match: Match) -> None:
        """Keep what the match was played with, and the bets on it, once its table goes back to the lobby."""
        if after.is_lobby:
            self.bets = after.bets
        if after.is_lobby and not before.is_lobby:
            dealt = {person: seat for seat, person in match.deal.game_setup.people().items()}
            self.game_setup, self.hands_seen = before.game_setup, dealt | before.hands_seen

    async def stop(self) -> None:
        """Show nothing more."""
        await self._background_tasks.stop()

    def _take_over(self, before: "SpectatorFeed") -> None:
        self._shown, self._kept, self._earlier = before._shown, before._kept.copy(), len(before._kept)
        self.bets_before = before.bets_before.copy()
        self.game_setup, self.hands_seen = before.game_setup, before.hands_seen
        self.is_visible = before.is_visible
        self._background_tasks.run(self._release)

    def _keep(self, view_update: ViewUpdate | None) -> None:
        due = self._clock.now() + self.delay
        self._kept.append(DelayedUpdate(due, view_update, self._viewer.snapshot(), self._is_newest_visible))
        if len(self._kept) == 1:
            self._background_tasks.run(self._release)

    async def _release(self) -> None:
        """Show what is kept, each in its time."""
        while self._kept:
            await sleep_until(self._clock, self._kept[0].due)
            kept = self._kept.popleft()
            is_first, had_ended = self._shown is None, self._shown is not None and bool(self._shown.standings)
            self.shows_end_before = self._earlier > 0 and bool(kept.snapshot.standings) and not had_ended
            self._shown, self.is_visible = kept.snapshot, kept.is_visible
            if self._earlier:
                self._earlier -= 1
                self.game_setup = self.game_setup if self._earlier else None
            self._show(kept.snapshot if is_first or kept.view_update is None else kept.view_update)
            if self.shows_end_before:
                del self.bets_before[0]
                self.shows_end_before = False
