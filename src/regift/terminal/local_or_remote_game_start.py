"""How a terminal client starts: what is missing is said in one line before the screen is taken."""

import getpass
import os
import shutil
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from regift.games import catalogue as games
from regift.games.action_and_event_wording import LANGUAGES
from regift.kit.refusal_and_errors import RegiftError
from regift.server.http import game_list_and_words_rules_options
from regift.tables.setup.game_setup import FREE, GameSetup, SeatAssignment, Setting
from regift.tables.setup.name_chat_line_and_avatar_sanitizer import clean_name
from regift.tables.setup.table_settings_other_than_game_options import TableSettings
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.terminal.evening_and_presents.table_requests import TableRequests
from regift.terminal.finished_game_record_folder_keeping_newest import RecordFolder
from regift.terminal.local_bot_skip_and_game_records import LocalOnlyFeatures
from regift.terminal.localization import Localizer
from regift.terminal.table.shuffle_contribution import ShuffleContribution
from regift.terminal.table.table_model import TableModel
from regift.terminal.transports.custom_card_fetcher import CustomCardFetcher
from regift.terminal.transports.invitation_parser import Invitation
from regift.terminal.transports.local_connection import LocalConnection
from regift.terminal.transports.local_transport import LocalGuestTransport, LocalTransport
from regift.terminal.transports.next_game_sheet_and_bot_list_fetcher import GameSheetFetcher, bots_path
from regift.terminal.transports.remote_transport import CannotJoin, RemoteTransport, ask
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from regift.terminal.transports.skip_to_my_turn import LOCAL_DELAY_FACTOR
from regift.wire import all_messages as wire
from regift.wire import http_messages

if TYPE_CHECKING:
    from regift.terminal.screens.textual_app import TerminalClient

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


def person_with_defaults(person: Person, saved_session: SavedSession) -> Person:
    """Fill up who plays from the last time and the system; CannotShow for a language there is not."""
    language = person.language or saved_session.data.language or system_language()
    if language not in LANGUAGES:
        if person.language:
            raise CannotShow(f"language: expected {' or '.join(LANGUAGES)}, got {language!r}")
        language = LANGUAGES[0]
    name = checked_name(person.name) if person.name else saved_session.data.name or user_name()
    saved_session.keep_person(name, language)
    has_emoji = os.environ.get("TERM", "") not in BARE if person.has_emoji is None else person.has_emoji
    return Person(name, language, has_emoji)


def checked_name(name: str) -> str:
    """Return a name without what no name has; CannotShow where it is too long."""
    if len(name) > LONGEST_NAME:
        raise CannotShow(f"name: expected 1 to {LONGEST_NAME} letters, got {len(name)}")
    return clean_name(name)


def system_language() -> str:
    """Return the system's language, as far as we speak it."""
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "fr" if said.lower().startswith("fr") else "en"


def user_name() -> str:
    """Return what the system calls the user."""
    try:
        return clean_name(getpass.getuser()[:LONGEST_NAME])
    except (OSError, KeyError, RegiftError):
        return "Regift"


def recipe_of(
    game: str, bots: list[str], options: dict[str, Setting], pace: str = "lively", people: int = 1
) -> GameSetup:
    """Return a setup with the first seats free for so many people and a bot on every other."""
    seats = (*[FREE] * people, *[SeatAssignment(who="bot", bot=bot) for bot in bots])
    return GameSetup(game, seats, options, TableSettings(pace=pace))


def play_locally(
    game_setup: GameSetup, person: Person, seed: int | None, records: RecordFolder | None, others: Sequence[str] = ()
) -> None:
    """Play at a table in this process until the user leaves; say where games that ended are kept.

    `others`: the names of those who take turns with the user at this keyboard, for whom there are free seats.
    """
    saved_session = SavedSession()
    who = person_with_defaults(person, saved_session)
    transport = LocalTransport(game_setup, TableSpeed(bots=LOCAL_DELAY_FACTOR, window_limit=UNWATCHED), seed)
    app = local_client(transport, who, names_beside(who.name, others), records)
    app.saved_session = saved_session
    app.run()
    for path in records.kept if records else []:
        print(app.localizer.say("record-kept", path=str(path)))


