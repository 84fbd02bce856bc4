"""Two people at one table, each in a language of their own, which they switch while they play."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.playing import Guest, until
from tests.browser.serving import Served

pytestmark = pytest.mark.browser

SIGNS = {"en": "tidying up", "fr": "ménage"}
"""What the log says of who goes straight to the end of a turn."""

OPTIONS = "() => [...document.querySelectorAll('[data-testid^=option-]')].map(each => each.dataset.testid).join()"
"""What somebody may do."""


def reads(page: Page, language: str) -> None:
    """Everything on the page is in this language: its own words, those of the game, what happened, the moves."""
    other = "fr" if language == "en" else "en"
    page.locator(f"html[lang={language}]").wait_for()
    log = page.get_by_test_id("log").inner_text()
    assert SIGNS[language] in log
    assert SIGNS[other] not in log
    for name in {"en": ("What can I do?", "Players"), "fr": ("Que puis-je faire ?", "Joueurs")}[language]:
        assert page.get_by_label(name, exact=True).count() == 1


def clean_up(guest: Guest) -> None:
    """Go to the end of the turn: somebody is told something."""
    while guest.lit("option-").first.is_visible():
        before = guest.page.evaluate(OPTIONS)
        guest.click(guest.lit("option-").first)
        guest.page.wait_for_function(f"before => ({OPTIONS})() !== before", arg=before)


def test_each_reads_and_switches_their_own(browser: Browser, server: Served) -> None:
    host = Guest(browser, "Robin", "en-GB", (1440, 900), is_still=True)
    friend = Guest(browser, "Léa", "fr-FR", (1440, 900), is_still=True)
    host.page.goto(server.named_url)
    host.page.get_by_test_id("home-new-kung_fu").click()
    friend.join(f"{server.named_url}/{host.page.get_by_test_id('lobby-link').inner_text().strip()[-4:]}")
    host.page.get_by_text("Léa").first.wait_for()
    host.seat(2)
    host.page.get_by_test_id("lobby-start").click()
    for guest in (host, friend):
        guest.page.get_by_test_id("table").wait_for()
    until(host.page, lambda: any(guest.lit("option-").count() for guest in (host, friend)))
    clean_up(host if host.lit("option-").count() else friend)
    for guest in (host, friend):
        guest.page.get_by_test_id("log").get_by_role("listitem").nth(1).wait_for()
    reads(host.page, "en")
    reads(friend.page, "fr")
    before = host.page.get_by_role("main").inner_text()

    friend.page.get_by_test_id("lang-en").click()

    reads(friend.page, "en")
    assert host.page.get_by_role("main").inner_text() == before
    host.page.get_by_test_id("lang-fr").click()
    reads(host.page, "fr")
    friend.page.reload()
    friend.page.get_by_test_id("table").wait_for()
    assert friend.page.evaluate("document.documentElement.lang") == "en"
    for guest in (host, friend):
        assert guest.errors == []
        guest.leave()
