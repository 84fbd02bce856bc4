"""The conformance kit: laws that every game keeps. A game's author calls `check_game` in a test.

Each law raises AssertionError with the seed of the deal, the number of the action and the seat, what differs, and where
an author reads what to mend. What the words of a game must hold is checked by
`regift.games.game_words_check.check_words`.
"""

from regift.kit.conformance_checks.action_copy_take_back_and_leaving_check import (
    all_seen,
    check_acting,
    check_copy,
    check_decks,
    check_leaving,
    check_own_pick,
    check_refusals,
    check_table,
    check_take_back,
)
from regift.kit.conformance_checks.declared_views_and_distinct_encodings_check import ObservationCheck
from regift.kit.conformance_checks.determinization_knowledge_and_leak_check import (
    check_determinize,
    check_determinize_again,
    check_true_twins,
)
from regift.kit.conformance_checks.determinization_variety_check import VariationCounter
from regift.kit.conformance_checks.determinizations_match_told_facts_check import DeductionTrail
from regift.kit.conformance_checks.elimination_end_and_placings_check import EliminationWatch, check_end, check_ends
from regift.kit.conformance_checks.hidden_information_check import check_forgetting, check_twins
from regift.kit.conformance_checks.make_indistinguishable_positions_by_replay import TAKEN_BACK, PlayedGame
from regift.kit.conformance_checks.well_formed_events_views_and_move_spots_check import (
    check_event_kinds,
    check_history,
    check_spots,
    check_view,
)
from regift.kit.game import Game
from regift.kit.record import Record, Recorder, new_record, read_record
from regift.kit.refusal_and_errors import BadRecord
from regift.kit.seeded_random_generator import CHOICE_STREAM, Chance, stream_seed
from regift.kit.state import State


def check_game(game: Game, deals: int = 10, seed: int = 1, limit: int = 400, *, every: int = 4) -> None:
    """Play `deals` random games of at most `limit` actions, holding every law at one position of about `every`.

    Raise AssertionError at the first law that is broken, or where the game itself raises something.
    """
    check_table(game)
    check_decks(game)
    check_event_kinds(game.event_kinds)
    check = GameCheck(game, limit, every)
    for deal in range(deals):
        check.play(seed + deal, is_first=deal == 0)
    check.variation.check(game)
    check.elimination.check()
    check.observation.end()


class GameCheck:
    """Plays deals of one game and holds the laws; what shows only in many positions is counted."""

    def __init__(self, game: Game, limit: int, every: int) -> None:
        self.game = game
        self.limit = limit
        """So many actions of each deal are played."""
        self.every = every
        """One position of about so many is looked at."""
        self.variation = VariationCounter()
        self.elimination = EliminationWatch()
        self.observation = ObservationCheck(game)

    def play(self, seed: int, *, is_first: bool) -> None:
        """Play one deal; also play the first one on to its end."""
        deal = DealCheck(self, seed)
        try:
            deal.play()
            if is_first and not deal.state.is_over:
                check_ends(deal.state, deal.where)
        except AssertionError as error:
            if not str(error).startswith("deal "):  # a law of the game's own, from `check_invariants`
                raise AssertionError(f"{deal.where}: {error}") from error
            raise
        except Exception as error:
            raise AssertionError(
                f"{deal.where}: the game, or a copy of it, cannot be played on: {type(error).__name__}: {error}"
            ) from error


class DealCheck:
    """One deal that is played by chance, and looked at on the way."""

    def __init__(self, check: GameCheck, seed: int) -> None:
        self.check = check
        self.game = check.game
        self.where = f"deal {seed}"
        self.seed = seed
        self.chance = Chance(stream_seed(seed, CHOICE_STREAM))
        """Says what is played, and where is looked."""
        self.played = PlayedGame(check.game, seed)
        self.state = self.played.deal()
        self.trail = DeductionTrail(self.state)

    def play(self) -> None:
        """Play it, hold every law now and then, and read the record back."""
        state, chance = self.state, self.chance
        record = new_record(self.game, self.seed)
        recorder = Recorder(record)
        told = 0
        self.check.elimination.begin(self.game)
        for number in range(self.check.limit):
            if state.is_over:
                break
            self.where = f"deal {self.seed}, action {number}"
            check_history(state, told, self.where)
            told = len(state.history)
            check_acting(state, self.where)
            self.check.elimination.look(state, self.where)
            if chance.below(self.check.every) == 0:
                self.check_position(chance.split())
            self.check_deductions()
            seats = state.to_act()
            seat = seats[chance.below(len(seats))]
            options = state.options(seat)
            self.play_one(recorder, seat, options[chance.below(len(options))].id)
            if chance.below(8) == 0 and state.can_take_back(seat):
                self.play_one(recorder, seat, TAKEN_BACK)
        check_end(state, f"deal {self.seed}")
        if state.is_over:
            self.check.elimination.end(state, f"deal {self.seed}")
        if not recorder.pending:
            _check_replay(self.game, record, state, f"deal {self.seed}")

    def play_one(self, recorder: Recorder, seat: int, id: int) -> None:
        """Play one action, or take back."""
        state = self.state
        is_sealed = state.is_asking()
        if id == TAKEN_BACK:
            recorder.take_back(state, seat)
            is_done = self.game.takes_back_singly or not state.can_take_back(seat)
            assert is_done, f"{self.where}: picks are left after take_back"
        else:
            self.check.elimination.act(state, seat)
            recorder.play(state, seat, self.game.actions[id])
            state.check_invariants()
        self.played.moves.append((seat, id))
        self.trail.add(seat, id, is_sealed=is_sealed)

    def check_position(self, chance: Chance) -> None:
        """Hold every law about one position."""
        state, where, game = self.state, self.where, self.game
        before = all_seen(state)
        changed = f"{where}: asking for views, options or refusals changed the position"
        assert all_seen(state) == before, changed
        for seat in range(game.seats):
            check_view(state.view(seat), game, f"{where}, view of seat {seat}")
            check_spots(state, seat, where)
        check_view(state.view(), game, f"{where}, view of a spectator")
        self.check.observation.check(state, where)
        check_refusals(state, where)
        check_copy(state, chance, where)
        check_own_pick(state, chance, where)
        check_take_back(state, where)
        check_leaving(state, chance, where)
        closely = chance.below(game.seats)
        for seat in range(game.seats):
            twin = check_determinize(state, seat, chance, where)
            self.check.variation.add(state, twin, seat)
            check_twins(state, twin, seat, chance, where)
            if seat == closely:
                check_determinize_again(state, twin, seat, chance, where)
                self.check.variation.add_things(state, twin, seat, chance)
        check_true_twins(self.played, state, chance, where)
        if game.forgets:
            check_forgetting(state, chance, where)
        assert all_seen(state) == before, changed

    def check_deductions(self) -> None:
        """Now and then, check what a seat was told by what was announced last."""
        if not self.trail.is_announced(self.state):
            return
        if self.chance.below(self.check.every) == 0:
            draws = self.chance.split()
            self.trail.check(self.state, draws.below(self.game.seats), draws, self.check.every, self.where)
        self.trail = DeductionTrail(self.state)


def _check_replay(game: Game, record: Record, state: State, where: str) -> None:
    try:
        again = read_record(record.text(game, state)).replay(game)
    except BadRecord as error:
        raise AssertionError(
            f"{where}: the record does not replay; is all chance drawn from the state's? {error}"
        ) from None
    assert again.fingerprint() == state.fingerprint(), f"{where}: the record replays to another game"
