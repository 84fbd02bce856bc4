"""GiftTRAP: give everybody something off the display, and be found out on what you would love, or dread, to get."""

from regift.games.gift_trap.new_game_and_deal import ID, SEATS, make

__all__ = ["ID", "SEATS", "make"]
