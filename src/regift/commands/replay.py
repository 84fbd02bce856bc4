"""`regift replay`: read a record as a story."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from regift.commands.reading import read
from regift.commands.trouble import CannotRun
from regift.kit.event import EVERYONE, SPECTATOR
from regift.lab.playthrough import playthrough


def replay(
    file: Path,
    *,
    seat: int | None = None,
    is_open: Annotated[bool, Parameter(name="--open", negative=())] = False,
) -> None:
    """Tell a recorded game move by move, as a spectator saw it.

    Parameters
    ----------
    file
        The record.
    seat
        Tell what this seat saw.
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
    for line in playthrough(game, record, [viewer]):
        print(line)
