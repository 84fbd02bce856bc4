"""A pause in an update: what all look at first, and what is held back meanwhile."""

from collections.abc import Callable

import msgspec

from regift.wire import all_messages as wire


class RevealPause:
    """Holds back what follows from something that all are to look at first, for as long as the table says."""

    def __init__(self) -> None:
        self.looked_at: wire.Happening | None = None
        """What all look at now; None most of the time."""
        self.later: Callable[[float, Callable[[], None]], object] | None = None
        """Calls back after so many seconds; None: nobody is looking, and nothing is held back."""
        self.hear: Callable[[wire.ToClient], None] = lambda _: None
        """Takes in what was held back."""
        self._held: list[wire.ToClient] = []
        self._number = 0
        self._is_late = False
        """Whether the table has gone on, so that what was held back is shown without a pause."""

    def begin(self, update: wire.Update, longest: float) -> list[wire.Happening]:
        """Hold back what comes after the pause in an update; return what is told before it, nothing if it has none.

        `longest`: the seconds that a pause takes at most.
        """
        at = next((at for at, event in enumerate(update.events) if event.pause), -1)
        if at < 0 or self.later is None or self._is_late:
            return []
        self.looked_at = update.events[at]
        self._held = [msgspec.structs.replace(update, events=update.events[at + 1 :])]
        self._number += 1
        number = self._number
        self.later(min(longest, self.looked_at.pause / 1000), lambda: self._end_if(number))
        return update.events[: at + 1]

    def holds(self, message: wire.ToClient) -> bool:
        """Hold back a message that would tell what follows; return whether it is held back."""
        if self.looked_at is None:
            return False
        # Who is here, and who wishes to go faster, tells nothing of what follows; how the game ended does.
        if isinstance(message, wire.Clocks) or (isinstance(message, wire.Lobby) and message.phase != "playing"):
            self._held.append(message)
            return True
        if isinstance(message, wire.Update | wire.Board | wire.Entered):
            self._is_late = True
            self.end()
            self._is_late = False
        return False

    def end(self) -> None:
        """Show what was held back, up to the next pause in it."""
        self.looked_at = None
        held, self._held = self._held, []
        for message in held:
            self.hear(message)

    def _end_if(self, number: int) -> None:
        if self.looked_at is not None and self._number == number:
            self.end()
