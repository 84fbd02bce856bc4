"""The conformance kit: laws that every game keeps. A game's author calls `check_game` in a test.

Each law raises AssertionError with the seed, the number of the action and what differs.
"""

from typing import Final

from regift.kit.action import Action
from regift.kit.chance import CHOICE_STREAM, Chance, stream_seed
from regift.kit.conformance_checks.event_and_view_format_check import (
    check_event_kinds,
    check_history,
    check_spots,
    check_view,
)
from regift.kit.conformance_checks.hidden_information_check import check_forgetting, check_same, check_twins
from regift.kit.event import EVERYONE, SPECTATOR, seen_by
from regift.kit.game import Game
from regift.kit.record import Record, Recorder, new_record, read_record
from regift.kit.refusal import BadRecord, IllegalAction
from regift.kit.state import State
from regift.kit.view import describe

ENOUGH: Final = 20
"""So many positions with something hidden, and determinize must have changed one."""

MOST_PICKS: Final = 40
"""More picks than these no seat makes before it announces them."""


def check_game(game: Game, deals: int = 10, seed: int = 1, limit: int = 400, *, every: int = 4) -> None:
    """Play `deals` random games of at most `limit` actions, holding every law at one position of about `every`."""
    check_table(game)
    check_event_kinds(game.event_kinds)
    counter = VariationCounter()
    for deal in range(deals):
        _check_deal(game, CheckScope(seed + deal, limit, every), counter)
    counter.check(game)


class CheckScope:
    """How much of which game is looked at."""

    def __init__(self, seed: int, limit: int, every: int) -> None:
        self.seed = seed
        self.limit = limit
        """So many actions are played."""
        self.every = every
        """One position of about so many is looked at."""


class VariationCounter:
    """Counts how often a seat's determinized positions were other than the true one."""

    def __init__(self) -> None:
        self.hiding = 0
        """Positions in which something was hidden from a seat."""
        self.varied = 0
        """Those whose determinization put something else there."""

    def add(self, state: State, twin: State, seat: int) -> None:
        """Take in one determinized position."""
        others = [state.private(other) for other in range(state.game.seats) if other != seat]
        if seen_by(seat, state.game.event_kinds, state.history) != state.history or any(others):
            self.hiding += 1
            self.varied += int(twin.fingerprint() != state.fingerprint())

    def check(self, game: Game) -> None:
        """Check that where much was hidden, determinizations were not all the true position."""
        assert self.hiding < ENOUGH or self.varied > 0, f"{game}: determinize always gives the true position"


def check_table(game: Game) -> None:
    """Check that the action table is dense and its names unlike."""
    assert game.actions, "the action table is empty"
    for at, action in enumerate(game.actions):
        assert action.id == at, f"actions[{at}].id is {action.id}"
        assert game.by_name[action.name] is action, f"two actions are named {action.name!r}"


def _check_deal(game: Game, scope: CheckScope, counter: VariationCounter) -> None:
    seed = scope.seed
    chance = Chance(stream_seed(seed, CHOICE_STREAM))
    record = new_record(game, seed)
    recorder = Recorder(record)
    state = game.deal(seed)
    told = 0
    for number in range(scope.limit):
        if state.is_over:
            break
        where = f"deal {seed}, action {number}"
        check_history(state, told, where)
        told = len(state.history)
        check_acting(state, where)
        if chance.below(scope.every) == 0:
            check_position(state, chance.split(), where, counter)
        seats = state.to_act()
        seat = seats[chance.below(len(seats))]
        options = state.options(seat)
        recorder.play(state, seat, options[chance.below(len(options))])
        state.check_invariants()
        if chance.below(8) == 0 and state.can_take_back(seat):
            recorder.take_back(state, seat)
            is_done = game.takes_back_singly or not state.can_take_back(seat)
            assert is_done, f"{where}: picks are left after take_back"
    check_end(state, f"deal {seed}")
    if not recorder.pending:
        _check_replay(game, record, state, f"deal {seed}")


def _check_replay(game: Game, record: Record, state: State, where: str) -> None:
    try:
        again = read_record(record.text(game, state)).replay(game)
    except BadRecord as error:
        raise AssertionError(
            f"{where}: the record does not replay; is all chance drawn from the state's? {error}"
        ) from None
    assert again.fingerprint() == state.fingerprint(), f"{where}: the record replays to another game"


def check_position(state: State, chance: Chance, where: str, counter: VariationCounter) -> None:
    """Hold every law about one position."""
    for seat in range(state.game.seats):
        check_view(state.view(seat), f"{where}, view of seat {seat}")
        check_spots(state, seat, where)
    check_view(state.view(), f"{where}, view of a spectator")
    check_refusals(state, where)
    check_copy(state, chance, where)
    check_take_back(state, where)
    check_leaving(state, chance, where)
    for seat in range(state.game.seats):
        twin = check_determinize(state, seat, chance, where)
        counter.add(state, twin, seat)
        check_twins(state, twin, seat, chance, where)
    if state.game.forgets:
        check_forgetting(state, chance, where)


