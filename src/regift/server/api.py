"""What is asked over HTTP: games, bots, a new table, its lobby, its record."""

import logging
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regift.bots import catalogue as bots
from regift.games import catalogue as games
from regift.server import decks, replays, shelf, wire_decks, wire_http
from regift.server.address import address_of, base_of
from regift.server.answers import EventStream, as_json, packed_json
from regift.server.desk import Desk
from regift.server.endpoints import answering, body_of, find_table
from regift.server.faults import fault_of
from regift.server.projection import chairs_then, lobby_of, news_of
from regift.server.replays import Showing
from regift.tables.objection import BadToken, NoSuchTable, Objection
from regift.tables.rewatch import TABLE, seconds_of

log = logging.getLogger(__name__)

LARGEST_DECK: Final = 32 * 1024
"""Bytes of the largest request with the file of a deck in it."""

LONGEST_EYES: Final = 8
"""Characters of what names somebody's eyes."""


class Api:
    """The endpoints of one server."""

    def __init__(self, desk: Callable[[], Desk], base: str) -> None:
        self.desk = desk
        self.base = base

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            Route("/api/games", self.games),
            Route("/api/games/{id}", self.game),
            Route("/api/bots", self.bots),
            Route("/api/decks", self.deck, methods=["POST"]),
            Route("/api/balance", self.balance, methods=["POST"]),
            Route("/api/tables", self.make_table, methods=["POST"]),
            Route("/api/seats", self.seats, methods=["POST"]),
            Route("/api/tables/{code}", self.table),
            Route("/api/tables/{code}/record", self.record),
            Route("/api/tables/{code}/replay", self.replay),
            Route("/api/replay", self.replay_of_record, methods=["POST"]),
        ]

    @answering
    async def games(self, request: Request) -> Response:
        """List the games."""
        return as_json(shelf.cards())

    @answering
    async def game(self, request: Request) -> Response:
        """Return one game's sheet."""
        return as_json(shelf.sheet(request.path_params["id"]))

    @answering
    async def bots(self, request: Request) -> Response:
        """Name the bots of each game, the weakest first."""
        return as_json({id: bots.names(id) for id in games.folders()})

    @answering
    async def deck(self, request: Request) -> Response:
        """Return how many can play with a deck that somebody mixes, and what stands for it in a link and in a file."""
        asked = msgspec.json.decode(await body_of(request, LARGEST_DECK), type=wire_decks.DeckAsked)
        return as_json(decks.news_of(asked, base_of(request, self.base)))

    @answering
    async def balance(self, request: Request) -> Response:
        """Play many quick games with these options, and tell what is known as they are played."""
        desk = self.desk()
        address = address_of(request)
        desk.limits.check("balance", address)
        asked = msgspec.json.decode(await body_of(request), type=wire_decks.BalanceAsked)
        events = desk.balances.ask(asked)
        desk.limits.take("balance", address)
        return EventStream(events)

    @answering
    async def make_table(self, request: Request) -> Response:
        """Make a table."""
        desk = self.desk()
        address = address_of(request)
        desk.limits.check("table", address)
        wanted = msgspec.json.decode(await body_of(request), type=wire_http.NewTable)
        opened = await desk.hall.make(wanted.game, wanted.seats, wanted.options)
        desk.limits.take("table", address)
        table = opened.table
        log.info("a table was made", extra={"table": table.id, "game": wanted.game, "seats": wanted.seats})
        token = desk.tokens.sign(table.id, opened.host)
        return as_json(wire_http.TableMade(table.code, token, f"{base_of(request, self.base)}/{table.code}"), 201)

    @answering
    async def seats(self, request: Request) -> Response:
        """Return how the tables are doing at which somebody sits; what is gone, or nobody's, is left out.

        Only a token that was signed here makes the server look for a table, so nobody finds codes by asking.
        """
        desk = self.desk()
        asked = msgspec.json.decode(await body_of(request), type=wire_http.HeldSeats)
        news = []
        for held in asked.seats:
            if desk.tokens.is_ours(held.token):
                try:
                    table = await desk.hall.glance(held.code)
                    person = desk.tokens.person(held.token, table.id)
                except (NoSuchTable, BadToken):
                    continue
                if table.seat_of(person) >= 0 or person == table.sitting.host:
                    news.append(news_of(table, person))
        return as_json(news)

    @answering
    async def table(self, request: Request) -> Response:
        """Return who sits where, to somebody who has not come in."""
        table = await find_table(self.desk(), request)
        return as_json(lobby_of(table, "", base_of(request, self.base)))

    @answering
    async def record(self, request: Request) -> Response:
        """Hand out the record of the game that is over."""
        table = await find_table(self.desk(), request)
        try:
            text = table.record_text()
        except Objection as early:
            return as_json(fault_of(early), 409)
        headers = {"Content-Disposition": f'attachment; filename="regift-{table.recipe.game}-{table.code}.jsonl"'}
        return Response(text, media_type="application/x-ndjson", headers=headers)

    @answering
    async def replay(self, request: Request) -> Response:
        """Show the game that is over again, through somebody's eyes."""
        table = await find_table(self.desk(), request)
        match = table.match
        try:
            record = table.record_of_match()
        except Objection as early:
            return as_json(fault_of(early), 409)
        assert match is not None
        chairs = chairs_then(table, match)
        entries = await self.desk().hall.means.journal.entries(table.id, match.deal.after)
        key = (table.id, match.deal.match, msgspec.json.encode(chairs))
        return await self._replay(
            request, key, lambda: Showing(record, match.state.game, chairs, seconds_of(match.deal, entries))
        )

    @answering
    async def replay_of_record(self, request: Request) -> Response:
        """Show a game again whose record is handed in; it is checked as `regift verify` does."""
        address = address_of(request)
        self.desk().limits.check("replay", address)
        self.desk().limits.take("replay", address)
        body = await body_of(request, replays.LARGEST)
        return await self._replay(request, (replays.key_of(body),), lambda: replays.handed_in(body))

    async def _replay(self, request: Request, key: replays.Key, find: Callable[[], Showing]) -> Response:
        eyes = request.query_params.get("eyes", TABLE)[:LONGEST_EYES]
        worded = await self.desk().replays.of(key, eyes, find)
        return packed_json(worded, is_taken="gzip" in request.headers.get("accept-encoding", ""))
