"""What goes on in a match between two moves: who is asked, which windows are open, who plays for whom."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, Protocol

from regift.tables.play.answers_held_until_least_time import ReactionWindow
from regift.tables.play.bot_move_chooser import BotMoveChooser
from regift.tables.play.match import Match
from regift.tables.setup.table_settings_other_than_game_options import TableSettings
from regift.tables.shared_services import SharedServices
from regift.tables.storage.stored_table_records import StoredTable

NOBODY: Final = -1


class Submit(Protocol):
    """Puts a move into the journal, and only then lets it count and be told."""

    async def __call__(self, seat: int, said: str, at: int = -1, stored: StoredTable | None = None) -> None:
        """Commit what a seat does, in answer to the update of number `at`, with the stored table that it changes."""
        ...


class MatchSurroundings(NamedTuple):
    """All that a match needs of where it is played."""

    lock: asyncio.Lock
    """Held by whoever moves the match on."""
    submit: Submit
    settings: Callable[[], TableSettings]
    """Returns how the table is kept now."""
    payer: Callable[[], str]
    """Returns on whose budget the work of the bots is."""
    tell_clocks: Callable[[], None]
    """Shows everyone what time is left."""
    tell_fast_forward: Callable[[], None]
    """Tells who may know of it who wishes to go faster."""
    refresh: Callable[[], None]
    """Sees to it again for whom bots play: what is asked now may be for people alone."""
    tell_substitute_moves: Callable[[int], None]
    """Tells the person on a seat what was played in their name."""
    has_big_screen: Callable[[], bool]
    """Returns whether a big screen of the table shows what happens now."""


class MatchRuntimeState:
    """What the bots, the clocks and the windows of one match know of each other."""

    def __init__(self, match: Match, services: SharedServices, surroundings: MatchSurroundings) -> None:
        self.match = match
        self.services = services
        self.surroundings = surroundings
        self.bots: dict[int, BotMoveChooser] = {}
        """By seat: who plays for it now, where no person does."""
        self.covered: set[int] = set()
        """Those of these seats whose people are gone."""
        self.reaction_window: ReactionWindow | None = None
        self.reveal_window: ReactionWindow | None = None
        """What is to be seen for a while before a move counts."""
        self.told_from = len(match.state.history)
        """How long the history was before the last move that told anything."""
        self.told_by = NOBODY
        """The seat that made it."""
        self.told_at = self.now()
        """When it was made."""
        self.shown_until = self.now()
        """Until when all look at what has happened: nobody's time begins to run before."""
        self.suspended_since: float | None = None
        """Since when everything stands still; None: it does not."""
        self.fast_forward_votes: set[int] = set()
        """Seats that wish to go faster, until there is nothing to go through any more."""

    def now(self) -> float:
        """Return the time on the table's clock, in seconds."""
        return self.services.clock.now()

    def has_answered(self, seat: int) -> bool:
        """Return whether the seat's answer waits for the window to have been open for its least time."""
        return any(
            window is not None and seat in window.answers for window in (self.reaction_window, self.reveal_window)
        )

    def waits_for_people(self, seat: int) -> bool:
        """Return whether a choice made for the seat's person can wait: somebody who is here has yet to make theirs."""
        state = self.match.state
        is_for_person = seat in self.covered and state.is_personal()
        return is_for_person and not self.covered >= set(state.to_act())

    def has_readers(self) -> bool:
        """Return whether people play who have not made the last move themselves: what it told is news to them."""
        return not self.people() <= {self.told_by}

    def has_open(self, window: ReactionWindow) -> bool:
        """Return whether it is still what is asked, or shown."""
        return window in (self.reaction_window, self.reveal_window)

    def windows(self) -> list[ReactionWindow]:
        """Return what is open."""
        return [window for window in (self.reaction_window, self.reveal_window) if window]

    def people(self) -> set[int]:
        """Return the seats that people play themselves; whoever is covered by a bot is not among them."""
        state = self.match.state
        return {seat for seat in range(state.game.seats) if state.is_in(seat) and seat not in self.bots}

    def is_fast_forward_agreed(self) -> bool:
        """Return whether all people who play wish to go faster, and there is something to go through."""
        return self.match.state.can_hasten() and self.is_fast_forward_unanimous()

    def is_fast_forward_unanimous(self) -> bool:
        """Return whether all people who play wish to go faster through what there is, or has just been."""
        people = self.people()
        return bool(people) and people <= self.fast_forward_votes


CarryOutAnswers = Callable[[ReactionWindow], Awaitable[None]]
"""Carries out what was answered in a window, as long as nothing else is asked."""
