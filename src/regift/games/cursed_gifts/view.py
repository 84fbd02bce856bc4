"""What a seat sees: its hand, all areas, the discard pile, and the card being played with its answers."""

from typing import Final

from mypy_extensions import i64

from regift.games.cursed_gifts.actions import FETCH_UP, GRAB, NONE, POINT, Pick
from regift.games.cursed_gifts.deck.card import ANTIDOTE, THEIR_GIFT
from regift.games.cursed_gifts.position.antidote_subset_sum import smallest_cure, sums_of
from regift.games.cursed_gifts.position.card_zones import NOTHING
from regift.games.cursed_gifts.position.partial_move_next_choice import cured_by, kinds_in, strength_of, target_in
from regift.games.cursed_gifts.position.position import (
    CHOOSE,
    LAST,
    NOBODY,
    OVER,
    TO_FETCH,
    TO_TAKE,
    TURN,
    WINDOW,
    PlayedCard,
    Position,
)
from regift.games.cursed_gifts.rules.cure_conditions import antidotes_in
from regift.games.cursed_gifts.rules.edition_rules import PAIR
from regift.kit.action_arguments_and_action_table import CARD
from regift.kit.view import FAN, PILE, SLOTS, Fact, Gauge, Token, View, Zone

STEP_NAMES: Final = ["step_turn", "step_window", "step_choose", "step_last", "step_over"]
CHOICE_NAMES: Final = ["step_choose", "step_discard", "step_give", "step_take", "step_redo", "step_fetch"]


def fill_view(position: Position, view: View) -> None:
    """Add every part that the view's seat sees."""
    for seat in range(position.rules.seats):
        add_seat_parts(position, view, seat)
    deck = Zone("deck", "deck", PILE)
    deck.count = len(position.deck)
    view.parts.append(deck)
    add_discard_pile_parts(position, view)
    name = CHOICE_NAMES[position.choice] if position.step == CHOOSE else STEP_NAMES[position.step]
    view.parts.append(Fact("step", "step", name))
    if position.step != OVER:
        view.parts.append(Token("turn", "turn", position.turn))
        view.parts.append(Fact("plays", "plays_left", position.plays))
        view.parts.append(Fact("gifts", "gifts_left", position.gifts))
        if position.rules.turn_cap:
            view.parts.append(Fact("rounds", "rounds_left", rounds_left(position)))
    add_stack_parts(position, view)
    if view.seat >= 0 and position.step != OVER and position.is_in(view.seat):
        add_pick_parts(position, view, view.seat)


def rounds_left(position: Position) -> i64:
    """CG-A25: count the rounds until the turn limit, this one too."""
    return position.rules.turn_cap + 1 - round_of(position)


def round_of(position: Position) -> i64:
    """Return which round goes on, 1 for the first; turns that an eliminated seat would have had count."""
    return position.turns // position.rules.seats + 1


def add_seat_parts(position: Position, view: View, seat: i64) -> None:
    """Show what lies in front of a seat, and its hand: how many to all, which to itself."""
    rules = position.rules
    view.parts.append(Gauge(f"points:{seat}", "points", position.points[seat], rules.edition.threshold, seat))
    area = Zone(f"area:{seat}", "area", SLOTS, seat, rules.names_of(cards_in(position, seat)))
    view.parts.append(area)
    add_gift_worth_parts(position, view, seat)
    hand = Zone(f"hand:{seat}", "hand", FAN, seat)
    hand.count = len(position.hands[seat])
    if seat == view.seat:
        hand.faces = rules.names_of(unpicked(position, seat))
        hand.count = len(hand.faces)
    view.parts.append(hand)
    if position.tables[seat]:
        view.parts.append(Zone(f"table:{seat}", "table", FAN, seat, rules.names_of(position.tables[seat])))
    if not position.is_in(seat):
        view.parts.append(Token(f"out:{seat}", "out" if position.fell[seat] > 0 else "left", seat))
    if position.limits[seat] >= 0:
        view.parts.append(Fact(f"limit:{seat}", "limit", position.limits[seat], seat))
    if rules.signs[seat] != "no_sign":
        view.parts.append(Fact(f"sign:{seat}", "sign", rules.signs[seat], seat))


def add_gift_worth_parts(position: Position, view: View, seat: i64) -> None:
    """CG-D9: show what each gift of several cards counts, by the place of the lowest and how many they are."""
    at: i64 = 0
    for unit in position.areas[seat]:
        count: i64 = len(unit.cards()) + len(unit.placed)
        if count > 1:
            view.parts.append(Fact(f"worth:{seat}:{at}:{count}", "worth", unit.worth, seat))
        at += count


def unpicked(position: Position, seat: i64) -> list[int]:
    """List the seat's hand less what it has picked of it."""
    left = position.hands[seat][:]
    if position.choice not in (TO_TAKE, TO_FETCH):
        for kind in kinds_in(position.picks[seat], 0):
            left.remove(kind)
    return left


def cards_in(position: Position, seat: i64) -> list[int]:
    """List what lies in the seat's area, each gift followed by what is placed on it."""
    found: list[int] = []
    for unit in position.areas[seat]:
        found += unit.cards()
        found += unit.placed
    return found


def add_discard_pile_parts(position: Position, view: View) -> None:
    """CG-A7: show the discard pile, its top last; only the top where a card of the deck can fetch from it (CG-D5)."""
    shown = position.discards[-1:] if position.rules.has_fetch else position.discards
    pile = Zone("discards", "discard_pile", PILE, faces=position.rules.names_of(shown))
    pile.count = len(position.discards)
    view.parts.append(pile)


