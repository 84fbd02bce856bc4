"""What is asked over HTTP about a table's own cards. To who is not at the table, there is none."""

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regift.kit.own import OwnOption
from regift.server import wire_own
from regift.server.address import address_of
from regift.server.answers import as_json
from regift.server.desk import Desk
from regift.server.endpoints import answering, body_of, find_table
from regift.server.limits import What
from regift.server.photo_task import LARGEST, PIXELS, PIXELS_PACKED, TYPE
from regift.server.photos import BadPhoto, bad
from regift.tables.objection import BadToken, NoSuchTable, Objection
from regift.tables.own_cards import NewCard, changes_in
from regift.tables.recipe import OwnCard
from regift.tables.table import Table

LARGEST_TEXTS: Final = 128 * 1024
"""Bytes of the largest request with the texts of many cards."""
LARGEST_PACK: Final = 18 * 1024 * 1024
"""Bytes of the largest file of a pack, photos in it."""
BEARER: Final = "Bearer "


class Asker(NamedTuple):
    """Somebody at a table who asks."""

    table: Table
    person: str


class OwnApi:
    """The endpoints of one server."""

    def __init__(self, desk: Callable[[], Desk], *, takes_photos: bool) -> None:
        self.desk = desk
        self.takes_photos = takes_photos

    def routes(self) -> list[Route]:
        """List the routes."""
        at = "/api/tables/{code}"
        return [
            Route(f"{at}/own", self.cards),
            Route(f"{at}/own", self.add, methods=["POST"]),
            Route(f"{at}/own/{{id}}", self.change, methods=["PUT"]),
            Route(f"{at}/own/{{id}}", self.remove, methods=["DELETE"]),
            Route(f"{at}/own/{{id}}/photo", self.show, methods=["PUT"]),
            Route(f"{at}/own/{{id}}/photo", self.hide, methods=["DELETE"]),
            Route(f"{at}/photos/{{name}}", self.photo),
            Route(f"{at}/house", self.house),
            Route(f"{at}/house", self.put_away, methods=["POST"]),
            Route(f"{at}/pack", self.pack),
            Route(f"{at}/pack", self.unpack, methods=["POST"]),
        ]

    @answering
    async def cards(self, request: Request) -> Response:
        """List the table's own cards."""
        asker = await self._asker(request)
        table = asker.table
        option = table.own_cards.option
        found = [news_of(asker, card, option) for card in table.recipe.own] if option else []
        return as_json(wire_own.OwnNews(found, self.takes_photos))

    @answering
    async def add(self, request: Request) -> Response:
        """Add cards without photos."""
        asker = await self._asker(request, "own_cards")
        option = asker.table.own_cards.check_adding(asker.person)
        asked = msgspec.json.decode(await body_of(request, LARGEST_TEXTS), type=wire_own.NewOwnCards)
        cards = [NewCard(card.kind, card.name, card.line) for card in asked.cards]
        added = await asker.table.own_cards.add(asker.person, cards)
        return as_json([news_of(asker, card, option) for card in added], 201)

    @answering
    async def change(self, request: Request) -> Response:
        """Return a card other words."""
        asker = await self._asker(request, "own_cards")
        option = asker.table.own_cards.check_adding(asker.person)
        asked = msgspec.json.decode(await body_of(request), type=wire_own.NewOwnCard)
        new = NewCard(asked.kind, asked.name, asked.line)
        changed = await asker.table.own_cards.change(asker.person, request.path_params["id"], new)
        return as_json(news_of(asker, changed, option))

    @answering
    async def remove(self, request: Request) -> Response:
        """Take a card away with its photo."""
        asker = await self._asker(request, "own_cards")
        await asker.table.own_cards.remove(asker.person, [request.path_params["id"]])
        return Response(status_code=204)

    @answering
    async def show(self, request: Request) -> Response:
        """Give a card a photo."""
        asker = await self._asker(request, "photo")
        own = asker.table.own_cards
        option = own.check_adding(asker.person)
        id = own.find(request.path_params["id"]).id
        await self._check_room()
        try:
            body = await body_of(request, LARGEST)
        except Objection:
            raise bad("large") from None
        [photo] = await self.desk().photos.paint([body], PIXELS)
        return as_json(news_of(asker, await own.show(asker.person, id, photo), option))

    @answering
    async def hide(self, request: Request) -> Response:
        """Take a card's photo away."""
        asker = await self._asker(request, "own_cards")
        option = asker.table.own_cards.check_adding(asker.person)
        shown = await asker.table.own_cards.show(asker.person, request.path_params["id"], b"")
        return as_json(news_of(asker, shown, option))

    @answering
    async def photo(self, request: Request) -> Response:
        """Hand out a photo."""
        asker = await self._asker(request)
        photo = await self.desk().hall.means.journal.photo(asker.table.id, request.path_params["name"])
        if photo is None:
            raise NoSuchTable("a photo: there is none of that name")
        headers = {
            "Cache-Control": "private, max-age=31536000, immutable",
            "Content-Security-Policy": "default-src 'none'",
        }
        return Response(photo, headers=headers, media_type=TYPE)

    @answering
    async def house(self, request: Request) -> Response:
        """List the cards of the game, and which of them are put away."""
        asker = await self._asker(request)
        option = asker.table.own_cards.option
        off = set(changes_in(asker.table.recipe, option).off) if option else set()
        cards = option.house() if option else []
        return as_json([wire_own.HouseCardNews(card.id, card.word, card.kind, card.id in off) for card in cards])

    @answering
    async def put_away(self, request: Request) -> Response:
        """Put cards of the game away, or take them out again."""
        asker = await self._asker(request, "own_cards")
        asked = msgspec.json.decode(await body_of(request, LARGEST_TEXTS), type=wire_own.PutAway)
        await asker.table.own_cards.put_away(asker.person, asked.ids, is_on=asked.is_on)
        return Response(status_code=204)

    @answering
    async def pack(self, request: Request) -> Response:
        """Hand out the table's own cards as a file, with their photos where that is asked for."""
        asker = await self._asker(request)
        table = asker.table
        with_photos = request.query_params.get("photos") == "yes"
        packed: list[wire_own.PackedCard] = []
        for card in table.recipe.own:
            photo = await self._photo_of(table, card) if with_photos else b""
            packed.append(wire_own.PackedCard(card.kind, card.name, card.line, photo))
        text = msgspec.json.encode(wire_own.Pack(1, table.recipe.game, packed))
        name = f'attachment; filename="regift-{table.recipe.game}-{table.code}.json"'
        headers = {"Cache-Control": "private, no-store", "Content-Disposition": name}
        return Response(msgspec.json.format(text) + b"\n", headers=headers, media_type="application/json")

    @answering
    async def unpack(self, request: Request) -> Response:
        """Add the cards of a file, all or none; where the server keeps no photos, without these."""
        asker = await self._asker(request, "photo")
        table = asker.table
        option = table.own_cards.check_adding(asker.person)
        pack = msgspec.json.decode(await body_of(request, LARGEST_PACK), type=wire_own.Pack)
        if pack.game != table.recipe.game:
            raise Objection("pack", f"a pack of {table.recipe.game}", pack.game)
        table.own_cards.check_many(len(pack.cards))
        given = [at for at, card in enumerate(pack.cards) if card.photo] if self.takes_photos else []
        painted: dict[int, bytes] = {}
        if given:
            await self._check_room()
            photos = await self.desk().photos.paint([pack.cards[at].photo for at in given], PIXELS_PACKED)
            painted = dict(zip(given, photos, strict=True))
        cards = [NewCard(card.kind, card.name, card.line, painted.get(at, b"")) for at, card in enumerate(pack.cards)]
        added = await table.own_cards.add(asker.person, cards) if cards else []
        return as_json([news_of(asker, card, option) for card in added], 201)

    async def _asker(self, request: Request, what: What | None = None) -> Asker:
        """Return the table for somebody who is at it, once more if that is limited; to others there is none."""
        desk = self.desk()
        address = address_of(request)
        desk.limits.check("wrong_token", address)
        if what is not None:
            desk.limits.check(what, address)
            desk.limits.take(what, address)
        if what == "photo" and request.method == "PUT" and not self.takes_photos:
            raise BadPhoto("off")
        table = await find_table(desk, request)
        try:
            person = desk.tokens.person(token_in(request), table.id)
        except BadToken:
            desk.limits.take("wrong_token", address)
            raise NoSuchTable(f"table {table.code}: not for who is not there") from None
        if not table.own_cards.may_see(person):
            raise NoSuchTable(f"table {table.code}: not for who is not there")
        return Asker(table, person)

    async def _check_room(self) -> None:
        """Raise BadPhoto when the photos of all tables take what room there is."""
        desk = self.desk()
        if await desk.hall.means.journal.photo_space() >= desk.limits.allowances.photo_space:
            raise BadPhoto("full")

    async def _photo_of(self, table: Table, card: OwnCard) -> bytes:
        found = await self.desk().hall.means.journal.photo(table.id, card.photo) if card.photo else None
        return found or b""


def token_in(request: Request) -> str:
    """Return the token that a request brings, "" for none."""
    said = request.headers.get("authorization", "")
    return said.removeprefix(BEARER) if said.startswith(BEARER) else ""


def news_of(asker: Asker, card: OwnCard, option: OwnOption) -> wire_own.OwnCardNews:
    """Word a card for somebody."""
    is_mine = asker.person in (card.by, asker.table.sitting.host) and asker.table.own_cards.may_add(asker.person)
    return wire_own.OwnCardNews(
        card.id, option.word_of(card.id), card.kind, card.name, card.line, card.photo, is_mine=is_mine
    )
