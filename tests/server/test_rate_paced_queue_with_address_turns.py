"""A storm of websockets is let in at a pace, and whoever comes from elsewhere does not wait for all of it."""

import asyncio
from pathlib import Path
from typing import Any, cast

from benchmarks.load.spectators import HANDSHAKE
from regift.server.socket.rate_paced_queue_with_address_turns import PacedQueue
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.limits.server_limit_values import Limits, Rate
from tests.server.playing import Served, serving
from tests.server.raw import raw
from tests.waiting import until

PACED = Limits(websockets=Rate(2, 0.001))
"""Two are let in; the next would be in twenty minutes."""


def budget_of(served: Served) -> UsageBudget:
    """Return what a server counts."""
    budget = cast(Any, served.server.config.app).state.budget
    assert isinstance(budget, UsageBudget)
    return budget


async def test_of_a_storm_no_more_are_let_in_than_the_pace_allows(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=PACED) as served:
        await served.connect()
        await served.connect()
        async with raw(served) as late:
            late.writer.write(HANDSHAKE.format(host=served.address).encode())
            await until(lambda: budget_of(served).met["websockets"] > 0)
            answer = await served.http.get("/metrics")
            assert answer.status_code == 200  # requests do not wait
            assert "regift_connections 2.0\n" in answer.text


def queue_of_websockets() -> PacedQueue:
    """Return a queue with the usual pace."""
    return PacedQueue(UsageBudget(Limits(), lambda: 0.0), "websockets")


async def let_in(queue: PacedQueue, came: list[str], gone: str = "") -> list[str]:
    """Let some come to a queue, and return in which order they are let in."""
    order: list[str] = []
    acts = {who: (lambda who=who: order.append(who)) for who in came}
    for who, act in acts.items():
        queue.wait(who[0], act)
    if gone:
        queue.leave(gone[0], acts[gone])
    for _ in range(20):
        await asyncio.sleep(0)
    return order


async def test_addresses_take_turns() -> None:
    queue = queue_of_websockets()
    assert await let_in(queue, ["a1", "a2", "a3", "b1", "c1", "b2"]) == ["a1", "b1", "c1", "a2", "b2", "a3"]


async def test_who_has_gone_is_forgotten() -> None:
    queue = queue_of_websockets()
    assert await let_in(queue, ["a1", "a2", "b1"], gone="a1") == ["a2", "b1"]
    assert await let_in(queue, ["a1"], gone="a1") == []


async def test_one_is_let_in_in_each_turn_of_the_loop() -> None:
    queue = queue_of_websockets()
    order: list[int] = []
    for number in range(4):
        queue.wait("a", lambda number=number: order.append(number))  # type: ignore[misc]
    lengths: list[int] = []
    while len(order) < 4:
        await asyncio.sleep(0)
        lengths.append(len(order))
    assert {1, 2, 3, 4} <= set(lengths)
