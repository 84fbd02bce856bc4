"""`regift close`: end a table while the server runs."""

from pathlib import Path

from regift.commands.running_server.requests_to_running_server import ask_server


def close(code: str, *, data: Path | None = None) -> None:
    """End a table of the running server, and delete it with all its games; the people there are told.

    Parameters
    ----------
    code
        The four letters of the table.
    data
        The folder that keeps the tables; by default that of this user's programs.
    """
    from regift.server.operator.operator_messages import Done
    from regift.tables.setup.table_code_generator import read_code

    print(ask_server(data, "DELETE", f"/tables/{read_code(code)}", Done).said)
