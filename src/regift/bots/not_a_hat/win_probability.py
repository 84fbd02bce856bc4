"""What a point lost is worth: the chance to win the game, as far as one can judge it from the points."""

from math import exp
from typing import Final

from regift.bots.not_a_hat.visible_table import VisibleTable

ENOUGH: Final = 3
"""So many cards on a pile of shame end the round."""
STEEPNESS: Final = 1.1
"""How much each point more makes winning less likely, while the game goes on."""
NOBODY: Final = -1


def chance_to_win(observation: VisibleTable, seat: int, loser: int = NOBODY) -> float:
    """Return the seat's chance to win once `loser` has lost one point more."""
    points = {each: observation.piles[each] + observation.before[each] + (each == loser) for each in observation.piles}
    best = min(points.values())
    if observation.is_last_round and loser in observation.piles and observation.piles[loser] + 1 == ENOUGH:
        return (points[seat] == best) / sum(each == best for each in points.values())
    weights = {each: exp(STEEPNESS * (best - lost)) for each, lost in points.items()}
    return weights[seat] / sum(weights.values())
