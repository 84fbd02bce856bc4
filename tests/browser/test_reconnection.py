"""A table that holds: over a reload, on another device, over a dead line, and over people who are slow or gone."""

import json
import re
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.playing import Guest, until
from tests.browser.serving import Served, serving
from tests.browser.test_whole_game import TINY_GAMES, finish, play_anything
from tests.waiting import HUNG

pytestmark = pytest.mark.browser

PHONE = (390, 844)
LAPTOP = (1440, 900)

KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    window.sockets.push(this);
  }
};
"""
KILL = """() => {
  const socket = window.sockets.at(-1);
  socket.onmessage = socket.onclose = null;
  socket.send = () => undefined;
}"""
"""The line is dead and nobody has noticed yet: what is sent is lost, and nothing comes."""
ONE_SECOND = """() => {
  for (let timer = setTimeout(() => 0); timer > 0; timer -= 1) clearTimeout(timer);
  const real = window.setTimeout;
  window.setTimeout = (act, wait = 0, ...given) => (wait > 1000 ? 0 : real(act, wait, ...given));
}"""
"""What waits for longer than that never happens from now on, nor what is repeated."""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve with bots that do not wait, and clocks that run out twenty times as fast."""
    variables = {"REGIFT_BOT_PACE": "0", "REGIFT_CLOCK_PACE": "0.05", "REGIFT_GAMES": str(TINY_GAMES)}
    with serving(tmp_path_factory.mktemp("holding") / "data", variables=variables) as served:
        yield served


class Two:
    """A host on a phone and a friend on a laptop, at a table of their own."""

    def __init__(self, browser: Browser, served: Served, game: str, **manners: str) -> None:
        body = json.dumps({"game": game, "seats": 2}).encode()
        asked = urllib.request.Request(
            f"{served.url}/api/tables", body, headers={"Content-Type": "application/json"}, method="POST"
        )
        with urllib.request.urlopen(asked, timeout=HUNG) as answer:
            made: dict[str, Any] = json.load(answer)
        self.address = f"{served.named_url}/{made['code']}"
        self.host = Guest(browser, "Robin", "fr-FR", PHONE)
        self.friend = Guest(browser, "Léa", "en-GB", LAPTOP)
        self.host.context.add_init_script(KEEP_SOCKETS)
        self.host.page.goto(served.named_url)
        self.host.page.evaluate("([code, token]) => localStorage.setItem(`regift.seat.${code}`, token)", made_of(made))
        self.host.page.goto(self.address)
        self.friend.join(self.address)
        expect(self.host.page.locator("[data-pledged]")).to_have_count(2)
        if manners:
            self.host.page.get_by_text("Réglages de la table").click()
        for label, value in manners.items():
            self.host.page.get_by_label(re.compile(rf"^{label}\b")).select_option(value)
        self.host.page.get_by_test_id("lobby-start").click()
        for guest in self.guests:
            guest.page.get_by_test_id("table").wait_for()

    @property
    def guests(self) -> list[Guest]:
        """Both."""
        return [self.host, self.friend]

    def leave(self) -> None:
        """Close both browsers, neither of which met an error."""
        for guest in self.guests:
            assert guest.errors == []
            guest.leave()


LIT = '[data-testid^="option-"], [data-testid^="spot-"]'


def made_of(made: dict[str, Any]) -> list[str]:
    """Return a table's code and its host's token."""
    return [made["code"], made["token"]]


def own_cards(page: Page) -> str:
    """Read what lies before the reader."""
    page.get_by_test_id("table").wait_for()
    return page.locator(".own section.own").inner_text()


def lines(guest: Guest) -> Locator:
    """Find the lines of the log."""
    return guest.page.get_by_test_id("log").locator("li:not(.quiet)")


def test_a_reload_and_another_device_come_back_to_the_own_seat_and_hand(browser: Browser, quick: Served) -> None:
    two = Two(browser, quick, "kung_fu")
    page = two.host.page
    before = own_cards(page)
    page.reload()
    assert own_cards(page) == before
    page.get_by_test_id("table-sheet").click()
    code = page.get_by_test_id("seat-code").inner_text()
    tablet = Guest(browser, "Whoever", "fr-FR", LAPTOP)
    tablet.page.goto(two.address)
    tablet.page.get_by_test_id("have-seat-code").click()
    tablet.page.get_by_test_id("seat-code-field").fill("AAAA AAAA")
    tablet.page.get_by_test_id("seat-code-go").click()
    tablet.page.get_by_role("alert").wait_for()
    tablet.page.get_by_test_id("seat-code-field").fill(code.lower())
    tablet.page.get_by_test_id("seat-code-go").click()
    assert own_cards(tablet.page).split() == before.split()
    tablet.leave()
    two.leave()


