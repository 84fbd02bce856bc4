"""A first game explains each thing as it comes up, whoever watches is offered the rules in a minute, both once."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.playing import Guest, unless_late, until
from tests.browser.prepared_table import KEEP_SEAT
from tests.browser.serving import Served
from tests.browser.test_whole_game import play_anything

pytestmark = pytest.mark.browser

ENGLISH = ("en-GB", (1440, 900))
FRENCH = ("fr-FR", (390, 664))
SHOWN_TIPS = """
window.shownTips = [];
new MutationObserver(() => {
  for (const { dataset } of document.querySelectorAll("[data-tip]"))
    if (!window.shownTips.includes(dataset.tip)) window.shownTips.push(dataset.tip);
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-tip"] });
"""
"""Notes each tip: one that comes while another answer is on its way is gone before the test can look."""
FIRST_STEP = {"kung_fu": "step_attack", "cursed_gifts": "step_turn", "gift_trap": "step_give"}


def newcomer(browser: Browser, language: tuple[str, tuple[int, int]]) -> Guest:
    """Come with a browser on which no game was played."""
    locale, size = language
    return Guest(browser, "Robin", locale, size, is_still=True, knows_games=False)


def answer_others(guest: Guest) -> None:
    """Do what is asked before one's own first turn: others may have begun, and nobody is hurried."""
    with unless_late(), guest.in_haste():
        pack = guest.page.locator("[data-testid^=pack-]:not([aria-disabled=true])").first
        if pack.is_visible():
            guest.press(pack)
        else:
            play_anything(guest)


def tip(guest: Guest) -> Locator:
    """Find the tip that is shown."""
    return guest.page.get_by_test_id("tip")


def begin_first_game(guest: Guest, server: Served, game: str) -> None:
    """Take the first game that the house offers."""
    page = guest.page
    page.goto(server.named_url)
    guest.press(page.get_by_test_id(f"home-minute-{game}"))
    guest.press(page.get_by_test_id("first-game"))
    page.get_by_test_id("table").wait_for()


@pytest.mark.parametrize("game", FIRST_STEP)
@pytest.mark.parametrize("language", [ENGLISH, FRENCH], ids=["en", "fr"])
def test_the_first_turn_is_explained_as_it_comes(
    browser: Browser, server: Served, game: str, language: tuple[str, tuple[int, int]]
) -> None:
    guest = newcomer(browser, language)
    page = guest.page
    page.add_init_script(SHOWN_TIPS)
    begin_first_game(guest, server, game)
    expect(tip(guest)).to_have_attribute("data-tip", "tip-table")
    wanted = f"tip-{FIRST_STEP[game]}"

    def is_told() -> bool:
        if wanted in page.evaluate("shownTips"):
            return True
        read = page.get_by_test_id("tip-read")
        with unless_late(), guest.in_haste():
            guest.press(read) if read.is_visible() else answer_others(guest)
        return False

    until(page, is_told)
    assert page.evaluate("shownTips")[0] == "tip-table"
    assert guest.errors == []
    guest.leave()


def test_no_more_tips_means_none_until_they_are_wanted_again(browser: Browser, server: Served) -> None:
    guest = newcomer(browser, ENGLISH)
    page = guest.page
    begin_first_game(guest, server, "kung_fu")
    guest.press(page.get_by_test_id("tips-stop"))
    expect(tip(guest)).to_have_count(0)
    page.reload()
    page.get_by_test_id("table").wait_for()
    guest.press(page.get_by_test_id("table-sheet"))
    switch = page.get_by_test_id("tips-switch")
    expect(switch).not_to_be_checked()
    expect(tip(guest)).to_have_count(0)
    switch.check()
    page.keyboard.press("Escape")
    expect(tip(guest)).to_have_attribute("data-tip", "tip-table")
    guest.leave()


def test_bots_wait_for_a_newcomer_until_the_offer_is_answered_and_while_the_rules_are_read(
    browser: Browser, server: Served
) -> None:
    guest = newcomer(browser, ENGLISH)
    page = guest.page
    said: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(str(frame))))
    made = guest.context.request.post(
        f"{server.url}/api/tables", data={"game": "kung_fu", "seats": 3, "options": {"first": 1}}
    ).json()
    page.goto(server.named_url)
    page.evaluate(KEEP_SEAT, [made["code"], made["token"]])
    page.goto(f"{server.named_url}/{made['code']}")
    guest.press(page.get_by_test_id("lobby-fill-up"))
    guest.press(page.get_by_test_id("lobby-start"))
    page.get_by_test_id("tips-offer").wait_for()
    held = [frame for frame in said if "hold_bots" in frame or '"start"' in frame]
    assert ["hold_bots" in frame for frame in held] == [True, False]
    banner = page.locator(".banner .said")
    expect(banner).to_have_text("The bots wait for you")
    guest.press(page.get_by_test_id("tips-minute"))
    expect(page.get_by_test_id("quick-rules")).to_be_visible()
    assert [frame for frame in said if '"hold_bots","is_on":false' in frame] == []
    told = guest.log()
    page.keyboard.press("Escape")
    expect(tip(guest)).to_have_attribute("data-tip", "tip-table")
    assert ["true" in frame for frame in said if "hold_bots" in frame] == [True]
    guest.press(page.get_by_test_id("tip-read"))
    until(page, lambda: guest.log() != told)
    expect(banner).not_to_have_text("The bots wait for you")
    assert ["true" in frame for frame in said if "hold_bots" in frame] == [True, False]
    assert guest.errors == []
    guest.leave()


