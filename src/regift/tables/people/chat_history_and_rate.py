"""What people say to each other at a table: lines and quick reactions, kept while the table is in memory."""

from collections import deque
from enum import Enum
from typing import Final, NamedTuple

from regift.tables.request_error import RequestError
from regift.tables.setup.name_chat_line_and_avatar_sanitizer import clean_line


class ChatScope(Enum):
    """Those whom a line is for."""

    ALL = "all"
    WATCHERS = "watchers"
    """Who has no seat, and who sees every hand."""
    KNOWING = "knowing"
    """Who sees every hand."""


MAX_LINE_LENGTH: Final = 200
"""Letters of a line."""
KEPT: Final = 40
"""Lines that a newcomer is shown."""
BURST: Final = 5
BURST_SPAN: Final = 6.0
"""So many lines or reactions of one person in so many seconds; with one more, it is told to wait."""
STRIDES: Final = {ChatScope.ALL: 1_000_000, ChatScope.WATCHERS: 1000, ChatScope.KNOWING: 1}
"""Of what the numbers of a scope's lines are multiples: who hears only these can't count what others hear beside."""
SPEAKERS: Final = 200
"""People whose last lines are counted before those who have long been silent are forgotten."""
REACTIONS: Final = ("laugh", "love", "wow", "cry", "grr", "clap", "think", "hurry")


class ChatLine(NamedTuple):
    """One line, or one reaction."""

    number: int
    person: str
    name: str
    seat: int
    """−1: a spectator."""
    text: str = ""
    reaction: str = ""
    scope: ChatScope = ChatScope.ALL
    """Who hears it."""


class Chat:
    """The conversation of one table."""

    def __init__(self) -> None:
        self.lines: deque[ChatLine] = deque(maxlen=KEPT)
        """Reactions are not kept: they are of the moment."""
        self._number = 0
        self._times: dict[str, deque[float]] = {}

    def say(self, line: ChatLine, now: float) -> ChatLine:
        """Take a line and give it as it is heard; RequestError when it is empty or too many came."""
        self._check_rate(line.person, now)
        line = line._replace(number=self._next_number(line), text=clean_line(line.text, "text", MAX_LINE_LENGTH))
        self.lines.append(line)
        return line

    def react(self, line: ChatLine, now: float) -> ChatLine:
        """Take a reaction and give it as it is seen; RequestError when there is none of that name or too many came."""
        if line.reaction not in REACTIONS:
            raise RequestError("reaction", "one of " + ", ".join(REACTIONS), line.reaction)
        self._check_rate(line.person, now)
        return line._replace(number=self._next_number(line))

    def _next_number(self, line: ChatLine) -> int:
        stride = STRIDES[line.scope]
        self._number = (self._number // stride + 1) * stride
        return self._number

    def forget(self, person: str) -> None:
        """Keep no count of what somebody said."""
        self._times.pop(person, None)

    def _check_rate(self, person: str, now: float) -> None:
        if len(self._times) >= SPEAKERS:
            self._times = {who: times for who, times in self._times.items() if now - times[-1] < BURST_SPAN}
        times = self._times.setdefault(person, deque(maxlen=BURST))
        if len(times) == BURST and now - times[0] < BURST_SPAN:
            raise RequestError("text", f"at most {BURST} lines in {BURST_SPAN:g} seconds")
        times.append(now)
