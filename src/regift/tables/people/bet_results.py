"""What became of the bets on a game, once it is over."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from regift.kit.public_events_and_standings_by_move import MoveTimeline
from regift.kit.refusal_and_errors import BadRecord
from regift.tables.play.match import Match
from regift.tables.storage.stored_table_records import Bet

MAX_POINTS: Final = 10
"""What a bet made at the deal is worth: points for fame, which no game knows of."""


class RevealedBet(NamedTuple):
    """A bet, once the game is over."""

    bet: Bet
    round: int
    """The round in which it was made, 1 for the first."""
    points: int
    """The more the earlier it was made; 0: wrong."""


class BetResults:
    """Judges the bets on a game that is over, and keeps what came of it."""

    def __init__(self) -> None:
        self._judged: tuple[Mapping[str, Bet], Match, list[RevealedBet]] | None = None
        """The bets and the match that were judged last, and how."""

    def of(self, bets: Mapping[str, Bet], match: Match | None) -> list[RevealedBet]:
        """Return all bets on a game that is over, the best first; none before its end."""
        if not bets or match is None or not match.state.is_over:
            return []
        if self._judged is None or self._judged[0] is not bets or self._judged[1] is not match:
            self._judged = (bets, match, judged(match, list(bets.values())))
        return self._judged[2]


def judged(match: Match, bets: list[Bet]) -> list[RevealedBet]:
    """Return what each bet is worth, the best first."""
    rounds = rounds_of(match)
    winners = {placing.seat for placing in match.state.standings() if placing.place == 1}
    if match.state.is_broken_off():
        winners = set()
    revealed = [
        RevealedBet(bet, round_at(rounds, bet.since), worth(bet.since, match) if bet.on in winners else 0)
        for bet in bets
    ]
    return sorted(revealed, key=lambda each: (-each.points, each.bet.since, each.bet.name))


def right_bets(bets: Mapping[str, Bet], match: Match) -> dict[str, int]:
    """Return by person what a right bet is worth, the best first; nothing before the end of the game."""
    if not match.state.is_over or match.state.is_broken_off():
        return {}
    winners = {placing.seat for placing in match.state.standings() if placing.place == 1}
    right = {person: worth(bet.since, match) for person, bet in bets.items() if bet.on in winners}
    return dict(sorted(right.items(), key=lambda each: (-each[1], each[0])))


def worth(since: int, match: Match) -> int:
    """Return the points of a right bet: of ten, as many as there was game to come."""
    end = len(match.state.history)
    to_come, whole = end - since, end - match.begun
    return max(1, -(-MAX_POINTS * to_come // whole)) if whole > 0 else 1


def rounds_of(match: Match) -> list[tuple[int, int]]:
    """List from how long a history on which round goes; nothing for a position set up by hand."""
    try:
        return [
            (moment.start, moment.round_number) for moment in MoveTimeline(match.game, match.recorder.record).moments
        ]
    except BadRecord:
        return []


def round_at(rounds: list[tuple[int, int]], length: int) -> int:
    """Return the round that went on when the history was that long."""
    return next((number for start, number in rounds if start >= length), rounds[-1][1] if rounds else 1)
