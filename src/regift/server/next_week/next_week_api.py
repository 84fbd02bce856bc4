"""What is asked over HTTP about the evening of next week."""

from collections.abc import Callable
from datetime import datetime
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regift.games.action_and_event_wording import GameTranslations
from regift.server.http.endpoint_errors_credentials_and_body import api_endpoint, credentials_of
from regift.server.http.games_tables_and_replays_api import NOT_SHOWN, UNKEPT
from regift.server.http.json_and_event_stream_responses import json_response
from regift.server.link_preview.link_preview_page import language_of
from regift.server.link_preview.table_preview import game_words
from regift.server.next_week.calendar_file import CalendarEvent, calendar_file
from regift.server.next_week.next_week_date import WEEK, next_week
from regift.server.operations.server_url import base_url_of
from regift.server.services_for_connections import AppServices
from regift.tables.table_last_use_and_keep_time import lifetime
from regift.tables.table_state import TableState, game_setup_for
from regift.wire import all_messages as wire
from regift.wire.lobby_encoder import chairs_of

HERE: Final = Path(__file__).parent
NOT_KEPT: Final = wire.Fault("calendar", "a table that is kept until then")
CALENDAR: Final = "text/calendar; charset=utf-8"


class NextWeekApi:
    """The endpoint of one server."""

    def __init__(self, app_services: Callable[[], AppServices], base: str) -> None:
        self.app_services = app_services
        self._base = base

    def routes(self) -> list[Route]:
        """List the route."""
        return [Route("/api/tables/{code}/next-week.ics", self.next_week)]

    @api_endpoint
    async def next_week(self, request: Request) -> Response:
        """Return a date for the calendar of somebody at the table, in their language and by their clock."""
        table, person = await self.app_services().authenticator.identify(credentials_of(request))
        if not person or not table.may_read(person):
            return json_response(NOT_SHOWN, 403)
        begins = next_week(table, person, request.query_params.get("zone", ""))
        kept = lifetime(table)
        if kept and table.services.clock.date() + kept < begins.timestamp():
            return json_response(NOT_KEPT, 409)
        link = f"{base_url_of(request, self._base)}/{table.code}"
        event = event_of(table, person, begins, link, language_of(request))
        headers = UNKEPT | {"Content-Disposition": f'attachment; filename="regift-{table.code}.ics"'}
        return Response(calendar_file(event), 200, headers, CALENDAR)


def event_of(table: TableState, person: str, begins: datetime, link: str, language: str) -> CalendarEvent:
    """Return the event: the game and the people at the table, as the person is shown them."""
    words = words_in(language)
    names = [chair.name for chair in chairs_of(table, person) if chair.who == "person"]
    several = words.say("and", {"names": ", ".join(names[:-1]), "last": names[-1]}) if names[1:] else "".join(names)
    game = game_words(game_setup_for(table, person).game, language).label("game-name")
    named = blake2b(f"{table.id} {begins.date()}".encode(), digest_size=12, person=b"next week")
    return CalendarEvent(
        f"{named.hexdigest()}@regift",
        begins,
        begins - WEEK,
        words.say("title", {"game": game, "names": several}),
        words.say("about", {"link": link}),
        link,
    )


@lru_cache
def words_in(language: str) -> GameTranslations:
    """Return the words of this folder in a language."""
    return GameTranslations(HERE, language, str)
