"""Three failures: a refused action, a bad option, a bad record or position text."""

import re
from typing import Final

from regift.kit.action_arguments_and_action_table import Value, values_by_name
from regift.kit.mypyc_support.pickling import attributes_of, rebuilt_error

LONGEST_WORD: Final = 200
"""Letters without a blank or a sign between them that an error shows."""
LONGEST_TEXT: Final = 4000
"""Letters that an error shows."""
KEPT_START: Final = 40
KEPT_END: Final = 10


def shortened(text: str) -> str:
    """Return what an error says with the middle of very long words and numbers left out, and an end."""
    words = re.sub(rf"\w{{{LONGEST_WORD},}}", _shortened_word, text)
    return words if len(words) <= LONGEST_TEXT else words[:LONGEST_TEXT] + "…"


def _shortened_word(found: "re.Match[str]") -> str:
    word = found.group()
    return f"{word[:KEPT_START]}…{word[-KEPT_END:]} ({len(word)} letters)"


class Refusal:
    """Why an action is not allowed: the first clause that forbids it, with what explains it."""

    def __init__(self, clause: str, values: list[Value] | None = None) -> None:
        self.clause = clause
        """A clause id of the rules document, such as "MKF-10", or "turn" when the seat is not to act."""
        self.values: list[Value] = values or []
        """Numbers and names that explain it, none of them secret from the seat that asked."""

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as all it holds."""
        return Refusal, (self.clause, self.values)

    def __eq__(self, other: object) -> bool:
        """Return whether both name the same clause for the same reasons."""
        return isinstance(other, Refusal) and self.clause == other.clause and self.values == other.values

    def __hash__(self) -> int:
        """Return the hash of the clause."""
        return hash(self.clause)

    def to_dict(self) -> dict[str, object]:
        """Return `clause` and `values` by name, as `json.dumps` takes them."""
        return {"clause": self.clause, "values": values_by_name(self.values)}

    def __repr__(self) -> str:
        said = "".join([f" {value.name}={value.value}" for value in self.values])
        return f"<refused by {self.clause}{said}>"


class RegiftError(Exception):
    """Anything a caller can mend; the text says what was wrong, where, and what was expected."""

    def __str__(self) -> str:
        return shortened(super().__str__())

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Let it be sent to another process, which raises it there with all it holds."""
        return rebuilt_error, (type(self), self.args, attributes_of(self))


class IllegalAction(RegiftError):
    """Raised by `State.apply`; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused by {refusal.clause}")
        self.refusal = refusal


class BadOption(RegiftError):
    """Raised when a game is made with an option it does not have or a value it does not take."""

    def __init__(self, option: str, value: object, allowed: str) -> None:
        named = option if option.isprintable() else repr(option)
        super().__init__(f"option {named}: expected {allowed}, got {value!r}")
        self.option = option
        self.value = value
        self.allowed = allowed


class BadRecord(RegiftError):
    """Raised when a record or a position text cannot be read or does not replay."""
