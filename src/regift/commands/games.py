"""`regift games`: what can be played."""

from regift.bots import catalogue as bots
from regift.games import catalogue


def games() -> None:
    """List the games, with their seats, bots and options."""
    for game_id in catalogue.folders():
        fewest, most = catalogue.find(game_id).SEATS
        print(f"{game_id}: {fewest} to {most} seats; bots {', '.join(bots.names(game_id))}")
        for option in catalogue.game(game_id, seats=most).schema:
            house = " (house option)" if option.is_house else ""
            print(f"  --option {option.name}={option.default}: {option.says()}{house}")