def add_stack_parts(position: Position, view: View) -> None:
    """Show the card being played and the answers to it, the newest last."""
    lay = position.play_now
    if lay is None:
        if position.step == LAST:
            view.parts.append(Token("dying", "dying", position.dying))
        return
    cards = lay.cards[:]
    for answer in position.chain:
        cards += answer.cards
    for answer in position.queue:
        cards += answer.cards
    view.parts.append(Zone("stack", "stack", PILE, faces=position.rules.names_of(cards)))
    add_played_card_parts(position, view, lay)
    if lay.seat != position.turn:
        view.parts.append(Token("player", "player", lay.seat))
    if lay.target != NOBODY:
        view.parts.append(Token("aimed", "aimed", lay.target))
    if position.step == CHOOSE:
        add_choice_parts(position, view)
    if position.choice == TO_TAKE and view.seat == lay.seat:
        faces = position.rules.names_of(position.hands[lay.target])
        view.parts.append(Zone("seen", "seen", FAN, lay.target, faces))
    if position.choice == TO_FETCH and view.seat == lay.seat:
        faces = position.rules.names_of(sorted(position.discards))
        view.parts.append(Zone("searched", "searched", FAN, faces=faces))


def add_played_card_parts(position: Position, view: View, lay: PlayedCard) -> None:
    """Show who laid the card being played and each answer to it, oldest first, and the gift it points at."""
    for number, each in enumerate([lay, *position.chain, *position.queue]):
        view.parts.append(Fact(f"laid:{number}", "laid", name_of(position, each), each.seat))
    if position.step == WINDOW and lay.place != NOTHING:
        owner = lay.target if position.card(lay.kind).aim == THEIR_GIFT else lay.seat
        gift = position.areas[owner][lay.place].kind
        view.parts.append(Fact("pointed", "pointed", position.rules.names_of([int(gift)])[0]))


def name_of(position: Position, lay: PlayedCard) -> str:
    """Name what was laid: a card, or Useless Gifts together."""
    if lay.kind == NOTHING:
        return "pair" if len(lay.cards) == PAIR else "trio"
    return position.rules.names_of([int(lay.kind)])[0]


def add_choice_parts(position: Position, view: View) -> None:
    """Show who has how many cards to choose, and who has done so."""
    for seat in range(position.rules.seats):
        if position.owes[seat]:
            view.parts.append(Fact(f"owes:{seat}", "owes", position.owes[seat], seat))
        if position.is_locked(seat):
            view.parts.append(Token(f"has_chosen:{seat}", "has_chosen", seat))


def add_pick_parts(position: Position, view: View, seat: i64) -> None:
    """Show a seat what it has picked and nobody has seen; in its turn also the smallest exact cure there is."""
    picks = position.picks[seat]
    if position.step == TURN and seat == position.turn:
        add_cure_parts(position, view, seat)
    if not picks:
        return
    faces = position.rules.names_of(kinds_in(picks, 0))
    if faces:
        view.parts.append(Zone("picked", "picked", FAN, seat, faces))
    if target_in(picks) != NOTHING and target_in(picks) != seat:
        view.parts.append(Token("aim", "aim", target_in(picks)))
    for pick in picks:
        if pick.use == POINT:
            gift = position.areas[pick.seat][pick.place].kind
            at = place_of_lowest_card(position, pick)
            view.parts.append(Fact(f"chosen:{at}", "chosen_gift", position.rules.names_of([int(gift)])[0], pick.seat))


def add_cure_parts(position: Position, view: View, seat: i64) -> None:
    """CG-R13: show the running sum of a cure, and before it the smallest one that is exact."""
    picks = position.picks[seat]
    if picks and picks[0].kind != NONE and position.card(picks[0].kind).type == ANTIDOTE:
        strength = strength_of(position, picks)
        view.parts.append(Fact("strength", "strength", strength))
        view.parts.append(Fact("to_cure", "to_cure", strength - cured_by(position, picks)))
    elif not picks and position.areas[seat]:
        values = smallest_cure(antidotes_in(position, seat, 0), sums_of(position.areas[seat], 0), position.plays)
        if values:
            cards = [int(kind) for kind in remedy_of(position, seat, values)]
            view.parts.append(Zone("remedy", "remedy", FAN, seat, position.rules.names_of(cards)))
            view.parts.append(Fact("smallest_cure", "smallest_cure", sum(values)))


def remedy_of(position: Position, seat: i64, values: list[int]) -> list[i64]:
    """Return Antidotes of these values out of the seat's hand."""
    found: list[i64] = []
    for value in values:
        for kind in position.hands[seat]:
            if position.card(kind).type == ANTIDOTE and position.card(kind).value == value:
                found.append(kind)
                break
    return found


def place_of_lowest_card(position: Position, pick: Pick) -> i64:
    """Return at which place of its area the gift begins that a pick points at."""
    at: i64 = 0
    for unit in position.areas[pick.seat][: pick.place]:
        at += len(unit.cards()) + len(unit.placed)
    return at


def spot_of(position: Position, seat: i64, action: Pick) -> str:
    """Name the part of the seat's view that an action is played on."""
    if action.use == POINT:
        return f"area:{action.seat}/{place_of_lowest_card(position, action)}"
    if not action.values or action.values[0].type != CARD:
        return action.spot
    card = action.values[0].value
    if action.use == FETCH_UP:
        return f"searched/{card}"
    if action.use == GRAB:
        return f"seen/{card}"
    return f"hand:{seat}/{card}"
