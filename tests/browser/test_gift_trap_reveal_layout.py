"""While parcels are opened, nothing on the page moves to another place, and both tracks are in the window."""

import random
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from regift.games.gift_trap.game_class_deal_and_position_from_text import GiftTrap
from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from tests.browser.playing import Guest, until
from tests.browser.prepared_table import PreparedTable, Scene, chance_of, prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.test_nothing_in_the_way import REMEMBER, TOLD
from tests.browser.tour.display_settings import larger_text, settle
from tests.browser.tour.scenes import SCENES

pytestmark = pytest.mark.browser

SEED: Final = 3
PARTS: Final = (".action-bar", "[data-testid=tracks]", "[data-testid=scene]", "[data-testid=gift-table] .goods")
"""What has a place of its own while parcels are opened."""
SAMPLE: Final = """parts => {
  window.seen = Object.fromEntries(parts.map(part => [part, []]));
  window.told = [];
  const look = () => {
    if (document.querySelector("[data-phase=reveal]")) {
      for (const part of parts) {
        const box = document.querySelector(part)?.getBoundingClientRect();
        const place = box?.height ? `${Math.round(box.top)}-${Math.round(box.bottom)}` : "none";
        if (!window.seen[part].includes(place)) window.seen[part].push(place);
      }
      const [scene, line] = ["scene", "scene-said"].map(id => document.querySelector(`[data-testid=${id}]`));
      const over = line ? line.getBoundingClientRect().bottom - scene.getBoundingClientRect().bottom : 0;
      if (over > 1) window.cut = `${Math.round(over)} px of “${line.textContent}”`;
      const said = document.querySelector("[data-testid=scene-said]")?.textContent ?? "";
      if (!window.told.includes(said)) window.told.push(said);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes in each frame where each part is, what is told, and what of it is cut."""
PRESS: Final = """() => {
  if (scrollY) throw new Error("the page has scrolled");
  const find = name => document.querySelector(`button[data-testid^='${name}']:enabled`);
  (find("option-wait") ?? (find("slam") ? null : find("parcel-")))?.click();
}"""
"""Lets a beat pass, or opens a parcel of one's own."""
CUT_NAMES: Final = """() => [...document.querySelectorAll(".parcels .name")]
  .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
  .map((name) => name.textContent)"""
NARROW: Final = 360
"""Windows less wide than this have no room for the tracks beside what is opened, nor for two buttons in a row."""
ENOUGH: Final = 7
"""So many sentences are a parcel of one's own, some of others, and what lies between them."""


def before_the_reveal(served: Served, seats: int, *, strategy: bool) -> PreparedTable:
    """Lay a table of one person and bots at which parcels are about to be opened, the person's first."""
    options = {"first": 0, "strategy": strategy}
    state = GiftTrap(seats, dict(options)).deal(chance_of(SEED))
    assert isinstance(state, GiftTrapState)
    dice, moves = random.Random(SEED), []
    while not state.can_hasten():
        seat = state.to_act()[0]
        choices = state.options(seat)
        action = choices[0] if state.is_window() else dice.choice(choices)
        moves.append((seat, action.name))
        state.apply(seat, action)
    names = ("Robin", *[""] * (seats - 1))
    return prepare_table(served.data, Scene("gift_trap", names, SEED, moves, options))


@pytest.mark.parametrize("strategy", [False, True], ids=["plain", "strategy"])
@pytest.mark.parametrize(
    "size",
    [(320, 568), (390, 664), (390, 844), (844, 390), (1366, 768)],
    ids=["oldest phone", "low phone", "phone", "on its side", "laptop"],
)
def test_nothing_moves_between_two_parcels(
    browser: Browser, patient: Served, size: tuple[int, int], strategy: bool
) -> None:
    robin = Guest(browser, "Robin", "en-GB", size)
    page = robin.page
    sit_down(page, patient, before_the_reveal(patient, 5, strategy=strategy), 0)
    page.locator("[data-phase=reveal]").wait_for()
    page.get_by_test_id("scene").wait_for()
    page.evaluate(SAMPLE, list(PARTS))

    def is_enough() -> bool:
        page.evaluate(PRESS)
        return int(page.evaluate("window.told.length")) >= ENOUGH

    until(page, is_enough)
    seen = page.evaluate("window.seen")
    fixed = {part: seen[part] for part in PARTS if size[0] >= NARROW or part != ".action-bar"}
    assert {part: places for part, places in fixed.items() if len(places) != 1} == {}
    tracks, bar = (seen[part][0].split("-") for part in ("[data-testid=tracks]", ".action-bar"))
    if size[0] >= NARROW:
        assert int(tracks[1]) <= int(bar[0])
    assert int(bar[1]) <= size[1]
    assert page.evaluate("window.cut ?? ''") == ""
    expect(page.get_by_test_id("hasten")).to_be_visible()
    assert robin.errors == []
    robin.leave()


