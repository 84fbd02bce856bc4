"""How a terminal client starts: what is missing is said in one line before the screen is taken."""

import getpass
import os
import shutil
import sys
from typing import Final, NamedTuple

from regift.games.words import LANGUAGES
from regift.kit.refusal import RegiftError
from regift.server import shelf, wire, wire_http
from regift.tables.manners import Manners
from regift.tables.names import clean_name
from regift.tables.pace import Pace
from regift.tables.recipe import FREE, Place, Recipe, Setting
from regift.terminal.added import AddedCards
from regift.terminal.home import Home
from regift.terminal.invitation import Invitation
from regift.terminal.keepsakes import Keepsakes
from regift.terminal.live_table import LiveTable
from regift.terminal.local import LocalLine
from regift.terminal.own_part import OwnPart
from regift.terminal.records import Records
from regift.terminal.remote import CannotJoin, RemoteLine, ask
from regift.terminal.speech import Speech
from regift.terminal.tempo import AT_HOME

LEAST: Final = (80, 24)
"""Columns and lines that a table needs."""
LONGEST_NAME: Final = 24
BARE: Final = ("linux", "vt100", "vt220", "ansi", "cons25")
"""Terminals without signs of two columns."""
UNWATCHED: Final = 0.0
"""Seconds to answer a card at home, where nobody waits: as long as one likes."""


class CannotShow(RegiftError):
    """Raised where there is no terminal to play in."""


class Person(NamedTuple):
    """Who plays and how they read, as the command line says; "" or None where it does not."""

    name: str = ""
    language: str = ""
    has_emoji: bool | None = None


def check_terminal() -> None:
    """Raise CannotShow where nobody could see or press anything."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CannotShow("expected a terminal: input or output is a file or a pipe")
    columns, lines = shutil.get_terminal_size()
    if columns < LEAST[0] or lines < LEAST[1]:
        raise CannotShow(f"terminal: expected at least {LEAST[0]} × {LEAST[1]}, got {columns} × {lines}")


def known(person: Person, keepsakes: Keepsakes) -> Person:
    """Fill up who plays from the last time and the system; CannotShow for a language there is not."""
    language = person.language or keepsakes.kept.language or preferred()
    if language not in LANGUAGES:
        if person.language:
            raise CannotShow(f"language: expected {' or '.join(LANGUAGES)}, got {language!r}")
        language = LANGUAGES[0]
    if person.name and len(person.name) > LONGEST_NAME:
        raise CannotShow(f"name: expected 1 to {LONGEST_NAME} letters, got {len(person.name)}")
    name = clean_name(person.name) if person.name else keepsakes.kept.name or user_name()
    keepsakes.keep_person(name, language)
    has_emoji = os.environ.get("TERM", "") not in BARE if person.has_emoji is None else person.has_emoji
    return Person(name, language, has_emoji)


def preferred() -> str:
    """Return the system's language, as far as we speak it."""
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "fr" if said.lower().startswith("fr") else "en"


def user_name() -> str:
    """Return what the system calls the user."""
    try:
        return clean_name(getpass.getuser()[:LONGEST_NAME])
    except (OSError, KeyError, RegiftError):
        return "Regift"


def recipe_of(game: str, bots: list[str], options: dict[str, Setting], pace: str = "lively") -> Recipe:
    """Return a recipe with the first seat free and a bot on every other."""
    seats = (FREE, *[Place(who="bot", bot=bot) for bot in bots])
    return Recipe(game, seats, options, Manners(pace=pace))


def play_here(recipe: Recipe, person: Person, seed: int | None, records: Records | None) -> None:
    """Play at a table in this process until the user leaves; say where games that ended are kept."""
    from regift.bots import catalogue
    from regift.terminal.app import TerminalClient

    keepsakes = Keepsakes()
    who = known(person, keepsakes)
    line = LocalLine(recipe, Pace(bots=AT_HOME, window_limit=UNWATCHED), seed)
    table = LiveTable(line, wire.Enter("HOME", who.name))
    speech = speech_for(who, table, shelf.sheet(recipe.game))
    app = TerminalClient(line, table, speech, catalogue.names(recipe.game), Home(line, records))
    app.keepsakes = keepsakes
    app.run()
    for path in records.kept if records else []:
        print(speech.say("record-kept", path=str(path)))


def speech_for(who: Person, table: LiveTable, sheet: wire_http.GameSheet) -> Speech:
    """Return what words a table for this person."""
    speech = Speech(table, sheet, who.language)
    speech.has_emoji = bool(who.has_emoji)
    return speech


def join_there(invitation: Invitation, person: Person, seat_code: str, *, is_watching: bool) -> None:
    """Play at a table of a server until the user leaves; CannotJoin where that can't be."""
    lobby = ask(invitation, f"/api/tables/{invitation.code}", wire.Lobby)
    sheet = ask(invitation, f"/api/games/{lobby.game}", wire_http.GameSheet)
    bots = ask(invitation, "/api/bots", dict[str, list[str]])
    from regift.terminal.app import TerminalClient

    keepsakes = Keepsakes()
    who = known(person, keepsakes)
    line = RemoteLine(invitation.socket)
    guest = wire.Enter(invitation.code, who.name, watch=is_watching, seat_code=seat_code)
    table = LiveTable(line, guest, keepsakes, f"{invitation.server}/{invitation.code}")
    table.own_part = OwnPart()
    speech = speech_for(who, table, sheet)
    added = AddedCards(invitation)
    speech.added = added.words
    speech.speak(speech.language)
    line.look = added.see
    app = TerminalClient(line, table, speech, bots.get(lobby.game, []))
    app.keepsakes = keepsakes
    ended = app.run()
    if ended:
        raise CannotJoin(ended)
