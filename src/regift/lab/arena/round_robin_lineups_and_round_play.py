"""Who sits where in a round robin, and the games of one round: one deal, each lineup in every rotation."""

from collections.abc import Collection, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from regift.games import catalogue
from regift.kit.game import Game
from regift.kit.seeded_random_generator import CHOICE_STREAM, Chance, stream_seed
from regift.kit.state import State
from regift.lab.arena.forfeit_on_bot_error_or_illegal_move import RefereedBot
from regift.lab.single_game_runner import LIMIT, Entry, play_match, seat_bots

ROUNDS: Final = 1 << 32
"""So many rounds each seat count may have, each with a seed of its own."""
ORDER_STREAM: Final = CHOICE_STREAM + 1
"""Of the streams of a round's seed: the one that orders the bots round the table."""


class Contestant(NamedTuple):
    """One bot of the arena."""

    name: str
    entry: Entry
    """A stranger's bot is one that makes a `RefereedBot`; a game's own bots need no referee."""


class ArenaGame(NamedTuple):
    """What is kept of one game."""

    lineup: tuple[int, ...]
    """By seat: which bot."""
    places: tuple[int, ...]
    """By seat; a seat that forfeited comes last, and all share the first place of a game left unfinished."""
    forfeits: tuple[tuple[int, str], ...]
    """The bots that lost by their own fault, and why."""
    is_finished: bool

    def share(self, bot: int) -> float:
        """Return the bot's part of the win; a tie is split between seats."""
        first = [seat for seat, place in enumerate(self.places) if place == 1]
        return sum(self.lineup[seat] == bot for seat in first) / len(first) if first else 0.0


class Round(NamedTuple):
    """The games of one deal."""

    seats: int
    number: int
    games: tuple[ArenaGame, ...]

    def shares(self, bot: int) -> list[float]:
        """Return the bot's part of the win in each game that it played."""
        return [game.share(bot) for game in self.games if bot in game.lineup]


class RoundRobin(NamedTuple):
    """What to play; it can be handed to another process."""

    game_id: str
    options: dict[str, bool | int | str]
    contestants: tuple[Contestant, ...]
    seed: int
    limit: int = LIMIT
    """After how many moves a game is left unfinished."""

    def play(self, seats: int, number: int) -> Round:
        """Play the round of that number: the same deal for every lineup, in each of its rotations."""
        game = catalogue.find(self.game_id).make(seats, dict(self.options))
        seed = stream_seed(self.seed, seats * ROUNDS + number)
        order = Chance(stream_seed(seed, ORDER_STREAM))
        played: list[ArenaGame] = []
        for lineup in lineups(len(self.contestants), seats):
            order.shuffle(lineup)
            played += [self._play_one(game, rotated, seed) for rotated in rotations(lineup)]
        return Round(seats, number, tuple(played))

    def _play_one(self, game: Game, lineup: tuple[int, ...], seed: int) -> ArenaGame:
        seated = seat_bots(game, [self.contestants[bot].entry for bot in lineup], seed)
        state = play_match(game, seated, seed, self.limit).state
        found = {seat: bot.forfeit for seat, bot in enumerate(seated) if isinstance(bot, RefereedBot) and bot.forfeit}
        forfeits = tuple((lineup[seat], reason) for seat, reason in found.items())
        return ArenaGame(lineup, places_of(state, found), forfeits, state.is_over)


def lineups(bots: int, seats: int) -> list[list[int]]:
    """Return who plays whom: all bots as often as the seats allow, and on the seats left over each choice of bots."""
    whole, left = divmod(seats, bots)
    return [[*range(bots)] * whole + [*chosen] for chosen in combinations(range(bots), left)]


def rotations(lineup: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the lineup moved on by one seat at a time; each way to sit once."""
    return list(dict.fromkeys((*lineup[at:], *lineup[:at]) for at in range(len(lineup))))


def fair_share(bot: int, bots: int, seats: int) -> float:
    """Return the part of the wins that the bot would have in its games if all were equally good."""
    held = [lineup.count(bot) for lineup in lineups(bots, seats) if bot in lineup]
    return sum(held) / len(held) / seats


def places_of(state: State, forfeited: Collection[int]) -> tuple[int, ...]:
    """Return the place of each seat, those that forfeited behind all others."""
    standing = {placing.seat: placing.place for placing in state.standings() if placing.seat not in forfeited}
    if not state.is_over:
        standing = dict.fromkeys(standing, 1)
    last = max(2, len(standing) + 1)
    return tuple(
        1 + sum(other < standing[seat] for other in standing.values()) if seat in standing else last
        for seat in range(state.game.seats)
    )
