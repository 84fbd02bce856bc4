"""Going faster through the reveal: asked for by each, whatever they hold, and done once all people want it."""

import random
import re
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from regift.games.gift_trap.game_class_deal_and_position_from_text import GiftTrap
from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from regift.games.gift_trap.position_packs_display_pawns_and_phase import TURNING
from tests.browser.playing import Guest
from tests.browser.prepared_table import PreparedTable, Scene, chance_of, prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.test_gift_trap import HELD

pytestmark = pytest.mark.browser

FASTER: Final = "If everyone agrees, go faster and wait for nobody: your parcels open, too. 0 of 2 so far"
FASTER_IN_FRENCH: Final = (
    "Si tout le monde est d’accord, accélérer sans attendre personne\u00a0: tes paquets s’ouvrent aussi. "
    "{} sur 2 pour l’instant"
)

SEED: Final = 4
OPTIONS: Final = {"first": 0, "strategy": True}
PARCELS: Final = 6
"""Of three, in a round."""
FLIPPED: Final = re.compile(r": (GREAT|GOOD|OK|NO WAY|trapped)[!.]|on the list")


def at_the_reveal(served: Served) -> PreparedTable:
    """Lay a table of two people and a bot at which the first is about to turn the own tokens."""
    state = GiftTrap(3, dict(OPTIONS)).deal(chance_of(SEED))
    assert isinstance(state, GiftTrapState)
    dice, moves = random.Random(SEED), []
    while not (state.can_hasten() and state.after == TURNING):
        seat = state.to_act()[0]
        options = state.options(seat)
        action = options[0] if state.is_window() else dice.choice(options)
        moves.append((seat, action.name))
        state.apply(seat, action)
    return prepare_table(served.data, Scene("gift_trap", ("Robin", "Léa", ""), SEED, moves, OPTIONS))


def test_parcels_are_opened_without_waiting_once_both_people_want_it(browser: Browser, patient: Served) -> None:
    table = at_the_reveal(patient)
    robin, lea = Guest(browser, "Robin", "en-GB", (1440, 900)), Guest(browser, "Léa", "fr-FR", (390, 844))
    for seat, guest in enumerate((robin, lea)):
        guest.context.add_init_script(HELD)
        sit_down(guest.page, patient, table, seat)
    mine, hers = (guest.page.get_by_test_id("hasten") for guest in (robin, lea))
    expect(mine).to_have_accessible_name(FASTER)
    robin.press(mine)
    expect(mine).to_have_attribute("aria-checked", "true")
    expect(hers).to_have_accessible_name(FASTER_IN_FRENCH.format(1))
    expect(hers).to_have_attribute("aria-checked", "false")
    robin.press(mine)
    expect(hers).to_have_accessible_name(FASTER_IN_FRENCH.format(0))
    # The next touch is meant as a yes: it must not come before the page shows that the last one was a no.
    expect(mine).to_have_attribute("aria-checked", "false")
    # While her page still shows what came before, the tap ends that and counts all the same.
    lea.press(hers)
    expect(hers).to_have_attribute("aria-checked", "true")
    robin.press(mine)
    for guest in (robin, lea):
        expect(guest.page.get_by_test_id("gift-table")).to_have_attribute("data-phase", "colour")
        expect(guest.page.get_by_test_id("hasten")).to_have_count(0)
        assert guest.errors == []
    opened = robin.page.get_by_test_id("log").locator("li").filter(has_text=FLIPPED)
    expect(opened).to_have_count(PARCELS)
    for guest in (robin, lea):
        guest.leave()
