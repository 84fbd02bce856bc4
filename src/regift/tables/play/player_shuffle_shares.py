"""Shuffle entropy: gathers everybody's part of the shuffle, so that nobody can have chosen it."""

import asyncio
import json

from regift.kit import commit_reveal_shuffle_proof_and_verification
from regift.tables.request_error import RequestError
from regift.tables.system_clock import Clock


class PendingShuffle:
    """One shuffle in the making: what was pledged is fixed, the shares come in."""

    def __init__(self, secret: bytes, pledges: dict[int, bytes]) -> None:
        self.secret = secret
        self.pledges = pledges
        """By seat."""
        self.shares: dict[int, bytes] = {}
        self._is_complete = asyncio.Event()

    def take(self, seat: int, share: bytes) -> None:
        """Take a seat's share, or RequestError when it is not what was pledged."""
        if self.pledges.get(seat) != commit_reveal_shuffle_proof_and_verification.sealed(share):
            raise RequestError("share", "what was pledged")
        self.shares[seat] = share
        if len(self.shares) == len(self.pledges):
            self._is_complete.set()

    async def wait(self, clock: Clock, limit: float) -> None:
        """Wait until every share has come, at most so many seconds; who is too late, or gone, takes no part."""
        if not self.pledges:
            return
        arrived = asyncio.ensure_future(self._is_complete.wait())
        too_late = asyncio.ensure_future(clock.sleep(limit))
        await asyncio.wait((arrived, too_late), return_when=asyncio.FIRST_COMPLETED)
        arrived.cancel()
        too_late.cancel()

    def seed(self) -> bytes:
        """Return what the chance of the game is drawn from."""
        return commit_reveal_shuffle_proof_and_verification.mixed(self.secret, list(self.shares.items()))

    def proof(self) -> bytes:
        """Return the proof, as the journal keeps it."""
        return json.dumps(
            commit_reveal_shuffle_proof_and_verification.proof(self.secret, self.pledges, self.shares)
        ).encode()
