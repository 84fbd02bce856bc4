"""One decision of a game drawn by lot, and what each of its options leads to.

Each option is played to the end from the same deals of what the deciding seat cannot know (`State.determinize`), with
the same chance and equal bots after it: common random numbers, so that the options differ and not their luck.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from regift.bots import catalogue as bots
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.game import Game
from regift.kit.random_playout import play_out
from regift.kit.seeded_random_generator import CHOICE_STREAM, Chance, stream_seed
from regift.kit.state import State
from regift.lab.balance import MOVE_LIMIT, play_watched
from regift.lab.simulate import game_seed
from regift.lab.single_game_runner import play_on, seat_bots

ROLLOUTS: Final = 64
"""From so many deals each option is played to the end."""
FEWEST_ROLLOUTS: Final = 4
MOST_OPTIONS: Final = 12
"""Of more options so many are drawn by lot."""
LOT_STREAM: Final = CHOICE_STREAM + 2
"""Of the streams of a game's seed: the one by which the decision and its deals are drawn."""


class SampledDecision(NamedTuple):
    """A position in which a seat had a choice, and where in its game that was."""

    state: State
    seat: int
    options: list[Action]
    move: int
    """So many moves had been played, picks counted one by one."""
    part: float
    """What part of the game's decisions came before it: from 0 to less than 1."""


class DecisionLot:
    """Keeps one of a game's decisions, each as likely, as the game goes on."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._moves = -1
        self._count = 0
        self._kept: tuple[State, int, list[Action], int, int] | None = None

    def see(self, state: State) -> None:
        """Look at a position, the dealt one first."""
        self._moves += 1
        seats = state.to_act()
        options = state.canonical_options(seats[0]) if seats else []
        if len(options) < 2:
            return
        if self._chance.below(self._count + 1) == 0:
            self._kept = (state.copy(), seats[0], options, self._moves, self._count)
        self._count += 1

    def drawn(self) -> SampledDecision | None:
        """Return the decision; None if the game had none."""
        if self._kept is None:
            return None
        state, seat, options, move, before = self._kept
        return SampledDecision(state, seat, options, move, before / self._count)


def draw_decision(game: Game, bot: str, seed: int) -> tuple[SampledDecision | None, Chance]:
    """Play a game by bots and draw one of its decisions; also return the chance that its deals are drawn from."""
    chance = Chance(stream_seed(seed, LOT_STREAM))
    lot = DecisionLot(chance)
    play_watched(game, bot, seed, lot.see)
    found = lot.drawn()
    if found is not None and len(found.options) > MOST_OPTIONS:
        order = list(range(len(found.options)))
        chance.shuffle(order)
        found = found._replace(options=[found.options[at] for at in order[:MOST_OPTIONS]])
    return found, chance


def roll_out(decision: SampledDecision, game: Game, bot: str, rollouts: int, chance: Chance) -> list[list[float]]:
    """Return by option what part of the first place the seat has after each of the deals, in the same order."""
    results: list[list[float]] = [[] for _ in decision.options]
    for _ in range(rollouts):
        deal, play = chance.split(), game_seed(chance.below(1 << 30), 0)
        world = decision.state.determinize(decision.seat, deal)
        for option, found in zip(decision.options, results, strict=True):
            state = world.copy()
            state.apply(decision.seat, option)
            _finish(state, game, bot, play)
            found.append(part_of_first_place(state, decision.seat))
    return results


def part_of_first_place(state: State, seat: int) -> float:
    """Return the seat's part of the win; of a game that was left unfinished all have the same."""
    if not state.is_over or state.is_broken_off():
        return 1 / state.game.seats
    winners: Sequence[int] = [placing.seat for placing in state.standings() if placing.place == 1]
    return 1 / len(winners) if seat in winners else 0.0


def _finish(state: State, game: Game, bot: str, seed: int) -> None:
    """Play to the end."""
    if bot == bots.RANDOM:
        play_out(state, Chance(seed), MOVE_LIMIT)
    else:
        play_on(game, state, seat_bots(game, [bot] * game.seats, seed), MOVE_LIMIT)
