"""What is seen of a match.

`viewer_snapshots_and_updates` for every seat, the spectators' delayed feed, and a finished match watched again,
and `big_screen_codes`, by which a screen that has no table yet is given one.
"""
