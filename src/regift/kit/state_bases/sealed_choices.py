"""Sealed choices: several seats choose at once, and all is revealed after the last."""

from mypy_extensions import i64, mypyc_attr

from regift.kit.mypyc_safe_shift import bit
from regift.kit.state_bases.turn_options_and_play_hooks import MoveRules


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedChoices(MoveRules):
    """Asks for choices and has them revealed; a game says what comes of them."""

    def reveal_choices(self) -> None:
        """Carry out the sealed choices: all who were asked have chosen, or left."""
        raise NotImplementedError

    def ask(self, seats: list[int]) -> None:
        """Ask the seats for a sealed choice each; they are revealed after the last, at once where nobody is asked."""
        bits: i64 = 0
        for seat in seats:
            bits |= bit(seat)
        self.ask_bits(bits)
        self.reveal_when_all_chose()

    def seal(self, seat: i64) -> None:
        """Seal the seat's choice, and reveal all of them after the last."""
        self.lock(seat)
        self.reveal_when_all_chose()

    def reveal_when_all_chose(self) -> None:
        """Carry out the sealed choices, unless one is still open or the game has ended."""
        if not self.asked and not self.is_over:
            self.reveal_choices()
