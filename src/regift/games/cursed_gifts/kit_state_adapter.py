"""The state of a game of Cursed Gifts: the position, with what the kit asks of it."""

from typing import final

from mypy_extensions import i64

from regift.games.cursed_gifts.actions import DEPART, END, LET, Pick
from regift.games.cursed_gifts.position.determinization import determinize_position
from regift.games.cursed_gifts.position.invariants import assert_invariants
from regift.games.cursed_gifts.position.position import OVER, WINDOW, Position
from regift.games.cursed_gifts.position.position_notation import write_position
from regift.games.cursed_gifts.rules import card_announcement_and_turn_flow, elimination_and_game_end, withdrawal
from regift.games.cursed_gifts.rules.legal_actions_and_refusals import list_options, playable_cards, refuse_action
from regift.games.cursed_gifts.view import fill_view, round_of, spot_of
from regift.kit.action_arguments_and_action_table import CARDS, Action, Value
from regift.kit.mypyc_safe_shift import bit
from regift.kit.refusal_and_errors import Refusal
from regift.kit.state_bases.turn_options_and_play_hooks import TURN as NOT_YOURS
from regift.kit.view import Placing, View


@final
class CursedGiftsState(Position):
    """One position of Cursed Gifts."""

    def list_options(self, seat: i64) -> list[Action]:
        """List what a seat that is to act may do."""
        return list_options(self, seat)

    def refuse_move(self, seat: i64, action: Action) -> Refusal | None:
        """Name the first clause that forbids the action to a seat that is to act."""
        return refuse_action(self, seat, action)

    def turn_clause(self, seat: i64, action: Action) -> str:
        """CG-R12: nobody plays any more once the game has ended."""
        return "CG-R12" if self.step == OVER else NOT_YOURS

    def play(self, seat: i64, action: Action) -> None:
        """Carry out an action that is not refused."""
        assert isinstance(action, Pick)
        if action.use == END:
            card_announcement_and_turn_flow.end_turn(self)
        else:
            card_announcement_and_turn_flow.pick(self, seat, action)

    def reveal_choices(self) -> None:
        """Carry out what was sealed, and go on as far as nobody is asked."""
        card_announcement_and_turn_flow.reveal(self)

    def copy(self) -> "CursedGiftsState":
        """Return an independent copy. Gifts in areas and cards being played never change, and are shared."""
        twin = CursedGiftsState(self.rules, self.chance.copy())
        twin.copy_common(self)
        for seat in range(self.rules.seats):
            twin.hands.append(self.hands[seat][:])
            twin.areas.append(self.areas[seat][:])
            twin.tables.append(self.tables[seat][:])
            twin.picks.append(self.picks[seat][:])
        twin.points = self.points[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.fetched = self.fetched[:]
        twin.fell = self.fell[:]
        twin.limits = self.limits[:]
        twin.turns = self.turns
        twin.step = self.step
        twin.plays = self.plays
        twin.gifts = self.gifts
        twin.is_quiet = self.is_quiet
        twin.idle = self.idle
        twin.wave = self.wave
        twin.dying = self.dying
        twin.has_stopped = self.has_stopped
        twin.play_now = self.play_now
        twin.has_landed = self.has_landed
        twin.catcher = self.catcher
        twin.chain = self.chain[:]
        twin.queue = self.queue[:]
        twin.fates = self.fates[:]
        twin.at = self.at
        twin.choice = self.choice
        twin.owes = self.owes[:]
        return twin

    def can_take_back(self, seat: int) -> bool:
        """Return whether the seat has picks that are not announced, or an answer that is still sealed."""
        return len(self.picks[seat]) > 0

    def undo(self, seat: i64) -> None:
        """Clear the seat's picks, and ask it again."""
        self.picks[seat] = []
        if self.is_locked(seat):
            self.reopen(seat)

    def is_window(self) -> bool:
        """CG-A16: tell whether somebody is asked for a Comeback."""
        return self.step == WINDOW

    def private(self, seat: i64) -> list[int]:
        """Return the keys of the seat's own unannounced picks."""
        return [pick.key for pick in self.picks[seat]]

    def shared(self) -> list[int]:
        """Return what is asked, and who has locked an answer or a choice."""
        return [int(self.step), int(self.choice), *self.choice_codes(self.rules.seats)]

    def look(self, view: View) -> None:
        """Add every part that the view's seat sees."""
        fill_view(self, view)

    def spot(self, seat: int, action: Action) -> str:
        """Name the part of the view that the action is played on."""
        return spot_of(self, seat, action) if isinstance(action, Pick) else action.spot

    def caution(self, seat: int, action: Action) -> str:
        """CG-A22: ask again before an end of turn that ends the game while the seat could still play a card."""
        if not isinstance(action, Pick) or action.use != END or seat != self.turn:
            return ""
        clause = card_announcement_and_turn_flow.clause_of_end(self)
        return clause if clause and playable_cards(self, seat) else ""

    def caution_values(self, seat: int, action: Action) -> list[Value]:
        """Name what the seat could still play."""
        return [Value("cards", CARDS, playable_cards(self, seat))] if self.caution(seat, action) else []

    def choose_fallback(self, seat: i64, options: list[Action]) -> Action:
        """Return the end of the turn, no answer, or a choice of the last cards in hand: the Useless Gifts."""
        first = options[0]
        assert isinstance(first, Pick)
        return first if first.use in (END, LET, DEPART) else options[-1]

    def deal_unseen(self, seat: i64) -> None:
        """Draw anew what the seat cannot know, and let others have chosen anything they may."""
        sealed = self.sealed & ~bit(seat)
        for other in range(self.rules.seats):
            if other != seat:
                self.undo(other)
        determinize_position(self, seat, self.chance)
        for other in range(self.rules.seats):
            while sealed & bit(other) and self.is_open(other):
                options = list_options(self, other)
                self.play(other, options[self.chance.below(len(options))])

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.step == OVER

    def current_round(self) -> int:
        """Return which round goes on."""
        return int(round_of(self))

    def standings(self) -> list[Placing]:
        """CG-A49: place every seat."""
        return elimination_and_game_end.standings(self)

    def leave(self, seat: i64) -> None:
        """CG-A50: put away what the seat has, and go on without it."""
        withdrawal.leave(self, seat)

    def check_invariants(self) -> None:
        """Raise AssertionError naming the clause when a law of the game is broken."""
        assert_invariants(self)

    def notation(self) -> str:
        """Write the position as one line."""
        return write_position(self)

    # What Python calls at every move: a method that the very class has is called faster (docs/decisions/0026)

    def to_act(self) -> tuple[int, ...]:
        """Return the seats that the game waits for."""
        return super().to_act()

    def options(self, seat: i64) -> list[Action]:
        """List what the seat may do now."""
        return super().options(seat)

    def canonical_options(self, seat: i64) -> list[Action]:
        """List what bots choose of."""
        return super().canonical_options(seat)