def names_beside(first: str, others: Sequence[str]) -> list[str]:
    """Return the names of those who share a keyboard with the first; CannotShow where two would be called the same."""
    names = [checked_name(name) for name in others]
    called = [name.casefold() for name in (first, *names)]
    if len(set(called)) < len(called):
        raise CannotShow(f"names: expected one for each person, got {', '.join((first, *names))}")
    return names


def local_client(
    transport: LocalTransport, who: Person, others: Sequence[str], records: RecordFolder | None
) -> "TerminalClient":
    """Return a client for a table in this process: of one person, or of several who take turns at the keyboard."""
    from regift.bots import catalogue
    from regift.terminal.pass_and_play.shared_terminal_client import SeatAtTerminal, SharedTerminalClient
    from regift.terminal.screens.textual_app import TerminalClient

    setup = transport.game_setup
    sheet = game_list_and_words_rules_options.sheet(setup.game)
    seats: list[SeatAtTerminal] = []
    line: LocalConnection = transport
    for name in (who.name, *others):
        line = LocalGuestTransport(transport, line) if seats else transport
        table = TableModel(line, wire.Enter("HOME", name))
        seats.append(SeatAtTerminal(line, table, localizer_for(who, table, sheet)))
    bots = catalogue.offered(setup.game, len(setup.seats))
    host, local_only = seats[0], LocalOnlyFeatures(transport, records)
    if not others:
        return TerminalClient(host.transport, host.table, host.localizer, bots, local_only)
    is_seen_by_all = games.game(setup.game, seats=len(setup.seats)).forgets
    return SharedTerminalClient(seats, bots, local_only, is_seen_by_all=is_seen_by_all)


def localizer_for(who: Person, table: TableModel, sheet: http_messages.GameSheet) -> Localizer:
    """Return what words a table for this person."""
    localizer = Localizer(table, sheet, who.language)
    localizer.symbols.has_emoji = bool(who.has_emoji)
    return localizer


def join_remotely(invitation: Invitation, person: Person, seat_code: str, *, is_watching: bool) -> None:
    """Play at a table of a server until the user leaves; CannotJoin where that can't be."""
    saved_session = SavedSession()
    who = person_with_defaults(person, saved_session)
    guest = wire.Enter(invitation.code, who.name, watch=is_watching, seat_code=seat_code)
    app = remote_client(invitation, who, guest, saved_session)
    ended = app.run()
    if ended:
        raise CannotJoin(ended)


def remote_client(
    invitation: Invitation, who: Person, guest: wire.Enter, saved_session: SavedSession
) -> "TerminalClient":
    """Return a client for a table of a server, with the words of its game; CannotJoin where that can't be."""
    lobby = ask(invitation, f"/api/tables/{invitation.code}", wire.Lobby)
    sheet = ask(invitation, f"/api/games/{lobby.game}", http_messages.GameSheet)
    bots = ask(invitation, bots_path(len(lobby.chairs)), dict[str, list[str]])
    games = ask(invitation, "/api/games", list[http_messages.GameCard])
    from regift.terminal.screens.textual_app import TerminalClient

    line = RemoteTransport(invitation.socket)
    table = TableModel(line, guest, saved_session, f"{invitation.server}/{invitation.code}")
    table.shuffle_contribution = ShuffleContribution()
    localizer = localizer_for(who, table, sheet)
    added = CustomCardFetcher(invitation)
    localizer.custom_cards = added.words
    localizer.games = games
    localizer.set_language(localizer.language)
    sheets = GameSheetFetcher(invitation, localizer, bots)
    requests = table.requests = TableRequests(invitation.server)
    requests.cards = added.cards

    async def observe(message: wire.ToClient) -> None:
        requests.observe(message)
        await added.observe(message)
        await sheets.observe(message)

    line.message_hook = observe
    app = TerminalClient(line, table, localizer, sheets.offered)
    app.saved_session = saved_session
    return app
