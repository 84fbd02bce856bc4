"""Bell: play two cards for their sum, unless somebody rings their bell first and takes the points."""

from typing import Final

from regift.kit.action import CARD, CARDS, NUMBER, SEAT, Action, Value
from regift.kit.chance import Chance
from regift.kit.event import EventKind, Field
from regift.kit.game import Game
from regift.kit.imagine import imagine_hands
from regift.kit.refusal import Refusal
from regift.kit.slots import Slots
from regift.kit.state import State
from regift.kit.view import FAN, Fact, Placing, Token, View, Zone, rank

ID: Final = "bell"
SEATS: Final = (2, 6)
CARD_NAMES: Final = ["one", "two", "three", "four", "five"]
COUNTS: Final = [5, 5, 5, 5, 5]
HAND_SIZE: Final = 4
WAIT: Final = 0
RING: Final = 1


class Bell(Game):
    """Wait, ring, and a pick for each card."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(ID, 1, seats, SEATS)
        self.choose(options)
        self.table.add(Action("wait", "wait", []))
        self.table.add(Action("ring", "ring", []))
        for name in CARD_NAMES:
            self.table.add(Action("lay", f"lay {name}", [Value("card", CARD, name)]))
        self.words = list(CARD_NAMES)
        seat = Field("seat", SEAT)
        self.event_kinds = [
            EventKind("draws", [seat, Field("cards", CARDS, only=("seat",))]),
            EventKind("lays", [seat, Field("cards", CARDS)]),
            EventKind("rings", [seat]),
            EventKind("scores", [seat, Field("points", NUMBER)]),
            EventKind("leaves", [seat, Field("cards", CARDS)]),
        ]

    def deal_with(self, chance: Chance) -> "BellState":
        """Deal four cards and a bell to each seat."""
        state = BellState(self, chance)
        state.turn = self.draw_first(chance)
        deck = [kind for kind, count in enumerate(COUNTS) for _ in range(count)]
        chance.shuffle(deck)
        for seat in range(self.seats):
            state.hands[seat] = sorted(deck.pop() for _ in range(HAND_SIZE))
            state.history += [0, seat, HAND_SIZE, *state.hands[seat]]
        return state


class BellState(State):
    """Hands, bells, scores, the picks of the seat in turn, and the beat before the points fall."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.turn = 0
        self.hands: list[list[int]] = [[] for _ in range(game.seats)]
        self.bells = [True] * game.seats
        self.scores = [0] * game.seats
        self.out = [False] * game.seats
        self.picks: list[int] = []
        self.beat = Slots(game.seats)
        self.is_beat = False

    @property
    def is_over(self) -> bool:
        """Tell whether all cards are played."""
        return not self.is_beat and not any(self.hands)

    def to_act(self) -> tuple[int, ...]:
        """Give the seat in turn, or in a beat everyone who could ring and has not answered."""
        return () if self.is_over else self.beat.open_seats() if self.is_beat else (self.turn,)

    def refuse(self, seat: int, action: Action) -> Refusal | None:
        """Refuse out of turn, cards not in hand, and a second pick below the first."""
        if seat not in self.to_act():
            return Refusal("turn")
        if self.is_beat:
            return None if action.id <= RING else Refusal("beat")
        kind = action.id - 2
        left = self.hands[seat].count(kind) - self.picks.count(kind)
        rest = [card for card in self.hands[seat] if card >= kind]
        is_pick = kind >= 0 and left > 0 and len(rest) > 1 - len(self.picks) and kind >= max(self.picks, default=0)
        return None if is_pick else Refusal("hand", [*action.values])

    def play(self, seat: int, action: Action) -> None:
        """Pick a card, announcing the second; or answer the beat."""
        if self.is_beat:
            self.beat.lock(seat, action.id)
            if not self.beat.open_seats():
                self.close_beat()
            return
        self.picks.append(action.id - 2)
        if len(self.picks) == 2:
            self.history += [1, seat, 2, *self.picks]
            for kind in self.picks:
                self.hands[seat].remove(kind)
            ringers = [s for s in range(self.game.seats) if self.bells[s] and s != seat and not self.out[s]]
            self.beat.ask(ringers)
            self.is_beat = True
            if not ringers:
                self.close_beat()

    def close_beat(self) -> None:
        """Give the points to the first who rang, going round from the seat in turn; else to that seat."""
        seats = self.game.seats
        ringers = [s % seats for s in range(self.turn + 1, self.turn + seats) if self.beat.chosen[s % seats] == RING]
        winner = self.turn
        if ringers:
            winner = ringers[0]
            self.bells[winner] = False
            self.history += [2, winner]
        points = sum(self.picks) + 2
        self.scores[winner] += points
        self.history += [3, winner, points]
        self.end_turn()

    def end_turn(self) -> None:
        """Pass to the next seat with cards."""
        self.picks = []
        self.is_beat = False
        self.beat.ask([])
        for away in range(1, self.game.seats + 1):
            seat = (self.turn + away) % self.game.seats
            if self.hands[seat]:
                self.turn = seat
                return

    def is_window(self) -> bool:
        """Tell that a beat is a window."""
        return self.is_beat

    def can_take_back(self, seat: int) -> bool:
        """Tell whether a pick, or an answer to the beat, is still unseen."""
        return self.beat.is_locked(seat) if self.is_beat else seat == self.turn and bool(self.picks)

    def take_back(self, seat: int) -> None:
        """Pick, or answer, again."""
        if self.is_beat:
            self.beat.reopen(seat)
        else:
            self.picks = []

    def private(self, seat: int) -> list[int]:
        """Give the seat's own pick or answer."""
        if self.is_beat:
            return [self.beat.chosen[seat] + 2]
        return self.picks[:] if seat == self.turn else []

    def shared(self) -> list[int]:
        """Give who has answered the beat."""
        return [int(self.beat.is_locked(seat)) for seat in range(self.game.seats)]

    def look(self, view: View) -> None:
        """Show hands, bells, scores and what was laid."""
        for seat in range(self.game.seats):
            hand = Zone(f"hand:{seat}", "hand", FAN, seat)
            hand.count = len(self.hands[seat])
            hand.faces = [CARD_NAMES[kind] for kind in self.hands[seat]] if seat == view.seat else []
            view.parts.append(hand)
            view.parts.append(Fact(f"score:{seat}", "score", self.scores[seat], seat))
            if self.bells[seat] and not self.out[seat]:
                view.parts.append(Token(f"bell:{seat}", "bell", seat))
        if self.is_beat or view.seat == self.turn:
            laid = Zone("laid", "laid", FAN)
            laid.faces = [CARD_NAMES[kind] for kind in self.picks]
            laid.count = len(self.picks)
            view.parts.append(laid)

    def spot(self, seat: int, action: Action) -> str:
        """Lay cards from the hand, ring the own bell."""
        return f"hand:{seat}/{CARD_NAMES[action.id - 2]}" if action.id > RING else ""

    def copy(self) -> "BellState":
        """Give an independent copy."""
        twin = BellState(self.game, self.chance.copy())
        twin.history, twin.turn, twin.is_beat = self.history[:], self.turn, self.is_beat
        twin.hands = [hand[:] for hand in self.hands]
        twin.bells, twin.scores, twin.out, twin.picks = self.bells[:], self.scores[:], self.out[:], self.picks[:]
        twin.beat = self.beat.copy()
        return twin

    def determinize(self, seat: int, chance: Chance) -> "BellState":
        """Deal the unseen cards anew; answers that others have locked become random ones."""
        twin = self.copy()
        twin.chance = chance.copy()
        twin.hands = imagine_hands(twin, seat, list(COUNTS), twin.chance)
        if seat != self.turn and not self.is_beat:
            twin.picks = []
        for other in range(self.game.seats):
            if other != seat and self.beat.is_locked(other):
                twin.beat.lock(other, twin.chance.below(2))
        return twin

    def standings(self) -> list[Placing]:
        """Rank by points; who left comes last."""
        return rank([-1 if self.out[seat] else score for seat, score in enumerate(self.scores)])

    def withdraw(self, seat: int) -> None:
        """Show and remove the hand; a beat goes on without the seat."""
        self.history += [4, seat, len(self.hands[seat]), *self.hands[seat]]
        self.hands[seat] = []
        self.out[seat] = True
        if seat == self.turn:
            self.end_turn()
        elif self.is_beat:
            self.beat.leave_out(seat)
            if not self.beat.open_seats():
                self.close_beat()


make = Bell
