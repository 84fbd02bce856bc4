"""A match being played.

The `match` itself, its `match_controller` with bots, clocks, windows and votes, and how the cards were shuffled.
"""
