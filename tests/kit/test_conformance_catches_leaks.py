"""The conformance kit finds what cheats: a determinization that keeps what is true, or ignores what was told; a leak.

Each fault is planted in Keepsake, which has all that the laws are about: hands, a pile, peeks, swaps, sealed choices.
"""

import pytest

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.conformance import check_game
from regift.kit.event import HIDDEN, SPECTATOR
from regift.kit.hidden_information.history_determinizer import visible_history
from regift.kit.refusal_and_errors import Refusal
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import Fact, View
from tests.games.keepsake import Keepsake, KeepsakeState
from tests.games.keepsake.card_determinizer import KeepsakeDeterminizer
from tests.games.keepsake.gifts import GIFTS, RING, SOCK
from tests.kit.planted_faults import assert_found, broken_game


class TrueHands(KeepsakeState):
    def deal_unseen_cards(self, seat: int) -> None:
        self.chance.shuffle(self.pile)


class TruePile(KeepsakeState):
    def deal_unseen_cards(self, seat: int) -> None:
        pile = self.pile
        super().deal_unseen_cards(seat)
        self.pile = pile


class TruePileOfSpareCards(KeepsakeState):
    def deal_unseen_cards(self, seat: int) -> None:
        true = self.pile
        super().deal_unseen_cards(seat)
        spare = [gift for gift in true if gift in self.pile]
        self.pile.sort(key=lambda gift: spare.index(gift) if gift in spare else -1)


class TrueChoices(KeepsakeState):
    def deal_unseen(self, seat: int) -> None:
        chosen = self.chosen[:]
        super().deal_unseen(seat)
        self.chosen = chosen


class TruePicks(KeepsakeState):
    def deal_unseen(self, seat: int) -> None:
        picks = self.picks
        super().deal_unseen(seat)
        self.picks = picks


class TrueGiftOfTheNext(KeepsakeState):
    def deal_unseen_cards(self, seat: int) -> None:
        if self.picks and seat == self.turn:
            self.chance = Chance(sum(card for hand in self.hands for card in hand))
        super().deal_unseen_cards(seat)


class AlwaysTheSameDraw(KeepsakeState):
    def deal_unseen_cards(self, seat: int) -> None:
        self.chance = Chance(len(self.history))
        super().deal_unseen_cards(seat)


class SortedPile(KeepsakeState):
    def deal_unseen_cards(self, seat: int) -> None:
        super().deal_unseen_cards(seat)
        self.pile.sort()


class HistoryKept(KeepsakeState):
    def deal_unseen_cards(self, seat: int) -> None:
        history = self.history
        super().deal_unseen_cards(seat)
        self.history = history


class HistoryLeftBlank(KeepsakeState):
    def deal_unseen_cards(self, seat: int) -> None:
        super().deal_unseen_cards(seat)
        self.history = visible_history(self, seat)


class HistoryCutShort(KeepsakeState):
    def deal_unseen_cards(self, seat: int) -> None:
        super().deal_unseen_cards(seat)
        self.tell("starts", seat)


class OwnHandChanged(KeepsakeState):
    def deal_unseen_cards(self, seat: int) -> None:
        super().deal_unseen_cards(seat)
        other = (seat + 1) % self.game.seats
        if len(self.hands[seat]) == len(self.hands[other]):
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]


class OtherHandsExchanged(KeepsakeState):
    def deal_unseen_cards(self, seat: int) -> None:
        super().deal_unseen_cards(seat)
        one, other = [each for each in range(self.game.seats) if each != seat][:2]
        if len(self.hands[one]) == len(self.hands[other]):
            self.hands[one], self.hands[other] = self.hands[other], self.hands[one]


class DiscardsForgotten(KeepsakeState):
    def deal_unseen_cards(self, seat: int) -> None:
        pool = [kind for kind, count in enumerate(self.game.counts) for _ in range(count)]
        self.chance.shuffle(pool)
        for other in self.alive:
            if other != seat:
                self.hands[other] = sorted(pool.pop() for _ in self.hands[other])


