"""How the models of people that bots have differ from what people did, by the records of their games.

`memory_fit` is about That's Not a Hat, `taste_fit` about GiftTRAP. Each counts a game as one draw: people who play in
several games of a folder are not independent, so the intervals are too narrow then.
"""
