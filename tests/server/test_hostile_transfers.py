"""Whoever asks for much and reads nothing, or sends half of much, makes the server keep little."""

import asyncio
import base64
import json
import logging
import os
from pathlib import Path
from typing import Any, cast

import pytest

from regift.server.http import in_flight_upload_and_answer_bytes_limit
from regift.server.http.in_flight_upload_and_answer_bytes_limit import PIECE
from regift.server.socket import http_admission_and_slow_client_cutoff
from regift.server.socket.http_admission_and_slow_client_cutoff import BUFFER, LimitedHttp, UvicornConfig
from regift.server.socket.http_admission_and_slow_client_cutoff import PIECE as READ_AT_ONCE
from regift.tables.limits.server_limit_values import Limits, Rate
from regift.tables.setup import custom_card_editing
from regift.tables.setup.custom_card_editing import NewCard
from tests.server.custom_cards import STALL, Seat, stall
from tests.server.playing import ANYTHING, Served, serving
from tests.server.raw import Raw, raw
from tests.waiting import HUNG, until

PHOTOS = 60
PHOTO = 60_000
"""Bytes of each."""
WINDOW = 4096
"""Bytes that the system of a client takes in which reads nothing."""


@pytest.fixture(autouse=True)
def stalls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", STALL)


def services_of(served: Served) -> Any:
    """Return what the server in this process works with."""
    return served.server.config.app.state.app_services  # type: ignore[union-attr]


def untaken(served: Served) -> int:
    """Return the bytes that the server keeps for clients that have not taken them."""
    return sum(each.transport.get_write_buffer_size() for each in served.server.server_state.connections)


async def with_photos(served: Served) -> tuple[Seat, list[NewCard]]:
    """Make a table with many photos."""
    host, own = await stall(served)
    cards = [NewCard("dear", f"Card {number}", "", os.urandom(PHOTO)) for number in range(PHOTOS)]
    registry = services_of(served).table_registry
    table = await registry.find(host.last["lobby"]["code"])
    await custom_card_editing.add(table, table.stored.host, cards)
    return own, cards


def asking(own: Seat, served: Served, path: str, method: str = "GET", *more: str) -> bytes:
    """Word a request of somebody at a table."""
    head = (f"{method} {own.at}{path} HTTP/1.1", f"Host: {served.address}", "Connection: close")
    return "\r\n".join((*head, f"Authorization: {own.headers['Authorization']}", *more, "", "")).encode()


async def body_of(client: Raw) -> bytes:
    """Read an answer to its end, its pieces put together."""
    head, _, rest = (await client.ended()).partition(b"\r\n\r\n")
    assert b" 200 " in head, head
    assert b"chunked" in head
    body = b""
    while rest:
        size, _, rest = rest.partition(b"\r\n")
        body, rest = body + rest[: int(size, 16)], rest[int(size, 16) + 2 :]
    return body


async def test_a_pack_that_is_not_read_is_not_made(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits()) as served, asyncio.TaskGroup() as group:
        own, cards = await with_photos(served)
        total = services_of(served).budget.total
        async with raw(served, WINDOW) as first, raw(served, WINDOW) as second, raw(served, WINDOW) as third:
            for client in (first, second, third):
                client.send(asking(own, served, "/pack?photos=yes"))
            await until(lambda: total["answers"] >= 3 * PIECE)
            assert untaken(served) <= 3 * (BUFFER + PIECE)
            reading = group.create_task(body_of(first))
            pack = json.loads(await asyncio.wait_for(reading, HUNG))
            assert untaken(served) <= 3 * (BUFFER + PIECE)
        assert pack["regift_pack"] == 1
        assert [base64.b64decode(card["photo"]) for card in pack["cards"]] == [card.photo for card in cards]
        await until(lambda: total["answers"] == total["answers_of_all"] == 0)


