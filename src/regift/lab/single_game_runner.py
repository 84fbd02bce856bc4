"""One game between bots, each of which sees exactly what its seat sees."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from regift.bots import catalogue
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.game import Game
from regift.kit.record import Record, Recorder, new_record
from regift.kit.seeded_random_generator import CHOICE_STREAM, Chance, stream_seed
from regift.kit.state import State

LIMIT: Final = 50_000
"""After this many moves a game is left unfinished."""

Entry = str | Callable[[Chance], Bot]
"""Who plays: a bot's name, or what makes one, such as its class."""


class PlayedGame(NamedTuple):
    """A game that was played."""

    record: Record
    state: State
    decisions: int
    """How many moves had at least two options."""

    @property
    def moves(self) -> int:
        """How many actions were played."""
        return len(self.record.moves)

    def winners(self) -> list[int]:
        """Return the seats that share the first place; none if the game was left unfinished, or broken off."""
        is_won = self.state.is_over and not self.state.is_broken_off()
        return [placing.seat for placing in self.state.standings() if placing.place == 1] if is_won else []


def seat_bots(game: Game, entries: Sequence[Entry], seed: int) -> list[Bot]:
    """Make a bot for each seat, each with a chance of its own, and sit them down."""
    source = Chance(stream_seed(seed, CHOICE_STREAM))
    bots: list[Bot] = []
    for seat, entry in enumerate(entries):
        chance = source.split()
        bot = catalogue.make(entry, game.id, chance, game.seats) if isinstance(entry, str) else entry(chance)
        bot.start(game, seat)
        bots.append(bot)
    return bots


def play_match(
    game: Game, bots: Sequence[Bot], seed: int, limit: int = LIMIT, watch: Callable[[State], None] | None = None
) -> PlayedGame:
    """Play a game dealt from the seed to its end, or for `limit` moves; `watch` is shown every position."""
    record = new_record(game, seed)
    table = _Table(game.deal(seed), bots, Recorder(record))
    table.play(limit, watch or _look_away)
    for seat in range(game.seats):
        table.tell(seat)
    return PlayedGame(record, table.state, table.decisions)


def play_on(game: Game, state: State, bots: Sequence[Bot], limit: int = LIMIT) -> None:
    """Play a position to its end, or for `limit` moves, by bots that have just sat down; each hears what was before."""
    table = _Table(state, bots, Recorder(new_record(game, 0)))
    table.play(limit, _look_away)


def record_length(recorder: Recorder) -> int:
    """Count the moves played, also those that could still be taken back."""
    return len(recorder.record.moves) + len(recorder.pending)


def _look_away(state: State) -> None:
    """See nothing."""


class _Table:
    """Asks the bots, and tells each what its seat saw since it was last asked."""

    def __init__(self, state: State, bots: Sequence[Bot], recorder: Recorder) -> None:
        self.state = state
        self.bots = bots
        self.recorder = recorder
        self.told = [0] * len(bots)
        """By seat: how much of the history its bot knows."""
        self.decisions = 0

    def play(self, limit: int, see: Callable[[State], None]) -> None:
        """Play on to the end, or for `limit` moves; `see` is shown every position."""
        see(self.state)
        while record_length(self.recorder) < limit and (seats := self.state.to_act()):
            self.move(seats[0])
            see(self.state)
        self.recorder.flush()

    def move(self, seat: int) -> None:
        options = self.state.canonical_options(seat)
        action = options[0] if len(options) == 1 else self.ask(seat, options)
        self.recorder.play(self.state, seat, action)

    def ask(self, seat: int, options: list[Action]) -> Action:
        self.decisions += 1
        self.tell(seat)
        return self.bots[seat].choose(self.state.view(seat), options, PositionSampler(self.state, seat))

    def tell(self, seat: int) -> None:
        bot = self.bots[seat]
        for event in self.state.events(seat, self.told[seat]):
            bot.see(event)
        self.told[seat] = len(self.state.history)
