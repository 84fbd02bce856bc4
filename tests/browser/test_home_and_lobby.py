"""The home shelf and the lobby, in real browsers: what one can choose, who begins, and the way back to one's tables."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import zxingcpp
from playwright.sync_api import Browser, expect

from regift.games import catalogue
from tests.browser.playing import Guest
from tests.browser.serving import Served, serving

pytestmark = pytest.mark.browser

TINY_GAMES = Path(__file__).parents[1] / "games"
LAPTOP = (1440, 900)
PHONE = (390, 844)
DOT = 4
"""Pixels across a module of a QR code."""


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve a shelf with several games; no window closes by itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REGIFT_BOT_PACE", "0")
        patch.setenv("REGIFT_WINDOW_LIMIT", "0")
        patch.setenv("REGIFT_GAMES", str(TINY_GAMES))
        with serving(tmp_path_factory.mktemp("shelf") / "data") as served:
            yield served


def lay(host: Guest, served: Served, friend: Guest) -> str:
    """Lay a table for two and seat the friend; give its code."""
    host.page.goto(served.named_url)
    host.page.evaluate(f"localStorage.setItem('regift.name', '{host.name}')")
    host.page.reload()
    host.page.get_by_test_id("home-new-kung_fu").click()
    code = host.page.get_by_test_id("lobby-link").inner_text().strip()[-4:]
    host.seat(2)
    friend.join(f"{served.named_url}/{code}")
    expect(host.page.locator("[data-pledged]")).to_have_count(2)
    return code


def test_the_rulebooks_own_question_says_who_begins(browser: Browser, shelf: Served) -> None:
    host, friend = Guest(browser, "Robin", "en-GB", LAPTOP), Guest(browser, "Léa", "fr-FR", PHONE)
    lay(host, shelf, friend)
    asked = host.page.get_by_test_id("who-begins")
    expect(asked.get_by_role("heading")).to_have_text("Who ate a sandwich most recently?")
    expect(friend.page.get_by_test_id("who-begins").get_by_role("heading")).to_contain_text("sandwich en dernier")
    expect(asked.get_by_test_id("first-drawn")).to_have_attribute("aria-pressed", "true")
    expect(friend.page.get_by_test_id("first-0")).to_be_disabled()

    asked.get_by_test_id("first-1").click()
    expect(friend.page.get_by_test_id("first-1")).to_have_attribute("aria-pressed", "true")
    expect(friend.page.get_by_test_id("who-begins")).to_contain_text("C’est toi qui commences.")
    host.page.get_by_test_id("lobby-swap-0").click()
    expect(host.page.get_by_test_id("first-0")).to_have_text("Léa")
    expect(host.page.get_by_test_id("first-0")).to_have_attribute("aria-pressed", "true")

    host.page.get_by_test_id("lobby-start").click()
    friend.lit("spot-hand:").or_(friend.lit("option-")).first.wait_for()
    assert host.lit("option-").count() == 0
    for guest in (host, friend):
        assert guest.errors == []
        guest.leave()


def test_the_tables_one_sits_at_are_one_tap_away_and_dead_ones_vanish(browser: Browser, shelf: Served) -> None:
    host, friend = Guest(browser, "Robin", "en-GB", LAPTOP), Guest(browser, "Léa", "en-GB", PHONE)
    code = lay(host, shelf, friend)
    friend.page.goto(shelf.named_url)
    expect(friend.page.get_by_test_id(f"my-table-{code}")).to_contain_text("2 of 2 seated")
    host.page.get_by_test_id("first-0").click()
    host.page.get_by_test_id("lobby-start").click()
    host.page.get_by_test_id("table").wait_for()
    forged = "localStorage.setItem('regift.seat.ZZZZ', 'WzEsImEiXQ.forged')"
    for guest, state in ((host, "Your turn!"), (friend, "Waiting for Robin")):
        guest.page.goto(shelf.named_url)
        guest.page.evaluate(forged)
        guest.page.reload()
        expect(guest.page.get_by_test_id(f"my-table-{code}")).to_contain_text(state)
        expect(guest.page.get_by_test_id("my-tables").get_by_role("link")).to_have_count(1)
        assert guest.page.evaluate("localStorage.getItem('regift.seat.ZZZZ')") is None
    friend.page.get_by_test_id(f"my-table-{code}").tap()
    friend.page.get_by_test_id("table").wait_for()
    for guest in (host, friend):
        assert guest.errors == []
        guest.leave()


def test_a_camera_reads_the_invitation(browser: Browser, shelf: Served) -> None:
    host = Guest(browser, "Robin", "en-GB", LAPTOP)
    host.page.goto(shelf.named_url)
    host.page.get_by_test_id("home-new-kung_fu").click()
    link = host.page.get_by_test_id("lobby-link").inner_text().strip()
    code = host.page.get_by_role("img", name="QR code")
    drawn = code.locator("path")
    expect(drawn).to_have_attribute("d", re.compile("^M"))
    size = int((code.get_attribute("viewBox") or "").split()[2])
    dark = {tuple(map(int, at)) for at in re.findall(r"M(\d+) (\d+)", drawn.get_attribute("d") or "")}
    shades = [0 if (x // DOT, y // DOT) in dark else 255 for y in range(size * DOT) for x in range(size * DOT)]
    (read,) = zxingcpp.read_barcodes(memoryview(bytes(shades)).cast("B", (size * DOT, size * DOT)))
    assert read.text == link
    host.leave()


def test_a_box_is_found_by_what_one_wishes_and_tells_its_rules_in_a_minute(browser: Browser, shelf: Served) -> None:
    guest = Guest(browser, "Sam", "fr-FR", PHONE)
    page = guest.page
    page.goto(shelf.named_url)
    boxes = page.locator('[data-testid^="box-"]')
    all_boxes = len(catalogue.folders())
    expect(boxes).to_have_count(all_boxes)
    page.get_by_text("Trouver un jeu").tap()
    page.get_by_test_id("filter-players-8").tap()
    expect(page.get_by_test_id("box-sprint")).to_be_visible()
    expect(page.get_by_test_id("box-kung_fu")).to_be_hidden()
    page.get_by_test_id("filter-kind-race").tap()
    expect(boxes).to_have_count(0)
    page.get_by_role("button", name="Revoir tous les jeux").tap()
    expect(boxes).to_have_count(all_boxes)
    page.get_by_test_id("home-minute-kung_fu").tap()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_count(6)
    dialog.get_by_test_id("all-rules").tap()
    expect(dialog).to_contain_text("MKF-1")
    expect(dialog.get_by_role("heading", name="Toutes les règles")).to_be_visible()
    expect(dialog.locator(".fades")).to_have_css("mask-image", "none")
    dialog.get_by_test_id("all-rules").tap()
    expect(dialog.get_by_role("listitem")).to_have_count(6)
    assert page.get_by_test_id("home-minute-sprint").count() == 0
    assert guest.errors == []
    guest.leave()


def test_the_sheet_of_components_draws_them_all(browser: Browser, server: Served) -> None:
    guest = Guest(browser, "Sam", "en-GB", LAPTOP)
    page = guest.page
    page.goto(f"{server.named_url}/look")
    page.get_by_test_id("who-begins").first.wait_for()
    cards = page.locator("main > section", has=page.locator("h2 code", has_text=re.compile("^Card$")))
    names = ["Level 1", "Level 2", "Level 3", "Level 4", "Level 5", "Level 6", "Level 7"]
    names += ["Thieving Gull", "Tornado Gull", "Kung Fu Granny"]
    expect(cards.locator(".lying > div")).to_contain_text(names)
    assert guest.errors == []
    guest.leave()
