"""`regift ban`: show somebody out of a table, or turn an address away from the server."""

from pathlib import Path

from regift.commands.running_server.requests_to_running_server import ask_server
from regift.commands.shared.user_fixable_command_error import CannotRun


def ban(
    code: str = "", who: str = "", *, address: str = "", hours: float | None = None, data: Path | None = None
) -> None:
    """Ban a person from a table of the running server for good, or an address from all of it for a while.

    Parameters
    ----------
    code
        The four letters of the table.
    who
        Their seat, from 1, or the person, as `regift tables --json` names them.
    address
        Instead of a table and a seat: an address such as 203.0.113.9, or a network such as 203.0.113.0/24.
    hours
        For how long the address is turned away, 24 unless said; 0 lets it back in.
    data
        The folder that keeps the tables; by default that of this user's programs.
    """
    from regift.server.operator.operator_messages import Done, NetworkBan, PersonBan
    from regift.tables.setup.table_code_generator import read_code

    if address and not code:
        banned_network = NetworkBan(address) if hours is None else NetworkBan(address, hours)
        done = ask_server(data, "POST", "/bans", Done, banned_network)
    elif code and who and not address:
        if hours is not None:
            raise CannotRun("ban: --hours goes with --address: a person is banned from a table for good")
        banned = PersonBan(seat=int(who)) if who.isdecimal() and len(who) == 1 else PersonBan(person=who)
        done = ask_server(data, "POST", f"/tables/{read_code(code)}/bans", Done, banned)
    else:
        raise CannotRun("ban: expected the code of a table and a seat or person, or --address")
    print(done.said)
