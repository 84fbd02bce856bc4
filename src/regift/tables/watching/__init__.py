"""What is seen of a match.

`viewer_snapshots_and_updates` for every seat, the spectators' delayed feed, and a finished match watched again.
"""
