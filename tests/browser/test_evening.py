"""The evening is told at the end of each game and in the lobby, to everybody alike."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.game_search import ME
from tests.browser.playing import Guest
from tests.browser.prepared_table import KEEP_SEAT, prepare_table, sit_down
from tests.browser.serving import Served, serving
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
    expect(page.get_by_test_id("evening-games")).to_contain_text("1")
    for kind, begin in (("csv", "\ufeffnumber,game,"), ("json", '{"standings":[')):
        with page.expect_download() as saved:
            guest.press(page.get_by_test_id(f"evening-{kind}"))
        assert saved.value.suggested_filename == f"regift-{table.code}.{kind}"
        assert Path(saved.value.path()).read_text("utf-8").startswith(begin)
    with page.expect_download() as saved:
        guest.press(page.get_by_test_id("evening-picture"))
    picture = Path(saved.value.path()).read_bytes()
    assert (picture[1:4], picture[16:24]) == (b"PNG", (1200).to_bytes(4, "big") + (630).to_bytes(4, "big"))
    told = standings.all_inner_texts()
    watcher.page.goto(f"{patient.url}/{table.code}")
    watcher.page.get_by_test_id("join-name").fill("Zoé")
    watcher.page.get_by_test_id("join-go").click()
    expect(watcher.page.get_by_test_id("evening-standing")).to_have_count(len(told))
    guest.press(page.get_by_test_id("end-rematch"))
    page.get_by_test_id("lobby-start").wait_for()
    expect(standings).to_have_count(len(told))
    assert standings.all_inner_texts() == told
    expect(watcher.page.get_by_test_id("table-lifetime")).to_be_visible()
    watcher.page.get_by_test_id("evening").locator("summary").click()
    watcher.page.get_by_test_id("evening-csv").wait_for()
    assert watcher.page.get_by_test_id("evening-forget").count() == 0, "the host alone may do it"
    page.get_by_test_id("evening").locator("summary").click()
    guest.press(page.get_by_test_id("evening-forget"))
    guest.press(page.get_by_role("dialog").get_by_role("button", name=re.compile("No, wait|Pas encore|Non")))
    expect(standings).to_have_count(len(told))
    guest.press(page.get_by_test_id("evening-forget"))
    guest.press(page.get_by_test_id("sure-yes"))
    for each in (guest, watcher):
        expect(each.page.get_by_test_id("evening")).to_have_count(0)
    for each in (guest, watcher):
        assert each.errors == []
        each.leave()


def test_one_touch_takes_everybody_to_another_game_and_a_restart_keeps_the_evening(
    browser: Browser, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    host, friend, late = [
        Guest(browser, name, locale, size, is_still=True)
        for name, locale, size in (("Robin", "fr-FR", PHONE), ("Léa", "en-GB", LAPTOP), ("Zoé", "fr-FR", PHONE))
    ]
    with serving(data) as served:
        table = prepare_table(data, SCENES["hats-end"]())
        people = [seat for seat, token in enumerate(table.tokens) if token]
        sit_down(host.page, served, table, ME)
        sit_down(friend.page, served, table, next(seat for seat in people if seat != ME))
        friend.page.get_by_test_id("evening-standing").first.wait_for()
        wish = friend.page.get_by_test_id("next-game-not_a_hat")
        friend.press(wish)
        expect(wish).to_have_attribute("aria-pressed", "true")
        for guest in (host, friend):
            expect(guest.page.get_by_test_id("wishers-not_a_hat").get_by_role("img")).to_have_count(1)
        expect(host.page.get_by_test_id("next-game-kung_fu")).to_be_visible()
        friend.press(wish)
        expect(host.page.get_by_test_id("wishers-not_a_hat")).to_have_count(0)
        friend.press(friend.page.get_by_test_id("next-game-kung_fu"))
        expect(host.page.get_by_test_id("wishers-kung_fu").get_by_role("img")).to_have_count(1)
        host.press(host.page.get_by_test_id("next-game-kung_fu"))
        for guest in (host, friend):
            expect(guest.page.get_by_role("heading", level=1)).to_have_text(re.compile("Kung Fu"))
            expect(guest.page.get_by_test_id("evening-standing")).to_have_count(len(people))
        expect(host.page.get_by_test_id("wishers-kung_fu")).to_have_count(0)
        expect(friend.page.get_by_test_id("next-game-gift_trap")).to_have_attribute("aria-pressed", "false")
        host.seat(len(table.tokens) + 1)
        late.join(f"{served.named_url}/{table.code}")
        for guest in (host, friend, late):
            expect(guest.page.get_by_test_id("evening-standing")).to_have_count(len(people) + 1)
        told = host.page.get_by_test_id("evening-standing").all_inner_texts()
        assert "vient d’arriver" in told[-1]
    with serving(data) as served:
        host.page.goto(served.named_url)
        host.page.evaluate(KEEP_SEAT, [table.code, table.tokens[ME]])
        host.page.goto(f"{served.named_url}/{table.code}")
        expect(host.page.get_by_role("heading", level=1)).to_have_text(re.compile("Kung Fu"))
        expect(host.page.get_by_test_id("evening-standing")).to_have_count(len(told))
        assert host.page.get_by_test_id("evening-standing").all_inner_texts() == told
    for guest in (host, friend, late):
        assert guest.errors == []
        guest.leave()


def test_who_must_go_to_bed_hands_the_seat_to_somebody_who_watches(browser: Browser, patient: Served) -> None:
    owner = Guest(browser, "Robin", "fr-FR", PHONE, is_still=True)
    watcher = Guest(browser, "Zoé", "en-GB", LAPTOP, is_still=True)
    table = prepare_table(patient.data, SCENES["fu-turn"]())
    sit_down(owner.page, patient, table, ME)
    watcher.page.goto(f"{patient.url}/{table.code}")
    watcher.page.get_by_test_id("join-name").fill("Zoé")
    watcher.page.get_by_test_id("join-go").click()
    take = watcher.page.get_by_test_id(f"take-seat-{ME}")
    watcher.page.get_by_test_id("bench").wait_for()
    assert take.count() == 0
    owner.press(owner.page.get_by_test_id("table-sheet"))
    owner.press(owner.page.get_by_test_id("hand-on"))
    owner.page.get_by_test_id("is-offered").wait_for()
    owner.page.keyboard.press("Escape")
    watcher.press(take)
    expect(owner.page.get_by_test_id("asking")).to_contain_text("Zoé aimerait ta place")
    owner.press(owner.page.get_by_test_id("asking-yes"))
    owner.page.get_by_test_id("bench").wait_for()
    expect(watcher.page.get_by_test_id("bench")).to_have_count(0)
    for each in (owner, watcher):
        assert each.errors == []
        each.leave()
