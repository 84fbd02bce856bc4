"""What a first load weighs: fonts, pictures, words and headers, as they come over the line."""

import pytest
from playwright.sync_api import Browser

from benchmarks.client import HOME, INVITATION, MOST_BYTES, lay_table, load
from tests.browser.serving import Served

pytestmark = pytest.mark.browser


def test_the_house_is_light(browser: Browser, server: Served) -> None:
    weighed = load(browser, f"{server.url}/", HOME).bytes
    assert all(weighed[part] for part in ("scripts", "fonts", "pictures"))
    assert sum(weighed.values()) <= MOST_BYTES * 1000, weighed


def test_an_invitation_is_light(browser: Browser, server: Served) -> None:
    weighed = load(browser, f"{server.url}/{lay_table(server.url)}", INVITATION).bytes
    assert sum(weighed.values()) <= MOST_BYTES * 1000, weighed
