"""A gift as a player knows it: where it lies is seen by all, what it is has to be remembered."""

from math import log
from typing import Final

JUST: Final = 0.25
"""Of a pass: how long ago it is that what was seen in this one was seen."""
LASTING: Final = 10
"""So many traces of one drawing are kept: older ones weigh next to nothing."""


class RememberedGift:
    """One card on the table, with what it was seen or said to be."""

    def __init__(self) -> None:
        self.back = ""
        """Its back, once it has been seen."""
        self.seen = 0
        """When its front was seen last."""
        self.traces: dict[str, list[tuple[int, float]]] = {}
        """By drawing: when the gift was seen or said to be that, and how strong an impression that was."""

    def impress(self, drawing: str, time: int, strength: float) -> None:
        """Leave a trace."""
        traces = self.traces.setdefault(drawing, [])
        traces.append((time, strength))
        del traces[:-LASTING]

    def activation(self, drawing: str, time: int, decay: float) -> float:
        """Return the base level of the gift being that: the logarithm of what is left of its traces (ACT-R)."""
        return log(sum(strength * max(JUST, time - then) ** -decay for then, strength in self.traces[drawing]))
