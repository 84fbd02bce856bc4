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


def test_a_page_that_misses_a_part_is_loaded_anew_once_for_it_and_for_each_update(
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

    def want(game: str) -> None:
        page.evaluate("window.isOld = true")
        page.get_by_role("button", name=f"{game}: the rules in a minute").click()

    def stay(game: str) -> None:
        before = len(asked)
        want(game)
        until(page, lambda: len(asked) > before)
        page.wait_for_timeout(300)
        assert page.evaluate("window.isOld") is True

    is_updated = False
    page.goto(server.named_url)
    own = page.locator("script[type=module][src]").first.get_attribute("src")
    page.route("**/assets/QuickOrFullRules*.js", refuse)
    page.route(f"{server.named_url}/", answer)
    with page.expect_event("load"):
        want("Kung Fu Granny")
    stay("Kung Fu Granny")  # the same page misses the same part again
    is_updated = True
    with page.expect_event("load"):
        want("GiftTRAP")
    stay("Kung Fu Granny")  # for an update once a minute at most
    assert gone
    context.close()


def test_a_part_that_the_line_lost_is_there_once_the_page_was_loaded_anew(browser: Browser, server: Served) -> None:
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(MOMENT)
    page = context.new_page()
    is_lost = True

    def answer(route: Route) -> None:
        if is_lost:
            route.abort("connectionreset")
        else:
            route.continue_()

    # The route stays: a request on its way while a browser ceases to ask for routes is never answered.
    page.route("**/assets/QuickOrFullRules*.js", answer)
    page.goto(server.named_url)
    with page.expect_event("load"):
        page.get_by_role("button", name="Kung Fu Granny: the rules in a minute").click()
    is_lost = False
    page.get_by_role("button", name="Kung Fu Granny: the rules in a minute").click()
    page.get_by_role("dialog").wait_for()
    context.close()
