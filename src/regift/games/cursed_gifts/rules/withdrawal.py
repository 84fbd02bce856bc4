"""Somebody leaves for good (CG-A50), whatever is going on."""

from mypy_extensions import i64

from regift.games.cursed_gifts.events import LEAVES
from regift.games.cursed_gifts.position.position import (
    CHOOSE,
    LAST,
    NOBODY,
    OVER,
    TO_DISCARD,
    TURN,
    UNTOUCHED,
    Position,
)
from regift.games.cursed_gifts.rules import card_announcement_and_turn_flow, card_resolution, elimination_and_game_end


def leave(position: Position, seat: i64) -> None:
    """Put away what the seat has; what it was asked for, or was to suffer, comes to nothing.

    Who was eliminated before keeps its place.
    """
    if not position.is_in(seat):
        position.write(LEAVES, seat, 0, 0)
        return
    was_asked = position.is_asking()
    was_turn = position.step == TURN
    elimination_and_game_end.leave(position, seat)
    position.fates[seat] = UNTOUCHED
    position.owes[seat] = 0
    if position.step == OVER:
        clear_stack(position)
    elif was_turn:
        position.picks[position.turn] = []
        if seat == position.turn:
            card_announcement_and_turn_flow.pass_turn(position)
    elif was_asked:
        leave_out(position, seat)


def clear_stack(position: Position) -> None:
    """Put what was being played on the discard pile."""
    lay = position.play_now
    if lay is not None and not position.has_landed:
        position.discards += lay.cards
    for answer in position.chain:
        position.discards += answer.cards
    for answer in position.queue:
        position.discards += answer.cards
    position.play_now = None
    position.chain = []
    position.queue = []


def leave_out(position: Position, seat: i64) -> None:
    """Ask the seat no more, and go on when nobody else is asked."""
    position.leave_out(seat)
    if position.step == LAST:
        for other in range(position.rules.seats):
            position.picks[other] = []
        if seat == position.dying:
            position.dying = NOBODY
            position.step = TURN
            elimination_and_game_end.see_who_is_out(position)
            card_announcement_and_turn_flow.go_on(position)
    elif position.step == CHOOSE and position.choice != TO_DISCARD:
        drop_choice(position, seat)
    else:
        position.reveal_when_all_chose()


def drop_choice(position: Position, seat: i64) -> None:
    """Call off a choice between two when one of them left."""
    lay = position.play_now
    assert lay is not None
    if seat not in (lay.seat, lay.target):
        return
    position.ask_bits(0)
    for other in range(position.rules.seats):
        position.picks[other] = []
        position.fates[other] = UNTOUCHED
        position.owes[other] = 0
    position.step = TURN
    card_resolution.finish(position)
    card_announcement_and_turn_flow.go_on(position)
