"""The command `regift`: what it offers, and one clear line for whatever a user can mend."""

import errno
import sys

from regift import __version__
from regift.compilation_status import version as version_line
from regift.kit.refusal_and_errors import RegiftError

PROGRAM = "regift"
MISUSED = 2
"""The exit code when the user can mend it."""
INTERRUPTED = 130
UNWRITABLE = (errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Who read the output has gone, as `head` does, or the disk is full: nothing that is wrong with the program."""
COMMANDS = {
    "serve": "Serve a game night to browsers on this network.",
    "site": "Write a page of files that any web server can hand out, for games without a server.",
    "play": "Play against bots in this terminal.",
    "join": "Sit down at a live table from this terminal.",
    "games": "List the games, with their seats, bots and options.",
    "rules": "Print the rules of a game, with the clauses that refusals name.",
    "simulate": "Play many games between bots and say who won how often.",
    "arena": "Let bots play round robins, also programs of your own, and rate them.",
    "balance": "Say how long a game takes with these options, and what it is worth to begin.",
    "characters": "Compare how the styles of a game's bots play.",
    "tastes": "Measure what it is worth to learn the tastes of others, in games of gifts.",
    "fit": "Compare what people remembered and liked, by records, with what bots take them to.",
    "soak": "Play random games with every option and check every promise.",
    "replay": "Show a recorded game move by move.",
    "verify": "Replay a record and compare every line of it.",
    "bench": "Measure how fast the engine is here.",
    "backup": "Copy all tables into one file, even while they are in play.",
    "delete-table": "Delete a table with all its games.",
    "tables": "List the tables of a running server.",
    "close": "End a table of a running server.",
    "ban": "Ban a person from a table, or an address from a running server.",
    "notice": "Show a message to everyone who is connected to a running server.",
}
"""What each does; it is the function of that name, "_" for "-", in the module of that name in `regift.commands`."""
MODULES = {
    "ban": "running_server.ban",
    "close": "running_server.close_and_delete_live_table",
    "notice": "running_server.notice",
    "tables": "running_server.list_running_tables",
    "characters": "bot_style_behaviour_and_wins",
    "tastes": "taste_learning_gain",
}
"""The modules that are not named as their commands are."""


def main(arguments: list[str] | None = None) -> None:
    """Run a command and exit."""
    try:
        code = run(sys.argv[1:] if arguments is None else arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        # Nothing more can be written, not even at exit.
        sys.stdout = None
        code = fail(f"the output can't be written: {error.strerror}")
    sys.exit(code)


def run(arguments: list[str]) -> int:
    """Run a command; give the exit code."""
    if arguments == ["--version"]:
        print(version())
        return 0
    from cyclopts import App, CycloptsError

    app = App(name=PROGRAM, help="Party card games: serve a game night, play bots by the thousand.", version=version)
    for name, purpose in COMMANDS.items():
        function = name.replace("-", "_")
        app.command(f"regift.commands.{MODULES.get(name, function)}:{function}", name=name, help=purpose)
    try:
        code = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        return fail(str(error))
    except RegiftError as error:
        return fail(str(error))
    return code if isinstance(code, int) else 0


def version() -> str:
    """Return the release, the Python and how the engine runs."""
    return version_line(__version__)


def fail(reason: str) -> int:
    """Say in one line what the user can mend; signs that would steer the terminal are escaped."""
    line = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in " ".join(reason.split()))
    print(f"{PROGRAM}: {line}", file=sys.stderr)
    return MISUSED
