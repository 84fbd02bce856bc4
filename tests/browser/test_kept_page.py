"""The page that a browser keeps stands in where a proxy has no server behind it, or the network never answers."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.playing import Guest
from tests.browser.serving import serving

pytestmark = pytest.mark.browser

BAD_GATEWAY: Final = b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 11\r\nConnection: close\r\n\r\nBad Gateway"


@contextmanager
def answering(port: int, answer: bytes) -> Iterator[None]:
    """Answer each request at a port so, and none where that is nothing."""
    is_over = threading.Event()

    class Answer(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            self.request.recv(64 * 1024)
            if answer:
                self.request.sendall(answer)
            else:
                is_over.wait()

    class Proxy(socketserver.ThreadingTCPServer):
        allow_reuse_address = True
        daemon_threads = True

    with Proxy(("127.0.0.1", port), Answer) as proxy:
        threading.Thread(target=proxy.serve_forever).start()
        try:
            yield
        finally:
            is_over.set()
            proxy.shutdown()


@pytest.mark.parametrize("answer", [BAD_GATEWAY, b""], ids=["bad gateway", "no answer"])
def test_a_kept_page_opens_without_its_server(browser: Browser, tmp_path: Path, answer: bytes) -> None:
    guest = Guest(browser, "Léa", "en-GB", (390, 844), is_still=True)
    page = guest.page
    with serving(tmp_path / "data") as served:
        page.goto(served.url)
        guest.press(page.get_by_test_id("home-play-here"))
        guest.press(page.get_by_test_id("play-here-fetch"))
        page.get_by_test_id("here-bots-kung_fu").wait_for()
        page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    with answering(served.port, answer):
        page.goto(served.url)
        page.get_by_test_id("box-kung_fu").wait_for()
        if answer:
            guest.press(page.get_by_test_id("home-play-here"))
            guest.press(page.get_by_test_id("here-bots-kung_fu"))
            page.get_by_test_id("table").wait_for()
    guest.leave()
