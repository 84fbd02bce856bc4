"""What holds in every position (MKF-36 to MKF-39), and what a half-picked or declared attack must be."""

from mypy_extensions import i64

from regift.games.kung_fu.box_contents import (
    COUNTS,
    GRANNIES,
    GRANNY,
    HAND_SIZE,
    HAND_WAY,
    KINDS,
    ROW_WAY,
    SWAP_WAY,
    THIEF,
    TORNADO,
    WINNING_LEVEL,
)
from regift.games.kung_fu.legal_actions_and_refusals import can_aim, can_swap, can_take
from regift.games.kung_fu.packed_hands_and_rows import cards_of, count_of, levels_in
from regift.games.kung_fu.position import ATTACK, NOBODY, NOTHING, OVER, TIDY, WINDOW, Position, total_in


def assert_invariants(position: Position) -> None:
    """Raise AssertionError naming the clause that is broken."""
    total = total_in(position)
    assert total == sum(COUNTS), f"MKF-37: {total} cards, expected {sum(COUNTS)}"
    check_seats(position)
    check_turn(position)
    if position.step == WINDOW:
        check_declared(position)
    elif position.attack_kind != NOTHING and position.step == ATTACK:
        check_half_picked(position)
    else:
        check_no_attack(position)


def check_seats(position: Position) -> None:
    """MKF-36, MKF-38, MKF-A25, MKF-A32: no seat has more than it may, and who has left has nothing."""
    for seat in range(position.rules.seats):
        size: i64 = position.sizes[seat]
        assert len(cards_of(position.hands[seat])) == size, f"MKF-A25: hand of seat {seat} is miscounted"
        assert size <= HAND_SIZE, f"MKF-36: seat {seat} holds {size} cards, expected {HAND_SIZE} at most"
        levels = levels_in(position.rows[seat])
        assert levels <= 7, f"MKF-38: row of seat {seat} has {levels} levels, expected 7 at most"
        assert position.is_in(seat) or size + levels == 0, f"MKF-A32: seat {seat} has left, expected no cards there"


def check_turn(position: Position) -> None:
    """MKF-24, MKF-39, MKF-A34, MKF-A35: the game goes on exactly as long as it can."""
    seats = position.rules.seats
    assert 0 <= position.out < 1 << seats, f"MKF-A32: out: expected seats of the game, got {position.out}"
    count: i64 = 0
    for seat in range(seats):
        count += 1 if position.is_in(seat) else 0
    winner = position.winner
    assert NOBODY <= winner < seats, f"MKF-24: winner: expected a seat or {NOBODY}, got {winner}"
    if position.crown:
        assert winner >= 0, "MKF-24: crown: expected a winner"
        assert position.next_level_of(winner) == WINNING_LEVEL, f"MKF-24: seat {winner} won, expected levels 1 to 7"
    has_picked = position.picked != 0
    assert not has_picked or position.step == TIDY, "MKF-11: picked: expected no cards before step 4"
    for kind in range(KINDS):
        held = count_of(position.hands[position.turn], kind)
        assert count_of(position.picked, kind) <= held, "MKF-11: picked: expected cards in the hand of who tidies up"
    if position.step == OVER:
        return
    cap = position.rules.turn_cap * seats
    assert winner == NOBODY, f"MKF-39: seat {winner} won, expected no further turn"
    assert count > 1, f"MKF-A32: {count} of the players left, expected the end of the game"
    assert position.is_in(position.turn), f"MKF-A32: seat {position.turn} has left, expected another to be in turn"
    assert not cap or position.turns < cap, f"MKF-A34: {position.turns} turns, expected the end at {cap}"
    assert position.wild < GRANNIES or position.rules.granny_wins, "MKF-A35: expected the end, all grannies are in rows"
    assert count == 2 or not position.is_duel, f"MKF-33: a duel of {count} players, expected 2"


