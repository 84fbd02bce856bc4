"""`regift delete-table`: forget a table for good."""

import asyncio
from pathlib import Path

from regift.commands.running_server.close_and_delete_live_table import close
from regift.commands.shared.existing_data_folder import existing_data_folder
from regift.commands.shared.user_fixable_command_error import CannotRun


def delete_table(code: str, *, data: Path | None = None) -> None:
    """Delete a table with all its games, without asking, whether a server runs or not.

    Parameters
    ----------
    code
        The four letters of the table.
    data
        The folder that keeps the tables; by default that of this user's programs.
    """
    from regift.server.operations.data_folder_and_secret import STORE
    from regift.server.operations.folder_lock import FolderTaken, hold_folder
    from regift.server.operator.operator_unix_socket_listen_connect_permissions import NoOperatorSocket
    from regift.tables.setup.table_code_generator import read_code

    code = read_code(code)
    folder = existing_data_folder(data)
    try:
        with hold_folder(folder):
            is_found = asyncio.run(_delete(folder / STORE, code))
    except FolderTaken as taken:
        try:
            close(code, data=folder)
        except NoOperatorSocket:
            raise taken from None
        return
    if not is_found:
        raise CannotRun(f"table {code}: data folder {folder} has none of that code")
    print(f"table {code} and all its games are deleted")


async def _delete(store: Path, code: str) -> bool:
    """Delete the table; tell whether it was there."""
    from regift.tables.storage.sqlite_journal import SqliteJournal

    journal = await SqliteJournal.open(store)
    try:
        kept = await journal.find(code)
        if kept is not None:
            await journal.inventory.hide([kept.id])
            await journal.inventory.delete(kept.id)
    finally:
        await journal.close()
    return kept is not None
