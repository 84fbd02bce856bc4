"""What holds at all times, in positions set up on purpose and in games played at random."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regift.kit.refusal_and_errors import BadRecord, IllegalAction
from regift.kit.seeded_random_generator import Chance
from tests.rules.kung_fu.scene import Scene, dealt, scene

COMPLETE = "1 2 3 4 5 6 7"

any_seats = st.integers(2, 6)
any_seed = st.integers(0, 2**32 - 1)
any_length = st.integers(0, 150)
any_switch = st.booleans()


def played(seats: int, seed: int, length: int, **options: object) -> Scene:
    """Play at random for so many actions, or to the end."""
    table = dealt(seats, seed, **options)
    chance = Chance(seed)
    for _ in range(length):
        if table.state.is_over:
            break
        options_now = table.options()
        table.play(options_now[chance.below(len(options_now))])
    return table


def won() -> Scene:
    """Set a table where seat 0 has just won."""
    return scene(f"{COMPLETE} | 1 2 | 1", hands="gto1|g|g").play("place granny")


def turned(table: Scene) -> Scene:
    """Return the same table with everybody one seat further."""
    state = table.state.copy()
    seats = state.game.seats
    state.rows = state.rows[-1:] + state.rows[:-1]
    state.hands = state.hands[-1:] + state.hands[:-1]
    state.sizes = state.sizes[-1:] + state.sizes[:-1]
    state.turn = (state.turn + 1) % seats
    state.target = state.target if state.target < 0 else (state.target + 1) % seats
    state.winner = state.winner if state.winner < 0 else (state.winner + 1) % seats
    state.out = sum(1 << (seat + 1) % seats for seat in range(seats) if not table.state.is_in(seat))
    return Scene(state)


# The four promises


def test_mkf_36_a_theft_with_a_full_hand_leaves_seven() -> None:
    table = scene(hand="t223344", theirs="5").play("attack with thief", "seat 1", "from the hand", "let it through")
    assert table.sizes()[0] == 7


def test_mkf_36_a_hand_of_eight_breaks_the_law() -> None:
    with pytest.raises(AssertionError, match="MKF-36: seat 1 holds 8 cards"):
        scene(theirs="11111111").state.check_invariants()


@given(any_seats, any_seed, any_length)
def test_mkf_36_no_hand_ever_exceeds_seven(seats: int, seed: int, length: int) -> None:
    assert max(played(seats, seed, length).sizes()) <= 7


def test_mkf_37_a_lost_card_breaks_the_law() -> None:
    table = dealt(3)
    table.state.deck.pop()
    with pytest.raises(AssertionError, match="MKF-37: 95 cards"):
        table.state.check_invariants()


def test_mkf_37_the_winning_granny_is_one_of_the_96() -> None:
    won().state.check_invariants()


@given(any_seats, any_seed, any_length, any_switch, any_switch)
def test_mkf_37_all_96_cards_are_somewhere(seats: int, seed: int, length: int, keep: bool, free: bool) -> None:
    played(seats, seed, length, keep_stolen_granny=keep, free_granny=free).state.check_invariants()


@given(any_seats, any_seed, any_length)
def test_mkf_37_every_card_is_there_as_often_as_in_the_box(seats: int, seed: int, length: int) -> None:
    table = played(seats, seed, length)
    everything = table.state.notation()
    assert table.position(everything).view().zone("pile").count == table.pile()


@pytest.mark.parametrize("row", ["1 1", "1 1g", "2g 2g"])
def test_mkf_38_a_level_stands_once_in_a_row(row: str) -> None:
    with pytest.raises(BadRecord, match="stands twice in one row"):
        scene(row)


def test_mkf_38_a_second_card_of_a_level_is_refused() -> None:
    assert scene("1", hand="1").refusal("place level 1") == "MKF-10"


@given(any_seats, any_seed, any_length, any_switch)
def test_mkf_38_a_row_holds_at_most_seven_cards_before_the_winning_granny(
    seats: int, seed: int, length: int, free: bool
) -> None:
    table = played(seats, seed, length, free_granny=free)
    winner = table.state.winner if table.state.crown else -1
    assert all(table.state.levels_of(seat) <= 7 + (seat == winner) for seat in range(seats))


def test_mkf_39_nobody_is_to_act_after_the_winning_granny() -> None:
    assert won().state.to_act() == ()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_mkf_39_everything_is_refused_after_the_winning_granny(seat: int) -> None:
    table = won()
    assert {table.refusal(action.name, seat) for action in table.state.game.actions} == {"MKF-39"}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_mkf_39_nothing_is_offered_after_the_winning_granny(seat: int) -> None:
    assert won().state.options(seat) == []


def test_mkf_39_the_winning_granny_is_seen_above_level_7() -> None:
    assert won().state.view(1).zone("row:0").faces[7:] == ["granny"]


@given(any_seats, any_seed)
def test_mkf_39_only_the_winner_has_a_level_8(seats: int, seed: int) -> None:
    table = played(seats, seed, 1000)
    above = [seat for seat in range(seats) if table.state.view().zone(f"row:{seat}").faces[7]]
    assert above == ([table.state.winner] if table.state.crown else [])


# Laws


@given(any_seats, any_seed, any_length)
def test_what_is_offered_is_not_refused_and_the_rest_is(seats: int, seed: int, length: int) -> None:
    table = played(seats, seed, length)
    for seat in range(seats):
        allowed = [action for action in table.state.game.actions if table.state.refuse(seat, action) is None]
        assert allowed == sorted(table.state.options(seat), key=lambda action: action.id)


@given(any_seats, any_seed, any_length)
def test_somebody_can_act_until_the_end(seats: int, seed: int, length: int) -> None:
    table = played(seats, seed, length)
    assert table.state.is_over or table.options()


@given(any_seats, any_seed, any_length)
def test_a_position_survives_being_written_and_read(seats: int, seed: int, length: int) -> None:
    table = played(seats, seed, length)
    text = table.state.notation()
    assert table.position(text).notation() == text


@given(any_seats, any_seed, any_length)
def test_a_position_read_offers_what_the_one_written_offers(seats: int, seed: int, length: int) -> None:
    table = played(seats, seed, length)
    twin = table.position(table.state.notation())
    assert [twin.options(seat) for seat in range(seats)] == [table.state.options(seat) for seat in range(seats)]


@given(any_seats, any_seed, any_length)
def test_rotating_the_seats_rotates_the_standings(seats: int, seed: int, length: int) -> None:
    table = played(seats, seed, length)
    expected = {((placing.seat + 1) % seats, placing.place, placing.score) for placing in table.state.standings()}
    assert {(placing.seat, placing.place, placing.score) for placing in turned(table).state.standings()} == expected


@given(any_seats, any_seed, any_length)
def test_rotating_the_seats_rotates_the_options(seats: int, seed: int, length: int) -> None:
    table = played(seats, seed, length)
    if table.state.is_over:
        return
    rotated = {f"seat {seat}": f"seat {(seat + 1) % seats}" for seat in range(seats)}
    assert {rotated.get(name, name) for name in table.options()} == set(turned(table).options())


@given(any_seats, any_seed, any_length)
def test_a_copy_is_independent(seats: int, seed: int, length: int) -> None:
    table = played(seats, seed, length)
    before = (table.state.notation(), table.state.history[:])
    twin = Scene(table.state.copy())
    while not twin.state.is_over and len(twin.state.history) < len(before[1]) + 30:
        twin.play(twin.options()[-1])
    assert (table.state.notation(), table.state.history) == before


@given(any_seats, any_seed, any_length)
def test_a_refused_action_changes_nothing(seats: int, seed: int, length: int) -> None:
    table = played(seats, seed, length)
    before = table.state.notation()
    for seat in range(seats):
        for action in table.state.game.actions:
            if table.state.refuse(seat, action) is not None:
                with pytest.raises(IllegalAction):
                    table.state.apply(seat, action)
    assert table.state.notation() == before
