"""`regift join`: sit down at a live table from this terminal."""

from typing import Annotated

from cyclopts import Parameter


def join(
    link: str = "",
    *,
    server: str = "",
    name: str = "",
    language: Annotated[str, Parameter(name=("--language", "--lang"))] = "",
    watch: Annotated[bool, Parameter(negative=())] = False,
    seat_code: str = "",
    emoji: bool | None = None,
) -> None:
    """Sit down at a live table, or come back to your own seat there; without a link, list the open tables.

    Parameters
    ----------
    link
        The link to the table, http://host:port/CODE, or its four letters. Without it, the tables of the server are
        listed that wait for players and that anybody may join.
    server
        Where the server is, for a table given by its letters, or for a list; by default http://127.0.0.1:8000.
    name
        Your name at the table.
    language
        en or fr; by default that of the last time, or of this system.
    watch
        Only watch.
    seat_code
        The code of your own seat, to come back to it from another device.
    emoji
        Draw cards with emoji, or with letters; by default as this terminal can.
    """
    from regift.terminal.local_or_remote_game_start import Person, check_terminal, join_remotely
    from regift.terminal.transports.invitation_parser import DEFAULT_SERVER, read_link

    if not link:
        from regift.terminal.open_table_lines import open_table_lines

        for line in open_table_lines(server or DEFAULT_SERVER, language):
            print(line)
        return
    invitation = read_link(link, server or DEFAULT_SERVER)
    check_terminal()
    join_remotely(invitation, Person(name, language, emoji), seat_code, is_watching=watch)
