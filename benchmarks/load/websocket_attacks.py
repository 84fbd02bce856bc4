"""Attacks at tables, over websockets, each with its number in the list of what was found: bots, guesses, floods."""

import asyncio
import json
from itertools import count, cycle, product
from string import ascii_uppercase
from typing import Any

from benchmarks.load.attack_target import GAME, Target, all_at_once, opened
from benchmarks.load.spectators import HANDSHAKE
from regift.games.cursed_gifts.deck.deck_option import BOX, CursedDeck
from regift.tables.limits.server_limit_values import Limits
from tests.server.playing import Player
from tests.server.raw import TEXT, frame


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


async def enter(target: Target, **shown: Any) -> None:
    """Come to a table, and be answered."""
    player = await target.served.connect()
    target.served.players.remove(player)
    try:
        await player.say(t="enter", name="Eve", **shown)
        await player.hear()
    finally:
        await player.socket.close()


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


async def lobby_options(target: Target) -> None:
    """Set options in lobbies of one's own."""
    decks = [CursedDeck().write_counts({**dict.fromkeys(BOX, 3), id: 4}) for id in BOX]

    async def change(_: int) -> None:
        made = await target.served.make("cursed_gifts", 8)
        host = await target.served.enter(made["code"], "Eve", token=made["token"])
        for deck in cycle(decks):
            await host.say(t="option", name="deck", value=deck)
            await asyncio.sleep(1 / Limits().message.per_second)

    await all_at_once(target, change)


async def floods(target: Target) -> None:
    """Ask for the board as fast as it can be sent."""

    async def flood(_: int) -> None:
        player = await target.served.enter(target.code, "F", watch=True)
        for _ in range(3000):
            await player.say(t="resync")

    await all_at_once(target._replace(many=min(target.many, 4)), flood)
