"""`regift replay`: read a record as a story."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from regift.commands.shared.record_reader import read
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.games.action_and_event_wording import LANGUAGES, GameTranslations
from regift.games.catalogue import folders
from regift.kit.event import EVERYONE, SPECTATOR, Event
from regift.kit.three_line_recap import recap_of
from regift.lab.text_lines_of_a_record import said, transcript

SEAT_NAMES: Final = {"en": "Seat {}", "fr": "Siège {}"}


def replay(
    file: Path,
    *,
    seat: int | None = None,
    language: Annotated[str, Parameter(name=("--language", "--lang"))] = "en",
    is_open: Annotated[bool, Parameter(name="--open", negative=())] = False,
) -> None:
    """Tell a recorded game move by move, as a spectator saw it, and its story in three lines.

    Parameters
    ----------
    file
        The record.
    seat
        Tell what this seat saw.
    language
        The language, en or fr; "none" tells the events in codes, as goldens do.
    is_open
        Tell everything, with every card face up.
    """
    record, game, _ = read(file)
    if seat is not None and not 0 <= seat < record.seats:
        raise CannotRun(f"seat: expected 0 to {record.seats - 1}, got {seat}")
    if seat is not None and is_open:
        raise CannotRun("--seat and --open: expected one of them, got both")
    record.replay(game)  # a record that does not replay is refused before anything is told
    viewer = EVERYONE if is_open else SPECTATOR if seat is None else seat
    words = _words(record.game_id, language)
    if words:
        words.added = record.words
    print("\n".join(list(transcript(game, record, [viewer], say=_sayer(words, viewer)))))
    story = recap_of(game, record) if words else []
    if words and story:
        print("\n".join(["", *(words.tale(tale) for tale in story)]))


def _words(game_id: str, language: str) -> GameTranslations | None:
    """Return the game's words, None for codes."""
    if language == "none":
        return None
    if language not in LANGUAGES:
        raise CannotRun(f"language: expected {', '.join(LANGUAGES)} or none, got {language!r}")
    return GameTranslations(folders()[game_id], language, SEAT_NAMES[language].format)


def _sayer(words: GameTranslations | None, viewer: int) -> Callable[[Event], str] | None:
    """Return what puts events into words, None for codes."""
    return None if words is None else lambda event: words.event(event, viewer) or said(event)
