"""A link that somebody shares is previewed in their language, and its page speaks the reader's."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import Guest
from tests.browser.serving import Served

pytestmark = pytest.mark.browser
TAG = r'<meta property="og:{}" content="([^"]*)">'


def shared_by(guest: Guest, server: Served) -> str:
    """Return the link that somebody shares from the lobby of their new table."""
    page = guest.page
    page.goto(server.named_url)
    guest.press(page.get_by_test_id("home-new-kung_fu"))
    guest.press(page.get_by_test_id("share").first)
    return page.get_by_test_id("share-text").input_value()


@pytest.mark.parametrize(
    ("locale", "title"), [("fr-FR", "Léa t’invite à jouer à Mamie Kung Fu"), ("en-GB", "Play Kung Fu Granny with Léa")]
)
def test_a_shared_link_is_previewed_in_the_language_of_whoever_shares_it(
    browser: Browser, server: Served, locale: str, title: str
) -> None:
    host = Guest(browser, "Léa", locale, (390, 844))
    link = shared_by(host, server)
    assert link.endswith(f"?lang={locale[:2]}")
    # A messenger asks in no language, or in that of its own machines.
    for headers in ({}, {"accept-language": "en-US,en;q=0.9"}, {"accept-language": "fr"}):
        served = host.page.request.get(link.replace(server.named_url, server.url), headers=headers).text()
        told = {name: re.findall(TAG.format(name), served) for name in ("title", "url")}
        assert told["title"] == [title]
        assert [url[-12:] for url in told["url"]] == [link[-12:]]
        assert f'<html lang="{locale[:2]}">' in served
    assert host.errors == []
    host.leave()


@pytest.mark.parametrize(
    ("locale", "chosen", "shared", "spoken"),
    [
        ("en-GB", "", "fr", "en"),
        ("fr-FR", "", "en", "fr"),
        ("fr-FR", "en", "fr", "en"),
        ("de-DE", "", "fr", "fr"),
        ("de-DE", "en", "fr", "en"),
        ("de-DE", "", "en", "en"),
    ],
)
def test_the_page_speaks_the_readers_own_language(
    browser: Browser, server: Served, locale: str, chosen: str, shared: str, spoken: str
) -> None:
    reader = Guest(browser, "Robin", locale, (390, 844))
    code = reader.context.request.post(f"{server.url}/api/tables", data={"game": "kung_fu", "seats": 3}).json()["code"]
    if chosen:
        reader.context.add_init_script(f"if (origin !== 'null') localStorage['regift.language'] = '{chosen}'")
    reader.page.goto(f"{server.named_url}/{code}?lang={shared}")
    expect(reader.page.get_by_test_id("join-go")).to_have_text({"en": "Sit down", "fr": "Prendre place"}[spoken])
    assert reader.page.evaluate("document.documentElement.lang") == spoken
    reader.press(reader.page.get_by_test_id("join-go"))
    reader.page.get_by_test_id("lobby-link").wait_for()
    assert reader.errors == []
    reader.leave()
