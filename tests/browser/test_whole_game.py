"""Two people in two browsers, one in French on a phone, one in English on a laptop, and two bots finish a game."""

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from regift.games import catalogue
from regift.kit.record import read_record, verify
from tests.browser.playing import Guest, unless_late
from tests.browser.serving import Served, ServerStarter
from tests.waiting import GAME

pytestmark = pytest.mark.browser

KUNG_FU = catalogue.game("kung_fu", seats=4)
TINY_GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture(scope="session")
def quick(served_with: ServerStarter) -> Served:
    """Serve a shelf that holds the tiny games too, with bots that do not wait."""
    return served_with(REGIFT_BOT_PACE="0", REGIFT_GAMES=str(TINY_GAMES))


def button(guest: Guest, name: str) -> Locator:
    """Find the button of an action, by the name that the library gives it."""
    return guest.page.get_by_test_id(f"option-{KUNG_FU.by_name[name].id}")


def play_kung_fu(guest: Guest) -> None:
    """Do one thing by clicking: block, place, attack with what is lit, take what can be taken, end the turn."""
    cards = guest.lit("spot-hand:")
    if button(guest, "let it through").is_visible():
        guest.click(cards.first if cards.count() else button(guest, "let it through"))
    elif button(guest, "done").is_visible():
        guest.click(button(guest, "done"))
    elif guest.lit("spot-row:").count():
        guest.click(guest.lit("spot-row:").first)
    elif guest.lit("spot-@").count():
        guest.click(guest.lit("spot-@").first)
    elif cards.count():
        guest.click(cards.first)
    elif button(guest, "clean up").is_visible():
        guest.click(button(guest, "clean up"))


def play_anything(guest: Guest) -> None:
    """Do the first thing that is lit, else the first button."""
    for found in (guest.lit("spot-").first, guest.lit("option-").first):
        if found.is_visible():
            guest.click(found)
            return


def finish(guests: list[Guest], play: Callable[[Guest], None]) -> None:
    """Let everybody play until all see the standings."""
    end = time.monotonic() + GAME
    while not all(guest.is_done() for guest in guests):
        assert time.monotonic() < end, f"the game did not end; the log says: {guests[0].log()[:400]}"
        for guest in guests:
            with unless_late(), guest.in_haste():  # somebody else's move may redraw the page under the mouse
                play(guest)


def test_two_languages_and_two_bots_finish_a_game_of_kung_fu_granny(browser: Browser, quick: Served) -> None:
    host = Guest(browser, "Robin", "en-GB", (1440, 900))
    friend = Guest(browser, "Léa", "fr-FR", (390, 844), is_still=True)
    host.page.goto(quick.named_url)
    host.page.get_by_test_id("home-new-kung_fu").click()
    if host.page.get_by_test_id("join-go").is_visible():
        host.page.get_by_test_id("join-go").click()
    link = host.page.get_by_test_id("lobby-link").inner_text().strip()
    friend.join(f"{quick.named_url}/{link[-4:]}")
    for seat in (2, 3):
        host.page.get_by_test_id(f"lobby-add-bot-{seat}").click()
    host.page.get_by_test_id("lobby-start").click()
    for guest in (host, friend):
        guest.page.get_by_test_id("table").wait_for()
    assert "Règles" in friend.page.content()
    assert "Rules" in host.page.content()

    finish([host, friend], play_kung_fu)

    assert host.errors == friend.errors == []
    code = link[-4:]
    text = host.page.evaluate(f"fetch('/api/tables/{code}/record').then(answer => answer.text())")
    record = read_record(text)
    verify(record, catalogue.game_of(record), text)
    assert json.loads(text.splitlines()[-1])["over"] is True
    host.page.get_by_test_id("end-rematch").click()
    host.page.get_by_test_id("lobby-start").wait_for()
    for guest in (host, friend):
        guest.leave()


