"""The tables of a server that wait for players, as `regift join` lists them."""

import re
from pathlib import Path
from typing import Final

from regift.games.action_and_event_wording import LANGUAGES, GameTranslations
from regift.terminal.local_or_remote_game_start import LONGEST_NAME, Person, person_with_defaults
from regift.terminal.transports.invitation_parser import read_server
from regift.terminal.transports.remote_transport import ask
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from regift.wire import http_messages

HERE: Final = Path(__file__).parent
MOST_LISTED: Final = 50
"""So many tables are listed at most, however many a server tells of."""
MOST_SEATS: Final = 8
"""No game is played by more."""
LONGEST_GAME: Final = 40
"""Letters of a game's name that are shown."""


def open_table_lines(server: str, language: str, saved_session: SavedSession | None = None) -> list[str]:
    """Return two lines for each open table: game, host, free seats and language; then the command that joins it.

    The command stands alone, so that whoever copies it copies no name that a stranger chose. BadLink, CannotJoin or
    CannotShow says what went wrong.
    """
    spoken = person_with_defaults(Person(language=language), saved_session or SavedSession()).language
    words = GameTranslations(HERE, spoken, str)
    invitation = read_server(server)
    tables = [table for table in ask(invitation, "/api/open-tables", list[http_messages.OpenTable]) if is_sound(table)]
    if not tables:
        return [words.label("open-tables-none")]
    cards = ask(invitation, "/api/games", list[http_messages.GameCard])
    called = {card.id: card.name.get(spoken) or card.name.get(LANGUAGES[0], card.id) for card in cards}
    lines: list[str] = []
    for table in tables[:MOST_LISTED]:
        game, host = called.get(table.game, table.game)[:LONGEST_GAME], table.host
        said = words.say("open-table-line", {"game": game, "host": host, "free": table.free, "spoken": table.language})
        lines += [" ".join(said.split("\n")), f"    regift join {invitation.server}/{table.code}"]
    return lines


def is_sound(table: http_messages.OpenTable) -> bool:
    """Return whether a table has the code, free seats and host's name of a table: a server may say anything."""
    is_code = re.fullmatch(r"[A-Z]{4}", table.code) is not None
    return is_code and 0 <= table.free <= table.seats <= MOST_SEATS and len(table.host) <= LONGEST_NAME
