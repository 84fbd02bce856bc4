"""Friends play an evening of three games through: one comes late, one leaves, and the server restarts in between."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import Guest
from tests.browser.prepared_table import KEEP_SEAT
from tests.browser.serving import Served, free_port, serving
from tests.browser.test_whole_game import TINY_GAMES, finish, play_anything, play_kung_fu

pytestmark = pytest.mark.browser

PHONE, LAPTOP = (390, 844), (1366, 768)
MAKE_TABLE = """async () => {
  const wanted = { game: "kung_fu", seats: 4, options: { turn_cap: 1 } };
  const headers = { "content-type": "application/json" };
  return await (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wanted) })).json();
}"""
EVENING = """async (code) => {
  const authorization = `Bearer ${localStorage.getItem(`regift.seat.${code}`)}`;
  return await (await fetch(`/api/tables/${code}/evening`, { headers: { authorization } })).json();
}"""


@pytest.fixture
def quick_shelf() -> Iterator[None]:
    """Let servers have the tiny games too, and bots that do not wait."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REGIFT_BOT_PACE", "0")
        patch.setenv("REGIFT_GAMES", str(TINY_GAMES))
        yield


def open_table(host: Guest, served: Served) -> str:
    """Let the host open a table for a short game with two bots; return its code."""
    page = host.page
    page.goto(served.named_url)
    made = page.evaluate(MAKE_TABLE)
    page.evaluate(KEEP_SEAT, [made["code"], made["token"]])
    page.goto(f"{served.named_url}/{made['code']}")
    for seat in (2, 3):
        host.press(page.get_by_test_id(f"lobby-add-bot-{seat}"))
    return str(made["code"])


def start(guests: list[Guest]) -> None:
    """Let the host deal, and all see the table."""
    guests[0].press(guests[0].page.get_by_test_id("lobby-start"))
    for guest in guests:
        guest.page.get_by_test_id("table").wait_for()


def pick(guests: list[Guest], game: str) -> None:
    """Let the host pick the next game at the end of one, and all follow to its lobby."""
    page = guests[0].page
    choice = page.get_by_test_id(f"next-game-{game}")
    if not choice.is_visible():
        page.get_by_test_id("next-game").locator("summary").click()
    guests[0].press(choice)
    page.get_by_test_id("lobby-start").wait_for()
    for guest in guests:
        expect(guest.page.get_by_test_id("end-standings")).to_have_count(0)


def standing(page: Page, name: str) -> str:
    """Return what the sheet says of somebody."""
    line = page.get_by_test_id("evening-standing").filter(has_text=name)
    expect(line).to_have_count(1)
    return line.inner_text()


def points_by_name(evening: dict[str, Any]) -> dict[str, float]:
    """Return what everybody earned in the games, game by game."""
    names = [each["name"] for each in evening["standings"]]
    earned = dict.fromkeys(names, 0.0)
    for game in evening["games"]:
        for seat in game["seats"]:
            if seat.get("person", -1) >= 0:
                earned[names[seat["person"]]] += seat.get("points", 0)
    return earned


@pytest.mark.usefixtures("quick_shelf")
def test_an_evening_of_three_games_with_a_late_arrival_a_leaver_and_a_restart(browser: Browser, tmp_path: Path) -> None:
    data, port = tmp_path / "data", free_port()
    host, leaver, late = guests = [
        Guest(browser, name, locale, size, is_still=True)
        for name, locale, size in (("Robin", "fr-FR", PHONE), ("Léa", "en-GB", LAPTOP), ("Zoé", "en-GB", LAPTOP))
    ]
    with serving(data, port=port) as served:
        code = open_table(host, served)
        leaver.join(f"{served.named_url}/{code}")
        expect(host.page.get_by_text("Léa").first).to_be_visible()
        start([host, leaver])
        finish([host, leaver], play_kung_fu)
        expect(leaver.page.get_by_test_id("evening-standing")).to_have_count(2)

        leaver.press(leaver.page.get_by_test_id("next-game-sprint"))
        expect(host.page.get_by_test_id("wishers-sprint").get_by_role("img")).to_have_count(1)
        pick([host, leaver], "sprint")
        host.seat(5)
        late.join(f"{served.named_url}/{code}")
        expect(leaver.page.get_by_test_id("evening-standing")).to_have_count(3)
        assert "just arrived" in standing(leaver.page, "Zoé")
        start(guests)
    with serving(data, port=port):
        finish(guests, play_anything)
        for guest in guests:
            expect(guest.page.get_by_test_id("evening-standing")).to_have_count(3)

        pick(guests, "bell")
        leaver.press(leaver.page.get_by_test_id("stand-up"))
        leaver.press(leaver.page.get_by_test_id("sure-yes"))
        expect(host.page.get_by_test_id("evening-standing").filter(has_text="déjà au lit")).to_have_count(1)
        host.press(host.page.get_by_test_id("lobby-add-bot-1"))
        start([host, late])
        finish([host, late], play_anything)

        evening = host.page.evaluate(EVENING, code)
        assert [game["game"] for game in evening["games"]] == ["kung_fu", "sprint", "bell"]
        assert all(game["is_finished"] for game in evening["games"])
        earned = points_by_name(evening)
        assert earned == {each["name"]: each.get("points", 0) for each in evening["standings"]}
        assert {each["name"]: each["played"] for each in evening["standings"]} == {"Robin": 3, "Léa": 2, "Zoé": 2}
        for guest in (host, late):
            shown = guest.page.get_by_test_id("evening-standing")
            expect(shown).to_have_count(3)
            for name, points in earned.items():
                number = f"{points:g}".replace(".", "," if guest is host else ".")
                assert f"{number} point" in standing(guest.page, name)
        assert "déjà au lit" in standing(host.page, "Léa")
        assert "gone home" in standing(late.page, "Léa")
    for guest in guests:
        assert guest.errors == []
        guest.leave()
