"""The first minutes of an evening: what this is, who one is, where the cards are, and what friends say."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

import regift
from tests.browser.playing import Guest
from tests.browser.prepared_table import Scene, chance_of, prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.test_reconnection import KEEP_SOCKETS

pytestmark = pytest.mark.browser

PHONE = (390, 664)
LAPTOP = (1366, 768)
SEED = 4
TABS = 6
IN_TABLE = "() => document.activeElement.closest('main [data-spot], main [data-testid=claims], main .answers') !== null"
"""Whether the keyboard is on a card, or on what there is to do in its place."""
GO_OFFLINE = """() => {
  window.WebSocket = class { constructor() { throw new Error("no line"); } };
  window.sockets.at(-1).close();
}"""
COVERED = """() => {
  const strip = document.querySelector("[data-testid=offline]").getBoundingClientRect();
  const touches = (box) => box.width && box.top < strip.bottom - 1 && box.bottom > strip.top + 1;
  const buttons = [...document.querySelectorAll("button:not([data-testid=to-cards]), a[href], input")];
  return buttons.filter((each) => touches(each.getBoundingClientRect())).map((each) => each.outerHTML.slice(0, 80));
}"""


def test_whoever_invites_friends_for_the_first_time_says_under_which_name(browser: Browser, server: Served) -> None:
    robin = Guest(browser, "Robin", "en-GB", PHONE, is_known=False)
    page = robin.page
    page.goto(server.named_url)
    page.get_by_test_id("home-new-kung_fu").tap()
    page.get_by_test_id("host-name").wait_for()
    assert page.get_by_test_id("join-name").input_value() != ""
    page.get_by_test_id("join-name").fill("Robin")
    page.get_by_test_id("join-go").tap()
    page.get_by_test_id("lobby-start").wait_for()
    expect(page.get_by_test_id("chair-0").or_(page.locator("main"))).to_contain_text("Robin")
    page.goto(server.named_url)
    page.get_by_test_id("home-new-kung_fu").tap()
    page.get_by_test_id("lobby-start").wait_for()
    expect(page.get_by_test_id("host-name")).to_have_count(0)
    assert robin.errors == []
    robin.leave()


@pytest.mark.parametrize(("locale", "printed"), [("en-GB", "Party games"), ("fr-FR", "jeux d’ambiance")])
def test_the_first_screen_of_a_phone_says_what_this_is(
    browser: Browser, server: Served, locale: str, printed: str
) -> None:
    guest = Guest(browser, "Sam", locale, PHONE)
    guest.page.goto(server.named_url)
    about = guest.page.locator(".hello p:visible")
    expect(about).to_contain_text(printed)
    expect(about).to_be_in_viewport(ratio=1)
    guest.leave()


@pytest.mark.parametrize("game", ["kung_fu", "cursed_gifts", "not_a_hat", "gift_trap"])
def test_the_first_card_is_reached_within_six_keys(browser: Browser, patient: Served, game: str) -> None:
    names = ("Robin", "Léa", "Tom")
    (seat, *_) = regift.game(game, seats=3).deal(chance_of(SEED)).to_act()
    robin = Guest(browser, "Robin", "en-GB", LAPTOP)
    sit_down(robin.page, patient, prepare_table(patient.data, Scene(game, names, SEED)), seat)
    robin.page.get_by_test_id("to-cards").wait_for(state="attached")
    keys = 0
    while robin.page.evaluate("() => document.activeElement.dataset.testid") != "to-cards":
        robin.page.keyboard.press("Tab")
        keys += 1
        assert keys < TABS
    robin.page.keyboard.press("Enter")
    while not robin.page.evaluate(IN_TABLE):
        robin.page.keyboard.press("Tab")
        keys += 1
        assert keys < TABS
    assert robin.errors == []
    robin.leave()


def lines(page: Page) -> list[str]:
    """Return what floats over the table."""
    return page.get_by_test_id("passing-line").all_inner_texts()


@pytest.mark.parametrize("is_still", [False, True], ids=["moving", "still"])
def test_what_somebody_says_floats_over_the_table_unless_they_are_muted(
    browser: Browser, patient: Served, *, is_still: bool
) -> None:
    table = prepare_table(patient.data, Scene("kung_fu", ("Robin", "Léa"), SEED))
    robin = Guest(browser, "Robin", "en-GB", LAPTOP)
    lea = Guest(browser, "Léa", "fr-FR", PHONE, is_still=is_still)
    sit_down(robin.page, patient, table, 0)
    sit_down(lea.page, patient, table, 1)
    lea.hold()
    robin.page.get_by_test_id("talk-open").click()
    field = robin.page.get_by_role("textbox")
    field.fill("Who took the granny?")
    field.press("Enter")
    expect(lea.page.get_by_test_id("passing-line")).to_contain_text("Robin : Who took the granny?")
    expect(lea.page.get_by_test_id("passing-line")).to_be_in_viewport(ratio=1)
    expect(robin.page.get_by_test_id("passing-line")).to_have_count(0)
    lea.page.reload()
    lea.page.get_by_test_id("table").wait_for()
    expect(lea.page.get_by_test_id("talk-open")).to_have_accessible_name(re.compile("un nouveau message"))
    assert lines(lea.page) == []
    for guest in (robin, lea):
        assert guest.errors == []
        guest.leave()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_while_the_line_is_down_no_button_is_covered(browser: Browser, patient: Served, size: tuple[int, int]) -> None:
    robin = Guest(browser, "Robin", "en-GB", size)
    robin.context.add_init_script(KEEP_SOCKETS)
    sit_down(robin.page, patient, prepare_table(patient.data, Scene("kung_fu", ("Robin", "Léa"), SEED)), 0)
    robin.page.evaluate(GO_OFFLINE)
    robin.page.get_by_test_id("offline").wait_for()
    assert robin.page.evaluate(COVERED) == []
    robin.leave()


def test_a_table_against_bots_is_cleared_from_ones_tables_and_ends(browser: Browser, server: Served) -> None:
    robin = Guest(browser, "Robin", "en-GB", PHONE)
    page = robin.page
    page.goto(server.named_url)
    page.get_by_test_id("home-play-bots-kung_fu").tap()
    page.get_by_test_id("table").wait_for()
    code = page.url.rsplit("/", 1)[1]
    page.goto(server.named_url)
    page.get_by_test_id(f"my-table-remove-{code}").tap()
    expect(page.get_by_role("dialog")).to_contain_text("The game ends for good.")
    page.get_by_role("dialog").get_by_role("button", name="Remove").tap()
    expect(page.get_by_test_id(f"my-table-{code}")).to_have_count(0)
    expect(page.get_by_test_id("my-tables")).to_have_count(0)
    page.goto(f"{server.named_url}/{code}")
    expect(page.locator("main")).to_contain_text(code)
    expect(page.get_by_test_id("table")).to_have_count(0)
    expect(page.get_by_test_id("join-name")).to_have_count(0)
    assert robin.errors == []
    robin.leave()
