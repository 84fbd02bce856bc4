"""GiftTRAP: give everybody something off the display, and be found out on what you would love, or dread, to get."""

from regift.games.gift_trap.game_factory import ID, SEATS, make

__all__ = ["ID", "SEATS", "make"]
