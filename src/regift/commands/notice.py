"""`regift notice`: say something to all who are connected."""

from pathlib import Path

from regift.commands.shared.running_server import ask_server


def notice(text: str, *, fr: str = "", table: str = "", data: Path | None = None) -> None:
    """Show a line to everybody who is connected to the running server, in the browser and in the terminal.

    Parameters
    ----------
    text
        What is to be said.
    fr
        The same in French, for those who read French.
    table
        The code of the only table that is to see it.
    data
        The folder that keeps the tables; by default that of this user's programs.
    """
    from regift.server.operator.operator_messages import Announcement, Done

    print(ask_server(data, "POST", "/notices", Done, Announcement(text, fr, table.upper())).said)
