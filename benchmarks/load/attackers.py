"""Programs that attack a server (`python -m benchmarks.load.attackers NAME ADDRESS CODE MANY`), until killed.

Each does one thing that costs a server something, as fast as it is let, and says when it has begun. MANY says how many
do it. Some come from several networks of this machine, as from several homes.
"""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count, product
from string import ascii_uppercase
from typing import Any, Final, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.load.spectators import HANDSHAKE, home_of, step_back
from tests.server.custom_cards import Seat, picture
from tests.server.playing import Player, Served
from tests.server.raw import TEXT, frame
from tests.server.test_photo_sanitizer import with_scans

GAME: Final = "gift_trap"
PHOTO: Final = 4_000_000
"""Bytes of a photo that is half sent."""
PACK: Final = 17_000_000
BREATH: Final = 0.001
"""Seconds between two requests of one who gets no answer worth waiting for."""


class Target(NamedTuple):
    """What is attacked."""

    served: Served
    code: str
    """A table at which people play."""
    many: int
    """How many attack."""

    @property
    def port(self) -> int:
        """Return the server's port."""
        return int(self.served.address.rpartition(":")[2])


async def again_and_again(act: Callable[[], Awaitable[object]]) -> None:
    """Do something for ever, whatever comes of it."""
    while True:
        with suppress(OSError, httpx.HTTPError, ConnectionClosed, InvalidHandshake, AssertionError, EOFError):
            await act()
        await asyncio.sleep(BREATH)


async def all_at_once(target: Target, act: Callable[[int], Awaitable[object]]) -> None:
    """Let all attack for ever, once what they need is laid out; a busy machine must not starve that."""
    step_back()
    print("begun", flush=True)
    await asyncio.gather(*(again_and_again(lambda at=number: act(at)) for number in range(target.many)))  # type: ignore[misc]


async def opened(target: Target, number: int, sent: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect from one of several networks and send bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=home_of(number), limit=1024)
    writer.write(sent)
    return reader, writer


async def held(target: Target, number: int, sent: bytes, seconds: float = 3600) -> None:
    """Send bytes, then neither read nor send; come back when cut off."""
    _, writer = await opened(target, number, sent)
    try:
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        async with asyncio.timeout(seconds):
            while not writer.is_closing():
                writer.write(b"")
                await asyncio.sleep(0.2)
    except TimeoutError:
        pass
    finally:
        writer.transport.abort()


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


async def filled(target: Target, game: str, seats: int, bot: str) -> Player:
    """Make a table of bots, start it, and give its host, who watches."""
    made = await target.served.make(game, seats)
    host = await target.served.connect()
    await host.say(t="enter", code=made["code"], name="Eve", token=made["token"], watch=True)
    await host.until(lambda: "lobby" in host.last)
    for seat in range(seats):
        await host.say(t="add_bot", seat=seat, bot=bot)
    await host.say(t="start")
    await host.until(lambda: host.phase != "lobby" or "fault" in host.last)
    return host


async def nobody(target: Target) -> None:
    """Do nothing, to show how much rounds differ by themselves."""
    await all_at_once(target, lambda _: asyncio.sleep(3600))


# The attacks, by their numbers in the list of what was found


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


async def bots_alone(target: Target) -> None:
    """Let bots that think play at tables, and leave (7)."""

    async def leave(_: int) -> None:
        host = await filled(target, "cursed_gifts", 8, "search")
        await asyncio.sleep(1)
        await host.socket.close()
        await asyncio.sleep(5)

    await all_at_once(target, leave)


async def takes_back(target: Target) -> None:
    """Choose and take it back for ever (8)."""

    async def waver(_: int) -> None:
        made = await target.served.make(GAME, 3)
        players = [await target.served.enter(made["code"], "Eve", token=made["token"])]
        players += [await target.served.enter(made["code"], name) for name in ("Mallory", "Trudy")]
        await players[0].say(t="start")
        mover = players[0]
        await mover.until(lambda: bool(mover.options))
        while True:
            before = mover.at
            if mover.now.get("can_take_back"):
                await mover.say(t="take_back", at=mover.at)
            elif mover.options:
                await mover.play(mover.options[0])
            await mover.until(lambda at=before: mover.at > at)  # type: ignore[misc]

    await all_at_once(target._replace(many=min(target.many, 4)), waver)


