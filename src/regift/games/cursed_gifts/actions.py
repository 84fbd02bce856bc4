"""Everything a seat can do, and the finite table of it. Each action is one pick of a chain."""

from typing import Final, final

from mypy_extensions import i64

from regift.games.cursed_gifts.deck.card import DISCARD, FETCH, GIVE, TAKE, USELESS, Card
from regift.kit.action_arguments_and_action_table import CARD, NUMBER, SEAT, Action, ActionTable, Value

NONE: Final[i64] = -1
"""A pick names no card, seat or place of that sort."""
PLACES: Final[i64] = 10
"""No area holds more gifts: the tenth point eliminates."""

# What a pick is good for

END: Final[i64] = 0
PLAY: Final[i64] = 1
OFFER_PAIR: Final[i64] = 2
TARGET: Final[i64] = 3
POINT: Final[i64] = 4
PAY: Final[i64] = 5
USE: Final[i64] = 6
FETCH_UP: Final[i64] = 7
LET: Final[i64] = 8
ANSWER: Final[i64] = 9
ANSWER_TRIO: Final[i64] = 10
THROW: Final[i64] = 11
HAND: Final[i64] = 12
GRAB: Final[i64] = 13
DEPART: Final[i64] = 14


class Pick(Action):
    """One pick: what it is good for, and the card, the seat and the place that it names."""

    def __init__(self, use: i64, key: i64, action: Action) -> None:
        super().__init__(action.verb, action.name, action.values, action.spot)
        self.use: i64 = use
        self.key: i64 = key
        """The byte that stands for it in a seat's key: the kind of card, or 100 and more for all else."""
        self.kind: i64 = NONE
        """The kind of card it names."""
        self.seat: i64 = NONE
        """The seat it aims at, or whose gift it points at."""
        self.place: i64 = NONE
        """The place in that seat's area of the gift it points at."""


def alone(use: i64, key: i64, verb: str, name: str) -> Pick:
    """Make a pick that names nothing."""
    return Pick(use, key, Action(verb, name, []))


def of_card(use: i64, kind: i64, verb: str, name: str, card: str) -> Pick:
    """Make a pick that names a kind of card."""
    pick = Pick(use, kind, Action(verb, f"{name} {card}", [Value("card", CARD, card)]))
    pick.kind = kind
    return pick


def of_seat(seat: i64) -> Pick:
    """Make the pick that aims at a seat."""
    pick = Pick(TARGET, 180 + seat, Action("target", f"seat {seat}", [Value("seat", SEAT, seat)], f"@{seat}"))
    pick.seat = seat
    return pick


def of_gift(seat: i64, place: i64) -> Pick:
    """Make the pick that points at a gift in an area."""
    values = [Value("seat", SEAT, seat), Value("place", NUMBER, place + 1)]
    action = Action("point", f"gift {place + 1} of seat {seat}", values, f"area:{seat}/{place}")
    pick = Pick(POINT, 100 + PLACES * seat + place, action)
    pick.seat = seat
    pick.place = place
    return pick


@final
class GameActions:
    """The actions of one game, also by what they stand for."""

    def __init__(self, table: ActionTable, cards: list[Card], words: list[str], seats: i64) -> None:
        self.all: list[Pick] = []
        self.end = alone(END, 202, "end", "end turn")
        self.let = alone(LET, 203, "let", "let it come")
        self.depart = alone(DEPART, 203, "depart", "depart")
        """Say no last words; the same as letting come, for who is being eliminated."""
        self.trio = alone(ANSWER_TRIO, 200, "answer_trio", "answer with three useless gifts")
        self.pair = alone(OFFER_PAIR, 201, "pair", "offer two useless gifts")
        self.play = [of_card(PLAY, kind, "play", "play", word) for kind, word in enumerate(words)]
        """By kind, as are the next ones; in the table where the deck has a use for them."""
        self.answer = [of_card(ANSWER, kind, "answer", "answer with", word) for kind, word in enumerate(words)]
        self.pay = [of_card(PAY, kind, "pay", "pay with", word) for kind, word in enumerate(words)]
        self.use = [of_card(USE, kind, "use", "use", word) for kind, word in enumerate(words)]
        self.fetch = [of_card(FETCH_UP, kind, "fetch", "fetch", word) for kind, word in enumerate(words)]
        self.throw = [of_card(THROW, kind, "discard", "discard", word) for kind, word in enumerate(words)]
        self.give = [of_card(HAND, kind, "give", "give", word) for kind, word in enumerate(words)]
        self.take = [of_card(GRAB, kind, "take", "take", word) for kind, word in enumerate(words)]
        self.target = [of_seat(seat) for seat in range(seats)]
        self.point = [of_gift(seat, place) for seat in range(seats) for place in range(PLACES)]
        """By ten times the seat, plus the place."""
        self._fill(table, cards)

    def _fill(self, table: ActionTable, cards: list[Card]) -> None:
        """Put into the table what this deck has a use for."""
        self._add(table, [self.end, self.let])
        self._add(table, [pick for pick in self.play if not _is_no_play(cards[pick.kind])])
        self._add(table, self.target)
        self._add(table, self.point)
        answers = [pick for pick in self.answer if cards[pick.kind].answers != 0]
        useless = [pick for pick in self.use if cards[pick.kind].type == USELESS]
        self._add(table, answers)
        if useless:
            self._add(table, [self.trio, self.pair])
        self._add(table, useless)
        if _any_costs(cards):
            self._add(table, self.pay)
        for family, picks in ((DISCARD, self.throw), (GIVE, self.give), (TAKE, self.take), (FETCH, self.fetch)):
            if _any_has(cards, family):
                self._add(table, picks)
        if _any_posthumous(cards):
            self._add(table, [self.depart])

    def _add(self, table: ActionTable, picks: list[Pick]) -> None:
        for pick in picks:
            table.add(pick)
            self.all.append(pick)


def _is_no_play(card: Card) -> bool:
    """Return whether a card is never played by itself, only as an answer or with others of its like."""
    return card.answers != 0 or (card.type == USELESS and not card.sign)


def _any_costs(cards: list[Card]) -> bool:
    for card in cards:
        if card.cost > 0:
            return True
    return False


def _any_posthumous(cards: list[Card]) -> bool:
    for card in cards:
        if card.is_posthumous:
            return True
    return False


def _any_has(cards: list[Card], family: i64) -> bool:
    for card in cards:
        if card.has(family):
            return True
    return False
