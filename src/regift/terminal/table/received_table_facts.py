"""What one reader knows of a live table."""

import time
from math import ceil
from typing import Final, NamedTuple

from regift.terminal.table.reveal_pause import RevealPause
from regift.terminal.table.shuffle_contribution import Doubt, ShuffleContribution
from regift.wire import all_messages as wire

ANSWER_SECONDS: Final = 30
"""As the server counts them where nobody needs longer."""


class Clock(NamedTuple):
    """What was told of the time, and when."""

    told: wire.Clocks = wire.Clocks()
    since: float = 0.0


class PresenceNote(NamedTuple):
    """That a bot now fills in for somebody, or that they are back."""

    seat: int
    is_covered: bool


Told = wire.Happening | wire.Said | wire.Notice | wire.SubstituteMoves | PresenceNote
"""A line of the log."""


class TableFacts:
    """All that was heard, and what follows from it."""

    def __init__(self, guest: wire.Enter) -> None:
        self.guest = guest
        """How to come in the first time."""
        self.lobby: wire.Lobby | None = None
        self.lobby_since = 0.0
        """When the lobby was told."""
        self.board: wire.Board | None = None
        self.log: list[Told] = []
        self.notice: wire.Notice | None = None
        """What whoever runs the server has said since the reader's last move."""
        """What happened and what was said, in order."""
        self.substitute_moves: wire.SubstituteMoves | None = None
        """What was played in the reader's name since their own last move."""
        self.clock = Clock()
        self.bets: wire.Bets | None = None
        """The reader's bet, and at the end everybody's."""
        self.refused: wire.Refused | None = None
        """What was asked for last and is not allowed."""
        self.fault: wire.Fault | None = None
        self.shuffle_contribution: ShuffleContribution | None = None
        """The reader's part in the shuffle, where it takes one."""
        self.seat_code = ""
        """Takes the own seat on another device, "" for none."""
        self.is_online = False
        self.is_hushed = False
        self.is_shut = False
        """Whether trying again is no use."""
        self.pause = RevealPause()
        """What all look at before they are told what follows from it."""
        self.answered = -1
        """The number of the update that was answered already, −1 for none."""

    @property
    def code(self) -> str:
        """Return the table's code."""
        return self.lobby.code if self.lobby else self.guest.code

    @property
    def seat(self) -> int:
        """Return the reader's own seat, −1 for a spectator."""
        return self.lobby.seat if self.lobby else self.board.seat if self.board else -1

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.board is not None and bool(self.board.standings)

    @property
    def is_mine(self) -> bool:
        """Return whether the reader is awaited."""
        is_shown = self.pause.looked_at is None
        return is_shown and self.board is not None and self.seat in self.board.to_act and not self.is_over

    @property
    def turn(self) -> int:
        """Return whose turn it is where the view marks it, else −1."""
        parts = self.board.parts if self.board else []
        marks = (part.owner for part in parts if isinstance(part, wire.Token) and part.id == "turn")
        return next(marks, -1)

    @property
    def is_asked(self) -> bool:
        """Return whether the reader is asked during somebody else's turn."""
        return self.is_mine and self.turn not in (-1, self.seat)

    @property
    def is_late(self) -> bool:
        """Return whether somebody's time is up."""
        return any(each.left == 0 for each in self.clock.told.left)

    @property
    def doubt(self) -> Doubt:
        """Return why the reader took no part in the shuffle, "" for nothing to doubt."""
        return self.shuffle_contribution.doubt if self.shuffle_contribution else ""

    @property
    def options(self) -> list[wire.Option]:
        """List what may be done now: nothing in a pause, while an answer is on its way or questions are let pass."""
        if self.board is None or self.pause.looked_at is not None:
            return []
        if self.answered == self.board.at or (self.is_hushed and self.is_asked):
            return []
        return self.board.options

    def manner(self, name: str) -> object:
        """Return how the table is kept in one respect, None before anything was heard."""
        manners = self.lobby.manners if self.lobby else []
        return next((manner.value for manner in manners if manner.name == name), None)

    def chair(self, seat: int) -> wire.Chair | None:
        """Return who sits on a seat."""
        chairs = self.lobby.chairs if self.lobby else []
        return next((chair for chair in chairs if chair.seat == seat), None)

    def seconds_left(self, seat: int) -> float | None:
        """Return how long a seat may still take, None where no clock runs for it."""
        passed = time.monotonic() - self.clock.since if self.clock.told.is_running else 0.0
        for each in self.clock.told.left:
            if each.seat == seat:
                return min(each.whole / 1000, max(0.0, each.left / 1000 - passed))
        return None

    def seconds_left_of(self, told: int) -> int:
        """Return how many whole seconds are left of a time that the lobby told in milliseconds."""
        return max(0, ceil(told / 1000 - (time.monotonic() - self.lobby_since)))

    @property
    def seconds_to_answer(self) -> int:
        """Return how long somebody who is asked back has to come, as the table counts it."""
        slack = self.manner("slack")
        return ANSWER_SECONDS * (slack if isinstance(slack, int) else 1)

    @property
    def is_hastening(self) -> bool:
        """Return whether the reader wishes to go faster through what is shown."""
        chair = self.chair(self.seat)
        return chair is not None and chair.hastens
