"""A seat that leaves: its gifts go with it, and the others close up (HAT-A20)."""

from mypy_extensions import i64

from regift.games.not_a_hat.box_contents import points_left
from regift.games.not_a_hat.events import BREAKS_OFF, HANDS, LEAVES
from regift.games.not_a_hat.game_steps import draw, finish, recall
from regift.games.not_a_hat.position import BREAK, NOTHING, SHOW, Position


def leave(position: Position, seat: i64) -> None:
    """Put away what the seat has; with too few left, the round ends unscored and the game with it."""
    position.write(LEAVES, seat)
    position.away += position.gifts[seat]
    position.gifts[seat] = []
    position.open[seat] = 0
    if position.count_in() < position.rules.fewest:
        break_off(position)
    elif position.step == BREAK:
        if seat == position.giver:
            position.giver = position.neighbour(seat, is_left=True)
    elif seat == position.giver:
        lose_gift(position)
    elif seat == position.receiver:
        redirect(position)


def break_off(position: Position) -> None:
    """End the game; what was lost in an unfinished round does not count."""
    position.write(BREAKS_OFF)
    if position.step != BREAK:
        recall(position)
    put_away(position)
    finish(position)


def lose_gift(position: Position) -> None:
    """Put the gift on its way out of the game with its giver; whoever was to get it, or the next seat, draws."""
    is_shown = position.step == SHOW
    following = position.neighbour(position.giver, is_left=True) if is_shown else position.receiver
    put_away(position)
    draw(position, following)


def redirect(position: Position) -> None:
    """Let the arrow show to the next seat that way; what was said of the gift stands."""
    position.receiver = position.neighbour(position.giver, is_left=points_left(position.gift))
    position.write(HANDS, position.giver, position.receiver)


def put_away(position: Position) -> None:
    """Put the gift that was on its way out of the game."""
    if position.gift != NOTHING:
        position.away.append(position.gift)
    position.forget_gift()
