"""A turn: cards announced one after another, then one drawn, then the next player's."""

from typing import Final

from mypy_extensions import i64

from regift.games.cursed_gifts.actions import ANSWER_TRIO, OFFER_PAIR, Pick
from regift.games.cursed_gifts.deck.card import (
    ANTIDOTE,
    GIFT,
    INCOME,
    OWN_GIFT,
    OWN_GIFT_TO_ONE,
    SELF,
    STAY,
    THEIR_GIFT,
    USELESS,
)
from regift.games.cursed_gifts.events import (
    AIMS,
    BEGINS,
    CURES,
    OFFERS,
    OFFERS_PAIR,
    PICKS_OUT,
    PLAYS,
    PUTS_ON,
    SENDS_ON,
)
from regift.games.cursed_gifts.position.card_zones import NOTHING, PlacedGift
from regift.games.cursed_gifts.position.partial_move_next_choice import (
    READY,
    TOGETHER,
    kinds_in,
    need_of,
    place_in,
    places_in,
    strength_of,
    target_in,
)
from regift.games.cursed_gifts.position.position import (
    CHOOSE,
    LAST,
    NOBODY,
    OVER,
    TURN,
    WINDOW,
    PlayedCard,
    Position,
)
from regift.games.cursed_gifts.rules import card_resolution, comeback_chain, elimination_and_game_end
from regift.games.cursed_gifts.rules.edition_rules import PAIR, TRIO
from regift.games.cursed_gifts.rules.play_answer_and_pick_conditions import useless_in
from regift.kit.event import counted

NONE_PAID: Final[list[int]] = []
"""What a card without a cost costs."""


def pick(position: Position, seat: i64, picked: Pick) -> None:
    """Take one more pick of the seat; the last one announces the whole, or seals it."""
    picks = position.picks[seat]
    picks.append(picked)
    need = need_of(position, seat)
    if need == TOGETHER:
        fill_up(position, seat)
        need = need_of(position, seat)
    if need != READY:
        return
    if position.step == TURN:
        announce(position, seat)
    elif position.step == LAST:
        elimination_and_game_end.say_farewell(position, seat)
        go_on(position)
    else:
        position.seal(seat)


def fill_up(position: Position, seat: i64) -> None:
    """Take all Useless Gifts of the hand where it holds no more than are needed."""
    picks = position.picks[seat]
    size = TRIO if picks[0].use == ANSWER_TRIO else PAIR
    if useless_in(position, seat) == size and not kinds_in(picks, 1):
        for kind in position.hands[seat]:
            if position.card(kind).type == USELESS:
                picks.append(position.rules.do.use[kind])


def reveal(position: Position) -> None:
    """Carry out what was sealed, and go on as far as nobody is asked."""
    if position.step == WINDOW:
        comeback_chain.take_answers(position)
    elif position.step == CHOOSE:
        card_resolution.take_choices(position)
    go_on(position)


# Announcing


def announce(position: Position, seat: i64) -> None:
    """CG-A9: announce card, target and cost as one; then ask whoever is aimed at."""
    picks = position.picks[seat]
    position.picks[seat] = []
    position.is_quiet = False
    position.idle = 0
    if picks[0].use == OFFER_PAIR:
        offer_pair(position, seat, picks)
    elif position.card(picks[0].kind).type == ANTIDOTE:
        cure(position, seat, picks)
    else:
        play(position, seat, picks)
    go_on(position)


def play(position: Position, seat: i64, picks: list[Pick]) -> None:
    """Lay the card down, pay what it costs, and see whom it concerns."""
    kind = picks[0].kind
    card = position.card(kind)
    target = target_in(picks) if card.aim not in (SELF, OWN_GIFT) else NOBODY
    lay = PlayedCard(seat, target, kind, [kind])
    lay.place = place_in(picks)
    position.plays -= 1
    paid = kinds_in(picks, 1) if card.cost else NONE_PAID
    position.lose(seat, kind)
    tell_play(position, lay, paid)
    position.throw_away(seat, paid)
    if card.type == GIFT:
        position.gifts -= 1
    position.has_landed = card.has(STAY)
    comeback_chain.begin(position, lay)


def tell_play(position: Position, lay: PlayedCard, paid: list[int]) -> None:
    """Tell what is played, on whom or what, and what was paid for it."""
    card = position.card(lay.kind)
    seat = lay.seat
    if card.type == GIFT:
        position.write(OFFERS, seat, lay.target, lay.kind)
        return
    if card.aim == OWN_GIFT:
        position.write(PICKS_OUT, seat, lay.kind)
    elif lay.target == NOBODY:
        position.write(PLAYS, seat, lay.kind)
    else:
        told = AIMS
        if card.aim == THEIR_GIFT:
            told = PUTS_ON
        elif card.aim == OWN_GIFT_TO_ONE:
            told = SENDS_ON
        position.write(told, seat, lay.target, lay.kind)
    history = position.history
    if lay.place != NOTHING:
        owner = lay.target if card.aim == THEIR_GIFT else seat
        history.append(position.areas[owner][lay.place].kind)
        history.append(lay.place + 1)
    history.append(len(paid))
    history.extend(paid)  # one list of it all would cost more than all the rest