def check_declared(position: Position) -> None:
    """MKF-A11: what is declared is an attack that the seat in turn could make on a seat that can answer."""
    check_card(position)
    target = position.target
    assert 0 <= target < position.rules.seats, f"MKF-6: target: expected a seat, got {target}"
    assert target != position.turn, f"MKF-6: target: expected another seat than {target}"
    assert position.is_in(target), f"MKF-A32: target: expected a seat that has not left, got {target}"
    size: i64 = position.sizes[target]
    assert size > 0, f"MKF-A12: seat {target} has no cards, expected no time to block"
    way = position.way
    if position.attack_power == TORNADO:
        assert way == SWAP_WAY, f"MKF-21: way: expected {SWAP_WAY}, got {way}"
        assert can_swap(position, position.turn, target), "MKF-A7: expected a card in one of the two rows"
    else:
        assert way in (HAND_WAY, ROW_WAY), f"MKF-14: way: expected {HAND_WAY} or {ROW_WAY}, got {way}"
    level = position.level
    if way == ROW_WAY:
        assert 1 <= level < WINNING_LEVEL, f"MKF-17: level: expected 1 to 7, got {level}"
        assert can_take(position, position.turn, target, level), f"MKF-17: level {level} is not there to be taken"
    else:
        assert level == 0, f"MKF-17: level: expected 0, got {level}"
    check_keeping(position, may_keep=way == HAND_WAY)


def check_half_picked(position: Position) -> None:
    """MKF-6, MKF-14: what is picked so far can be played on."""
    check_card(position)
    assert position.holds(position.turn, position.attack_kind), "MKF-6: kind: expected a card in hand"
    target = position.target
    assert NOBODY <= target < position.rules.seats, f"MKF-6: target: expected a seat or {NOBODY}, got {target}"
    aims = [target] if target != NOBODY else list(range(position.rules.seats))
    can_hit = False
    for seat in aims:
        can_hit = can_hit or can_aim(position, position.turn, position.attack_power, seat)
    assert can_hit, f"MKF-6: target: expected one that the attack can hurt, got {target}"
    way = position.way
    if target == NOBODY or position.attack_power == TORNADO:
        assert target == NOBODY, "MKF-21: target: expected none, the attack would be declared"
        assert way == NOTHING, f"MKF-14: way: expected {NOTHING}, got {way}"
    if way != NOTHING:
        assert way == ROW_WAY, f"MKF-14: way: expected {ROW_WAY} or {NOTHING}, got {way}"
        can_rob = False
        for level in range(1, WINNING_LEVEL):
            can_rob = can_rob or can_take(position, position.turn, target, level)
        assert can_rob, f"MKF-17: way: the row of seat {target} has nothing to be taken"
    assert position.level == 0, f"MKF-17: level: expected 0, got {position.level}"
    check_keeping(position, may_keep=False)


def check_card(position: Position) -> None:
    """MKF-30: a gull attacks as itself, a granny as either."""
    kind = position.attack_kind
    power = position.attack_power
    assert kind in (THIEF, TORNADO, GRANNY), f"MKF-6: kind: expected {THIEF} to {GRANNY}, got {kind}"
    assert power in (THIEF, TORNADO), f"MKF-30: power: expected {THIEF} or {TORNADO}, got {power}"
    assert kind in (GRANNY, power), f"MKF-30: power: expected {kind}, got {power}"


def check_keeping(position: Position, *, may_keep: bool) -> None:
    """MKF-A4: only who steals blind, where the table has the option, may mean to keep a granny."""
    most = 1 if may_keep and position.rules.keep_stolen_granny else 0
    assert 0 <= position.keeps <= most, f"MKF-A4: keeps: expected 0 to {most}, got {position.keeps}"


def check_no_attack(position: Position) -> None:
    """MKF-13: outside an attack, none is picked or declared."""
    fields = [position.attack_kind, position.attack_power, position.target, position.way]
    for name, value in zip(["kind", "power", "target", "way"], fields, strict=True):
        assert value == NOTHING, f"MKF-13: {name}: expected {NOTHING} where nobody attacks, got {value}"
    assert position.level == 0, f"MKF-13: level: expected 0 where nobody attacks, got {position.level}"
    check_keeping(position, may_keep=False)
