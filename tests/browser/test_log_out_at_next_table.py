"""Logging other devices out at the next table: one's own seat at the table before is still one's own."""

import pytest
from websockets.sync.client import connect

from tests.browser.playing import Guest, until
from tests.browser.prepared_table import prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.television import GuestOpener
from tests.browser.test_spectator_bets import Host
from tests.browser.tour.scenes import SCENES
from tests.waiting import HUNG

pytestmark = pytest.mark.browser

TOKEN = "code => localStorage.getItem(`regift.seat.${code}`)"


@pytest.fixture
def guest(open_guest: GuestOpener) -> Guest:
    return open_guest("Robin", "en-GB", (390, 844))


def test_whoever_logs_out_their_other_devices_comes_back_to_the_table_before(server: Served, guest: Guest) -> None:
    table = prepare_table(server.data, SCENES["hats-end"]())
    page = guest.page
    sit_down(page, server, table, 0)
    with connect(f"ws://127.0.0.1:{server.port}/ws", proxy=None, open_timeout=HUNG, ping_interval=None) as line:
        friend = Host(server, line)
        friend.say(t="enter", code=table.code, name="Léa", avatar="frog", token=table.tokens[1])
        friend.say(t="go_on")
        friend.hear(lambda message: message["t"] == "moved")
    guest.press(page.get_by_test_id("next-table"))
    page.get_by_test_id("lobby-start").wait_for()
    guest.press(page.get_by_test_id("log-out-others"))
    guest.press(page.get_by_test_id("sure-yes"))
    until(page, lambda: page.evaluate(TOKEN, table.code) != table.tokens[0])
    page.goto(f"{server.named_url}/{table.code}")
    page.get_by_test_id("end-rematch").wait_for()
    assert guest.errors == []
