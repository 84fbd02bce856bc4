"""Who is out never plays again and whoever never plays again is out; the game ends, and places every seat rightly."""

from typing import Final

from regift.kit.event import SPECTATOR
from regift.kit.game import Game
from regift.kit.random_playout import play_out
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.kit.view import describe

PASSED_OVER: Final = 3
"""A seat that is not asked while another has so many turns has been passed over."""
ENOUGH_GAMES: Final = 3
"""So many games in which a seat was passed over to the end, and none in which it came back: it was out."""
LONGEST: Final = 100_000
"""More actions than a game takes that is played by chance."""


class EliminationWatch:
    """Follows, through all deals, which seats are in and which are asked."""

    def __init__(self) -> None:
        self.came_back = 0
        """How often a seat that had been passed over was asked again."""
        self.never_back = 0
        """How often it was not, until the game ended, and yet was in."""
        self.example = ""
        self.turns: list[list[int]] = []
        """By seat that waits, then by seat that acts: how many turns the other had since the first was asked last."""
        self.is_out: list[bool] = []
        self.last = SPECTATOR

    def begin(self, game: Game) -> None:
        """Begin a deal."""
        self.turns = [[0] * game.seats for _ in range(game.seats)]
        self.is_out = [False] * game.seats
        self.last = SPECTATOR

    def look(self, state: State, where: str) -> None:
        """Check that nobody is in again who was out."""
        for seat in range(state.game.seats):
            assert state.is_in(seat) or not state.is_to_act(seat), f"{where}: seat {seat} is out, and is to act"
            assert not self.is_out[seat] or not state.is_in(seat), (
                f"{where}: seat {seat} was out, and is in again: whoever `is_in` says is out never takes part again; "
                "see docs/add-a-game.md, Elimination"
            )
            self.is_out[seat] = not state.is_in(seat)

    def act(self, state: State, seat: int) -> None:
        """Take in who is asked, and who acts."""
        for asked in state.to_act():
            self.came_back += int(self._is_passed_over(asked))
            self.turns[asked] = [0] * state.game.seats
        if seat != self.last:
            for waiting in self.turns:
                waiting[seat] += 1
        self.last = seat

    def end(self, state: State, where: str) -> None:
        """Take in the end of a game."""
        for seat in range(state.game.seats):
            if state.is_in(seat) and self._is_passed_over(seat):
                self.never_back += 1
                self.example = f"{where}: seat {seat}"

    def check(self) -> None:
        """Check that not every seat that was passed over never played again, and yet was in."""
        assert self.never_back < ENOUGH_GAMES or self.came_back > 0, (
            f"{self.example} was asked no more while others had {PASSED_OVER} turns and more, up to the end, as in "
            f"{self.never_back} games, and none came back: `is_in` must say that it is out; "
            "see docs/add-a-game.md, Elimination"
        )

    def _is_passed_over(self, seat: int) -> bool:
        return max(self.turns[seat]) >= PASSED_OVER


def check_ends(state: State, where: str) -> None:
    """Play on by chance to the end, which there must be, and check it; not where `brief` has other options for that."""
    settings = state.game.settings
    if any(settings.get(name) != value for name, value in state.game.brief.items()):
        return
    copy = state.copy()
    play_out(copy, Chance(LONGEST), LONGEST)
    assert copy.is_over, (
        f"{where}: played by chance, the game has not ended after {LONGEST} more actions: `is_over` never holds, or "
        "the game needs a turn cap; a game that is long when played badly names quicker options in `brief`"
    )
    check_end(copy, f"{where}, played on to the end")


def check_end(state: State, where: str) -> None:
    """Check that every seat is placed once, ties sharing a place, and that views can be drawn."""
    placings = state.standings()
    assert sorted(placing.seat for placing in placings) == list(range(state.game.seats)), (
        f"{where}: standings must place every seat once, got {placings}"
    )
    for placing in placings:
        better = len([other for other in placings if other.place < placing.place])
        assert placing.place == better + 1, f"{where}: seat {placing.seat} has place {placing.place} behind {better}"
    if state.is_over:
        assert not state.to_act(), f"{where}: the game is over, and {state.to_act()} are to act"
        check_shared_places(state, where)
    for seat in range(SPECTATOR, state.game.seats):
        describe(state.view(None if seat == SPECTATOR else seat))
        state.events(seat)


def check_shared_places(state: State, where: str) -> None:
    """Check that those who played to the end and share a place share a score."""
    placings = [placing for placing in state.standings() if state.is_in(placing.seat)]
    for placing in placings:
        for other in placings:
            assert other.place != placing.place or other.score == placing.score, (
                f"{where}: {placing} and {other} share a place and not a score; see `regift.kit.view.rank`"
            )
