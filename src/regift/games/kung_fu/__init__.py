"""Kung Fu Granny (Mamie Kung Fu): protect your sandwich, reach level 7, then lay the granny."""

from regift.games.kung_fu.game_factory import ID, SEATS, make

__all__ = ["ID", "SEATS", "make"]
