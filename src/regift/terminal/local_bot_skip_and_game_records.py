"""What there is only at a table in this process: bots in a hurry, and the records of games played to their end."""

from datetime import datetime
from pathlib import Path

from regift.terminal.finished_game_record_folder_keeping_newest import RecordFolder
from regift.terminal.localization import Localizer
from regift.terminal.transports.local_transport import LocalTransport
from regift.terminal.transports.skip_to_my_turn import SkipToMyTurn


class LocalOnlyFeatures:
    """The reader's own table."""

    def __init__(self, transport: LocalTransport, records: RecordFolder | None) -> None:
        self.transport = transport
        self.bot_speed = SkipToMyTurn(transport)
        self.records = records
        """None: nothing is kept."""
        self.kept: Path | None = None
        """Where the last game that ended was kept."""
        self._trouble = ""
        self._is_over = False

    def note_state(self, *, is_asked: bool, is_over: bool) -> None:
        """Let bots take their time again once the reader is asked; keep the record once the game is over."""
        if is_asked or is_over:
            self.bot_speed.end_skip()
        if is_over and not self._is_over:
            self._keep()
        self._is_over = is_over

    def _keep(self) -> None:
        self.kept, self._trouble = None, ""
        if self.records is None:
            return
        try:
            self.kept = self.records.keep(
                self.transport.game_setup.game, self.transport.record(), datetime.now().astimezone()
            )
        except OSError as error:
            self._trouble = error.strerror or str(error)

    def notes(self, localizer: Localizer) -> list[str]:
        """Return where the game that ended is kept, and what can be done with it; nothing where none is."""
        if self._trouble:
            return [localizer.say("record-lost", why=self._trouble)]
        if self.kept is None:
            return []
        return [localizer.say("record-kept", path=str(self.kept)), localizer.say("record-ways")]