async def test_answers_that_nobody_reads_are_so_many_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(in_flight_upload_and_answer_bytes_limit, "PATIENCE", 0.0)
    async with serving(tmp_path / "data", limits=Limits(answers=2 * PIECE + 1)) as served:
        own, _ = await with_photos(served)
        total = services_of(served).budget.total
        async with raw(served, WINDOW) as first, raw(served, WINDOW) as second:
            for number, client in enumerate((first, second), 1):
                client.send(asking(own, served, "/pack?photos=yes"))
                await until(lambda least=number: total["answers"] >= least * PIECE)  # type: ignore[misc]
            refused = await own.fault("GET", "/pack?photos=yes", 429)
            assert refused["field"] == "request"
        await until(lambda: total["answers"] == 0)
        assert len((await own.done("GET", "/pack?photos=yes"))["cards"]) == PHOTOS


async def test_bodies_half_sent_are_so_many_bytes_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits(uploads=300_000)) as served:
        _, own = await stall(served)
        card = await own.add()
        total = services_of(served).budget.total
        head = asking(own, served, f"/own/{card['id']}/photo", "PUT", "Content-Length: 5000000")
        async with raw(served) as first, raw(served) as second:
            first.send(head + b"0" * 200_000)
            await until(lambda: total["uploads"] == 200_000)
            second.send(head + b"0" * 200_000)
            assert b" 429 " in await second.until(lambda received: b"\r\n" in received)
            assert total["uploads"] <= 300_000
        await until(lambda: total["uploads"] == total["uploads_of_all"] == 0)


async def test_a_body_that_says_it_is_too_large_is_not_read(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=ANYTHING) as served:
        _, own = await stall(served)
        async with raw(served) as client:
            client.send(asking(own, served, "/pack", "POST", "Content-Length: 900000000"))
            assert b" 400 " in await client.until(lambda received: b"\r\n" in received)


async def test_a_body_that_trickles_is_cut_and_one_that_comes_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_admission_and_slow_client_cutoff, "WATCH", 0.2)
    monkeypatch.setattr(http_admission_and_slow_client_cutoff, "SLOWEST", 2)
    async with serving(tmp_path / "data") as served:
        _, own = await stall(served)
        head = asking(own, served, "/own", "POST", "Content-Length: 100000")
        async with raw(served) as client, asyncio.timeout(HUNG):
            client.send(head)
            for _ in range(60):
                client.send(b" " * 100)
                await asyncio.sleep(0.02)
            assert not client.reader.at_eof()
            client.send(b" " * 94_000)
            assert b" 400 " in await client.until(lambda received: b"\r\n" in received)
        async with raw(served) as client:
            client.send(head)
            await client.ended()


PACED = Limits(body_pieces=Rate(2, 0.001))
"""Two pieces are read; the next would be in twenty minutes."""


def read_of(served: Served) -> list[int]:
    """Return the bytes that the server has read of each connection over which one asks."""
    connections = served.server.server_state.connections
    return [each._received for each in connections if isinstance(each, LimitedHttp)]


async def test_of_bodies_that_many_send_at_once_no_more_is_read_than_the_pace_allows(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=PACED) as served:
        _, own = await stall(served)
        card = await own.add()
        budget = services_of(served).budget
        before = sum(read_of(served))
        head = asking(own, served, f"/own/{card['id']}/photo", "PUT", "Content-Length: 4000000")
        async with raw(served) as first, raw(served) as second, raw(served) as third:
            for client in (first, second, third):
                client.send(head + b"0" * 3_000_000)
            await until(lambda: budget.met["body_pieces"] > 0)
            assert (await served.http.get("/metrics")).status_code == 200  # other requests do not wait
            assert max(read_of(served)) <= 3 * READ_AT_ONCE
            assert sum(read_of(served)) - before <= 5 * READ_AT_ONCE + 4096
            read_at_the_usual_pace(served)