def check_acting(state: State, where: str) -> None:
    """Check that until the end somebody can act; whoever is asked has an option, nobody else has."""
    seats = state.to_act()
    assert seats, f"{where}: nobody is to act, and the game is not over"
    assert list(seats) == sorted(set(seats)), f"{where}: to_act {seats} is not in seat order"
    for seat in range(state.game.seats):
        options = state.options(seat)
        assert bool(options) == (seat in seats), f"{where}: seat {seat} has {len(options)} options, to act are {seats}"
        assert state.is_in(seat) or not options, f"{where}: seat {seat} is out, and has options"
        if options:
            assert state.fallback(seat) in options, f"{where}: the fallback of seat {seat} is not an option"


def check_refusals(state: State, where: str) -> None:
    """Check that `options` lists exactly what `refuse` allows, and that a refused action changes nothing."""
    before = state.fingerprint()
    for seat in range(state.game.seats):
        options = state.options(seat)
        for action in state.game.actions:
            refusal = state.refuse(seat, action)
            assert (refusal is None) == (action in options), f"{where}: {action} of seat {seat}: {refusal}"
            if refusal is not None:
                _check_illegal(state, seat, action, where)
    assert state.fingerprint() == before, f"{where}: a refused action changed the state"


def _check_illegal(state: State, seat: int, action: Action, where: str) -> None:
    try:
        state.apply(seat, action)
    except IllegalAction:
        return
    raise AssertionError(f"{where}: {action} of seat {seat} is refused, and yet was applied")


def check_copy(state: State, chance: Chance, where: str) -> None:
    """Check that a copy is equal, goes its own way, and leaves the original as it was."""
    before = _all_seen(state)
    copy = state.copy()
    assert copy.chance is not state.chance, f"{where}: a copy draws from the same chance"
    assert _all_seen(copy) == before, f"{where}: a copy differs"
    other = state.copy()
    moves: list[tuple[int, Action]] = []
    for _ in range(6):
        if copy.is_over:
            break
        seat = copy.to_act()[0]
        options = copy.options(seat)
        moves.append((seat, options[chance.below(len(options))]))
        copy.apply(seat, moves[-1][1])
    assert _all_seen(state) == before, f"{where}: playing on a copy changed the original"
    for seat, action in moves:
        other.apply(seat, action)
    assert _all_seen(copy) == _all_seen(other), f"{where}: two copies played alike differ"


def check_take_back(state: State, where: str) -> None:
    """Check that taking back leaves no pick behind and changes nothing that happened."""
    for seat in range(state.game.seats):
        if not state.can_take_back(seat):
            continue
        copy = state.copy()
        copy.take_back(seat)
        for _ in range(MOST_PICKS if copy.game.takes_back_singly else 0):
            if copy.can_take_back(seat):
                copy.take_back(seat)
        assert not copy.can_take_back(seat), f"{where}: picks of seat {seat} are left"
        assert copy.history == state.history, f"{where}: taking back changed what happened"
        assert seat in copy.to_act(), f"{where}: seat {seat} took back, and is not to act"


def check_leaving(state: State, chance: Chance, where: str) -> None:
    """Check that a withdrawn seat never acts again and is placed, and that the game goes on or ends."""
    copy = state.copy()
    leaver = chance.below(state.game.seats)
    copy.withdraw(leaver)
    check_history(copy, len(state.history), f"{where}, seat {leaver} withdrawn")
    copy.check_invariants()
    for _ in range(30):
        if copy.is_over:
            break
        check_acting(copy, f"{where}, seat {leaver} withdrawn")
        assert leaver not in copy.to_act(), f"{where}: the withdrawn seat {leaver} is to act"
        assert not copy.is_in(leaver), f"{where}: the withdrawn seat {leaver} is still in"
        seat = copy.to_act()[0]
        options = copy.options(seat)
        copy.apply(seat, options[chance.below(len(options))])
    check_end(copy, f"{where}, seat {leaver} withdrawn")


def check_determinize(state: State, seat: int, chance: Chance, where: str) -> State:
    """Check that a determinized position looks the same to the seat; give it."""
    draw = chance.below(1 << 30)
    twin = state.determinize(seat, Chance(draw))
    twin.check_invariants()
    assert twin.key(seat) == state.key(seat), f"{where}: determinize({seat}) changed the seat's key"
    check_same(state, twin, seat, f"{where}, determinized for seat {seat}")
    from_state = state.determinize(seat, Chance(draw + 1))
    from_twin = twin.determinize(seat, Chance(draw + 1))
    assert from_state.fingerprint() == from_twin.fingerprint(), f"{where}: determinize({seat}) knows the true position"
    return twin


def check_end(state: State, where: str) -> None:
    """Check that every seat is placed once, ties sharing a place, and that views can be drawn."""
    placings = state.standings()
    assert sorted(placing.seat for placing in placings) == list(range(state.game.seats)), f"{where}: {placings}"
    for placing in placings:
        better = len([other for other in placings if other.place < placing.place])
        assert placing.place == better + 1, f"{where}: seat {placing.seat} has place {placing.place} behind {better}"
    if state.is_over:
        assert not state.to_act(), f"{where}: the game is over, and {state.to_act()} are to act"
    for seat in range(SPECTATOR, state.game.seats):
        describe(state.view(None if seat == SPECTATOR else seat))
        state.events(seat)


def _all_seen(state: State) -> list[str]:
    """Return what every seat and the table itself hold, to compare positions."""
    lines = [state.fingerprint().hex(), str(len(state.events(EVERYONE)))]
    for seat in range(state.game.seats):
        lines += describe(state.view(seat))
        lines += [action.name for action in state.options(seat)]
    return lines
