"""What happens: attacks and their answers, placing, cleaning up, and whose turn is next."""

from mypy_extensions import i64

from regift.games.kung_fu.box_contents import GRANNIES, GRANNY, ROW_WAY, SWAP_WAY, TORNADO, WINNING_LEVEL
from regift.games.kung_fu.events import (
    ATTACKS,
    BEGINS,
    BLOCKS,
    CLEANS_UP,
    DISCARDS,
    LAYS,
    PLACES,
    ROBS,
    STOPS,
    SWAPS,
    TAKES,
    WINS,
    WITHDRAWS,
)
from regift.games.kung_fu.packed_hands_and_rows import REAL, WILD, at_level, card_at, cards_of, count_of, fits, laid
from regift.games.kung_fu.position import ATTACK, OVER, PLACE, TIDY, WINDOW, Position, count_players
from regift.kit.event import counted

# The attack


def declare(position: Position) -> None:
    """Announce the whole attack at once (MKF-A11), and open the window unless all can see there is no answer."""
    seat = position.turn
    victim = position.target
    if position.attack_power == TORNADO:
        position.way = SWAP_WAY
    position.throw_away(seat, position.attack_kind)
    position.write(ATTACKS, seat, victim, position.attack_kind, position.attack_power, position.way, position.level)
    left: i64 = position.sizes[victim]
    if left == 0:
        resolve(position)
    else:
        position.step = WINDOW


def block(position: Position) -> None:
    """MKF-25: both cards are discarded and nothing else happened; of two players the attacker may go on (MKF-33)."""
    position.throw_away(position.target, GRANNY)
    position.write(BLOCKS, position.target, position.turn)
    position.forget_attack()
    position.step = ATTACK if position.is_duel else PLACE


def resolve(position: Position) -> None:
    """Carry out the attack that was not blocked; step 3 is still to come (MKF-20, MKF-23)."""
    position.step = PLACE
    if position.way == SWAP_WAY:
        swap_rows(position)
    elif position.way == ROW_WAY:
        take_from_row(position)
    else:
        rob_hand(position)
    position.forget_attack()


def swap_rows(position: Position) -> None:
    """MKF-21, MKF-22, MKF-A6: the two rows change places, whole."""
    mine: int = position.rows[position.turn]
    position.rows[position.turn] = position.rows[position.target]
    position.rows[position.target] = mine
    position.write(SWAPS, position.turn, position.target)


def take_from_row(position: Position) -> None:
    """MKF-16, MKF-18, MKF-A2, MKF-A3: the card leaves a hole there and is the thief's next level here."""
    seat = position.turn
    victim = position.target
    theirs: i64 = position.rows[victim]
    what = at_level(theirs, position.level)
    kind = card_at(theirs, position.level)
    position.rows[victim] = theirs - laid(what, position.level)
    position.write(TAKES, seat, victim, kind, position.level)
    level = position.next_level_of(seat)
    if level == WINNING_LEVEL:
        position.wild -= 1
        position.crown = 1
        win(position, seat)
        return
    mine: i64 = position.rows[seat]
    position.rows[seat] = mine + laid(what, level)


def rob_hand(position: Position) -> None:
    """MKF-15, MKF-A4: a random card, laid if it can be, kept if not."""
    seat = position.turn
    victim = position.target
    kind = random_card(position, victim)
    level = position.next_level_of(seat)
    position.lose(victim, kind)
    is_laid = fits(kind, level) and not (kind == GRANNY and position.keeps)
    position.write(LAYS if is_laid else ROBS, seat, victim, kind, level)
    if is_laid:
        lay(position, seat, kind)
    else:
        position.gain(seat, kind)


def random_card(position: Position, seat: i64) -> i64:
    """Draw the kind of one card in the seat's hand, each card as likely."""
    left = position.chance.below(position.sizes[seat])
    hand: i64 = position.hands[seat]
    kind: i64 = 0
    while left >= count_of(hand, kind):
        left -= count_of(hand, kind)
        kind += 1
    return kind


# Placing


