"""The state of a game of That's Not a Hat: the position, with what the kit asks of it."""

from typing import final

from mypy_extensions import i64

from regift.games.not_a_hat import game_steps, legal_actions
from regift.games.not_a_hat.actions import Accept, Claim, Refuse, Turn
from regift.games.not_a_hat.invariants import assert_invariants
from regift.games.not_a_hat.memoryless_resampling import resample_hidden
from regift.games.not_a_hat.position import BREAK, CLAIM, OVER, SHOW, Position
from regift.games.not_a_hat.position_notation import write_position
from regift.games.not_a_hat.standings import placings_of
from regift.games.not_a_hat.view import fill_view, turn_all_up
from regift.games.not_a_hat.withdrawal import leave
from regift.kit.action import Action
from regift.kit.chance import Chance
from regift.kit.refusal import Refusal
from regift.kit.view import Placing, View

ONE_SEAT: "list[tuple[int, ...]]" = [(0,), (1,), (2,), (3,), (4,), (5,), (6,), (7,)]
NO_SEAT: tuple[int, ...] = ()
NO_ACTION: "list[Action]" = []
SHOWN: float = 3.0


@final
class NotAHatState(Position):
    """One position of That's Not a Hat."""

    def to_act(self) -> tuple[int, ...]:
        """Return the seat that decides: the receiver of a gift that was named, else the giver."""
        if self.step == OVER:
            return NO_SEAT
        return ONE_SEAT[legal_actions.to_act(self)]

    def options(self, seat: i64) -> list[Action]:
        """List what the seat may do now; callers do not change the list."""
        if self.step == OVER or seat != legal_actions.to_act(self):
            return NO_ACTION
        return legal_actions.list_options(self)

    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        """Name the first clause that forbids the action to the seat now."""
        if self.step == OVER:
            return Refusal("HAT-25")
        return legal_actions.refuse_action(self, seat, action)

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
        twin.history = self.history[:]
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
        twin.out = self.out
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

    def determinize(self, seat: int, chance: Chance) -> "NotAHatState":
        """Return a random full position for a seat that forgot nothing: only the shop below its top is unknown."""
        twin = self.copy()
        twin.chance = chance.copy()
        top = twin.shop.pop()
        twin.shop.sort()
        twin.chance.shuffle(twin.shop)
        twin.shop.append(top)
        return twin

    def forgotten(self, chance: Chance) -> "NotAHatState":
        """Return a random position that looks the same now to whoever remembers nothing."""
        twin = self.copy()
        resample_hidden(twin, chance)
        twin.chance = chance.copy()
        return twin

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

    def standings(self) -> list[Placing]:
        """HAT-26, HAT-27: by points lost, fewest first."""
        return placings_of(self)

    def fallback(self, seat: int) -> Action:
        """HAT-A8, HAT-A9: whose time is up accepts, or claims what anybody could have drawn by lot."""
        options = self.options(seat)
        if not options:
            raise ValueError(f"seat {seat} is not to act: it has nothing to fall back on")
        return options[lot(self) % len(options)] if self.step == CLAIM else options[0]

    def withdraw(self, seat: int) -> None:
        """Take the seat out for good (HAT-A20)."""
        if not self.is_in(seat) or self.step == OVER:
            raise ValueError(f"seat {seat} is not in the game")
        leave(self, seat)

    def check_invariants(self) -> None:
        """Raise AssertionError naming the clause when one of HAT-34 to HAT-37 is broken."""
        assert_invariants(self)

    def notation(self) -> str:
        """Write the position as one line."""
        return write_position(self)


def lot(position: Position) -> i64:
    """Draw a lot from what all have seen, so that it tells nothing of the shuffles to come."""
    mixed: i64 = 7
    for code in position.history:
        mixed = (mixed * 31 + code) % 1_000_003
    return mixed
