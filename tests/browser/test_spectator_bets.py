"""Who is out of a game bets, is told at the end, and goes on to the next table in one tap."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from websockets.sync.client import ClientConnection, connect

from tests.browser.playing import Guest
from tests.browser.serving import Served
from tests.browser.tour.display_settings import SIZES, resize
from tests.browser.tour.inspector import look, violations
from tests.waiting import HUNG

pytestmark = pytest.mark.browser


def is_guest_gone(chairs: list[dict[str, Any]]) -> bool:
    """Return whether the second seat is that of somebody who is gone."""
    return len(chairs) > 1 and chairs[1]["who"] == "person" and not chairs[1].get("is_here", True)


class Host:
    """A host without a browser, at a table for three."""

    def __init__(self, served: Served, line: ClientConnection) -> None:
        self.served = served
        self.line = line
        self.code = ""

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.line.send(json.dumps(message))

    def lay(self, guest: Guest, token: str, **manners: str) -> None:
        """Sit down, let the guest and a bot sit down as well, and deal; then take the guest out of the game."""
        self.say(t="enter", code=self.code, name="Robin", avatar="fox", token=token)
        for name, value in manners.items():
            self.say(t="manner", name=name, value=value)
        guest.join(f"{self.served.url}/{self.code}")
        guest.page.get_by_text("Robin").first.wait_for()
        self.say(t="add_bot", seat=2, bot="random")
        self.say(t="start")
        guest.page.get_by_test_id("table").wait_for()
        self.take_out(guest)
        guest.page.get_by_test_id("bench").wait_for()

    def take_out(self, guest: Guest) -> None:
        """Go on without the guest while their page is elsewhere; for this server nobody is waited for."""
        there = guest.page.url
        guest.page.goto("about:blank")
        self.hear(self.is_guest_taken_out)
        guest.page.goto(there)

    def is_guest_taken_out(self, message: dict[str, Any]) -> bool:
        """Return whether a message says so; ask for it whenever one says that the guest is gone.

        What comes may be older than the page's going: asked for too early, it is refused.
        """
        if is_guest_gone(message.get("chairs", [])):
            self.say(t="withdraw", seat=1)
        return 1 in message.get("out", [])

    def hear(self, is_so: Callable[[dict[str, Any]], bool]) -> None:
        """Read what came until something is so of a message."""
        while not is_so(json.loads(self.line.recv(timeout=HUNG))):
            pass


@pytest.fixture
def server(quick: Served) -> Served:
    """Serve tables at which bots play at once."""
    return quick


@pytest.fixture
def guest(browser: Browser) -> Iterator[Guest]:
    guest = Guest(browser, "Léa", "fr-FR", SIZES["phone"])
    yield guest
    assert guest.errors == []
    guest.leave()


@pytest.fixture
def host(server: Served) -> Iterator[Host]:
    address = f"ws://127.0.0.1:{server.port}/ws"
    # Little of what comes is read: without a bound on it, pings are still answered.
    with connect(address, proxy=None, open_timeout=HUNG, ping_interval=None, max_queue=None) as line:
        yield Host(server, line)


def made(guest: Guest, server: Served, game: str = "cursed_gifts") -> dict[str, str]:
    """Make a table for three."""
    answer = guest.context.request.post(f"{server.url}/api/tables", data={"game": game, "seats": 3})
    read: dict[str, str] = answer.json()
    return read


def test_a_bet_is_made_folded_changed_and_told_at_the_end(guest: Guest, host: Host, server: Served) -> None:
    table = made(guest, server)
    host.code = table["code"]
    host.lay(guest, table["token"])
    page = guest.page
    guest.press(page.get_by_test_id("bet-2"))
    assert "scellé" in page.get_by_test_id("bet").inner_text()
    guest.press(page.get_by_test_id("bet-change"))
    assert page.get_by_test_id("bet-2").get_attribute("aria-pressed") == "true"
    guest.press(page.get_by_test_id("bet-0"))
    page.reload()
    page.get_by_test_id("bet-change").wait_for()
    assert "Robin" in page.get_by_test_id("bet").inner_text()
    page.set_viewport_size({"width": 390, "height": 500})
    page.evaluate("scrollTo(0, 200)")
    assert page.evaluate("scrollY") > 0
    host.say(t="stand_up")
    page.get_by_test_id("end-bets").wait_for()
    assert page.evaluate("scrollY") == 0
    assert "Léa" in page.get_by_test_id("end-bets").inner_text()


def test_one_tap_leads_to_the_next_table_and_back_to_the_bench(guest: Guest, host: Host, server: Served) -> None:
    table = made(guest, server, "kung_fu")
    host.code = table["code"]
    host.lay(guest, table["token"])
    page = guest.page
    guest.press(page.get_by_test_id("next-table"))
    page.get_by_test_id("lobby-start").wait_for()
    assert not page.url.endswith(host.code)
    page.goto(f"{server.url}/{host.code}")
    page.get_by_test_id("bench").wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_the_bench_holds_at_every_size(guest: Guest, host: Host, server: Served, size: str) -> None:
    table = made(guest, server, "kung_fu")
    host.code = table["code"]
    host.lay(guest, table["token"], out_sees="hands")
    page = guest.page
    resize(page, SIZES[size])
    assert "Tu vois toutes les mains" in page.get_by_test_id("bench").inner_text()
    for moving in (page.get_by_test_id("stage"), page.locator("[data-testid=motion] *")):
        expect(moving).to_have_count(0)
    assert look(page, fits=False) == []
    assert violations(page) == []
