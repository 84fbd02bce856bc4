"""The state most party games need: hands, picks, sealed choices, and seats that leave.

A game says what its own turn, its own reveal and its own leaver do; what a reader may know of it is settled here.
"""

from mypy_extensions import i64, mypyc_attr

from regift.kit.action import CARD, Action
from regift.kit.chance import Chance
from regift.kit.game import Game
from regift.kit.hidden_information.hand_determinizer import determinize_hands
from regift.kit.hidden_information.sealed_choices import SealedChoices
from regift.kit.refusal import Refusal
from regift.kit.state import TURN, State
from regift.kit.view import FAN, Placing, Token, View, Zone, rank


@mypyc_attr(allow_interpreted_subclasses=True)
class PartyState(State):
    """One position. A game's own state fills in `is_over` and the first methods below."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.players: list[int] = list(range(game.seats))
        """The seats that have not left, in seat order."""
        self.turn: int = 0
        """The seat that acts while no choices are asked for."""
        self.picks: list[int] = []
        """The codes of what the seat in turn has picked and not announced."""
        self.sealed_choices = SealedChoices(game.seats)
        """The sealed choices that are asked for now."""
        self.hands: list[list[int]] = [[] for _ in range(game.seats)]
        """The cards each seat holds, sorted; all empty in a game without `counts`."""
        self.scores: list[int] = [0] * game.seats

    # What a game fills in

    def play_turn(self, seat: i64, action: Action) -> None:
        """Carry out an action of the seat in turn."""
        raise NotImplementedError

    def reveal(self, chosen: list[int]) -> None:
        """Carry out the sealed choices: by seat the id of an action, ABSENT for who was not asked."""
        raise NotImplementedError

    def refuse_move(self, seat: i64, action: Action) -> Refusal | None:
        """Name the first clause that forbids the action to a seat that is to act."""
        return None

    def leave(self, seat: int) -> None:
        """Tell that the seat `leaves`, in a game with cards also with which, and put them away."""
        if self.game.counts:
            self.tell("leaves", seat, self.hands[seat])
            self.hands[seat] = []
        else:
            self.tell("leaves", seat)

    def look(self, view: View) -> None:
        """Show each hand, its faces to its own seat only; and who has chosen, but not who has answered in a window."""
        for seat in self.players:
            if self.game.counts:
                hand = Zone(f"hand:{seat}", "hand", FAN, seat)
                hand.count = len(self.hands[seat])
                hand.faces = self.game.names_of(self.hands[seat]) if seat == view.seat else []
                view.parts.append(hand)
            if self.sealed_choices.is_locked(seat) and not self.is_window():
                view.parts.append(Token(f"has_chosen:{seat}", "has_chosen", seat))

    def pass_turn(self) -> None:
        """Pass the turn to the next seat that holds cards, if another does."""
        self.turn = next((seat for seat in self.others_after(self.turn) if self.hands[seat]), self.turn)

    def standings(self) -> list[Placing]:
        """Rank by score, most first; who left comes last."""
        return rank([score if seat in self.players else -1 for seat, score in enumerate(self.scores)])

    # What it calls

    def ask(self, seats: list[int]) -> None:
        """Ask the seats for a sealed choice each; `reveal` follows the last one, and at once where nobody is asked."""
        self.sealed_choices.ask(seats)
        self.reveal_when_all_chose()

    def others_after(self, seat: int) -> list[int]:
        """List the other players in turn order, the one after the seat first."""
        return [other for other in self.players if other > seat] + [other for other in self.players if other < seat]

    def deal_hands(self, size: int, event: str) -> None:
        """Draw who starts and deal `size` cards each from a shuffled pile of all; an event tells a seat its cards."""
        self.turn = self.game.draw_first(self.chance)
        pile = [kind for kind, count in enumerate(self.game.counts) for _ in range(count)]
        self.chance.shuffle(pile)
        for seat in self.players:
            self.hands[seat] = sorted(pile.pop() for _ in range(size))
            self.tell(event, seat, self.hands[seat])

    # What every game gets

    def to_act(self) -> tuple[int, ...]:
        """Return who has yet to choose, else the seat in turn."""
        if self.is_over:
            return ()
        return self.sealed_choices.open_seats() or (self.turn,)

    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        """Refuse whoever is not to act, then what `refuse_move` does."""
        return self.refuse_move(seat, action) if seat in self.to_act() else Refusal(TURN)

    def play(self, seat: i64, action: Action) -> None:
        """Seal the action where choices are asked for, else play it as the turn."""
        if self.sealed_choices.is_open(seat):
            self.sealed_choices.lock(seat, action.id)
            self.reveal_when_all_chose()
        else:
            self.play_turn(seat, action)

    def reveal_when_all_chose(self) -> None:
        """Take the sealed choices out and carry them out, unless one is still open or the game has ended."""
        if self.sealed_choices.open_seats() or self.is_over:
            return
        chosen = self.sealed_choices.chosen[:]
        self.sealed_choices.ask([])
        self.reveal(chosen)

    def withdraw(self, seat: int) -> None:
        """Take the seat out for good; its turn passes, and choices that waited for it alone are revealed."""
        if seat not in self.players:
            raise ValueError(f"seat {seat} is not in the game")
        self.players.remove(seat)
        if seat == self.turn:
            self.picks = []
        self.leave(seat)
        if self.sealed_choices.is_asking():
            self.sealed_choices.leave_out(seat)
            self.reveal_when_all_chose()
        elif seat == self.turn:
            self.pass_turn()

    def is_in(self, seat: i64) -> bool:
        """Return whether the seat has not left."""
        return seat in self.players

    def can_take_back(self, seat: int) -> bool:
        """Return whether the seat's choice is still sealed, or its picks are not announced."""
        return self.sealed_choices.is_locked(seat) or (seat == self.turn and bool(self.picks))

    def take_back(self, seat: int) -> None:
        """Undo the seat's choice, or its picks."""
        if not self.can_take_back(seat):
            raise ValueError(f"seat {seat} has nothing to take back")
        if self.sealed_choices.is_locked(seat):
            self.sealed_choices.reopen(seat)
        else:
            self.picks = []

    def private(self, seat: i64) -> list[int]:
        """Return the seat's own choice and picks."""
        return [self.sealed_choices.chosen[seat] + 2, *(self.picks if seat == self.turn else [])]

    def shared(self) -> list[int]:
        """Return who has chosen."""
        return [int(self.sealed_choices.is_locked(seat)) for seat in range(self.game.seats)]

    def spot(self, seat: int, action: Action) -> str:
        """Name the card in hand that the action plays, if it names one."""
        for value in action.values:
            if value.type == CARD:
                return f"hand:{seat}/{value.value}"
        return action.spot

    def copy(self) -> "PartyState":
        """Return an independent copy."""
        twin = super().copy()
        assert isinstance(twin, PartyState)
        twin.players, twin.turn, twin.picks = self.players[:], self.turn, self.picks[:]
        twin.sealed_choices = self.sealed_choices.copy()
        twin.hands, twin.scores = [hand[:] for hand in self.hands], self.scores[:]
        return twin

    def determinize(self, seat: int, chance: Chance) -> "PartyState":
        """Deal what the seat has not seen anew, and let others have chosen anything they may."""
        twin = self.copy()
        twin.chance = chance.copy()
        if seat != self.turn:
            twin.picks = []
        if self.game.counts:
            twin.hands = determinize_hands(twin, seat, self.game.counts, twin.chance)
        for other in range(self.game.seats):
            if other != seat and self.sealed_choices.is_locked(other):
                twin.sealed_choices.reopen(other)
                options = twin.options(other)
                twin.sealed_choices.lock(other, options[twin.chance.below(len(options))].id)
        return twin
