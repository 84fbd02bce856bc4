"""A reaction window: no answer takes effect before the least time, whoever gives it and whatever they hold."""

from regift.kit.action_arguments_and_action_table import Action


class ReactionWindow:
    """Answers given too soon wait in here."""

    def __init__(self, opened: float, least: float, asked: tuple[int, ...]) -> None:
        self.opened = opened
        self.asked = asked
        """The seats still asked; who is asked anew is asked something else."""
        self.ready = opened + least
        """When answers may take effect."""
        self.answers: dict[int, Action] = {}
        """By seat: the first answer given."""

    def holds_back(self, now: float) -> bool:
        """Return whether an answer given now has to wait."""
        return now < self.ready

    def goes_on(self, asked: tuple[int, ...], *, is_aside: bool) -> bool:
        """Return whether these seats are still asked the same: fewer than before, or as many after something aside."""
        return set(asked) < set(self.asked) or (is_aside and set(asked) <= set(self.asked))

    def asks_others(self, asked: tuple[int, ...]) -> bool:
        """Return whether somebody is asked who was not any more: then it is another window."""
        return not set(asked) <= set(self.asked)

    def put_off(self, seconds: float) -> None:
        """Leave out a time in which the table stood still."""
        self.opened += seconds
        self.ready += seconds

    def cut_short(self, now: float) -> None:
        """Let answers take effect from now on."""
        self.ready = min(self.ready, now)

    def answer(self, seat: int, action: Action) -> None:
        """Keep the seat's answer; a later one changes nothing."""
        self.answers.setdefault(seat, action)
