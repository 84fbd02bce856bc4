"""The tables of a server that wait for players, as `regift join` lists them."""

from pathlib import Path
from typing import Final

from regift.games.action_and_event_wording import LANGUAGES, GameTranslations
from regift.terminal.local_or_remote_game_start import Person, person_with_defaults
from regift.terminal.transports.invitation_parser import read_server
from regift.terminal.transports.remote_transport import ask
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from regift.wire import http_messages

HERE: Final = Path(__file__).parent


def open_table_lines(server: str, language: str, saved_session: SavedSession | None = None) -> list[str]:
    """Return a line for each open table: how to join it, the game, the host, the free seats and the language there.

    BadLink, CannotJoin or CannotShow says what went wrong.
    """
    spoken = person_with_defaults(Person(language=language), saved_session or SavedSession()).language
    words = GameTranslations(HERE, spoken, str)
    invitation = read_server(server)
    tables = ask(invitation, "/api/open-tables", list[http_messages.OpenTable])
    if not tables:
        return [words.label("open-tables-none")]
    cards = ask(invitation, "/api/games", list[http_messages.GameCard])
    called = {card.id: card.name.get(spoken) or card.name.get(LANGUAGES[0], card.id) for card in cards}
    return [
        words.say(
            "open-table-line",
            {
                "link": f"{invitation.server}/{table.code}",
                "game": called.get(table.game, table.game),
                "host": table.host,
                "free": table.free,
                "spoken": table.language,
            },
        )
        for table in tables
    ]
