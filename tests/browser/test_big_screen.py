"""One screen for a whole room: it shows what all may see, from afar, and nobody plays on it."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from tests.browser.playing import Guest
from tests.browser.prepared_table import prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.television import CUT, SIZES, SMALLEST, GuestOpener, laid
from tests.browser.test_spectator_bets import Host, made
from tests.browser.tour import kung_fu_scenes
from tests.browser.tour.display_settings import resize
from tests.browser.tour.scenes import SCENES
from tests.waiting import HUNG

pytestmark = pytest.mark.browser

PLAYED: Final = ("fu-others", "fu-attack", "gifts-two", "gifts-asked", "gifts-eight", "hats-two", "hats-eight")
TABLES: Final = (*PLAYED, "trap-more", "trap-give-eight", "trap-rate-eight", "trap-beat", "fu-end", "trap-end-eight")
LETTERS: Final = """said => {
  const range = document.createRange();
  range.selectNodeContents(said);
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
  return said.getBoundingClientRect().height / Math.max(1, lines.size) / 1.05 * 480 / innerWidth;
}"""
BEYOND_SCENE: Final = """() => [...document.querySelectorAll("[data-testid=scene] > *")].filter(part => {
  const [own, place] = [part, part.parentElement].map(each => each.getBoundingClientRect());
  return own.bottom > place.bottom + 1 || own.top < place.top - 1;
}).map(part => part.textContent)"""
"""What is told of a parcel of GiftTRAP and has no room in its place."""
TOUCHABLE: Final = """() => [...document.querySelectorAll("button, a, input, summary, [tabindex]")]
  .filter(part => !part.closest("[inert]")).length"""
WHO_IS_TO_DO_WHAT: Final = re.compile("On attend (Robin|Léa)\u00a0: (attaque ou montée|montée)")
SEATS: Final = "() => JSON.stringify(Object.entries(localStorage).filter(([key]) => /seat\\.[A-Z]{4}$/.test(key)))"


@pytest.fixture
def host(open_guest: GuestOpener) -> Guest:
    return open_guest("Robin", "fr-FR", (1440, 900))


@pytest.fixture
def friend(open_guest: GuestOpener) -> Guest:
    return open_guest("Léa", "en-GB", (390, 844))


@pytest.mark.parametrize("wish", TABLES)
def test_all_of_a_table_is_seen_and_nothing_can_be_touched(server: Served, television: Page, wish: str) -> None:
    table = prepare_table(server.data, SCENES[wish]())
    television.goto(f"{server.url}/{table.code}/tv")
    awaited = television.get_by_test_id("big-screen-awaited")
    awaited.wait_for()
    if wish.partition("-")[2].startswith("end"):
        television.get_by_test_id("end-standings").wait_for()
    for size in SIZES:
        resize(television, size)
        assert television.evaluate(CUT) == [], size
        assert television.evaluate(TOUCHABLE) == 0, size
        assert awaited.locator(".said").evaluate(LETTERS) >= SMALLEST, size
        assert television.evaluate("scrollTo(0, 99) ?? scrollY") == 0, size
    assert table.code in "".join(television.get_by_label("Invite tes amis").inner_text().split())


def test_an_attack_at_a_table_of_four_leaves_the_table_in_sight(server: Served, television: Page) -> None:
    wish = kung_fu_scenes.WISHES["fu-attack"]._replace(seats=4)
    table = prepare_table(server.data, kung_fu_scenes.scene_of(wish))
    television.goto(f"{server.url}/{table.code}/tv")
    stage = television.get_by_test_id("attack-stage")
    stage.wait_for()
    for size in SIZES:
        resize(television, size)
        box = stage.bounding_box()
        assert box
        assert box["height"] < size[1] * 0.4, (size, box)


@pytest.mark.parametrize("wish", ["trap-open-four", "trap-beat", "trap-open-eight"])
def test_what_is_said_of_a_parcel_stands_below_it(server: Served, television: Page, wish: str) -> None:
    table = prepare_table(server.data, SCENES[wish]())
    television.goto(f"{server.url}/{table.code}/tv")
    television.get_by_test_id("scene-said").wait_for()
    for size in SIZES:
        resize(television, size)
        assert television.evaluate(BEYOND_SCENE) == [], size


def test_it_takes_nobodys_seat_and_shows_who_comes_and_who_is_awaited(
    server: Served, host: Guest, friend: Guest
) -> None:
    code = laid(host, server)
    seats = host.page.evaluate(SEATS)
    with host.context.expect_page() as opened:
        host.page.get_by_test_id("lobby-big-screen").click()
        host.page.get_by_test_id("big-screen-here").click()
    screen = opened.value
    shown = screen.get_by_test_id("big-screen-lobby")
    expect(shown).to_contain_text("Robin")
    assert host.page.evaluate(SEATS) == seats
    friend.join(f"{server.url}/{code}")
    expect(shown).to_contain_text("Léa")
    host.press(host.page.get_by_test_id("lobby-start"))
    awaited = screen.get_by_test_id("big-screen-awaited")
    expect(awaited).to_contain_text(WHO_IS_TO_DO_WHAT)
    screen.reload()
    expect(awaited).to_contain_text(WHO_IS_TO_DO_WHAT)
    assert host.page.evaluate(SEATS) == seats
    assert host.page.get_by_test_id("bench").count() == 0
    assert screen.locator("[data-testid^='spot-']").count() == 0


@pytest.fixture
def distant_host(quick: Served) -> Iterator[Host]:
    address = f"ws://127.0.0.1:{quick.port}/ws"
    with connect(address, proxy=None, open_timeout=HUNG, ping_interval=None, max_queue=None) as line:
        yield Host(quick, line)


def test_it_stays_while_somebody_plays_and_then_goes_on_to_the_next_table(
    quick: Served, friend: Guest, distant_host: Host, television: Page
) -> None:
    table = made(friend, quick, "kung_fu")
    distant_host.code = table["code"]
    distant_host.lay(friend, table["token"])
    television.goto(f"{quick.url}/{distant_host.code}/tv")
    television.get_by_test_id("big-screen").wait_for()
    friend.press(friend.page.get_by_test_id("next-table"))
    friend.page.get_by_test_id("lobby-start").wait_for()
    assert television.url.endswith(f"{distant_host.code}/tv")
    friend.page.goto(f"{quick.url}/{distant_host.code}")
    friend.page.get_by_test_id("bench").wait_for()
    distant_host.say(t="stand_up")
    friend.page.get_by_test_id("end-standings").wait_for()  # bots play on only while somebody of the table is there
    friend.press(friend.page.get_by_test_id("next-table"))
    television.get_by_test_id("big-screen-lobby").wait_for()
    assert television.url.endswith("/tv")
    assert distant_host.code not in television.url


def test_it_stays_with_the_players_who_stay_until_most_have_gone_on(
    quick: Served, host: Guest, distant_host: Host, television: Page
) -> None:
    table = prepare_table(quick.data, SCENES["hats-end"]())
    sit_down(host.page, quick, table, 0)
    television.goto(f"{quick.url}/{table.code}/tv")
    television.get_by_test_id("end-standings").wait_for()
    distant_host.say(t="enter", code=table.code, name="Léa", avatar="frog", token=table.tokens[1])
    distant_host.say(t="go_on")
    distant_host.hear(lambda message: message["t"] == "moved")
    expect(host.page.get_by_test_id("next-table")).to_contain_text("Léa")
    assert television.url.endswith(f"{table.code}/tv")
    host.press(host.page.get_by_test_id("next-table"))
    television.get_by_test_id("big-screen-lobby").wait_for()
    assert table.code not in television.url


def test_a_table_that_shows_hands_to_who_watches_shows_them_to_no_room(
    quick: Served, friend: Guest, distant_host: Host, television: Page
) -> None:
    table = made(friend, quick, "kung_fu")
    distant_host.code = table["code"]
    distant_host.lay(friend, table["token"], watchers="hands")
    television.goto(f"{quick.url}/{distant_host.code}/tv")
    expect(television.get_by_test_id("big-screen-closed")).to_contain_text("mains")
    assert television.locator("[data-seat]").count() == 0