def test_with_larger_text_on_a_laptop_every_gift_is_as_high_as_the_others(browser: Browser, patient: Served) -> None:
    guest = Guest(browser, "Robin", "fr-FR", (1440, 900), is_still=True)
    sit_down(guest.page, patient, prepare_table(patient.data, SCENES["trap-beat"]()), 0)
    with larger_text(guest.page, 2):
        tiles = guest.page.locator("[data-testid=gift-table] .goods .tile").all()
        heights = [box["height"] for box in (tile.bounding_box() for tile in tiles) if box]
    assert len(heights) == 6
    assert max(heights) - min(heights) < 2
    assert guest.errors == []
    guest.leave()


@pytest.mark.parametrize("size", [(390, 664), (320, 568)], ids=str)
def test_names_below_parcels_are_whole_on_a_low_phone(browser: Browser, patient: Served, size: tuple[int, int]) -> None:
    guest = Guest(browser, "Robin", "fr-FR", size, is_still=True)
    names = ("Robin", "Mémé Thode", "Marguerite", "Papi Yon")
    table = prepare_table(patient.data, SCENES["trap-open-four"]()._replace(names=names))
    sit_down(guest.page, patient, table, 0)
    settle(guest.page)
    expect(guest.page.locator(".parcels .name")).to_have_count(3)
    assert guest.page.evaluate(CUT_NAMES) == []
    guest.leave()


def reader(browser: Browser, locale: str, size: tuple[int, int]) -> Guest:
    """Come as who is told tips."""
    guest = Guest(browser, "Robin", locale, size, is_still=True, knows_games=False)
    guest.context.add_init_script(f"if (origin !== 'null') {REMEMBER % ('gift_trap', TOLD)}")
    return guest


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("wish", ["trap-open-four", "trap-open-five", "trap-beat"])
def test_both_tracks_are_seen_beside_a_tip_on_a_low_phone(
    browser: Browser, patient: Served, wish: str, locale: str
) -> None:
    guest = reader(browser, locale, (390, 664))
    page = guest.page
    sit_down(page, patient, prepare_table(patient.data, SCENES[wish]()), 0)
    settle(page)
    expect(page.get_by_test_id("tip")).to_be_in_viewport(ratio=1)
    tracks, bar = (page.locator(part).bounding_box() for part in ("[data-testid=tracks]", ".action-bar"))
    assert tracks is not None
    assert bar is not None
    assert tracks["y"] + tracks["height"] <= bar["y"]
    assert guest.errors == []
    guest.leave()


def test_beside_a_tip_what_an_opened_parcel_brought_is_told_whole_on_a_low_phone(
    browser: Browser, patient: Served
) -> None:
    guest = reader(browser, "fr-FR", (390, 664))
    page = guest.page
    sit_down(page, patient, before_the_reveal(patient, 5, strategy=False), 0)
    expect(page.get_by_test_id("tip")).to_be_visible()
    page.evaluate(SAMPLE, list(PARTS))

    def are_three_told() -> bool:
        page.evaluate(PRESS)
        return int(page.evaluate("window.told.length")) > 3

    until(page, are_three_told)
    expect(page.get_by_test_id("tip")).to_be_visible()
    assert page.evaluate("window.cut ?? ''") == ""
    assert guest.errors == []
    guest.leave()
