"""A Chromium of 2019, driven by its own protocol: Playwright does not know it any more."""

import base64
import json
import os
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import connect

from tests.browser.serving import free_port
from tests.waiting import HUNG

PROGRAM: Final = "REGIFT_BROWSER_OF_2019"
"""The environment variable that names the program."""
PAUSE: Final = 0.1
"""Seconds between two questions."""


class OlderChromium:
    """One page in such a browser."""

    def __init__(self, program: str, language: str) -> None:
        self._opened = ExitStack()
        folder = self._opened.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        port = free_port()
        own = (f"--remote-debugging-port={port}", f"--user-data-dir={folder}", f"--lang={language}")
        switches = ("--headless", "--no-sandbox", "--disable-gpu", "--no-zygote", "--hide-scrollbars", "--mute-audio")
        environment = {**os.environ, "LANGUAGE": language}
        self._process = subprocess.Popen(
            [program, *switches, *own, "about:blank"], env=environment, stderr=subprocess.DEVNULL
        )
        self._opened.callback(self._stop)
        line = connect(self._address(port), max_size=None, proxy=None, ping_interval=None)
        self._line = self._opened.enter_context(line)
        self._asked = 0
        self.faults: list[str] = []
        """Errors of the page's scripts, and files that it did not get."""
        for domain in ("Page", "Runtime", "Log"):
            self.ask(f"{domain}.enable")
        self.ask("Page.addScriptToEvaluateOnNewDocument", source=f"localStorage['regift.language'] = '{language}'")

    def ask(self, method: str, **parameters: object) -> dict[str, Any]:
        """Return the answer to one command of the protocol."""
        self._asked += 1
        self._line.send(json.dumps({"id": self._asked, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._line.recv(timeout=HUNG))
            if message.get("id") == self._asked:
                assert "error" not in message, (method, message)
                answer: dict[str, Any] = message["result"]
                return answer
            self._note(message)

    def evaluate(self, script: str) -> Any:
        """Return what a script on the page comes to."""
        answer = self.ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def open(self, address: str) -> None:
        """Open a page."""
        self.ask("Page.navigate", url=address)

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window so large, and let the page settle."""
        width, height = size
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def wait_for(self, test_id: str) -> None:
        """Wait until the page shows an element."""
        until = time.monotonic() + HUNG
        while not self.evaluate(f"!!document.querySelector('[data-testid={test_id}]')"):
            assert time.monotonic() < until, (test_id, self.faults)
            time.sleep(PAUSE)

    def take_picture(self, path: Path) -> None:
        """Write a picture of the window."""
        path.write_bytes(base64.b64decode(self.ask("Page.captureScreenshot", format="png")["data"]))

    def close(self) -> None:
        """Stop the browser."""
        self._opened.close()

    def _stop(self) -> None:
        self._process.terminate()
        self._process.wait()

    def _address(self, port: int) -> str:
        until = time.monotonic() + HUNG
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/json") as answer:
                    return str(json.load(answer)[0]["webSocketDebuggerUrl"])
            except (urllib.error.URLError, ConnectionError, IndexError):
                assert time.monotonic() < until, "the browser did not start"
                time.sleep(PAUSE)

    def _note(self, message: dict[str, Any]) -> None:
        if message["method"] == "Runtime.exceptionThrown":
            self.faults.append(json.dumps(message["params"]["exceptionDetails"]))
        if message["method"] == "Log.entryAdded" and message["params"]["entry"]["level"] == "error":
            self.faults.append(json.dumps(message["params"]["entry"]))
