"""What is asked over HTTP: games, bots, a new table, its lobby, its record."""

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regift.bots import catalogue as bots
from regift.games import catalogue as games
from regift.server.http import (
    deck_editor_answers,
    game_list_and_words_rules_options,
    replay_encoding_caching_and_uploaded_records,
)
from regift.server.http.compressed_response_cache_and_etags import PackedAnswerCache, packed_response
from regift.server.http.endpoint_errors_credentials_and_body import api_endpoint, body_of, credentials_of
from regift.server.http.json_and_event_stream_responses import json_response
from regift.server.http.replay_encoding_caching_and_uploaded_records import ReplaySource
from regift.server.operations.client_address_or_ipv6_network import client_address_of
from regift.server.operations.server_url import base_url_of
from regift.server.services_for_connections import AppServices
from regift.tables.limits.server_limit_values import DEFAULT
from regift.tables.people.seat_authentication_with_wrong_try_limit import Authenticated
from regift.tables.people.seat_tokens import Bearer
from regift.tables.request_error import BadToken, NoSuchTable, RequestError
from regift.tables.table_state import may_read_record
from regift.tables.watching.match_replay import TABLE, seconds_of
from regift.wire import all_messages, deck_and_balance_messages, http_messages
from regift.wire.error_mapping import fault_of
from regift.wire.lobby_encoder import lobby_of, match_chairs, news_of

log = logging.getLogger(__name__)

LARGEST_DECK: Final = DEFAULT.deck_size
"""Bytes of the largest request with the file of a deck in it."""

CATALOGUE_KEPT: Final = 32_000_000
"""Bytes of games' sheets that are kept: all of them."""
RECORDS_KEPT: Final = 8_000_000
"""Bytes of records that are kept."""
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}
"""Kept by the client, which asks each time whether its copy is still right."""
NOT_SHOWN: Final = all_messages.Fault("watching", "somebody who may watch this table")
UNKEPT: Final = {"Cache-Control": "no-store"}
SEAT_COUNTS: Final = frozenset(map(str, range(1, 17)))
"""Of how many seats the bots may be asked for: so many answers are kept."""
LONGEST_EYES: Final = 8
"""Characters of what names somebody's eyes."""


