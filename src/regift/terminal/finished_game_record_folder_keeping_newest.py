"""Records of the games that were played to their end at home: the last ones are kept, and read by `regift replay`."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from regift.user_data_and_state_folders import state_home

MOST: Final = 50
"""Records that are kept, the newest."""
ENDING: Final = ".jsonl"


class RecordFolder:
    """One folder of this user's; its oldest records make room for new ones."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or state_home() / "records"
        self.kept: list[Path] = []
        """Where those of this evening are."""

    def keep(self, game: str, text: str, when: datetime) -> Path:
        """Write a record and give its path; OSError where that can't be."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = self._free_path(f"{when:%Y-%m-%d-%H%M%S}-{game}")
        unfinished = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            unfinished.write_text(text, encoding="utf-8")
            unfinished.replace(path)
        except OSError:
            unfinished.unlink(missing_ok=True)
            raise
        self.kept.append(path)
        self._make_room()
        return path

    def _free_path(self, name: str) -> Path:
        names = [name, *[f"{name}-{number}" for number in range(2, MOST + 2)]]
        paths = [self.folder / f"{each}{ENDING}" for each in names]
        return next((path for path in paths if not path.exists()), paths[0])

    def _make_room(self) -> None:
        """Delete the oldest; their names begin with their dates."""
        kept = sorted(self.folder.glob(f"????-??-??-??????-*{ENDING}"))
        for path in kept[:-MOST]:
            with suppress(OSError):
                path.unlink()
