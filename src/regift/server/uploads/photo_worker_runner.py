"""Runs the photo worker beside the tables, one process at a time; addresses take turns."""

import asyncio
import signal
from collections.abc import Sequence
from typing import Final

import msgspec

from regift.kit.action_arguments_and_action_table import NUMBER, Value
from regift.server.uploads.photo_worker_messages import LARGEST, MILLION, PIXELS, SLOW, PhotoOutcome, PhotoTask
from regift.tables.limits.fair_lock import FairLock
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.request_error import RequestError
from regift.tables.start_stop_and_write_to_worker_process import end_worker, start_worker

WORKER: Final = "regift.server.uploads.photo_worker"
NICE: Final = 5
"""How far the process gives way: somebody waits for it, too."""
SECONDS: Final = 60.0
"""Seconds after which a process is ended that the system has not ended for computing too long."""


ENDED_BY_SYSTEM: Final = frozenset({-getattr(signal, name) for name in ("SIGXCPU", "SIGKILL") if hasattr(signal, name)})
"""What a process exits with that has computed for too long."""


class BadPhoto(RequestError):
    """Raised for a photo that can't be taken; the reason has words in every language."""

    def __init__(self, reason: str, values: Sequence[Value] = ()) -> None:
        super().__init__("photo", "a photo: JPEG, PNG, WebP or GIF", reason)
        self.reason = f"photo_{reason}"
        self.values = list(values)


class PhotoWorkerRunner:
    """Paints photos anew."""

    def __init__(self, budget: UsageBudget) -> None:
        self._budget = budget
        self._one = FairLock()

    async def sanitize(self, address: str, photos: Sequence[bytes], pixels: int = PIXELS) -> list[bytes]:
        """Return each photo anew; BadPhoto where one can't be, TooMany where too many wait."""
        for photo in photos:
            if len(photo) > LARGEST:
                raise bad_photo("large", pixels)
        budget = self._budget
        with budget.holding("photos_waiting_of_one", address), budget.holding("photos_waiting", ""):
            async with self._one.turn(address):
                outcomes = await self.work(PhotoTask(list(photos), pixels))
        painted: list[bytes] = []
        for outcome in outcomes:
            if outcome.why:
                raise bad_photo(outcome.why, pixels)
            painted.append(outcome.photo)
        return painted

    async def work(self, task: PhotoTask) -> list[PhotoOutcome]:
        """Let a process paint; where it dies over what it was given, that is broken, or takes too long."""
        process = await start_worker(WORKER, shows_errors=False, nice=NICE)
        try:
            async with asyncio.timeout(SECONDS):
                written, _ = await asyncio.to_thread(process.communicate, msgspec.msgpack.encode(task))
            return msgspec.msgpack.decode(written, type=list[PhotoOutcome])
        except TimeoutError:
            return [PhotoOutcome(why=SLOW)]
        except msgspec.DecodeError:
            return [PhotoOutcome(why=SLOW if process.returncode in ENDED_BY_SYSTEM else "broken")]
        finally:
            await end_worker(process)


def bad_photo(reason: str, pixels: int = PIXELS) -> BadPhoto:
    """Name what is wrong with a photo, with the number that counts."""
    if reason == "large":
        return BadPhoto(reason, [Value("most", NUMBER, LARGEST // (1024 * 1024))])
    if reason == "pixels":
        return BadPhoto(reason, [Value("most", NUMBER, pixels // MILLION)])
    return BadPhoto(reason)
