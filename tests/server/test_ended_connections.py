"""A connection that has ended is gone from memory at once: nothing of it waits for the collector of garbage."""

import gc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.server import ServerProtocol

from benchmarks.load.spectator_memory import measure
from regift.server.socket.bounded_outbox_with_overflow_resync import Outbox
from regift.server.socket.websocket_flood_limits_and_fast_path import LimitedWebSocket
from regift.server.socket.websocket_session import WebSocketSession
from regift.wire.client_message_handler import ClientMessageHandler
from tests.server.playing import seated, serving
from tests.server.raw import raw
from tests.waiting import until

KINDS = (LimitedWebSocket, ServerProtocol, WebSocketSession, ClientMessageHandler, Outbox)


def living() -> Counter[str]:
    """Count what there is of each kind."""
    return Counter(type(each).__name__ for each in gc.get_objects() if type(each) in KINDS)


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    """Keep the collector from tidying up."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("is_polite", [True, False])
async def test_nothing_is_left_of_who_watched_or_played_and_left(tmp_path: Path, *, is_polite: bool) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        code, token = players[1].last["lobby"]["code"], players[1].token
        before = living()
        leavers = [await served.enter(code, "Watcher", watch=True), await served.enter(code, "Bo", token=token)]
        assert living() - before == Counter({kind.__name__: 2 for kind in KINDS})
        for leaver in leavers:
            if is_polite:
                await leaver.socket.close()
            else:
                leaver.socket.transport.abort()
        await until(lambda: living() == before)


async def test_nothing_is_left_of_who_never_entered_or_was_turned_away(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        await seated(served, seats=2)
        before = living()
        stranger = await served.connect()
        await stranger.say(t="enter", code="QQQQ", name="Eve")
        assert (await stranger.answer("fault"))["is_final"]
        await stranger.socket.wait_closed()
        async with raw(served) as broken:
            await broken.open(served.address)
            broken.send(b"\xff\xff\xff\xff")
            await broken.ended()
        await until(lambda: living() == before)


@pytest.mark.slow
async def test_what_spectators_cost_is_measured_as_they_come_and_leave(tmp_path: Path) -> None:
    cost = await measure(20, 2, tmp_path / "data")
    assert len(cost.rounds) == 2
    assert min(cost.rounds) >= 0
