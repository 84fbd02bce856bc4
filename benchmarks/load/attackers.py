"""Programs that attack a server (`python -m benchmarks.load.attackers NAME ADDRESS CODE MANY`), until killed.

Each does one thing that costs a server something, as fast as it is let, and says when it has begun. MANY says how many
do it. Some come from several networks of this machine, as from several homes.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from benchmarks.load import http_attacks, websocket_attacks
from benchmarks.load.attack_target import Target, all_at_once
from tests.server.playing import Served


async def nobody(target: Target) -> None:
    """Do nothing, to show how much rounds differ by themselves."""
    await all_at_once(target, lambda _: asyncio.sleep(3600))


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
    Attack("3", "next tables with the same photos", http_attacks.photos_without_end, 1),
    Attack("4", "packs asked for, not read", http_attacks.packs_unread, 60),
    Attack("5", "packs half sent", http_attacks.packs_half_sent, 60),
    Attack("6", "sheets of a game, packed", http_attacks.sheets, 8),
    Attack("7", "search bots that nobody watches", websocket_attacks.bots_alone, 12),
    Attack("8", "choices taken back for ever", websocket_attacks.takes_back, 4),
    Attack("11", "guessed codes beside wrong tokens", websocket_attacks.guesses, 16),
    Attack("12", "guessed codes of held seats", http_attacks.held_seats, 8),
    Attack("15", "photos of 4,000 scans", http_attacks.scans, 8),
    Attack("16", "idle spectators", websocket_attacks.idle_spectators, 2000),
    Attack("17", "guessed seat codes", websocket_attacks.seat_codes, 16),
    Attack("18", "uploads broken off", http_attacks.aborted_uploads, 16),
    Attack("", "files of decks", http_attacks.deck_files, 8),
    Attack("", "options set in lobbies", websocket_attacks.lobby_options, 15),
    Attack("", "floods of messages", websocket_attacks.floods, 4),
    Attack("", "halves of requests", http_attacks.slow_requests, 900),
)


async def attack(name: str, address: str, code: str, many: int) -> None:
    """Attack until killed."""
    served = Served(int(address.rpartition(":")[2]))
    found = next(each for each in ATTACKS if each.name == name)
    await found.run(Target(served, code, many))


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
