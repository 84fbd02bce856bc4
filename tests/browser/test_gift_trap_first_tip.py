"""What the first tip of GiftTRAP speaks of is in the window with it, and nothing else is said to be read."""

import pytest
from playwright.sync_api import Browser, Page, expect

from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from regift.games.gift_trap.position_packs_display_pawns_and_phase import COLOUR
from tests.browser.game_search import ME, PEOPLE
from tests.browser.playing import Guest
from tests.browser.prepared_table import prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.tour.display_settings import settle
from tests.browser.tour.gift_trap_scenes import Wish, is_theirs_to_open, scene_of

pytestmark = pytest.mark.browser


def is_theirs_to_deal_first(state: GiftTrapState) -> bool:
    """Return whether somebody else chooses the first pack."""
    return state.step == COLOUR and state.round == 1 and ME not in state.to_act()


def both_tracks_are_in_view(page: Page) -> None:
    """Expect both tracks above the bar of buttons."""
    bar = page.locator(".action-bar").bounding_box()
    lanes = page.get_by_test_id("tracks").locator(".lane").all()
    assert len(lanes) == 2
    for lane in lanes:
        box = lane.bounding_box()
        assert bar
        assert box
        assert box["y"] + box["height"] <= bar["y"] + 1, "a track lies under the bar"


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("seats", [3, 8])
@pytest.mark.parametrize("size", [(390, 664), (844, 390)], ids=["upright", "on-its-side"])
def test_both_tracks_are_in_the_window_of_a_phone_with_the_first_tip(
    browser: Browser, patient: Served, size: tuple[int, int], seats: int, language: str
) -> None:
    me = Guest(browser, PEOPLE[ME], language, size, knows_games=False)
    me.context.add_init_script("if (origin !== 'null') localStorage.setItem('regift.tips.gift_trap', 'asked')")
    sit_down(me.page, patient, prepare_table(patient.data, scene_of(Wish(seats, is_theirs_to_deal_first))), ME)
    page = me.page
    expect(page.get_by_test_id("tip")).to_have_attribute("data-tip", "tip-table")
    expect(page.locator(".action-bar .hint")).to_have_text("")
    both_tracks_are_in_view(page)
    page.get_by_test_id("tip").get_by_role("button").last.click()
    expect(page.locator(".action-bar .hint")).not_to_have_text("")
    assert me.errors == []
    me.leave()


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_both_tracks_of_eight_are_in_the_window_of_a_low_phone_with_a_tip_while_parcels_are_opened(
    browser: Browser, patient: Served, language: str
) -> None:
    me = Guest(browser, PEOPLE[ME], language, (390, 664), is_still=True, knows_games=False)
    me.context.add_init_script("if (origin !== 'null') localStorage.setItem('regift.tips.gift_trap', 'asked')")
    sit_down(me.page, patient, prepare_table(patient.data, scene_of(Wish(8, is_theirs_to_open))), ME)
    page = me.page
    page.get_by_test_id("scene").wait_for()
    expect(page.get_by_test_id("tip")).to_be_visible()
    expect(page.locator(".action-bar .hint")).to_have_text("")
    settle(page)
    both_tracks_are_in_view(page)
    assert me.errors == []
    me.leave()