def read_at_the_usual_pace(served: Served) -> None:
    """Let the server read on, so that it sees who is gone."""
    services_of(served).budget.limits = Limits()
    queue = cast(UvicornConfig, served.server.config).body_queue
    queue._bucket, queue._is_called = None, False
    queue._call()


async def test_a_body_that_was_refused_is_read_at_the_same_pace(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=PACED) as served:
        budget = services_of(served).budget
        async with raw(served) as client:
            client.send(b"POST /api/tables HTTP/1.1\r\nHost: " + served.address.encode())
            client.send(b"\r\nContent-Length: 9000000\r\n\r\n" + b" " * 9_000_000)
            assert b" 400 " in await client.until(lambda received: b"\r\n" in received)
            await until(lambda: budget.met["body_pieces"] > 0)
            assert max(read_of(served)) <= 4 * READ_AT_ONCE


def chunked(body: bytes, size: int) -> bytes:
    """Return a body in chunks of so many bytes each."""
    pieces = [body[at : at + size] for at in range(0, len(body), size)]
    return b"".join(b"%x\r\n%b\r\n" % (len(piece), piece) for piece in pieces)


def chunked_post(served: Served, path: str, *more: str) -> bytes:
    """Word the head of a request whose body comes in chunks."""
    lines = (f"POST {path} HTTP/1.1", f"Host: {served.address}", "Transfer-Encoding: chunked", *more, "", "")
    return "\r\n".join(lines).encode()


NEW_TABLE = b'{"game": "kung_fu", "seats": 2}'


async def test_a_body_in_many_small_chunks_is_an_invalid_request(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits()) as served:
        met = services_of(served).budget.met
        async with raw(served) as client:
            client.send(chunked_post(served, "/api/tables") + chunked(b" " * 1000 + NEW_TABLE, 1) + b"0\r\n\r\n")
            assert (await client.ended()).startswith(b"HTTP/1.1 400 ")
        assert met["small_chunks"] == 1


@pytest.mark.parametrize("path", ["/api/nothing", "/api/games"])
async def test_a_page_that_reads_no_body_says_nothing_after_a_body_in_small_chunks(
    path: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    async with serving(tmp_path / "data", limits=Limits()) as served:
        async with raw(served) as client:
            client.send(chunked_post(served, path) + chunked(b" " * 1000, 1) + b"0\r\n\r\n")
            assert (await client.ended()).startswith(b"HTTP/1.1 400 ")
        assert (await served.http.get("/api/games")).status_code == 200
    assert not caplog.records


async def test_a_body_in_chunks_as_clients_send_them_is_read(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits()) as served:
        _, own = await stall(served)
        long = json.dumps({"cards": [{"kind": "dear", "name": f"Card {number}"} for number in range(100)]}).encode()
        long += b" " * (120_000 - len(long))
        who = f"Authorization: {own.headers['Authorization']}"
        for path, body, size in (("/api/tables", NEW_TABLE, 1), (f"{own.at}/own", long, 300)):
            async with raw(served) as client:
                client.send(chunked_post(served, path, who, "Connection: close"))
                client.send(chunked(body, size) + b"0\r\n\r\n")
                assert (await client.ended()).startswith(b"HTTP/1.1 201 "), path
        assert services_of(served).budget.met["small_chunks"] == 0


@pytest.mark.parametrize(
    ("more", "small"), [(chunked(b" " * 1000, 1), 1), (b"zz\r\n", 0)], ids=["small chunks", "no chunk"]
)
async def test_what_is_invalid_after_an_answer_ends_the_connection(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, more: bytes, small: int
) -> None:
    async with serving(tmp_path / "data", limits=Limits()) as served:
        async with raw(served) as client:
            client.send(chunked_post(served, "/api/tables") + chunked(b" " * 5000, 5000))
            assert b" 400 " in await client.until(lambda received: b"}" in received)
            client.send(more)
            assert not await client.ended()
        assert services_of(served).budget.met["small_chunks"] == small
        assert not [record for record in caplog.records if record.name == "asyncio"]
