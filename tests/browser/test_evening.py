"""The evening is told at the end of each game and in the lobby, to everybody alike."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.game_search import ME
from tests.browser.playing import Guest
from tests.browser.prepared_table import prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.tour.scenes import SCENES

pytestmark = pytest.mark.browser

PHONE, LAPTOP = (390, 844), (1366, 768)


@pytest.mark.parametrize(("locale", "size"), [("en-GB", PHONE), ("fr-FR", LAPTOP)])
def test_the_standings_are_on_the_end_screen_and_in_the_lobby_of_the_next_game(
    browser: Browser, patient: Served, locale: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", locale, size, is_still=True)
    watcher = Guest(browser, "Zoé", "en-GB", LAPTOP, is_still=True)
    page = guest.page
    table = prepare_table(patient.data, SCENES["hats-end"]())
    sit_down(page, patient, table, ME)
    standings = page.get_by_test_id("evening-standing")
    expect(standings.first).to_be_visible()
    expect(page.get_by_test_id("evening-sentence")).not_to_have_text("")
    page.get_by_test_id("evening").locator("summary").click()
    expect(page.get_by_test_id("evening-games").locator("li")).to_have_count(1)
    expect(page.get_by_test_id("evening-games")).to_contain_text("1. ")
    told = standings.all_inner_texts()
    watcher.page.goto(f"{patient.url}/{table.code}")
    watcher.page.get_by_test_id("join-name").fill("Zoé")
    watcher.page.get_by_test_id("join-go").click()
    expect(watcher.page.get_by_test_id("evening-standing")).to_have_count(len(told))
    guest.press(page.get_by_test_id("end-rematch"))
    page.get_by_test_id("lobby-start").wait_for()
    expect(standings).to_have_count(len(told))
    assert standings.all_inner_texts() == told
    for each in (guest, watcher):
        assert each.errors == []
        each.leave()
