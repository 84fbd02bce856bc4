"""Cursed Gifts (Maudits Cadeaux): give the others more than they can bear, and be the last to sit there."""

from regift.games.cursed_gifts.game_factory import ID, SEATS, make

__all__ = ["ID", "SEATS", "make"]
