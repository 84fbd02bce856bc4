"""The beat before a parcel is opened: what may be marked then is there to be touched."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.game_search import ME, PEOPLE
from tests.browser.playing import Guest
from tests.browser.prepared_table import prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.test_gift_trap import HELD
from tests.browser.tour.gift_trap_scenes import WISHES, scene_of

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "laptop"])
def test_a_parcel_of_ones_own_is_marked_while_another_is_held_up(
    browser: Browser, patient: Served, size: tuple[int, int]
) -> None:
    robin = Guest(browser, PEOPLE[ME], "en-GB", size)
    robin.context.add_init_script(HELD)
    sit_down(robin.page, patient, prepare_table(patient.data, scene_of(WISHES["trap-beat"])), ME)
    mine = robin.page.get_by_test_id(f"parcels-{ME}")
    parcels = mine.get_by_role("button", name="GET MORE")
    expect(parcels).to_have_count(WISHES["trap-beat"].seats - 1)
    robin.press(parcels.first)
    expect(robin.page.get_by_test_id("log")).to_contain_text("You slide GET MORE under the parcel")
    expect(mine).to_have_count(0)
    assert robin.errors == []
    robin.leave()
