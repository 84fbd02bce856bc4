"""What a player of Cursed Gifts remembers: who hurt it last, and what is being played now."""

from typing import Final

from regift.games.cursed_gifts.events import AIMS, OFFERS, OFFERS_PAIR, PLAYS, PUTS_ON, SENDS_ON, event_kinds
from regift.kit.event import Event

NAMES: Final = [kind.name for kind in event_kinds()]
PLAYED: Final = {NAMES[code] for code in (OFFERS, OFFERS_PAIR, PLAYS, AIMS, PUTS_ON, SENDS_ON)}
"""Events in which a card is played in one's turn."""
ANSWERED: Final = {"answers", "answers_trio"}
ATTACKS: Final = (PLAYED - {"plays"}) | {"turns_back"}
"""Events in which one seat does something to another."""
NOBODY: Final = -1


class Memory:
    """Takes in events as its seat saw them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.foe = NOBODY
        """Who hurt this seat last."""
        self.played: Event | None = None
        """The card played last in somebody's turn."""
        self.answers: list[Event] = []
        """The Comebacks to it."""

    def see(self, event: Event) -> None:
        """Take in an event."""
        if event.kind in ATTACKS and event["target"] == self.seat:
            self.foe = seat_in(event, "seat")
        if event.kind in PLAYED:
            self.played = event
            self.answers = []
        elif event.kind in ANSWERED:
            self.answers.append(event)


def seat_in(event: Event, field: str) -> int:
    """Return the seat in a field of an event; NOBODY if the event has no such field."""
    for value in event.values:
        if value.name == field and isinstance(value.value, int):
            return value.value
    return NOBODY
