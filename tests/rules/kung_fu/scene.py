"""Set a table in shorthand: rows and hands by seat between bars, 1 to 7, t (thief), o (tornado), g (granny)."""

from regift.games.kung_fu.box_contents import CARDS, COUNTS, HAND_SIZE
from regift.games.kung_fu.game_class_deal_and_position_from_text import KungFu
from regift.games.kung_fu.kit_state_adapter import KungFuState
from regift.games.kung_fu.packed_hands_and_rows import cards_of
from regift.games.kung_fu.position_notation import LETTERS, make_up_history
from regift.kit.game import Game
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State, names

REST = "rest"
"""In place of cards: all those that are named nowhere else."""
FACES = dict(zip(CARDS, LETTERS, strict=True))


class Scene:
    """A position with short words for what a test does and asks."""

    def __init__(self, state: KungFuState) -> None:
        self.state = state

    def position(self, text: str) -> State:
        """Return the position that a text describes."""
        game = self.state.game
        assert isinstance(game, Game)
        return game.position(text)

    def play(self, *said: str) -> "Scene":
        """Play actions by name, each for whoever is to act."""
        for name in said:
            self.state.apply(self.actor(), self.state.named(name))
        return self

    def actor(self) -> int:
        """Return the one seat that is to act."""
        (seat,) = self.state.to_act()
        return seat

    def options(self, start: str = "") -> list[str]:
        """Name the options of whoever is to act, those that start so."""
        return [name for name in names(self.state.options(self.actor())) if name.startswith(start)]

    def refusal(self, name: str, seat: int | None = None) -> str:
        """Name the clause that forbids an action, "" when it is allowed."""
        refused = self.state.refuse(self.actor() if seat is None else seat, self.state.named(name))
        return "" if refused is None else refused.clause

    def row(self, seat: int) -> str:
        """Write a seat's row, a granny standing for level 2 as 2g."""
        slots = enumerate(self.state.view().zone(f"row:{seat}").faces, 1)
        return " ".join(f"{level}g" if face == "granny" else FACES[face] for level, face in slots if face)

    def rows(self) -> str:
        """Write all rows."""
        return " | ".join(self.row(seat) for seat in range(self.state.game.seats))

    def hand(self, seat: int) -> str:
        """Write a seat's hand, lowest first."""
        return "".join(FACES[face] for face in self.state.view(seat).zone(f"hand:{seat}").faces)

    def sizes(self) -> list[int]:
        """Count the cards in each hand."""
        return [self.state.view().zone(f"hand:{seat}").count for seat in range(self.state.game.seats)]

    def discards(self) -> str:
        """Write the whole discard pile, lowest first."""
        return "".join(LETTERS[kind] for kind in cards_of(self.state.discards))

    def pile(self) -> int:
        """Count the draw pile."""
        return self.state.view().zone("pile").count

    def step(self) -> str:
        """Name the step of the turn: attack, window, place, tidy or over."""
        return str(self.state.view().fact("step")).removeprefix("step_")

    def next_level(self, seat: int) -> int:
        """Return a seat's next level."""
        return int(self.state.view().fact(f"next:{seat}"))


def scene(
    rows: str = "",
    *,
    hand: str = "",
    theirs: str = "",
    hands: str = "",
    pile: str = "",
    discards: str = "",
    seats: int = 0,
    turn: int = 0,
    step: str = "attack",
    seed: int = 1,
    **options: object,
) -> Scene:
    """Set a table with a seat for each row or hand named, two at least; `hand` is of seat `turn`, `theirs` of the next.

    A target without cards in hand can't block, so an attack on one takes effect at once. A hand may hold more than
    seven cards here, so that a pile is empty: no text of a position may say so.
    """
    row_of = rows.split("|")
    hand_of = hands.split("|") if hands else []
    seats = seats or max(2, len(row_of), len(hand_of))
    row_of += [""] * (seats - len(row_of))
    hand_of += [""] * (seats - len(hand_of))
    hand_of[turn] = hand or hand_of[turn]
    hand_of[(turn + 1) % seats] = theirs or hand_of[(turn + 1) % seats]
    named = "".join([*map(lain, row_of), *hand_of, pile, discards]).replace(REST, "")
    rest_of_box = "".join(letter * (count - named.count(letter)) for letter, count in zip(LETTERS, COUNTS, strict=True))
    hand_of = [hand.replace(REST, rest_of_box).replace(" ", "") for hand in hand_of]
    allowed = [hand if len(hand) <= HAND_SIZE else "" for hand in hand_of]
    thrown = discards.replace(REST, rest_of_box)
    text = (
        f"turn {turn} {step} | rows {'/'.join(row_of)} | hands {'/'.join(allowed)} | "
        f"pile {pile.replace(REST, rest_of_box)} | discards {thrown}"
    )
    state = KungFu(seats, options).position(text)
    assert isinstance(state, KungFuState)
    state.chance = Chance(seed)
    for owner, held in enumerate(hand_of):
        for letter in held if not allowed[owner] else "":
            state.deck.remove(LETTERS.index(letter))
            state.gain(owner, LETTERS.index(letter))
    state.history = make_up_history(state, [LETTERS.index(letter) for letter in thrown])
    return Scene(state)


def lain(row: str) -> str:
    """List the cards of a row, a granny as a granny."""
    return "".join("g" if word.endswith("g") else word for word in row.split())


def dealt(seats: int, seed: int = 1, **options: object) -> Scene:
    """Deal a new game."""
    state = KungFu(seats, options).deal(seed)
    assert isinstance(state, KungFuState)
    return Scene(state)
