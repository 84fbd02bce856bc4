"""GiftTRAP: give everybody something off the display, and be found out on what you would love, or dread, to get."""

from regift.games.gift_trap.game_class_deal_and_position_from_text import ID, SEATS, make

__all__ = ["ID", "SEATS", "make"]
