"""The state of a game of Kung Fu Granny: the position, with what the kit asks of it."""

from typing import final

from mypy_extensions import i64

from regift.games.kung_fu import game_steps, legal_actions_and_refusals
from regift.games.kung_fu.actions import Attack, Block, CleanUp, Discard, Done, Let, Place, Take, Target, Way
from regift.games.kung_fu.box_contents import CARDS, HAND_WAY, TORNADO
from regift.games.kung_fu.determinization import determinize_position
from regift.games.kung_fu.invariants import assert_invariants
from regift.games.kung_fu.packed_hands_and_rows import cards_of, levels_in, one_of
from regift.games.kung_fu.position import ATTACK, NOBODY, OVER, WINDOW, Position
from regift.games.kung_fu.position_notation import write_position
from regift.games.kung_fu.view import fill_view, round_of, spot_of
from regift.kit.action_arguments_and_action_table import CARDS as CARD_LIST
from regift.kit.action_arguments_and_action_table import Action, Value
from regift.kit.refusal_and_errors import Refusal
from regift.kit.state_bases.turn_options_and_play_hooks import TURN
from regift.kit.view import Placing, View, rank


@final
class KungFuState(Position):
    """One position of Kung Fu Granny."""

    def whose_turn(self) -> i64:
        """Return the seat that decides: the one whose turn it is, or the target of an attack."""
        if self.step == OVER:
            return NOBODY
        return self.target if self.step == WINDOW else self.turn

    def list_options(self, seat: i64) -> list[Action]:
        """List what the seat that decides may do."""
        return legal_actions_and_refusals.list_options(self, seat)

    def list_canonical_options(self, seat: i64) -> list[Action]:
        """List the same, cards to throw away lowest first."""
        return legal_actions_and_refusals.list_canonical_options(self, seat)

    def refuse_move(self, seat: i64, action: Action) -> Refusal | None:
        """Name the first clause that forbids the action to the seat that decides."""
        return legal_actions_and_refusals.refuse_action(self, seat, action)

    def turn_clause(self, seat: i64, action: Action) -> str:
        """MKF-39: nobody plays any more once the game has ended."""
        return "MKF-39" if self.step == OVER else TURN

    def play(self, seat: i64, action: Action) -> None:
        """Carry out an action that is not refused."""
        if isinstance(action, Place):
            game_steps.place(self, action.kind)
        elif isinstance(action, CleanUp):
            game_steps.clean_up(self)
        elif isinstance(action, Discard):
            self.picked += one_of(action.kind)
        elif isinstance(action, Done):
            game_steps.finish(self)
        elif isinstance(action, Let):
            game_steps.resolve(self)
        elif isinstance(action, Block):
            game_steps.block(self)
        else:
            self.pick(action)

    def pick(self, action: Action) -> None:
        """Take one more pick of an attack; the last one announces it."""
        if isinstance(action, Attack):
            self.attack_kind = action.kind
            self.attack_power = action.power
        elif isinstance(action, Target):
            self.target = action.seat
            if self.attack_power == TORNADO:
                game_steps.declare(self)
        elif isinstance(action, Way):
            self.way = action.way
            self.keeps = 1 if action.keeps else 0
            if action.way == HAND_WAY:
                game_steps.declare(self)
        elif isinstance(action, Take):
            self.level = action.level
            game_steps.declare(self)

    def copy(self) -> "KungFuState":
        """Return an independent copy."""
        twin = KungFuState(self.rules, self.chance.copy())
        twin.copy_common(self)
        twin.hands = self.hands[:]
        twin.sizes = self.sizes[:]
        twin.rows = self.rows[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards
        twin.top = self.top
        twin.is_duel = self.is_duel
        twin.turns = self.turns
        twin.step = self.step
        twin.winner = self.winner
        twin.crown = self.crown
        twin.wild = self.wild
        twin.attack_kind = self.attack_kind
        twin.attack_power = self.attack_power
        twin.target = self.target
        twin.way = self.way
        twin.keeps = self.keeps
        twin.level = self.level
        twin.picked = self.picked
        return twin

    def can_take_back(self, seat: int) -> bool:
        """Return whether the seat has picked part of an attack, or cards to throw away."""
        return seat == self.turn and (legal_actions_and_refusals.is_picking(self) or self.picked != 0)

    def is_window(self) -> bool:
        """MKF-25: tell whether the target of an attack is asked to block it or to let it through."""
        return self.step == WINDOW

    def undo(self, seat: i64) -> None:
        """Undo the picks of the attack, or of the clean-up."""
        if self.step == ATTACK:
            self.forget_attack()
        self.forget_picks()

    def private(self, seat: i64) -> list[int]:
        """Return the codes of the seat's own unannounced picks, and whether it means to keep a granny."""
        if seat != self.turn:
            return []
        if legal_actions_and_refusals.is_picking(self):
            return [code + 1 for code in (self.attack_kind, self.attack_power, self.target, self.way, self.keeps)]
        return [self.keeps, *cards_of(self.picked)]

    def look(self, view: View) -> None:
        """Add every part that the view's seat sees."""
        fill_view(self, view)

    def spot(self, seat: int, action: Action) -> str:
        """Name the part of the view that the action is played on."""
        return spot_of(self, seat, action)

    def caution(self, seat: int, action: Action) -> str:
        """MKF-A7, MKF-8, MKF-11: ask again before what costs levels, or wastes a card that could be laid."""
        if legal_actions_and_refusals.wasted_by(self, seat, action):
            return "MKF-8" if isinstance(action, CleanUp) else "MKF-11"
        if isinstance(action, Target) and seat == self.turn and self.attack_power == TORNADO:
            return "MKF-A7" if levels_in(self.rows[seat]) > levels_in(self.rows[action.seat]) else ""
        return ""

    def caution_values(self, seat: int, action: Action) -> list[Value]:
        """Name the cards that would be wasted."""
        wasted = [CARDS[kind] for kind in legal_actions_and_refusals.wasted_by(self, seat, action)]
        return [Value("cards", CARD_LIST, wasted)] if wasted else []

    def deal_unseen(self, seat: i64) -> None:
        """Draw anew what the seat cannot know; see `determinize_position`."""
        if seat != self.turn:
            self.undo(self.turn)
            self.keeps = 0
        determinize_position(self, seat, self.chance)

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.step == OVER

    def current_round(self) -> int:
        """Return which round goes on."""
        return int(round_of(self))

    def standings(self) -> list[Placing]:
        """MKF-A34: the winner, then by levels laid, most first; who was withdrawn comes last."""
        scores: list[int] = []
        for seat in range(self.rules.seats):
            score: int = self.levels_of(seat)
            if seat == self.winner:
                score = 9
            elif not self.is_in(seat):
                score = -1
            scores.append(score)
        placings = rank(scores)
        for placing in placings:
            placing.score = self.levels_of(placing.seat)
        return placings

    def leave(self, seat: i64) -> None:
        """MKF-A32: put away what the seat has, and go on without it."""
        game_steps.leave(self, seat)

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
