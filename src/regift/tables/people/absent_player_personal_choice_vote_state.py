"""What a table holds of a choice of people's own taste while it waits for somebody who is gone."""


class PersonalChoice:
    """Who is awaited, who wants to move on without them, and for whom a bot chooses."""

    def __init__(self) -> None:
        self.start = 0
        """How long the history was when it was asked for; what follows holds for this choice alone."""
        self.awaited: set[int] = set()
        """Seats of people who have been gone long enough to be missed, and for whose choice all others wait."""
        self.votes: dict[int, set[str]] = {}
        """By such a seat: who wants a bot to make the choice."""
        self.moved_on: set[int] = set()
        """Seats for which a bot makes it."""

    def begin(self, start: int) -> None:
        """Forget what held for an earlier choice."""
        self.start = start
        self.votes.clear()
        self.moved_on.clear()

    def forget(self, seat: int) -> None:
        """Forget what holds for a seat that is somebody else's now."""
        self.votes.pop(seat, None)
        self.moved_on.discard(seat)
