"""What is revealed is looked at first: the truth is told after it, and nothing is asked before."""

import re

import pytest
from playwright.sync_api import Browser, expect

from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from regift.games.gift_trap.position_packs_display_pawns_and_phase import OPEN
from tests.browser.game_search import ME, PEOPLE
from tests.browser.playing import Guest
from tests.browser.prepared_table import prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.test_fast_forward import FLIPPED
from tests.browser.test_gift_trap import HELD
from tests.browser.tour import gift_trap_scenes, not_a_hat_scenes

pytestmark = pytest.mark.browser

PHONE = (390, 664)
LAPTOP = (1440, 900)


@pytest.mark.parametrize("is_still", [False, True], ids=["moving", "still"])
def test_hat_20_the_card_is_turned_first_and_the_truth_is_told_after_a_pause(
    browser: Browser, patient: Served, *, is_still: bool
) -> None:
    scene = not_a_hat_scenes.scene_of(not_a_hat_scenes.WISHES["hats-three"])
    table = prepare_table(patient.data, scene)
    me = Guest(browser, PEOPLE[ME], "en-GB", LAPTOP, is_still=is_still)
    watcher = Guest(browser, "Sam", "fr-FR", PHONE, is_still=is_still)
    sit_down(me.page, patient, table, ME)
    watcher.page.goto(f"{patient.named_url}/{table.code}")
    watcher.page.get_by_role("button", name="Juste regarder").click()
    watcher.page.get_by_test_id("ring").wait_for()
    shame = me.page.locator('[data-testid^="shame-"] [data-face]')
    before = shame.count()
    for guest in (me, watcher):
        guest.hold()
    me.page.locator(".answers button", has_text="not").first.click()
    for guest in (me, watcher):
        page = guest.page
        expect(page.get_by_test_id("turned-up").locator("[data-face^='card-']")).to_have_count(1)
        expect(page.get_by_test_id("bubble")).to_have_count(1)
        expect(page.locator('[data-testid^="shame-"] [data-face]')).to_have_count(before)
        expect(page.locator(".answers button")).to_have_count(0)
    expect(me.page.get_by_test_id("said")).to_contain_text("It is a")
    expect(me.page.get_by_test_id("said")).not_to_contain_text("point")
    for guest in (me, watcher):
        guest.page.keyboard.press("s")
        expect(guest.page.get_by_test_id("turned-up")).to_have_count(0)
        expect(guest.page.locator('[data-testid^="shame-"] [data-face]')).to_have_count(before + 1)
    for guest in (me, watcher):
        assert guest.errors == []
        guest.leave()


def is_first_to_open(state: GiftTrapState) -> bool:
    """Return whether I choose the first of my parcels, after which I choose another."""
    return state.step == OPEN and ME in state.to_act() and len(state.closed_before(ME)) == 3


def test_gt_32_nothing_is_asked_while_a_parcel_is_opened(browser: Browser, patient: Served) -> None:
    table = prepare_table(patient.data, gift_trap_scenes.scene_of(gift_trap_scenes.Wish(4, is_first_to_open)))
    me = Guest(browser, PEOPLE[ME], "en-GB", LAPTOP)
    me.context.add_init_script(HELD)
    sit_down(me.page, patient, table, ME)
    parcel = me.page.locator('[data-testid^="parcel-"]:is(button)').first
    parcel.wait_for()
    me.hold()
    parcel.click()
    asked = me.page.get_by_test_id("slam").or_(
        me.page.locator('[data-testid^="option-"], [data-testid^="parcel-"]:is(button)')
    )
    expect(me.page.get_by_test_id("gift-table")).to_have_attribute("data-phase", "reveal")
    expect(asked).to_have_count(0)
    me.page.keyboard.press("s")
    expect(asked.first).to_be_visible()
    assert me.errors == []
    me.leave()


def is_last_to_open(state: GiftTrapState) -> bool:
    """Return whether I choose for the last time in a round: one more parcel goes by itself, and the round ends."""
    is_choice = state.step == OPEN and ME in state.to_act() and len(state.closed_before(ME)) == 2
    return is_choice and state.next_player(ME) == state.dealer


def test_gt_36_the_round_goes_on_only_when_its_last_parcels_have_been_seen(browser: Browser, patient: Served) -> None:
    wish = gift_trap_scenes.Wish(4, is_last_to_open, (("strategy", False),))
    table = prepare_table(patient.data, gift_trap_scenes.scene_of(wish))
    me = Guest(browser, PEOPLE[ME], "en-GB", PHONE)
    me.context.add_init_script(HELD)
    sit_down(me.page, patient, table, ME)
    page = me.page
    strip = page.locator(".strip .mark")
    round_before = strip.inner_text()
    parcel = page.locator('[data-testid^="parcel-"]:is(button)').first
    parcel.wait_for()
    logged = page.get_by_test_id("log").locator("li").filter(has_text=FLIPPED)
    logged_before = logged.count()
    me.hold()
    parcel.click()
    for number in (1, 2):
        expect(page.get_by_test_id("gain-get")).to_have_count(1)
        expect(page.get_by_test_id("gift-table")).to_have_attribute("data-phase", "reveal")
        expect(strip).to_have_text(round_before)
        expect(page.locator('[data-testid^="option-"], [data-testid^="parcel-"]:is(button)')).to_have_count(0)
        expect(logged).to_have_count(logged_before + number - 1)
        page.keyboard.press("s")
        expect(logged).to_have_count(logged_before + number)
    for track in ("give", "get"):
        moved = page.get_by_test_id("round-summary").locator("li").filter(has_text=PEOPLE[ME])
        expect(moved).to_contain_text(re.compile(rf"{track.upper()}: [+−]?\d"))
    expect(page.get_by_test_id("gives_best")).to_contain_text("The best gift of the round")
    expect(strip).to_have_text(round_before)
    page.get_by_test_id("next-round").click()
    expect(page.get_by_test_id("gift-table")).to_have_attribute("data-phase", "colour")
    expect(strip).not_to_have_text(round_before)
    assert me.errors == []
    me.leave()
