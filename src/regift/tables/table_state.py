"""What one table holds, and what can be asked of it; whoever is given this changes nothing."""

import asyncio
from typing import Any, Final, Literal

from regift.kit.commit_reveal_shuffle_proof_and_verification import sealed
from regift.kit.event import SPECTATOR
from regift.tables.people.absent_player_personal_choice_vote_state import PersonalChoice
from regift.tables.people.chat_history_and_rate import Chat
from regift.tables.people.hold_bots_during_tips import BotHold
from regift.tables.people.known_addresses import KnownAddresses
from regift.tables.people.presence_tracker_and_connection_listener import Listener, Presence
from regift.tables.people.seat_codes_and_requests import SeatCodes
from regift.tables.people.seat_tokens import logged_out, shown_out
from regift.tables.play.match import Match
from regift.tables.play.match_controller_clocks_and_reaction_windows import MatchController
from regift.tables.play.player_shuffle_shares import PendingShuffle
from regift.tables.request_error import RequestError
from regift.tables.setup.game_setup import GameSetup
from regift.tables.setup.table_settings_other_than_game_options import TableSettings
from regift.tables.shared_services import SharedServices
from regift.tables.storage.match_restorer import UnplayableMatch
from regift.tables.storage.stored_table_records import StoredTable, TableRow
from regift.tables.watching.big_screen_codes import is_big_screen, is_given_by_one_of
from regift.tables.watching.delayed_spectator_feed import SpectatorFeed
from regift.tables.watching.viewer_snapshots_and_updates import Viewer, ViewSnapshot

Phase = Literal["lobby", "playing", "over"]
NO_SEAT: Final = -1
"""In place of a seat: none."""


class TableLock(asyncio.Lock):
    """Held by whoever changes anything at a table.

    What a connection asks for may wait here while another makes its token void: then it gets BadToken instead.
    """

    def __init__(self, table: "TableState") -> None:
        super().__init__()
        self._table = table
        self.asking: dict[asyncio.Task[Any] | None, Listener] = {}
        """By task: the connection whose message it carries out."""

    async def acquire(self) -> Literal[True]:
        """Wait for the lock; BadToken where the connection that asks for it is its person's no more."""
        await super().acquire()
        listener = self.asking.get(asyncio.current_task())
        if listener is not None:
            person, stored = listener.person, self._table.stored
            is_banned = person in stored.banned
            if is_banned or listener.generation != stored.generations.get(person, 0):
                self.release()
                raise shown_out() if is_banned else logged_out()
        return True


class TableState:
    """One table: what is kept of it, its newest match, and who is there."""

    requests = 0
    """How many requests work for the table now, and take long."""

    def __init__(self, kept: TableRow, services: SharedServices) -> None:
        self.id = kept.id
        self.code = kept.code
        self.stored = kept.stored
        self.use = kept.use
        """As it was last kept."""
        self.services = services
        self.lock = TableLock(self)
        """Held by whoever changes anything."""
        self.is_closed = False
        """Whether nobody is to come in any more: the table is put away, or no more."""
        self.match: Match | None = None
        """The newest match, kept until the next deal."""
        self.unplayable: UnplayableMatch | None = None
        """The newest match, where this release cannot take it up."""
        self.match_controller: MatchController | None = None
        self.spectator_feed: SpectatorFeed | None = None
        self.pending_shuffle: PendingShuffle | None = None
        """The shuffle that is being made."""
        self.pledges: dict[str, bytes] = {}
        """By person: what they pledged for the next shuffle."""
        self.presence = Presence()
        self.seat_codes = SeatCodes(services.seat_code_secret, kept.id)
        self.addresses = KnownAddresses(services.seat_code_secret)
        self.chat = Chat()
        self.withdrawal_votes: dict[int, set[str]] = {}
        """By seat: who wants it out of the game."""
        self.withdrawal_deadlines: dict[int, float] = {}
        """By seat: when it is out of the game unless its person comes back or a vote is taken back."""
        self.offered_seats: set[int] = set()
        """Seats of the newest game that their people would hand on; a restart ends it."""
        self.covered: set[int] = set()
        """Seats of people for whom a bot plays now."""
        self.personal_choice = PersonalChoice()
        self.bot_hold = BotHold()
        self.clock_holds: set[Listener] = set()
        """The connections that wait for a device which their people share with others."""
        self._seated: StoredTable | None = None
        self._seats: dict[str, int] = {}
        """By person: the seats of that stored table."""

    @property
    def phase(self) -> Phase:
        """Return where the table stands."""
        if self.stored.is_lobby or self.match is None:
            return "lobby"
        return "over" if self.match.state.is_over else "playing"

    def phase_for(self, person: str) -> Phase:
        """Return where the table stands as far as the person has been shown: spectators may see all later."""
        if self.seat_of(person) >= 0 or self.spectator_feed is None:
            return self.phase
        if self.spectator_feed.shows_match_before:
            return "over" if self.spectator_feed.shows_end else "playing"
        return "playing" if self._is_end_to_come() else self.phase

    def _is_end_to_come(self) -> bool:
        """Return whether spectators, who see all later, have yet to see the end of a game that is over."""
        is_over = self.match is not None and self.match.state.is_over
        return is_over and self.spectator_feed is not None and not self.spectator_feed.has_shown_end

    @property
    def game_setup(self) -> GameSetup:
        """Return what is to be played, or is being played, and by whom."""
        return self.stored.game_setup

    @property
    def manners(self) -> TableSettings:
        """Return how the table is kept."""
        return self.stored.game_setup.manners

    def seat_of(self, person: str) -> int:
        """Return the person's seat, −1 for a spectator."""
        if self._seated is not self.stored:
            self._seated = self.stored
            self._seats = {person: seat for seat, person in reversed(self.game_setup.people().items())}
        return self._seats.get(person, -1)

    def is_here(self, person: str) -> bool:
        """Return whether the person is connected."""
        return self.presence.is_here(person)

    def payer(self) -> str:
        """Return on whose budget the work of the bots is: the address of the host, else of who came first."""
        here = [*self.presence.of(self.stored.host), *self.presence.listeners]
        return next((listener.address for listener in here if listener.address), self.code)

    def viewer_for(self, person: str) -> Viewer | None:
        """Return what the person follows the match by; who took a bot's seat after the end watched."""
        if self.match is None or self.phase == "lobby":
            return None
        seat = self.seat_of(person)
        return self.match.viewer_of(seat if seat >= 0 else SPECTATOR)

    def snapshot_for(self, person: str) -> ViewSnapshot | None:
        """Return the board as the person sees it, None in the lobby and where nothing may be seen."""
        if self.seat_of(person) < 0 and self.phase_for(person) != "lobby":
            is_shown = self.spectator_feed is not None and self.shows_spectators
            return self.spectator_feed.snapshot() if self.spectator_feed and is_shown else None
        viewer = self.viewer_for(person)
        return viewer.snapshot() if viewer else None

    def sees_now(self, person: str) -> bool:
        """Return whether the person may know what goes on as it happens: who plays, and who watches without delay."""
        return self.seat_of(person) >= 0 or (not self.is_shown_late and self.shows_spectators)

    @property
    def is_shown_late(self) -> bool:
        """Return whether spectators see later what is played."""
        return self.manners.delay > 0 or (self.spectator_feed is not None and self.spectator_feed.delay > 0)

    @property
    def shows_spectators(self) -> bool:
        """Return whether people without a seat may see anything of the game that they are shown."""
        feed = self.spectator_feed
        if feed is not None and (self._is_end_to_come() or feed.shows_match_before):
            return feed.shown_match.is_visible
        return self.manners.watchers != "nothing"

    def may_read(self, person: str) -> bool:
        """Return whether the person may read what is played with, and afterwards how it went.

        Whoever has no seat reads what a spectator sees, in time; at a locked table nothing, unless they are here.
        """
        if person in self.stored.banned:
            return False
        if self.seat_of(person) >= 0 or person == self.stored.host:
            return True
        is_let_in = self.is_here(person) or not self.manners.lock
        return (
            self.shows_spectators
            and is_let_in
            and (self.phase_for(person) == "lobby" or self.snapshot_for(person) is not None)
        )

    def finished_match(self) -> Match:
        """Return the match that all have seen end; RequestError when there is none."""
        if self.match is None or self._is_end_to_come():
            raise RequestError("record", "a game that is over")
        return self.match

    @property
    def commitment(self) -> bytes:
        """Return what is shown of the server's part of the next shuffle."""
        return sealed(self.stored.secret) if self.stored.secret else b""


