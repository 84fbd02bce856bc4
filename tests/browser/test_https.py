"""A page over HTTPS in the room: a secure context whose websocket works, once the reader goes on past the warning."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.playing import KEEP_NAME, KNOWS_GAMES, MOMENT
from tests.server.test_https import serving

pytestmark = pytest.mark.browser

SECURE = "[isSecureContext, 'wakeLock' in navigator, 'clipboard' in navigator, 'serviceWorker' in navigator]"


def test_a_game_begins_in_a_secure_context(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--https") as (base, _):
        context = browser.new_context(ignore_https_errors=True, locale="en-GB")
        context.set_default_timeout(MOMENT)
        context.add_init_script(KEEP_NAME % '"Robin"')
        context.add_init_script(KNOWS_GAMES)
        page = context.new_page()
        named = base.replace("127.0.0.1", "game.test")  # over plain HTTP, that is no secure context
        page.goto(named)
        assert page.evaluate(SECURE) == [True] * 4
        page.get_by_test_id("home-new-kung_fu").click()
        assert page.get_by_test_id("lobby-link").inner_text().strip().startswith(f"{named}/")
        context.close()
