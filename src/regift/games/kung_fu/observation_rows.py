"""Observations written straight from a position, without a view: the same bytes, in a tenth of the time.

Most of an observation is one of few patterns, such as a row of levels laid: each is made once and looked up.
"""

from typing import Final, final

from mypy_extensions import i64

from regift.games.kung_fu.box_contents import COUNTS, HAND_WAY, KINDS, TOP_LEVEL, WINNING_LEVEL
from regift.games.kung_fu.configured_game_options_and_lookup_tables import ConfiguredGame
from regift.games.kung_fu.kit_state_adapter import KungFuState
from regift.games.kung_fu.legal_actions_and_refusals import can_steal_from_row, can_take
from regift.games.kung_fu.packed_hands_and_rows import card_at, count_of, next_level, size_of
from regift.games.kung_fu.position import ATTACK, NOBODY, NOTHING, OVER, WINDOW
from regift.games.kung_fu.view import is_choosing_victim, rounds_left
from regift.kit.mypyc_safe_shift import bit
from regift.kit.observation.observation_rows import ObservationRows, shorts
from regift.kit.state import State

HALF: Final[i64] = 5
"""So many kinds of cards are looked up at once."""
HALF_BITS: Final[i64] = 4 * HALF
STEPS: Final[i64] = OVER - ATTACK + 1
PICK_COLUMNS: Final = 16
"""Columns of `attacked`, `attack_card`, `attack`, `way`, `wanted`, `picked_card`, `picked_power` and `aim`."""


