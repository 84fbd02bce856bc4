"""What happens from one decision to the next: deal, give, rate, reveal, and the end of a round."""

from mypy_extensions import i64

from regift.games.gift_trap.events import BREAKS_OFF, CALLS_TIME, DEALS, LIFTS, QUALIFIES, STARTS, TURNS, WINS
from regift.games.gift_trap.pack_colours_and_token_scores import FEWEST, TOKENS
from regift.games.gift_trap.parcel_opening_and_round_summary import flip, tell_round
from regift.games.gift_trap.position_packs_display_pawns_and_phase import (
    BEAT,
    BROKEN,
    CAPPED,
    COLOUR,
    DEALT,
    FLIPPING,
    GIFTED,
    GIVE,
    GIVEN,
    OPEN,
    OVER,
    RATE,
    TURNING,
    count_bits,
)
from regift.games.gift_trap.position_parcels_and_tokens import NONE, Position
from regift.games.gift_trap.sealed_choices import fill, lock, number_of, show_gifts, show_ratings
from regift.games.gift_trap.standings import qualified, winners_of
from regift.kit.event import counted
from regift.kit.mypyc_safe_shift import bit


def settle(position: Position) -> None:
    """Go on until a seat is asked, or the game is over."""
    while not position.asked and position.step != OVER:
        go_on(position)


def go_on(position: Position) -> None:
    """Do what follows once all who were asked have acted."""
    step = position.step
    if step == GIVE:
        show_gifts(position)
        open_beat(position, GIVEN)
    elif step == RATE:
        show_ratings(position)
        position.revealer = position.dealer
        open_beat(position, TURNING)
    elif step == OPEN:
        lift(position, position.closed_before(position.revealer)[0])
    elif step == BEAT:
        close_beat(position)


# Rounds


def begin(position: Position) -> None:
    """GT-18: let the dealer choose."""
    position.step = COLOUR
    position.ask_one(position.dealer)
    position.write(STARTS, position.dealer, min(254, position.round))


def deal(position: Position, colour: i64) -> None:
    """GT-19 to GT-21: put away what lay there, and lay out gifts from the top of one pack."""
    clear(position)
    position.ask_bits(0)
    position.colour = colour
    wanted = position.rules.wanted(count_bits(position.players))
    pack = position.packs[colour]
    for _ in range(wanted):
        position.display.append(pack.pop())
    fresh: i64 = position.fresh[colour]
    position.fresh[colour] = fresh - wanted if fresh > wanted else 0
    position.write_entry(
        [DEALS, position.dealer, colour, *counted([position.rules.codes[gift] for gift in position.display])]
    )
    open_beat(position, DEALT)


def clear(position: Position) -> None:
    """GT-36, GT-A9: tokens go back, cards under their pack, turned over."""
    below: list[int] = []
    for gift in position.display:
        below.append(position.rules.turned[gift])
    below.reverse()
    position.packs[position.colour] = below + position.packs[position.colour]
    position.display = []
    position.clear_tokens()


def ask_all(position: Position, step: i64) -> None:
    """Ask all for sealed choices at once; who left in this round is filled in for by lot (GT-A22)."""
    position.step = step
    position.ask_bits(position.players)
    for seat in range(position.rules.seats):
        if position.plays(seat):
            position.spent[seat] = 0
            if not position.is_in(seat):
                fill(position, seat)


def end_round(position: Position) -> None:
    """GT-36, GT-37: only now is it asked who has won; else the next player deals."""
    position.revealer = NONE
    tell_round(position)
    home = qualified(position)
    position.players &= ~position.out
    if home:
        for seat in home:
            position.write(QUALIFIES, seat)
        finish(position, GIFTED)
    elif count_bits(position.players) < FEWEST:
        break_off(position)
    elif position.round == position.rules.cap:
        position.write(CALLS_TIME)
        finish(position, CAPPED)
    else:
        position.round += 1
        position.dealer = position.next_player(position.dealer)
        begin(position)


def break_off(position: Position) -> None:
    """GT-A22: too few are left."""
    position.write(BREAKS_OFF)
    finish(position, BROKEN)


def finish(position: Position, how: i64) -> None:
    """End the game and name who won."""
    position.ended = how
    position.step = OVER
    position.ask_bits(0)
    for seat in winners_of(position):
        position.write(WINS, seat)


# Beats


def open_beat(position: Position, after: i64) -> None:
    """GT-A15: ask everyone who holds a card that could do something."""
    position.step = BEAT
    position.after = after
    position.is_played = False
    position.ask_bits(holders(position))


def holders(position: Position) -> i64:
    """Return a bit for each seat with a GiftTRAP card, and for each that may still play GET MORE (GT-A14)."""
    if not position.rules.strategy:
        return 0
    bits = position.traps
    if position.after != DEALT:
        for seat in range(position.rules.seats):
            if position.get_more[seat] == NONE and not position.turned & bit(seat):
                bits |= bit(seat)
    return bits & position.players & ~position.out


def close_beat(position: Position) -> None:
    """Ask again where a card was played, for it may call for another; else do what the beat was before."""
    if position.is_played:
        open_beat(position, position.after)
        return
    after = position.after
    if after == DEALT:
        ask_all(position, GIVE)
    elif after == GIVEN:
        ask_all(position, RATE)
    elif after == TURNING:
        turn_tokens(position)
    else:
        flip(position)
        go_to_next_parcel(position)


# The reveal


def turn_tokens(position: Position) -> None:
    """GT-33: the revealer turns the own GET tokens."""
    seat = position.revealer
    position.turned |= bit(seat)
    turned = [position.code_at(position.ranks[seat * TOKENS + rank]) for rank in range(TOKENS)]
    position.write_entry([TURNS, seat, *turned])
    ask_revealer(position)


def ask_revealer(position: Position) -> None:
    """GT-A5: the revealer chooses the next parcel; the last one, and those of who has left, go by themselves."""
    seat = position.revealer
    position.step = OPEN
    has_choice = len(position.closed_before(seat)) > 1 and position.is_in(seat)
    position.ask_bits(bit(seat) if has_choice else 0)


def lift(position: Position, parcel: i64) -> None:
    """Hold up the next parcel, and leave a beat before it is opened (GT-A15)."""
    position.lifted = parcel
    open_beat(position, FLIPPING)
    if position.asked:
        position.write(LIFTS, position.revealer, position.giver_of(parcel), number_of(position, parcel))


def go_to_next_parcel(position: Position) -> None:
    """GT-32, GT-34: the revealer goes on, then the next one clockwise, until all have."""
    if position.closed_before(position.revealer):
        ask_revealer(position)
        return
    following = position.next_player(position.revealer)
    if following == position.dealer:
        end_round(position)
    else:
        position.revealer = following
        open_beat(position, TURNING)


# Leaving


def leave(position: Position, seat: i64) -> None:
    """GT-A22: the seat acts no more; what is left of the round is done by lot, and then it is out."""
    if position.step == COLOUR:
        leave_between(position, seat)
    elif position.is_open(seat):
        if position.step in (GIVE, RATE):
            fill(position, seat)
        else:
            lock(position, seat)
    settle(position)


def leave_between(position: Position, seat: i64) -> None:
    """Go on without the seat at once: between rounds there is nothing to wait for."""
    if seat == position.dealer:
        position.dealer = position.next_player(seat)
        position.ask_one(position.dealer)
    position.players &= ~position.out
    if count_bits(position.players) < FEWEST:
        break_off(position)