def test_a_page_that_is_loaded_anew_tells_what_happened_last_and_that_the_replay_has_the_rest(
    browser: Browser, quick: Served
) -> None:
    two = Two(browser, quick, "kung_fu")
    until(two.host.page, lambda: any(guest.lit("option-").first.is_visible() for guest in two.guests))
    mover = next(guest for guest in two.guests if guest.lit("option-").first.is_visible())
    mover.click(mover.lit("option-").first)
    mover.page.get_by_test_id("take-back").or_(lines(mover).first).first.wait_for()
    if not lines(mover).count():
        mover.click(mover.lit("option-").first)
    expect(lines(two.host)).not_to_have_count(0)
    two.host.page.reload()
    own_cards(two.host.page)
    expect(lines(two.host)).not_to_have_count(0)
    newest = lines(two.host).first.inner_text()
    expect(two.host.page.get_by_test_id("log-part")).to_be_attached()
    two.host.page.reload()
    own_cards(two.host.page)
    expect(lines(two.host).first).to_have_text(newest)
    two.leave()


def test_a_dead_line_costs_a_second_and_no_move(browser: Browser, quick: Served) -> None:
    two = Two(browser, quick, "sprint")
    page = two.host.page
    page.locator(LIT).first.wait_for()
    page.evaluate(KILL)
    page.evaluate(ONE_SECOND)
    play_anything(two.host)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_test_id("take-back")).to_be_visible()
    assert page.evaluate("window.sockets.length") == 2
    play_anything(two.friend)
    until(page, lambda: lines(two.host).count() == lines(two.friend).count() > 0)
    two.leave()


def test_a_slow_player_is_pressed_on_by_the_other(browser: Browser, quick: Served) -> None:
    two = Two(browser, quick, "sprint", Chrono="brisk")
    play_anything(two.friend)
    two.friend.page.get_by_test_id("press-on").click()
    lines(two.friend).first.wait_for()
    two.leave()


def test_a_line_and_a_reaction_arrive_and_who_is_muted_is_not_heard(browser: Browser, quick: Served) -> None:
    two = Two(browser, quick, "sprint")
    host, friend = two.host.page, two.friend.page
    for guest in two.guests:
        guest.hold()
    friend.get_by_test_id("talk-open").click()
    friend.get_by_test_id("talk-text").fill("Well played!")
    friend.get_by_test_id("talk-send").click()
    host.get_by_role("button", name="Discussion : un nouveau message").tap()
    host.get_by_test_id("talk-lines").get_by_text("Well played!").wait_for()
    friend.get_by_test_id("react-laugh").click()
    host.get_by_test_id("float-laugh").wait_for()
    host.get_by_role("button", name="Sourdine").tap()
    host.get_by_text("Mettre Léa en sourdine").tap()
    friend.get_by_test_id("react-clap").click()
    friend.get_by_test_id("float-clap").wait_for()
    assert host.get_by_test_id("float-clap").count() == 0
    host.get_by_role("button", name="Sourdine").tap()
    assert host.get_by_text("Well played!").count() == 0
    two.leave()


def test_the_shuffle_is_shown_to_be_fair_over_plain_http(browser: Browser, quick: Served) -> None:
    two = Two(browser, quick, "bell")
    assert two.host.page.evaluate("window.isSecureContext") is False
    finish(two.guests, play_anything)
    for guest in two.guests:
        guest.page.get_by_test_id("shuffle-fair").wait_for()
    two.leave()


def test_who_lost_the_way_in_asks_the_host_for_the_seat(browser: Browser, quick: Served) -> None:
    two = Two(browser, quick, "kung_fu")
    hand = own_cards(two.friend.page).split()[2:]
    two.friend.leave()
    two.friend = Guest(browser, "Léa again", "en-GB", LAPTOP)
    two.friend.join(two.address)
    two.friend.page.get_by_test_id("take-seat-1").click()
    two.friend.page.get_by_test_id("is-asking").wait_for()
    two.host.page.get_by_test_id("asking-yes").tap()
    two.friend.page.locator(".own section.own").wait_for()
    assert own_cards(two.friend.page).split()[3:] == hand
    two.leave()


def test_who_is_shown_out_is_told_so_and_a_bot_plays_on(browser: Browser, quick: Served) -> None:
    two = Two(browser, quick, "sprint")
    two.host.page.get_by_test_id("table-sheet").tap()
    two.host.page.get_by_role("button", name="Exclure").tap()
    two.host.page.get_by_test_id("sure-yes").tap()
    two.friend.page.get_by_role("heading", name="You are no longer at this table").wait_for()
    two.host.page.get_by_role("dialog").get_by_text("Léa").wait_for(state="detached")
    two.leave()


def test_anybody_pauses_and_anybody_goes_on(browser: Browser, quick: Served) -> None:
    two = Two(browser, quick, "sprint")
    two.friend.page.get_by_test_id("table-sheet").click()
    two.friend.page.get_by_test_id("pause").click()
    two.host.page.get_by_test_id("paused").wait_for()
    two.host.page.get_by_test_id("go-on").tap()
    two.friend.page.get_by_test_id("paused").wait_for(state="detached")
    two.leave()