async def guesses(target: Target) -> None:
    """Guess codes of tables with a wrong token beside each (11)."""
    codes = ("".join(letters) for letters in product(ascii_uppercase, repeat=4))
    await all_at_once(target, lambda _: enter(target, code=next(codes), token="forged"))


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


async def idle_spectators(target: Target) -> None:
    """Watch, and do nothing (16)."""
    entering = json.dumps({"t": "enter", "code": target.code, "name": "W", "watch": True}).encode()
    sent = HANDSHAKE.format(host=target.served.address).encode()
    await all_at_once(target, lambda number: idle(target, number, sent, frame(entering, TEXT)))


async def idle(target: Target, number: int, sent: bytes, then: bytes) -> None:
    """Open a websocket, enter, and take in what comes."""
    reader, writer = await opened(target, number, sent)
    try:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(then)
        while await reader.read(65536):
            pass
    finally:
        writer.transport.abort()
        await asyncio.sleep(1)


async def seat_codes(target: Target) -> None:
    """Guess seat codes from several networks (17)."""
    tries = count(10_000_000)
    await all_at_once(target, lambda _: enter(target, code=target.code, seat_code=str(next(tries))))


async def aborted_uploads(target: Target) -> None:
    """Break uploads off (18)."""
    sent = request(target, "POST", "/api/tables", length=4000) + b" " * 100

    async def abort(number: int) -> None:
        _, writer = await opened(target, number, sent)
        await writer.drain()
        writer.transport.abort()

    await all_at_once(target, abort)


async def floods(target: Target) -> None:
    """Ask for the board as fast as it can be sent."""

    async def flood(_: int) -> None:
        player = await target.served.enter(target.code, "F", watch=True)
        for _ in range(3000):
            await player.say(t="resync")

    await all_at_once(target._replace(many=min(target.many, 4)), flood)


async def slow_requests(target: Target) -> None:
    """Send halves of requests."""
    await all_at_once(target, lambda number: held(target, number, b"GET / HTTP/1.1\r\nHost: l"))


async def enter(target: Target, **shown: Any) -> None:
    """Come to a table, and be answered."""
    player = await target.served.connect()
    target.served.players.remove(player)
    try:
        await player.say(t="enter", name="Eve", **shown)
        await player.hear()
    finally:
        await player.socket.close()


class Attack(NamedTuple):
    """One attack."""

    number: str
    """In the list of what was found."""
    about: str
    run: Callable[[Target], Awaitable[None]]
    many: int
    """How many do it at once."""

    @property
    def name(self) -> str:
        """Return what the program is told."""
        return str(getattr(self.run, "__name__", ""))


ATTACKS: Final = (
    Attack("", "nobody, for comparison", nobody, 1),
    Attack("3", "next tables with the same photos", photos_without_end, 1),
    Attack("4", "packs asked for, not read", packs_unread, 60),
    Attack("5", "packs half sent", packs_half_sent, 60),
    Attack("6", "sheets of a game, packed", sheets, 8),
    Attack("7", "search bots that nobody watches", bots_alone, 12),
    Attack("8", "choices taken back for ever", takes_back, 4),
    Attack("11", "guessed codes beside wrong tokens", guesses, 16),
    Attack("12", "guessed codes of held seats", held_seats, 8),
    Attack("15", "photos of 4,000 scans", scans, 8),
    Attack("16", "idle spectators", idle_spectators, 2000),
    Attack("17", "guessed seat codes", seat_codes, 16),
    Attack("18", "uploads broken off", aborted_uploads, 16),
    Attack("", "floods of messages", floods, 4),
    Attack("", "halves of requests", slow_requests, 900),
)


async def attack(name: str, address: str, code: str, many: int) -> None:
    """Attack until killed."""
    served = Served(int(address.rpartition(":")[2]))
    found = next(each for each in ATTACKS if each.name == name)
    await found.run(Target(served, code, many))


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
