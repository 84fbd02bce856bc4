"""Websockets that no client of ours would open: floods, fragments, pings, and nobody who reads."""

import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from regift.server.run import PING as PING_EVERY
from regift.server.socket import http_admission_and_slow_client_cutoff, websocket_flood_limits_and_fast_path
from regift.server.socket.bounded_outbox_with_overflow_resync import LARGEST
from tests.server.playing import Player, Served, seated, serving, to_act
from tests.server.raw import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    TEXT,
    UNKNOWN,
    Raw,
    close_code,
    faults_in,
    frame,
    raw,
    read_frames,
)
from tests.waiting import HUNG, until

MESSAGE_FLOOD = frame(b'{"t": "resync"}') * 20_000
MOST_OF_A_FLOOD = 5000
"""Frames of fifty thousand that are looked at before the connection is ended."""
ASK_AGAIN = 0.2
"""Seconds without an answer after which it is asked once more."""


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture) -> None:
    """Fail a test that left an error in the log."""
    caplog.set_level(logging.ERROR)


async def at_play(served: Served) -> tuple[list[Player], list[int]]:
    """Seat two people and give them with where they are."""
    players = await seated(served, seats=2)
    await to_act(players)
    return players, [player.at for player in players]


async def unmoved(players: list[Player], before: list[int]) -> None:
    """Check that nothing has happened and that the players are served."""
    for player in players:
        await player.settle()
    assert [player.at for player in players] == before


@pytest.mark.parametrize(
    "text",
    [
        '{"t":' * 10_000,
        '{"t": "option", "name": "turn_cap", "value": ' + "[" * 60_000,
        '{"x":' + "[" * 5_000 + "]" * 5_000 + "}",
        '{"t": "play", "action": ' + "9" * 5_000 + ', "at": 1}',
        '{"t": "play", "action": 99999999999999999999, "at": 18446744073709551615}',
        '{"t": "play", "action": -1, "at": -1}',
        '{"t": "play", "action": NaN, "at": Infinity}',
        '{"t": "play", "action": 1e400, "at": 1}',
        '{"t": "play", "action": 1.5, "at": 1}',
        '{"t": "play", "action": true, "at": null}',
        '{"t": "why", "spot": "\\ud800"}',
        '{"t": "why", "spot": "\\u0000\\uffff"}',
        '{"t": "rename", "name": "\\udfff", "avatar": "fox"}',
        '{"t": "option", "name": "\\udc00", "value": "\\udc00"}',
        '{"t": "play", "t": "start"}',
        '{"t": {"t": "start"}}',
        '\ufeff{"t": "resync"}',
        '{"t": "seats", "seats": 99999999999999999999999}',
        '{"t": "add_bot", "seat": 1000000000000000000000, "bot": "random"}',
        '{"t": "free", "seat": -9223372036854775809}',
        '{"t": "bet", "on": 0}',
        '{"t": "bet", "on": -1}',
        '{"t": "bet", "on": 9223372036854775808}',
        '{"t": "bet", "on": "@0"}',
        '{"t": "bet"}',
        '{"t": "go_on"}',
        '{"t": "go_on", "code": "KNOT"}',
        '{"t": "manner", "name": "out_sees", "value": "hands"}',
    ],
)
async def test_any_text_gets_a_typed_answer(text: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path / "data") as served:
        players, before = await at_play(served)
        await players[1].socket.send(text)
        message = await players[1].hear()
        assert message["t"] in ("fault", "refused"), message
        await unmoved(players, before)
    assert not caplog.records


