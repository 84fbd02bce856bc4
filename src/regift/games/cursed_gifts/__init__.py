"""Cursed Gifts (Maudits Cadeaux): give the others more than they can bear, and be the last to sit there."""

from regift.games.cursed_gifts.game_class_deal_and_position_from_text import ID, SEATS, make

__all__ = ["ID", "SEATS", "make"]
