"""What bots and the clock have played in people's names, until these play themselves again: they are told of it."""

from typing import Final, Literal, NamedTuple

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.event import Event
from regift.kit.state import State
from regift.kit.view import Grid, Part, Zone
from regift.tables.play.match import Match

MOST: Final = 12
"""Choices, and events, of which somebody is told: the last ones."""

Substitute = Literal["bot", "clock"]


class SubstituteChoice(NamedTuple):
    """A choice of somebody's own taste that was made for them."""

    action: Action
    card: str
    """The card on which it was played, "" for none."""


class SubstituteMoves(NamedTuple):
    """What was played in the name of one seat."""

    by: Substitute
    """clock where it was the clock alone."""
    moves: int
    """How many moves were announced."""
    events: list[Event]
    """The last of what they announced and lasts, as the seat saw it."""
    choices: list[SubstituteChoice]
    """The last choices of taste among them."""
    is_open: bool
    """Whether these can still be taken back."""


class SubstituteMoveLog:
    """Keeps them for one match."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.kept: dict[int, SubstituteMoves] = {}
        """By seat."""

    def note(self, seat: int, said: str, start: int, by: Substitute) -> None:
        """Note a move of this name that was carried out; the history was `start` long before."""
        state = self._match.state
        kept = self.kept.get(seat) or SubstituteMoves(by, 0, [], [], is_open=False)
        if len(state.history) > start:
            events = [event for event in state.events(seat, start) if event.is_lasting]
            kept = kept._replace(moves=kept.moves + 1, events=[*kept.events, *events][-MOST:])
        elif state.is_personal() and state.can_take_back(seat):
            action = state.named(said)
            choice = SubstituteChoice(action, card_on(state, seat, state.spot(seat, action)))
            kept = kept._replace(choices=[*kept.choices, choice][-MOST:])
        self.kept[seat] = kept._replace(by=by if kept.by == "clock" else "bot")

    def forget(self, seat: int) -> None:
        """Forget what was played for a seat that plays itself, or is somebody else's now."""
        self.kept.pop(seat, None)

    def is_by_bot(self, seat: int) -> bool:
        """Return whether a bot has played for a seat since it last played itself."""
        kept = self.of(seat)
        return kept is not None and kept.by == "bot"

    def of(self, seat: int) -> SubstituteMoves | None:
        """Return what was played for a seat since it last played itself, None for nothing worth telling."""
        kept = self.kept.get(seat)
        if kept is None or not (kept.moves or kept.choices):
            return None
        state = self._match.state
        is_open = bool(kept.choices) and state.is_personal() and state.can_take_back(seat)
        return kept._replace(is_open=is_open)


def card_on(state: State, seat: int, spot: str) -> str:
    """Return the card that lies on a spot as the seat sees it, "" for none."""
    id, _, place = spot.partition("/")
    part = next((part for part in state.view(seat).parts if part.id == id), None)
    faces = _faces_of(part)
    if place.isdigit():
        return faces[int(place)] if int(place) < len(faces) else ""
    return place if place in faces else ""


def _faces_of(part: Part | None) -> list[str]:
    if isinstance(part, Zone):
        return part.faces
    return part.cells if isinstance(part, Grid) else []
