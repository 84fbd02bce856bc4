"""The evening: the games that the same people play one after the other, and their points.

What is stored is in `evening_games_and_people`, what a place earns in `points_of_places`, who stands where in
`evening_standings`; `finished_game_entry` makes the entry of a match and says who may know of it.
"""