async def test_frames_of_bytes_that_are_no_text(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path / "data") as served:
        players, before = await at_play(served)
        cases = [
            (frame(b"\xff\xfe\x80"), 1007),
            (b"\x81\x05hello", 1002),
            (bytes([0xF1, 0x80]) + b"mask", 1002),
            (frame(b"x" * 200, PING), 1002),
            (frame(b"", 3), 1002),
            (b"\x81\xff" + (2**40).to_bytes(8, "big") + b"mask", 1009),
            (frame(b"x", 0), 1002),
        ]
        for sent, code in cases:
            async with raw(served) as client:
                assert b" 101 " in await client.open(served.address)
                client.send(sent)
                assert close_code(await client.ended()) == code
        async with raw(served) as client:
            await client.open(served.address)
            client.send(frame(b"bytes", BINARY))
            assert faults_in(await client.answered())[0]["expected"] == "a text frame"
        await unmoved(players, before)
    assert not caplog.records


@pytest.mark.parametrize(
    "flood",
    [
        frame(b"", PING) * 50_000,
        frame(b"", PONG) * 50_000,
        frame(b"") * 50_000,
        frame(b"{", is_last=False) + frame(b"", 0, is_last=False) * 50_000,
        MESSAGE_FLOOD,
    ],
    ids=["pings", "pongs", "empty", "fragments", "messages"],
)
async def test_a_flood_ends_its_own_connection(flood: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = count_frames(monkeypatch)
    async with serving(tmp_path / "data") as served:
        players, before = await at_play(served)
        async with raw(served) as client:
            await client.open(served.address)
            client.send(flood)
            await unmoved(players, before)
            received = await client.ended()
            assert not received or close_code(received) == 1008
        await unmoved(players, before)
    assert flood == MESSAGE_FLOOD or len(looked_at) < MOST_OF_A_FLOOD


def count_frames(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note every frame that a server reads which is no whole short message."""
    looked_at: list[str] = []

    def noting(name: str, handle: Callable[..., None]) -> Callable[..., None]:
        def noted(*given: object) -> None:
            looked_at.append(name)
            handle(*given)

        return noted

    for name in ("handle_ping", "handle_pong", "handle_cont", "send_receive_event_to_app"):
        monkeypatch.setattr(
            websocket_flood_limits_and_fast_path.LimitedWebSocket,
            name,
            noting(name, getattr(websocket_flood_limits_and_fast_path.LimitedWebSocket, name)),
        )
    return looked_at


async def test_a_flood_of_pings_from_one_who_never_reads_takes_no_memory(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served, raw(served, window=2048) as client:
        await client.open(served.address)
        for _ in range(40):
            client.send(frame(b"x" * 100, PING) * 5)
            await asyncio.sleep(0)
        assert waiting_in(served) <= websocket_flood_limits_and_fast_path.BUFFER


def sockets(served: Served) -> list[websocket_flood_limits_and_fast_path.LimitedWebSocket]:
    """Return the websockets that a server of this process has open."""
    return [
        each
        for each in served.server.server_state.connections
        if isinstance(each, websocket_flood_limits_and_fast_path.LimitedWebSocket)
    ]


def waiting_in(served: Served) -> int:
    """Return the most bytes that wait for any client."""
    return max(each.transport.get_write_buffer_size() for each in sockets(served))


async def stall(served: Served, client: Raw, code: str) -> None:
    """Enter a table and never read again."""
    await client.open(served.address)
    client.say(t="enter", code=code, name="Sloth", watch=True)
    client.writer.transport.pause_reading()  # type: ignore[attr-defined]


async def test_who_never_reads_costs_little_and_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_flood_limits_and_fast_path, "FAREWELL", 0.1)
    async with serving(tmp_path / "data") as served:
        players, _ = await at_play(served)
        code = players[0].last["lobby"]["code"]
        config = served.server.config
        assert (config.ws_ping_interval, config.ws_ping_timeout) == (PING_EVERY, PING_EVERY)
        config.ws_ping_interval = config.ws_ping_timeout = 0.3  # for who comes from now on
        async with raw(served, window=2048) as client:
            await stall(served, client, code)
            before = len(sockets(served))
            most = 0
            for _ in range(60):
                await client_asks(client)
                await players[0].settle()
                most = max(most, waiting_in(served))
            assert most + LARGEST < 256 * 1024
            await until(lambda: len(sockets(served)) < before)
            assert len(sockets(served)) == before - 1
        await players[0].settle()


async def client_asks(client: Raw) -> None:
    """Ask for a lot, as fast as the server takes it."""
    for _ in range(10):
        client.say(t="resync")
    await asyncio.sleep(0)


async def test_a_slow_reader_is_resynced_and_plays_on(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players, _ = await at_play(served)
        served.server.config.ws_ping_interval = None  # who does not read answers none
        before = sockets(served)
        async with raw(served, window=2048) as client:
            await stall(served, client, players[0].last["lobby"]["code"])
            await until(lambda: len(sockets(served)) > len(before))
            (theirs,) = (each for each in sockets(served) if each not in before)
            theirs.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            for _ in range(60):
                await client_asks(client)
                await players[0].settle()
            client.writer.transport.resume_reading()  # type: ignore[attr-defined]
            told = [tag for tag in tags_of(await caught_up(client)) if tag != "fault"]
            board = len(told) - 1 - told[::-1].index("board")
            assert told[board - 1 : board + 1] == ["lobby", "board"]
            assert set(told[board + 1 :]) <= {"lobby"}  # a busy machine may have more to say of who is here
            assert "regift_resyncs_total 0.0" not in (await served.http.get("/metrics")).text


def is_closed(data: bytes) -> bool:
    """Return whether a server says goodbye."""
    return any(kind == CLOSE for kind, _ in read_frames(data))


def tags_of(data: bytes) -> list[str]:
    """List what kinds of messages a server sent."""
    return [body[6:].partition(b'"')[0].decode() for kind, body in read_frames(data) if kind == TEXT]


async def caught_up(client: Raw) -> bytes:
    """Return all that comes until a question is answered; while too much waits, its answer is dropped with the rest."""
    received = b""
    async with asyncio.timeout(HUNG):
        while UNKNOWN not in received:
            client.say(t=UNKNOWN.decode())
            with suppress(TimeoutError):
                async with asyncio.timeout(ASK_AGAIN):
                    while UNKNOWN not in received:
                        received += await client.reader.read(65536)
    return received


async def test_half_a_handshake_and_none_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_admission_and_slow_client_cutoff, "WATCH", 0.2)
    async with serving(tmp_path / "data") as served:
        halves = [
            b"",
            b"GET /ws HT",
            f"GET /ws HTTP/1.1\r\nHost: {served.address}\r\nUpgrade: websocket\r\n".encode(),
            f"POST /api/tables HTTP/1.1\r\nHost: {served.address}\r\nContent-Length: 4000\r\n\r\n{{".encode(),
        ]
        for half in halves:
            async with raw(served) as client:
                client.send(half)
                await client.ended()
        async with raw(served) as client, asyncio.timeout(HUNG):
            client.send(b"GET /healthz HTTP/1.1\r\nHost")
            ended = asyncio.create_task(client.ended())
            while not ended.done():
                client.send(b"t")
                await asyncio.sleep(0.03)


async def test_who_was_shown_out_and_stays_on_the_line_is_hung_up_on(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 3)
        host = await served.enter(made["code"], "Ann", token=made["token"])
        async with raw(served) as client:
            await client.open(served.address)
            client.say(t="enter", code=made["code"], name="Eve")
            await client.until(lambda received: "entered" in tags_of(received))
            await host.until(lambda: host.last["lobby"]["chairs"][1]["who"] == "person")
            await host.say(t="show_out", seat=1)
            await host.until(lambda: host.last["lobby"]["chairs"][1]["who"] == "free")
            for _ in range(5):
                client.say(t="say", text="I am still here")
            received = await client.until(is_closed)
            assert close_code(received) == 4000
            assert faults_in(received)[-1]["field"] == "token"
        await host.settle()
        assert "I am still here" not in "".join(host.heard)
