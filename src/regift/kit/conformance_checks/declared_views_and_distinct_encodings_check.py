"""Views must be as their game declares them in `part_kinds`, where it does, and tell as numbers what they tell.

Each check raises AssertionError with what is wrong; the conformance kit makes them all.
"""

from array import array
from typing import final

from regift.kit.game import Game
from regift.kit.observation.observation_layout_and_view_encoding import ObservationLayout
from regift.kit.observation.observation_rows import ObservationRows
from regift.kit.state import State
from regift.kit.view import FAN, PILE, View, Zone


@final
class ObservationCheck:
    """Encodes views of one game and remembers what each observation stood for.

    What it finds first is raised at the end: a leak is worse than a part that is not declared, and may look like one.
    """

    def __init__(self, game: Game) -> None:
        self.layout: ObservationLayout | None = ObservationLayout(game) if game.part_kinds() else None
        self.rows: ObservationRows | None = game.observation_rows() if game.part_kinds() else None
        self.text_of: dict[tuple[int, ...], str] = {}
        self.found = ""
        """What was wrong first; "" while nothing was."""

    def check(self, state: State, where: str) -> None:
        """Check the views of all seats and of a spectator."""
        if self.layout is None or self.found:
            return
        try:
            for seat in range(state.game.seats):
                self.check_view(state.view(seat), f"{where}, view of seat {seat}")
                self.check_row(state, seat, where)
            self.check_view(state.view(), f"{where}, view of a spectator")
        except AssertionError as error:
            self.found = str(error)

    def check_row(self, state: State, seat: int, where: str) -> None:
        """Check that what the game's `observation_rows` write is what the seat's view tells."""
        if self.layout is None or self.rows is None:
            return
        pieces: list[bytes] = []
        self.rows.add(pieces, state, seat)
        written = array("h", b"".join(pieces)).tolist()
        told = self.layout.encode(state.view(seat))
        assert len(written) == len(told), (
            f"{where}: `observation_rows` writes {len(written)} numbers for seat {seat}; its view has {len(told)}"
        )
        for observed in self.layout.columns:
            place = observed.place
            assert written[place] == told[place], (
                f"{where}: `observation_rows` writes {written[place]} for seat {seat}, part {observed.part}, column "
                f"{observed.column.name}; its view says {told[place]}"
            )

    def end(self) -> None:
        """Raise AssertionError with what was wrong first, if anything was."""
        assert not self.found, self.found

    def check_view(self, view: View, where: str) -> None:
        """Check that the view fits what is declared, and that no other view has its numbers."""
        layout = self.layout
        if layout is None:
            return
        try:
            numbers = layout.encode(view)
        except ValueError as error:
            raise AssertionError(f"{where}: {error}; see `part_kinds` in docs/add-a-game.md") from None
        for observed in layout.columns:
            column = observed.column
            number = numbers[observed.place]
            assert column.low <= number <= column.high, (
                f"{where}: part {observed.part}, column {column.name} is {number}; declared are "
                f"{column.low} to {column.high}"
            )
        text = unordered(view)
        before = self.text_of.setdefault(tuple(numbers), text)
        assert before == text, f"{where}: two views have the same numbers:\n{before}\n{text}"


def unordered(view: View) -> str:
    """Write a view as text, the faces in fans and piles in no order but the one on top: what its numbers must tell."""
    lines: list[str] = [f"{view.seat} {view.to_act} {view.is_over}"]
    for part in view.parts:
        told = part.to_dict()
        if isinstance(part, Zone) and part.layout == FAN:
            told["faces"] = sorted(part.faces)
        elif isinstance(part, Zone) and part.layout == PILE:
            told["faces"] = [*sorted(part.faces[:-1]), *part.faces[-1:]]
        lines.append(str(told))
    return "\n".join(sorted(lines))
