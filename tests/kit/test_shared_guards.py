"""What every state refuses is refused in one place: a game fills in what follows from a yes, and repeats no guard."""

import ast
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from regift.games import catalogue
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.event import EVERYONE, SPECTATOR
from regift.kit.hidden_information.seats_in_turn_left_and_asked_bitmasks import SeatStatus, seats_in
from regift.kit.refusal_and_errors import BadOption, IllegalAction
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.kit.view import describe
from tests.games.bell import Bell

GAMES = ["bell", "cursed_gifts", "gift_trap", "keepsake", "kung_fu", "not_a_hat", "sprint"]
GUARDED = (
    "to_act",
    "is_to_act",
    "options",
    "canonical_options",
    "refuse",
    "apply",
    "fallback",
    "take_back",
    "withdraw",
    "determinize",
    "forgotten",
)
"""What a state is asked, and no game answers for itself."""
PASSED_ON = {"to_act", "options", "canonical_options"}
"""What a compiled state has a method of its own for, that only asks `State`: Python calls it faster so."""
SEATS = 3


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the tiny games on the shelf."""
    monkeypatch.setenv("REGIFT_GAMES", str(Path(__file__).parents[1] / "games"))


def deal(game_id: str, seed: int = 1) -> State:
    """Deal a game for three seats."""
    return catalogue.game(game_id, seats=SEATS).deal(seed)


def play(state: State, moves: int) -> None:
    """Play so many moves by chance, or to the end."""
    chance = Chance(7)
    for _ in range(moves):
        if not (seats := state.to_act()):
            return
        options = state.options(seats[0])
        state.apply(seats[0], options[chance.below(len(options))])


@pytest.mark.parametrize("game_id", GAMES)
def test_no_game_answers_for_itself_what_is_settled_for_all(game_id: str) -> None:
    lines = type(deal(game_id)).__mro__
    own = [each for each in lines if issubclass(each, State) and each is not State]
    answered = {(each, name) for each in own for name in GUARDED if name in vars(each)}
    assert {name for _, name in answered} <= PASSED_ON
    assert [name for each, name in answered if not passes_on(each, name)] == []


def passes_on(state: type[State], name: str) -> bool:
    """Tell whether all that the class's method does is to hand its arguments to that of `State`."""
    package, _, module = state.__module__.rpartition(".")
    nodes = ast.walk(ast.parse(files(package).joinpath(f"{module}.py").read_text("utf-8")))
    (method,) = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name == name]
    _docstring, *statements = method.body
    given = ", ".join(each.arg for each in method.args.args[1:])
    return [ast.unparse(each).removeprefix("return ") for each in statements] == [f"super().{name}({given})"]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seat_that_is_not_to_act_has_no_options_and_is_refused_everything(game_id: str) -> None:
    state = deal(game_id)
    for _ in range(30):
        seats = state.to_act()
        for seat in range(SEATS):
            assert state.is_to_act(seat) == (seat in seats)
            if seat not in seats:
                assert state.options(seat) == []
                assert all(state.refuse(seat, action) is not None for action in state.game.actions)
                with pytest.raises(IllegalAction):
                    state.apply(seat, state.game.actions[0])
                with pytest.raises(ValueError, match=f"seat {seat} is not to act: it has nothing to fall back on"):
                    state.fallback(seat)
        play(state, 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seat_leaves_once(game_id: str) -> None:
    state = deal(game_id)
    state.withdraw(1)
    assert state.has_left(1)
    assert not state.is_in(1)
    assert not state.is_to_act(1)
    before = state.fingerprint()
    with pytest.raises(ValueError, match="seat 1 is not in the game"):
        state.withdraw(1)
    assert state.fingerprint() == before


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seat", [-1, SEATS, 70])
def test_a_seat_that_there_is_not_does_not_leave(game_id: str, seat: int) -> None:
    with pytest.raises(ValueError, match=f"seat {seat} is not in the game"):
        deal(game_id).withdraw(seat)


@pytest.mark.parametrize("game_id", GAMES)
def test_nobody_leaves_a_game_that_is_over(game_id: str) -> None:
    state = deal(game_id)
    for seat in range(SEATS):
        if not state.is_over:
            state.withdraw(seat)
    play(state, 3_000)
    assert state.is_over
    for seat in range(SEATS):
        with pytest.raises(ValueError, match=f"seat {seat} is not in the game"):
            state.withdraw(seat)


@pytest.mark.parametrize("game_id", GAMES)
def test_who_has_picked_nothing_takes_nothing_back(game_id: str) -> None:
    state = deal(game_id)
    for _ in range(20):
        for seat in range(SEATS):
            before = state.fingerprint()
            if not state.can_take_back(seat):
                with pytest.raises(ValueError, match=f"seat {seat} has nothing to take back"):
                    state.take_back(seat)
                assert state.fingerprint() == before
        play(state, 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_determinizing_draws_from_a_copy_of_the_chance(game_id: str) -> None:
    state, chance = deal(game_id), Chance(5)
    play(state, 8)
    one = state.determinize(0, chance)
    assert chance.word() == Chance(5).word()
    assert one.fingerprint() == state.determinize(0, Chance(5)).fingerprint()


def test_sealed_choices_are_a_bit_for_each_seat() -> None:
    status = SeatStatus()
    status.ask_bits(0b101)
    assert (status.choice_codes(3), status.is_asking()) == ([1, 0, 1], True)
    status.lock(2)
    assert (status.is_open(2), status.is_locked(2), status.choice_codes(3)) == (False, True, [1, 0, 2])
    status.reopen(2)
    status.lock(0)
    assert status.choice_codes(3) == [2, 0, 1]
    status.leave_out(0)
    status.leave_out(2)
    assert (status.is_asking(), status.choice_codes(3)) == (False, [0, 0, 0])
    status.ask_one(1)
    other = SeatStatus()
    other.copy_seats(status)
    assert other.choice_codes(3) == [0, 1, 0]


@pytest.mark.parametrize("seats", [(), (0,), (1, 3), (7,), tuple(range(8)), (2, 11)])
def test_seats_are_read_from_bits(seats: tuple[int, ...]) -> None:
    assert seats_in(sum(1 << seat for seat in seats)) == seats


def test_the_last_choice_reveals_all_of_them() -> None:
    state = Bell(SEATS, {"first": 0}).deal(3)
    for _ in range(2):
        state.apply(0, state.options(0)[0])
    assert state.to_act() == (1, 2)
    state.apply(2, state.named("ring"))
    assert (state.to_act(), state.can_take_back(2)) == ((1,), True)
    state.withdraw(1)
    assert (state.is_window(), state.to_act()) == (False, (2,))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seat", [-3, SEATS, 70])
def test_a_seat_that_there_is_not_is_named_whatever_is_asked_of_it(game_id: str, seat: int) -> None:
    state = deal(game_id)
    action = state.options(state.to_act()[0])[0]
    before = state.fingerprint()
    asks: list[Callable[[], object]] = [
        lambda: state.options(seat),
        lambda: state.refuse(seat, action),
        lambda: state.apply(seat, action),
        lambda: state.is_to_act(seat),
        lambda: state.fallback(seat),
        lambda: state.take_back(seat),
        lambda: state.determinize(seat, Chance(1)),
        lambda: state.events(seat),
        lambda: state.view(seat),
        lambda: state.key(seat),
    ]
    for ask in asks:
        with pytest.raises(ValueError, match=f"seat {seat} is not in the game: <{game_id}, 3 seats> has seats 0 to 2"):
            ask()
    assert state.fingerprint() == before


@pytest.mark.parametrize("game_id", GAMES)
def test_who_watches_is_asked_as_a_seat_is(game_id: str) -> None:
    state = deal(game_id)
    assert describe(state.view(SPECTATOR)) == describe(state.view())
    assert len(state.key(SPECTATOR)) == len(state.key(EVERYONE))
    assert [len(state.events(who)) for who in (SPECTATOR, EVERYONE)] == [len(state.events(0))] * 2
    for who in (SPECTATOR, EVERYONE):
        with pytest.raises(ValueError, match=f"seat {who} is not in the game"):
            state.options(who)


@pytest.mark.parametrize("game_id", GAMES)
def test_an_action_of_another_game_is_refused_by_name(game_id: str) -> None:
    state = deal(game_id)
    seat = state.to_act()[0]
    before = state.fingerprint()
    other = deal("kung_fu" if game_id != "kung_fu" else "gift_trap")
    larger = catalogue.game(game_id, seats=SEATS + 1)
    alone = Action("wave", "wave", [])
    alone.id = state.options(seat)[0].id
    for action, whose in (
        (other.game.actions[0], f"<{other.game.id}, 3 seats>"),
        (larger.actions[state.options(seat)[0].id], f"<{game_id}, 4 seats>"),
        (alone, "no game"),
    ):
        for ask in (state.refuse, state.apply):
            said = f"action '{action.name}' is of {whose}; expected one of <{game_id}, 3 seats>"
            with pytest.raises(ValueError, match=said):
                ask(seat, action)
    assert state.fingerprint() == before


@pytest.mark.parametrize("game_id", GAMES)
def test_an_action_of_an_equal_game_is_played(game_id: str) -> None:
    state, other = deal(game_id), deal(game_id)
    seat = state.to_act()[0]
    state.apply(seat, other.options(seat)[0])
    other.apply(seat, other.options(seat)[0])
    assert state.fingerprint() == other.fingerprint()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_that_is_made_keeps_its_options(game_id: str) -> None:
    game = catalogue.game(game_id, seats=SEATS)
    before = dict(game.settings)
    with pytest.raises(TypeError, match=f"<{game_id}, 3 seats> is made and its options stay"):
        game.choose({"first": 2})
    assert game.settings == before
    assert game.settings_with({"first": 2}) == before | {"first": 2}
    other = game.with_options(first=2)
    assert (type(other), other.seats, other.settings) == (type(game), SEATS, before | {"first": 2})
    assert (game.settings, other == game, other.with_options(first="drawn") == game) == (before, False, True)
    with pytest.raises(BadOption, match="option third"):
        game.with_options(third=1)
