"""A live table as one reader knows it: what was heard, and what may be said."""

import time
from collections.abc import Callable, Sequence
from math import inf
from typing import Final

from regift.tables.setup.table_speed_bot_delays_and_time_limits import QUICK_PAUSE
from regift.terminal.evening_and_presents.table_requests import TableRequests
from regift.terminal.table.apply_update_to_board import applied, follows
from regift.terminal.table.received_table_facts import Clock, PresenceNote, TableFacts, Told
from regift.terminal.table.shuffle_contribution import ShuffleContribution
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from regift.terminal.transports.transport_interface import Transport
from regift.wire import all_messages as wire

LOG_LIMIT: Final = 2000
"""Lines of the log that are kept."""


def is_back(chair: wire.Chair) -> bool:
    """Return whether a person sits there and is here."""
    return chair.who == "person" and chair.is_here


def is_open(chair: wire.Chair) -> bool:
    """Return whether somebody who watches can have the seat, or ask for it."""
    return chair.who != "person" or not chair.is_here or chair.is_offered


class TableModel(TableFacts):
    """Hears one transport; whoever draws it is called after every change."""

    def __init__(
        self, transport: Transport, guest: wire.Enter, saved_session: SavedSession | None = None, table: str = ""
    ) -> None:
        super().__init__(guest)
        self.transport = transport
        self._saved_session = saved_session
        self._table = table
        """What the token is kept under."""
        self._sent: wire.Play | wire.TakeBack | None = None
        self._is_back = False
        """Whether the connection has come back and the board has not yet."""
        self.requests: TableRequests | None = None
        """What is asked of the server over HTTP; None at a table in this process."""
        self.changed: Callable[[], None] = lambda: None
        self.pause.hear = self.hear

    # What comes over the transport

    def greeting(self) -> wire.Enter:
        """Return what is to be said first on every new connection."""
        self._is_back = True
        if self.shuffle_contribution:
            self.shuffle_contribution.come_back()
        seat_code = "" if self.lobby else self.guest.seat_code
        token = "" if seat_code else self.guest.token or self._kept_token()
        at = self.board.at if self.board else -1
        watch = self.guest.watch and not token and not seat_code
        return wire.Enter(self.guest.code, self.guest.name, self.guest.avatar, token, watch, seat_code, at)

    def _kept_token(self) -> str:
        return self._saved_session.token(self._table) if self._saved_session else ""

    def hear_online(self, *, is_online: bool) -> None:
        """Learn whether anybody is at the other end."""
        if is_online == self.is_online:
            return
        self.is_online = is_online
        if not is_online:
            self.answered = -1
        self.changed()

    def hear(self, message: wire.ToClient) -> None:
        """Take in a message."""
        if self.pause.holds(message):
            return
        match message:
            case wire.Entered():
                self._hear_entered(message)
            case wire.Lobby():
                self._hear_lobby(message)
            case wire.Board():
                self._hear_board(message)
            case wire.Update():
                self._hear_update(message)
            case wire.Refused():
                self.refused, self.fault = message, None
                self._forget_move()
            case wire.Fault():
                self._hear_fault(message)
            case _:
                self._hear_aside(message)
        self.changed()

    def _hear_aside(self, message: wire.ToClient) -> None:
        """Take in what is no part of the game."""
        match message:
            case wire.Clocks():
                self.clock = Clock(message, time.monotonic())
            case wire.Said():
                self._hear_said(message)
            case wire.Bets():
                self.bets = message
            case wire.Moved():
                self._hear_moved(message)
            case wire.Notice():
                self.notice = message
                self._remember([message])
            case wire.Sealed():
                self._hear_sealed(message)
            case wire.SubstituteMoves():
                if message != self.substitute_moves:
                    self._remember([message])
                self.substitute_moves = message

    def _hear_entered(self, entered: wire.Entered) -> None:
        if self._saved_session and entered.token:
            self._saved_session.keep_token(self._table, entered.token)
        self.seat_code = entered.seat_code
        if self.board and entered.seat != self.board.seat:
            self.board = None  # what one seat saw is no board of another
        if self.is_hushed:
            self.transport.say(wire.Hush(is_on=True))

    def _hear_lobby(self, lobby: wire.Lobby) -> None:
        self._note_presence(lobby)
        self.lobby, self.lobby_since = lobby, time.monotonic()
        if self.shuffle_contribution and (pledge := self.shuffle_contribution.pledged(lobby)):
            self.transport.say(pledge)
        if lobby.phase == "lobby" and self.board is not None:
            self._clear()

    def _note_presence(self, lobby: wire.Lobby) -> None:
        """Note for whom a bot begins to fill in, and who is back."""
        before = {chair.seat: chair for chair in self.lobby.chairs} if self.lobby else {}
        for chair in lobby.chairs if self.board else []:
            old = before.get(chair.seat)
            if old and chair.is_covered and not (old.is_covered or old.was_covered):
                self._remember([PresenceNote(chair.seat, is_covered=True)])
            elif old and (old.is_covered or old.was_covered) and not chair.is_covered and is_back(chair):
                self._note_return(chair.seat)

    def _note_return(self, seat: int) -> None:
        """Note that somebody is back, where that is not what was noted of them last."""
        noted = [each for each in self.log if isinstance(each, PresenceNote) and each.seat == seat]
        if not noted or noted[-1].is_covered:
            self._remember([PresenceNote(seat, is_covered=False)])

    def _clear(self) -> None:
        self.substitute_moves = None
        self.board = None
        self.bets = None
        self.log.clear()
        self.clock = Clock()
        self.is_hushed = False
        self._forget_move()

    def _hear_moved(self, moved: wire.Moved) -> None:
        """Enter the next table over the same transport."""
        self._clear()
        self.lobby = None
        self.guest = wire.Enter(moved.code, self.guest.name, self.guest.avatar, moved.token)
        self._table = self._table.removesuffix(self._table.rpartition("/")[2]) + moved.code
        self.shuffle_contribution = ShuffleContribution() if self.shuffle_contribution else None
        self.transport.say(self.greeting())

    def _hear_board(self, board: wire.Board) -> None:
        self.board = board
        self._forget_fleeting()
        if not any(isinstance(each, wire.Happening) for each in self.log):
            self._remember(board.past)
        self._settle()

    def _hear_update(self, update: wire.Update) -> None:
        if self.board is None or not follows(self.board, update):
            self.transport.say(wire.Resync())
            return
        if update.at > self.board.at:
            first = self.pause.begin(update, self._longest_pause())
            told = first or update.events
            if told:
                self._forget_fleeting()
            self._remember(told)
            if first:
                return
            self.board = applied(self.board, update)
            if update.options or update.standings:
                self.refused = None
        self._settle()

    def _longest_pause(self) -> float:
        """Return the seconds that a pause takes at most; within a show of a quick table it is shorter."""
        is_quick_show = self.board is not None and self.board.can_hasten and self.manner("pace") == "quick"
        return QUICK_PAUSE if is_quick_show else inf

    def _settle(self) -> None:
        """Send a move again that was sent before the connection broke, if the board is still the same."""
        sent = self._sent if self._is_back and self.board and self._sent and self._sent.at == self.board.at else None
        self._is_back = False
        self._forget_move()
        if sent:
            self._send(sent)
        if self.is_hushed and self.is_mine and not self.is_asked:
            self.hush(is_on=False)

    def _hear_fault(self, fault: wire.Fault) -> None:
        self._forget_move()
        if fault.field != "at":  # an answer that came too late needs no words: the board shows what is new
            self.fault, self.refused = fault, None
        is_stale = fault.field == "token" and self.lobby is None and self._kept_token() != ""
        self.is_shut = (fault.is_final or self.lobby is None) and not is_stale  # else one comes as somebody new
        if self._saved_session and fault.field == "token":
            self._saved_session.keep_token(self._table, "")

    def note_fault(self, fault: wire.Fault) -> None:
        """Take in that something asked over HTTP did not work; the connection stays as it is."""
        self.fault, self.refused = fault, None
        self.changed()

    def _hear_sealed(self, sealed: wire.Sealed) -> None:
        share = self.shuffle_contribution.shared(sealed, self.seat) if self.shuffle_contribution else None
        if share:
            self.transport.say(share)

    def _hear_said(self, said: wire.Said) -> None:
        heard = [each for each in self.log if isinstance(each, wire.Said)]
        if said.reaction or not any(each.number == said.number and each.text == said.text for each in heard):
            self._remember([said])

    def _remember(self, news: Sequence[Told]) -> None:
        self.log.extend(news)
        del self.log[:-LOG_LIMIT]

    def _forget_fleeting(self) -> None:
        """Leave out what was told once and is to leave no trace."""
        self.log = [each for each in self.log if not isinstance(each, wire.Happening) or not each.is_fleeting]

    def _forget_move(self) -> None:
        self.answered = -1
        self._sent = None

    # What the reader says

    def say(self, message: wire.ToServer) -> None:
        """Send a message."""
        self.transport.say(message)

    def play(self, option: wire.Option) -> None:
        """Play one of the options."""
        if self.board is not None and self.answered != self.board.at:
            self._send(wire.Play(option.id, self.board.at))

    def take_back(self) -> None:
        """Take back unannounced picks, where that can be."""
        if self.board is not None and self.board.can_take_back:
            self._send(wire.TakeBack(self.board.at))

    def hush(self, *, is_on: bool) -> None:
        """Let every question pass until the own next turn, or no more."""
        self.is_hushed = is_on
        self.transport.say(wire.Hush(is_on=is_on))
        self.changed()

    def hasten(self) -> None:
        """Wish to go faster through what is shown to all, or no more, while anything is."""
        if self.board is not None and self.board.can_hasten and self.seat >= 0:
            self.transport.say(wire.Hasten(is_on=not self.is_hastening))

    def forgive(self) -> None:
        """Let go of what was not allowed."""
        self.refused = self.fault = self.notice = None

    def _send(self, move: wire.Play | wire.TakeBack) -> None:
        self.answered = move.at
        self._sent = move
        self.substitute_moves = None
        self.forgive()
        self.transport.say(move)
