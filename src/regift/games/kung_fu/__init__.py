"""Kung Fu Granny (Mamie Kung Fu): protect your sandwich, reach level 7, then lay the granny."""

from regift.games.kung_fu.game_class_deal_and_position_from_text import ID, SEATS, make

__all__ = ["ID", "SEATS", "make"]
