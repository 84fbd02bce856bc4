"""Short messages are read without detours, and a stream that is cut anywhere says the same."""

from pathlib import Path

import pytest

from regift.server.socket.websocket_flood_limits_and_fast_path import LimitedWebSocket, are_whole, header_of, text_in
from tests.server.playing import serving
from tests.server.raw import BINARY, PING, TEXT, frame, raw, read_frames
from tests.waiting import until

ASKED = b'{"t": "ping"}'
ANSWERED = b'\x81\x0c{"t":"pong"}'
ENTER = b'{"t": "enter", "code": "KNOT", "name": "A"}'


def test_a_short_message_is_read_as_it_is() -> None:
    assert text_in(frame(ASKED)) == ASKED.decode()
    assert text_in(frame("Léa".encode())) == "Léa"
    assert text_in(frame(b"")) == ""


@pytest.mark.parametrize(
    "data",
    [
        b"",
        frame(ASKED)[:-1],
        frame(ASKED) + b"\x81",
        frame(ASKED) * 2,
        frame(b"x" * 126),
        frame(b"\xff"),
        frame(ASKED, BINARY),
        frame(b"", PING),
        frame(ASKED, TEXT, is_last=False),
        b"\x81\x02hi",
        bytes((0xC1,)) + frame(ASKED)[1:],
    ],
    ids=["none", "short", "more", "two", "long", "no-utf8", "binary", "ping", "part", "unmasked", "reserved"],
)
def test_anything_else_is_left_to_the_parser(data: bytes) -> None:
    assert text_in(data) is None


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_text_of_any_length_gets_the_header_that_says_so(length: int) -> None:
    text = b"x" * length
    assert read_frames(header_of(length) + text) == [(TEXT, text)]


def test_frames_are_whole_where_the_last_one_ends() -> None:
    whole = frame(ASKED) + frame(b"", PING) + frame(b"x" * 300) + frame(b"", BINARY)
    assert are_whole(whole)
    ends = {0}
    for each in (frame(ASKED), frame(b"", PING), frame(b"x" * 300)):
        ends.add(max(ends) + len(each))
    assert {cut for cut in range(len(whole)) if are_whole(whole[:cut])} == ends


def test_a_part_of_a_longer_message_is_not_whole() -> None:
    assert not are_whole(frame(b"{", TEXT, is_last=False))
    assert not are_whole(frame(b"}", 0))
    assert not are_whole(b"\x81\x02hi")


@pytest.mark.parametrize("first", [1, 2, 5, 6, 7, 18, 19, 20, 21, 37, 38])
async def test_messages_cut_anywhere_are_answered_alike(
    first: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrived: list[bytes] = []
    receive = LimitedWebSocket.data_received

    def noting(socket: LimitedWebSocket, data: bytes) -> None:
        arrived.append(data)
        receive(socket, data)

    async with serving(tmp_path / "data") as served, raw(served) as client:
        code = (await served.make("kung_fu", 2))["code"].encode()
        await client.open(served.address)
        client.send(frame(ENTER.replace(b"KNOT", code)))
        await client.answered()
        monkeypatch.setattr(LimitedWebSocket, "data_received", noting)
        pings = frame(ASKED) * 4
        for piece in (pings[:first], pings[first:], frame(ASKED), frame(ASKED)):
            client.send(piece)
            await until(lambda piece=piece: arrived[-1:] == [piece])  # type: ignore[misc]
            arrived.clear()
        assert (await client.answered()).count(ANSWERED) == 6
