"""What every table of one process works with."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from regift.tables.bot_search.one_bot_search_at_a_time import SearchTurns
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.limits.unused_table_keep_times import TableLifetimes
from regift.tables.people.bet_results import RevealedBet
from regift.tables.people.chat_history_and_rate import ChatLine
from regift.tables.play.log_of_moves_played_in_persons_name import SubstituteMoves
from regift.tables.play.seat_deadlines import TimeLeft
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.storage_interface import Journal
from regift.tables.system_clock import Clock
from regift.tables.watching.viewer_snapshots_and_updates import ViewSnapshot, ViewUpdate


class MessageEncoder(Protocol):
    """Turns what a viewer is told into what goes over the wire."""

    def snapshot(self, snapshot: ViewSnapshot) -> bytes:
        """Word the whole board."""
        ...

    def view_update(self, view_update: ViewUpdate, *, is_on_big_screen: bool = False) -> bytes:
        """Word what is new."""
        ...

    def clocks(self, left: list[TimeLeft], *, is_running: bool) -> bytes:
        """Word what time is left to whom."""
        ...

    def substitute_moves(self, moves: SubstituteMoves) -> bytes:
        """Word what was played in somebody's name."""
        ...

    def line(self, line: ChatLine) -> bytes:
        """Word what somebody says."""
        ...

    def bets(self, own: int, opened: list[RevealedBet]) -> bytes:
        """Word somebody's own bet, −1 for none, and at the end all of them."""
        ...

    def sealed(self, commitment: bytes, pledges: dict[int, bytes]) -> bytes:
        """Word what is fixed before a shuffle is revealed."""
        ...


class SharedServices(NamedTuple):
    """The journal, the time, the dice, the words and the budget."""

    journal: Journal
    clock: Clock
    timing: TableSpeed
    encoder: MessageEncoder
    entropy: Callable[[int], bytes]
    """Gives that many bytes which nobody can foretell."""
    budget: UsageBudget
    """Counts what everybody makes the server spend."""
    search_turns: SearchTurns
    """When bots search, and where."""
    seat_code_secret: bytes = b""
    """What seat codes are made from."""
    lifetimes: TableLifetimes = TableLifetimes()
    """How long a table is kept that nobody is at."""
    lists_tables: bool = False
    """Whether hosts may list their tables for everybody who comes."""
    code_start: str = ""
    """What the codes of new tables begin with."""
