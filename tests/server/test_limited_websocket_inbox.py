"""What has come waits for its reader, in order."""

import asyncio

from regift.server.socket.websocket_flood_limits_and_fast_path import InboundMessageQueue


async def test_what_came_is_read_in_order_and_what_comes_wakes_the_reader() -> None:
    inbox = InboundMessageQueue(asyncio.get_running_loop())
    inbox.put_nowait(1)
    inbox.put_nowait(2)
    assert (inbox.qsize(), inbox.empty()) == (2, False)
    assert [await inbox.get(), await inbox.get()] == [1, 2]
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait(3)
    inbox.put_nowait(4)
    assert await reading == 3
    assert inbox.get_nowait() == 4
    assert inbox.empty()


async def test_a_reader_who_gives_up_takes_nothing_along() -> None:
    inbox = InboundMessageQueue(asyncio.get_running_loop())
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    inbox.put_nowait(1)
    assert await inbox.get() == 1
