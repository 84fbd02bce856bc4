"""Bets: who does not play bets on the winner, in a sealed envelope that is opened at the end."""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from regift.kit.move_timeline import MoveTimeline
from regift.kit.refusal import BadRecord
from regift.tables.people.presence import Listener
from regift.tables.people.revealed_bet import RevealedBet
from regift.tables.request_error import RequestError
from regift.tables.setup.name_sanitizer import clean_avatar, clean_name
from regift.tables.storage.journal_interface import Bet, Guest

if TYPE_CHECKING:
    from regift.tables.play.match import Match
    from regift.tables.table import Table

MAX_BETS: Final = 200
"""Bets on one game."""
MAX_POINTS: Final = 10
"""What a bet made at the deal is worth: points for fame, which no game knows of."""
NO_BET: Final = -1
"""In place of a seat: no bet."""


class Bets:
    """The bets on the newest game of a table: until its end nobody is told even that there are any."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._judged: tuple[dict[str, Bet], Match, list[RevealedBet]] | None = None
        """The bets and the match that were judged last, and how."""

    async def bet(self, person: str, guest: Guest, on: int) -> None:
        """Bet that a seat wins, or nothing any more (NO_BET); RequestError from who plays, or when nothing can be seen.

        Only what the bettor has been shown counts: who sees everything later can't learn here what is to come.
        """
        table = self.table
        async with table.lock:
            self._check(person, on)
            bets = {each: bet for each, bet in table.stored.bets.items() if each != person}
            before = table.stored.bets.get(person)
            if on != NO_BET:
                if len(bets) >= MAX_BETS:
                    raise RequestError("bet", f"at most {MAX_BETS} bets")
                bets[person] = before if before and before.on == on else self._sealed(person, guest, on)
            if bets != table.stored.bets:
                stored = replace(table.stored, bets=bets)
                await table.services.journal.keep(table.id, stored)
                table.stored = stored
            for listener in table.presence.of(person):
                self._tell(listener)
            if table.phase == "over":
                self.tell_opened()

    def on_of(self, person: str) -> int:
        """Return the seat that the person bets on, or NO_BET."""
        bet = self.table.stored.bets.get(person)
        return bet.on if bet else NO_BET

    def opened(self) -> list[RevealedBet]:
        """Return all bets on a game that is over, the best first."""
        match = self.table.match
        bets = self.table.stored.bets
        if not bets or match is None or not match.state.is_over:
            return []
        if self._judged is None or self._judged[0] is not bets or self._judged[1] is not match:
            self._judged = (bets, match, self._judge(match, list(bets.values())))
        return self._judged[2]

    def _judge(self, match: "Match", bets: list[Bet]) -> list[RevealedBet]:
        turns = turns_of(match)
        winners = {placing.seat for placing in match.state.standings() if placing.place == 1}
        opened = [
            RevealedBet(bet, turn_at(turns, bet.since), worth(bet.since, match) if bet.on in winners else 0)
            for bet in bets
        ]
        return sorted(opened, key=lambda each: (-each.points, each.bet.since, each.bet.name))

    def tell_opened(self) -> None:
        """Show all bets to everybody who has seen the end."""
        if self.table.stored.bets:
            for listener in self.table.presence.listeners:
                if self.table.phase_for(listener.person) == "over":
                    self._tell(listener)

    def tell(self, listener: Listener) -> None:
        """Show one connection its own bet, or all of them where the end has been seen."""
        phase = self.table.phase_for(listener.person)
        is_due = bool(self.table.stored.bets) if phase == "over" else self.on_of(listener.person) != NO_BET
        if is_due and phase != "lobby":
            self._tell(listener)

    def _tell(self, listener: Listener) -> None:
        opened = self.opened() if self.table.phase_for(listener.person) == "over" else []
        listener.hear(self.table.services.encoder.bets(self.on_of(listener.person), opened))

    def _check(self, person: str, on: int) -> None:
        table = self.table
        if table.phase_for(person) != "playing":
            raise RequestError("phase", "playing", table.phase_for(person))
        if table.seat_of(person) >= 0 and not table.all_hands_secrecy.is_out(person):
            raise RequestError("bet", "somebody who does not play")
        snapshot = table.snapshot_for(person)
        if snapshot is None:
            raise RequestError("bet", "somebody who sees the game")
        still_in = [seat for seat in range(len(table.game_setup.seats)) if seat not in snapshot.turn_options.out]
        if on != NO_BET and on not in still_in:
            raise RequestError("bet", "a seat that is in the game", str(on))

    def _sealed(self, person: str, guest: Guest, on: int) -> Bet:
        table = self.table
        snapshot, match, seat = table.snapshot_for(person), table.match, table.seat_of(person)
        assert snapshot is not None
        assert match is not None
        since = match.viewer_of(snapshot.seat).length_at(snapshot.at, match.state)
        if seat >= 0:
            place = table.game_setup.seats[seat]
            return Bet(place.name, place.avatar, seat, on, since)
        return Bet(clean_name(guest.name), clean_avatar(guest.avatar), seat, on, since)


def worth(since: int, match: "Match") -> int:
    """Return the points of a right bet: of ten, as many as there was game to come."""
    end = len(match.state.history)
    to_come, whole = end - since, end - match.begun
    return max(1, -(-MAX_POINTS * to_come // whole)) if whole > 0 else 1


def turns_of(match: "Match") -> list[tuple[int, int]]:
    """List from how long a history on which turn goes; nothing for a position set up by hand."""
    try:
        return [(moment.start, moment.turn) for moment in MoveTimeline(match.state.game, match.recorder.record).moments]
    except BadRecord:
        return []


def turn_at(turns: list[tuple[int, int]], length: int) -> int:
    """Return the turn that went on when the history was that long."""
    return next((turn for start, turn in turns if start >= length), turns[-1][1] if turns else 0)
