"""With quick bots, too, a person sees each of their own parcels, and one touch ends one of them."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from regift.games.gift_trap.position_packs_display_pawns_and_phase import OPEN
from tests.browser.game_search import ME, PEOPLE
from tests.browser.playing import Guest
from tests.browser.prepared_table import PreparedTable, prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.tour.gift_trap_scenes import Wish, scene_of

pytestmark = pytest.mark.browser

RECORD: Final = """() => {
  window.shown = [];
  const note = () => {
    const gain = document.querySelector('[data-testid="gain-get"]');
    const said = gain && document.querySelector('[data-testid="scene"] .row').parentElement.textContent;
    if (said && window.shown.at(-1) !== said) window.shown.push(said);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Keeps what was said of each opened parcel that the page has shown, with its gift and its people."""
PARCEL: Final = '[data-testid^="parcel-"]:is(button)'


def is_first_of_three_to_open(state: GiftTrapState) -> bool:
    """Return whether I choose the first of my two parcels, and both others open theirs after me."""
    is_choice = state.step == OPEN and ME in state.to_act() and len(state.closed_before(ME)) == 2
    return is_choice and state.round >= 2 and all(len(state.closed_before(seat)) == 2 for seat in range(3))


def laid_with_bots(served: Served, pace: str) -> PreparedTable:
    """Lay a table at which I open first, and bots of that pace after me."""
    scene = scene_of(Wish(3, is_first_of_three_to_open))
    names = [name if seat == ME else "" for seat, name in enumerate(scene.names)]
    return prepare_table(served.data, scene._replace(names=names, pace=pace))


def shown(page: Page) -> list[str]:
    """Return what the page has said of the parcels it has shown."""
    told: list[str] = page.evaluate("window.shown")
    return told


def test_gt_34_each_of_ones_own_parcels_is_shown_though_quick_bots_follow(browser: Browser, patient: Served) -> None:
    me = Guest(browser, PEOPLE[ME], "en-GB", (390, 664))
    sit_down(me.page, patient, laid_with_bots(patient, "quick"), ME)
    parcel = me.page.locator(PARCEL).first
    parcel.wait_for()
    me.page.evaluate(RECORD)
    parcel.tap()
    expect(me.page.get_by_test_id("gift-table")).not_to_have_attribute("data-phase", "reveal")
    assert len(shown(me.page)) == 6, "each of the six parcels of the round"
    assert me.errors == []
    me.leave()


def test_one_touch_on_the_table_ends_one_parcel(browser: Browser, patient: Served) -> None:
    me = Guest(browser, PEOPLE[ME], "en-GB", (390, 664))
    sit_down(me.page, patient, laid_with_bots(patient, "calm"), ME)
    parcel = me.page.locator(PARCEL).first
    parcel.wait_for()
    me.page.evaluate(RECORD)
    me.hold()
    parcel.tap()
    expect(me.page.get_by_test_id("gain-get")).to_be_visible()
    me.page.get_by_test_id("scene").tap()
    expect(me.page.get_by_test_id("gain-get")).to_be_visible()
    assert len(shown(me.page)) == 2, "the other of my two parcels follows"
    assert me.errors == []
    me.leave()


def test_the_log_tells_of_a_parcel_once_it_has_been_seen(browser: Browser, patient: Served) -> None:
    me = Guest(browser, PEOPLE[ME], "en-GB", (390, 664))
    sit_down(me.page, patient, laid_with_bots(patient, "calm"), ME)
    parcel = me.page.locator(PARCEL).first
    parcel.wait_for()
    me.hold()
    newest = me.page.get_by_test_id("log").locator("li").first
    before = newest.inner_text()
    parcel.tap()
    expect(me.page.get_by_test_id("gain-get")).to_be_visible()
    expect(newest).to_have_text(before)
    me.page.get_by_test_id("scene").tap()
    expect(newest).to_contain_text("gave you")
    assert me.errors == []
    me.leave()


TOLD: Final = "asked tip-table tip-step_open tip-turns"
"""What a device remembers to which tips of parcels that are opened have not been told."""


def test_a_tip_tells_of_a_parcel_once_it_has_been_seen(browser: Browser, patient: Served) -> None:
    me = Guest(browser, PEOPLE[ME], "en-GB", (390, 664), knows_games=False)
    me.context.add_init_script(f"if (origin !== 'null') localStorage.setItem('regift.tips.gift_trap', '{TOLD}')")
    sit_down(me.page, patient, laid_with_bots(patient, "calm"), ME)
    parcel = me.page.locator(PARCEL).first
    parcel.wait_for()
    me.hold()
    parcel.tap()
    expect(me.page.get_by_test_id("gain-get")).to_be_visible()
    expect(me.page.get_by_test_id("tip")).to_have_count(0)
    me.page.get_by_test_id("scene").tap()
    me.page.get_by_test_id("scene").tap()
    expect(me.page.get_by_test_id("tip")).to_have_attribute("data-tip", re.compile("tip-(delights|appals|misses)"))
    assert me.errors == []
    me.leave()
