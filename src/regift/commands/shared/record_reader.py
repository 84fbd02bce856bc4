"""Records that a command is given to read."""

from pathlib import Path

from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.games.catalogue import game_of
from regift.kit.game import Game
from regift.kit.record import Record, read_record


def read(file: Path) -> tuple[Record, Game, str]:
    """Read a record, make its game and give the text; BadRecord or CannotRun says what is wrong with it."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise CannotRun(f"can't read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CannotRun(f"{file} is no record: it is not text") from None
    record = read_record(text)
    return record, game_of(record), text
