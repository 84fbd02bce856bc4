"""What holds in every position of every game."""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from regift.games.not_a_hat.game_class_deal_and_position_from_text import NotAHat
from regift.games.not_a_hat.kit_state_adapter import NotAHatState
from regift.kit.seeded_random_generator import Chance

GAMES = st.fixed_dictionaries(
    {
        "arrows": st.sampled_from(["both", "black", "white"]),
        "gifts": st.sampled_from([1, 2]),
        "rounds": st.sampled_from(["one", "each"]),
        "easy": st.booleans(),
    }
)
SEATS = st.integers(2, 8)
SEEDS = st.integers(0, 10_000)


def positions(seats: int, seed: int, options: dict[str, object]) -> Iterator[NotAHatState]:
    """Play a game, naming what is true every other time, and give every position."""
    state = NotAHat(seats, options | {"gifts": 2} if seats == 2 else options).deal(seed)
    assert isinstance(state, NotAHatState)
    dice = Chance(seed)
    while not state.is_over:
        yield state
        (seat,) = state.to_act()
        allowed = state.options(seat)
        action = allowed[dice.below(len(allowed))]
        if len(allowed) > 3 and dice.below(2):
            action = state.rules.do.claim[state.gift]
        state.apply(seat, action)
    yield state


@given(seats=SEATS, seed=SEEDS, options=GAMES)
def test_hat_34_everyone_has_as_many_gifts_as_at_first_and_one_is_on_its_way(
    seats: int, seed: int, options: dict[str, object]
) -> None:
    for state in positions(seats, seed, options):
        state.check_invariants()
        if not state.is_resting():
            assert {len(gifts) for gifts in state.gifts} == {state.rules.gifts}
            assert state.gift >= 0


@given(seats=SEATS, seed=SEEDS, options=GAMES)
def test_hat_35_the_shop_never_runs_out(seats: int, seed: int, options: dict[str, object]) -> None:
    for state in positions(seats, seed, options):
        used = len(state.rules.deck) - len(state.shop)
        assert used <= seats * state.rules.gifts + 2 * seats + 1
        assert state.shop


@given(seats=SEATS, seed=SEEDS, options=GAMES)
def test_hat_37_a_round_costs_three_points_at_least_and_two_each_and_one_at_most(
    seats: int, seed: int, options: dict[str, object]
) -> None:
    rounds = 0
    for state in positions(seats, seed, options):
        if state.is_resting() and state.round > rounds:
            rounds += 1
            assert 3 <= sum(len(pile) for pile in state.shame) <= 2 * seats + 1
    assert rounds == state.rules.rounds


@given(seed=SEEDS, seats=SEATS)
def test_scores_go_by_seats_and_not_by_who_begins(seed: int, seats: int) -> None:
    for state in positions(seats, seed, {"rounds": "one"}):
        assert -sum(placing.score for placing in state.standings()) == sum(len(pile) for pile in state.shame)
