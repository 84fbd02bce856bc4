"""Tables of GiftTRAP amid a round, each as wished."""

import random
from collections.abc import Callable
from typing import Final, NamedTuple

from regift.games.gift_trap.game_class_deal_and_position_from_text import GiftTrap
from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from regift.games.gift_trap.position_packs_display_pawns_and_phase import (
    BEAT,
    COLOUR,
    DEALT,
    FLIPPING,
    GIVE,
    GIVEN,
    OPEN,
    RATE,
)
from regift.kit.action_arguments_and_action_table import Action
from regift.tables.setup.game_setup import Setting
from tests.browser.game_search import ME, PEOPLE, find_game
from tests.browser.prepared_table import Scene

MOST_MOVES: Final = 900
TRAPPER: Final = 0.03
"""How often somebody who may plays a card in a beat."""
STRATEGY: Final = (("strategy", True),)


class Wish(NamedTuple):
    """What a table is to be like."""

    seats: int
    holds: Callable[[GiftTrapState], bool]
    options: tuple[tuple[str, Setting], ...] = ()


def is_asked(state: GiftTrapState) -> bool:
    """Return whether I am to act."""
    return ME in state.to_act()


def is_amid(step: int) -> Callable[[GiftTrapState], bool]:
    """Return when I have laid something in this step of the second round, but not all; some others have chosen.

    With strategy cards, I have kept my GiftTRAP.
    """

    def holds(state: GiftTrapState) -> bool:
        has_trap = not state.rules.strategy or state.traps & 1 << ME != 0
        is_some = len(state.picks[ME]) == 2 and has_trap
        return (
            state.step == step
            and state.round >= 2
            and is_asked(state)
            and is_some
            and len(state.to_act()) < state.game.seats
        )

    return holds


def is_awaited(state: GiftTrapState) -> bool:
    """Return whether I have given all of my gifts in the second round, and one of the others has not."""
    return state.step == GIVE and state.round >= 2 and not is_asked(state) and len(state.to_act()) == 1


def is_beat(after: int) -> Callable[[GiftTrapState], bool]:
    """Return when I may play a card in such a beat, before somebody else's parcel."""

    def holds(state: GiftTrapState) -> bool:
        is_theirs = after != FLIPPING or (state.revealer != ME and state.turned & 1 == 0)
        has_trap = any(option.verb == "trap" for option in state.options(ME))
        return state.step == BEAT and state.after == after and is_asked(state) and is_theirs and has_trap

    return holds


def is_mine_to_open(state: GiftTrapState) -> bool:
    """Return whether I choose the next parcel, some being open already where there are many."""
    closed = len(state.closed_before(ME))
    return state.step == OPEN and is_asked(state) and closed == max(2, state.game.seats - 3) and state.round >= 2


def is_theirs_to_open(state: GiftTrapState) -> bool:
    """Return whether somebody else has opened half of the parcels."""
    revealer = state.revealer
    is_half = len(state.closed_before(revealer)) == state.game.seats // 2
    return state.step == OPEN and not is_asked(state) and is_half and state.round >= 3


def is_mine_to_deal(state: GiftTrapState) -> bool:
    """Return whether I choose what is spent, after a round."""
    return state.step == COLOUR and is_asked(state) and state.round >= 2


def is_theirs_to_deal(state: GiftTrapState) -> bool:
    """Return whether somebody else does."""
    return state.step == COLOUR and not is_asked(state) and state.round >= 3


def is_over(state: GiftTrapState) -> bool:
    """Return whether the game is over."""
    return state.is_over


WISHES: Final = {
    "trap-deal": Wish(5, is_mine_to_deal),
    "trap-deal-eight": Wish(8, is_theirs_to_deal),
    "trap-look": Wish(5, is_beat(DEALT), STRATEGY),
    "trap-give-three": Wish(3, is_amid(GIVE)),
    "trap-give-twice": Wish(4, is_amid(GIVE), (*STRATEGY, ("doubled", True))),
    "trap-give": Wish(5, is_amid(GIVE), STRATEGY),
    "trap-give-eight": Wish(8, is_amid(GIVE), STRATEGY),
    "trap-awaited": Wish(5, is_awaited, STRATEGY),
    "trap-more": Wish(5, is_beat(GIVEN), STRATEGY),
    "trap-rate-three": Wish(3, is_amid(RATE)),
    "trap-rate": Wish(5, is_amid(RATE)),
    "trap-rate-eight": Wish(8, is_amid(RATE), STRATEGY),
    "trap-open": Wish(3, is_mine_to_open),
    "trap-open-four": Wish(4, is_mine_to_open),
    "trap-open-five": Wish(5, is_mine_to_open),
    "trap-open-eight": Wish(8, is_theirs_to_open),
    "trap-beat": Wish(5, is_beat(FLIPPING), STRATEGY),
    "trap-beat-eight": Wish(8, is_beat(FLIPPING), STRATEGY),
    "trap-end": Wish(4, is_over, (("length", 15), ("cap", 4))),
    "trap-end-eight": Wish(8, is_over, (("length", 15), ("cap", 3))),
}


def scene_of(wish: Wish) -> Scene:
    """Find a game that comes to be as wished; all are people, or a bot would go on."""
    options = {"first": "drawn", **dict(wish.options)}
    found = find_game(GiftTrap(wish.seats, dict(options)), GiftTrapState, wish.holds, choice, MOST_MOVES)
    return Scene("gift_trap", PEOPLE[: wish.seats], found.seed, found.moves, options)


def choice(state: GiftTrapState, dice: random.Random) -> tuple[int, Action]:
    """Let most beats pass, and choose at random otherwise."""
    seat = dice.choice(state.to_act())
    options = state.options(seat)
    if options[0].verb == "wait" and dice.random() >= TRAPPER:
        return seat, options[0]
    return seat, dice.choice(options)
