"""Tables of Kung Fu Granny in mid-game, each as wished."""

import random
from collections.abc import Callable
from typing import Final, NamedTuple

from regift.games.kung_fu.box_contents import CARDS, GRANNY, TOP_LEVEL, TORNADO
from regift.games.kung_fu.game_class_deal_and_position_from_text import KungFu
from regift.games.kung_fu.kit_state_adapter import KungFuState
from regift.games.kung_fu.position import ATTACK, NOBODY, NOTHING, TIDY, WINDOW
from regift.kit.action_arguments_and_action_table import Action
from tests.browser.game_search import ME, PEOPLE, find_game
from tests.browser.prepared_table import Scene

MOST_MOVES: Final = 400
FULL: Final = 2.5
"""How many levels are laid, on average, where there is something to be seen."""
QUIET: Final = 0.25
"""How often a turn is ended that could go on."""
FRIEND: Final = 1
"""The seat that is aimed at where somebody has to be."""


class Wish(NamedTuple):
    """What a table is to be like."""

    seats: int
    holds: Callable[[KungFuState], bool]


def is_full(state: KungFuState) -> bool:
    """Return whether there is something to be seen."""
    return sum(int(state.levels_of(seat)) for seat in range(state.rules.seats)) >= FULL * state.rules.seats


def is_mine(state: KungFuState) -> bool:
    """Return whether a turn of mine has just begun, with cards in hand that can be played and one that can't."""
    spots = {state.spot(ME, action) for action in state.options(ME)}
    hand = {f"hand:{ME}/{CARDS[kind]}" for kind in range(TOP_LEVEL) if state.holds(ME, kind)}
    return state.turn == ME and state.step == ATTACK and state.attack_kind == NOTHING and not hand <= spots


def is_laden(state: KungFuState) -> bool:
    """Return whether it is so amid a game, and some have more than others."""
    levels = {state.levels_of(seat) for seat in range(state.rules.seats)}
    return is_mine(state) and is_full(state) and len(levels) > 1


def is_torn(state: KungFuState) -> bool:
    """Return whether I may lay a granny or attack with her, in one way or another."""
    ways = [action for action in state.options(ME) if state.spot(ME, action).endswith(CARDS[GRANNY])]
    return is_laden(state) and len(ways) > 2


def is_aiming(state: KungFuState) -> bool:
    """Return whether I have picked a thief, and may rob several."""
    return state.turn == ME and is_full(state) and len([o for o in state.options(ME) if o.verb == "target"]) > 1


def is_robbing(state: KungFuState) -> bool:
    """Return whether I may rob a hand or a row."""
    is_picked = state.turn == ME and state.step == ATTACK and state.target != NOBODY
    return is_picked and is_full(state) and len(state.options(ME)) > 1


def is_doubted(state: KungFuState) -> bool:
    """Return whether I am about to lose levels by my own tornado."""
    if state.turn != ME or state.attack_power != TORNADO or state.target != NOBODY or state.step != ATTACK:
        return False
    return any(
        action.verb == "target" and action.spot == f"@{FRIEND}" and state.caution(ME, action)
        for action in state.options(ME)
    )


def is_tidying(state: KungFuState) -> bool:
    """Return whether I have picked cards to be thrown away, but not all."""
    return state.turn == ME and state.step == TIDY and state.picked != 0 and len(state.options(ME)) > 2


def is_asked(state: KungFuState) -> bool:
    """Return whether I am attacked by tornado and could block it."""
    is_open = state.step == WINDOW and state.target == ME and state.holds(ME, GRANNY)
    return is_open and state.attack_power == TORNADO and is_full(state)


def is_watched(state: KungFuState) -> bool:
    """Return whether somebody else attacks somebody else."""
    return state.step == WINDOW and ME not in (state.turn, state.target) and is_full(state)


def is_friends(state: KungFuState) -> bool:
    """Return whether somebody attacks the friend by tornado, who could block it."""
    is_open = state.step == WINDOW and state.target == FRIEND and state.holds(FRIEND, GRANNY)
    return is_open and state.turn != ME and state.attack_power == TORNADO and is_full(state)


def is_theirs(state: KungFuState) -> bool:
    """Return whether it is somebody else's turn, amid a game."""
    return state.turn != ME and state.step == ATTACK and state.attack_kind == NOTHING and is_full(state)


WISHES: Final = {
    "fu-turn": Wish(4, is_laden),
    "fu-turn-two": Wish(2, is_laden),
    "fu-turn-six": Wish(6, is_laden),
    "fu-torn": Wish(4, is_torn),
    "fu-picking": Wish(4, is_aiming),
    "fu-robbing": Wish(3, is_robbing),
    "fu-doubted": Wish(4, is_doubted),
    "fu-tidying": Wish(4, is_tidying),
    "fu-window": Wish(4, is_asked),
    "fu-attack": Wish(6, is_watched),
    "fu-told": Wish(4, is_friends),
    "fu-others": Wish(4, is_theirs),
    "fu-end": Wish(4, lambda state: state.is_over),
}


def scene_of(wish: Wish) -> Scene:
    """Find a game that comes to be as wished; I and whoever is awaited are people, all others bots."""
    found = find_game(KungFu(wish.seats, {}), KungFuState, wish.holds, choice, MOST_MOVES)
    people = {ME, *found.state.to_act(), found.state.turn}
    names = [PEOPLE[seat] if seat in people else "" for seat in range(wish.seats)]
    return Scene("kung_fu", names, found.seed, found.moves)


def choice(state: KungFuState, dice: random.Random) -> tuple[int, Action]:
    """Lay what can be laid half of the time, and rather go on than end a turn."""
    seat = state.to_act()[0]
    options = state.options(seat)
    places = [option for option in options if option.verb == "place"]
    if places and dice.random() < 0.5:
        return seat, dice.choice(places)
    ends = [option for option in options if option.verb in ("clean_up", "done")]
    others = [option for option in options if option.verb not in ("clean_up", "done")]
    return seat, dice.choice(ends if ends and (not others or dice.random() < QUIET) else others)
