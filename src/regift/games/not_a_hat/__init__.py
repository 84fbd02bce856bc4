"""That's Not a Hat: pass gifts on face down, remember what they are, or lie well."""

from regift.games.not_a_hat.game_class_deal_and_position_from_text import ID, SEATS, make

__all__ = ["ID", "SEATS", "make"]
