"""What a table has to know of a position to time it: reactions, choices of taste, and moments shown to all."""

from mypy_extensions import mypyc_attr

from regift.kit.state_bases.sealed_choices import SealedChoices


@mypyc_attr(allow_interpreted_subclasses=True)
class TimingRules(SealedChoices):
    """What a game answers about time; as it stands nothing is hurried and nothing is waited for."""

    def is_window(self) -> bool:
        """Return whether the seats to act are asked for a reaction, whose speed must not show what they hold."""
        return False

    def is_personal(self) -> bool:
        """Return whether the seats to act are asked for their own taste: no bot answers that for somebody unasked."""
        return False

    def can_hasten(self) -> bool:
        """Return whether it is a moment shown to all, which those at a table may agree to go through faster."""
        return False

    def least_time(self) -> float:
        """Return the seconds for which all are to see this position, before a move counts; 0 for most positions.

        What an event pauses for (`EventKind.pause`) is not part of it: the table adds that.
        """
        return 0.0

    def catch_up_start(self) -> int:
        """Return where in the history that begins which a page that comes now is told whole, as far as it lasts.

        As it stands nothing is: such a page is told the last few events.
        """
        return len(self.history)
