"""The state of a simple hand game: hands, the picks of the seat in turn, and sealed choices of one action each.

A game says what its own turn, its own reveal and its own leaver do; what a reader may know of it is settled here.
"""

from typing import Final, Self

from mypy_extensions import i64, mypyc_attr

from regift.kit.action_arguments_and_action_table import CARD, Action
from regift.kit.game import Game
from regift.kit.hidden_information.hand_determinizer import determinize_hands
from regift.kit.observation.number_columns_of_parts_other_than_zones import TokenKind
from regift.kit.observation.part_kind_base_and_columns import PartKind, before_sometimes
from regift.kit.observation.zone_number_columns import HandKind
from regift.kit.refusal_and_errors import Refusal
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.kit.view import FAN, Placing, Token, View, Zone, rank

NOTHING: Final[i64] = -1
"""In place of an action's id: the seat has chosen nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PartyState(State):
    """One position. A game's own state fills in `is_over` and the first methods below."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.picks: list[int] = []
        """The codes of what the seat in turn has picked and not announced."""
        self.chosen: list[int] = [NOTHING] * game.seats
        """By seat: the id of the action that it has sealed, if it is locked."""
        self.hands: list[list[int]] = [[] for _ in range(game.seats)]
        """The cards each seat holds, sorted; all empty in a game without `counts`."""
        self.scores: list[int] = [0] * game.seats

    # What a game fills in

    def play_turn(self, seat: i64, action: Action) -> None:
        """Carry out an action of the seat in turn."""
        raise NotImplementedError

    def reveal(self, chosen: list[int]) -> None:
        """Carry out the sealed choices: by seat the id of an action, NOTHING for who was not asked."""
        raise NotImplementedError

    def refuse_move(self, seat: i64, action: Action) -> Refusal | None:
        """Name the first clause that forbids the action to a seat that is to act."""
        return None

    def look(self, view: View) -> None:
        """Show each hand, its faces to its own seat only; and who has chosen, but not who has answered in a window."""
        for seat in self.players:
            if self.game.counts:
                hand = Zone(f"hand:{seat}", "hand", FAN, seat)
                hand.count = len(self.hands[seat])
                hand.faces = self.game.names_of(self.hands[seat]) if seat == view.seat else []
                view.parts.append(hand)
            if self.is_locked(seat) and not self.is_window():
                view.parts.append(Token(f"has_chosen:{seat}", "has_chosen", seat))

    def deal_unseen_cards(self, seat: i64) -> None:
        """Deal the cards that the seat has not seen anew, and rewrite what was told of them.

        As it stands cards are drawn in events that some seats see, and leave a hand in events that all see. A game in
        which hands are looked at or swapped, or which has a pile, brings a `HistoryDeterminizer` of its own.
        """
        self.hands = determinize_hands(self, seat, self.game.counts, self.chance)

    def pass_turn(self) -> None:
        """Pass the turn to the next seat that holds cards, if another does."""
        self.turn = next((seat for seat in self.others_after(self.turn) if self.hands[seat]), self.turn)

    def standings(self) -> list[Placing]:
        """Rank by score, most first; who left comes last."""
        return rank([-1 if self.has_left(seat) else score for seat, score in enumerate(self.scores)])

    # What it calls

    @property
    def players(self) -> list[int]:
        """Return the seats that have not left, in seat order."""
        return [seat for seat in range(self.game.seats) if not self.has_left(seat)]

    def others_after(self, seat: i64) -> list[int]:
        """List the other players in turn order, the one after the seat first."""
        players = self.players
        return [other for other in players if other > seat] + [other for other in players if other < seat]

    def deal_hands(self, size: int, event: str) -> None:
        """Draw who starts and deal `size` cards each from a shuffled pile of all; an event tells a seat its cards."""
        self.turn = self.game.draw_first(self.chance)
        pile = [kind for kind, count in enumerate(self.game.counts) for _ in range(count)]
        self.chance.shuffle(pile)
        for seat in self.players:
            self.hands[seat] = sorted(pile.pop() for _ in range(size))
            self.tell(event, seat, self.hands[seat])

    # What every game gets

    def play(self, seat: i64, action: Action) -> None:
        """Seal the action where choices are asked for, else play it as the turn."""
        if self.is_open(seat):
            self.chosen[seat] = action.id
            self.seal(seat)
        else:
            self.play_turn(seat, action)

    def reveal_choices(self) -> None:
        """Take the sealed choices out and reveal them."""
        chosen = [id if self.is_locked(seat) else NOTHING for seat, id in enumerate(self.chosen)]
        self.ask_bits(0)
        self.reveal(chosen)

    def leave(self, seat: i64) -> None:
        """Tell that the seat `leaves`, in a game with cards also with which, and put them away.

        Its turn passes, and choices that waited for it alone are revealed.
        """
        if seat == self.turn:
            self.picks = []
        if self.game.counts:
            self.tell("leaves", seat, self.hands[seat])
            self.hands[seat] = []
        else:
            self.tell("leaves", seat)
        if self.is_asking():
            self.leave_out(seat)
            self.reveal_when_all_chose()
        elif seat == self.turn and not self.is_over:
            self.pass_turn()

    def can_take_back(self, seat: int) -> bool:
        """Return whether the seat's choice is still sealed, or its picks are not announced."""
        return self.is_locked(seat) or (seat == self.turn and bool(self.picks))

    def undo(self, seat: i64) -> None:
        """Undo the seat's choice, or its picks."""
        if self.is_locked(seat):
            self.reopen(seat)
        else:
            self.picks = []

    def private(self, seat: i64) -> list[int]:
        """Return the seat's own choice and picks."""
        return [self.chosen[seat] + 1 if self.is_locked(seat) else 0, *(self.picks if seat == self.turn else [])]

    def shared(self) -> list[int]:
        """Return who has chosen."""
        return [int(self.is_locked(seat)) for seat in range(self.game.seats)]

    def spot(self, seat: int, action: Action) -> str:
        """Name the card in hand that the action plays, if it names one."""
        for value in action.values:
            if value.type == CARD:
                return f"hand:{seat}/{value.value}"
        return action.spot

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = super().copy()
        twin.picks, twin.chosen = self.picks[:], self.chosen[:]
        twin.hands, twin.scores = [hand[:] for hand in self.hands], self.scores[:]
        return twin

    def deal_unseen(self, seat: i64) -> None:
        """Deal what the seat has not seen anew, and let others have chosen anything they may."""
        if seat != self.turn:
            self.picks = []
        if self.game.counts:
            self.deal_unseen_cards(seat)
        for other in range(self.game.seats):
            if other != seat and self.is_locked(other):
                self.reopen(other)
                options = self.options(other)
                self.chosen[other] = options[self.chance.below(len(options))].id
                self.lock(other)


def party_part_kinds(game: Game) -> list[PartKind]:
    """Return a kind for each part that `PartyState.look` can show; a game adds those of its own."""
    kinds: list[PartKind] = []
    for seat in range(game.seats):
        if game.counts:
            hand = HandKind(f"hand:{seat}", game.words, sum(game.counts), before_sometimes(seat), game.counts)
            kinds.append(hand)
        kinds.append(TokenKind(f"has_chosen:{seat}", before_sometimes(seat)))
    return kinds
