"""Random games by the thousand, every promise of the kit checked on the way."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from regift.games import catalogue
from regift.kit.game import Game
from regift.kit.record import Recorder, new_record, read_record, verify
from regift.kit.refusal_and_errors import RegiftError
from regift.kit.seeded_random_generator import CHOICE_STREAM, Chance, stream_seed
from regift.kit.state import State
from regift.kit.view import Part
from regift.lab.single_game_runner import LIMIT
from regift.lab.stopped_early_exception_with_partial_results import StoppedEarly
from regift.lab.text_lines_of_a_record import written

THOROUGH_EVERY: Final = 97
"""Every so many moves, copies, other seats' options and determinizations are checked too."""


FAILURES: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RegiftError,
    RuntimeError,
    TypeError,
    ValueError,
)
"""What a game that is wrong may raise."""


class Soaked(NamedTuple):
    """One game of a soak that went well."""

    game: Game
    seed: int
    moves: int
    is_over: bool


class BrokenPromise(RegiftError):
    """Raised when a promise is broken; the text says which, and how to come back to the position."""

    def __init__(self, game: Game, seed: int, moves: int, what: str) -> None:
        super().__init__(f"{game.id}, {game.seats} seats, seed {seed}, after {moves} moves: {what}")
        self.game = game
        self.seed = seed
        self.moves = moves


def variants(game_id: str, seats: int | None = None) -> Iterator[Game]:
    """Return the game for each number of seats, brief if it may be long, and with each value of each option in turn."""
    fewest, most = catalogue.find(game_id).SEATS
    for count in range(fewest, most + 1) if seats is None else [seats]:
        plain = catalogue.game(game_id, seats=count)
        yield catalogue.find(game_id).make(count, dict(plain.brief))
        for option in plain.schema:
            values = [value for value in option.allowed if value != option.default]
            for value in values if len(values) < 8 else [values[0], values[-1]]:
                yield catalogue.find(game_id).make(count, plain.brief | {option.name: value})


def soak(games: list[Game], count: int, seed: int, progress: Callable[[Soaked], None] | None = None) -> list[Soaked]:
    """Play `count` random games, on each of these in turn; BrokenPromise at the first that breaks a promise.

    The first is dealt from the seed itself, so that one game can be played again; the others from streams of it.
    """
    soaked: list[Soaked] = []
    try:
        for number in range(count):
            one = soak_one(games[number % len(games)], stream_seed(seed, number) if number else seed)
            soaked.append(one)
            if progress is not None:
                progress(one)
    except KeyboardInterrupt:
        if not soaked:
            raise
        raise StoppedEarly(soaked, len(soaked)) from None
    return soaked


def soak_one(game: Game, seed: int) -> Soaked:
    """Play one random game and check it, and its record, all the way."""
    moves = 0
    try:
        soaker = _Soaker(game, seed)
        try:
            soaker.play()
            soaker.check_record()
        finally:
            moves = soaker.moves
    except FAILURES as error:
        raise BrokenPromise(game, seed, moves, f"{type(error).__name__}: {error}") from error
    return Soaked(game, seed, soaker.moves, soaker.state.is_over)


class _Soaker:
    """Plays one game and looks at every position."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.chance = Chance(stream_seed(seed, CHOICE_STREAM))
        self.recorder = Recorder(new_record(game, seed))
        self.state = game.deal(seed)
        self.moves = 0

    def play(self) -> None:
        while self.moves < LIMIT and (seats := self.state.to_act()):
            self.state.check_invariants()
            for seat in seats:
                assert self.state.options(seat), f"seat {seat} is to act and has no option"
            if self.moves % THOROUGH_EVERY == 0:
                self.check_thoroughly(seats)
            seat = seats[self.chance.below(len(seats))]
            options = self.state.options(seat)
            self.recorder.play(self.state, seat, options[self.chance.below(len(options))])
            self.moves += 1
        self.state.check_invariants()
        assert self.state.is_over == (not self.state.to_act()), "is_over and to_act disagree"
        places = sorted(placing.seat for placing in self.state.standings())
        assert places == list(range(self.game.seats)), "the standings do not place every seat once"

    def check_thoroughly(self, seats: tuple[int, ...]) -> None:
        for seat in range(self.game.seats):
            self.check_refusals(seat, is_asked=seat in seats)
            self.check_imagination(seat)
        self.check_copy(seats[0])

    def check_refusals(self, seat: int, *, is_asked: bool) -> None:
        offered = {action.id for action in self.state.options(seat)}
        assert is_asked or not offered, f"seat {seat} is not to act and has options"
        for action in self.game.actions:
            is_refused = self.state.refuse(seat, action) is not None
            assert is_refused != (action.id in offered), (
                f"options and refuse disagree on {action.name!r} of seat {seat}"
            )

    def check_copy(self, seat: int) -> None:
        before = self._print_of(self.state)
        twin = self.state.copy()
        assert self._print_of(twin) == before, "a copy differs"
        twin.apply(seat, twin.options(seat)[-1])
        assert self._print_of(self.state) == before, "a copy is not independent"

    def check_imagination(self, seat: int) -> None:
        twin = self.state.determinize(seat, self.chance.split())
        assert twin.key(seat) == self.state.key(seat), f"determinizing changed the key of seat {seat}"
        mine = [action.id for action in self.state.options(seat)]
        assert [action.id for action in twin.options(seat)] == mine, f"determinizing changed the options of seat {seat}"
        assert shown(twin, seat) == shown(self.state, seat), f"determinizing changed the view of seat {seat}"
        twin.check_invariants()

    def check_record(self) -> None:
        self.recorder.flush()
        text = self.recorder.record.text(self.game, self.state)
        verify(read_record(text), self.game, text)

    def _print_of(self, state: State) -> str:
        keys = [state.key(seat).hex() for seat in range(self.game.seats)]
        return f"{written(state)} {keys}"


def shown(state: State, seat: int) -> list[dict[str, object]]:
    """Return what the seat sees, as plain values that can be compared."""
    view = state.view(seat)
    head: dict[str, object] = {"to_act": view.to_act, "is_over": view.is_over}
    return [head, *[plain(part) for part in view.parts]]


def plain(part: Part) -> dict[str, object]:
    """Return the fields of a part of a view by name."""
    return {name: getattr(part, name) for name in ("shape", "id", *part.fields)}
