"""Kung Fu Granny (Mamie Kung Fu): protect your sandwich, reach level 7, then lay the granny."""

from regift.games.kung_fu.new_game_and_deal import ID, SEATS, make

__all__ = ["ID", "SEATS", "make"]
