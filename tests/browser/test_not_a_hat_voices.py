"""Voices in That's Not a Hat: claims said aloud to whom it pleases, names taken down by ear once that was agreed to."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from regift.games.action_and_event_wording import GameTranslations
from tests.browser.playing import Guest
from tests.browser.prepared_table import KEEP_SEAT, Scene, prepare_table
from tests.browser.serving import Served
from tests.browser.test_not_a_hat import SEED, TALE, Evening, words

__all__ = ["words"]
pytestmark = pytest.mark.browser

MOUTH: Final = """
window.said = [];
Object.defineProperty(window, "speechSynthesis", {
  value: { speak: each => window.said.push([each.text, each.lang]), cancel() {} },
});
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
"""What a browser says aloud, kept instead of heard."""
EAR: Final = """
window.started = 0;
window.SpeechRecognition = window.webkitSpeechRecognition = class extends EventTarget {
  start() { window.started += 1; window.ear = this; }
  abort() {}
};
"""
"""A microphone that hears what the test says."""
HEAR: Final = "text => window.ear.onresult({ results: [[{ transcript: text }]] })"


def let_speak(guest: Guest, *, is_on: bool) -> None:
    """Give a page a voice, and have it used or not."""
    guest.page.add_init_script(MOUTH)
    if is_on:
        guest.page.evaluate("localStorage.setItem('regift.voice-says', 'yes')")
    guest.page.reload()
    guest.page.get_by_test_id("ring").wait_for()


def test_a_claim_is_said_aloud_in_the_language_of_who_wants_it(
    browser: Browser, server: Served, words: dict[str, GameTranslations]
) -> None:
    evening = Evening(browser, server, words)
    robin, lea, tom = evening.guests
    for guest in evening.guests:
        let_speak(guest, is_on=guest is not tom)
    evening.turn()
    assert [guest.page.evaluate("window.said") for guest in evening.guests] == [[], [], []]
    said = evening.claim(TALE)
    for guest, tongue in ((robin, "en-GB"), (lea, "fr-FR")):
        ((text, language),) = guest.page.evaluate("window.said")
        assert (evening.label(guest, said) in text, language) == (True, tongue)
    assert tom.page.evaluate("window.said") == []
    evening.leave()


def come(page: Page, served: Served, address: str) -> None:
    """Sit down where the first gift is to be named, and look at the table's sheet."""
    scene = Scene("not_a_hat", ("Robin", "", ""), SEED, ((0, "turn it over"),), {"first": 0})
    table = prepare_table(served.data, scene)
    page.goto(address)
    page.evaluate(KEEP_SEAT, [table.code, table.tokens[0]])
    page.goto(f"{address}/{table.code}")
    page.get_by_test_id("claim-search").wait_for()
    page.get_by_test_id("table-sheet").click()
    page.get_by_test_id("voice").wait_for()


def test_nobody_listens_before_it_was_said_where_the_sound_goes(browser: Browser, server: Served) -> None:
    robin = Guest(browser, "Robin", "en-GB", (1440, 900))
    page = robin.page
    page.add_init_script(EAR)
    come(page, server, server.url)
    wanted, asked = page.get_by_test_id("voice-hears"), page.get_by_test_id("voice-asked")
    expect(wanted).not_to_be_checked()
    wanted.click()
    for maker in ("Google", "Apple"):
        expect(asked).to_contain_text(maker)
    page.get_by_test_id("voice-no").click()
    expect(wanted).not_to_be_checked()
    expect(asked).to_have_count(0)
    wanted.click()
    page.get_by_test_id("voice-yes").click()
    expect(wanted).to_be_checked()
    assert page.evaluate("window.started") == 0
    page.keyboard.press("Escape")
    page.get_by_test_id("claim-voice").click()
    assert page.evaluate("window.started") == 1
    page.evaluate(HEAR, "Umbrella.")
    expect(page.get_by_test_id("claim-search")).to_have_value("Umbrella")
    expect(page.get_by_test_id("bubble")).to_have_count(0)
    assert robin.errors == []
    robin.leave()


def test_where_browsers_keep_the_microphone_shut_it_is_said_why(browser: Browser, server: Served) -> None:
    robin = Guest(browser, "Robin", "en-GB", (390, 844))
    robin.page.add_init_script(EAR)
    come(robin.page, server, server.named_url)
    expect(robin.page.get_by_test_id("voice-hears")).to_be_disabled()
    expect(robin.page.get_by_test_id("voice-why")).to_contain_text("https")
    robin.leave()
