"""What stops a command and its user can mend."""

from regift.kit.refusal_and_errors import RegiftError


class CannotRun(RegiftError):
    """Raised when a command can't do what was asked; the text is the one line the user reads."""