def test_in_a_first_game_bots_wait_until_the_first_tip_is_read_and_take_their_time(
    browser: Browser, server: Served
) -> None:
    guest = newcomer(browser, ENGLISH)
    page = guest.page
    said: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(str(frame))))
    begin_first_game(guest, server, "not_a_hat")
    expect(tip(guest)).to_have_attribute("data-tip", "tip-table")
    assert ["true" in frame for frame in said if "hold_bots" in frame] == [True]
    assert len([frame for frame in said if '"pace","value":"calm"' in frame]) == 1
    guest.press(page.get_by_test_id("tip-read"))
    until(page, lambda: ["true" in frame for frame in said if "hold_bots" in frame] == [True, False])
    assert guest.errors == []
    guest.leave()


def test_who_watches_is_offered_the_minute_once(browser: Browser, server: Served) -> None:
    host = Guest(browser, "Léa", *ENGLISH, is_still=True)
    host.page.goto(server.named_url)
    host.press(host.page.get_by_test_id("home-play-bots-kung_fu"))
    host.page.get_by_test_id("table").wait_for()
    expect(host.page.get_by_test_id("tips-offer")).to_have_count(0)
    guest = newcomer(browser, FRENCH)
    page = guest.page
    page.goto(host.page.url)
    page.get_by_test_id("join-name").fill("Robin")
    guest.press(page.get_by_role("button", name="Juste regarder"))
    offer = page.get_by_test_id("tips-offer")
    expect(offer).to_contain_text("Mamie Kung Fu")
    guest.press(page.get_by_test_id("tips-minute"))
    expect(page.get_by_test_id("quick-rules")).to_be_visible()
    page.keyboard.press("Escape")
    page.reload()
    page.get_by_test_id("table").wait_for()
    expect(page.get_by_test_id("tips-offer")).to_have_count(0)
    guest.leave()
    host.leave()


@pytest.mark.parametrize("language", [ENGLISH, FRENCH], ids=["en", "fr"])
def test_rules_at_the_table_open_on_the_minute_and_find_a_clause(
    browser: Browser, server: Served, language: tuple[str, tuple[int, int]]
) -> None:
    guest = Guest(browser, "Robin", *language, is_still=True)
    page = guest.page
    page.goto(server.named_url)
    guest.press(page.get_by_test_id("home-play-bots-kung_fu"))
    page.get_by_test_id("table").wait_for()
    guest.press(page.get_by_role("button", name=re.compile("^(Rules|Règles)$")))
    quick = page.get_by_test_id("quick-rules")
    expect(quick.locator("[data-face=granny]").first).to_be_visible()
    guest.press(page.get_by_test_id("rules-clauses"))
    page.get_by_test_id("rules-find").fill("mkf-34")
    expect(page.get_by_text("MKF-34")).to_be_visible()
    expect(page.get_by_text("MKF-33")).to_have_count(0)
    guest.leave()


IS_CLEAR = """() => {
  const tip = document.querySelector("[data-testid=tip]");
  const cards = [...document.querySelectorAll("[data-card]")];
  const below = tip?.getBoundingClientRect().bottom ?? Infinity;
  return cards.length > 0 && cards.every((card) => card.getBoundingClientRect().top >= below);
}"""
"""Whether all cards lie below the tip; asked at once, for cards that are still on their way come and go."""


@pytest.mark.parametrize("game", ["cursed_gifts", "kung_fu"])
def test_on_a_phone_on_its_side_a_tip_covers_no_card_of_the_hand(browser: Browser, server: Served, game: str) -> None:
    guest = newcomer(browser, ("en-GB", (844, 390)))
    begin_first_game(guest, server, game)
    tip(guest).wait_for()
    until(guest.page, lambda: bool(guest.page.evaluate(IS_CLEAR)))  # the cards are still on their way from the pile
    guest.leave()
