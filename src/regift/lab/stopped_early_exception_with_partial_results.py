"""What a long run has found when somebody stops it."""

from typing import Generic, TypeVar

Found = TypeVar("Found")


class StoppedEarly(KeyboardInterrupt, Generic[Found]):
    """Raised in place of KeyboardInterrupt by a run that has found something; whoever knows it not sees its base."""

    def __init__(self, found: Found, done: int) -> None:
        super().__init__(f"stopped after {done}")
        self.found = found
        self.done = done
        """How many games, or rounds, are in it."""
