"""A slow reader is never waited for."""

import asyncio

from regift.server.outbox import CAPACITY, Outbox


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


async def _idle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)
