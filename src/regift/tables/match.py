"""A match: one game at a table, moved on by moves and nothing else. It knows no clock and no journal."""

import json

from regift.kit.action import Action
from regift.kit.event import SPECTATOR
from regift.kit.game import Game
from regift.kit.look import Alike
from regift.kit.record import Record, Recorder, new_record
from regift.kit.refusal import BadRecord, IllegalAction, Refusal
from regift.kit.state import State
from regift.kit.story import Tale, story_of
from regift.tables.journal import SIT, TAKE_BACK, WITHDRAW, Deal
from regift.tables.objection import Objection
from regift.tables.own_cards import words_of
from regift.tables.reader import Reader, Telling


class Stale(Objection):
    """Raised for a move that answers an update which is not the newest to ask for one."""


class Repeated(Exception):
    """Raised for a move that has been carried out already: no fault, nothing to do."""


class Match:
    """The state of a game, its record and its readers."""

    def __init__(self, deal: Deal, game: Game) -> None:
        self.deal = deal
        self.state: State = game.deal(deal.secret)
        self.begun = len(self.state.history)
        """How long the history was after the deal."""
        self.recorder = Recorder(new_record(game, deal.secret))
        if deal.shuffle:
            self.recorder.record.shuffle = json.loads(deal.shuffle)
        self.recorder.record.words = words_of(deal.recipe)
        self.number = deal.after
        """The number of the last entry carried out."""
        self.readers = {seat: self._new_reader(seat) for seat in [SPECTATOR, *deal.recipe.people()]}
        """By seat: everyone who is or was told anything, which bots are not."""
        self.is_watched = False
        """Whether spectators are there; while nobody is, theirs is no view to be kept up."""
        self.story: list[Tale] = []
        """Of a game that is over."""
        self.answered: dict[int, tuple[str, int]] = {}
        """By seat: the last move carried out and the number it answered."""
        for reader in self.readers.values():
            reader.follow(self.state, len(self.state.history), is_own=True)

    def check_play(self, seat: int, action_id: int, at: int) -> Action:
        """Return the action if it may be played; Repeated, Stale, Objection or IllegalAction if not."""
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

    def check_withdraw(self, seat: int) -> None:
        """Raise Objection if the seat can't be taken out of the game."""
        try:
            self.state.copy().withdraw(seat)
        except ValueError as error:
            raise Objection("seat", "a seat that can be taken out of the game", str(error)) from None

    def carry_out(self, seat: int, said: str, at: int = -1) -> list[Telling]:
        """Make a move that was checked, and give what each reader is told of it; `at`: the number it answered."""
        state = self.state
        start, shared = len(state.history), state.shared()
        self.number += 1
        if said == SIT:
            self.reader_of(seat)
            return []
        if said == TAKE_BACK:
            self.recorder.take_back(state, seat)
        elif said == WITHDRAW:
            self.recorder.withdraw(state, seat)
        else:
            self.recorder.play(state, seat, state.named(said))
        self.answered[seat] = (said, at)
        if state.is_over:
            self._tell_story()
        is_private = len(state.history) == start and state.shared() == shared
        alike = Alike()
        tellings = [
            reader.follow(state, start, is_own=reader.seat == seat, alike=alike)
            for reader in self.readers.values()
            if reader.seat == seat or self._is_told(reader, is_private=is_private)
        ]
        return [telling for telling in tellings if telling is not None]

    def reader_of(self, seat: int) -> Reader:
        """Return the reader of a seat, or SPECTATOR; begin to tell a person on this seat, where only a bot was."""
        if seat not in self.readers:
            self.readers[seat] = self._new_reader(seat)
            self.readers[seat].story = self.story
            self.readers[seat].follow(self.state, len(self.state.history), is_own=True)
        return self.readers[seat]

    def _new_reader(self, seat: int) -> Reader:
        manners = self.deal.recipe.manners
        seen = manners.watchers if seat == SPECTATOR else manners.out_sees
        return Reader(seat, self.deal.match, sees_hands=seen == "hands")

    def _tell_story(self) -> None:
        """Let everybody who is told of the end be told the story of the game; a position set up by hand has none."""
        try:
            self.story = story_of(self.state.game, self.recorder.record)
        except BadRecord:
            return
        for reader in self.readers.values():
            reader.story = self.story

    def _is_told(self, reader: Reader, *, is_private: bool) -> bool:
        """Return whether a reader has to look again after somebody else's move; to whom hands are open, at any."""
        is_following = self.is_watched or reader.seat != SPECTATOR
        return is_following and (not is_private or reader.is_open(self.state))

    def watch(self) -> None:
        """Bring the spectators' view up to date: somebody comes to watch."""
        if not self.is_watched:
            self.is_watched = True
            spectators = self.readers[SPECTATOR]
            spectators.follow(self.state, spectators.length, is_own=True)

    def is_announced_by(self, seat: int, action: Action) -> bool:
        """Return whether others would notice the move."""
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

    def record(self) -> Record:
        """Return the record; Objection before the end, for it holds all secrets."""
        if not self.state.is_over:
            raise Objection("record", "a game that is over")
        return self.recorder.record

    def record_text(self) -> str:
        """Write the record; Objection before the end."""
        return self.record().text(self.state.game, self.state)

    def _check_at(self, seat: int, said: str, at: int) -> None:
        if self.answered.get(seat) == (said, at):
            raise Repeated
        reader = self.reader_of(seat)
        if not reader.offered_at <= at <= reader.at:
            raise Stale("at", str(reader.offered_at), str(at))