def may_read_record(table: TableState, person: str) -> bool:
    """Return whether the person may read how the newest match went: spectators, where it let them see anything."""
    is_player = table.seat_of(person) >= 0 or person == table.stored.host
    is_visible = table.match is None or table.match.deal.game_setup.manners.watchers != "nothing"
    return table.may_read(person) and (is_player or is_visible)


def seats_without_device(table: TableState) -> set[int]:
    """Return the seats of those who wait for a device that they share with others."""
    return {seat for each in table.clock_holds if (seat := table.seat_of(each.person)) >= 0}


def is_first_host(table: TableState, person: str) -> bool:
    """Return whether the person is the host, whoever acts as one while they are gone."""
    return bool(person) and person == (table.stored.first_host or table.stored.host)


def is_behind(table: TableState, person: str) -> bool:
    """Return whether the person has yet to be shown the end of a game that is over."""
    if table.seat_of(person) >= 0 or table.spectator_feed is None:
        return False
    return sees_match_before(table, person) or table.phase_for(person) != table.phase


def sees_match_before(table: TableState, person: str) -> bool:
    """Return whether the person, who watches, is still shown a match before the newest, or its end."""
    return table.spectator_feed is not None and table.spectator_feed.shows_match_before and table.seat_of(person) < 0


def is_late(table: TableState, person: str) -> bool:
    """Return whether the person watches a game that they see later than it is played, and not yet to its end."""
    is_delayed = table.is_shown_late and table.phase_for(person) == "playing"
    return is_behind(table, person) or (is_delayed and table.seat_of(person) < 0)


def game_setup_for(table: TableState, person: str) -> GameSetup:
    """Return who plays what in the game that the person is shown."""
    shown = table.spectator_feed.shown_match.game_setup if table.spectator_feed and is_behind(table, person) else None
    return shown or table.game_setup


def match_for(table: TableState, person: str) -> Match | None:
    """Return the match that the person is shown, None where none has been dealt."""
    if table.spectator_feed is not None and is_behind(table, person):
        return table.spectator_feed.shown_match.match
    return table.match


def has_big_screen(table: TableState) -> bool:
    """Return whether a big screen shows the table, as it is played, to which somebody gave it who hosts or has a seat.

    So nobody leaves a screen behind that those who play on cannot take away, nor one that a stolen token gave.
    """
    if table.manners.watchers != "table" or table.is_shown_late:
        return False
    screens = [each for each in table.presence.people() if is_big_screen(each) and table.seat_of(each) < 0]
    stored = table.stored
    givers = {stored.host, stored.first_host, *stored.reserved_for, *table.game_setup.people().values()} - {""}
    known = [(giver, stored.generation_of(giver)) for giver in givers]
    return any(is_given_by_one_of(screen, known) for screen in screens)
