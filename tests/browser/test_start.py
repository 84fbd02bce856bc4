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
    asked: list[str] = []

    def refuse(route: Route) -> None:
        gone.append(route.request.url)
        route.fulfill(status=404)

    def answer(route: Route) -> None:
        if route.request.resource_type != "fetch":
            route.continue_()
            return
        asked.append(route.request.url)
        entry = "another" if is_updated else own
        route.fulfill(content_type="text/html", body=f'<script type="module" src="{entry}"></script>')

    is_updated = False
    page.goto(server.named_url)
    own = page.locator("script[type=module][src]").first.get_attribute("src")
    page.route("**/assets/QuickRules*.js", refuse)
    page.route(f"{server.named_url}/", answer)
    minute = page.get_by_role("button", name="Kung Fu Granny: the rules in a minute")
    page.evaluate("window.isOld = true")
    minute.click()
    until(page, lambda: len(asked) == 1)
    page.wait_for_timeout(300)
    assert page.evaluate("window.isOld") is True  # the server has no other page: a fault of the network
    is_updated = True
    page.get_by_role("button", name="GiftTRAP: the rules in a minute").click()
    page.wait_for_function("window.isOld === undefined")
    page.evaluate("window.isOld = true")
    minute.click()
    until(page, lambda: len(asked) == 3)
    page.wait_for_timeout(300)
    assert page.evaluate("window.isOld") is True  # once a minute at most
    assert gone
    context.close()
