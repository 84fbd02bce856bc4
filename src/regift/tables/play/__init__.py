"""A match being played.

The `match` itself, its `match_controller_clocks_and_reaction_windows` with bots, clocks, windows and votes, and how
the cards were shuffled.
"""
