"""Text drawn twice as large on a phone: tables of few and many, of a game with a look of its own and of one without."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.game_search import ME
from tests.browser.playing import Guest
from tests.browser.prepared_table import prepare_table, sit_down
from tests.browser.serving import Served, serving
from tests.browser.tour.display_settings import larger_text, settle
from tests.browser.tour.inspector import look, only, tab_through
from tests.browser.tour.scenes import SCENES

pytestmark = pytest.mark.browser
PHONE = (390, 844)
CHECK = "larger text"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve with bots that do not wait, and windows that stay open."""
    variables = {"REGIFT_BOT_PACE": "0", "REGIFT_WINDOW_LIMIT": "0"}
    with serving(tmp_path_factory.mktemp("large") / "data", variables=variables) as served:
        yield served


def seat_bots(guest: Guest, served: Served, game: str, seats: int) -> None:
    """Lay a table, with bots on all seats but one."""
    page = guest.page
    page.goto(served.named_url)
    page.get_by_test_id(f"home-new-{game}").click()
    page.get_by_test_id("lobby-start").wait_for()
    guest.seat(seats)
    for seat in range(1, seats):
        page.get_by_test_id(f"lobby-add-bot-{seat}").click()
    page.locator("[data-testid=lobby-start]:enabled").wait_for()


def faults(guest: Guest) -> list[tuple[str, str]]:
    """Return what has no room, and what the keyboard does not come to."""
    with larger_text(guest.page, 2):
        found = look(guest.page, fits=False)
        return only([*found, *(("keyboard", fault) for fault in tab_through(guest.page, ""))], CHECK)


ROWS = [
    ("kung_fu", 2),
    pytest.param("kung_fu", 6, marks=pytest.mark.all),
    pytest.param("cursed_gifts", 4, marks=pytest.mark.all),
    ("cursed_gifts", 8),
]


@pytest.mark.parametrize(("game", "seats"), ROWS)
def test_a_lobby_and_its_table_have_room_for_text_twice_as_large(
    browser: Browser, quick: Served, game: str, seats: int
) -> None:
    guest = Guest(browser, "Robin", "fr-FR", PHONE)
    guest.page.emulate_media(reduced_motion="reduce")
    seat_bots(guest, quick, game, seats)
    assert faults(guest) == []
    guest.page.get_by_test_id("lobby-start").click()
    guest.lit("spot-hand:").or_(guest.lit("option-")).first.wait_for()
    assert faults(guest) == []
    assert guest.errors == []
    guest.leave()


CUT = """names => names.flatMap((name) => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = name;
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1 ? [name.textContent] : [];
})"""
"""The names that are cut."""
BEYOND = """discs => discs.flatMap((disc) => {
  const range = document.createRange();
  range.selectNodeContents(disc);
  const [letter, round] = [range.getBoundingClientRect(), disc.getBoundingClientRect()];
  return letter.height > round.height + 1 || letter.width > round.width ? [disc.textContent] : [];
})"""
"""The letters that stick out of their discs."""


@pytest.mark.parametrize(("wish", "locale"), [("trap-open", "fr-FR"), ("trap-open-eight", "en-GB")])
def test_names_are_whole_and_letters_lie_in_their_discs_while_parcels_are_opened(
    browser: Browser, patient: Served, wish: str, locale: str
) -> None:
    guest = Guest(browser, "Robin", locale, PHONE, is_still=True)
    page = guest.page
    sit_down(page, patient, prepare_table(patient.data, SCENES[wish]()), ME)
    page.get_by_test_id("scene").wait_for()
    with larger_text(page, 2):
        settle(page)
        assert page.locator("[data-testid^=parcels-] .name:visible").evaluate_all(CUT) == []
        assert page.locator(".initial:visible").count() > 0
        assert page.locator(".initial:visible").evaluate_all(BEYOND) == []
    guest.leave()
