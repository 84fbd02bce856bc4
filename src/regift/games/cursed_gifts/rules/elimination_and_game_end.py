"""Eliminations, leavers, and how a game ends."""

from mypy_extensions import i64

from regift.games.cursed_gifts.actions import DEPART
from regift.games.cursed_gifts.deck.card import GIFT, SURVIVE
from regift.games.cursed_gifts.events import ELIMINATED, GUARDS, LEAVES, SENDS_ON, STOPS, WINS
from regift.games.cursed_gifts.position.partial_move_next_choice import kinds_in, place_in, target_in
from regift.games.cursed_gifts.position.position import LAST, NOBODY, OVER, TURN, Position
from regift.games.cursed_gifts.rules import gift_area_changes
from regift.games.cursed_gifts.rules.play_answer_and_pick_conditions import against_pair, against_play
from regift.kit.event import counted
from regift.kit.view import Placing, rank


def settle(position: Position) -> None:
    """CG-A20, CG-A28: a card is fully resolved; make a new deck where one is due, then see who is eliminated."""
    position.renew_deck()
    if is_anyone_beyond(position):
        position.wave += 1
        see_who_is_out(position)


def see_who_is_out(position: Position) -> None:
    """CG-A32: in turn order from the seat in turn, stopping when one player is left."""
    for seat in position.living():
        if count_living(position) == 1:
            break
        if is_beyond(position, seat) and not survive(position, seat):
            if position.rules.has_will and position.hands[seat] and position.areas[seat]:
                position.dying = seat
                position.step = LAST
                position.ask_one(seat)
                return
            eliminate(position, seat)
    position.renew_deck()
    crown_last(position)


def is_beyond(position: Position, seat: i64) -> bool:
    """CG-R8: tell whether the seat's area counts ten or more."""
    points: i64 = position.points[seat]
    return points >= position.rules.edition.threshold


def is_anyone_beyond(position: Position) -> bool:
    """Return whether anybody's area counts ten or more."""
    threshold = position.rules.edition.threshold
    for points in position.points:
        if points >= threshold:
            return True
    return False


def count_living(position: Position) -> i64:
    """Count those who still play."""
    count: i64 = 0
    for wave in position.fell:
        if wave == 0:
            count += 1
    return count


def survive(position: Position, seat: i64) -> bool:
    """CG-R23: let a Defence that stays take the heaviest gift away, and go with it; tell whether that is enough."""
    for kind in position.tables[seat][:]:
        if position.card(kind).guard != SURVIVE:
            continue
        heaviest: i64 = 0
        area = position.areas[seat]
        for place in range(len(area)):
            if area[place].worth >= area[heaviest].worth:
                heaviest = place
        position.tables[seat].remove(kind)
        position.discards.append(kind)
        position.write(GUARDS, seat, kind, area[heaviest].kind)
        gift_area_changes.remove(position, seat, heaviest)
        if not is_beyond(position, seat):
            return True
    return False


def say_farewell(position: Position, seat: i64) -> None:
    """CG-D7: carry out the last card of who is being eliminated, and eliminate."""
    picks = position.picks[seat]
    position.picks[seat] = []
    position.ask_bits(0)
    position.step = TURN
    position.dying = NOBODY
    if picks[0].use != DEPART:
        kind = picks[0].kind
        target = target_in(picks)
        place = place_in(picks)
        paid = kinds_in(picks, 1)
        position.write_entry(
            [SENDS_ON, seat, target, kind, position.areas[seat][place].kind, place + 1, *counted(paid)]
        )
        position.throw_away(seat, [kind, *paid])
        gift_area_changes.move(position, seat, target, place)
    eliminate(position, seat)
    see_who_is_out(position)


def eliminate(position: Position, seat: i64) -> None:
    """CG-R11, CG-A26, CG-A27, CG-A34: gifts are shuffled into the deck, all else goes to the discard pile."""
    put_away(position, seat, ELIMINATED)


def put_away(position: Position, seat: i64, event: i64) -> None:
    """Clear away all that the seat has, and tell what of it went into the deck."""
    hand = position.hands[seat]
    gifts: list[int] = []
    for unit in position.areas[seat]:
        gifts += unit.cards()
        position.discards += unit.placed
    for kind in hand:
        if position.card(kind).type == GIFT:
            gifts.append(kind)
        else:
            position.discards.append(kind)
    position.discards += position.tables[seat]
    position.write_entry([event, seat, len(hand), *hand, *counted(gifts)])
    position.hands[seat] = []
    position.areas[seat] = []
    position.tables[seat] = []
    position.picks[seat] = []
    position.points[seat] = 0
    position.fell[seat] = position.wave
    if gifts:
        position.deck += gifts
        position.chance.shuffle(position.deck)


def leave(position: Position, seat: i64) -> None:
    """CG-A50: who leaves is eliminated, and comes last."""
    position.wave += 1
    put_away(position, seat, LEAVES)
    position.fell[seat] = -1
    position.renew_deck()
    crown_last(position)


# The end


def crown_last(position: Position) -> None:
    """CG-R12, CG-A33: the last player left wins at once."""
    if position.step == OVER or count_living(position) != 1:
        return
    seat: i64 = 0
    while not position.is_in(seat):
        seat += 1
    close(position)
    position.write(WINS, seat)


def close(position: Position) -> None:
    """End the game: nobody is asked for anything any more."""
    position.step = OVER
    position.ask_bits(0)
    position.dying = NOBODY
    for seat in range(position.rules.seats):
        position.picks[seat] = []


def stop_if_still(position: Position) -> None:
    """CG-A21, CG-A22: the deck is empty and nobody plays any more."""
    if position.can_draw():
        return
    if position.rules.strict_stalemate:
        if not can_anyone_play(position):
            stop(position)
    elif position.idle >= count_living(position):
        stop(position)


def can_anyone_play(position: Position) -> bool:
    """CG-A22, house option: tell whether some living player could play a card in a turn of its own."""
    plays = position.plays
    gifts = position.gifts
    position.plays = position.rules.edition.plays
    position.gifts = position.rules.edition.gifts
    found = False
    for seat in position.living():
        if not against_pair(position, seat):
            found = True
        for kind in position.hands[seat]:
            if not against_play(position, seat, kind):
                found = True
    position.plays = plays
    position.gifts = gifts
    return found


def stop(position: Position) -> None:
    """CG-D2, CG-A25: the game ends, and the fewest points win."""
    close(position)
    position.has_stopped = True
    position.write(STOPS)


def standings(position: Position) -> list[Placing]:
    """CG-A49: those alive by fewest points, then the others, last eliminated first; who left comes last."""
    merits: list[int] = []
    threshold = position.rules.edition.threshold
    for seat in range(position.rules.seats):
        wave: i64 = position.fell[seat]
        points: i64 = position.points[seat]
        merit: i64 = wave
        if wave == 0:
            merit = 1_000_000 + 1000 * (threshold - min(points, threshold))
            if position.rules.fewest_cards and position.has_stopped:
                merit += 500 - position.size(seat)
        merits.append(merit)
    placings = rank(merits)
    for placing in placings:
        points = position.points[placing.seat]
        room = threshold - min(points, threshold)
        placing.score = room if position.is_in(placing.seat) else 0
    return placings
