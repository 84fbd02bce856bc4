"""Which seats drew each card of a game, played it, held it at the end or had it in front of them, whatever the rules.

A **hand** is a zone before a seat that shows its faces to that seat and to nobody else. Where a game has no hands,
what lies open before a seat is all there is.
"""

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from typing import Final, NamedTuple

from regift.kit.action_arguments_and_action_table import CARD, CARDS, SEAT
from regift.kit.event import EVERYONE, SPECTATOR, Event
from regift.kit.game import Game
from regift.kit.state import State
from regift.kit.view import View, Zone

DRAWN: Final = "drawn"
"""The card came to the hand: dealt, drawn, or got from somebody."""
PLAYED: Final = "played"
"""It left the hand for anywhere but another hand, and no event told that it was thrown away or taken."""
HELD: Final = "held"
"""It was in the hand at the end."""
FRONT: Final = "front"
"""It lay open in front of the player at some time."""
OCCASIONS: Final = (DRAWN, PLAYED, HELD, FRONT)


class SeatsAndWins(NamedTuple):
    """Of one card and one occasion, in one game."""

    seats: int
    """How many seats it happened to."""
    wins: float
    """What parts of the first place these seats have."""


GameCards = Mapping[tuple[str, str], SeatsAndWins]
"""By occasion and card; what happened to nobody is left out."""


class CardWatch:
    """Keeps what became of the cards as a game goes on."""

    def __init__(self, game: Game) -> None:
        self._discards = {
            kind.name: {each.name for each in kind.fields if each.is_discard} for kind in game.event_kinds
        }
        """By kind of event: the fields that name what is thrown away."""
        self._private = {
            kind.name: {each.name for each in kind.fields if len(each.only) == 1} for kind in game.event_kinds
        }
        """By kind of event: the fields that one seat alone sees, such as what it draws."""
        self._hands: list[Counter[str]] = [Counter() for _ in range(game.seats)]
        """By seat, as it was when nothing of it was picked."""
        self._faces: list[list[str]] = [[] for _ in range(game.seats)]
        """The same as a list, in order."""
        self._open: dict[str, list[str]] = {}
        """By zone: what lay open in it."""
        self._looked: list[int] = [0] * game.seats
        """By seat: how long the history was then."""
        self._end = -1
        """How long the history was when it was last looked at."""
        self._known: set[str] = set()
        """What events have named as a card: other faces, such as backs and marks, are none."""
        self._found: set[tuple[str, str, int]] = set()
        """Occasion, card and seat."""

    def see(self, state: State) -> None:
        """Look at a position, the dealt one first; what nobody was told of has moved no card yet."""
        end = len(state.history)
        if end == self._end:
            return
        for event in state.events(EVERYONE, max(0, self._end)):
            self._known.update(named_in(event))
        self._end = end
        hidden: list[dict[str, int]] = [{} for _ in self._hands]
        for part in state.view(SPECTATOR).parts:
            if isinstance(part, Zone) and part.owner >= 0:
                if part.faces:
                    self._note_front(part)
                else:
                    hidden[part.owner][part.id] = part.count
        changed: dict[int, Counter[str]] = {}
        for seat, zones in enumerate(hidden):
            faces = hand_in(state.view(seat), zones)
            if faces == self._faces[seat]:
                self._looked[seat] = end
            elif faces is not None:
                changed[seat] = Counter(faces)
        came = {seat: hand - self._hands[seat] for seat, hand in changed.items()}
        for seat, hand in changed.items():
            self._take(seat, hand, came, state)

    def cards(self, wins: Sequence[float]) -> GameCards:
        """Tell what became of the cards in the game, which is over; `wins` are by seat."""
        held = {(HELD, card, seat) for seat, hand in enumerate(self._hands) for card in hand}
        counts: dict[tuple[str, str], SeatsAndWins] = {}
        for occasion, card, seat in sorted(self._found | held):
            if card in self._known:
                before = counts.get((occasion, card), SeatsAndWins(0, 0.0))
                counts[occasion, card] = SeatsAndWins(before.seats + 1, before.wins + wins[seat])
        return counts

    def _note_front(self, zone: Zone) -> None:
        """Note what lies open before a seat, where it is not as it was."""
        if self._open.get(zone.id) != zone.faces:
            self._open[zone.id] = zone.faces
            self._found.update((FRONT, face, zone.owner) for face in zone.faces if face)

    def _take(self, seat: int, hand: Counter[str], came: Mapping[int, Counter[str]], state: State) -> None:
        """Note what came to a hand and what left it, since it was last looked at."""
        self._found.update((DRAWN, card, seat) for card in came[seat])
        told = state.events(EVERYONE, self._looked[seat])
        for card, count in (self._hands[seat] - hand).items():
            passed_on = sum(other[card] for at, other in came.items() if at != seat)
            if count > passed_on + self._thrown(card, seat, told) and not is_taken(card, seat, told):
                self._found.add((PLAYED, card, seat))
        for card in self._replaced(seat, told) & self._hands[seat].keys():
            self._found.add((PLAYED, card, seat))
        self._hands[seat], self._faces[seat] = hand, sorted(hand.elements())
        self._looked[seat] = len(state.history)

    def _replaced(self, seat: int, told: Sequence[Event]) -> set[str]:
        """Return what a seat showed to all and drew again before its hand was looked at."""
        own = [event for event in told if first_seat(event) == seat]
        drawn = {card for event in own for card in named_in(event, self._private[event.kind])}
        if not drawn:
            return drawn
        aside = {event.kind: self._private[event.kind] | self._discards[event.kind] for event in own}
        return drawn & {card for event in own for card in named_in(event) - named_in(event, aside[event.kind])}

    def _thrown(self, card: str, seat: int, told: Sequence[Event]) -> int:
        """Count the copies of a card that a seat threw away."""
        return sum(
            cards_of(value.value).count(card)
            for event in told
            if first_seat(event) == seat
            for value in event.values
            if value.name in self._discards[event.kind]
        )


def hand_in(own: View, hidden: Mapping[str, int]) -> list[str] | None:
    """Return the hand of the seat whose view it is, in order; None while something of it is picked: it is not whole.

    `hidden` are the zones before the seat of which all others see no face, with how many cards they see there.
    """
    faces: list[str] = []
    for part in own.parts:
        if part.id in hidden and isinstance(part, Zone):
            if part.count != hidden[part.id]:
                return None
            faces += part.faces
    return sorted(face for face in faces if face)


def named_in(event: Event, fields: Container[str] | None = None) -> set[str]:
    """Return the cards that an event names, in these of its fields."""
    return {
        card
        for value in event.values
        if value.type in {CARD, CARDS} and (fields is None or value.name in fields)
        for card in cards_of(value.value)
    }


def cards_of(value: object) -> list[str]:
    """List the cards in a value of an event: one, several, or none where they were hidden."""
    if isinstance(value, str):
        return [value]
    return [str(card) for card in value] if isinstance(value, list) else []


def first_seat(event: Event) -> int | None:
    """Return the seat that did what an event tells: the first that it names."""
    return next((value.value for value in event.values if value.type == SEAT and isinstance(value.value, int)), None)


def is_taken(card: str, seat: int, told: Sequence[Event]) -> bool:
    """Return whether only others did something with a card."""
    by = [first_seat(event) for event in told if card in named_in(event)]
    return bool(by) and seat not in by
