"""What a game's views can show: kinds of parts, each with the columns of whole numbers that stand for one part.

A game lists its kinds in `Game.part_kinds`; `ObservationLayout` lays their columns side by side, so that every view of
the game becomes as many numbers. A number that stands for a word is its place in the column's words, 0 for none.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from regift.kit.view import Part

ANYBODY: Final = -2
"""In place of an owner: the part lies before one seat or another."""


@final
class Column:
    """One number of an observation: its name, its bounds and, where it stands for a word, which words."""

    def __init__(self, name: str, low: int, high: int, words: list[str] | None = None) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.words: list[str] = words or []
        """What the numbers from 1 on stand for; 0 stands for none."""

    def __repr__(self) -> str:
        return f"<{self.name}: {self.low} to {self.high}>"


@final
class WordColumns:
    """Makes columns that stand for words, and numbers of words."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.number_of: dict[str, int] = {word: 1 + at for at, word in enumerate(words)}

    def column(self, name: str) -> Column:
        """Return a column that stands for one of the words, or for none."""
        return Column(name, 0, len(self.words), self.words)

    def number(self, word: str) -> int:
        """Return the number of a word, 0 for ""; ValueError for one that is not declared."""
        if not word:
            return 0
        number = self.number_of.get(word)
        if number is None:
            raise ValueError(f"{word!r} is none of its {len(self.words)} declared words")
        return number


@final
class Where:
    """Before whom a part lies, and whether views may leave it out."""

    def __init__(self, owner: int, seats: int, *, optional: bool) -> None:
        self.owner = owner
        """The seat it lies in front of; −1: the middle of the table; ANYBODY: it differs."""
        self.seats = seats
        self.optional = optional


MIDDLE: Final = Where(-1, 0, optional=False)
"""Always there, in the middle of the table."""
MIDDLE_SOMETIMES: Final = Where(-1, 0, optional=True)
"""In the middle of the table, and not in every view."""


def before(seat: int) -> Where:
    """Return that it always lies before this seat."""
    return Where(seat, 0, optional=False)


def before_sometimes(seat: int) -> Where:
    """Return that it lies before this seat, and is not in every view."""
    return Where(seat, 0, optional=True)


def before_any(seats: int) -> Where:
    """Return that it lies before one of the seats or another, or in the middle, and is not in every view."""
    return Where(ANYBODY, seats, optional=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class PartKind:
    """Parts of one id: their shape and, column by column, what may be read of them.

    A kind that is `optional` may be missing from a view: all its numbers are 0 then, `present` among them.
    """

    def __init__(self, shape: str, id: str, where: Where) -> None:
        self.shape = shape
        self.id = id
        self.owner = where.owner
        """The seat it lies in front of; −1: the middle of the table; ANYBODY: see the column `owner`."""
        self.optional = where.optional
        self.columns: list[Column] = []
        if self.optional:
            self.columns.append(Column("present", 0, 1))
        if self.owner == ANYBODY:
            self.columns.append(Column("owner", -1, where.seats - 1))

    def write(self, part: Part, numbers: list[int], at: int) -> None:
        """Write the part's numbers from place `at` on; ValueError where the part is not as declared."""
        if part.shape != self.shape:
            raise ValueError(f"part {part.id}: declared as a {self.shape}, and it is a {part.shape}")
        if self.optional:
            numbers[at] = 1
            at += 1
        if self.owner == ANYBODY:
            numbers[at] = part.owner
            at += 1
        elif part.owner != self.owner:
            raise ValueError(f"part {part.id}: declared before seat {self.owner}, and it lies before {part.owner}")
        try:
            self.write_shape(part, numbers, at)
        except ValueError as error:
            raise ValueError(f"part {part.id}: {error}") from None

    def write_shape(self, part: Part, numbers: list[int], at: int) -> None:
        """Write what the shape holds; ValueError where the part is not as declared."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self.shape} {self.id}: {len(self.columns)} columns>"
