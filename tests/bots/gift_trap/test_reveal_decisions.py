"""Strategy cards are played where they gain, and parcels opened in the better order."""

import pytest

from regift.bots.gift_trap.expected_ratings_and_parcel_contents import gain, moved
from tests.bots.gift_trap.table import asked, beliefs_at, player_at, scene

RANKS = "ranks 1 2 3 4 / 1 2 3 4 / 1 2 3 4"
FLIP = f"step beat | after flipping | revealer 1 | turned 1 | dealer 1 | {RANKS}"
"""Seat 1 has turned its tokens; parcel 3 is the one from seat 0."""
LAST = "parcels . 3 3 / 4 . 1! / 2 2 ."
"""All that is still to be opened before seat 1 is what seat 0 gave: its NO WAY."""


def test_who_sees_its_own_bad_gift_come_out_doubled_traps_it() -> None:
    state = scene(f"{FLIP} | {LAST} | lifted 3 | more 3 -1 -1 | give 12 0 0")
    assert asked(player_at(state), state).name == "trap 4"


def test_nothing_is_trapped_that_costs_nothing() -> None:
    state = scene(f"{FLIP} | {LAST} | lifted 3 | more 3 -1 -1 | give 0 9 9")
    assert asked(player_at(state), state).name == "wait"


def test_a_smaller_loss_is_worth_a_trap_only_near_the_end() -> None:
    early = scene(f"{FLIP} | {LAST} | lifted 3 | give 9 1 1 | get 1 1 1")
    assert asked(player_at(early), early).name == "wait"
    late = scene(f"{FLIP} | {LAST} | lifted 3 | give 9 19 1 | get 1 19 1")
    assert asked(player_at(late), late).name == "trap 4"


def test_who_would_win_by_the_last_parcel_is_stopped() -> None:
    state = scene(f"{FLIP} | parcels . 3 3! / 1 . 4! / 2! 2! . | lifted 3 | give 5 20 1 | get 1 17 1")
    assert asked(player_at(state), state).name in ("wait", "trap 1")
    closed = scene(f"{FLIP} | parcels . 3! 3! / 1 . 4! / 2! 2! . | lifted 3 | give 5 20 1 | get 1 17 1")
    assert asked(player_at(closed), closed).name == "trap 1"


def test_who_would_not_win_is_not_stopped() -> None:
    state = scene(f"{FLIP} | parcels . 3! 3! / 1 . 4! / 2! 2! . | lifted 3 | give 5 19 1 | get 1 17 1")
    assert asked(player_at(state), state).name == "wait"


TURN = f"step beat | after turning | revealer 0 | turned 1 2 | dealer 1 | {RANKS}"
SEEN = "parcels . 2 1 / 2! . 4! / 3! 1! ."
"""Seat 1 gave its gift 1 to another, so the parcel from it is no GREAT; seat 2 has given away what is NO WAY."""


def test_get_more_goes_under_the_parcel_that_promises_most() -> None:
    state = scene(f"{TURN} | {SEEN}")
    assert asked(player_at(state), state).name == "get more from 2"


def test_get_more_waits_until_the_last_moment() -> None:
    state = scene(f"step beat | after turning | revealer 1 | dealer 1 | {RANKS} | parcels . 2 1 / 2 . 4 / 3 1 .")
    assert asked(player_at(state), state).name == "wait"


def test_get_more_stays_in_hand_where_there_is_nothing_to_gain() -> None:
    state = scene(f"{TURN} | {SEEN} | get 20 3 3")
    assert asked(player_at(state), state).name == "wait"


def test_the_worst_parcel_is_opened_first() -> None:
    state = scene(f"step open | revealer 0 | turned 0 1 2 | asked 0 | dealer 1 | {RANKS} | {SEEN}")
    assert asked(player_at(state), state).name == "open from 1"


GIVEN = "step give | asked 0 | parcels . 3 3 / 1 . 4 / 2 2 ."


def test_give_more_goes_where_it_likely_gains_most() -> None:
    state = scene(GIVEN)
    player = player_at(state)
    for _ in range(6):
        player.tastes.see(1, player.display, [0, 2, 3, 1])
        player.tastes.see(2, player.display, [0, 2, 3, 1])
    worths = beliefs_at(state, player).worths(1)
    assert worths.index(max(worths)) == 0
    assert asked(player, state).name == "give more on 1"


def test_give_more_stays_in_hand_where_there_is_nothing_to_gain() -> None:
    state = scene(f"{GIVEN} | give 20 1 1")
    assert asked(player_at(state), state).name == "done"


def test_what_may_be_in_a_parcel_is_what_its_giver_has_not_given_elsewhere() -> None:
    state = scene(f"{TURN} | {SEEN}")
    beliefs = beliefs_at(state, player_at(state))
    first, second = beliefs.observation.closed(0)
    assert [beliefs.inside(first)[0], beliefs.inside(second)[3]] == [0, 0]
    assert sum(beliefs.inside(first)) == pytest.approx(1)


def test_a_trapped_gift_is_worth_nothing() -> None:
    state = scene(f"{TURN} | {SEEN} | trapped 1")
    assert beliefs_at(state, player_at(state)).worths(1) == [0, 2, 1, -4]


@pytest.mark.parametrize(("space", "steps", "way"), [(0, -4, 0), (3, -4, -3), (19, 3, 1), (10, 6, 6)])
def test_pawns_stop_at_both_ends(space: int, steps: int, way: int) -> None:
    assert moved(space, steps, 20) == way
    assert gain(space, [0, 0, 0, 0, 1], 1, 20) == (-1 if space else 0)
