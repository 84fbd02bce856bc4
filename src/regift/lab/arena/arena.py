"""Play an arena: round after round at each seat count, until enough is known."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Final, NamedTuple

from regift.bots import catalogue
from regift.kit.bot import Bot
from regift.kit.game import Game
from regift.kit.seeded_random_generator import Chance
from regift.lab.arena.arena_result import ArenaResult, SeatCountResult
from regift.lab.arena.forfeit_on_bot_error_or_illegal_move import Forfeit, RefereedBot
from regift.lab.arena.program_bot import PROGRAM, ProgramEntry
from regift.lab.arena.round_robin_lineups_and_round_play import ROUNDS, Contestant, Round, RoundRobin
from regift.lab.simulate import BadLineup, cores, leave_interrupts_to_the_parent
from regift.lab.single_game_runner import LIMIT
from regift.lab.stopped_early_exception_with_partial_results import StoppedEarly

MOST_ROUNDS: Final = 1000
ERROR: Final = 0.05
MOVE_TIME: Final = 1.0
LONGEST_MOVE_TIME: Final = 3600


class ArenaOptions(NamedTuple):
    """How long to play, and how."""

    rounds: int = MOST_ROUNDS
    """The most rounds at each seat count."""
    until_width: float | None = None
    """Stop at a seat count once all its intervals are as narrow as this."""
    until_separated: bool = False
    """Stop at a seat count once it is known of each two bots which wins more."""
    error: float = ERROR
    """The probability that any interval of the whole arena is ever wrong."""
    move_time: float = MOVE_TIME
    """Seconds that a program has for a move."""
    jobs: int = 1
    """In how many processes; no more than this machine has cores."""
    limit: int = LIMIT
    """After how many moves a game is left unfinished: a tie of all."""
    ready: Callable[[], None] = lambda: None
    """Called once nothing is wrong with the bots, before the first round."""
    progress: Callable[[Round], None] = lambda _: None
    """Called after each round."""

    def is_enough(self, found: SeatCountResult) -> bool:
        """Return whether a seat count needs no more rounds."""
        if len(found.rounds) >= self.rounds:
            return True
        if not found.rounds or (self.until_width is None and not self.until_separated):
            return False
        is_narrow = self.until_width is None or found.width() <= self.until_width
        return is_narrow and (not self.until_separated or found.is_separated())


DEFAULT_ARENA: Final = ArenaOptions()


def play_arena(
    game: Game, bots: Sequence[str], seats: Sequence[int], seed: int = 0, options: ArenaOptions = DEFAULT_ARENA
) -> ArenaResult:
    """Let the bots play round robins of a game at each of these seat counts; the game's own seats do not matter.

    BadLineup or UnknownBot says what does not fit. The same seed gives the same games in any number of processes,
    unless a bot is a program that does otherwise. Ctrl+C raises StoppedEarly with what was found by then.
    """
    _check(bots, seats, options)
    for bot in bots:
        for count in seats:
            catalogue.check_seats(bot, game.id, count)
    makers = [maker_of(bot, game.id, options.move_time) for bot in bots]
    pairs = len(bots) * (len(bots) - 1) // 2
    error = options.error / len(seats) / (len(bots) + pairs)
    plan = RoundRobin(game.id, dict(game.settings), _contestants(bots, game.id, makers), seed, options.limit)
    result = ArenaResult(plan, options.error, [SeatCountResult(len(bots), count, error) for count in seats])
    try:
        for make in makers:
            _try_out(make)
        options.ready()
        for played in _rounds(result, options):
            options.progress(played)
    except KeyboardInterrupt:
        if not result.games:
            raise
        raise StoppedEarly(result, len(result.rounds)) from None
    finally:
        for make in makers:
            if isinstance(make, ProgramEntry):
                make.stop()
    return result


def maker_of(bot: str, game_id: str, move_time: float) -> Callable[[Chance], Bot]:
    """Return what makes the bot of that name: the game's own, `module:Class` or `program:COMMAND`."""
    if bot.startswith(PROGRAM):
        return ProgramEntry(bot.removeprefix(PROGRAM), move_time)
    return partial(catalogue.make, bot, game_id)


def _contestants(
    bots: Sequence[str], game_id: str, makers: Sequence[Callable[[Chance], Bot]]
) -> tuple[Contestant, ...]:
    """Name each bot, one that comes again with a number, and give strangers a referee."""
    house = catalogue.names(game_id)
    found: list[Contestant] = []
    for at, (bot, make) in enumerate(zip(bots, makers, strict=True)):
        again = bots[:at].count(bot)
        is_house = bot.partition(":")[0] in house
        found.append(
            Contestant(f"{bot} #{again + 1}" if again else bot, make if is_house else partial(RefereedBot, make))
        )
    return tuple(found)


def _try_out(make: Callable[[Chance], Bot]) -> None:
    """Make the bot once, so that one that is not there is named before anything is played."""
    if isinstance(make, ProgramEntry):
        try:
            make.process(0)
        except Forfeit as error:
            raise BadLineup(f"bots: program {make.command} {error}") from None
    else:
        make(Chance(0))


def _check(bots: Sequence[str], seats: Sequence[int], options: ArenaOptions) -> None:
    if len(bots) < 2:
        raise BadLineup(f"bots: expected 2 or more, got {len(bots)}")
    if len(set(seats)) != len(seats) or not seats:
        raise BadLineup(f"seats: expected different numbers, got {', '.join(map(str, seats)) or 'none'}")
    if not 1 <= options.rounds < ROUNDS or options.jobs < 1:
        raise BadLineup(f"rounds and jobs: expected 1 or more, got {options.rounds} and {options.jobs}")
    if not 0 < options.error < 1:
        raise BadLineup(f"error: expected a probability between 0 and 1, got {options.error:g}")
    if options.until_width is not None and not 0 < options.until_width < 1:
        raise BadLineup(f"until-width: expected more than 0 and less than 1, got {options.until_width:g}")
    if not 0 < options.move_time <= LONGEST_MOVE_TIME:
        raise BadLineup(f"move-time: expected seconds, at most {LONGEST_MOVE_TIME}, got {options.move_time:g}")


def _rounds(result: ArenaResult, options: ArenaOptions) -> Iterator[Round]:
    """Play the rounds, the seat counts in turn, and take each into the result before it is given."""
    order = ((number, found) for number in range(options.rounds) for found in result.by_seats)
    waiting: deque[tuple[SeatCountResult, Callable[[], Round]]] = deque()
    jobs = min(options.jobs, cores())
    with _started(result.plan, jobs) as start:
        for number, found in order:
            if not options.is_enough(found):
                waiting.append((found, start(found.seats, number)))
            if len(waiting) >= (1 if jobs == 1 else 2 * jobs):
                yield from _taken(waiting, options)
        while waiting:
            yield from _taken(waiting, options)


def _taken(waiting: deque[tuple[SeatCountResult, Callable[[], Round]]], options: ArenaOptions) -> Iterator[Round]:
    """Take the next round into its result; one that was begun before enough was known is left out."""
    found, wait = waiting.popleft()
    if not options.is_enough(found):
        played = wait()
        found.add(played)
        yield played


@contextmanager
def _started(plan: RoundRobin, jobs: int) -> Iterator[Callable[[int, int], Callable[[], Round]]]:
    """Return what begins a round, here or in another process, and gives what waits for it."""
    if jobs == 1:
        yield lambda seats, number: partial(plan.play, seats, number)
        return
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_the_parent) as pool:
        try:
            yield lambda seats, number: pool.submit(plan.play, seats, number).result
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
