"""Keepsake: hold a gift, draw one, give one away; guess, peek, compare and swap. The dearest gift left wins."""

from typing import Final

from regift.kit.action_arguments_and_action_table import CARD, CARDS, SEAT, WORD, Action, Value
from regift.kit.event import EventKind, Field
from regift.kit.game import Game
from regift.kit.hidden_information.history_determinizer import determinize_history, visible_history
from regift.kit.hidden_information.unseen_card_tracker_and_deal_sampler import UnseenCardTracker
from regift.kit.observation.number_columns_of_parts_other_than_zones import TokenKind, WordKind
from regift.kit.observation.part_kind_base_and_columns import PartKind, before, before_any, before_sometimes
from regift.kit.observation.zone_number_columns import HandKind, PileKind
from regift.kit.refusal_and_errors import Refusal
from regift.kit.seeded_random_generator import Chance
from regift.kit.simple_hand_game_state import PartyState, party_part_kinds
from regift.kit.view import FAN, PILE, Fact, Placing, Token, View, Zone, rank

from .card_determinizer import KeepsakeDeterminizer
from .gifts import (
    BIKE,
    COUNTS,
    CROWN,
    DRUM,
    GIFTS,
    KITE,
    MUG,
    RING,
    SCARF,
    SOCK,
    TARGETED,
)

ID: Final = "keepsake"
SEATS: Final = (2, 4)
FIRST_TARGET: Final = len(GIFTS)
"""The id of the action that aims at seat 0; the actions that give a gift come before."""


