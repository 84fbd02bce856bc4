"""Four phones and a television play an evening of three games: one comes late, one leaves, and the server restarts."""

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import CDPSession, Page, expect
from websockets.sync.client import connect

from regift.games import catalogue
from tests.browser.playing import Guest, until
from tests.browser.serving import Served, free_port, serving
from tests.browser.television import GuestOpener, code_on, type_code
from tests.browser.test_whole_evening import EVENING, pick, points_by_name
from tests.browser.test_whole_evening import open_table as open_short_kung_fu
from tests.browser.test_whole_game import finish, play_anything, play_kung_fu
from tests.waiting import HUNG

pytestmark = pytest.mark.browser

PHONE: Final = (390, 844)
TOKEN: Final = "code => localStorage.getItem(`regift.seat.${code}`)"
REFUSE: Final = catalogue.game("not_a_hat", seats=4).by_name["refuse"].id


@pytest.fixture
def served_twice(tmp_path: Path) -> Iterator[Callable[[], Served]]:
    """Return what starts a server at whose tables bots play at once, and starts it anew where one runs."""
    port = free_port()
    running: list[AbstractContextManager[Served]] = []

    def start() -> Served:
        while running:
            running.pop().__exit__(None, None, None)
        running.append(serving(tmp_path / "data", port=port, variables={"REGIFT_BOT_PACE": "0"}))
        return running[-1].__enter__()

    yield start
    while running:
        running.pop().__exit__(None, None, None)


def set_options(host: Guest, served: Served, code: str, **options: int | str) -> None:
    """Let the host set options of the next game from another device."""
    arrival = {"t": "enter", "code": code, "name": host.name, "avatar": "fox", "token": host.page.evaluate(TOKEN, code)}
    asked = [{"t": "option", "name": name, "value": value} for name, value in options.items()]
    with connect(f"ws://127.0.0.1:{served.port}/ws", proxy=None, open_timeout=HUNG) as line:
        for message in (arrival, *asked):
            line.send(json.dumps(message))
        while options.items() - chosen_in(json.loads(line.recv(timeout=HUNG))).items():
            pass


def chosen_in(message: dict[str, list[dict[str, int | str]]]) -> dict[int | str, int | str]:
    """Return how the options are set in a lobby that is told; nothing in any other message."""
    return {choice["name"]: choice["value"] for choice in message.get("choices", [])}


def play_not_a_hat(guest: Guest) -> None:
    """Claim what stands first and believe nobody, else press the first button."""
    claims, refuse = guest.page.locator("[data-testid=claims] [role=option]"), guest.lit(f"option-{REFUSE}")
    if claims.count():
        guest.press(claims.first)
    elif refuse.is_visible():
        guest.press(refuse)
    else:
        play_anything(guest)


def deal(guests: list[Guest], television: Page) -> None:
    """Let the host deal: the television has the table, and phones of those who wait do not."""
    guests[0].press(guests[0].page.get_by_test_id("lobby-start"))
    for guest in guests:
        guest.page.get_by_test_id("table").wait_for()
    television.get_by_test_id("big-screen-awaited").wait_for()
    notes = [guest.page.get_by_test_id("look-at-big-screen") for guest in guests]
    until(guests[0].page, lambda: any(note.is_visible() for note in notes))


def written(screen: CDPSession) -> str:
    """Return what a page holds, whether or not it is awake."""
    found = screen.send("Runtime.evaluate", {"expression": "document.body.innerHTML", "returnByValue": True})
    return str(found["result"]["value"])


def ended_on(television: Page, *names: str) -> None:
    """Find the end of a game on the television, and these people in the evening's standings."""
    television.get_by_test_id("end-standings").wait_for()
    for name in names:
        expect(television.get_by_test_id("big-screen-evening")).to_contain_text(name)


def test_a_television_and_four_phones_go_through_an_evening_of_three_games(
    open_guest: GuestOpener, television: Page, served_twice: Callable[[], Served]
) -> None:
    served = served_twice()
    host, leaver, other, late = (
        open_guest(name, locale, PHONE, is_still=True)
        for name, locale in (("Robin", "fr-FR"), ("Léa", "en-GB"), ("Tom", "fr-FR"), ("Zoé", "en-GB"))
    )
    code = open_short_kung_fu(host, served)
    leaver.join(f"{served.named_url}/{code}")
    television.goto(f"{served.named_url}/tv")
    host.press(host.page.get_by_test_id("lobby-big-screen"))
    type_code(host, code_on(television))
    expect(television.get_by_test_id("big-screen-lobby")).to_contain_text("Léa")
    host.page.keyboard.press("Escape")
    deal([host, leaver], television)
    finish([host, leaver], play_kung_fu)
    ended_on(television, "Robin", "Léa")

    screen = television.context.new_cdp_session(television)
    screen.send("Debugger.enable")
    screen.send("Debugger.pause")
    pick([host, leaver], "cursed_gifts")
    set_options(host, served, code, turn_cap=1)
    host.seat(5)
    other.join(f"{served.named_url}/{code}")
    expect(host.page.get_by_text("Tom").first).to_be_visible()
    assert "big-screen-over" in written(screen), "it sleeps, and draws nothing new"
    screen.send("Debugger.resume")
    screen.send("Debugger.disable")
    expect(television.get_by_test_id("big-screen-lobby")).to_contain_text("Tom")
    deal([host, leaver, other], television)
    served_twice()
    finish([host, leaver, other], play_anything)
    ended_on(television, "Robin", "Léa", "Tom")

    pick([host, leaver, other], "not_a_hat")
    leaver.press(leaver.page.get_by_test_id("stand-up"))
    leaver.press(leaver.page.get_by_test_id("sure-yes"))
    television.context.set_offline(True)
    late.join(f"{served.named_url}/{code}")
    expect(host.page.get_by_text("Zoé").first).to_be_visible()
    television.wait_for_timeout(500)
    assert "Zoé" not in television.get_by_test_id("big-screen-lobby").inner_text(), "it has no network"
    players = [host, other, late]
    host.press(host.page.get_by_test_id("lobby-start"))
    for guest in players:
        guest.page.get_by_test_id("table").wait_for()
    television.context.set_offline(False)
    television.get_by_test_id("big-screen-awaited").wait_for()
    finish(players, play_not_a_hat)
    ended_on(television, "Robin", "Tom", "Zoé", "Léa")

    evening = host.page.evaluate(EVENING, code)
    assert [(game["game"], game["is_finished"]) for game in evening["games"]] == [
        ("kung_fu", True),
        ("cursed_gifts", True),
        ("not_a_hat", True),
    ]
    assert points_by_name(evening) == {each["name"]: each.get("points", 0) for each in evening["standings"]}
    assert {each["name"]: each["played"] for each in evening["standings"]} == {"Robin": 3, "Léa": 2, "Tom": 2, "Zoé": 1}
    expect(late.page.get_by_test_id("evening-standing").filter(has_text="gone home")).to_have_count(1)