def offer_pair(position: Position, seat: i64, picks: list[Pick]) -> None:
    """CG-D3: two Useless Gifts become one Inevitable gift, for two plays."""
    cards = kinds_in(picks, 1)
    target = target_in(picks)
    for kind in cards:
        position.lose(seat, kind)
    position.plays -= PAIR
    position.gifts -= 1
    position.write_entry([OFFERS_PAIR, seat, target, *counted(cards)])
    comeback_chain.begin(position, PlayedCard(seat, target, NOTHING, cards))


def cure(position: Position, seat: i64, picks: list[Pick]) -> None:
    """CG-R13, CG-R14: Antidotes, gifts and what is placed on them go to the discard pile."""
    antidotes = kinds_in(picks, 0)
    places = oldest_alike(position.areas[seat], places_in(picks))
    worth = strength_of(position, picks)
    gifts: list[int] = []
    placed: list[int] = []
    for place in reversed(places):
        unit = position.lift(seat, place)
        gifts = unit.cards() + gifts
        placed = unit.placed + placed
    position.plays -= len(antidotes)
    position.write_entry(
        [
            CURES,
            seat,
            len(antidotes),
            *antidotes,
            *counted(gifts),
            *counted(placed),
            worth,
            position.points[seat],
        ]
    )
    position.throw_away(seat, antidotes)
    position.discards += gifts
    position.discards += placed
    elimination_and_game_end.settle(position)


def oldest_alike(area: list[PlacedGift], places: list[int]) -> list[int]:
    """Return the places of the oldest gifts that are those gifts' equals: nobody is told which of two it was."""
    found: list[int] = []
    for place in places:
        for at in range(len(area)):
            if at not in found and is_alike(area[at], area[place]):
                found.append(at)
                break
    return sorted(found)


def is_alike(one: PlacedGift, other: PlacedGift) -> bool:
    """Return whether two gifts, and what is placed on them, are the same."""
    return one.kind == other.kind and one.second == other.second and one.placed == other.placed


# Going on


def go_on(position: Position) -> None:
    """After a card is resolved: on with the turn, unless nothing can be played in it any more."""
    if position.step != TURN or position.is_asking():
        return
    if not position.is_in(position.turn):
        pass_turn(position)
    elif position.plays == 0 or not position.hands[position.turn]:
        end_turn(position)


def end_turn(position: Position) -> None:
    """CG-R7, CG-A1: the seat in turn draws, and the next one's turn begins."""
    finish_turn(position)
    if position.step != OVER:
        pass_turn(position)


def finish_turn(position: Position) -> None:
    """Draw, and see whether that was the end of a game that stands still."""
    seat = position.turn
    position.picks[seat] = []
    had_none = not position.can_draw()
    count: i64 = 1
    for kind in position.tables[seat]:
        card = position.card(kind)
        if card.guard == INCOME:
            count += card.guard_amount
    position.draw(seat, count)
    position.renew_deck()
    position.idle = position.idle + 1 if position.is_quiet and had_none else 0
    elimination_and_game_end.stop_if_still(position)


def pass_turn(position: Position) -> None:
    """CG-R2: the next living seat's turn begins; who holds no card draws at once and is passed over."""
    while position.step != OVER:
        before = position.turn
        position.turn = position.after(before)
        seats: i64 = position.rules.seats
        position.turns += (position.turn - before + seats - 1) % seats + 1
        cap = position.rules.turn_cap
        if cap and position.turns >= cap * seats:
            elimination_and_game_end.stop(position)
            return
        begin_turn(position)
        if position.hands[position.turn]:
            return
        finish_turn(position)


def clause_of_end(position: Position) -> str:
    """Name the clause by which the game ends if the seat in turn, which holds cards, ends its turn; "": it goes on.

    It asks only what all can see. `strict_stalemate` never ends a game in which the seat in turn could play.
    """
    seats: i64 = position.rules.seats
    cap: i64 = position.rules.turn_cap * seats
    is_still: bool = position.is_quiet and not position.can_draw() and not position.rules.strict_stalemate
    idle: i64 = position.idle
    turns: i64 = position.turns
    seat: i64 = position.turn
    while True:
        idle += 1
        if is_still and idle >= elimination_and_game_end.count_living(position):
            return "CG-A21" if position.rules.edition.reshuffles else "CG-A22"
        after = position.after(seat)
        turns += (after - seat + seats - 1) % seats + 1
        seat = after
        if cap and turns >= cap:
            return "CG-A25"
        if position.hands[seat] or seat == position.turn:
            return ""


def begin_turn(position: Position) -> None:
    """Give the seat in turn its plays and its gift."""
    seat = position.turn
    edition = position.rules.edition
    limit: i64 = position.limits[seat]
    position.plays = edition.plays if limit < 0 else limit
    position.limits[seat] = -1
    position.gifts = edition.gifts
    position.is_quiet = True
    position.write(BEGINS, seat)
