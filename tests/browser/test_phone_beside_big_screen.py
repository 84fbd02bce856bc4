"""A phone beside a big screen: one's own cards and what is asked, and no second picture of the table."""

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from tests.browser.game_search import ME, PEOPLE
from tests.browser.playing import Guest
from tests.browser.prepared_table import PreparedTable, prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.television import GuestOpener
from tests.browser.tour import cursed_gifts_scenes
from tests.browser.tour.display_settings import resize, settle
from tests.browser.tour.scenes import SCENES
from tests.waiting import HUNG

pytestmark = pytest.mark.browser

PHONE: Final = (390, 844)
PHONES: Final = (PHONE, (390, 664), (844, 390))
LONGEST: Final = 20_000
"""Milliseconds that a reveal lasts at most, and the end of a round with it."""
LOOKING: Final = re.compile("Regarde ce qui se passe|Look what happens")
"""What the page is called while all look at what is revealed."""
LAPTOP: Final = (1366, 768)
LIT: Final = "() => document.querySelectorAll('main :is([data-testid^=spot-], [data-testid^=option-])').length"
FOREIGN: Final = """seat => [...document.querySelectorAll("main [data-spot^='@']")]
  .filter(part => part.dataset.spot !== `@${seat}` && part.getBoundingClientRect().width).length"""


@pytest.fixture(params=["fr-FR", "en-GB"])
def guest(open_guest: GuestOpener, request: pytest.FixtureRequest) -> Guest:
    return open_guest("Robin", request.param, PHONE, is_still=True)


def screen_token(page: Page, server: Served, table: PreparedTable) -> str:
    """Return the token that somebody at a table has made for a big screen."""
    headers = {"authorization": f"Bearer {table.tokens[ME]}"}
    made = page.request.post(f"{server.url}/api/tables/{table.code}/screen", data={}, headers=headers)
    return str(made.json()["token"])


def look(television: Page, server: Served, table: PreparedTable) -> None:
    """Let a television show a table, as somebody who sits there has it."""
    token = screen_token(television, server, table)
    television.goto(f"{server.url}/tv")
    television.evaluate("([code, token]) => localStorage.setItem(`regift.seat.tv.${code}`, token)", [table.code, token])
    television.goto(f"{server.url}/{table.code}/tv")
    television.get_by_test_id("big-screen").wait_for()


@pytest.mark.parametrize("wish", ["fu-others", "gifts-watched", "hats-six", "trap-awaited"])
def test_who_waits_sees_the_table_on_the_screen_alone(
    patient: Served, guest: Guest, television: Page, wish: str
) -> None:
    table = prepare_table(patient.data, SCENES[wish]())
    page, note = guest.page, guest.page.get_by_test_id("look-at-big-screen")
    sit_down(page, patient, table, ME)
    surface = page.locator("main > .surface")
    surface.wait_for()
    look(television, patient, table)
    for size in PHONES:
        resize(page, size)
        note.wait_for()
        expect(note).to_be_in_viewport(ratio=1)
        assert surface.count() == page.evaluate(FOREIGN, ME) == 0, size
    resize(page, LAPTOP)
    surface.wait_for()
    resize(page, PHONE)
    guest.press(page.get_by_test_id("table-sheet"))
    page.get_by_test_id("phone-as-hand").uncheck()
    page.keyboard.press("Escape")
    surface.wait_for()
    guest.press(page.get_by_test_id("table-sheet"))
    page.get_by_test_id("phone-as-hand").check()
    page.keyboard.press("Escape")
    note.wait_for()
    television.close()
    surface.wait_for()


@pytest.mark.parametrize(
    "wish", ["fu-turn", "fu-window", "fu-picking", "gifts-two", "gifts-asked", "gifts-cure", "hats-answer"]
)
def test_whatever_is_asked_can_be_done_on_the_phone(patient: Served, guest: Guest, television: Page, wish: str) -> None:
    table = prepare_table(patient.data, SCENES[wish]())
    sit_down(guest.page, patient, table, ME)
    settle(guest.page)
    before = guest.page.evaluate(LIT)
    look(television, patient, table)
    is_known(guest)
    assert guest.page.evaluate(LIT) == before > 0


@pytest.mark.parametrize("wish", ["hats-names", "trap-give", "trap-rate", "trap-deal"])
def test_what_is_asked_on_a_table_of_a_games_own_shows_that_table(
    patient: Served, guest: Guest, television: Page, wish: str
) -> None:
    table = prepare_table(patient.data, SCENES[wish]())
    sit_down(guest.page, patient, table, ME)
    look(television, patient, table)
    is_known(guest)
    guest.page.locator("main > .surface").wait_for()
    assert guest.page.get_by_test_id("look-at-big-screen").count() == 0


def is_known(guest: Guest) -> None:
    """Wait until the phone has been told of the big screen."""
    guest.press(guest.page.get_by_test_id("table-sheet"))
    guest.page.get_by_test_id("phone-as-hand").wait_for()
    guest.page.keyboard.press("Escape")
    settle(guest.page)


def test_a_phone_waits_for_what_is_revealed_and_never_for_a_screen_that_is_stuck(patient: Served, guest: Guest) -> None:
    table = prepare_table(patient.data, SCENES["trap-open"]())
    note = guest.page.get_by_test_id("look-at-big-screen")
    sit_down(guest.page, patient, table, ME)
    arrival = {"t": "enter", "code": table.code, "name": "Screen", "watch": True}
    with connect(f"ws://127.0.0.1:{patient.port}/ws", proxy=None, open_timeout=HUNG) as line:
        line.send(json.dumps({**arrival, "token": screen_token(guest.page, patient, table)}))
        is_known(guest)
        assert note.count() == 0
        guest.press(guest.page.locator("[data-testid^=parcel-]").first)
        expect(guest.page).to_have_title(LOOKING)
        note.wait_for()
        expect(guest.page).not_to_have_title(LOOKING, timeout=LONGEST)


@pytest.mark.parametrize("has_screen", [True, False])
def test_a_comeback_is_seen_on_the_big_screen_before_a_phone_asks_for_an_answer(
    open_guest: GuestOpener, patient: Served, guest: Guest, television: Page, *, has_screen: bool
) -> None:
    wish = cursed_gifts_scenes.WISHES["gifts-chain"]._replace(people=(1,))
    table = prepare_table(patient.data, cursed_gifts_scenes.scene_of(wish))
    other = open_guest(PEOPLE[1], "en-GB", PHONE, is_still=True)
    asked = other.lit().or_(other.lit("option-"))
    for phone, seat in ((guest, ME), (other, 1)):
        sit_down(phone.page, patient, table, seat)
    if has_screen:
        look(television, patient, table)
        is_known(other)
    settle(guest.page)
    other.hold()
    answer = guest.lit("spot-hand").first
    guest.click(answer)
    if has_screen:
        expect(other.page).to_have_title(LOOKING)
        other.page.get_by_test_id("look-at-big-screen").wait_for()
        expect(television).to_have_title(LOOKING)
        assert asked.count() == 0
        expect(television).not_to_have_title(LOOKING, timeout=LONGEST)
        other.page.keyboard.press("s")
    asked.first.wait_for()
    assert LOOKING.search(other.page.title()) is None
