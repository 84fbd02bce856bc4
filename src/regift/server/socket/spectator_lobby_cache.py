"""The lobby as every spectator of a table sees it, worded once for all of them."""

from typing import Final

from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import hand_visibility_and_limits_for_those_who_see_all
from regift.wire.lobby_encoder import lobby_of
from regift.wire.table_state_to_wire_messages import encode

BASES: Final = 8
"""Ways to reach the server for which a table's lobby is kept."""
TABLES: Final = 1000
"""Tables whose lobby is kept."""


class LobbyCache:
    """Keeps an encoded lobby until it changes."""

    def __init__(self) -> None:
        self._frames: dict[int, dict[str, bytes]] = {}

    def forget(self, table: Table) -> None:
        """Word it anew: something has changed."""
        self._frames.pop(table.id, None)

    def of(self, table: Table, person: str, base: str) -> bytes:
        """Return the lobby as a person sees it."""
        if self._is_apart(table, person):
            return encode(lobby_of(table, person, base))
        if len(self._frames) >= TABLES:
            self._frames.clear()
        frames = self._frames.setdefault(table.id, {})
        if base not in frames:
            if len(frames) >= BASES:
                frames.clear()
            frames[base] = encode(lobby_of(table, person, base))
        return frames[base]

    def _is_apart(self, table: Table, person: str) -> bool:
        """Return whether the person's lobby is another than that of those who only watch."""
        is_known = (
            table.seat_of(person) >= 0
            or hand_visibility_and_limits_for_those_who_see_all.hand_seen_by(table, person) >= 0
            or person == table.stored.host
        )
        return is_known or person in table.seat_codes.requests