class TooManyRings(KeepsakeState):
    def deal_unseen_cards(self, seat: int) -> None:
        super().deal_unseen_cards(seat)
        for other in self.alive:
            if other != seat:
                self.hands[other] = [RING for _ in self.hands[other]]


class HandTooLarge(KeepsakeState):
    def deal_unseen_cards(self, seat: int) -> None:
        super().deal_unseen_cards(seat)
        self.hands[(seat + 1) % self.game.seats].append(self.pile.pop(0))


class PeekIgnored(KeepsakeDeterminizer):
    def take_in_peeks(self, at: int) -> bool:
        return self.seen[at + 3] != HIDDEN or self.look(self.seen[at + 1], at + 2)


class SwapIgnored(KeepsakeDeterminizer):
    def take_in_swaps(self, at: int) -> bool:
        return True


class GuessIgnored(KeepsakeDeterminizer):
    def take_in_guesses(self, at: int) -> bool:
        return True


class ComparisonIgnored(KeepsakeDeterminizer):
    def take_in_compares(self, at: int) -> bool:
        seat, target = self.seen[at : at + 2]
        return self.look(seat, at + 2) and self.look(target, at + 4)


class TieIgnored(KeepsakeDeterminizer):
    def take_in_ties(self, at: int) -> bool:
        return True


class CrownIgnored(KeepsakeDeterminizer):
    def give(self, seat: int, at: int) -> bool:
        return self.show(seat, at, 1)


class TopShown(KeepsakeState):
    def look(self, view: View) -> None:
        super().look(view)
        if self.pile:
            view.parts.append(Fact("top", "top", GIFTS[self.pile[-1]]))


class BottomShownToWatchers(TruePile):
    def look(self, view: View) -> None:
        super().look(view)
        if self.pile and view.seat == SPECTATOR:
            view.parts.append(Fact("bottom", "bottom", GIFTS[self.pile[0]]))


class PickShown(KeepsakeState):
    def look(self, view: View) -> None:
        super().look(view)
        view.parts.append(Fact("picks", "picks", len(self.picks)))


class KeyTellsHands(KeepsakeState):
    def private(self, seat: int) -> list[int]:
        return [*super().private(seat), *self.hands[(seat + 1) % self.game.seats]]


class KeyTellsChoices(KeepsakeState):
    def shared(self) -> list[int]:
        return [*super().shared(), *(choice + 1 for choice in self.chosen)]


class KeyTellsPicks(KeepsakeState):
    def shared(self) -> list[int]:
        return [*super().shared(), *self.picks]


class KeyOmitsPicks(KeepsakeState):
    def private(self, seat: int) -> list[int]:
        return super().private(seat)[:1]


class KeyOmitsChoice(KeepsakeState):
    def private(self, seat: int) -> list[int]:
        return super().private(seat)[1:]


class KeyOmitsDraws(KeepsakeState):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.history = self.history[:-4]


class ClauseTellsHands(KeepsakeState):
    def refuse_move(self, seat: int, action: Action) -> Refusal | None:
        refusal = super().refuse_move(seat, action)
        ring = next((other for other in self.alive if RING in self.hands[other]), -1)
        return Refusal(f"KS-{ring}") if refusal is not None else None


class OptionsTellHands(KeepsakeState):
    def refuse_move(self, seat: int, action: Action) -> Refusal | None:
        if len(self.picks) == 2 and action.verb == "guess":
            held = [gift for other in self.alive if other != seat for gift in self.hands[other]]
            is_useful = GIFTS.index(action.name.removeprefix("guess ")) in held or set(held) == {SOCK}
            return None if is_useful else Refusal("KS-6")
        return super().refuse_move(seat, action)


class WindowTellsHands(KeepsakeState):
    def is_window(self) -> bool:
        return any(RING in hand for hand in self.hands)


class HasteTellsHands(KeepsakeState):
    def can_hasten(self) -> bool:
        return any(RING in hand for hand in self.hands)


