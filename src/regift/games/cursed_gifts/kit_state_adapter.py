"""The state of a game of Cursed Gifts: the position, with what the kit asks of it."""

from typing import final

from mypy_extensions import i64

from regift.games.cursed_gifts.actions import DEPART, END, LET, Pick
from regift.games.cursed_gifts.position.determinization import determinize_position
from regift.games.cursed_gifts.position.invariants import assert_invariants
from regift.games.cursed_gifts.position.position import OVER, TURN, WINDOW, Position
from regift.games.cursed_gifts.position.position_notation import write_position
from regift.games.cursed_gifts.rules import card_play_and_turn_flow, elimination, withdrawal
from regift.games.cursed_gifts.rules.legal_actions import list_options, refuse_action
from regift.games.cursed_gifts.view import fill_view, spot_of
from regift.kit.action import Action
from regift.kit.chance import Chance
from regift.kit.hidden_information.sealed_choices import ALONE, NO_SEATS
from regift.kit.refusal import Refusal
from regift.kit.state import TURN as NOT_YOURS
from regift.kit.view import Placing, View


@final
class CursedGiftsState(Position):
    """One position of Cursed Gifts."""

    def to_act(self) -> tuple[int, ...]:
        """Return the seat in turn, or those who are asked for an answer or a choice."""
        if self.step == TURN:
            return ALONE[self.turn]
        return NO_SEATS if self.step == OVER else self.sealed_choices.open_seats()

    def is_asked(self, seat: i64) -> bool:
        """Return whether the seat is one of those to act."""
        if self.step == TURN:
            return seat == self.turn
        return self.step != OVER and self.sealed_choices.is_open(seat)

    def options(self, seat: i64) -> list[Action]:
        """List what the seat may do now."""
        return list_options(self, seat) if self.is_asked(seat) else []

    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        """Name the first clause that forbids the action to the seat now."""
        if self.step == OVER:
            return Refusal("CG-R12")
        if not self.is_asked(seat):
            return Refusal(NOT_YOURS)
        return refuse_action(self, seat, action)

    def play(self, seat: i64, action: Action) -> None:
        """Carry out an action that is not refused."""
        assert isinstance(action, Pick)
        if action.use == END:
            card_play_and_turn_flow.end_turn(self)
        else:
            card_play_and_turn_flow.pick(self, seat, action)

    def copy(self) -> "CursedGiftsState":
        """Return an independent copy. Gifts in areas and cards being played never change, and are shared."""
        twin = CursedGiftsState(self.rules, self.chance.copy())
        twin.history = self.history[:]
        for seat in range(self.rules.seats):
            twin.hands.append(self.hands[seat][:])
            twin.areas.append(self.areas[seat][:])
            twin.tables.append(self.tables[seat][:])
            twin.picks.append(self.picks[seat][:])
        twin.points = self.points[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.fell = self.fell[:]
        twin.limits = self.limits[:]
        twin.sealed_choices = self.sealed_choices.copy()
        twin.turn = self.turn
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

    def take_back(self, seat: int) -> None:
        """Undo the picks of the seat."""
        if not self.can_take_back(seat):
            raise ValueError(f"seat {seat} has nothing to take back")
        self.forget(seat)

    def forget(self, seat: i64) -> None:
        """Clear the seat's picks, and open its slot again."""
        self.picks[seat] = []
        if self.sealed_choices.is_locked(seat):
            self.sealed_choices.reopen(seat)

    def is_window(self) -> bool:
        """CG-A16: tell whether somebody is asked for a Comeback."""
        return self.step == WINDOW

    def private(self, seat: i64) -> list[int]:
        """Return the keys of the seat's own unannounced picks."""
        return [pick.key for pick in self.picks[seat]]

    def shared(self) -> list[int]:
        """Return what is asked, and who has locked an answer or a choice."""
        codes: list[int] = [self.step, self.choice]
        for seat in range(self.rules.seats):
            codes.append(2 if self.sealed_choices.is_locked(seat) else 1 if self.sealed_choices.is_open(seat) else 0)
        return codes

    def look(self, view: View) -> None:
        """Add every part that the view's seat sees."""
        fill_view(self, view)

    def spot(self, seat: int, action: Action) -> str:
        """Name the part of the view that the action is played on."""
        return spot_of(self, seat, action) if isinstance(action, Pick) else action.spot

    def fallback(self, seat: int) -> Action:
        """Return the end of the turn, no answer, or a choice of the last cards in hand: the Useless Gifts."""
        options = self.options(seat)
        if not options:
            raise ValueError(f"seat {seat} is not to act: it has nothing to fall back on")
        first = options[0]
        assert isinstance(first, Pick)
        return first if first.use in (END, LET, DEPART) else options[-1]

    def determinize(self, seat: int, chance: Chance) -> "CursedGiftsState":
        """Return a random full position consistent with what the seat has seen; see `determinize_position`."""
        twin = self.copy()
        twin.chance = chance.copy()
        locked: list[int] = []
        for other in range(self.rules.seats):
            if other != seat:
                if self.sealed_choices.is_locked(other):
                    locked.append(other)
                twin.forget(other)
        determinize_position(twin, seat, chance)
        for other in locked:
            while twin.sealed_choices.is_open(other):
                options = list_options(twin, other)
                twin.play(other, options[chance.below(len(options))])
        twin.chance = chance.copy()
        return twin

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.step == OVER

    def standings(self) -> list[Placing]:
        """CG-A49: place every seat."""
        return elimination.standings(self)

    def withdraw(self, seat: int) -> None:
        """Take the seat out for good (CG-A50)."""
        if self.fell[seat] < 0 or self.step == OVER:
            raise ValueError(f"seat {seat} is not in the game")
        withdrawal.leave(self, seat)

    def check_invariants(self) -> None:
        """Raise AssertionError naming the clause when a law of the game is broken."""
        assert_invariants(self)

    def notation(self) -> str:
        """Write the position as one line."""
        return write_position(self)
