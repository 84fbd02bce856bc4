"""Tables of That's Not a Hat amid a round, each as wished."""

import random
from collections.abc import Callable
from typing import Final, NamedTuple

from regift.games.not_a_hat.game_class_deal_and_position_from_text import NotAHat
from regift.games.not_a_hat.kit_state_adapter import NotAHatState
from regift.games.not_a_hat.position import ANSWER, BREAK, CLAIM, SHOW
from regift.kit.action_arguments_and_action_table import Action
from regift.tables.setup.game_setup import Setting
from tests.browser.game_search import ME, PEOPLE, find_game
from tests.browser.prepared_table import Scene, chance_of

MOST_MOVES: Final = 250
TRUTH: Final = 0.5
"""How often somebody says what a gift is."""
DOUBT: Final = 0.3
"""How often a gift is refused."""


class Wish(NamedTuple):
    """What a table is to be like."""

    seats: int
    holds: Callable[[NotAHatState], bool]
    options: tuple[tuple[str, Setting], ...] = ()
    first: int | str = "drawn"


def shamed(state: NotAHatState) -> int:
    """Count the cards on all piles of shame."""
    return sum(len(pile) for pile in state.shame)


def is_shown(state: NotAHatState) -> bool:
    """Return whether somebody shows a gift, after some shame."""
    return state.step == SHOW and shamed(state) >= 2 and ME not in state.to_act()


def is_mine_to_show(state: NotAHatState) -> bool:
    """Return whether I show the first gift."""
    return state.step == SHOW and ME in state.to_act() and shamed(state) == 0


def is_mine_to_name(state: NotAHatState) -> bool:
    """Return whether I am to name a gift, after some shame."""
    return state.step == CLAIM and ME in state.to_act() and shamed(state) >= 2


def is_named_by_others(state: NotAHatState) -> bool:
    """Return whether one of the others is choosing a name for another, after some shame."""
    return state.step == CLAIM and ME not in (state.giver, state.receiver) and shamed(state) >= 3


def is_mine_to_answer(state: NotAHatState) -> bool:
    """Return whether I am to believe it or not."""
    return state.step == ANSWER and ME in state.to_act() and shamed(state) >= 2


def is_answered_by_others(state: NotAHatState) -> bool:
    """Return whether one of the others is to believe another, after some shame."""
    return state.step == ANSWER and ME not in (state.giver, state.receiver) and shamed(state) >= 2


WISHES: Final = {
    "hats-two": Wish(2, is_mine_to_answer),
    "hats-three": Wish(3, is_mine_to_answer),
    "hats-start": Wish(4, is_mine_to_show, first=ME),
    "hats-names": Wish(4, is_mine_to_name),
    "hats-short": Wish(4, is_mine_to_name, (("easy", True), ("gifts", 2))),
    "hats-answer": Wish(5, is_mine_to_answer),
    "hats-six": Wish(6, is_answered_by_others, (("arrows", "white"),)),
    "hats-seven": Wish(7, is_named_by_others),
    "hats-eight": Wish(8, is_answered_by_others, (("gifts", 2), ("rounds", "each"))),
    "hats-eight-shown": Wish(8, is_shown),
    "hats-break": Wish(3, lambda state: state.step == BREAK and state.round == 2, (("rounds", "each"),)),
    "hats-end": Wish(4, lambda state: state.is_over),
}


def scene_of(wish: Wish) -> Scene:
    """Find a game that comes to be as wished; I and whoever is awaited are people, all others bots."""
    options = {"first": wish.first, **dict(wish.options)}
    found = find_game(NotAHat(wish.seats, dict(options)), NotAHatState, wish.holds, choice, MOST_MOVES)
    people = {ME, *found.state.to_act(), found.state.giver}
    names = [PEOPLE[seat] if seat in people else "" for seat in range(wish.seats)]
    return Scene("not_a_hat", names, found.seed, found.moves, options)


def choice(state: NotAHatState, dice: random.Random) -> tuple[int, Action]:
    """Say the truth half of the time, or something else; believe it or not."""
    seat = state.to_act()[0]
    options = state.options(seat)
    verbs = {option.verb: option for option in options}
    if "accept" in verbs:
        return seat, verbs["refuse" if dice.random() < DOUBT else "accept"]
    true = [option for option in options if option.name == name_of(state)]
    return seat, true[0] if true and dice.random() < TRUTH else dice.choice(options)


def told_in(wish: Wish, scene: Scene) -> int:
    """Return the step of a game after which a gift was called what it is not, and not answered, after some shame."""
    state = NotAHat(wish.seats, dict(scene.options)).deal(chance_of(scene.seed))
    assert isinstance(state, NotAHatState)
    for step, (seat, name) in enumerate(scene.moves, 1):
        state.apply(seat, state.rules.by_name[name])
        if state.step == ANSWER and state.claim != state.gift and shamed(state) >= 2:
            return step
    raise AssertionError("no such step")


def name_of(state: NotAHatState) -> str:
    """Return the name of the action that says what the gift on its way is."""
    return state.rules.do.claim[state.gift].name if state.gift >= 0 else ""
