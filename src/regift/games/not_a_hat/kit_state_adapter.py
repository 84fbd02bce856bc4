"""The state of a game of That's Not a Hat: the position, with what the kit asks of it."""

from typing import final

from mypy_extensions import i64

from regift.games.not_a_hat import game_steps, legal_actions_and_refusals, withdrawal
from regift.games.not_a_hat.actions import Accept, Claim, Refuse, Turn
from regift.games.not_a_hat.invariants import assert_invariants
from regift.games.not_a_hat.position import ANSWER, BREAK, CLAIM, NOBODY, OVER, SHOW, Position
from regift.games.not_a_hat.position_notation import write_position
from regift.games.not_a_hat.redeal_and_history_rewrite_without_memory import resample_hidden
from regift.games.not_a_hat.standings import is_broken_off, placings_of
from regift.games.not_a_hat.view import fill_view, turn_all_up
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.refusal_and_errors import Refusal
from regift.kit.state_bases.turn_options_and_play_hooks import TURN
from regift.kit.view import Placing, View

SHOWN: float = 3.0


@final
class NotAHatState(Position):
    """One position of That's Not a Hat."""

    def whose_turn(self) -> i64:
        """Return the seat that decides: the receiver of a gift that was named (HAT-12), else the giver."""
        if self.step == OVER:
            return NOBODY
        return self.receiver if self.step == ANSWER else self.giver

    def list_options(self, seat: i64) -> list[Action]:
        """List what the seat that decides may do; callers do not change the list."""
        return legal_actions_and_refusals.list_options(self)

    def refuse_move(self, seat: i64, action: Action) -> Refusal | None:
        """Name the first clause that forbids the action to the seat that decides."""
        return legal_actions_and_refusals.refuse_action(self, action)

    def turn_clause(self, seat: i64, action: Action) -> str:
        """HAT-25, HAT-A7: the game has ended, or somebody else is to answer."""
        if self.step == OVER:
            return "HAT-25"
        is_answer = isinstance(action, Accept) or isinstance(action, Refuse)  # noqa: SIM101, mypyc is faster so
        return "HAT-A7" if is_answer and self.step == ANSWER else TURN

    def play(self, seat: i64, action: Action) -> None:
        """Carry out an action that is not refused."""
        if isinstance(action, Claim):
            game_steps.claim(self, action.claim)
        elif isinstance(action, Accept):
            game_steps.accept(self)
        elif isinstance(action, Refuse):
            game_steps.refuse(self)
        elif isinstance(action, Turn):
            game_steps.turn_over(self)
        else:
            game_steps.deal_again(self)

    def copy(self) -> "NotAHatState":
        """Return an independent copy."""
        twin = NotAHatState(self.rules, self.chance.copy())
        twin.copy_common(self)
        twin.shop = self.shop[:]
        twin.gifts = [gifts[:] for gifts in self.gifts]
        twin.open = self.open[:]
        twin.shame = [pile[:] for pile in self.shame]
        twin.lost = self.lost[:]
        twin.away = self.away[:]
        twin.step = self.step
        twin.round = self.round
        twin.begun = self.begun
        twin.starter = self.starter
        twin.giver = self.giver
        twin.receiver = self.receiver
        twin.gift = self.gift
        twin.claim = self.claim
        twin.passes = self.passes[:]
        twin.menu = self.menu[:]
        return twin

    def look(self, view: View) -> None:
        """Add every part that the view's seat sees."""
        fill_view(self, view)

    def open_view(self) -> View:
        """Return the table with all turned up, which nobody at it may do (HAT-18): for whoever sees the game again."""
        view = self.view()
        turn_all_up(self, view)
        return view

    def shared(self) -> list[int]:
        """Return the easy mode's list of claims, which all see."""
        return self.menu[:]

    def deal_unseen(self, seat: i64) -> None:
        """Shuffle the shop below its top, all that is unknown to a seat that forgot nothing."""
        top = self.shop.pop()
        self.shop.sort()
        self.chance.shuffle(self.shop)
        self.shop.append(top)

    def deal_forgotten(self) -> None:
        """Draw anew what nobody can know who remembers nothing."""
        resample_hidden(self, self.chance)

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.step == OVER

    def least_time(self) -> float:
        """HAT-A18: a gift from the shop is shown for three seconds at least."""
        return SHOWN if self.step == SHOW else 0.0

    def catch_up_start(self) -> int:
        """HAT-A5: until the next round begins, the truth about the last is there for whoever comes."""
        return self.begun if self.step == BREAK else len(self.history)

    def is_broken_off(self) -> bool:
        """HAT-A20: too few were left to go on."""
        return is_broken_off(self)

    def current_round(self) -> int:
        """Return which round goes on."""
        return int(self.round)

    def standings(self) -> list[Placing]:
        """HAT-26, HAT-27: by points lost, fewest first."""
        return placings_of(self)

    def choose_fallback(self, seat: i64, options: list[Action]) -> Action:
        """HAT-A8, HAT-A9: whose time is up accepts, or claims what anybody could have drawn by lot."""
        return options[lot(self) % len(options)] if self.step == CLAIM else options[0]

    def leave(self, seat: i64) -> None:
        """HAT-A20: go on without the seat and its gifts."""
        withdrawal.leave(self, seat)

    def check_invariants(self) -> None:
        """Raise AssertionError naming the clause when one of HAT-34 to HAT-37 is broken."""
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


def lot(position: Position) -> i64:
    """Draw a lot from what all have seen, so that it tells nothing of the shuffles to come."""
    mixed: i64 = 7
    for code in position.history:
        mixed = (mixed * 31 + code) % 1_000_003
    return mixed