KNOWS = "knows the true position"
GUIDE = ".*see docs/add-a-game.md, What a seat knows"
OTHER_VIEW = r"seat \d has the key that it truly has, but another view"
STATES: list[tuple[type[KeepsakeState], str]] = [
    (TrueHands, KNOWS + GUIDE),
    (TruePile, KNOWS + GUIDE),
    (TruePileOfSpareCards, KNOWS + GUIDE),
    (TrueChoices, KNOWS + ".*picks or a sealed choice of seat"),
    (TruePicks, f"{KNOWS}.*picks or a sealed choice of seat|cannot be played on: ValueError"),
    (TrueGiftOfTheNext, KNOWS + GUIDE),
    (
        AlwaysTheSameDraw,
        "is hidden, and determinize drew it otherwise than it is|or never drew some possible cards before",
    ),
    (SortedPile, "is hidden, and determinize drew it otherwise than it is|or never drew some possible cards before"),
    (HistoryKept, OTHER_VIEW),
    (HistoryLeftBlank, "determinized for seat .* event draws, field gifts.* got 255"),
    (HistoryCutShort, "changed the seat's key: either it changed what the seat saw"),
    (OwnHandChanged, r"determinized for seat (\d): seat \1 sees"),
    (
        OtherHandsExchanged,
        "than its own history told seat|has the key that it truly has, but another view",
    ),
    (DiscardsForgotten, f"{OTHER_VIEW}|and the game has"),
    (TooManyRings, "cards 'ring' lie on the table, and the game has 1|holds other cards than its own history"),
    (HandTooLarge, r"zone hand:\d"),
    (TopShown, r"seat \d sees \"fact top"),
    (BottomShownToWatchers, r"beside another deal that seat \d cannot tell from it: (a spectator sees|determinize)"),
    (PickShown, r"unseen by seat \d: .*fact picks|a spectator sees"),
    (KeyTellsHands, "changed the seat's key: .* or `private` and `shared` tell what the seat may not know"),
    (KeyTellsChoices, r"changed the seat's key|and yet seat . can tell the twins apart|the key of seat \d changed"),
    (KeyTellsPicks, r"changed the seat's key|and yet seat . can tell the twins apart|the key of seat \d changed"),
    (KeyOmitsPicks, r"after .* of seat \d, which its key does not tell \(see `private`\)"),
    (KeyOmitsChoice, "or `private` leaves something out"),
    (KeyOmitsDraws, "."),
    (ClauseTellsHands, r"seat \d is refused .* otherwise"),
    (OptionsTellHands, r"the options of seat \d differ"),
    (WindowTellsHands, "a reaction window is open in one and not in the other|lines or"),
    (HasteTellsHands, "one can be gone through faster, the other can't"),
]
DETERMINIZERS: list[tuple[type[KeepsakeDeterminizer], str]] = [
    (PeekIgnored, r"was told .*<(peeks|compares).*can deduce 'hand:\d: \w+'.*ignores what was told"),
    (SwapIgnored, "determinize must leave what the seat sees, and what follows from it, as it is|was told .*<swaps"),
    (GuessIgnored, r"was told .*<guesses.*can rule out 'hand:\d: \w+'.*ignores what was told"),
    (ComparisonIgnored, r"was told .*<compares.*can rule out 'hand:\d: \w+'.*ignores what was told"),
    (TieIgnored, r"was told .*<ties.*can deduce 'hand:\d: \w+'.*ignores what was told"),
    (CrownIgnored, r"was told .*can rule out 'hand:\d: crown'.*ignores what was told"),
]


def name_of(value: object) -> str:
    """Name a row after its class."""
    return value.__name__ if isinstance(value, type) else ""


@pytest.mark.parametrize(("broken", "said"), STATES, ids=name_of)
def test_a_position_that_cheats_is_found(broken: type[KeepsakeState], said: str) -> None:
    assert_found(broken_game(Keepsake(3, {}), broken), said)


@pytest.mark.parametrize(("broken", "said"), DETERMINIZERS, ids=name_of)
@pytest.mark.once
def test_a_deduction_that_is_ignored_is_found(broken: type[KeepsakeDeterminizer], said: str) -> None:
    class Ignoring(KeepsakeState):
        determinizer = broken

    assert_found(broken_game(Keepsake(4, {}), Ignoring), said, every=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.once
def test_the_unbroken_game_passes(seats: int) -> None:
    check_game(Keepsake(seats, {}), deals=20, every=2)
