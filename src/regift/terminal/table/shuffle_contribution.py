"""A reader's own part in the shuffle: pledged in the lobby, revealed once everything is fixed."""

import secrets
from typing import Literal

from regift.kit.commit_reveal_shuffle_proof_and_verification import LENGTH, sealed
from regift.wire import all_messages as wire

Doubt = Literal["", "commitment", "pledge"]
"""Why the share was kept back: the server's part was changed after all, or the own one."""


class ShuffleContribution:
    """What one terminal puts into the shuffles of one table."""

    def __init__(self) -> None:
        self.doubt: Doubt = ""
        self._commitment = ""
        """What the lobby showed of the server's part."""
        self._share = b""
        self._is_pledged = False
        """Whether it was pledged on this connection."""
        self._shown = ""
        """What the lobby last showed as the own pledge."""

    @property
    def _pledge(self) -> str:
        return sealed(self._share).hex()

    def come_back(self) -> None:
        """Note a new connection: what was pledged on the old one is gone."""
        self._is_pledged = False

    def pledged(self, lobby: wire.Lobby) -> wire.Pledge | None:
        """Return the pledge for the shuffle that the lobby prepares, once."""
        own = next((chair for chair in lobby.chairs if chair.seat == lobby.seat), None)
        if lobby.phase != "lobby" or own is None or not lobby.commitment:
            return None
        self._shown = own.pledge
        if lobby.commitment != self._commitment:
            self.doubt = ""
            self._commitment = lobby.commitment
            self._share = secrets.token_bytes(LENGTH)
            self._is_pledged = False
        if self._is_pledged:
            return None
        self._is_pledged = True
        return wire.Pledge(self._pledge)

    def shared(self, fixed: wire.Sealed, seat: int) -> wire.Share | None:
        """Return the share if what is fixed now is what was shown before; else keep it back and say why."""
        own = next((each.pledge for each in fixed.pledges if each.seat == seat), "")
        if not self._share or seat < 0:
            return None
        if fixed.commitment != self._commitment:
            self.doubt = "commitment"
        elif own != self._shown:
            self.doubt = "pledge"
        elif own == self._pledge:
            return wire.Share(self._share.hex())
        return None
