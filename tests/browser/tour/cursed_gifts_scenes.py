"""Tables of Cursed Gifts in mid-game, each as wished."""

import random
from collections.abc import Callable
from typing import NamedTuple

from regift.games.cursed_gifts.deck.card import ANTIDOTE
from regift.games.cursed_gifts.game_class_deal_and_position_from_text import CursedGifts
from regift.games.cursed_gifts.kit_state_adapter import CursedGiftsState
from regift.games.cursed_gifts.position.position import CHOOSE, LAST, TO_DISCARD, TO_FETCH, TO_TAKE, TURN, WINDOW
from regift.kit.action_arguments_and_action_table import Action
from tests.browser.game_search import ME, PEOPLE, find_game
from tests.browser.prepared_table import Scene

MOST_MOVES = 300
FULL = 3
"""How many points a shelf holds, on average, where there is something to be seen."""
FETCHABLE = 12
"""More cards than these lie in a discard pile that is worth looking through."""
MANY = 12
"""So many cards in one hand are no rarity."""
QUIET = 0.25
"""How often a turn is ended that could go on."""


def choice(state: CursedGiftsState, dice: random.Random) -> tuple[int, Action]:
    """Play rather a card than none."""
    seat = state.to_act()[0]
    options = state.options(seat)
    ends = [option for option in options if option.verb == "end"]
    others = [option for option in options if option.verb != "end"]
    return seat, dice.choice(ends if ends and (not others or dice.random() < QUIET) else others)


def save(state: CursedGiftsState, dice: random.Random) -> tuple[int, Action]:
    """Keep one's own cards for later."""
    seat, action = choice(state, dice)
    ends = [option for option in state.options(seat) if option.verb in ("end", "let")]
    return seat, ends[0] if seat == ME and ends else action


class Wish(NamedTuple):
    """What a table is to be like."""

    seats: int
    holds: Callable[[CursedGiftsState], bool]
    deck: str = "base"
    signs: tuple[str, ...] = ()
    people: tuple[int, ...] = ()
    """Who is a person beside me and those who are awaited."""

    first: int | str = "drawn"
    choose: Callable[[CursedGiftsState, random.Random], tuple[int, Action]] | None = None
    """How everybody plays; rather a card than none when left out."""


def is_mine(state: CursedGiftsState) -> bool:
    """Return whether a turn of mine has just begun."""
    return state.step == TURN and state.turn == ME and state.plays == 3 and not state.picks[ME]


def is_laden(state: CursedGiftsState) -> bool:
    """Return whether it is my turn, I can cure something, and gifts lie on others with something stuck on them."""
    is_curable = any(part.name == "remedy" for part in state.view(ME).parts)
    stuck = sum(len(unit.placed) for area in state.areas for unit in area)
    return (
        is_mine(state)
        and sum(state.points) >= FULL * state.rules.seats
        and all(state.is_in(seat) for seat in range(state.rules.seats))
        and is_curable
        and stuck > 0
    )


def is_rich(state: CursedGiftsState) -> bool:
    """Return whether it is my turn, with many cards in hand, and nobody is out."""
    is_whole = all(state.is_in(seat) for seat in range(state.rules.seats))
    return is_mine(state) and is_whole and len(state.hands[ME]) == MANY


def is_asked(state: CursedGiftsState, answers: int) -> bool:
    """Return whether I am asked after so many answers, and hold one more."""
    is_open = state.step == WINDOW and ME in state.to_act() and len(state.chain) == answers and not state.picks[ME]
    return is_open and any(action.verb == "answer" for action in state.options(ME))


def is_curing(state: CursedGiftsState) -> bool:
    """Return whether I am amid a cure."""
    picks = state.picks[ME]
    is_begun = state.step == TURN and state.turn == ME and len(picks) > 0 and picks[0].kind >= 0
    return is_begun and state.card(picks[0].kind).type == ANTIDOTE and len(state.areas[ME]) > 1


def is_choosing(state: CursedGiftsState, choice: int) -> bool:
    """Return whether I have a choice of this kind to make."""
    return state.step == CHOOSE and state.choice == choice and ME in state.to_act()


def is_out(state: CursedGiftsState) -> bool:
    """Return whether I am out of a game that goes on."""
    return not state.is_over and not state.is_in(ME)


def is_late(state: CursedGiftsState) -> bool:
    """Return whether it is my turn and half of the table is out."""
    return is_mine(state) and sum(not state.is_in(seat) for seat in range(state.rules.seats)) >= state.rules.seats // 2


SIGNS = ("aries", "taurus", "gemini", "cancer")
WISHES = {
    "gifts-two": Wish(2, is_laden),
    "gifts-four": Wish(4, is_laden, "zodiac", SIGNS),
    "gifts-eight": Wish(8, is_laden),
    "gifts-hand": Wish(8, is_rich, choose=save),
    "gifts-asked": Wish(8, lambda state: is_asked(state, 0)),
    "gifts-chain": Wish(2, lambda state: is_asked(state, 2), "chains"),
    "gifts-watched": Wish(
        4, lambda state: state.step == WINDOW and ME not in state.to_act() and len(state.chain) == 1, "chains"
    ),
    "gifts-cure": Wish(4, is_curing),
    "gifts-discard": Wish(8, lambda state: is_choosing(state, TO_DISCARD)),
    "gifts-take": Wish(4, lambda state: is_choosing(state, TO_TAKE), "house"),
    "gifts-fetch": Wish(4, lambda state: is_choosing(state, TO_FETCH) and len(state.discards) > FETCHABLE, "house"),
    "gifts-farewell": Wish(4, lambda state: state.step == LAST and state.dying == ME, "house"),
    "gifts-end": Wish(4, lambda state: state.is_over),
    "gifts-six": Wish(6, is_laden, "everything"),
    "gifts-late": Wish(8, is_late, "house"),
    "gifts-bench": Wish(4, is_out),
}


def scene_of(wish: Wish) -> Scene:
    """Find a game that comes to be as wished; I and whoever is awaited are people, all others bots."""
    options = {"deck": wish.deck, "first": wish.first, **{f"sign_{seat}": sign for seat, sign in enumerate(wish.signs)}}
    game = CursedGifts(wish.seats, dict(options))
    found = find_game(game, CursedGiftsState, wish.holds, wish.choose or choice, MOST_MOVES)
    people = {ME, *wish.people, *found.state.to_act(), found.state.turn}
    names = [PEOPLE[seat] if seat in people else "" for seat in range(wish.seats)]
    return Scene("cursed_gifts", names, found.seed, found.moves, options)
