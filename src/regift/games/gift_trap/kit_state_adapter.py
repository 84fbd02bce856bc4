"""The state of a game of GiftTRAP: the position, with what the kit asks of it."""

from typing import Final, final

from mypy_extensions import i64

from regift.games.gift_trap import game_steps, legal_actions_and_refusals, sealed_choices
from regift.games.gift_trap.actions import Choose, Done, GetMore, Give, GiveMore, Open, Rate, Trap, Wait
from regift.games.gift_trap.determinization import determinize_position
from regift.games.gift_trap.events import GETS_MORE, LEAVES, TRAPS, linger_on_last_parcel
from regift.games.gift_trap.invariants import assert_invariants
from regift.games.gift_trap.pack_colours_and_token_scores import TOKENS
from regift.games.gift_trap.position_notation import write_position
from regift.games.gift_trap.position_packs_display_pawns_and_phase import BEAT, BROKEN, GIVE, OPEN, OVER, RATE
from regift.games.gift_trap.position_parcels_and_tokens import Position
from regift.games.gift_trap.standings import placings_of
from regift.games.gift_trap.view import fill_view, spot_of_parcel
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.event import Event
from regift.kit.mypyc_safe_shift import bit
from regift.kit.refusal_and_errors import Refusal
from regift.kit.view import Placing, View

MIX: int = 2_654_435_761
MASK: int = 0xFFFFFFFF

BREATH: Final = 2.0
"""GT-A15: the seconds that a beat lasts at least."""