def lay(position: Position, seat: i64, kind: i64) -> None:
    """Lay a card as the seat's next level; a granny above level 7 wins (MKF-24, MKF-28)."""
    level = position.next_level_of(seat)
    if level == WINNING_LEVEL:
        position.crown = 1
        win(position, seat)
        return
    row: i64 = position.rows[seat]
    if kind != GRANNY:
        position.rows[seat] = row + laid(REAL, level)
        return
    position.rows[seat] = row + laid(WILD, level)
    position.wild += 1
    if position.wild == GRANNIES and not position.rules.granny_wins:
        stop(position)


def place(position: Position, kind: i64) -> None:
    """Step 3: exactly one card, then step 4 (MKF-8)."""
    seat = position.turn
    level = position.next_level_of(seat)
    position.lose(seat, kind)
    position.write(PLACES, seat, kind, level)
    position.step = TIDY
    lay(position, seat, kind)


def stop(position: Position) -> None:
    """End the game without a winner: at the turn cap (MKF-A34), or when no granny is left to win with (MKF-A35).

    Where a thief may win with a granny from a row, one always can in the end: twelve never fit into one row, and of
    every level there are more cards than other rows.
    """
    position.step = OVER
    position.write(STOPS)


def win(position: Position, seat: i64) -> None:
    """MKF-24, MKF-39: the game ends at once."""
    position.winner = seat
    position.step = OVER
    position.write(WINS, seat)


# Cleaning up, and the next turn


def clean_up(position: Position) -> None:
    """Go to step 4."""
    position.write(CLEANS_UP, position.turn)
    position.step = TIDY


def finish(position: Position) -> None:
    """Step 4: throw away what was picked, draw up to seven, pass the turn (MKF-11, MKF-12)."""
    seat = position.turn
    if position.picked:
        thrown = cards_of(position.picked)
        position.write(DISCARDS, seat, len(thrown))
        position.history.extend(thrown)
        for kind in thrown:
            position.throw_away(seat, kind)
    position.forget_picks()
    position.refill(seat)
    pass_turn(position)


def pass_turn(position: Position) -> None:
    """Begin the next seat's turn, clockwise, with step 1 (MKF-3, MKF-5); stop at the turn cap (MKF-A34)."""
    cap = position.rules.turn_cap * position.rules.seats
    following = position.turn
    while True:
        position.turns += 1
        if position.turns == cap:
            stop(position)
            return
        following = (following + 1) % position.rules.seats
        if position.is_in(following):
            break
    position.turn = following
    position.step = ATTACK
    count_players(position)
    position.write(BEGINS, position.turn)
    position.refill(position.turn)


# Leaving


def leave(position: Position, seat: i64) -> None:
    """MKF-A32: hand and row go to the discard pile; with one seat left, it wins."""
    hand: i64 = position.hands[seat]
    row: i64 = position.rows[seat]
    cards = cards_of(hand)
    lain = [card_at(row, level) for level in range(1, 8) if card_at(row, level) >= 0]
    position.write_entry([WITHDRAWS, seat, *counted(cards), *counted(lain)])
    for kind in cards:
        position.throw_away(seat, kind)
    for kind in lain:
        position.wild -= 1 if kind == GRANNY else 0
        position.gain(seat, kind)
        position.throw_away(seat, kind)
    position.rows[seat] = 0
    settle_after_leaving(position, seat)


def settle_after_leaving(position: Position, seat: i64) -> None:
    """End the game, pass the turn or drop the attack, as the seat's leaving demands."""
    stayed = [other for other in range(position.rules.seats) if position.is_in(other)]
    if len(stayed) == 1:
        position.forget_attack()
        position.forget_picks()
        win(position, stayed[0])
    elif seat == position.turn:
        position.forget_attack()
        position.forget_picks()
        pass_turn(position)
    elif seat == position.target and position.step == WINDOW:
        position.forget_attack()
        position.step = PLACE
    elif position.step == ATTACK:
        position.forget_attack()  # half picked, and perhaps on who left
