"""A terminal that joins a hostile server, or an honest one through somebody between, is not driven by what comes."""

import asyncio

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from regift.kit.refusal_and_errors import BadOption
from regift.terminal.transports.decode_without_control_codes import decode
from regift.terminal.transports.remote_transport import RemoteTransport
from regift.wire import all_messages as wire

TITLE = "\x1b]0;PWN\x07"
CLEAR = "\x9b2J"
TURNED = "\u202egnp.exe\u2066"


class Listener:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[wire.ToClient] = asyncio.Queue()

    def greeting(self) -> wire.Enter:
        """Say who comes."""
        return wire.Enter("Robin", "fox")

    def hear(self, message: wire.ToClient) -> None:
        """Keep the message."""
        self.heard.put_nowait(message)

    def hear_online(self, *, is_online: bool) -> None:
        """Do nothing."""


def strings_in(value: object) -> list[str]:
    """Return every string of a message, its keys too."""
    if isinstance(value, dict):
        return [text for pair in value.items() for each in pair for text in strings_in(each)]
    return [value] if isinstance(value, str) else []


@pytest.mark.parametrize(
    "message",
    [
        wire.Said(1, f"Lé{TITLE}a", 0, text=f"{CLEAR}hello\r{TURNED}"),
        wire.Notice(f"Back{TITLE} at\nnine", fr=TURNED),
        wire.Fault("seats", TITLE, CLEAR, reason=TURNED, args={TITLE: CLEAR}),
    ],
    ids=lambda message: type(message).__name__,
)
async def test_no_control_code_of_a_server_reaches_the_terminal(message: wire.ToClient) -> None:
    async def talk(socket: ServerConnection) -> None:
        await socket.recv()
        await socket.send(msgspec.json.encode(message).decode())
        await socket.wait_closed()

    listener = Listener()
    async with serve(talk, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        transport = RemoteTransport(f"ws://127.0.0.1:{port}")
        talking = asyncio.create_task(transport.run(listener))
        heard = await asyncio.wait_for(listener.heard.get(), 60)
        talking.cancel()
    letters = set("".join(strings_in(msgspec.to_builtins(heard))))
    assert not letters & {"\x1b", "\x07", "\x9b", "\r", "\u202e", "\u2066"}
    assert letters
    assert type(heard) is type(message)


def test_what_is_no_message_is_refused_as_before() -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(b"{", wire.Notice)
    with pytest.raises(msgspec.DecodeError):
        decode(b'{"t": "notice", "text": 3}', wire.Notice)
    with pytest.raises(msgspec.DecodeError):
        decode(b"[" * 900 + b"]" * 900, wire.Notice)
    with pytest.raises(msgspec.DecodeError):
        decode(b"[" * 100_000 + b"]" * 100_000, wire.Notice)


def test_text_keeps_its_lines_its_accents_and_its_emoji() -> None:
    text = "Ça va ?\nوقت اللعب 👨\u200d👩\u200d👧"
    assert decode(msgspec.json.encode(wire.Notice(text)), wire.Notice).text == text


def test_an_option_of_a_hostile_record_is_named_in_plain_letters() -> None:
    assert str(BadOption(f"x{TITLE}", 1, "one of first")).isprintable()