@final
class GiftTrapState(Position):
    """One position of GiftTRAP."""

    def list_options(self, seat: i64) -> list[Action]:
        """List what a seat that is asked may do."""
        return legal_actions_and_refusals.list_options(self, seat)

    def refuse_move(self, seat: i64, action: Action) -> Refusal | None:
        """Name the first clause that forbids the action to the seat now: each says itself to whom it forbids it."""
        return legal_actions_and_refusals.refuse_action(self, seat, action)

    def refuse_waiting(self, seat: i64, action: Action) -> Refusal | None:
        """Name the same clause: it says whose turn it is."""
        return legal_actions_and_refusals.refuse_action(self, seat, action)

    def play(self, seat: i64, action: Action) -> None:
        """Carry out an action that is not refused."""
        if isinstance(action, Give):
            sealed_choices.pick_gift(self, seat, action)
        elif isinstance(action, Rate):
            sealed_choices.pick_rating(self, seat, action)
        elif isinstance(action, GiveMore):
            sealed_choices.pick_give_more(self, seat, action)
        elif isinstance(action, Done) or isinstance(action, Wait):  # noqa: SIM101, mypyc is faster so
            self.picks[seat] = []
            self.seal(seat)
        elif isinstance(action, Open):
            self.ask_bits(0)
            game_steps.lift(self, self.at(action.giver, seat, action.slot))
            game_steps.settle(self)
        elif isinstance(action, Choose):
            game_steps.deal(self, action.colour)
            game_steps.settle(self)
        else:
            self.play_card(seat, action)
            game_steps.settle(self)

    def play_card(self, seat: i64, action: Action) -> None:
        """GT-46, GT-49: a strategy card is played, and all are asked again."""
        if isinstance(action, Trap):
            self.traps &= ~bit(seat)
            self.trapped |= bit(action.square)
            self.write(TRAPS, seat, self.code_at(action.square), action.square + 1)
        elif isinstance(action, GetMore):
            parcel = self.at(action.giver, seat, action.slot)
            self.get_more[seat] = parcel
            sealed_choices.tell_parcel(self, GETS_MORE, parcel)
        self.is_played = True
        self.lock(seat)

    def reveal_choices(self) -> None:
        """Go on once all who were asked have acted."""
        game_steps.settle(self)

    def copy(self) -> "GiftTrapState":
        """Return an independent copy."""
        twin = GiftTrapState(self.rules, self.chance.copy())
        twin.copy_common(self)
        twin.packs = [pack[:] for pack in self.packs]
        twin.fresh = self.fresh[:]
        twin.display = self.display[:]
        twin.colour = self.colour
        twin.round = self.round
        twin.dealer = self.dealer
        twin.step = self.step
        twin.after = self.after
        twin.is_played = self.is_played
        twin.players = self.players
        twin.picks = [picks[:] for picks in self.picks]
        twin.spent = self.spent[:]
        twin.parcels = self.parcels[:]
        twin.more = self.more[:]
        twin.get_more = self.get_more[:]
        twin.ranks = self.ranks[:]
        twin.turned = self.turned
        twin.trapped = self.trapped
        twin.traps = self.traps
        twin.revealer = self.revealer
        twin.lifted = self.lifted
        twin.give = self.give[:]
        twin.get = self.get[:]
        twin.give_before = self.give_before[:]
        twin.get_before = self.get_before[:]
        twin.gains = self.gains[:]
        twin.ended = self.ended
        return twin

    def look(self, view: View) -> None:
        """Add every part that the view's seat sees."""
        fill_view(self, view)

    def events(self, seat: int, start: int = 0) -> list[Event]:
        """Return what happened from `start`; all look longer at the last parcel of a round."""
        events = super().events(seat, start)
        linger_on_last_parcel(events)
        return events

    def private(self, seat: i64) -> list[int]:
        """Return what the seat alone knows: what it gave, its ranks, and its picks in order."""
        codes: list[int] = []
        for slot in range(self.rules.each):
            for receiver in range(self.rules.seats):
                codes.append(self.parcels[self.at(seat, receiver, slot)] + 1)
        codes.append(self.more[seat] + 1)
        first = seat * TOKENS
        for rank in range(TOKENS):
            codes.append(self.ranks[first + rank] + 1)
        return codes + self.picks[seat]

    def shared(self) -> list[int]:
        """Return what goes on and who is asked: all that others learn of who has chosen, or let a beat pass."""
        return [int(self.step), int(self.after), int(self.asked), int(self.is_played), int(self.lifted) + 1]

    def deal_unseen(self, seat: i64) -> None:
        """Draw anew what the seat cannot know."""
        determinize_position(self, seat, self.chance)

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.step == OVER

    def is_window(self) -> bool:
        """Return whether it is a beat."""
        return self.step == BEAT

    def is_personal(self) -> bool:
        """GT-A22: what one gives, and what one wishes for, is one's own to choose."""
        return self.step in (GIVE, RATE)

    def least_time(self) -> float:
        """GT-A15: a beat lasts two seconds at least."""
        return BREATH if self.step == BEAT else 0.0

    def is_broken_off(self) -> bool:
        """GT-A22: too few were left to go on."""
        return self.ended == BROKEN

    def current_round(self) -> int:
        """Return which round goes on (GT-36)."""
        return int(self.round)

    def can_hasten(self) -> bool:
        """Return whether parcels are being opened: the reveal is a show, and may be a fast one."""
        return self.is_revealing()

    def standings(self) -> list[Placing]:
        """GT-37, GT-A6, GT-A8, GT-A26: place every seat."""
        return placings_of(self)

    def choose_fallback(self, seat: i64, options: list[Action]) -> Action:
        """Choose for a seat whose time is up: by lot, but clockwise from its left what is to be opened (GT-A5)."""
        if self.step == BEAT:
            return options[0]
        if self.step == OPEN:
            parcel: i64 = self.closed_before(seat)[0]
            return self.rules.do.open[self.slot_of(parcel) * self.rules.seats + self.giver_of(parcel)]
        if self.step in (GIVE, RATE) and legal_actions_and_refusals.is_complete(self, seat):
            return self.rules.do.done
        plain = [action for action in options if not isinstance(action, GiveMore)]
        return plain[lot_for(self, seat, len(plain))]

    def leave(self, seat: i64) -> None:
        """GT-A22: the seat acts no more."""
        self.write(LEAVES, seat)
        game_steps.leave(self, seat)

    def can_take_back(self, seat: int) -> bool:
        """GT-A12: tell whether the seat has picks that are not locked."""
        return self.is_open(seat) and len(self.picks[seat]) > 0

    def undo(self, seat: i64) -> None:
        """Undo the seat's last pick."""
        sealed_choices.undo(self, seat, self.rules.actions[self.picks[seat].pop()])

    def spot(self, seat: int, action: Action) -> str:
        """Name the square of a gift, or the parcel before the seat."""
        if isinstance(action, Open) or isinstance(action, GetMore):  # noqa: SIM101, mypyc is faster so
            return spot_of_parcel(self, seat, action.giver, action.slot)
        return action.spot

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


def lot_for(position: Position, seat: i64, count: i64) -> i64:
    """Draw one of so many, without using chance up: nobody can foretell it, and it foretells nothing to come."""
    mixed: i64 = position.chance.copy().word()
    salts: list[int] = [seat + 1, len(position.picks[seat]) + 1, position.step + 1]
    for salt in salts:
        mixed = ((mixed ^ salt) * MIX) & MASK
        mixed ^= mixed >> 15
    return mixed % count
