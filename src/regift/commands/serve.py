"""`regift serve`: a game night for the local network."""

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from regift.commands.shared.make_game_from_command_line import find_modules_here
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.user_data_and_state_folders import data_home


def serve(
    *,
    host: str = "0.0.0.0",
    port: int = 8000,
    data: Path | None = None,
    open_browser: Annotated[bool, Parameter(name="--open", negative="--no-open")] = True,
    name: tuple[str, ...] = (),
    bots: tuple[str, ...] = (),
    uploads: bool = True,
    table_list: bool = True,
    new_key: Annotated[bool, Parameter(negative="")] = False,
    https: Annotated[bool, Parameter(negative="")] = False,
    certificate: Path | None = None,
    certificate_key: Path | None = None,
    limits: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Serve tables to browsers on this network.

    Parameters
    ----------
    host
        The address to listen on.
    port
        The port to listen on.
    data
        The folder that keeps the tables; by default that of this user's programs.
    open_browser
        Open a browser on this machine.
    name
        A name under which the server is reached from the internet; may be given several times. Addresses and names of
        the local network need not be.
    bots
        A bot of your own that tables offer, as game=module:Class; may be given several times. Its module is found in
        this folder. It thinks in the server's own process, so it has to be quick.
    uploads
        Take photos of cards that tables add; with --no-uploads their texts alone are taken.
    table_list
        Let hosts list their tables on the home page, for anybody to join; with --no-table-list nobody can.
    new_key
        Make a new signing key in place of one that is lost or damaged. Nobody can then come back to a seat at a table
        kept so far: if there is a backup of the old key, restore that instead.
    https
        Serve HTTPS with a certificate of this server's own authority, which phones accept once or install. It speaks
        for private networks alone.
    certificate
        A file with a certificate that was made elsewhere, to serve HTTPS with; its name is given by --name.
    certificate_key
        The file with its key.
    limits
        Print the limits of what one visitor may ask of the server, and serve nothing. REGIFT_LIMITS is a factor.
    """
    if limits:
        from regift.server.operations.environment_settings import limits_from_environment
        from regift.tables.limits.print_server_limits_table import limits_text

        sys.stdout.write(limits_text(limits_from_environment()))
        return
    if not 0 <= port <= 65535:
        raise CannotRun(f"port: expected 0 to 65535, got {port}")
    if (certificate is None) != (certificate_key is None):
        raise CannotRun("--certificate and --certificate-key: expected both or neither")
    offer_bots(bots)
    from regift.server.run import serve as run

    run(
        host=host,
        port=port,
        data=data or data_home(),
        open_browser=open_browser,
        names=name,
        takes_photos=uploads,
        lists_tables=table_list,
        takes_new_key=new_key,
        is_https=https,
        certificate=(certificate, certificate_key) if certificate and certificate_key else None,
    )


def offer_bots(bots: tuple[str, ...]) -> None:
    """Let tables offer these bots and those of REGIFT_BOTS; BadOwnBot, UnknownGame or UnknownBot where one is none.

    Each sits down once: what it raises is raised here, before anybody meets it at a table.
    """
    from regift.bots import catalogue
    from regift.bots.bots_from_environment_variable import VARIABLE, all_own_bots
    from regift.games import catalogue as games
    from regift.kit.seeded_random_generator import Chance

    os.environ[VARIABLE] = ",".join(filter(None, [os.environ.get(VARIABLE, ""), *bots]))
    find_modules_here()
    for game_id, name in all_own_bots():
        folder = games.find(game_id)
        bot = catalogue.make(name, game_id, Chance(0))
        bot.start(folder.make(folder.SEATS[0], {}), 0)
        bot.play_as(1)