class HttpApi:
    """The endpoints of one server."""

    def __init__(self, app_services: Callable[[], AppServices], base: str) -> None:
        self.app_services = app_services
        self.base = base
        self._catalogue = PackedAnswerCache(CATALOGUE_KEPT)
        self._records = PackedAnswerCache(RECORDS_KEPT)

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            Route("/api/games", self.games),
            Route("/api/games/{id}", self.game),
            Route("/api/bots", self.bots),
            Route("/api/decks", self.deck, methods=["POST"]),
            Route("/api/tables", self.make_table, methods=["POST"]),
            Route("/api/seats", self.seats, methods=["POST"]),
            Route("/api/tables/{code}", self.table),
            Route("/api/tables/{code}/end", self.end_table, methods=["POST"]),
            Route("/api/tables/{code}/record", self.record),
            Route("/api/tables/{code}/replay", self.replay),
            Route("/api/replay", self.replay_of_record, methods=["POST"]),
        ]

    @api_endpoint
    async def games(self, request: Request) -> Response:
        """List the games."""
        return await self._of_catalogue(request, "", game_list_and_words_rules_options.cards)

    @api_endpoint
    async def game(self, request: Request) -> Response:
        """Return one game's sheet."""
        id = request.path_params["id"]
        games.find(id)  # of a game that there is not, nothing is kept
        return await self._of_catalogue(request, id, lambda: game_list_and_words_rules_options.sheet(id))

    @api_endpoint
    async def bots(self, request: Request) -> Response:
        """Name the bots of each game that a person chooses from, with `seats` those that play at so many."""
        asked = request.query_params.get("seats", "")
        seats = int(asked) if asked in SEAT_COUNTS else None
        key = f"bots:{seats}"
        return await self._of_catalogue(request, key, lambda: {id: bots.offered(id, seats) for id in games.folders()})

    @api_endpoint
    async def deck(self, request: Request) -> Response:
        """Return how many can play with a deck that somebody mixes, and what stands for it in a link and in a file."""
        self.app_services().budget.use("setup", client_address_of(request))
        asked = msgspec.json.decode(await body_of(request, LARGEST_DECK), type=deck_and_balance_messages.DeckAsked)
        return json_response(deck_editor_answers.news_of(asked, base_url_of(request, self.base)))

    @api_endpoint
    async def make_table(self, request: Request) -> Response:
        """Make a table."""
        app_services = self.app_services()
        address = client_address_of(request)
        app_services.budget.check("table", address)
        app_services.budget.use("setup", address)
        wanted = msgspec.json.decode(await body_of(request), type=http_messages.NewTable)
        opened = await app_services.table_registry.make(wanted.game, wanted.seats, wanted.options, address)
        app_services.budget.take("table", address)
        log.info("a table was made", extra={"table": opened.id, "game": wanted.game, "seats": wanted.seats})
        token = app_services.tokens.sign(opened.id, opened.host)
        return json_response(
            http_messages.TableMade(opened.code, token, f"{base_url_of(request, self.base)}/{opened.code}"), 201
        )

    @api_endpoint
    async def seats(self, request: Request) -> Response:
        """Return how the tables are doing at which somebody sits; what is gone, or nobody's, is left out.

        A token names its table: the code that was asked for is compared with that table's, and never looked for.
        """
        app_services = self.app_services()
        asked = msgspec.json.decode(await body_of(request), type=http_messages.HeldSeats)
        held = [(seat.code, bearer) for seat in asked.seats if (bearer := self._bearer_of(seat.token))]
        codes = await app_services.table_registry.services.journal.codes.of({bearer.table for _, bearer in held})
        news = []
        for code, bearer in held:
            if codes.get(bearer.table) == code:
                with suppress(NoSuchTable, games.UnknownGame):
                    table = await app_services.table_registry.peek(code, client_address_of(request), is_look=True)
                    if bearer.generation != table.stored.generation_of(bearer.person):
                        continue
                    if table.seat_of(bearer.person) >= 0 or bearer.person == table.stored.host:
                        news.append(news_of(table, bearer.person))
        return json_response(news)

    @api_endpoint
    async def table(self, request: Request) -> Response:
        """Return who sits where, to somebody who has not come in."""
        table, _ = await self._authenticated(request)
        return json_response(lobby_of(table, "", base_url_of(request, self.base)))

    @api_endpoint
    async def end_table(self, request: Request) -> Response:
        """End a table against bots, for whoever has been there alone."""
        table, person = await self._authenticated(request)
        await self.app_services().table_registry.end_alone(table, person)
        log.info("a table was ended by who was there alone", extra={"table": table.id})
        return json_response({})

    @api_endpoint
    async def record(self, request: Request) -> Response:
        """Hand out the record of the game that is over."""
        table, person = await self._authenticated(request)
        if not may_read_record(table, person):
            return json_response(NOT_SHOWN, 403)
        try:
            match = table.finished_match()
            match.record()
        except RequestError as early:
            return json_response(fault_of(early), 409)
        key = (table.id, match.deal.match, match.deal.date)  # numbers of tables of older releases came again
        text = await self._records.of(key, lambda: match.record_text().encode())
        headers = {"Content-Disposition": f'attachment; filename="regift-{match.game.id}-{table.code}.jsonl"'}
        return packed_response(request, text, headers | ASK_AGAIN, "application/x-ndjson")

    @api_endpoint
    async def replay(self, request: Request) -> Response:
        """Show the game that is over again, through somebody's eyes."""
        table, person = await self._authenticated(request)
        if not may_read_record(table, person):
            return json_response(NOT_SHOWN, 403)
        match = table.match
        try:
            record = table.finished_match().record()
        except RequestError as early:
            return json_response(fault_of(early), 409)
        assert match is not None
        chairs = match_chairs(table, match)
        key = (table.id, match.deal.match, match.deal.date, msgspec.json.encode(chairs))
        if (worded := self.app_services().replay_encoder.kept(key, eyes_in(request))) is not None:
            return packed_response(request, worded, UNKEPT)
        entries = await self.app_services().table_registry.services.journal.entries(table.id, match.deal.after)
        return await self._replay(
            request, key, lambda: ReplaySource(record, match.game, chairs, seconds_of(match.deal, entries))
        )

    @api_endpoint
    async def replay_of_record(self, request: Request) -> Response:
        """Show a game again whose record is handed in; it is checked as `regift verify` does."""
        address = client_address_of(request)
        self.app_services().budget.use("replay", address)
        body = await body_of(request, replay_encoding_caching_and_uploaded_records.LARGEST)
        return await self._replay(
            request,
            (replay_encoding_caching_and_uploaded_records.key_of(body),),
            lambda: replay_encoding_caching_and_uploaded_records.read_uploaded_record(body),
        )

    async def _authenticated(self, request: Request) -> Authenticated:
        return await self.app_services().authenticator.identify(credentials_of(request))

    def _bearer_of(self, token: str) -> Bearer | None:
        try:
            return self.app_services().tokens.read(token)
        except BadToken:
            return None

    async def _replay(
        self, request: Request, key: replay_encoding_caching_and_uploaded_records.Key, find: Callable[[], ReplaySource]
    ) -> Response:
        eyes, encoder = eyes_in(request), self.app_services().replay_encoder
        worded = encoder.kept(key, eyes) or await encoder.of(client_address_of(request), key, eyes, find)
        return packed_response(request, worded, UNKEPT)

    async def _of_catalogue(self, request: Request, key: str, make: Callable[[], object]) -> Response:
        answer = self._catalogue.kept(key)
        if answer is None:
            answer = await self._catalogue.of(key, lambda: msgspec.json.encode(make()))
        return packed_response(request, answer, ASK_AGAIN)


def eyes_in(request: Request) -> str:
    """Return whose eyes a request names."""
    return request.query_params.get("eyes", TABLE)[:LONGEST_EYES]
