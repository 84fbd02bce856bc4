"""Tables that a browser keeps: fetched once, played without a network, there again when the page is loaded anew."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from regift.games import catalogue
from regift.kit.record import read_record, verify
from tests.browser.playing import Guest
from tests.browser.serving import Served
from tests.browser.shared_device import NAMES, Device, play_first
from tests.browser.short_games import OTHER_GAMES, PLAYERS, SOME_GAMES
from tests.browser.test_reconnection import own_cards
from tests.browser.test_whole_game import finish
from tools.build_browser_tables import LIST

pytestmark = pytest.mark.browser

MOST_BYTES = 9_000_000


Opener = Callable[[str, str, tuple[int, int]], Guest]


@pytest.fixture
def open_guest(browser: Browser) -> Iterator[Opener]:
    """Return what opens a browser; it is closed after the test without any error of the page."""
    opened: list[Guest] = []

    def open_it(url: str, locale: str, size: tuple[int, int]) -> Guest:
        guest = Guest(browser, "Léa", locale, size, is_still=True)
        guest.page.goto(url)
        opened.append(guest)
        return guest

    yield open_it
    for guest in opened:
        assert guest.errors == []
        guest.leave()


def fetch(guest: Guest) -> None:
    """Fetch what it takes to play, and go off the network."""
    guest.press(guest.page.get_by_test_id("home-play-here"))
    guest.press(guest.page.get_by_test_id("play-here-fetch"))
    guest.page.get_by_test_id("here-bots-kung_fu").wait_for()
    guest.context.set_offline(True)


ASKED = re.compile("Your turn!|Your choice!|Over to you!")
"""What the banner says to whoever is asked: chance deals, and a bot may have attacked first."""


def begin(guest: Guest, game: str) -> None:
    """Begin the shortest game against bots that is offered."""
    sheet = guest.page.get_by_role("dialog")
    length = sheet.get_by_test_id(f"home-length-{game}")
    if length.count():
        length.select_option(index=1)
    guest.press(sheet.get_by_test_id(f"here-bots-{game}"))
    guest.page.get_by_test_id("table").wait_for()


@pytest.mark.parametrize("games", [SOME_GAMES, pytest.param(OTHER_GAMES, marks=pytest.mark.all)], ids="-".join)
def test_each_game_is_played_to_its_end_without_a_network(
    quick: Served, open_guest: Opener, games: tuple[str, ...]
) -> None:
    guest = open_guest(quick.url, "fr-FR", (390, 844))
    fetch(guest)
    for game in games:
        if not guest.page.get_by_test_id(f"here-bots-{game}").count():
            guest.press(guest.page.get_by_test_id("home-play-here"))
        begin(guest, game)
        finish([guest], PLAYERS[game])
        guest.page.evaluate("history.back()")
        guest.page.get_by_test_id(f"box-{game}").wait_for()


def test_a_game_is_there_again_when_the_page_is_loaded_anew(quick: Served, open_guest: Opener) -> None:
    guest = open_guest(quick.named_url, "en-GB", (1366, 768))
    fetch(guest)
    begin(guest, "kung_fu")
    is_asked = guest.page.get_by_text(ASKED).first
    is_asked.wait_for()
    before = own_cards(guest.page)
    guest.context.set_offline(False)
    guest.page.reload()
    is_asked.wait_for()
    assert own_cards(guest.page) == before
    guest.page.goto(quick.named_url)
    expect(guest.page.get_by_test_id("my-tables").locator("li")).to_have_count(1)


def test_a_record_is_saved_to_a_file_and_shown_again_without_a_network(
    quick: Served, open_guest: Opener, tmp_path: Path
) -> None:
    guest = open_guest(quick.url, "en-GB", (1366, 768))
    page = guest.page
    fetch(guest)
    begin(guest, "not_a_hat")
    finish([guest], PLAYERS["not_a_hat"])
    with page.expect_download() as saved:
        guest.press(page.get_by_test_id("end-record"))
    record = tmp_path / "record.jsonl"
    saved.value.save_as(record)
    text = record.read_text(encoding="utf-8")
    verify(read := read_record(text), catalogue.game_of(read), text)
    page.evaluate("history.back()")
    guest.press(page.get_by_test_id("home-play-here"))
    guest.press(page.get_by_test_id("here-record"))
    page.get_by_test_id("record-file").set_input_files(record)
    page.get_by_test_id("scrubber").wait_for()


def test_the_last_page_that_opens_tables_has_them_and_another_one_can_take_them_back(
    quick: Served, open_guest: Opener
) -> None:
    first = open_guest(quick.named_url, "en-GB", (390, 844))
    fetch(first)
    begin(first, "kung_fu")
    is_asked = first.page.get_by_text(ASKED).first
    is_asked.wait_for()
    before = own_cards(first.page)
    first.context.set_offline(False)
    later = first.context.new_page()
    later.goto(first.page.url)
    later.get_by_text(ASKED).first.wait_for()
    first.press(first.page.get_by_test_id("play-here-take"))
    is_asked.wait_for()
    assert own_cards(first.page) == before
    expect(later.get_by_test_id("play-here-take")).to_be_visible()


@pytest.mark.parametrize(
    ("ending", "shown"), [("", "text=OABC"), ("/replay", "text=OABC"), ("/tv", "[data-testid=screen-code]")]
)
def test_a_link_to_another_browsers_table_has_nothing_fetched(
    quick: Served, open_guest: Opener, ending: str, shown: str
) -> None:
    guest = open_guest(quick.named_url, "en-GB", (390, 844))
    guest.page.goto("about:blank")  # what the first page may still ask for is not counted
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.page.goto(f"{quick.named_url}/OABC{ending}")
    guest.page.locator(shown).first.wait_for()
    assert [url for url in asked if "/assets/tables-" in url or "browser-tables" in url] == []


CHANGE_IMAGE = """change => new Promise((resolve, reject) => {
  const opening = indexedDB.open("regift", 1);
  opening.onerror = reject;
  opening.onsuccess = () => {
    const database = opening.result, transaction = database.transaction("tables", "readwrite");
    const store = transaction.objectStore("tables"), asked = store.get("all");
    asked.onsuccess = () => {
      const { image } = asked.result;
      if (change === "later") image[60 + 3] = 255;
      else image.fill(0, 100);
      store.put(asked.result, "all");
    };
    transaction.oncomplete = () => { database.close(); resolve(); };
    transaction.onabort = reject;
  };
})"""
"""Byte 60 of an image begins the number of the release that can read it; after byte 100 its first page begins."""


@pytest.mark.parametrize(("change", "said"), [("later", "later version of Regift"), ("damaged", "can’t be read")])
def test_it_is_said_why_tables_can_t_be_opened(quick: Served, open_guest: Opener, change: str, said: str) -> None:
    guest = open_guest(quick.named_url, "en-GB", (390, 664))
    page = guest.page
    fetch(guest)
    begin(guest, "kung_fu")
    page.get_by_text(ASKED).first.wait_for()
    guest.context.set_offline(False)
    code = page.url[-4:]
    page.goto(quick.named_url)
    page.evaluate(CHANGE_IMAGE, change)
    page.goto(f"{quick.named_url}/{code}")
    expect(page.get_by_role("alert")).to_contain_text(said)
    anew = page.get_by_test_id("play-here-anew")
    assert anew.count() == (change == "damaged")
    if change == "damaged":
        guest.press(anew)
        expect(page.get_by_text("No table")).to_be_visible()


class DeviceWithoutNetwork(Device):
    """A device whose table no server knows: other eyes can't look at it."""

    def look(self) -> None:
        """Leave secrecy to the tables of a server: the page and the code are the same."""


def test_two_people_and_bots_play_to_the_end_on_one_device_without_a_network(browser: Browser, quick: Served) -> None:
    device = DeviceWithoutNetwork(browser, quick, "fr-FR", (390, 664))
    guest, page = device.guest, device.page
    page.goto(quick.url)
    fetch(guest)
    device.game, device.people = catalogue.game("cursed_gifts", seats=4), 2
    guest.press(page.get_by_test_id("here-on-device-cursed_gifts"))
    page.get_by_test_id("on-device-name").first.fill(NAMES[1])
    guest.press(page.get_by_test_id("on-device-go"))
    page.locator("li", has_text=NAMES[1]).first.wait_for()
    assert page.get_by_test_id("lobby-link").count() == 0
    guest.press(page.get_by_test_id("lobby-fill-up"))
    expect(page.get_by_test_id("lobby-start")).to_be_enabled()
    guest.press(page.get_by_test_id("lobby-start"))
    device.play(play_first)
    assert set(device.held) == {0, 1}
    assert guest.errors == []
    guest.leave()


def test_what_is_fetched_is_light_enough() -> None:
    sizes = json.loads(LIST.read_text())["files"].values()
    assert 0 < sum(size["gzip"] for size in sizes) <= MOST_BYTES
