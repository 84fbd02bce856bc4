"""Work that is done one piece at a time: however much one address hands in, others come in between."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from regift.server.http import replay_encoding_caching_and_uploaded_records
from regift.server.http.replay_encoding_caching_and_uploaded_records import ReplaySource
from regift.server.uploads.photo_worker_messages import PhotoOutcome, PhotoTask
from regift.server.uploads.photo_worker_runner import PhotoWorkerRunner
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from tests.server.custom_cards import STALL, Seat, picture, stall
from tests.server.playing import Served, serving
from tests.server.test_replay import GOLDEN
from tests.waiting import HUNG, until

HOG = "203.0.113.1"
FRIEND = "203.0.113.2"
MANY = 40
"""More than any of these queues takes of everybody."""


@pytest.fixture(autouse=True)
def stalls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", STALL)


def budget_of(served: Served) -> UsageBudget:
    budget: UsageBudget = served.server.config.app.state.app_services.budget  # type: ignore[union-attr]
    return budget


async def seat_of(served: Served, address: str) -> Seat:
    """Make a table; give its host's way to ask about cards from an address."""
    _, seat = await stall(served)
    seat.headers["x-forwarded-for"] = address
    return seat


async def test_photos_of_one_address_hold_up_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, painted, paint = asyncio.Event(), list[bytes](), PhotoWorkerRunner.work

    async def paint_when_let(worker: PhotoWorkerRunner, task: PhotoTask) -> list[PhotoOutcome]:
        await gate.wait()
        painted.extend(task.photos)
        return await paint(worker, task)

    monkeypatch.setattr(PhotoWorkerRunner, "work", paint_when_let)
    async with serving(tmp_path / "data", proxy="127.0.0.1") as served:
        hog, friend = await seat_of(served, HOG), await seat_of(served, FRIEND)
        theirs, own = await hog.add(), await friend.add()
        budget, photos = budget_of(served), (picture(40, 40, "PNG"), picture(20, 20, "PNG"))
        asking = [
            asyncio.create_task(hog.ask("PUT", f"/own/{theirs['id']}/photo", content=photos[0])) for _ in range(MANY)
        ]
        most = budget.limits.photos_waiting_of_one
        await until(lambda: sum(task.done() for task in asking) == MANY - most)
        waiting = asyncio.create_task(friend.ask("PUT", f"/own/{own['id']}/photo", content=photos[1]))
        await until(lambda: budget.total["photos_waiting"] == most + 1 or waiting.done())
        gate.set()
        assert (await waiting).status_code == 200
        answers = [(await task).status_code for task in asking]
        assert (answers.count(200), answers.count(429)) == (most, MANY - most)
        assert painted.index(photos[1]) == 1
        assert most < budget.limits.photos_waiting / 2
        assert (budget.total["photos_waiting"], budget.total["photos_waiting_of_one"]) == (0, 0)


async def test_replays_of_one_address_hold_up_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, read, worded = (
        threading.Event(),
        replay_encoding_caching_and_uploaded_records.read_uploaded_record,
        list[bytes](),
    )

    def read_when_let(body: bytes) -> ReplaySource:
        assert gate.wait(HUNG)
        worded.append(body)
        return read(body)

    monkeypatch.setattr(replay_encoding_caching_and_uploaded_records, "read_uploaded_record", read_when_let)
    golden = GOLDEN.read_bytes()
    async with serving(tmp_path / "data", proxy="127.0.0.1") as served:

        async def ask(address: str, body: bytes) -> Any:
            headers = {"x-forwarded-for": address}
            return await served.http.post("/api/replay", content=body, headers=headers)

        budget = budget_of(served)
        most = budget.limits.replays_waiting_of_one
        asking = [asyncio.create_task(ask(HOG, b"%d" % number)) for number in range(MANY)]
        await until(lambda: sum(task.done() for task in asking) == MANY - most)
        waiting = asyncio.create_task(ask(FRIEND, golden))
        await until(lambda: budget.total["replays_waiting"] == most + 1 or waiting.done())
        gate.set()
        assert (await waiting).status_code == 200
        answers = [(await task).status_code for task in asking]
        assert (answers.count(400), answers.count(429)) == (most, MANY - most)
        assert worded.index(golden) == 1
        assert most < budget.limits.replays_waiting / 2
