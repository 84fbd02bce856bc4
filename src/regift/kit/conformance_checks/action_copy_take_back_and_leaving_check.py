"""What a position answers is consistent: who may act, what is refused, what a copy and a take-back leave alone."""

from typing import Final

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.conformance_checks.elimination_end_and_placings_check import check_end
from regift.kit.conformance_checks.hidden_information_check import check_same
from regift.kit.conformance_checks.well_formed_events_views_and_move_spots_check import check_history
from regift.kit.deck_builder_option_and_deck_code import LONGEST_TEXT, DeckOption
from regift.kit.event import EVERYONE
from regift.kit.game import Game
from regift.kit.refusal_and_errors import IllegalAction
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.kit.view import describe

MOST_PICKS: Final = 40
"""More picks than these no seat makes before it announces them."""


def check_table(game: Game) -> None:
    """Check that the action table is dense and its names unlike."""
    assert game.actions, "the action table is empty: add actions with `self.table.add`"
    for at, action in enumerate(game.actions):
        assert action.id == at, f"actions[{at}].id is {action.id}"
        assert game.by_name[action.name] is action, f"two actions are named {action.name!r}"


def check_decks(game: Game) -> None:
    """Check that every deck that can be mixed is short enough to be read."""
    for option in game.schema:
        longest = option.longest_text() if isinstance(option, DeckOption) else 0
        assert longest <= LONGEST_TEXT, (
            f"option {option.name!r}: the counts of its fullest deck take {longest} characters, and texts longer than "
            f"{LONGEST_TEXT} (`regift.kit.deck_builder_option_and_deck_code.LONGEST_TEXT`) are refused: declare fewer "
            "cards, shorter ids or a lower `most_cards`"
        )


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
            is_option = action in options
            assert refusal is not None or is_option, f"{where}: {action} of seat {seat} is not refused, and no option"
            assert refusal is None or not is_option, f"{where}: {action} is an option of seat {seat}, and {refusal}"
            if refusal is not None:
                assert refusal.clause, f"{where}: {action} of seat {seat} is refused by no clause"
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
    before = all_seen(state)
    copy = state.copy()
    assert copy.chance is not state.chance, f"{where}: a copy draws from the same chance"
    assert all_seen(copy) == before, f"{where}: a copy differs"
    other = state.copy()
    moves: list[tuple[int, Action]] = []
    for _ in range(6):
        if copy.is_over:
            break
        seat = copy.to_act()[0]
        options = copy.options(seat)
        moves.append((seat, options[chance.below(len(options))]))
        told = len(copy.history)
        copy.apply(seat, moves[-1][1])
        check_history(copy, told, f"{where}, after {moves[-1][1]} of seat {seat}")
    assert all_seen(state) == before, (
        f"{where}: playing on a copy changed the original: `copy` must copy every list, dict and object that changes"
    )
    differ = (
        f"{where}: two copies played alike differ: `copy` leaves something out, or chance is not from `self.chance`"
    )
    for seat, action in moves:
        assert other.refuse(seat, action) is None, differ
        other.apply(seat, action)
    assert all_seen(copy) == all_seen(other), differ


def check_own_pick(state: State, chance: Chance, where: str) -> None:
    """Check that a seat whose own action changes what it sees or may do has another key."""
    for seat in state.to_act():
        options = state.options(seat)
        action = options[chance.below(len(options))]
        after = state.copy()
        after.apply(seat, action)
        if after.key(seat) == state.key(seat):
            said = f"{where}, after {action} of seat {seat}, which its key does not tell (see `private`)"
            check_same(state, after, seat, said)


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
    said = f"{where}, seat {leaver} withdrawn"
    copy.withdraw(leaver)
    check_history(copy, len(state.history), said)
    copy.check_invariants()
    for _ in range(30):
        if copy.is_over:
            break
        check_acting(copy, said)
        assert leaver not in copy.to_act(), f"{where}: the withdrawn seat {leaver} is to act"
        assert not copy.is_in(leaver), f"{where}: the withdrawn seat {leaver} is still in"
        seat = copy.to_act()[0]
        options = copy.options(seat)
        copy.apply(seat, options[chance.below(len(options))])
    check_end(copy, said)


def all_seen(state: State) -> list[str]:
    """Return what every seat and the table itself hold, to compare positions."""
    lines = [state.fingerprint().hex(), str(len(state.events(EVERYONE)))]
    for seat in range(state.game.seats):
        lines += describe(state.view(seat))
        lines += [action.name for action in state.options(seat)]
    return lines
