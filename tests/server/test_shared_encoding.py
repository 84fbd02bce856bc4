"""What is worded once for several viewers is, byte for byte, what each would have been told alone."""

from pathlib import Path

import pytest

from regift.kit.event import SPECTATOR
from regift.kit.view_change_tracker_and_shared_diff import SharedDiff
from regift.tables.play.match import Match
from regift.tables.setup.game_setup import GameSetup, SeatAssignment
from regift.tables.setup.table_settings_other_than_game_options import TableSettings
from regift.tables.storage.stored_table_records import TAKE_BACK, WITHDRAW, Deal
from regift.tables.watching.viewer_snapshots_and_updates import Viewer
from regift.wire.table_state_to_wire_messages import WireEncoder

LONGEST = 400
GAMES = [("kung_fu", 2), ("kung_fu", 4), ("kung_fu", 6), ("bell", 4), ("sprint", 3)]


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the tiny games on the shelf."""
    monkeypatch.setenv("REGIFT_GAMES", str(Path(__file__).parents[1] / "games"))


class Alone:
    """The viewers of a match again, each of whom shares nothing with anybody."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.viewers: dict[int, Viewer] = {}

    def come(self) -> None:
        """Begin to read for everybody whom the match reads for."""
        state = self.match.state
        for seat, known in self.match.viewers.items():
            if seat not in self.viewers:
                self.viewers[seat] = Viewer(seat, 1, sees_hands=known.sees_hands)
                self.viewers[seat].follow(state, len(state.history), is_own=True)
                self.viewers[seat].at = known.at

    def follow(self, seat: int, start: int, told: set[int]) -> dict[int, bytes]:
        """Return what each is told of a move; `told`: who was told anything at the table."""
        state, frames = self.match.state, {}
        for viewer in self.viewers.values():
            if viewer.seat in told:
                viewer.story = self.match.story
                view_update = viewer.follow(state, start, is_own=viewer.seat == seat, alike=SharedDiff())
                assert view_update is not None
                frames[viewer.seat] = WireEncoder().view_update(view_update)
        return frames


@pytest.mark.parametrize("watchers", ["table", "hands"])
@pytest.mark.parametrize(("id", "seats"), GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_sharing_words_changes_no_byte_that_anybody_is_sent(id: str, seats: int, watchers: str, seed: int) -> None:
    people = tuple([SeatAssignment("person", f"p{seat}") for seat in range(seats)])
    game_setup = GameSetup(id, people, manners=TableSettings(watchers=watchers))
    game = game_setup.make()
    match = Match(Deal(1, 0, game_setup, seed.to_bytes(32, "big"), 1, 1000.0), game)
    match.watch()
    alone = Alone(match)
    alone.come()
    assert SPECTATOR in alone.viewers
    dice = game.deal(seed).chance
    for number in range(LONGEST):
        state = match.state
        if state.is_over:
            break
        asked = state.to_act()
        seat = asked[dice.below(len(asked))]
        options = state.options(seat)
        said = options[dice.below(len(options))].name
        if state.can_take_back(seat) and dice.below(8) == 0:
            said = TAKE_BACK
        elif seats > 3 and number == 60:
            said = WITHDRAW
        start = len(state.history)
        projection = WireEncoder()
        frames = {view_update.seat: projection.view_update(view_update) for view_update in match.carry_out(seat, said)}
        assert alone.follow(seat, start, set(frames)) == frames
