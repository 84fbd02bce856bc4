"""The spectators' feed: what they are shown, and how much later."""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec.structs import replace

from regift.kit.event import SPECTATOR
from regift.tables.background_tasks import BackgroundTasks
from regift.tables.play.match import Match
from regift.tables.setup.game_setup import GameSetup
from regift.tables.storage.stored_table_records import Bet, StoredTable
from regift.tables.system_clock import Clock, sleep_until
from regift.tables.watching.viewer_snapshots_and_updates import ViewSnapshot, ViewUpdate


@dataclass(slots=True)
class ShownMatch:
    """What spectators who are behind know of a match beside its board."""

    match: Match
    host: str
    """Who was host when it began: who sees it late is told of no other."""
    game_setup: GameSetup | None = None
    """Who played what in it, from when its table went back to the lobby."""
    hands_seen: Mapping[str, int] = field(default_factory=dict)
    """By person, as long as there is such a setup: the seat whose hand they have seen."""
    bets: Mapping[str, Bet] = field(default_factory=dict)
    """The bets on it, from when its table went back to the lobby."""

    @property
    def is_visible(self) -> bool:
        """Return whether spectators may see anything of it."""
        return self.match.deal.game_setup.manners.watchers != "nothing"


class DelayedUpdate(NamedTuple):
    """What is still to be shown."""

    due: float
    view_update: ViewUpdate | None
    """None: the board."""
    snapshot: ViewSnapshot
    """The board after it."""
    shown_match: ShownMatch


class SpectatorFeed:
    """Shows one match to those who only watch, some seconds after it happened, as its settings say.

    What they have yet to see of the matches before it comes first, each in its time.
    """

    def __init__(
        self,
        match: Match,
        host: str,
        clock: Clock,
        show: Callable[[ViewUpdate | ViewSnapshot], None],
        unseen: "SpectatorFeed | None" = None,
    ) -> None:
        self.delay = seconds_late(match, unseen)
        self._viewer = match.viewers[SPECTATOR]
        self._clock = clock
        self._show = show
        self._shown: ViewSnapshot | None = None
        self._kept: deque[DelayedUpdate] = deque()
        self._newest = self.shown_match = ShownMatch(match, host)
        """The newest match, and the one that is shown now."""
        self.first_match: int = match.deal.match if unseen is None else unseen.first_match
        """The number of the first match that has been shown, or is to be, since the server took the table up."""
        self._background_tasks = BackgroundTasks(clock)
        if self.delay > 0:
            if unseen is not None and unseen._kept:
                self._take_over(unseen)
            self._keep(None)

    @property
    def has_shown_end(self) -> bool:
        """Return whether there is nothing more to come of a game that is over."""
        return self.delay == 0 or (not self.shows_match_before and self.shows_end)

    @property
    def shows_end(self) -> bool:
        """Return whether what is shown now is the end of a match."""
        return self._shown is not None and bool(self._shown.standings)

    @property
    def shows_match_before(self) -> bool:
        """Return whether a match before the newest is shown: until the beginning of the next one has been."""
        return self.shown_match is not self._newest

    def snapshot(self) -> ViewSnapshot | None:
        """Return the board as it is shown now; None while nothing is old enough."""
        return self._shown if self.delay > 0 else self._viewer.snapshot()

    def tell(self, view_update: ViewUpdate) -> None:
        """Take in what happened, and show it when it is old enough."""
        if self.delay > 0:
            self._keep(view_update)
        else:
            self._show(view_update)

    def keep_what_was_played(self, before: StoredTable, after: StoredTable) -> None:
        """Keep what the match was played with, and the bets on it, once its table goes back to the lobby."""
        newest = self._newest
        if after.is_lobby:
            newest.bets = after.bets
        if after.is_lobby and not before.is_lobby:
            dealt = {person: seat for seat, person in newest.match.deal.game_setup.people().items()}
            newest.game_setup, newest.hands_seen = before.game_setup, dealt | before.hands_seen

    async def stop(self) -> None:
        """Show nothing more."""
        await self._background_tasks.stop()

    def _take_over(self, before: "SpectatorFeed") -> None:
        self._shown, self._kept, self.shown_match = before._shown, before._kept.copy(), before.shown_match
        self._background_tasks.run(self._release)

    def _keep(self, view_update: ViewUpdate | None) -> None:
        due = self._clock.now() + self.delay
        self._kept.append(DelayedUpdate(due, view_update, self._viewer.snapshot(), self._newest))
        if len(self._kept) == 1:
            self._background_tasks.run(self._release)

    async def _release(self) -> None:
        """Show what is kept, each in its time."""
        while self._kept:
            await sleep_until(self._clock, self._kept[0].due)
            kept = self._kept.popleft()
            is_first = self._shown is None
            self._shown, self.shown_match = kept.snapshot, kept.shown_match
            self._show(kept.snapshot if is_first or kept.view_update is None else kept.view_update)


def seconds_late(match: Match, unseen: SpectatorFeed | None) -> float:
    """Return how much later spectators see the match; as the one before where nothing else lets them see its end."""
    delay = float(match.deal.game_setup.manners.delay)
    return delay or (unseen.delay if unseen is not None and unseen._kept else 0.0)


def with_setup_of(match: Match, stored: StoredTable) -> StoredTable:
    """Return a table whose match is over as it was before it went back to the lobby."""
    setup, result = match.deal.game_setup, stored.result
    seats = result.seats if result is not None and result.match == match.deal.match else setup.seats
    return replace(stored, is_lobby=False, game_setup=replace(setup, seats=seats))
