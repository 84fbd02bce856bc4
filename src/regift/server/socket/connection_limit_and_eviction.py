"""Slots for connections: when there is no room, those give way who have no seat, of the address that has most.

A newcomer always finds a slot before anybody knows who it is: somebody else's connection is closed for it, first one
of an address that opened too many and has not shown whose it is, then one that has entered no table, then a
spectator's; the oldest of them. Players' connections give way to nobody, but for a crowd of them from one address, more
than `kept_of_one`: the latest of these goes before those of others who are few.
"""

from collections.abc import Callable
from typing import Final

from regift.tables.limits.rate_limits_and_quotas import UsageBudget

UNIDENTIFIED, NEWCOMER, SPECTATOR, PLAYER, GONE = range(5)
"""Ranks: who gives way first. A slot that is free again is of the last."""
COUNTED_AS: Final = {UNIDENTIFIED: "unidentified", PLAYER: "players_of_one"}
"""By rank: the limit that counts its connections by address."""
POLICY_VIOLATION: Final = 1008
"""The close code for who goes on sending too much."""
RANK: Final = "regift.rank"
"""The ASGI extension of our websockets: `set` says of which rank the connection is, for the address that it is of."""


class Slot:
    """The place of one connection."""

    __slots__ = ("address", "client", "give_way", "rank")

    def __init__(self, address: str, give_way: Callable[[], None]) -> None:
        self.address = address
        self.give_way = give_way
        """Closes the connection."""
        self.rank = NEWCOMER
        self.client = address
        """The address that it counts for, once a proxy has said it."""


class ConnectionSlots:
    """The slots of one server."""

    def __init__(self, budget: UsageBudget, *, is_behind_proxy: bool) -> None:
        self._budget = budget
        self._is_behind_proxy = is_behind_proxy
        """Whether all come from the proxy's own address, which has no share then."""
        self._yielding: tuple[dict[str, dict[Slot, None]], ...] = ({}, {}, {})
        """By rank and address: those that give way, the oldest first."""
        self._players: dict[str, dict[Slot, None]] = {}
        """By address: those of players, the oldest first."""

    def come(self, address: str, give_way: Callable[[], None]) -> Slot | None:
        """Return a slot for a connection, where need be that of another; None where there is none."""
        if not self._is_behind_proxy:
            if not self._make_room("sockets_of_one", address):
                return None
            self._budget.hold("sockets_of_one", address)
        if not self._make_room("sockets", ""):
            self._release_share(address)
            return None
        self._budget.hold("sockets", "")
        slot = Slot(address, give_way)
        self._put(slot)
        return slot

    def go(self, slot: Slot) -> None:
        """Free a slot; once more does nothing."""
        if slot.rank != GONE:
            self._take_out(slot)
            slot.rank = GONE
            self._budget.release("sockets", "")
            self._release_share(slot.address)

    def set_rank(self, slot: Slot, rank: int, address: str) -> None:
        """Note of which rank a connection is; of one address so many are players' or unidentified at most."""
        if slot.rank in (GONE, rank):
            return
        if rank == UNIDENTIFIED and not self._has_room_among_unidentified(address):
            self.go(slot)
            slot.give_way()
            return
        if rank == PLAYER and not self._budget.has_room("players_of_one", address):
            self._budget.met["players_of_one"] += 1
            rank = SPECTATOR
        self._take_out(slot)
        slot.rank, slot.client = rank, address
        self._put(slot)

    def _has_room_among_unidentified(self, address: str) -> bool:
        """Let the oldest give way, which has had the most time to show a token, and return whether that made room."""
        slots = self._yielding[UNIDENTIFIED].get(address, {})
        while slots and not self._budget.has_room("unidentified", address):
            self._budget.met["unidentified"] += 1
            oldest = next(iter(slots))
            self.go(oldest)
            oldest.give_way()
        return self._budget.has_room("unidentified", address)

    def _make_room(self, limit: str, address: str) -> bool:
        """Let connections give way until there is room; `address`: only those of that one, "" for anybody's."""
        while not self._budget.has_room(limit, address):
            self._budget.met[limit] += 1
            slot = self._first_to_yield(address)
            if slot is None:
                return False
            self.go(slot)
            slot.give_way()
        return True

    def _first_to_yield(self, address: str) -> Slot | None:
        """Return who gives way: of the address alone where one is given, else first of a crowd, players among them."""
        if address:
            return next((next(iter(slots)) for each in self._yielding if (slots := each.get(address))), None)
        largest = [max(by_address.values(), key=len, default={}) for by_address in self._yielding]
        players = max(self._players.values(), key=len, default={})
        kept = self._budget.limits.kept_of_one
        crowd = next((slots for slots in largest if len(slots) > kept), None)
        if crowd is None and len(players) > kept:
            return next(reversed(players))
        return next((next(iter(slots)) for slots in ([crowd] if crowd else largest) if slots), None)

    def _put(self, slot: Slot) -> None:
        if slot.rank in COUNTED_AS:
            self._budget.hold(COUNTED_AS[slot.rank], slot.client)
        self._beside(slot).setdefault(slot.client, {})[slot] = None

    def _take_out(self, slot: Slot) -> None:
        if slot.rank in COUNTED_AS:
            self._budget.release(COUNTED_AS[slot.rank], slot.client)
        by_address = self._beside(slot)
        slots = by_address[slot.client]
        del slots[slot]
        if not slots:
            del by_address[slot.client]

    def _beside(self, slot: Slot) -> dict[str, dict[Slot, None]]:
        """Return those of its rank, by address."""
        return self._players if slot.rank == PLAYER else self._yielding[slot.rank]

    def _release_share(self, address: str) -> None:
        if not self._is_behind_proxy:
            self._budget.release("sockets_of_one", address)
