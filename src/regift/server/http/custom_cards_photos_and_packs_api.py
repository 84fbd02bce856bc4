"""What is asked over HTTP about a table's own cards. To who is not at the table, there is none."""

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from regift.kit.added_and_removed_cards_option import CustomCardsOption
from regift.server.http.custom_card_pack_export import pack_pieces
from regift.server.http.endpoint_errors_credentials_and_body import api_endpoint, body_of, credentials_of
from regift.server.http.json_and_event_stream_responses import json_response
from regift.server.http.security_middleware import SAFE_METHODS
from regift.server.operations.client_address_or_ipv6_network import client_address_of
from regift.server.services_for_connections import AppServices
from regift.server.uploads.photo_worker_messages import LARGEST, PIXELS, PIXELS_PACKED, TYPE
from regift.server.uploads.photo_worker_runner import BadPhoto, bad_photo
from regift.tables.limits.rate_limits_and_quotas import TooMany
from regift.tables.limits.server_limit_values import DEFAULT
from regift.tables.limits.writes_of_large_tables import charge_change_of_cards
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.request_error import BadToken, NoSuchTable, RequestError
from regift.tables.setup import custom_card_editing
from regift.tables.setup.custom_card_editing import NewCard, changes_in
from regift.tables.setup.custom_card_list import CustomCard
from regift.tables.setup.game_setup import GameSetup
from regift.tables.table_last_use_and_keep_time import held_by_request
from regift.tables.table_state import game_setup_for
from regift.wire import custom_card_messages

LARGEST_TEXTS: Final = DEFAULT.cards_size
"""Bytes of the largest request with the texts of many cards."""
LARGEST_PACK: Final = DEFAULT.pack_size
"""Bytes of the largest file of a pack, photos in it."""
PHOTO_BYTES: Final = 1_000_000
"""Bytes of a pack that count as a photo."""


class Asker(NamedTuple):
    """Somebody at a table who asks."""

    table: Table
    person: str

    @property
    def game_setup(self) -> GameSetup:
        """Return the setup of the game that they are shown: who is behind reads the cards of that one."""
        return game_setup_for(self.table, self.person)


