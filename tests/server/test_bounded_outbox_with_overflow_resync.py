"""A slow reader is never waited for."""

import asyncio

from regift.server.socket.bounded_outbox_with_overflow_resync import CAPACITY, Outbox
from regift.server.socket.spectator_send_scheduler import SpectatorSendScheduler


async def test_a_reader_who_missed_too_much_gets_the_board_and_then_goes_on() -> None:
    sent: list[str] = []
    gate = asyncio.Event()

    async def send(frame: str) -> None:
        await gate.wait()
        sent.append(frame)

    outbox = Outbox(lambda: [b"lobby", b"board"])
    running = asyncio.create_task(outbox.run(send))
    outbox.put(b"first")
    await asyncio.sleep(0)
    for number in range(CAPACITY + 20):
        outbox.put(str(number).encode())
    gate.set()
    await _idle()
    outbox.put(b"next")
    outbox.close()
    await running
    assert sent == ["first", "lobby", "board", "next"]


async def test_a_reader_who_keeps_up_gets_everything_in_order() -> None:
    sent: list[str] = []

    async def send(frame: str) -> None:
        sent.append(frame)

    outbox = Outbox(list)
    running = asyncio.create_task(outbox.run(send))
    for number in range(CAPACITY):
        outbox.put(str(number).encode())
    outbox.close()
    await running
    assert sent == [str(number) for number in range(CAPACITY)]


async def test_what_can_be_written_at_once_is_and_nothing_overtakes_what_waits() -> None:
    sent: list[str] = []
    gate = asyncio.Event()
    is_full = False

    def write(frame: bytes) -> bool:
        if not is_full:
            sent.append(frame.decode())
        return not is_full

    async def send(frame: str) -> None:
        await gate.wait()
        sent.append(frame)

    outbox = Outbox(list, write)
    running = asyncio.create_task(outbox.run(send))
    outbox.put(b"at once")
    assert sent == ["at once"]
    is_full = True
    outbox.put(b"waits")
    await _idle()
    is_full = False
    outbox.put(b"waits behind it")
    assert sent == ["at once"]
    gate.set()
    await _idle()
    outbox.put(b"at once again")
    outbox.close()
    await running
    assert sent == ["at once", "waits", "waits behind it", "at once again"]


async def _idle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_spectator_is_written_to_in_turn_and_in_order() -> None:
    sent: list[str] = []
    has_room = True

    def write(frame: bytes) -> bool:
        if has_room:
            sent.append(frame.decode())
        return has_room

    async def send(frame: str) -> None:
        sent.append(frame)

    outbox = Outbox(list, write)
    outbox.spectator_sends = SpectatorSendScheduler()
    running = asyncio.create_task(outbox.run(send))
    outbox.put(b"first")
    outbox.put(b"second")
    assert sent == []
    await _idle()
    assert sent == ["first", "second"]
    has_room = False
    outbox.put(b"third")
    outbox.put(b"fourth")
    await _idle()
    outbox.close()
    await running
    assert sent == ["first", "second", "third", "fourth"]
