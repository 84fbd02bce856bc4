"""What JavaScript calls: the server in a browser with the types of that side, which Pyodide alone has."""

from collections.abc import Callable
from typing import Any

from regift.server.in_browser.server_in_browser import ServerInBrowser
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed


class PageServer:
    """The tables of a browser, as its page asks them."""

    def __init__(self, origin: str, speed: Any, secret: Any, image: Any, save: Callable[[Any], Any]) -> None:
        """Open what was saved; `speed`: the fields of a TableSpeed; `save` returns a promise."""
        from pyodide import ffi  # type: ignore[import-not-found]

        self._ffi = ffi

        async def save_image(content: bytes) -> None:
            try:
                await save(ffi.to_js(content))
            except ffi.JsException as failure:
                raise OSError(str(failure)) from None

        self._server = ServerInBrowser.open(origin, secret.to_bytes(), image.to_bytes(), save_image, TableSpeed(*speed))

    async def ask(self, method: str, path: str, headers: Any, body: Any) -> Any:
        """Return the status, the headers and the body of an answer."""
        said = [(str(name), str(value)) for name, value in headers]
        answer = await self._server.ask(method, path, said, body.to_bytes())
        return self._ffi.to_js([answer.status, [list(pair) for pair in answer.headers], answer.body])

    def connect(self, tell: Callable[[str], None], hang_up: Callable[[int], None]) -> Any:
        """Open a websocket, which JavaScript holds until it lets go of it."""
        return self._ffi.create_proxy(self._server.connect(tell, hang_up))
