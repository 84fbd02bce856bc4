"""The first page, in a browser, from the real server."""

import pytest
from playwright.sync_api import Browser, Route

from tests.browser.playing import MOMENT, until
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


def test_a_page_older_than_the_server_is_loaded_anew_once_a_part_of_it_is_gone(
    browser: Browser, server: Served
) -> None:
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(MOMENT)
    page = context.new_page()
    gone: list[str] = []

    def refuse(route: Route) -> None:
        gone.append(route.request.url)
        route.fulfill(status=404)

    page.goto(server.named_url)
    minute = page.get_by_role("button", name="Kung Fu Granny: the rules in a minute")
    minute.wait_for()
    page.evaluate("window.isOld = true")
    page.route("**/assets/QuickRules*.js", refuse)
    minute.click()
    page.wait_for_function("window.isOld === undefined")
    asked = len(gone)
    assert asked > 0
    minute.click()
    until(page, lambda: len(gone) > asked)
    page.evaluate("window.isOld = true")
    page.wait_for_timeout(500)
    assert page.evaluate("window.isOld") is True
    context.close()
