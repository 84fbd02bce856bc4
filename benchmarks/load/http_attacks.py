"""Attacks over HTTP, each with its number in the list of what was found: requests, bodies and answers, photos."""

from itertools import cycle, product
from string import ascii_uppercase
from typing import Final

from benchmarks.load.attack_target import GAME, Target, all_at_once, held, opened
from regift.games import deck_file_format
from regift.games.cursed_gifts.deck.deck_option import CursedDeck
from tests.server.custom_cards import Seat, picture
from tests.server.test_photo_sanitizer import with_scans

PACK: Final = 17_000_000
"""Bytes of a pack that is half sent."""


def request(target: Target, method: str, path: str, token: str = "", length: int = 0) -> bytes:
    """Word the head of a request."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {target.served.address}", f"Content-Length: {length}"]
    lines += [f"Authorization: Bearer {token}"] if token else []
    return "\r\n".join((*lines, "", "")).encode()


async def own_table(target: Target, photos: int = 0) -> tuple[Seat, str]:
    """Make a table of one's own, with photos; give the host's way to ask, and the token."""
    made = await target.served.make(GAME, 3)
    seat = Seat(target.served, made["code"], made["token"])
    for number in range(photos):
        [card] = await seat.done("POST", "/own", json={"cards": [{"kind": "red", "name": f"Card {number}"}]})
        await seat.ask("PUT", f"/own/{card['id']}/photo", content=picture(400 + number, 400, "PNG"))
    return seat, str(made["token"])


async def photos_without_end(target: Target) -> None:
    """Let each next table copy the photos of the one before (3)."""
    seat, token = await own_table(target, photos=8)

    async def chain(_: int) -> None:
        code: str = seat.at.rpartition("/")[2]
        bearer = token
        while True:
            host = await target.served.connect()
            await host.say(t="enter", code=code, name="Eve", token=bearer, watch=True)
            await host.answer("lobby")
            for place in range(3):
                await host.say(t="add_bot", seat=place, bot="random")
            await host.say(t="start")
            await host.until(lambda who=host: who.phase != "lobby")  # type: ignore[misc]
            await host.say(t="go_on")
            moved = await host.answer("moved")
            code, bearer = moved["code"], moved["token"]
            await host.socket.close()

    await all_at_once(target._replace(many=1), chain)


async def packs_unread(target: Target) -> None:
    """Ask for packs and read none (4)."""
    seat, token = await own_table(target, photos=20)
    asked = request(target, "GET", f"{seat.at}/pack?photos=yes", token)
    await all_at_once(target, lambda number: held(target, number, asked))


async def packs_half_sent(target: Target) -> None:
    """Send packs but for their ends (5)."""
    seat, token = await own_table(target)
    sent = request(target, "POST", f"{seat.at}/pack", token, PACK + 1) + b" " * PACK
    await all_at_once(target, lambda number: held(target, number, sent))


async def sheets(target: Target) -> None:
    """Ask for the largest game's sheet, packed (6)."""
    await all_at_once(target, lambda _: target.served.http.get(f"/api/games/{GAME}"))


async def held_seats(target: Target) -> None:
    """Ask how tables are doing, with a token of another (12)."""
    _, token = await own_table(target)
    codes = ("".join(letters) for letters in product(ascii_uppercase, repeat=4))

    async def ask(_: int) -> None:
        seats = [{"code": next(codes), "token": token} for _ in range(16)]
        await target.served.http.post("/api/seats", json={"seats": seats})

    await all_at_once(target, ask)


async def scans(target: Target) -> None:
    """Hand in photos that take a minute to decode (15)."""
    seat, _ = await own_table(target, photos=1)
    [card, *_] = await seat.cards()
    bomb = with_scans(4000, 6000, 4000)
    await all_at_once(target, lambda _: seat.ask("PUT", f"/own/{card['id']}/photo", content=bomb))


async def aborted_uploads(target: Target) -> None:
    """Break uploads off (18)."""
    sent = request(target, "POST", "/api/tables", length=4000) + b" " * 100

    async def abort(number: int) -> None:
        _, writer = await opened(target, number, sent)
        await writer.drain()
        writer.transport.abort()

    await all_at_once(target, abort)


async def deck_files(target: Target) -> None:
    """Hand in files of decks: a good one, the longest one, and one with as many marks as are read."""
    deck = CursedDeck()
    head = deck_file_format.write_deck(deck, "cursed_gifts", "Deck", {})
    files = [deck_file_format.write_deck(deck, "cursed_gifts", "Deck", {card.id: 3 for card in deck.cards})]
    files += [head + "".join(f"k{number} = 1\n" for number in range(many)) for many in (1_200, 380)]
    bodies = cycle({"game": "cursed_gifts", "seats": 4, "file": text} for text in files)
    await all_at_once(target, lambda _: target.served.http.post("/api/decks", json=next(bodies)))


async def slow_requests(target: Target) -> None:
    """Send halves of requests."""
    await all_at_once(target, lambda number: held(target, number, b"GET / HTTP/1.1\r\nHost: l"))
