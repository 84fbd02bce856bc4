"""The first page, in a browser, from the real server."""

import pytest
from playwright.sync_api import Browser

from tests.browser.playing import MOMENT
from tests.browser.serving import Served

pytestmark = pytest.mark.browser


def test_the_name_of_a_phone_is_no_secure_context(browser: Browser, server: Served) -> None:
    context = browser.new_context()
    context.set_default_timeout(MOMENT)
    page = context.new_page()
    page.goto(f"{server.named_url}/healthz")
    assert page.evaluate("window.isSecureContext") is False
    page.goto(f"{server.url}/healthz")
    assert page.evaluate("window.isSecureContext") is True
    context.close()


def test_the_first_page_opens_without_an_error(browser: Browser, server: Served) -> None:
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(MOMENT)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(server.named_url)
    page.get_by_role("heading").first.wait_for()
    assert errors == []
    context.close()
