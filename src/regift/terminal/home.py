"""What there is only at a table in this process: bots in a hurry, and the records of games played to their end."""

from datetime import datetime
from pathlib import Path

from regift.terminal.local import LocalLine
from regift.terminal.records import Records
from regift.terminal.speech import Speech
from regift.terminal.tempo import Tempo


class Home:
    """The reader's own table."""

    def __init__(self, line: LocalLine, records: Records | None) -> None:
        self.line = line
        self.tempo = Tempo(line)
        self.records = records
        """None: nothing is kept."""
        self.kept: Path | None = None
        """Where the last game that ended was kept."""
        self._trouble = ""
        self._is_over = False

    def heed(self, *, is_asked: bool, is_over: bool) -> None:
        """Let bots take their time again once the reader is asked; keep the record once the game is over."""
        if is_asked or is_over:
            self.tempo.heed_reader()
        if is_over and not self._is_over:
            self._keep()
        self._is_over = is_over

    def _keep(self) -> None:
        self.kept, self._trouble = None, ""
        if self.records is None:
            return
        try:
            self.kept = self.records.keep(self.line.recipe.game, self.line.record(), datetime.now().astimezone())
        except OSError as error:
            self._trouble = error.strerror or str(error)

    def notes(self, speech: Speech) -> list[str]:
        """Return where the game that ended is kept, and what can be done with it; nothing where none is."""
        if self._trouble:
            return [speech.say("record-lost", why=self._trouble)]
        if self.kept is None:
            return []
        return [speech.say("record-kept", path=str(self.kept)), speech.say("record-ways")]
