"""A terminal at a table elsewhere learns the words of the cards that the table has added, before it shows any."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from regift.terminal.transports.custom_card_fetcher import CustomCardFetcher
from regift.terminal.transports.invitation_parser import Invitation
from regift.terminal.transports.remote_transport import RemoteTransport
from regift.wire import all_messages as wire
from tests.server.custom_cards import SCARF, STALL, stall
from tests.server.playing import serving
from tests.terminal.test_hostile_server import Listener


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the stall on the shelf."""
    monkeypatch.setenv("REGIFT_GAMES", STALL)


async def test_each_message_is_looked_at_before_it_is_passed_on() -> None:
    messages = [wire.Notice("one"), wire.Fault("seats", "2", "3")]

    async def talk(socket: ServerConnection) -> None:
        await socket.recv()
        for message in messages:
            await socket.send(msgspec.json.encode(message).decode())
        await socket.wait_closed()

    order: list[tuple[str, wire.ToClient]] = []

    class Reader(Listener):
        """Notes what is passed on to it."""

        def hear(self, message: wire.ToClient) -> None:
            """Note the message."""
            order.append(("passed on", message))
            super().hear(message)

    async def look(message: wire.ToClient) -> None:
        order.append(("looked at", message))

    reader = Reader()
    async with serve(talk, "127.0.0.1", 0) as server:
        transport = RemoteTransport(f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}")
        transport.message_hook = look
        talking = asyncio.create_task(transport.run(reader))
        for _ in messages:
            await asyncio.wait_for(reader.heard.get(), 60)
        talking.cancel()
    assert order == [(what, message) for message in messages for what in ("looked at", "passed on")]


async def test_the_words_of_added_cards_are_asked_for_once_for_each_stamp(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, own = await stall(served)
        added = await own.add()
        fetcher = CustomCardFetcher(Invitation(f"http://{served.address}", host.last["lobby"]["code"]))
        lobby = msgspec.convert({**host.last["lobby"], "own": "one"}, wire.Lobby)
        await fetcher.observe(lobby)
        assert fetcher.words == {}
        await fetcher.observe(msgspec.convert(host.last["entered"], wire.Entered))
        await fetcher.observe(lobby)
        assert fetcher.words == {}
        await fetcher.observe(msgspec.structs.replace(lobby, own="two"))
        assert fetcher.words == {added["word"]: {"name": SCARF["name"], "line": SCARF["line"]}}
        await own.done("DELETE", f"/own/{added['id']}")
        await fetcher.observe(msgspec.structs.replace(lobby, own="three"))
        assert fetcher.words == {}
