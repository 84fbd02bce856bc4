"""A low phone: beside a tip, and by who is out, the others are seen, and the banner cuts no mark on a panel's edge."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import Guest
from tests.browser.serving import Served
from tests.browser.test_nothing_in_the_way import ON_ITS_SIDE, PHONE_WITH_BARS, REMEMBER, TOLD, at_table
from tests.browser.tour.scenes import SCENES

pytestmark = pytest.mark.browser

SEEN = 0.85
"""So much of somebody's panel, from its head on, tells what there is to know."""


@pytest.mark.parametrize("size", [PHONE_WITH_BARS, ON_ITS_SIDE], ids=str)
@pytest.mark.parametrize("wish", ["gifts-four", "fu-turn"])
def test_beside_a_tip_on_a_low_phone_all_three_others_are_seen(
    browser: Browser, patient: Served, wish: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", "fr-FR", size, is_still=True, knows_games=False)
    scene = SCENES[wish]()
    guest.context.add_init_script(f"if (origin !== 'null') {REMEMBER % (scene.game, TOLD)}")
    page = at_table(guest, patient, wish)
    expect(page.get_by_test_id("tip")).to_have_attribute("data-tip", "tip-table")
    own = page.locator(".own section[data-seat]").bounding_box()
    assert own is not None
    panels = page.locator(".others section[data-seat]")
    expect(panels).to_have_count(3)
    for panel in panels.all():
        box = panel.bounding_box()
        assert box is not None
        is_beside = own["x"] >= box["x"] + box["width"] - 1
        foot = size[1] if is_beside else own["y"]
        assert box["y"] + SEEN * box["height"] <= foot
    guest.press(page.get_by_test_id("tip-read"))
    expect(page.get_by_test_id("tip")).to_have_attribute("data-tip", re.compile("tip-step"))
    guest.leave()


@pytest.mark.parametrize("size", [PHONE_WITH_BARS, ON_ITS_SIDE], ids=str)
@pytest.mark.parametrize("wish", ["fu-others", "gifts-watched"])
def test_no_mark_on_the_edge_of_a_panel_is_cut_by_the_banner(
    browser: Browser, patient: Served, wish: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", "fr-FR", size, is_still=True)
    page = at_table(guest, patient, wish)
    marks = page.locator(".others .token")
    expect(marks.first).to_be_visible()
    banner = page.locator(".banner > p").bounding_box()
    assert banner is not None
    for mark in marks.all():
        box = mark.bounding_box()
        assert box is not None
        assert box["y"] >= banner["y"] + banner["height"]
    guest.leave()


@pytest.mark.parametrize("told", [TOLD, None], ids=["tips", "no tips"])
def test_who_is_out_sees_everybody_beside_the_bets_on_a_phone_on_its_side(
    browser: Browser, patient: Served, told: str | None
) -> None:
    guest = Guest(browser, "Robin", "fr-FR", ON_ITS_SIDE, is_still=True, knows_games=told is None)
    if told:
        guest.context.add_init_script(f"if (origin !== 'null') {REMEMBER % (SCENES['gifts-bench']().game, told)}")
    page = at_table(guest, patient, "gifts-bench")
    bench = page.get_by_test_id("bench").bounding_box()
    assert bench is not None
    assert bench["y"] >= 0
    assert bench["y"] + bench["height"] <= ON_ITS_SIDE[1] + 1
    panels = page.locator(".others section[data-seat]")
    expect(panels).to_have_count(3)
    for panel in panels.all():
        box = panel.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= bench["x"] + 1
        assert box["y"] + box["height"] <= ON_ITS_SIDE[1]
    guest.leave()


CUT_LINES = """() => {
  const edge = document.querySelector("[data-hand-stays]").getBoundingClientRect().top;
  const log = document.querySelector("[data-testid=log]").getBoundingClientRect();
  const cut = [];
  for (const span of document.querySelectorAll("[data-testid=log] span")) {
    if (getComputedStyle(span.parentElement).opacity === "0") continue;
    const range = document.createRange();
    range.selectNodeContents(span);
    const shown = Math.min(span.getBoundingClientRect().bottom, log.bottom);
    for (const line of range.getClientRects()) {
      const isAcross = line.top + 3 < edge && line.bottom - 5 > edge;
      if (isAcross && line.bottom <= shown + 3) cut.push([line.top, line.bottom, edge]);
    }
  }
  return cut;
}"""
"""The lines of the log that one's own cards lie across."""


def test_ones_own_cards_cut_no_line_of_the_log(browser: Browser, patient: Served) -> None:
    guest = Guest(browser, "Robin", "fr-FR", PHONE_WITH_BARS, is_still=True)
    page = at_table(guest, patient, "gifts-two")
    log = page.get_by_test_id("log")
    covered = set[str]()
    for height in range(655, 760, 5):
        page.set_viewport_size({"width": 390, "height": height})
        page.wait_for_function(f"() => ({CUT_LINES})().length === 0")
        covered |= set((log.get_attribute("class") or "").split()) & {"one", "none"}
    assert covered == {"one", "none"}
    guest.leave()
