"""A match: one game at a table, moved on by moves and nothing else. It knows no clock and no journal."""

import json
from collections import Counter

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.event import SPECTATOR
from regift.kit.game import Game
from regift.kit.record import Record, Recorder, new_record
from regift.kit.refusal_and_errors import BadRecord, IllegalAction, Refusal
from regift.kit.state import State
from regift.kit.three_line_recap import RecapLine, recap_of
from regift.kit.view_change_tracker_and_shared_diff import SharedDiff
from regift.tables.request_error import RequestError
from regift.tables.storage.stored_table_records import SIT, TAKE_BACK, WITHDRAW, Deal
from regift.tables.watching.viewer_snapshots_and_updates import Viewer, ViewUpdate


class StaleMove(RequestError):
    """Raised for a move that answers an update which is not the newest to ask for one."""


class RepeatedMove(Exception):
    """Raised for a move that has been carried out already: no fault, nothing to do."""


class Match:
    """The state of a game, its record and its viewers."""

    def __init__(self, deal: Deal, game: Game) -> None:
        self.deal = deal
        self.game = game
        self.state: State = game.deal(deal.secret)
        self.begun = len(self.state.history)
        """How long the history was after the deal."""
        self.recorder = Recorder(new_record(game, deal.secret))
        if deal.shuffle:
            self.recorder.record.shuffle = json.loads(deal.shuffle)
        self.recorder.record.words = deal.game_setup.custom_words()
        self.number = deal.after
        """The number of the last entry carried out."""
        self.moves = 0
        """How many entries were carried out: moves, picks taken back, seats taken and left."""
        self.viewers = {seat: self._new_viewer(seat) for seat in [SPECTATOR, *deal.game_setup.people()]}
        """By seat: everyone who is or was told anything, which bots are not."""
        self.is_watched = False
        """Whether spectators are there; while nobody is, theirs is no view to be kept up."""
        self.taken_back: Counter[int] = Counter()
        """By seat: how often it has taken back."""
        self.seat_changes = 0
        """How often somebody has taken a seat since the deal."""
        self.story: list[RecapLine] = []
        """Of a game that is over."""
        self.answered: dict[int, tuple[str, int]] = {}
        """By seat: the last move carried out and the number it answered."""
        for viewer in self.viewers.values():
            viewer.follow(self.state, len(self.state.history), is_own=True)

    def last_placed(self) -> int:
        """Return the seat, of those still in the game, that would come last if it ended now."""
        placings = [each for each in self.state.standings() if self.state.is_in(each.seat)]
        return max(placings, key=lambda each: each.place).seat

    def check_play(self, seat: int, action_id: int, at: int) -> Action:
        """Return the action if it may be played; RepeatedMove, StaleMove, RequestError or IllegalAction if not."""
        actions = self.state.game.actions
        if not 0 <= action_id < len(actions):
            raise RequestError("action", f"0 to {len(actions) - 1}", str(action_id))
        action = actions[action_id]
        self._check_at(seat, action.name, at)
        refusal = self.state.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return action

    def check_take_back(self, seat: int, at: int) -> None:
        """Raise RepeatedMove, StaleMove or RequestError if the seat can't take back."""
        self._check_at(seat, TAKE_BACK, at)
        if not self.state.can_take_back(seat):
            raise RequestError("take_back", "a choice that nobody has seen yet")

    def check_withdraw(self, seat: int) -> None:
        """Raise RequestError if the seat can't be taken out of the game."""
        try:
            self.state.copy().withdraw(seat)
        except ValueError as error:
            raise RequestError("seat", "a seat that can be taken out of the game", str(error)) from None

    def ends_without(self, seat: int) -> bool:
        """Return whether the game would be over if the seat were taken out of it."""
        twin = self.state.copy()
        if twin.is_in(seat):
            twin.withdraw(seat)
        return twin.is_over

    def carry_out(self, seat: int, said: str, at: int = -1, *, is_checked: bool = False) -> list[ViewUpdate]:
        """Make a move, and return what each viewer is told of it; `at`: the number of the update that it answered.

        `is_checked`: an action is known not to be refused; else IllegalAction if it is.
        """
        if said == SIT:
            self._sit(seat)
            return []
        state, start = self.state, len(self.state.history)
        is_private = self._make(seat, said, at, is_checked=is_checked)
        alike = SharedDiff()
        view_updates = [
            viewer.follow(state, start, is_own=viewer.seat == seat, alike=alike)
            for viewer in self._told(seat, is_private=is_private)
        ]
        return [view_update for view_update in view_updates if view_update is not None]

    def carry_out_again(self, seat: int, said: str) -> None:
        """Make a move that the journal holds, before anybody listens: private picks are counted, not looked at.

        Picks that were taken back cost next to nothing then. `settle` has to follow.
        """
        state, start = self.state, len(self.state.history)
        for viewer in self.viewers.values():
            if viewer.seat != seat:
                viewer.settle(state)
        if said == SIT:
            self._sit(seat)
            return
        is_private = self._make(seat, said)
        for viewer in self._told(seat, is_private=is_private):
            if is_private and viewer.seat == seat:
                viewer.count_private(start)
            else:
                viewer.follow(state, start, is_own=viewer.seat == seat)

    def settle(self) -> None:
        """Let all look at the position who have only counted."""
        for viewer in self.viewers.values():
            viewer.settle(self.state)

    def _sit(self, seat: int) -> None:
        self.number += 1
        self.moves += 1
        self.seat_changes += 1
        self.viewer_of(seat)

    def _make(self, seat: int, said: str, at: int = -1, *, is_checked: bool = False) -> bool:
        """Make a move, and return whether it shows to nobody else."""
        state = self.state
        start, shared = len(state.history), state.shared()
        self.number += 1
        self.moves += 1
        if said == TAKE_BACK:
            self.recorder.take_back(state, seat)
            self.taken_back[seat] += 1
        elif said == WITHDRAW:
            self.recorder.withdraw(state, seat)
        elif is_checked:
            self.recorder.play_allowed(state, seat, state.named(said))
        else:
            self.recorder.play(state, seat, state.named(said))
        self.answered[seat] = (said, at)
        if state.is_over:
            self._tell_story()
        return len(state.history) == start and state.shared() == shared

    def _told(self, seat: int, *, is_private: bool) -> list[Viewer]:
        """List who has to look after a move of that seat."""
        return [
            viewer
            for viewer in self.viewers.values()
            if viewer.seat == seat or self._is_told(viewer, is_private=is_private)
        ]

    def viewer_of(self, seat: int) -> Viewer:
        """Return the viewer of a seat, or SPECTATOR; begin to tell a person on this seat, where only a bot was."""
        if seat not in self.viewers:
            self.viewers[seat] = self._new_viewer(seat)
            self.viewers[seat].story = self.story
            self.viewers[seat].follow(self.state, len(self.state.history), is_own=True)
        return self.viewers[seat]

    def _new_viewer(self, seat: int) -> Viewer:
        manners = self.deal.game_setup.manners
        seen = manners.watchers if seat == SPECTATOR else manners.out_sees
        return Viewer(seat, self.deal.match, sees_hands=seen == "hands")

    def _tell_story(self) -> None:
        """Let everybody who is told of the end be told the story of the game; a position set up by hand has none."""
        try:
            self.story = recap_of(self.game, self.recorder.record)
        except BadRecord:
            return
        for viewer in self.viewers.values():
            viewer.story = self.story

    def _is_told(self, viewer: Viewer, *, is_private: bool) -> bool:
        """Return whether a viewer has to look again after somebody else's move; to whom hands are open, at any."""
        is_following = self.is_watched or viewer.seat != SPECTATOR
        return is_following and (not is_private or viewer.is_open(self.state))

    def watch(self) -> None:
        """Bring the spectators' view up to date: somebody comes to watch."""
        if not self.is_watched:
            self.is_watched = True
            spectators = self.viewers[SPECTATOR]
            spectators.follow(self.state, spectators.length, is_own=True)

    def is_announced_by(self, seat: int, action: Action) -> bool:
        """Return whether others would notice the move."""
        twin = self.state.copy()
        twin.play(seat, action)
        return len(twin.history) > len(self.state.history) or twin.shared() != self.state.shared()

    def why(self, seat: int, spot: str) -> Refusal:
        """Name the clause that forbids what could be played on a spot; RequestError when nothing is forbidden there."""
        state = self.state
        for action in state.game.actions:
            if state.spot(seat, action) == spot:
                refusal = state.refuse(seat, action)
                if refusal is not None:
                    return refusal
        raise RequestError("spot", "a spot where something is forbidden", spot)

    def record(self) -> Record:
        """Return the record; RequestError before the end, for it holds all secrets."""
        if not self.state.is_over:
            raise RequestError("record", "a game that is over")
        return self.recorder.record

    def record_text(self) -> str:
        """Write the record; RequestError before the end."""
        return self.record().text(self.game, self.state)

    def _check_at(self, seat: int, said: str, at: int) -> None:
        if self.answered.get(seat) == (said, at):
            raise RepeatedMove
        viewer = self.viewer_of(seat)
        if not viewer.offered_at <= at <= viewer.at:
            raise StaleMove("at", str(viewer.offered_at), str(at))
