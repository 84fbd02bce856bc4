"""The broadcaster of one table: sends each connection what its person may know, when there is something to know."""

from collections.abc import Iterable, Mapping

from regift.kit.commit_reveal_shuffle_proof_and_verification import sealed
from regift.kit.event import SPECTATOR, reveal_seconds
from regift.kit.refusal_and_errors import RegiftError
from regift.tables.limits.rate_limits_and_quotas import TooMany
from regift.tables.people import hand_visibility_and_limits_for_those_who_see_all
from regift.tables.people.bet_results import BetResults
from regift.tables.people.chat_history_and_rate import ChatLine
from regift.tables.people.presence_tracker_and_connection_listener import Listener
from regift.tables.storage.stored_table_records import NO_BET, Bet
from regift.tables.table_state import TableState, has_big_screen, is_late, match_for, sees_match_before
from regift.tables.watching.notify_person_of_substitute_moves import tell_substitute_moves
from regift.tables.watching.viewer_snapshots_and_updates import ViewSnapshot, ViewUpdate


class TableBroadcaster:
    """Knows whom each thing is for."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self._bet_results = BetResults()
        self._has_clocks = False
        """Whether anybody was last shown that time runs."""
        self._spectators_board: tuple[ViewSnapshot, bytes] | None = None
        """What spectators were last shown whole, encoded once for all of them."""

    # The game

    def tell(self, view_updates: list[ViewUpdate]) -> None:
        """Send each viewer its update, players first, and to all who have seen the end that the game is over."""
        table = self.table
        is_over = table.phase == "over"
        if is_over:
            self._tell_revealed_bets()
        for view_update in sorted(view_updates, key=is_for_spectators):
            if view_update.seat != SPECTATOR:
                self._show(view_update)
            elif table.spectator_feed:
                table.spectator_feed.tell(view_update)
        if is_over:
            for listener in table.presence.listeners:
                if has_seen_newest_end(table, listener.person):
                    listener.hear_lobby()

    def _show(self, news: ViewUpdate | ViewSnapshot) -> None:
        """Show everyone on that seat, or every spectator, what is new."""
        table = self.table
        if news.seat != SPECTATOR:
            place = table.game_setup.seats[news.seat]
            listeners = table.presence.of(place.person) if place.who == "person" else []
        else:
            listeners = table.presence.but(set(table.game_setup.people().values()))
        feed = table.spectator_feed
        if listeners and (news.seat != SPECTATOR or (feed is not None and feed.shown_match.is_visible)):
            encoder = table.services.encoder
            if isinstance(news, ViewUpdate):
                is_revealed = reveal_seconds(news.events) > 0 and has_big_screen(table)
                frame = encoder.view_update(news, is_on_big_screen=is_revealed)
            else:
                frame = encoder.snapshot(news)
            for listener in listeners:
                listener.hear(frame)

    def show_spectators(self, news: ViewUpdate | ViewSnapshot) -> None:
        """Show every spectator what is new, and that a game begins or is over when that is what they had yet to see."""
        is_late = self.table.spectator_feed is not None and self.table.spectator_feed.delay > 0
        spectators = [each for each in self.table.presence.listeners if self.table.seat_of(each.person) < 0]
        if is_late and isinstance(news, ViewSnapshot):
            for listener in spectators:
                listener.hear_lobby()
        self._show(news)
        if is_late and news.standings:
            for listener in spectators:
                listener.hear_lobby()
                self.tell_bets(listener)

    def board_for(self, person: str) -> bytes | None:
        """Return the board as the person sees it, encoded; None in the lobby and where nothing may be seen."""
        snapshot = self.table.snapshot_for(person)
        if snapshot is None or snapshot.seat != SPECTATOR:
            return self.table.services.encoder.snapshot(snapshot) if snapshot else None
        if self._spectators_board is None or self._spectators_board[0] is not snapshot:
            self._spectators_board = (snapshot, self.table.services.encoder.snapshot(snapshot))
        return self._spectators_board[1]

    def tell_snapshot(self, listener: Listener) -> None:
        """Show one connection the whole board."""
        self.follow_spectators()
        frame = self.board_for(listener.person)
        if frame is not None:
            listener.hear(frame)

    def tell_missed(self, listener: Listener, since: int) -> None:
        """Tell one connection what it missed after the update of that number, or show it the board."""
        table = self.table
        viewer = table.viewer_for(listener.person)
        missed = None
        if viewer is not None and table.match is not None and viewer.seat != SPECTATOR:
            missed = viewer.missed(table.match.state, since)
        if missed is None:
            self.tell_snapshot(listener)
        else:
            listener.hear(table.services.encoder.view_update(missed))
        self.tell_clocks([listener])
        self.tell_bets(listener)
        tell_substitute_moves(table, table.seat_of(listener.person), [listener])
        for line in table.chat.lines:
            self.tell_line(line, [listener])

    def tell_everything(self, person: str) -> None:
        """Let a person who sat down or stood up know where, and see the board from there."""
        for listener in self.table.presence.of(person):
            listener.hear_entered(self.table.seat_of(person))
            self.tell_snapshot(listener)
        self.follow_spectators()

    def follow_spectators(self) -> None:
        """Keep the spectators' view up while anybody watches."""
        table = self.table
        if table.match is None or table.is_shown_late:
            return
        if any(table.seat_of(listener.person) < 0 for listener in table.presence.listeners):
            table.match.watch()
        else:
            table.match.is_watched = False

    # What is no part of the game

    def tell_lobby(self) -> None:
        """Tell everyone who sits where and how the table is kept."""
        for listener in self.table.presence.listeners:
            listener.hear_lobby()

    def tell_fast_forward(self) -> None:
        """Tell who may know of it who wishes to go faster."""
        for listener in self.table.presence.listeners:
            if self.table.sees_now(listener.person):
                listener.hear_lobby()

    def tell_clocks(self, listeners: Iterable[Listener] | None = None) -> None:
        """Show these connections, else everyone, what time is left, but for spectators who see all later."""
        table = self.table
        if listeners is not None and not self._has_clocks:
            return
        controller = table.match_controller
        left = controller.clock.left() if controller else []
        if not left and not self._has_clocks:
            return
        self._has_clocks = bool(left)
        is_running = controller is not None and controller.progress.suspended_since is None
        frame = table.services.encoder.clocks(left, is_running=is_running)
        for listener in table.presence.listeners if listeners is None else listeners:
            if not table.is_shown_late or table.seat_of(listener.person) >= 0:
                listener.hear(frame)

    def tell_host(self, failure: RegiftError) -> None:
        """Tell the host of a failure that no request of theirs waits for any more."""
        for listener in self.table.presence.of(self.table.stored.host):
            listener.hear_failure(failure)

    def tell_sealed(self) -> None:
        """Show those who pledged what is fixed of the shuffle in the making, so that they reveal their shares.

        Who sees the game before it late is not told that another is dealt.
        """
        shuffle = self.table.pending_shuffle
        if shuffle and shuffle.pledges:
            frame = self.table.services.encoder.sealed(sealed(shuffle.secret), shuffle.pledges)
            for listener in self.table.presence.listeners:
                if not is_late(self.table, listener.person):
                    listener.hear(frame)

    def tell_line(self, line: ChatLine, listeners: Iterable[Listener]) -> None:
        """Let those of these connections hear a line whom it is for."""
        frame = self.table.services.encoder.line(line)
        for listener in listeners:
            if hand_visibility_and_limits_for_those_who_see_all.hears(self.table, listener.person, line.scope):
                listener.hear(frame)

    # Bets

    def tell_bets(self, listener: Listener) -> None:
        """Show one connection its own bet, or all of them where the end has been seen."""
        bets = self._bets_shown_to(listener.person)
        phase = self.table.phase_for(listener.person)
        is_due = bool(bets) if phase == "over" else listener.person in bets
        if is_due and phase != "lobby":
            self._tell_bets(listener)

    def tell_bet_made(self, person: str) -> None:
        """Confirm a bet to whoever made it, and to nobody else before the end has been seen."""
        for listener in self.table.presence.of(person):
            self._tell_bets(listener)
        if self.table.phase == "over":
            self._tell_revealed_bets()

    def _tell_revealed_bets(self) -> None:
        if self.table.stored.bets:
            for listener in self.table.presence.listeners:
                if has_seen_newest_end(self.table, listener.person):
                    self._tell_bets(listener)

    def _tell_bets(self, listener: Listener) -> None:
        table = self.table
        bets = self._bets_shown_to(listener.person)
        own = bets.get(listener.person)
        has_seen_end = table.phase_for(listener.person) == "over"
        revealed = self._bet_results.of(bets, match_for(table, listener.person)) if has_seen_end else []
        listener.hear(table.services.encoder.bets(own.on if own else NO_BET, revealed))

    def _bets_shown_to(self, person: str) -> Mapping[str, Bet]:
        feed = self.table.spectator_feed
        is_before = feed is not None and sees_match_before(self.table, person)
        return feed.shown_match.bets if feed is not None and is_before else self.table.stored.bets


def has_seen_newest_end(table: TableState, person: str) -> bool:
    """Return whether the person has seen the end of the newest match, and not only of one before."""
    return table.phase_for(person) == "over" and not sees_match_before(table, person)


def is_for_spectators(view_update: ViewUpdate) -> bool:
    """Return who comes last."""
    return view_update.seat == SPECTATOR


def tell_game_counted(table: TableState) -> None:
    """Tell whoever has been shown the end that the game counts in the evening, and whether it was cut short."""
    most_moves = table.services.budget.limits.game_moves
    is_cut_short = table.match is not None and table.match.moves >= most_moves
    for listener in table.presence.listeners:
        if not is_late(table, listener.person):
            listener.hear_lobby()
            if is_cut_short:
                listener.hear_failure(TooMany("game_moves", f"at most {most_moves}"))


def tell_bet_on_match_before(table: TableState, person: str, on: int) -> None:
    """Confirm a bet to whoever made it on a match that is over, as one on a match that is played."""
    for listener in table.presence.of(person):
        listener.hear(table.services.encoder.bets(on, []))
