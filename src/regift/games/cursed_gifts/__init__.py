"""Cursed Gifts (Maudits Cadeaux): give the others more than they can bear, and be the last to sit there."""

from regift.games.cursed_gifts.new_game_and_deal import ID, SEATS, make

__all__ = ["ID", "SEATS", "make"]