class Keepsake(Game):
    """Give a gift, to whom, what it is guessed to be; before the first turn, keep one's gift or exchange it."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(ID, 1, seats, SEATS)
        self.choose(options)
        for gift in GIFTS:
            self.table.add(Action("give", f"give {gift}", [Value("gift", CARD, gift)]))
        for seat in range(seats):
            self.table.add(Action("aim", f"aim at seat {seat}", [Value("target", SEAT, seat)], f"@{seat}"))
        for gift in GIFTS[1:]:
            self.table.add(Action("guess", f"guess {gift}", [Value("gift", WORD, gift)]))
        for choice in ("keep", "exchange"):
            self.table.add(Action(choice, choice, []))
        self.words = GIFTS
        self.counts = COUNTS
        self.event_kinds = event_kinds()

    def part_kinds(self) -> list[PartKind]:
        """Return a kind for each part that a view can show."""
        kinds = [*party_part_kinds(self), PileKind("pile", sum(COUNTS))]
        for seat in range(self.seats):
            kinds.append(HandKind(f"given:{seat}", GIFTS, sum(COUNTS), before(seat), COUNTS))
            kinds.append(TokenKind(f"shielded:{seat}", before_sometimes(seat)))
            kinds.append(TokenKind(f"out:{seat}", before_sometimes(seat)))
        kinds.append(WordKind("choice", ["choice-keep", "choice-exchange"], before_any(self.seats)))
        kinds.append(HandKind("picked", GIFTS, 1, before_any(self.seats)))
        return kinds

    def deal_with(self, chance: Chance) -> "KeepsakeState":
        """Deal one gift to each seat and ask whether they keep it."""
        state = KeepsakeState(self, chance)
        state.begin()
        return state


def event_kinds() -> list[EventKind]:
    """List the kinds of events."""
    seat, target = Field("seat", SEAT), Field("target", SEAT)
    gift, gifts = Field("gift", CARD), Field("gifts", CARDS)
    between = Field("mine", CARDS, only=("seat", "target"))
    theirs = Field("theirs", CARDS, only=("seat", "target"))
    return [
        EventKind("starts", [seat]),
        EventKind("draws", [seat, Field("gifts", CARDS, only=("seat",))]),
        EventKind("exchanges", [seat, gifts]),
        EventKind("gives", [seat, gift]),
        EventKind("aims", [seat, target, gift]),
        EventKind("guesses", [seat, target, Field("guess", WORD)]),
        EventKind("peeks", [seat, target, theirs]),
        EventKind("compares", [seat, target, between, theirs]),
        EventKind("ties", [seat, target, gift]),
        EventKind("swaps", [seat, target, between, theirs]),
        EventKind("throws", [seat, gifts]),
        EventKind("eliminated", [seat, gifts]),
        EventKind("shows", [seat, gifts]),
        EventKind("leaves", [seat, gifts]),
    ]


class KeepsakeState(PartyState):
    """The pile, what was given, who is shielded and who is out, beside what the kit keeps."""

    determinizer: type[KeepsakeDeterminizer] = KeepsakeDeterminizer
    """What follows the gifts through the history."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.pile: list[int] = []
        """What is drawn next lies last; the one at the bottom is drawn only in exchange for a gift thrown away."""
        self.given: list[list[int]] = [[] for _ in range(game.seats)]
        self.shielded: list[bool] = [False] * game.seats
        self.eliminated: list[bool] = [False] * game.seats
        self.has_ended = False

    @property
    def is_over(self) -> bool:
        """Return whether the pile is used up, or only one seat is left."""
        return self.has_ended or len(self.alive) < 2

    @property
    def alive(self) -> list[int]:
        """Return the seats that still play."""
        return [seat for seat in self.players if not self.eliminated[seat]]

    def is_in(self, seat: int) -> bool:
        """Return whether the seat still plays."""
        return not self.has_left(seat) and not self.eliminated[seat]

    def begin(self) -> None:
        """Shuffle the pile, deal, and ask everybody for a sealed choice."""
        self.turn = self.game.draw_first(self.chance)
        self.tell("starts", self.turn)
        self.pile = [kind for kind, count in enumerate(self.game.counts) for _ in range(count)]
        self.chance.shuffle(self.pile)
        for seat in self.players:
            self.draw(seat)
        self.ask(self.players)

    def draw(self, seat: int) -> None:
        """Let the seat draw a gift."""
        gift = self.pile.pop()
        self.hands[seat] = sorted([*self.hands[seat], gift])
        self.tell("draws", seat, [gift])

    def refuse_move(self, seat: int, action: Action) -> Refusal | None:
        """KS-2 to KS-6: name what forbids the action now."""
        if self.is_asking():
            return None if action.verb in ("keep", "exchange") else Refusal("KS-2")
        if not self.picks:
            return self.refuse_gift(seat, action)
        if len(self.picks) == 1:
            is_target = action.verb == "aim" and action.id - FIRST_TARGET in self.targets(seat, self.picks[0])
            return None if is_target else Refusal("KS-5")
        return None if action.verb == "guess" else Refusal("KS-6")

    def refuse_gift(self, seat: int, action: Action) -> Refusal | None:
        """KS-3, KS-4: only what is in hand is given, and the crown before a drum or a bike."""
        hand = self.hands[seat]
        if action.verb != "give" or action.id not in hand:
            return Refusal("KS-3", action.values)
        is_crown_first = CROWN in hand and action.id in (DRUM, BIKE)
        return Refusal("KS-4") if is_crown_first else None

    def targets(self, seat: int, gift: int) -> list[int]:
        """List at whom the gift may be aimed."""
        if gift not in TARGETED:
            return []
        others = [other for other in self.alive if other != seat and not self.shielded[other]]
        return [*others, seat] if gift == DRUM else others

    def play_turn(self, seat: int, action: Action) -> None:
        """Add a pick; the last one announces them all."""
        self.picks.append(action.id)
        gift = self.picks[0]
        needed = 0 if not self.targets(seat, gift) else 2 if gift == SOCK else 1
        if len(self.picks) > needed:
            picks, self.picks = self.picks, []
            self.give(seat, gift, [action_id - FIRST_TARGET for action_id in picks[1:2]])
            if len(picks) > 2:
                self.guess(seat, picks[1] - FIRST_TARGET, GIFTS.index(str(self.game.actions[picks[2]].values[0].value)))
            self.pass_turn()

    def give(self, seat: int, gift: int, targets: list[int]) -> None:
        """Announce the gift, and carry out what it does."""
        self.shielded[seat] = False
        self.put_down(seat, gift)
        for target in targets:
            self.tell("aims", seat, target, gift)
            self.carry_out(seat, target, gift)
        if not targets:
            self.tell("gives", seat, gift)
            self.shielded[seat] = gift == KITE
            if gift == RING:
                self.eliminate(seat)

    def put_down(self, seat: int, gift: int) -> None:
        """Move a gift from the hand to what was given."""
        self.hands[seat].remove(gift)
        self.given[seat].append(gift)

    def carry_out(self, seat: int, target: int, gift: int) -> None:
        """Let the target show, compare, throw away or swap."""
        mine, theirs = self.hands[seat][:], self.hands[target][:]
        if gift == MUG:
            self.tell("peeks", seat, target, theirs)
        elif gift == SCARF:
            self.compare(seat, target)
        elif gift == DRUM:
            self.throw_away(target)
        elif gift == BIKE:
            self.tell("swaps", seat, target, mine, theirs)
            self.hands[seat], self.hands[target] = theirs, mine

    def guess(self, seat: int, target: int, gift: int) -> None:
        """Eliminate a target that holds the gift."""
        self.tell("guesses", seat, target, gift)
        if gift in self.hands[target]:
            self.eliminate(target)

    def compare(self, seat: int, target: int) -> None:
        """Eliminate who holds the cheaper gift; show a tie to everybody."""
        mine, theirs = self.hands[seat][0], self.hands[target][0]
        if mine == theirs:
            self.tell("ties", seat, target, mine)
            return
        self.tell("compares", seat, target, [mine], [theirs])
        self.eliminate(seat if mine < theirs else target)

    def throw_away(self, seat: int) -> None:
        """Let the seat throw its gift away and draw another; who throws the ring away is out."""
        gift = self.hands[seat][0]
        if gift == RING:
            self.eliminate(seat)
            return
        self.tell("throws", seat, [gift])
        self.put_down(seat, gift)
        self.draw(seat)

    def eliminate(self, seat: int) -> None:
        """Take the seat out of the game, with what it holds."""
        self.tell("eliminated", seat, self.hands[seat])
        for gift in self.hands[seat][:]:
            self.put_down(seat, gift)
        self.eliminated[seat] = True

    def pass_turn(self) -> None:
        """Pass to the next seat that plays, which draws; without a pile the game ends."""
        if len(self.alive) < 2:
            return
        if len(self.pile) <= 1:
            self.has_ended = True
            for seat in self.alive:
                self.tell("shows", seat, self.hands[seat])
            return
        self.turn = next(seat for seat in self.others_after(self.turn) if seat in self.alive)
        self.draw(self.turn)

    def reveal(self, chosen: list[int]) -> None:
        """Let those who chose to exchange throw their gift away for another, then begin the first turn."""
        for seat in self.alive:
            if chosen[seat] >= 0 and self.game.actions[chosen[seat]].verb == "exchange":
                self.tell("exchanges", seat, self.hands[seat])
                self.put_down(seat, self.hands[seat][0])
                self.draw(seat)
        if self.has_left(self.turn):
            self.turn = next(seat for seat in self.others_after(self.turn) if seat in self.alive)
        self.draw(self.turn)

    def standings(self) -> list[Placing]:
        """Rank by the gift held at the end, the dearest first; who is out comes after, who left last.

        The last who is left scores one point: what they hold is not shown.
        """
        if len(self.alive) == 1:
            return rank([1 if seat in self.alive else -int(self.has_left(seat)) for seat in range(self.game.seats)])
        scores = [max(self.hands[seat], default=-1) + 1 if seat in self.alive else 0 for seat in range(self.game.seats)]
        return rank([-1 if self.has_left(seat) else score for seat, score in enumerate(scores)])

    def leave(self, seat: int) -> None:
        """Lay the hand open where all see it, and let who was aiming aim anew; the kit does the rest."""
        self.picks = []
        self.given[seat] += self.hands[seat]
        super().leave(seat)

    def look(self, view: View) -> None:
        """Show pile and gifts given, who is shielded or out, and to the seat in turn what it has picked."""
        super().look(view)
        pile = Zone("pile", "pile", PILE)
        pile.count = len(self.pile)
        view.parts.append(pile)
        for seat in range(self.game.seats):
            view.parts.append(Zone(f"given:{seat}", "given", FAN, seat, self.game.names_of(self.given[seat])))
            if self.shielded[seat] and seat in self.alive:
                view.parts.append(Token(f"shielded:{seat}", "shielded", seat))
            if self.eliminated[seat]:
                view.parts.append(Token(f"out:{seat}", "out", seat))
        if view.seat >= 0 and self.is_locked(view.seat):
            chosen = self.game.actions[self.chosen[view.seat]].verb
            view.parts.append(Fact("choice", "choice", f"choice-{chosen}", view.seat))
        if view.seat == self.turn and self.picks:
            view.parts.append(Zone("picked", "picked", FAN, view.seat, [GIFTS[self.picks[0]]]))

    def deal_unseen_cards(self, seat: int) -> None:
        """Deal the gifts that the seat has not seen anew, hands and pile."""
        cards = UnseenCardTracker(self.game.seats, self.game.counts)
        seen = visible_history(self, seat)
        determinizer = determinize_history(self.determinizer(self.game.event_kinds, seen, cards, self.chance))
        self.hands = determinizer.hands()
        self.pile = determinizer.pile()
        self.history = determinizer.history()


make = Keepsake
