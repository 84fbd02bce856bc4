"""What options make of a game: how long it takes, and how well who begins does, from many quick games."""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Final, NamedTuple

from regift.bots import catalogue as bots
from regift.kit.game import Game
from regift.kit.public_events_and_standings_by_move import NOBODY, turn_of
from regift.kit.seeded_random_generator import CHOICE_STREAM, Chance, stream_seed
from regift.kit.state import State
from regift.lab.card_by_card.card_occasions_from_events_and_views import CardWatch, GameCards
from regift.lab.card_by_card.win_share_by_card import CardShare, card_shares
from regift.lab.lead_changes_and_comebacks import GameLeads, Leads, LeadWatch, summary
from regift.lab.simulate import game_seed
from regift.lab.single_game_runner import play_match, seat_bots
from regift.lab.value_with_interval import Estimate
from regift.lab.wilson_interval_of_share import Z_95, wilson

GAMES: Final = 2000
"""How many games are enough for a share to within about two in a hundred."""
QUICK: Final = bots.RANDOM
"""Who plays when nobody is named: hundreds of games a second. Rules of thumb play truer, and ten times slower."""
MOVE_LIMIT: Final = 5000
"""After this many moves a game is left unfinished."""


class Balance(NamedTuple):
    """What is known after some games."""

    games: int
    unfinished: int
    """How many reached the limit of moves; they count for nobody."""
    turns: Estimate
    """Of a game, all players' together; unfinished games are left out."""
    shares: tuple[Estimate, ...]
    """How often each won: who begins, the next, and so on. A tie counts as its part."""
    even: float
    """The share that each would have if the place made no difference."""

    @property
    def advantage(self) -> Estimate:
        """Return by how much who begins wins more often than that."""
        first = self.shares[0]
        return Estimate(first.value - self.even, first.low - self.even, first.high - self.even)


class GameFigures(NamedTuple):
    """What is kept of one finished game."""

    turns: int
    wins: tuple[float, ...]
    """What part of the first place each has: who begins, the next, and so on."""
    leads: GameLeads | None = None
    """Who led as it went on, where that was watched."""
    cards: GameCards | None = None
    """What became of its cards, where that was watched."""


class BalanceEstimator:
    """Plays game after game and keeps what it takes to weigh them."""

    def __init__(self, game: Game, bot: str, seed: int = 0, *, is_watched: bool = False) -> None:
        self.game = game
        self.bot = bot
        self.seed = seed
        self.games = 0
        self.lengths: Counter[int] = Counter()
        """How many finished games took so many turns."""
        self.game_leads: list[GameLeads] = []
        """Who led in each finished game, where that is watched."""
        self.game_cards: list[GameCards] = []
        """What became of the cards in each finished game, where that is watched."""
        self.is_watched = is_watched
        """Whether the next game is watched."""
        self._finished = 0
        self._turns = 0.0
        self._squares = 0.0
        self._wins = [0.0] * game.seats
        seat_bots(game, [bot] * game.seats, seed)  # an unknown bot is named before anything is played

    def play(self) -> GameFigures | None:
        """Play one more game; return its figures, None if it was left unfinished."""
        seed = game_seed(self.seed, self.games)
        watch = _Watch(self.game) if self.is_watched else None
        see = watch.see if watch else None
        count, state = play_watched(self.game, self.bot, seed, see)
        self.games += 1  # a game that was broken off by Ctrl+C is none
        if not state.is_over:
            return None
        wins = [0.0] * self.game.seats
        winners = [placing.seat for placing in state.standings() if placing.place == 1]
        for seat in winners:
            wins[(seat - count.first) % self.game.seats] += 1 / len(winners)
        self._finished += 1
        self._turns += count.turns
        self._squares += count.turns**2
        self._wins = [before + won for before, won in zip(self._wins, wins, strict=True)]
        self.lengths[count.turns] += 1
        if watch is None:
            return GameFigures(count.turns, tuple(wins))
        leads = watch.leads.leads()
        cards = watch.cards.cards([wins[(seat - count.first) % self.game.seats] for seat in range(self.game.seats)])
        self.game_leads.append(leads)
        self.game_cards.append(cards)
        return GameFigures(count.turns, tuple(wins), leads, cards)

    def balance(self) -> Balance:
        """Weigh the games played so far."""
        finished = self._finished
        shares = [Estimate(wins / finished if finished else 0.0, *wilson(wins, finished)) for wins in self._wins]
        return Balance(self.games, self.games - finished, self._mean_turns(), tuple(shares), 1 / self.game.seats)

    def leads(self) -> Leads | None:
        """Weigh who led in the games played so far; None where nobody watched."""
        return summary(self.game_leads) if self.is_watched else None

    def cards(self) -> list[CardShare] | None:
        """Weigh what became of the cards in the games played so far; None where nobody watched."""
        return card_shares(self.game_cards) if self.is_watched else None

    def _mean_turns(self) -> Estimate:
        count = self._finished
        mean = self._turns / count if count else 0.0
        spread = max(0.0, self._squares - count * mean**2) / (count - 1) if count > 1 else 0.0
        half = Z_95 * sqrt(spread / count) if count else 0.0
        return Estimate(mean, max(0.0, mean - half), mean + half)


class _Watch:
    """What is watched of a game beside its length: who leads, and what becomes of the cards."""

    def __init__(self, game: Game) -> None:
        self.leads = LeadWatch()
        self.cards = CardWatch(game)

    def see(self, state: State) -> None:
        """Look at a position, the dealt one first."""
        self.leads.see(state)
        self.cards.see(state)


class TurnCount:
    """Counts the turns of a game as it is played."""

    def __init__(self) -> None:
        self.first = NOBODY
        self.turns = 0
        self.also: Callable[[State], None] | None = None
        """What is shown every position too."""
        self._seat = NOBODY

    def see(self, state: State) -> None:
        """Look at a position, the dealt one first."""
        if self.also is not None:
            self.also(state)
        seat = whose_turn(state)
        if seat in (NOBODY, self._seat):
            return
        if self.turns == 0:
            self.first = seat
        self.turns += 1
        self._seat = seat


def play_watched(
    game: Game, bot: str, seed: int, see: Callable[[State], None] | None = None
) -> tuple[TurnCount, State]:
    """Play a game by the same bot on all seats; `see` is shown every position."""
    if bot == bots.RANDOM:
        return play_at_random(game, seed, see)
    count = TurnCount()
    count.also = see
    match = play_match(game, seat_bots(game, [bot] * game.seats, seed), seed, MOVE_LIMIT, count.see)
    return count, match.state


def play_at_random(game: Game, seed: int, see: Callable[[State], None] | None = None) -> tuple[TurnCount, State]:
    """Play a game, each option as likely, without the views and events that no such bot looks at."""
    state = game.deal(seed)
    chance = Chance(stream_seed(seed, CHOICE_STREAM))
    count = TurnCount()
    count.also = see
    count.see(state)
    for _ in range(MOVE_LIMIT):
        seats = state.to_act()
        if not seats:
            break
        options = state.canonical_options(seats[0])
        state.apply(seats[0], options[chance.below(len(options)) if len(options) > 1 else 0])
        count.see(state)
    return count, state


def whose_turn(state: State) -> int:
    """Return whose turn it is; most positions say so themselves, and a view takes long."""
    seat = getattr(state, "turn", None)
    return seat if isinstance(seat, int) else turn_of(state)
