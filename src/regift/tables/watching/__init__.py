"""What is seen of a match.

`seat_update_builder` for every seat, the spectators' delayed feed, and a finished match watched again.
"""
