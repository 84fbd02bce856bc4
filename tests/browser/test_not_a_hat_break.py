"""Between two rounds of That's Not a Hat: who said what is told, and everybody is still seen."""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from regift.games.not_a_hat.position import BREAK
from tests.browser.game_search import ME, PEOPLE
from tests.browser.playing import Guest
from tests.browser.prepared_table import Scene, prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.tour.not_a_hat_scenes import WISHES, Wish, scene_of

pytestmark = pytest.mark.browser

EIGHT: Final = Wish(8, lambda state: state.step == BREAK, (("rounds", "each"), ("gifts", 2)))
COVERED: Final = """() => {
  const dock = document.querySelector(".action-bar").getBoundingClientRect();
  const parts = [...document.querySelectorAll("[data-testid=ring] .place, [data-testid=said]")];
  return parts.filter((part) => part.getBoundingClientRect().bottom > dock.top).map((part) => part.textContent);
}"""
"""What lies under what one may do, or below it."""
CROSSED: Final = """() => {
  const parts = [...document.querySelectorAll("[data-testid=ring] .place, [data-testid=shop], [data-testid=said]")];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const isApart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return parts.filter((_, at) => boxes.some((box, other) => other < at && !isApart(box, boxes[at])))
    .map((part) => part.textContent);
}"""
"""What lies on something that stands before it on the page."""


def test_who_said_what_is_still_there_on_a_page_that_is_loaded_anew_between_rounds(
    browser: Browser, server: Served
) -> None:
    scene = scene_of(WISHES["hats-break"])
    guest = Guest(browser, PEOPLE[ME], "fr-FR", (390, 844))
    for load in (lambda: sit_down(guest.page, server, prepare_table(server.data, scene), ME), guest.page.reload):
        load()
        told = guest.page.get_by_test_id("pass")
        told.first.wait_for()
        expect(told).to_have_count(len(passes_of(scene)))
    assert guest.errors == []
    guest.leave()


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)], ids=["laptop", "screen"])
@pytest.mark.parametrize("wish", [WISHES["hats-break"], EIGHT], ids=["three", "eight"])
def test_everybody_is_seen_below_what_is_told(
    browser: Browser, server: Served, size: tuple[int, int], wish: Wish
) -> None:
    guest = Guest(browser, PEOPLE[ME], "en-GB", size)
    page = guest.page
    sit_down(page, server, prepare_table(server.data, scene_of(wish)), ME)
    page.get_by_test_id("pass").first.wait_for()
    expect(page.locator("[data-testid=ring] .place")).to_have_count(wish.seats)
    page.wait_for_function(f"() => ({COVERED})().length === 0")
    assert page.evaluate(CROSSED) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(f"() => ({CROSSED})().length === 0")
    assert guest.errors == []
    guest.leave()


def passes_of(scene: Scene) -> list[str]:
    """List the answers of the round that was played last."""
    names = [name for _, name in scene.moves]
    begun = max((at for at, name in enumerate(names) if name == "deal the next round"), default=-1)
    return [name for name in names[begun + 1 :] if name in ("accept", "refuse")]
