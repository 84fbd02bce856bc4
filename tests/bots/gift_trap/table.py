"""A table of GiftTRAP set in shorthand, and somebody who plays at it."""

import regift
from regift.bots.gift_trap.bot import GiftTrapBot
from regift.bots.gift_trap.expected_ratings_and_parcel_contents import Beliefs
from regift.bots.gift_trap.visible_table import VisibleTable
from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import PositionSampler
from regift.kit.seeded_random_generator import Chance

GIFTS = "jar_of_pickled_onions glow_in_the_dark_shoelaces bag_of_googly_eyes racing_snail"


def scene(text: str, *, seats: int = 3, **options: object) -> GiftTrapState:
    """Set four cheap gifts on squares 1 to 4, and what the text says."""
    game = regift.game("gift_trap", seats=seats, strategy=True, **options)
    state = game.position(f"colour yellow | display {GIFTS} | {text}")
    assert isinstance(state, GiftTrapState)
    return state


def player_at(state: GiftTrapState, seat: int = 0, seed: int = 1) -> GiftTrapBot:
    """Sit somebody down who has seen all that happened."""
    player = GiftTrapBot(Chance(seed))
    player.start(state.game, seat)
    for event in state.events(seat):
        player.see(event)
    return player


def asked(player: GiftTrapBot, state: GiftTrapState) -> Action:
    """Ask the player what to do."""
    seat = player.seat
    return player.choose(state.view(seat), state.options(seat), PositionSampler(state, seat))


def beliefs_at(state: GiftTrapState, player: GiftTrapBot) -> Beliefs:
    """Return what the player expects."""
    return Beliefs(player.tastes, VisibleTable(state.view(player.seat), player.rules))
