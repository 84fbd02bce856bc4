"""Where tables are kept."""

from pathlib import Path

from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.user_data_and_state_folders import data_home


def existing_data_folder(data: Path | None) -> Path:
    """Return a data folder that holds whole tables, or say what is wrong with it; nothing is made."""
    from regift.server.operations.data_folder_and_secret import STORE, check_folder
    from regift.tables.storage.sqlite_file_check_upgrade_open_copy import check_store

    folder = data or data_home()
    check_folder(folder)
    if not (folder / STORE).exists():
        raise CannotRun(f"data folder {folder}: no tables are kept there")
    check_store(folder / STORE)
    return folder