class CustomCardsApi:
    """The endpoints of one server."""

    def __init__(self, app_services: Callable[[], AppServices], *, takes_photos: bool) -> None:
        self.app_services = app_services
        self.takes_photos = takes_photos

    def routes(self) -> list[Route]:
        """List the routes."""
        at = "/api/tables/{code}"
        return [
            Route(f"{at}/own", self.cards),
            Route(f"{at}/own", self.add, methods=["POST"]),
            Route(f"{at}/own/{{id}}", self.change, methods=["PUT"]),
            Route(f"{at}/own/{{id}}", self.remove, methods=["DELETE"]),
            Route(f"{at}/own/{{id}}/photo", self.put_photo, methods=["PUT"]),
            Route(f"{at}/own/{{id}}/photo", self.remove_photo, methods=["DELETE"]),
            Route(f"{at}/photos/{{name}}", self.photo),
            Route(f"{at}/house", self.house),
            Route(f"{at}/house", self.put_away, methods=["POST"]),
            Route(f"{at}/pack", self.pack),
            Route(f"{at}/pack", self.unpack, methods=["POST"]),
        ]

    @api_endpoint
    async def cards(self, request: Request) -> Response:
        """List the table's own cards."""
        asker = await self._asker(request)
        shown = asker.game_setup
        option = custom_card_editing.option_of(shown)
        found = [news_of(asker, card, option) for card in shown.own] if option else []
        takes_photos = self.takes_photos and custom_card_editing.may_add_photos(asker.table, asker.person)
        return json_response(custom_card_messages.OwnNews(found, takes_photos))

    @api_endpoint
    async def add(self, request: Request) -> Response:
        """Add cards without photos."""
        asker = await self._asker(request, "own_cards")
        option = custom_card_editing.check_adding(asker.table, asker.person)
        asked = msgspec.json.decode(await body_of(request, LARGEST_TEXTS), type=custom_card_messages.NewOwnCards)
        cards = [NewCard(card.kind, card.name, card.line) for card in asked.cards]
        added = await custom_card_editing.add(asker.table, asker.person, cards)
        return json_response([news_of(asker, card, option) for card in added], 201)

    @api_endpoint
    async def change(self, request: Request) -> Response:
        """Return a card other words."""
        asker = await self._asker(request, "own_cards")
        option = custom_card_editing.check_adding(asker.table, asker.person)
        asked = msgspec.json.decode(await body_of(request), type=custom_card_messages.NewOwnCard)
        new = NewCard(asked.kind, asked.name, asked.line)
        changed = await custom_card_editing.change(asker.table, asker.person, request.path_params["id"], new)
        return json_response(news_of(asker, changed, option))

    @api_endpoint
    async def remove(self, request: Request) -> Response:
        """Take a card away with its photo."""
        asker = await self._asker(request, "own_cards")
        await custom_card_editing.remove(asker.table, asker.person, [request.path_params["id"]])
        return Response(status_code=204)

    @api_endpoint
    async def put_photo(self, request: Request) -> Response:
        """Give a card a photo."""
        asker = await self._asker(request, "photo")
        option = custom_card_editing.check_adding(asker.table, asker.person)
        id = custom_card_editing.find(asker.table.game_setup, request.path_params["id"]).id
        await self._check_room()
        with held_by_request(asker.table):
            try:
                body = await body_of(request, LARGEST)
            except TooMany:
                raise
            except RequestError:
                raise bad_photo("large") from None
            [photo] = await self.app_services().photo_worker.sanitize(client_address_of(request), [body], PIXELS)
            card = await custom_card_editing.set_photo(asker.table, asker.person, id, photo)
        return json_response(news_of(asker, card, option))

    @api_endpoint
    async def remove_photo(self, request: Request) -> Response:
        """Take a card's photo away."""
        asker = await self._asker(request, "own_cards")
        option = custom_card_editing.check_adding(asker.table, asker.person)
        shown = await custom_card_editing.set_photo(asker.table, asker.person, request.path_params["id"], b"")
        return json_response(news_of(asker, shown, option))

    @api_endpoint
    async def photo(self, request: Request) -> Response:
        """Hand out a photo."""
        asker = await self._asker(request)
        photo = await self.app_services().table_registry.services.journal.photos.find(
            asker.table.id, request.path_params["name"]
        )
        if photo is None:
            raise NoSuchTable("a photo: there is none of that name")
        headers = {
            "Cache-Control": "private, max-age=31536000, immutable",
            "Content-Security-Policy": "default-src 'none'",
        }
        return Response(photo, headers=headers, media_type=TYPE)

    @api_endpoint
    async def house(self, request: Request) -> Response:
        """List the cards of the game, and which of them are put away."""
        asker = await self._asker(request)
        shown = asker.game_setup
        option = custom_card_editing.option_of(shown)
        off = set(changes_in(shown, option).off) if option else set()
        cards = option.house() if option else []
        return json_response(
            [custom_card_messages.HouseCardNews(card.id, card.word, card.kind, card.id in off) for card in cards]
        )

    @api_endpoint
    async def put_away(self, request: Request) -> Response:
        """Put cards of the game away, or take them out again."""
        asker = await self._asker(request, "own_cards")
        asked = msgspec.json.decode(await body_of(request, LARGEST_TEXTS), type=custom_card_messages.PutAway)
        await custom_card_editing.switch_cards(asker.table, asker.person, asked.ids, is_on=asked.is_on)
        return Response(status_code=204)

    @api_endpoint
    async def pack(self, request: Request) -> Response:
        """Hand out the table's own cards as a file, with their photos where that is asked for."""
        asker = await self._asker(request, "pack")
        table = asker.table
        journal = self.app_services().table_registry.services.journal
        shown = asker.game_setup
        pieces = pack_pieces(journal, table.id, shown, with_photos=request.query_params.get("photos") == "yes")
        name = f'attachment; filename="regift-{shown.game}-{table.code}.json"'
        headers = {"Cache-Control": "private, no-store", "Content-Disposition": name}
        return StreamingResponse(pieces, headers=headers, media_type="application/json")

    @api_endpoint
    async def unpack(self, request: Request) -> Response:
        """Add the cards of a file, all or none; where the server keeps no photos, without these."""
        asker = await self._asker(request, "photo")
        with held_by_request(asker.table):
            return await self._unpack(request, asker)

    async def _unpack(self, request: Request, asker: Asker) -> Response:
        table = asker.table
        option = custom_card_editing.check_adding(table, asker.person)
        body = await body_of(request, LARGEST_PACK)
        address = client_address_of(request)
        self.app_services().budget.spend("photo", address, len(body) / PHOTO_BYTES)
        pack = msgspec.json.decode(body, type=custom_card_messages.Pack)
        del body
        if pack.game != table.game_setup.game:
            raise RequestError("pack", f"a pack of {table.game_setup.game}", pack.game)
        custom_card_editing.check_many(table.game_setup.own, len(pack.cards))
        takes_photos = self.takes_photos and custom_card_editing.may_add_photos(table, asker.person)
        given = [at for at, card in enumerate(pack.cards) if card.photo] if takes_photos else []
        painted: dict[int, bytes] = {}
        if given:
            await self._check_room()
            photos = await self.app_services().photo_worker.sanitize(
                address, [pack.cards[at].photo for at in given], PIXELS_PACKED
            )
            painted = dict(zip(given, photos, strict=True))
        cards = [NewCard(card.kind, card.name, card.line, painted.get(at, b"")) for at, card in enumerate(pack.cards)]
        added = await custom_card_editing.add(table, asker.person, cards) if cards else []
        return json_response([news_of(asker, card, option) for card in added], 201)

    async def _asker(self, request: Request, what: str | None = None) -> Asker:
        """Return the table for somebody who is at it, once more if that is limited; to others there is none."""
        app_services = self.app_services()
        shown = credentials_of(request)
        if what is not None:
            app_services.budget.check(what, shown.address)
            app_services.budget.take(what, shown.address)
        if what == "photo" and request.method == "PUT" and not self.takes_photos:
            raise BadPhoto("off")
        try:
            table, person = await app_services.authenticator.by_token(shown)
        except BadToken:
            raise NoSuchTable(f"table {shown.code}: not for who is not there") from None
        if not custom_card_editing.may_see(table, person):
            raise NoSuchTable(f"table {table.code}: not for who is not there")
        if what is not None and request.method not in SAFE_METHODS:
            charge_change_of_cards(table, shown.address)
        return Asker(table, person)

    async def _check_room(self) -> None:
        """Raise BadPhoto when the photos of all tables take what room there is."""
        app_services = self.app_services()
        if await app_services.table_registry.services.journal.photos.space() >= app_services.budget.limits.photo_space:
            raise BadPhoto("full")


def news_of(asker: Asker, card: CustomCard, option: CustomCardsOption) -> custom_card_messages.OwnCardNews:
    """Word a card for somebody."""
    may_add = custom_card_editing.may_add(asker.table, asker.person)
    is_mine = may_add and custom_card_editing.may_change(asker.table, asker.person, card)
    return custom_card_messages.OwnCardNews(
        card.id,
        option.word_of(card.id),
        card.kind,
        card.name,
        card.line,
        card.photo,
        is_mine=is_mine,
        is_by_reader=bool(card.by) and card.by == asker.person,
        has_come_up=card.has_come_up,
    )
