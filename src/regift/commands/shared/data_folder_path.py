"""Where tables are kept."""

import os
from pathlib import Path

from regift.commands.shared.cannot_run import CannotRun


def data_home() -> Path:
    """Return the folder where this user's programs keep their files (XDG Base Directory)."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "regift"


def existing_data_folder(data: Path | None) -> Path:
    """Return a data folder that holds whole tables, or say what is wrong with it; nothing is made."""
    from regift.server.operations.data_folder_setup import STORE, check_folder
    from regift.tables.storage.database_file import check_store

    folder = data or data_home()
    check_folder(folder)
    if not (folder / STORE).exists():
        raise CannotRun(f"data folder {folder}: no tables are kept there")
    check_store(folder / STORE)
    return folder