@pytest.mark.parametrize("game", [pytest.param("sprint", marks=pytest.mark.all), "bell"])
def test_the_generic_table_plays_a_tiny_game_from_its_view_alone(browser: Browser, quick: Served, game: str) -> None:
    guest = Guest(browser, "Sam", "fr-FR", (390, 844), is_still=True)
    guest.page.goto(quick.named_url)
    guest.page.get_by_test_id(f"home-play-bots-{game}").click()
    guest.page.get_by_test_id("table").wait_for()
    finish([guest], play_anything)
    assert guest.errors == []
    guest.leave()


def test_in_the_lobby_of_a_rematch_nothing_counts_as_changed_by_who_changed_nothing(
    browser: Browser, quick: Served
) -> None:
    guest = Guest(browser, "Sam", "fr-FR", (390, 844), is_still=True, knows_games=False)
    page = guest.page
    page.goto(quick.named_url)
    page.get_by_test_id("home-play-bots-bell").click()
    page.get_by_test_id("table").wait_for()
    finish([guest], play_anything)
    guest.press(page.get_by_test_id("end-rematch"))
    page.get_by_test_id("lobby-start").wait_for()
    counts = page.locator("summary .mark")
    expect(counts).to_have_text(["aucun changement"])
    assert guest.errors == []
    guest.leave()


def test_a_fan_without_cards_is_called_empty_and_not_counted(browser: Browser, quick: Served) -> None:
    guest = Guest(browser, "Sam", "en-GB", (390, 844), is_still=True)
    guest.page.goto(quick.named_url)
    guest.page.get_by_test_id("home-play-bots-keepsake").click()
    guest.page.get_by_test_id("table").wait_for()
    assert guest.page.get_by_text("given: empty").count()
    assert "×0" not in guest.page.get_by_test_id("table").inner_text()
    assert guest.errors == []
    guest.leave()


def play_by_keyboard(guest: Guest) -> None:
    """Press the key of the first button, or the card that Tab comes to first."""
    page = guest.page
    button = guest.lit("option-").first
    if button.is_visible():
        page.keyboard.press(button.locator("kbd").inner_text())
    elif guest.lit("spot-").first.is_visible():
        for _ in range(30):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.dataset.testid ?? ''").startswith("spot-"):
                page.keyboard.press("Enter")
                return


@pytest.mark.parametrize("game", [pytest.param("sprint", marks=pytest.mark.all), "bell"])
def test_a_game_is_finished_by_keyboard_alone(browser: Browser, quick: Served, game: str) -> None:
    guest = Guest(browser, "Sam", "en-GB", (1440, 900), is_still=True)
    guest.page.goto(quick.named_url)
    guest.page.get_by_test_id(f"home-play-bots-{game}").focus()
    guest.page.keyboard.press("Enter")
    guest.page.get_by_test_id("table").wait_for()
    finish([guest], play_by_keyboard)
    assert guest.errors == []
    guest.leave()


def test_a_friend_joins_by_code_and_a_late_one_watches(browser: Browser, quick: Served) -> None:
    host, friend, late = (Guest(browser, name, "en-GB", (1440, 900), is_still=True) for name in ("Robin", "Léa", "Tom"))
    host.page.goto(quick.named_url)
    host.page.get_by_test_id("home-new-sprint").click()
    code = host.page.get_by_test_id("lobby-link").inner_text().strip()[-4:]
    friend.page.goto(quick.named_url)
    friend.page.get_by_test_id("join-code").fill(code.lower())
    friend.page.get_by_test_id("join-code").press("Enter")
    friend.page.get_by_test_id("join-name").fill(friend.name)
    friend.page.get_by_test_id("join-go").click()
    host.page.get_by_text("Léa").first.wait_for()
    for seat in (2, 3):
        add = host.page.get_by_test_id(f"lobby-add-bot-{seat}")
        if add.is_visible():
            add.click()
    host.page.get_by_test_id("lobby-start").click()
    friend.page.get_by_test_id("table").wait_for()
    late.join(f"{quick.named_url}/{code}")
    late.page.get_by_test_id("table").wait_for()
    assert late.lit().count() == 0
    friend.page.reload()
    friend.page.get_by_test_id("table").wait_for()
    finish([host, friend], play_anything)
    late.page.get_by_test_id("end-standings").wait_for()
    for guest in (host, friend, late):
        assert guest.errors == []
        guest.leave()
