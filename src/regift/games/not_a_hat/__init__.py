"""That's Not a Hat: pass gifts on face down, remember what they are, or lie well."""

from regift.games.not_a_hat.new_game_and_deal import ID, SEATS, make

__all__ = ["ID", "SEATS", "make"]
