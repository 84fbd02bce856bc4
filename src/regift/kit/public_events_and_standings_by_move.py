"""A timeline: what each move of a record did in public, to the turn and to the standings, whatever the rules."""

from regift.kit.action_arguments_and_action_table import SEAT
from regift.kit.event import SPECTATOR, Event
from regift.kit.game import Game
from regift.kit.record import Record
from regift.kit.state import State
from regift.kit.view import Placing

NOBODY: int = -1
"""In place of a seat: nobody, or several."""


class Moment:
    """A move of which everybody saw something."""

    def __init__(
        self, start: int, turn: int, round_number: int, events: list[Event], placings: "list[list[Placing]]"
    ) -> None:
        self.start = start
        """How long the history was before it."""
        self.turn = turn
        """Which turn it was part of, 1 for the first; 0: nobody has had one yet."""
        self.round_number = round_number
        """Which round it was part of, 1 for the first."""
        self.events = events
        """What happened, as everybody saw it."""
        self.before = placings[0]
        """The standings before it, by seat."""
        self.after = placings[1]
        """The standings after it, by seat."""

    def swing(self) -> int:
        """Return how many points changed sides."""
        moved = 0
        for seat, placing in enumerate(self.after):
            moved += abs(placing.score - self.before[seat].score)
        return moved

    def leap(self) -> int:
        """Return by how many points one seat gained or lost most."""
        return max([abs(placing.score - self.before[seat].score) for seat, placing in enumerate(self.after)])


class MoveTimeline:
    """All moments of a game."""

    def __init__(self, game: Game, record: Record) -> None:
        self.moments: list[Moment] = []
        self.turns = 0
        """How many turns there were."""
        state = record.deal(game)
        turn = turn_of(state)
        self.turns += int(turn != NOBODY)
        before = by_seat(state)
        for number in range(1, len(record.moves) + 1):
            start = len(state.history)
            round_number = state.current_round() or 1 + max(0, self.turns - 1) // game.seats
            record.carry_out(state, number)
            if len(state.history) == start:
                continue
            after = by_seat(state)
            self.moments.append(
                Moment(start, self.turns, round_number, state.events(SPECTATOR, start), [before, after])
            )
            before = after
            now = turn_of(state)
            if now not in (NOBODY, turn):
                self.turns += 1
                turn = now
        self.is_over = state.is_over
        self.is_broken_off = state.is_broken_off()
        self.standings: list[Placing] = state.standings()


def turn_of(state: State) -> int:
    """Return whose turn it is: who has the token `turn`, else who alone is to act; NOBODY if neither says."""
    for part in state.view().parts:
        if part.id == "turn":
            return part.owner
    seats = state.to_act()
    return seats[0] if len(seats) == 1 and not state.is_window() else NOBODY


def by_seat(state: State) -> list[Placing]:
    """Return the standings in the order of seats."""
    placings = state.standings()
    placings.sort(key=_seat_of)
    return placings


def leader_in(placings: list[Placing]) -> int:
    """Return the seat that is ahead, NOBODY where several are."""
    first = [placing.seat for placing in placings if placing.place == 1]
    return first[0] if len(first) == 1 else NOBODY


def seats_in(event: Event) -> list[int]:
    """Return the seats that an event names: who did it first, then whom it was done to."""
    seats: list[int] = []
    for value in event.values:
        seat = value.value
        if value.type == SEAT and isinstance(seat, int):
            seats.append(seat)
    return seats


def _seat_of(placing: Placing) -> int:
    return placing.seat
