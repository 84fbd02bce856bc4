"""Where this user's files lie: where earlier releases had them if anything is there, else where the system does."""

import os
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs

APP: Final = "regift"


def data_home() -> Path:
    """Return the folder where a server keeps its tables unless told otherwise."""
    return _earlier("XDG_DATA_HOME", "share") or _of_system().user_data_path


def state_home() -> Path:
    """Return the folder where the terminal client keeps its seats and records."""
    system = _of_system()
    is_shared = system.user_state_path == system.user_data_path  # macOS and Windows make no difference
    return _earlier("XDG_STATE_HOME", "state") or system.user_state_path / ("terminal" if is_shared else "")


def _earlier(variable: str, kind: str) -> Path | None:
    """Return the folder that earlier releases use on every system, None where the user never asked for it or had it."""
    home = os.environ.get(variable, "")
    folder = (Path(home) if home else Path.home() / ".local" / kind) / APP
    return folder if home or folder.exists() else None


def _of_system() -> PlatformDirs:
    return PlatformDirs(APP, appauthor=False)
