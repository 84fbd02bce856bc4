"""A screen at /tv shows a code; whoever sits at a table types it on a phone, and the screen shows that table."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.game_search import ME
from tests.browser.playing import Guest
from tests.browser.prepared_table import prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.television import CUT, SIZES, SMALLEST, GuestOpener, code_on, laid, type_code
from tests.browser.tour.display_settings import resize
from tests.browser.tour.scenes import SCENES

pytestmark = pytest.mark.browser

LETTERS: Final = """() => [...document.querySelectorAll("h1, p")].filter(part => part.innerText.trim())
  .map(part => parseFloat(getComputedStyle(part).fontSize) * 480 / innerWidth)"""
"""Points of what is written, once a picture of the screen is made 480 points wide."""


@pytest.fixture
def host(open_guest: GuestOpener) -> Guest:
    return open_guest("Robin", "fr-FR", (390, 664))


def test_the_code_is_read_across_a_room_at_all_sizes_and_stays_after_a_reload(server: Served, television: Page) -> None:
    television.goto(f"{server.url}/tv")
    code = code_on(television)
    assert re.fullmatch(r"\d{6}", code)
    for size in SIZES:
        resize(television, size)
        assert television.evaluate(CUT) == [], size
        assert min(television.evaluate(LETTERS)) >= SMALLEST, size
    television.reload()
    assert code_on(television) == code


def test_whoever_types_the_code_brings_the_table_to_the_screen(server: Served, host: Guest, television: Page) -> None:
    code = laid(host, server)
    television.goto(f"{server.url}/tv")
    shown = code_on(television)
    host.press(host.page.get_by_test_id("lobby-big-screen"))
    field, choice = host.page.get_by_test_id("screen-field"), host.page.get_by_test_id("screen-choice")
    field.fill(str((int(shown) + 1) % 10**6).zfill(6))
    host.press(host.page.get_by_test_id("screen-show"))
    expect(choice).to_contain_text("Aucun écran")
    field.fill(f"{shown[:3]} {shown[3:]}")
    host.press(host.page.get_by_test_id("screen-show"))
    expect(choice).to_contain_text("grand écran")
    expect(television.get_by_test_id("big-screen-lobby")).to_contain_text("Robin")
    assert television.url == f"{server.url}/{code}/tv"
    television.reload()
    television.get_by_test_id("big-screen-lobby").wait_for()
    television.goto(f"{server.url}/tv")
    assert code_on(television) != shown


def test_a_screen_without_a_network_shows_the_table_once_it_is_back(
    server: Served, host: Guest, television: Page
) -> None:
    laid(host, server)
    television.goto(f"{server.url}/tv")
    shown = code_on(television)
    television.context.set_offline(True)
    expect(television.get_by_role("status")).to_contain_text("Reconnexion")
    host.press(host.page.get_by_test_id("lobby-big-screen"))
    type_code(host, shown)
    expect(host.page.get_by_test_id("screen-choice")).to_contain_text("grand écran")
    television.context.set_offline(False)
    television.get_by_test_id("big-screen-lobby").wait_for()


def test_a_screen_whose_table_is_gone_waits_for_another(server: Served, television: Page) -> None:
    television.goto(f"{server.url}/ZZZZ/tv")
    code_on(television)
    assert television.url == f"{server.url}/tv"


def test_a_phone_that_scans_the_screen_gives_it_its_table_once_that_is_confirmed(
    server: Served, host: Guest, television: Page
) -> None:
    code = laid(host, server)
    television.goto(f"{server.url}/tv")
    shown = code_on(television)
    link = television.get_by_test_id("screen-qr").get_attribute("data-link")
    assert link == f"{server.url}/tv/{shown}"
    host.page.goto(link)
    given = host.page.get_by_test_id(f"give-{code}")
    expect(given).to_contain_text("Robin")
    expect(host.page.get_by_test_id("give-screen-table")).to_contain_text(f"{shown[:3]}\u00a0{shown[3:]}")
    assert television.url == f"{server.url}/tv", "nothing is shown before somebody means it"
    host.press(given)
    expect(television.get_by_test_id("big-screen-lobby")).to_contain_text("Robin")
    expect(host.page.get_by_test_id("screen-choice")).to_contain_text("grand écran")
    host.press(host.page.get_by_test_id("to-given-table"))
    host.page.get_by_test_id("lobby-start").wait_for()


def test_a_phone_without_a_seat_gives_a_screen_nothing(server: Served, host: Guest, television: Page) -> None:
    television.goto(f"{server.url}/tv")
    shown = code_on(television)
    host.page.goto(f"{server.url}/tv/{shown}")
    expect(host.page.get_by_test_id("give-screen-table")).to_contain_text("aucune table")
    assert host.lit("give-").count() == 1, "the page itself"
    laid(host, server)
    host.page.goto(f"{server.url}/tv/{(int(shown) + 1) % 10**6:06}")
    host.press(host.page.locator("button[data-testid^=give-]"))
    expect(host.page.get_by_test_id("screen-choice")).to_contain_text("Aucun écran")
    assert television.url == f"{server.url}/tv"


def test_the_code_can_be_typed_in_the_midst_of_a_game(server: Served, host: Guest, television: Page) -> None:
    table = prepare_table(server.data, SCENES["fu-turn"]())
    sit_down(host.page, server, table, ME)
    television.goto(f"{server.named_url}/tv")
    shown = code_on(television)
    host.press(host.page.get_by_test_id("table-sheet"))
    host.press(host.page.get_by_test_id("menu-big-screen"))
    type_code(host, shown)
    expect(host.page.get_by_test_id("screen-choice")).to_contain_text("grand écran")
    television.get_by_test_id("big-screen-awaited").wait_for()
    assert television.url == f"{server.named_url}/{table.code}/tv"
