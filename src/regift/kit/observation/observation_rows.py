"""Observations as the bytes of int16 numbers: what `GameBatch` puts together to rows."""

from array import array

from mypy_extensions import i64, mypyc_attr

from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.observation.observation_layout_and_view_encoding import ObservationLayout
from regift.kit.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ObservationRows:
    """Writes what seats see in positions of one game, by way of their views: every game that declares parts has it.

    A game may write the same bytes straight from its own positions, where many games are to be stepped quickly; a test
    holds them to the views.
    """

    def __init__(self, game: GameDefinition) -> None:
        self.layout = ObservationLayout(game)

    def add(self, pieces: list[bytes], state: State, seat: i64) -> None:
        """Add the seat's observation to the pieces; joined, they are `layout.width` numbers."""
        pieces.append(shorts(self.layout.encode(state.view(seat))))


def shorts(numbers: list[int]) -> bytes:
    """Return the numbers as int16, in the order of bytes of this machine."""
    return array("h", numbers).tobytes()
