"""Strangers ask for a bot's seat: the host's phone shows one of them at a time, and no press before it can be read."""

import json
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.browser.prepared_table import Scene, prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.television import GuestOpener
from tests.browser.tour.display_settings import settle

pytestmark = pytest.mark.browser

UNDER_PROMPT = """() => {
  const prompt = document.querySelector("[data-testid=asking]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-card], .own section")].filter((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return left < prompt.right && right > prompt.left && top < prompt.bottom && bottom > prompt.top;
  }).map((card) => card.outerHTML.slice(0, 80));
}"""
"""Cards, and the panel of one's own, of which a part lies under the prompt."""


def test_a_crowd_that_asks_is_shown_one_at_a_time(open_guest: GuestOpener, server: Served) -> None:
    host = open_guest("Léa", "en-GB", (390, 844), is_still=True)
    table = prepare_table(server.data, Scene("kung_fu", ("Léa", "", ""), 1, (), {"first": 0}))
    sit_down(host.page, server, table, 0)
    host.page.evaluate(
        """() => new MutationObserver(() => {
          const yes = document.querySelector("[data-testid=asking-yes]");
          if (yes && yes !== window.seen) [window.seen, window.wasReady] = [yes, window.wasReady || !yes.disabled];
        }).observe(document.body, {subtree: true, childList: true})"""
    )
    with ExitStack() as crowd:
        for number in range(3):
            socket = crowd.enter_context(connect(f"{server.url.replace('http', 'ws')}/ws", proxy=None))
            socket.send(json.dumps({"t": "enter", "code": table.code, "name": f"Asker {number}", "watch": True}))
            socket.send(json.dumps({"t": "ask", "seat": 1}))
            if number == 0:
                expect(host.page.get_by_test_id("asking")).to_contain_text("Asker 0")
        expect(host.page.get_by_test_id("asking")).to_have_count(1)
        expect(host.page.get_by_test_id("asking")).to_contain_text("2 more people ask.")
        host.press(host.page.get_by_role("button", name="No", exact=True))
        expect(host.page.get_by_test_id("asking")).not_to_contain_text("Asker 0")
        expect(host.page.get_by_test_id("asking")).to_contain_text("One more person asks.")
        assert not host.page.evaluate("window.wasReady"), "a button that has just come takes no press"


@pytest.mark.parametrize("size", [(844, 390), (667, 375)], ids=str)
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_who_asks_lies_on_no_card_on_a_phone_on_its_side(
    open_guest: GuestOpener, server: Served, locale: str, size: tuple[int, int]
) -> None:
    host = open_guest("Léa", locale, size, is_still=True)
    table = prepare_table(server.data, Scene("kung_fu", ("Léa", "", ""), 1, (), {"first": 0}))
    sit_down(host.page, server, table, 0)
    with connect(f"{server.url.replace('http', 'ws')}/ws", proxy=None) as socket:
        socket.send(json.dumps({"t": "enter", "code": table.code, "name": "Marguerite", "watch": True}))
        socket.send(json.dumps({"t": "ask", "seat": 1}))
        expect(host.page.get_by_test_id("asking")).to_contain_text("Marguerite")
        settle(host.page)
        assert host.page.evaluate(UNDER_PROMPT) == []
        for answer in host.page.get_by_test_id("asking").get_by_role("button").all():
            expect(answer).to_be_in_viewport(ratio=1)
