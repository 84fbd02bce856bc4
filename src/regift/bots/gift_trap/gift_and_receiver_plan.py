"""What to give to whom."""

from regift.bots.gift_trap.expected_ratings_and_parcel_contents import Beliefs
from regift.bots.gift_trap.optimal_gift_assignment import NEVER, match
from regift.games.gift_trap.actions import Give


def plan(beliefs: Beliefs, options: list[Give]) -> dict[int, list[int]]:
    """Return by receiver the squares to give, so that points are likely most; what is given already stays."""
    observation = beliefs.observation
    spent = {square for seat in range(observation.seats) for square in observation.given(seat)}
    receivers = sorted({int(option.target) for option in options})
    due = [seat for seat in receivers for _ in range(observation.each - len(observation.given(seat)))]
    rows = [[NEVER if at in spent else worth for at, worth in enumerate(beliefs.worths(seat))] for seat in due]
    chosen: dict[int, list[int]] = {seat: [] for seat in receivers}
    for seat, square in zip(due, match(rows, len(observation.gifts)), strict=True):
        chosen[seat].append(square)
    return chosen


def next_gift(beliefs: Beliefs, planned: dict[int, list[int]], options: list[Give]) -> Give:
    """Return what is to be given next as planned; plan again where that cannot be done any more."""
    squares = planned.get(int(options[0].target), [])
    fitting = [option for option in options if option.target == options[0].target and option.square in squares]
    if fitting:
        return fitting[0]
    renewed = plan(beliefs, options)
    return next(option for option in options if option.square in renewed[int(option.target)])
