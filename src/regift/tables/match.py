"""A match: one game at a table, moved on by moves and nothing else. It knows no clock and no journal."""

from regift.kit.action import Action
from regift.kit.event import SPECTATOR, Event
from regift.kit.game import Game
from regift.kit.record import Recorder, new_record
from regift.kit.refusal import IllegalAction, Refusal
from regift.kit.state import State
from regift.tables.journal import TAKE_BACK, Deal
from regift.tables.objection import Objection
from regift.tables.reader import Reader, Telling


class Stale(Objection):
    """Raised for a move that answers an update which is not the newest to ask for one."""


class Repeated(Exception):
    """Raised for a move that has been carried out already: no fault, nothing to do."""


class Match:
    """The state of a game, its record, its readers, and what its bots have not taken in yet."""

    def __init__(self, deal: Deal, game: Game) -> None:
        self.deal = deal
        self.state: State = game.deal(deal.secret)
        self.recorder = Recorder(new_record(game, deal.secret))
        self.number = deal.after
        """The number of the last entry carried out."""
        bots = deal.recipe.bots()
        seats = [SPECTATOR, *(seat for seat in range(game.seats) if seat not in bots)]
        self.readers = {seat: Reader(seat, deal.match) for seat in seats}
        """By seat: everyone who is told anything, which bots are not."""
        self.inboxes: dict[int, list[Event]] = {seat: self.state.events(seat) for seat in bots}
        """By bot's seat: the events it has not seen yet."""
        self.is_watched = False
        """Whether spectators are there; while nobody is, theirs is no view to be kept up."""
        self.answered: dict[int, tuple[str, int]] = {}
        """By seat: the last move carried out and the number it answered."""
        for reader in self.readers.values():
            reader.follow(self.state, len(self.state.history), is_own=True)

    def check_play(self, seat: int, action_id: int, at: int) -> Action:
        """Give the action if it may be played; Repeated, Stale, Objection or IllegalAction if not."""
        actions = self.state.game.actions
        if not 0 <= action_id < len(actions):
            raise Objection("action", f"0 to {len(actions) - 1}", str(action_id))
        action = actions[action_id]
        self._check_at(seat, action.name, at)
        refusal = self.state.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return action

    def check_take_back(self, seat: int, at: int) -> None:
        """Raise Repeated, Stale or Objection if the seat can't take back."""
        self._check_at(seat, TAKE_BACK, at)
        if not self.state.can_take_back(seat):
            raise Objection("take_back", "a choice that nobody has seen yet")

    def carry_out(self, seat: int, said: str, at: int = -1) -> list[Telling]:
        """Make a move that was checked, and give what each reader is told of it; `at`: the number it answered."""
        state = self.state
        start = len(state.history)
        if said == TAKE_BACK:
            self.recorder.take_back(state, seat)
        else:
            self.recorder.play(state, seat, state.named(said))
        self.number += 1
        self.answered[seat] = (said, at)
        for bot, inbox in self.inboxes.items():
            inbox.extend(state.events(bot, start))
        tellings = [
            reader.follow(state, start, is_own=reader.seat == seat)
            for reader in self.readers.values()
            if reader.seat != SPECTATOR or self.is_watched
        ]
        return [telling for telling in tellings if telling is not None]

    def watch(self) -> None:
        """Bring the spectators' view up to date: somebody comes to watch."""
        if not self.is_watched:
            self.is_watched = True
            self.readers[SPECTATOR].follow(self.state, len(self.state.history), is_own=True)

    def is_announced_by(self, seat: int, action: Action) -> bool:
        """Tell whether others would notice the move."""
        twin = self.state.copy()
        twin.apply(seat, action)
        return len(twin.history) > len(self.state.history) or twin.shared() != self.state.shared()

    def why(self, seat: int, spot: str) -> Refusal:
        """Name the clause that forbids what could be played on a spot; Objection when nothing is forbidden there."""
        state = self.state
        for action in state.game.actions:
            if state.spot(seat, action) == spot:
                refusal = state.refuse(seat, action)
                if refusal is not None:
                    return refusal
        raise Objection("spot", "a spot where something is forbidden", spot)

    def record_text(self) -> str:
        """Write the record; Objection before the end, for it holds all secrets."""
        if not self.state.is_over:
            raise Objection("record", "a game that is over")
        return self.recorder.record.text(self.state.game, self.state)

    def _check_at(self, seat: int, said: str, at: int) -> None:
        if self.answered.get(seat) == (said, at):
            raise Repeated
        reader = self.readers[seat]
        if not reader.offered_at <= at <= reader.at:
            raise Stale("at", str(reader.offered_at), str(at))
