"""`regift notice`: say something to all who are connected."""

from pathlib import Path

from regift.commands.running_server.requests_to_running_server import ask_server


def notice(text: str, *, fr: str = "", table: str | None = None, data: Path | None = None) -> None:
    """Show a message to everyone who is connected to the running server, in the browser and in the terminal.

    Parameters
    ----------
    text
        The message.
    fr
        The same message in French, for those who read French.
    table
        The code of a table, if only that table is to see it.
    data
        The folder that keeps the tables; by default that of this user's programs.
    """
    from regift.server.operator.operator_messages import Announcement, Done
    from regift.tables.setup.table_code_generator import read_code

    only_table = "" if table is None else read_code(table)
    print(ask_server(data, "POST", "/notices", Done, Announcement(text, fr, only_table)).said)
