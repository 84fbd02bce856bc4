"""A game that is over, watched again: the board before the first move, then what each move changed for some eyes."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.event import EVERYONE, SPECTATOR, Event
from regift.kit.game import Game
from regift.kit.public_events_and_standings_by_move import NOBODY, turn_of
from regift.kit.record import WITHDRAWN, Record, Recorder, new_record
from regift.kit.state import State
from regift.kit.view import Part
from regift.tables.storage.stored_table_records import SIT, TAKE_BACK, WITHDRAW, Deal, Entry
from regift.tables.watching.viewer_snapshots_and_updates import TurnOptions, Viewer, ViewSnapshot, ViewUpdate, out_of

TABLE: Final = "table"
OPEN: Final = "open"


class Move(NamedTuple):
    """What somebody did."""

    seat: int
    action: Action | None
    """None: the seat was withdrawn."""


class Step(NamedTuple):
    """What one move changed for some eyes."""

    view_update: ViewUpdate | None
    """None: these eyes saw no difference."""
    move: Move | None
    """What was done, where these eyes saw it done: one's own, or with everything open."""
    turn: int
    """The seat whose turn begins with it, NOBODY where none does."""
    weight: int
    """How remarkable was what everybody saw of it."""


class ReplayViewer(Viewer):
    """Sees a game as a seat does, as spectators do (SPECTATOR) or with all open (EVERYONE); is asked nothing."""

    def __init__(self, eyes: int) -> None:
        super().__init__(max(eyes, SPECTATOR), 0)
        self.eyes = eyes

    def sees(self, seat: int) -> bool:
        """Return whether these eyes see what the seat does in private."""
        return self.eyes in (seat, EVERYONE)

    def _events(self, state: State, start: int) -> list[Event]:
        return state.events(self.eyes, start) if len(state.history) > start else []

    def _seen(self, state: State) -> list[Part]:
        return state.open_view().parts if self.eyes == EVERYONE else super()._seen(state)

    def _turn_options(self, state: State) -> TurnOptions:
        return TurnOptions(state.to_act(), out=out_of(state))


class MatchReplay:
    """A record seen by some eyes; `board` is there at once, `steps` are played one by one."""

    def __init__(self, record: Record, game: Game, eyes: int) -> None:
        self.record = record
        self._viewer = ReplayViewer(eyes)
        self._state = record.deal(game)
        self._turn = turn_of(self._state)
        self._viewer.follow(self._state, len(self._state.history), is_own=True)
        self.board: ViewSnapshot = self._viewer.snapshot()
        """Before the first move."""
        self.first = self._turn
        """The seat whose turn it is then."""

    def steps(self) -> Iterator[Step]:
        """Make the moves; BadRecord at the first that is not allowed."""
        state, viewer = self._state, self._viewer
        for number, (seat, action_id) in enumerate(self.record.moves, 1):
            start = len(state.history)
            self.record.carry_out(state, number)
            action = None if action_id == WITHDRAWN else state.game.actions[action_id]
            yield Step(
                viewer.follow(state, start, is_own=False),
                Move(seat, action) if viewer.sees(seat) else None,
                self._turn_begun(start),
                max((event.weight for event in self._public(start)), default=0),
            )

    def _public(self, start: int) -> list[Event]:
        return self._state.events(SPECTATOR, start) if len(self._state.history) > start else []

    def _turn_begun(self, start: int) -> int:
        """Return the seat whose turn has begun since the history was `start` long."""
        now = turn_of(self._state) if len(self._state.history) > start else self._turn
        if now in (NOBODY, self._turn):
            return NOBODY
        self._turn = now
        return now


def eyes_of(name: str, seats: int) -> int | None:
    """Read whose eyes are meant: a seat's number, `table` or `open`; None when it is none of them."""
    if name in (TABLE, OPEN):
        return SPECTATOR if name == TABLE else EVERYONE
    return next((seat for seat in range(seats) if name == str(seat)), None)


def seconds_of(deal: Deal, entries: Sequence[Entry]) -> list[float]:
    """Return when each move of the record became known, in seconds since the deal, from the journal of the match."""
    game = deal.game_setup.make_under(deal.rules_version)
    recorder = Recorder(new_record(game, deal.secret))
    state = game.deal(deal.secret)
    seconds: list[float] = []
    for entry in entries:
        if entry.action == TAKE_BACK:
            recorder.take_back(state, entry.seat)
        elif entry.action == WITHDRAW:
            recorder.withdraw(state, entry.seat)
        elif entry.action != SIT:
            recorder.play(state, entry.seat, state.named(entry.action))
        known = len(recorder.record.moves)
        seconds += [entry.date - deal.date] * (known - len(seconds))
    return seconds
