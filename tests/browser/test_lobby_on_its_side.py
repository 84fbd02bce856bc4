"""The lobby on a phone on its side: what friends scan stands whole above the bar, whatever the game asks before it."""

import pytest
from playwright.sync_api import expect

from tests.browser.prepared_table import KEEP_SEAT
from tests.browser.serving import Served
from tests.browser.television import GuestOpener

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", ["gift_trap", "kung_fu"])
@pytest.mark.parametrize("size", [(844, 390), (667, 375)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_code_to_scan_stands_above_the_bar(
    open_guest: GuestOpener, server: Served, game: str, size: tuple[int, int]
) -> None:
    host = open_guest("Léa", "fr-FR", size, is_still=True)
    made = host.context.request.post(f"{server.url}/api/tables", data={"game": game, "seats": 3}).json()
    host.page.goto(server.named_url)
    host.page.evaluate(KEEP_SEAT, [made["code"], made["token"]])
    host.page.goto(f"{server.named_url}/{made['code']}")
    if game == "gift_trap":
        expect(host.page.get_by_test_id("two-open")).to_be_visible()
    code = host.page.get_by_test_id("lobby-enlarge").bounding_box()
    bar = host.page.locator(".bar", has=host.page.get_by_test_id("lobby-start")).bounding_box()
    assert code is not None
    assert bar is not None
    assert code["y"] + code["height"] <= bar["y"]
