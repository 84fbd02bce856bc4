"""A server in a browser, on an ordinary Python: the page asks it as it asks any other."""

import asyncio
import gc
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final

import pytest

from regift.games import catalogue
from regift.server.in_browser.asgi_bridge import BridgedWebSocket
from regift.server.in_browser.server_in_browser import ServerInBrowser
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from tests.waiting import HUNG

ORIGIN: Final = "http://localhost:8000"
SECRET: Final = bytes(range(32))
SLEEPING: Final = 10_000.0
"""Bots that take hours for a move."""
Json = dict[str, Any]


class Storage:
    """What a browser keeps."""

    def __init__(self) -> None:
        self.image = b""
        self.is_full = False

    async def save(self, image: bytes) -> None:
        """Keep an image."""
        await asyncio.sleep(0)
        if self.is_full:
            raise OSError("no room")
        self.image = image


@asynccontextmanager
async def opened(storage: Storage, bots: float = 0) -> AsyncIterator[ServerInBrowser]:
    """Open the tables that are kept, and close them."""
    server = ServerInBrowser.open(ORIGIN, SECRET, storage.image, storage.save, TableSpeed(bots, window_limit=0))
    try:
        yield server
    finally:
        await server.close()


async def asked(server: ServerInBrowser, method: str, path: str, body: Json | None = None, token: str = "") -> Any:
    """Ask for something that is there."""
    headers = [("authorization", f"Bearer {token}")] if token else []
    answer = await server.ask(method, path, headers, json.dumps(body).encode() if body else b"")
    assert 200 <= answer.status < 300, answer
    return json.loads(answer.body)


class Page:
    """Somebody at a table."""

    def __init__(self, server: ServerInBrowser, made: Json) -> None:
        self.frames: asyncio.Queue[Json | int] = asyncio.Queue()
        self.socket: BridgedWebSocket = server.connect(
            lambda text: self.frames.put_nowait(json.loads(text)), self.frames.put_nowait
        )
        self.say({"t": "enter", "code": made["code"], "token": made["token"], "name": "Léa", "avatar": "fox"})

    def say(self, message: Json) -> None:
        """Say something to the table."""
        self.socket.take(json.dumps(message))

    async def until(self, kind: str) -> Json:
        """Return the next message of a kind."""
        async with asyncio.timeout(HUNG):
            while (frame := await self.hear())["t"] != kind:
                pass
        return frame

    async def hear(self) -> Json:
        """Return the next message."""
        frame = await self.frames.get()
        assert isinstance(frame, dict), f"closed with {frame}"
        return frame


async def made_with_bots(server: ServerInBrowser, game: str) -> Json:
    """Make a table for one person."""
    made: Json = await asked(server, "POST", "/api/tables", {"game": game, "seats": 4})
    return made


async def begun(server: ServerInBrowser, made: Json) -> Page:
    """Come to a table, fill it with bots and let it be dealt."""
    page = Page(server, made)
    await page.until("lobby")
    for seat in range(1, 4):
        page.say({"t": "add_bot", "seat": seat, "bot": "random"})
    page.say({"t": "start"})
    return page


@pytest.mark.parametrize("game", catalogue.folders())
async def test_each_game_is_played_to_its_end(game: str) -> None:
    async with opened(Storage()) as server:
        made = await made_with_bots(server, game)
        page = await begun(server, made)
        choice = Random(1)
        async with asyncio.timeout(HUNG):
            while (frame := await page.hear()).get("phase") != "over":
                if options := frame.get("options"):
                    page.say({"t": "play", "action": choice.choice(options)[0], "at": frame["at"]})
        replayed = await asked(server, "GET", f"/api/tables/{made['code']}/replay", token=made["token"])
        assert replayed["game"] == game
        assert replayed["steps"]


async def test_its_codes_are_no_servers() -> None:
    async with opened(Storage()) as server:
        codes = [(await made_with_bots(server, "kung_fu"))["code"] for _ in range(20)]
    assert {code[0] for code in codes} == {"O"}
    assert len(set(codes)) == 20


async def test_a_game_goes_on_where_the_page_was_left() -> None:
    storage = Storage()
    async with opened(storage, SLEEPING) as server:
        made = await made_with_bots(server, "kung_fu")
        before = await (await begun(server, made)).until("board")
        kept = storage.image
    storage.image = kept  # the page was gone before the server could close
    async with opened(storage, SLEEPING) as server:
        page = Page(server, made)
        after = await page.until("board")
        [news] = await asked(server, "POST", "/api/seats", {"seats": [{"code": made["code"], "token": made["token"]}]})
    assert after["parts"] == before["parts"]
    assert news["code"] == made["code"]


async def test_nothing_is_said_to_be_kept_that_is_not() -> None:
    storage = Storage()
    async with opened(storage) as server:
        made = await made_with_bots(server, "kung_fu")
        page = Page(server, made)
        await page.until("lobby")
        storage.is_full = True
        page.say({"t": "seats", "seats": 3})
        assert (await page.until("fault"))["t"] == "fault"
        storage.is_full = False
        page.say({"t": "seats", "seats": 2})
        assert (await page.until("fault"))["t"] == "fault"


async def test_websockets_are_held_while_they_are_open_and_end_with_the_server() -> None:
    async with opened(Storage()) as server:
        page = Page(server, await made_with_bots(server, "kung_fu"))
        await page.until("lobby")
        running, frames = page.socket.running, page.frames
        del page
        gc.collect()
        assert not running.done()
    assert running.done()
    assert not running.cancelled()
    assert frames.empty(), "nobody who has gone is told that it is closed"
