"""A live table: its people, its lobby, the match being played, and those who listen."""

import asyncio
from typing import Literal

from msgspec.structs import replace

from regift.kit.event import SPECTATOR
from regift.kit.record import Record
from regift.kit.shuffle_proof import sealed
from regift.tables.background_tasks import BackgroundTasks
from regift.tables.people.admissions import Admissions
from regift.tables.people.all_hands_secrecy import AllHandsSecrecy
from regift.tables.people.chat import Chat
from regift.tables.people.clock_and_chat_sender import TableAnnouncer
from regift.tables.people.host_commands import HostCommands
from regift.tables.people.presence import Listener, Presence
from regift.tables.people.seat_codes import SeatCodes
from regift.tables.people.substitute_bots import SubstituteBots
from regift.tables.people.winner_bets import Bets
from regift.tables.play.match import Match
from regift.tables.play.match_controller import MatchController
from regift.tables.play.player_commands import PlayerCommands
from regift.tables.play.shuffle_entropy import PendingShuffle
from regift.tables.request_error import RequestError
from regift.tables.setup.custom_cards import CustomCards
from regift.tables.setup.game_setup import GameSetup
from regift.tables.setup.table_settings import TableSettings
from regift.tables.shared_services import SharedServices
from regift.tables.storage.journal_interface import StoredTable, TableRow
from regift.tables.storage.match_restorer import restore_match
from regift.tables.watching.delayed_spectator_feed import SpectatorFeed
from regift.tables.watching.viewer_updates import Viewer, ViewSnapshot, ViewUpdate

Phase = Literal["lobby", "playing", "over"]


