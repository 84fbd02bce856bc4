"""A determinization follows from what the seat knows, and from nothing else.

It fits what each seat was told, it can be determinized again, and two positions with one key lead to the same one.
"""

from typing import Final

from regift.kit.conformance_checks.hidden_information_check import check_same
from regift.kit.conformance_checks.make_indistinguishable_positions_by_replay import PlayedGame, secret_choice_twins
from regift.kit.conformance_checks.position_contents_listing_and_twin_comparison import (
    check_counts,
    is_announced,
    play_alike,
)
from regift.kit.conformance_checks.well_formed_events_views_and_move_spots_check import check_history
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

MOVES: Final = 16
"""So many moves are played on from two determinizations that must be the same position."""
GUIDE: Final = "see docs/add-a-game.md, What a seat knows"
"""Where an author reads what to mend."""


def check_determinize(state: State, seat: int, chance: Chance, where: str) -> State:
    """Check that a determinized position looks the same to the seat; give it."""
    draw = chance.below(1 << 30)
    twin = state.determinize(seat, Chance(draw))
    said = f"{where}, determinized for seat {seat}"
    check_history(twin, 0, said)
    twin.check_invariants()
    assert twin.key(seat) == state.key(seat), (
        f"{where}: determinize({seat}) changed the seat's key: either it changed what the seat saw or picked, or "
        f"`private` and `shared` tell what the seat may not know; {GUIDE}"
    )
    same_or_hint(
        state, twin, seat, said, "determinize must leave what the seat sees, and what follows from it, as it is"
    )
    if is_announced(state) and is_announced(twin):  # a card that is picked may be shown twice
        check_counts(state, twin, said)
    check_keys_of_others(state, twin, seat, said)
    return twin


def check_keys_of_others(state: State, twin: State, seat: int, where: str) -> None:
    """Check that another seat, if its key has not changed, sees what it saw: what it holds follows from its key."""
    for other in range(state.game.seats):
        if other != seat and twin.key(other) == state.key(other):
            hint = (
                f"seat {other} has the key that it truly has, but another view. determinize must rewrite the history, "
                f"too, where it tells seat {other} what it holds, or `private` leaves something out"
            )
            same_or_hint(state, twin, other, where, hint)


def same_or_hint(one: State, two: State, seat: int, where: str, hint: str) -> None:
    """Check that two positions are the same to a seat, or raise AssertionError that also says what to mend."""
    try:
        check_same(one, two, seat, where)
    except AssertionError as error:
        raise AssertionError(f"{error}: {hint}; {GUIDE}") from None


def check_determinize_again(state: State, twin: State, seat: int, chance: Chance, where: str) -> None:
    """Check that a determinization can be determinized, for the same seat and for another."""
    check_same_draw(state, twin, seat, chance, where)
    other = chance.below(state.game.seats)
    again = twin.determinize(other, Chance(chance.below(1 << 30)))
    said = f"{where}, determinized for seat {seat} and then for seat {other}"
    assert again.key(other) == twin.key(other), f"{said}: the key of seat {other} changed; {GUIDE}"
    hint = f"the first determinization holds other cards than its own history told seat {other}"
    same_or_hint(twin, again, other, said, hint)


def check_same_draw(one: State, other: State, seat: int, chance: Chance, where: str) -> None:
    """Check that two positions with one key are determinized, with one chance, to the same position."""
    draw = chance.below(1 << 30)
    from_one = one.determinize(seat, Chance(draw))
    from_other = other.determinize(seat, Chance(draw))
    said = f"{where}: determinize({seat}) knows the true position: from two that seat {seat} cannot tell apart"
    assert from_one.fingerprint() == from_other.fingerprint(), (
        f"{said} it draws, with one chance, {_difference(from_one, from_other)}; {GUIDE}"
    )
    told = play_alike(from_one, from_other, MOVES, chance)
    assert not told, (
        f"{said} it draws, with one chance, positions in which {told}: something unseen, such as the order of a pile, "
        f"is the true one, or chance is drawn elsewhere than from `self.chance`; {GUIDE}"
    )


def check_true_twins(played: PlayedGame, state: State, chance: Chance, where: str) -> None:
    """Hold the laws about positions that were dealt and played, and that one seat cannot tell from this one."""
    twin = played.twin(state, chance)
    if twin is not None:
        for seat in range(state.game.seats):
            if twin.key(seat) == state.key(seat):
                said = f"{where}, beside another deal that seat {seat} cannot tell from it"
                same_or_hint(state, twin, seat, said, "what is shown must follow from the key")
                check_same_draw(state, twin, seat, chance, said)
                break
    reader = chance.below(state.game.seats)
    pair = secret_choice_twins(state, reader, chance)
    if pair:
        said = f"{where}, after one of two choices that seat {reader} is not told"
        same_or_hint(pair[0], pair[1], reader, said, "what is shown must follow from the key")
        check_same_draw(pair[0], pair[1], reader, chance, said)


def _difference(one: State, other: State) -> str:
    """Name the first seat that knows different things in two positions."""
    if one.history != other.history:
        return "histories that differ"
    for seat in range(one.game.seats):
        if one.private(seat) != other.private(seat):
            return f"picks or a sealed choice of seat {seat} that differ"
    return "positions that differ in `shared`"
