"""The network of `learned`: what a seat sees of Kung Fu Granny at two seats goes in, what it would play comes out.

It needs NumPy. A layer is a matrix and a row; between two layers all that is below 0 becomes 0.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.observation.observation_layout_and_view_encoding import TURN_PART, ObservationLayout

LAST_SINGLE: Final = 12
"""Numbers up to this one are told apart one by one, larger ones by eights."""

Floats: TypeAlias = npt.NDArray[np.float32]
Bools: TypeAlias = npt.NDArray[np.bool_]
Numbers: TypeAlias = npt.NDArray[np.int16]


class Question(NamedTuple):
    """Asks about one place of an observation whether it is this word, or at least this number."""

    part: str
    column: str
    bound: int
    is_word: bool


class LearnedNetwork:
    """Weighs a seat's actions, and estimates its result. The seat that reads comes first: both are played alike."""

    def __init__(self, questions: list[Question], layers: list[Floats]) -> None:
        self.questions = questions
        self.layers = layers
        """A matrix and a row for each layer; the last layer has a number for each action, and the value."""

    def run(self, answers: Bools) -> list[Floats]:
        """Return what goes into each layer, and what comes out of the last one."""
        values = [answers.astype(np.float32)]
        last = len(self.layers) - 2
        for at in range(0, len(self.layers), 2):
            out = values[-1] @ self.layers[at] + self.layers[at + 1]
            values.append(out if at == last else np.maximum(out, 0))
        return values

    def weigh(self, answers: Bools) -> tuple[Floats, Floats]:
        """Return for each row the weight of every action (the higher, the likelier), and the value."""
        out = self.run(answers)[-1]
        return out[:, :-1], out[:, -1]

    def save(self, path: Path) -> None:
        """Write it into a file of NumPy arrays."""
        parts, columns, bounds, words = zip(*self.questions, strict=True)
        layers = {f"layer_{at}": layer for at, layer in enumerate(self.layers)}
        with path.open("wb") as file:
            np.savez(file, parts=parts, columns=columns, bounds=bounds, words=words, **layers)


def load_network(path: Path) -> LearnedNetwork:
    """Read what `save` wrote."""
    with np.load(path, allow_pickle=False) as held:
        layers = [held[f"layer_{at}"] for at in range(sum(name.startswith("layer_") for name in held))]
        asked = zip(*(held[name].tolist() for name in ("parts", "columns", "bounds", "words")), strict=True)
        return LearnedNetwork([Question(*each) for each in asked], layers)


class QuestionReader:
    """Answers a network's questions in observations of one game, which has two seats."""

    def __init__(self, game: GameDefinition, questions: list[Question]) -> None:
        columns = ObservationLayout(game).columns
        place_of = {(each.part, each.column.name): each.place for each in columns}
        self.places = np.array(
            [
                [place_of[each.part if reader == 0 else mirror(each.part), each.column] for each in questions]
                for reader in range(2)
            ]
        )
        """By seat that reads and question: the place asked about."""
        self.bounds = np.array([each.bound for each in questions], dtype=np.int16)
        self.is_number = np.array([not each.is_word for each in questions])

    def answers(self, observations: Numbers, seats: npt.NDArray[Any]) -> Bools:
        """Answer all questions about each observation, as the seat beside it reads it."""
        asked = np.take_along_axis(observations, self.places[seats], axis=1)
        return np.asarray((asked == self.bounds) | (self.is_number & (asked > self.bounds)))


def all_questions(game: GameDefinition) -> list[Question]:
    """List every question about an observation but whose turn it is: with two seats the step of the turn tells that."""
    found: list[Question] = []
    for each in ObservationLayout(game).columns:
        name, high, is_word = each.column.name, each.column.high, bool(each.column.words)
        if each.part != TURN_PART and name != "owner":
            bounds = [bound for bound in range(1, high + 1) if is_word or bound <= LAST_SINGLE or bound % 8 == 0]
            found += [Question(each.part, name, bound, is_word) for bound in bounds]
    return found


def mirror(part: str) -> str:
    """Name the part that the other of two seats has in the place of this one."""
    name, colon, seat = part.partition(":")
    return f"{name}:{1 - int(seat)}" if colon else part