@final
class KungFuRows(ObservationRows):
    """Writes what the seat that decides sees. Who watches, and a table that somebody left, take the way by the view."""

    def __init__(self, rules: ConfiguredGame) -> None:
        super().__init__(rules)
        seats = rules.seats
        self.seats: i64 = seats
        self.has_cap = rules.turn_cap > 0
        self.numbers = [shorts([number]) for number in range(max(sum(COUNTS), int(rules.turn_cap)) + 1)]
        """By number: the number itself."""
        self.heads = [shorts([*[int(other == seat) for other in range(seats)], 0, seat]) for seat in range(seats)]
        """By seat: that it is to act, that the game goes on, and that it reads."""
        self.rows = [b""] * (1 << (2 * int(TOP_LEVEL)))
        """By row, packed, without the two bits below level 1; empty where none was written yet."""
        self.hidden_hands = [shorts([size] + [0] * int(KINDS)) for size in range(sum(COUNTS) + 1)]
        """By number of cards."""
        self.halves: dict[int, bytes] = {}
        """By half a hand, packed: how many there are of each kind."""
        self.next_levels = [shorts([level] + [0] * (2 * int(TOP_LEVEL) + 3)) for level in range(WINNING_LEVEL + 1)]
        """By next level: it, that the seat has not left, and no loot."""
        self.loots: dict[int, bytes] = {}
        """The same by next level and levels that can be stolen."""
        tops, steps = range(KINDS + 1), range(STEPS)
        self.middles = [shorts([top, step + 1, 1, turn]) for top in tops for step in steps for turn in range(seats)]
        """By top of the discard pile, step and turn."""
        self.no_attack = shorts([0] * PICK_COLUMNS)
        self.attacks: dict[int, bytes] = {}
        """By all that is declared or picked of an attack."""
        self.none_picked = shorts([0] * (3 + int(KINDS)))
        self.pickers = [shorts([1, seat]) for seat in range(seats)]
        """By seat: that it has picked cards to throw away."""

    def add(self, pieces: list[bytes], state: State, seat: i64) -> None:
        """Add the seat's observation to the pieces."""
        assert isinstance(state, KungFuState)
        if state.out or state.step == OVER or seat != state.whose_turn():
            super().add(pieces, state, seat)
            return
        pieces.append(self.heads[seat])
        self.add_seats(pieces, state, seat)
        pieces.append(self.numbers[len(state.deck)])
        pieces.append(self.numbers[size_of(state.discards)])
        pieces.append(self.middles[((state.top + 1) * STEPS + state.step - ATTACK) * self.seats + state.turn])
        if self.has_cap:
            pieces.append(self.numbers[1])
            pieces.append(self.numbers[rounds_left(state)])
        pieces.append(self.attack_of(state))
        if state.picked == 0 or state.step == WINDOW:
            pieces.append(self.none_picked)
        else:
            pieces.append(self.pickers[seat])
            self.add_cards(pieces, state.picked)

    def add_seats(self, pieces: list[bytes], state: KungFuState, seat: i64) -> None:
        """Add what lies before each seat: its row, its hand, its next level and what can be stolen there."""
        is_thief = is_choosing_victim(state, seat)
        for other in range(self.seats):
            row: i64 = state.rows[other]
            laid = self.rows[row >> 2]
            if not laid:
                laid = self.rows[row >> 2] = row_numbers(row)
            pieces.append(laid)
            if other == seat:
                hand: i64 = state.hands[seat]
                self.add_cards(pieces, hand - state.picked if seat == state.turn else hand)
            else:
                pieces.append(self.hidden_hands[state.sizes[other]])
            if is_thief and other != seat:
                pieces.append(self.loot_of(state, seat, other))
            else:
                pieces.append(self.next_levels[next_level(row)])

    def add_cards(self, pieces: list[bytes], hand: i64) -> None:
        """Add how many cards there are, and how many of each kind."""
        pieces.append(self.numbers[size_of(hand)])
        pieces.append(self.half_of(hand & (bit(HALF_BITS) - 1)))
        pieces.append(self.half_of(hand >> HALF_BITS))

    def half_of(self, half: i64) -> bytes:
        """Return how many cards there are of each of five kinds."""
        found = self.halves.get(half)
        if found is None:
            found = shorts([count_of(half, kind) for kind in range(HALF)])
            self.halves[half] = found
        return found

    def loot_of(self, state: KungFuState, thief: i64, victim: i64) -> bytes:
        """Return the victim's next level, that it has not left, and the levels that the thief can steal."""
        code = state.next_level_of(victim)
        if can_steal_from_row(state, thief, victim):
            for level in range(1, TOP_LEVEL + 1):
                if can_take(state, thief, victim, level):
                    code |= bit(level + 4)
        found = self.loots.get(code)
        if found is None:
            numbers = [code & 15, 0, 0, 0]
            for level in range(1, TOP_LEVEL + 1):
                numbers += [1, level] if code & bit(level + 4) else [0, 0]
            found = shorts(numbers)
            self.loots[code] = found
        return found

    def attack_of(self, state: KungFuState) -> bytes:
        """Return what is declared of an attack, or what the seat whose turn it is has picked of one."""
        if state.attack_kind == NOTHING and state.target == NOBODY:
            return self.no_attack
        code = ((state.attack_kind + 1) * (KINDS + 1) + state.attack_power + 1) * (self.seats + 1) + state.target + 1
        code = 2 * ((code * 4 + max(state.way - HAND_WAY + 1, 0)) * (TOP_LEVEL + 1) + state.level)
        code += 1 if state.step == WINDOW else 0
        found = self.attacks.get(code)
        if found is None:
            found = attack_numbers(state)
            self.attacks[code] = found
        return found


def row_numbers(row: i64) -> bytes:
    """Return how many cards lie in a row, the slot to be filled next and what lies in each slot."""
    cards = [int(card_at(row, level)) + 1 for level in range(1, TOP_LEVEL + 1)]
    return shorts([sum([1 for card in cards if card]), int(next_level(row)) - 1, *cards, 0])


def attack_numbers(state: KungFuState) -> bytes:
    """Return the columns of an attack, each a pair: whether it is there, and what it is."""
    kind, power, target = int(state.attack_kind), int(state.attack_power), int(state.target)
    if state.step != WINDOW:
        card = [1, kind + 1, 1, power + 1] if kind >= 0 else [0, 0, 0, 0]
        return shorts([0] * 10 + card + ([1, target] if target >= 0 else [0, 0]))
    stands_for = [1, kind + 1] if kind != power else [0, 0]
    wanted = [1, int(state.level)] if state.level else [0, 0]
    way = [1, int(state.way - HAND_WAY) + 1]
    return shorts([1, target, *stands_for, 1, power + 1, *way, *wanted] + [0] * 6)