class Table:
    """One table: what is kept of it, and who is told what. Every change goes through its lock, one at a time."""

    def __init__(self, kept: TableRow, services: SharedServices) -> None:
        self.id = kept.id
        self.code = kept.code
        self.stored = kept.stored
        self.services = services
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        """The newest match, kept until the next deal."""
        self.match_controller: MatchController | None = None
        self.spectator_feed: SpectatorFeed | None = None
        self.pending_shuffle: PendingShuffle | None = None
        """The shuffle that is being made."""
        self.pledges: dict[str, bytes] = {}
        """By person: what they pledged for the next shuffle."""
        self.presence = Presence()
        self.seat_codes = SeatCodes(services.seat_code_secret, kept.id)
        self.chat = Chat()
        self.background_tasks = BackgroundTasks(services.clock)
        self._board: tuple[ViewSnapshot, bytes] | None = None
        """What spectators were last shown whole, as it was worded."""
        self._seated: StoredTable | None = None
        self._seats: dict[str, int] = {}
        """By person: the seats of that stored table."""
        self.announcer = TableAnnouncer(self)
        self.admissions = Admissions(self)
        self.all_hands_secrecy = AllHandsSecrecy(self)
        self.bets = Bets(self)
        self.player_commands = PlayerCommands(self)
        self.host_commands = HostCommands(self)
        self.custom_cards = CustomCards(self)
        self.substitute_bots = SubstituteBots(self)

    @property
    def phase(self) -> Phase:
        """Return where the table stands."""
        if self.stored.is_lobby or self.match is None:
            return "lobby"
        return "over" if self.match.state.is_over else "playing"

    def phase_for(self, person: str) -> Phase:
        """Return where the table stands as far as the person has been shown: spectators may see all later."""
        if self.is_end_to_come() and self.seat_of(person) < 0:
            return "playing"
        return self.phase

    def is_end_to_come(self) -> bool:
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
        return self.game_setup.manners

    def seat_of(self, person: str) -> int:
        """Return the person's seat, −1 for a spectator."""
        if self._seated is not self.stored:
            self._seated = self.stored
            self._seats = {person: seat for seat, person in reversed(self.game_setup.people().items())}
        return self._seats.get(person, -1)

    @property
    def watching(self) -> int:
        """Return how many people watch."""
        return self.presence.count_but(set(self.game_setup.people().values()))

    def is_here(self, person: str) -> bool:
        """Return whether the person is connected."""
        return self.presence.is_here(person)

    def snapshot_for(self, person: str) -> ViewSnapshot | None:
        """Return the board as the person sees it, None in the lobby and where nothing may be seen."""
        if self.seat_of(person) < 0 and self.phase_for(person) != "lobby":
            return (
                self.spectator_feed.snapshot() if self.spectator_feed and self.manners.watchers != "nothing" else None
            )
        viewer = self.viewer_for(person)
        return viewer.snapshot() if viewer else None

    def board_for(self, person: str) -> bytes | None:
        """Return the same in words, which for all spectators are the same."""
        snapshot = self.snapshot_for(person)
        if snapshot is None or snapshot.seat != SPECTATOR:
            return self.services.encoder.snapshot(snapshot) if snapshot else None
        if self._board is None or self._board[0] is not snapshot:
            self._board = (snapshot, self.services.encoder.snapshot(snapshot))
        return self._board[1]

    def nothing_new_for(self, person: str) -> ViewUpdate | None:
        """Return what the person may do now, None to a spectator and in the lobby."""
        viewer = self.viewer_for(person)
        return viewer.nothing_new() if viewer and viewer.seat != SPECTATOR else None

    def viewer_for(self, person: str) -> Viewer | None:
        """Return what the person follows the match by; who took a bot's seat after the end watched."""
        if self.match is None or self.phase == "lobby":
            return None
        seat = self.seat_of(person)
        return self.match.viewer_of(seat if seat >= 0 else SPECTATOR)

    def record_text(self) -> str:
        """Write the record of the match that all have seen end; RequestError when there is none."""
        return self._match_for_all().record_text()

    def record_of_match(self) -> Record:
        """Return the record of the match that all have seen end; RequestError when there is none."""
        return self._match_for_all().record()

    def _match_for_all(self) -> Match:
        if self.match is None or self.is_end_to_come():
            raise RequestError("record", "a game that is over")
        return self.match

    # What everyone is told

    def tell(self, view_updates: list[ViewUpdate]) -> None:
        """Send each viewer what it is told, players first, and to all who have seen the end that the game is over."""
        if self.phase == "over":
            self.bets.tell_opened()
        for view_update in sorted(view_updates, key=is_for_spectators):
            if view_update.seat != SPECTATOR:
                self._show(view_update)
            elif self.spectator_feed:
                self.spectator_feed.tell(view_update)
        if self.phase == "over":
            for listener in self.presence.listeners:
                if self.phase_for(listener.person) == "over":
                    listener.hear_lobby()

    def tell_clocks(self) -> None:
        """Show everyone what time is left."""
        self.announcer.tell_clocks()

    def is_watched(self) -> bool:
        """Return whether a person sits or watches, for whom bots take their time."""
        return bool(self.presence.listeners) or bool(self.game_setup.people())

    async def catch_up(self) -> None:
        """Read table and match anew from the journal, and show everyone what is there."""
        kept = await self.services.journal.find(self.code)
        if kept is not None:
            self.stored = kept.stored
        match = await restore_match(self.services.journal, self.id)
        if match is not None:
            await self.follow(match)

    async def open(self) -> None:
        """Take up the match that the journal holds."""
        async with self.lock:
            match = await restore_match(self.services.journal, self.id)
            if match is not None:
                await self.follow(match)
            self.substitute_bots.refresh()

    async def close(self) -> None:
        """Stop clocks, bots and all other background tasks."""
        await self.background_tasks.stop()
        await self._stop_match()

    async def _stop_match(self) -> None:
        if self.match_controller:
            await self.match_controller.stop()
        if self.spectator_feed:
            await self.spectator_feed.stop()

    async def follow(self, match: Match) -> None:
        """Play this match from now on."""
        await self._stop_match()
        self.match = match
        self.match_controller = MatchController(match, self.services, self)
        delay = float(match.deal.game_setup.manners.delay)
        if delay > 0:
            match.watch()
        self.spectator_feed = SpectatorFeed(match.viewers[SPECTATOR], delay, self.services.clock, self._show_spectators)
        self.player_commands.votes.clear()
        self.substitute_bots.refresh()
        self.tell_lobby()
        for listener in self.presence.listeners:
            self.tell_snapshot(listener)
        if not self.stored.is_lobby:
            self.match_controller.begin()
        self.tell_clocks()

    def tell_snapshot(self, listener: Listener) -> None:
        """Show one connection the whole board."""
        self.count_spectators()
        frame = self.board_for(listener.person)
        if frame is not None:
            listener.hear(frame)

    def _show(self, news: ViewUpdate | ViewSnapshot) -> None:
        """Show everyone on that seat, or every spectator, what is new."""
        if news.seat != SPECTATOR:
            place = self.game_setup.seats[news.seat]
            listeners = self.presence.of(place.person) if place.who == "person" else []
        else:
            listeners = self.presence.but(set(self.game_setup.people().values()))
        if listeners and (news.seat != SPECTATOR or self.manners.watchers != "nothing"):
            encoder = self.services.encoder
            frame = encoder.view_update(news) if isinstance(news, ViewUpdate) else encoder.snapshot(news)
            for listener in listeners:
                listener.hear(frame)

    def _show_spectators(self, news: ViewUpdate | ViewSnapshot) -> None:
        """Show every spectator what is new, and that the game is over when that is all they had yet to see."""
        self._show(news)
        if news.standings and self.spectator_feed and self.spectator_feed.delay > 0:
            for listener in self.presence.listeners:
                if self.seat_of(listener.person) < 0:
                    listener.hear_lobby()
                    self.bets.tell(listener)

    def count_spectators(self) -> None:
        """Keep the spectators' view up while anybody watches."""
        if self.match is None or self.match.deal.game_setup.manners.delay > 0:
            return
        if any(self.seat_of(listener.person) < 0 for listener in self.presence.listeners):
            self.match.watch()
        else:
            self.match.is_watched = False

    def tell_lobby(self) -> None:
        """Tell everyone who sits where and how the table is kept."""
        for listener in self.presence.listeners:
            listener.hear_lobby()

    def sees_now(self, person: str) -> bool:
        """Return whether the person may know what goes on as it happens: who plays, and who watches without delay."""
        kept = self.manners
        return self.seat_of(person) >= 0 or (kept.delay == 0 and kept.watchers != "nothing")

    def tell_fast_forward(self) -> None:
        """Tell who may know of it who wishes to go faster."""
        for listener in self.presence.listeners:
            if self.sees_now(listener.person):
                listener.hear_lobby()

    async def keep(self, stored: StoredTable) -> None:
        """Put what changed on disk, then let it count."""
        seated = {*stored.game_setup.people().values(), stored.host}
        people = {person: guest for person, guest in stored.people.items() if person in seated}
        stored = replace(stored, people=people)
        if stored != self.stored:
            await self.services.journal.keep(self.id, stored)
            self.stored = stored
            self.tell_lobby()

    # The shuffle and the talk

    @property
    def commitment(self) -> bytes:
        """Return what is shown of the server's part of the next shuffle."""
        return sealed(self.stored.secret) if self.stored.secret else b""

    def pledge(self, person: str, pledge: bytes) -> None:
        """Note what a person pledges for the next shuffle."""
        if self.seat_of(person) >= 0 and self.pledges.get(person) != pledge:
            self.pledges[person] = pledge
            for listener in self.presence.listeners:
                if self.phase_for(listener.person) != "playing":
                    listener.hear_lobby()

    def share(self, person: str, share: bytes) -> None:
        """Take a person's share of the shuffle that is being made, or RequestError."""
        if self.pending_shuffle is None:
            raise RequestError("share", "a shuffle that is being made")
        self.pending_shuffle.take(self.seat_of(person), share)


def is_for_spectators(view_update: ViewUpdate) -> bool:
    """Return who comes last."""
    return view_update.seat == SPECTATOR
