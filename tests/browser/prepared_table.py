"""Lay a table in the midst of a game: dealt from a chosen seed, and so far played."""

import asyncio
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from playwright.sync_api import Page

from regift.kit import commit_reveal_shuffle_proof_and_verification
from regift.server.operations.data_folder_and_secret import STORE, make_folder, signing_secret
from regift.tables.evening.evening_games_and_people import NO_GAMES, Evening
from regift.tables.people.seat_tokens import SeatTokens
from regift.tables.setup.game_setup import GameSetup, SeatAssignment, Setting
from regift.tables.setup.table_code_generator import LETTERS
from regift.tables.setup.table_settings_other_than_game_options import TableSettings
from regift.tables.storage.sqlite_journal import SqliteJournal
from regift.tables.storage.stored_table_records import Deal, Entry, Guest, StoredTable
from tests.browser.serving import Served

KEEP_SEAT = "([code, token]) => localStorage.setItem(`regift.seat.${code}`, token)"
WHEN = 1_750_000_000.0
"""When all of it was played."""
AVATARS = ("fox", "frog", "koala", "owl", "unicorn", "turtle", "panda", "octopus")
"""By seat."""


def codes(first: str) -> Iterator[str]:
    """Return one code after another, all with this letter first."""
    return map("".join, product(first, LETTERS, LETTERS, LETTERS))


FRESH = codes("L")
"""Two tables of a server never have the same."""


def secret_of(seed: int) -> bytes:
    """Return what the server puts into the shuffle."""
    return seed.to_bytes(32, "big")


def chance_of(seed: int) -> bytes:
    """Return what the game is dealt from: nobody else takes part in the shuffle."""
    return commit_reveal_shuffle_proof_and_verification.mixed(secret_of(seed), [])


class PreparedTable(NamedTuple):
    """A table that a server finds in its folder."""

    code: str
    tokens: list[str]
    """By seat; "" for a bot."""


class Scene(NamedTuple):
    """What is dealt to whom, and what was played."""

    game: str
    names: Sequence[str]
    """By seat; a bot has none."""

    seed: int
    moves: Sequence[tuple[int, str]] = ()
    """Who did what, by the names of the actions."""

    options: Mapping[str, Setting] = MappingProxyType({})
    pace: str = "lively"
    """How long bots take."""

    def game_setup(self) -> GameSetup:
        """Return the setup of the table."""
        places = [
            SeatAssignment(who="person", person=f"p{seat}", name=name, avatar=AVATARS[seat])
            if name
            else SeatAssignment(who="bot", bot="random")
            for seat, name in enumerate(self.names)
        ]
        return GameSetup(self.game, tuple(places), dict(self.options), TableSettings(cover=0, pace=self.pace))


def prepare_table(data: Path, scene: Scene, code: str = "", evening: Evening = NO_GAMES) -> PreparedTable:
    """Keep a table, under a fresh code if none is given; a server that has the folder open finds it there."""
    with ThreadPoolExecutor(1) as apart:  # Playwright has a loop of its own in this thread
        return apart.submit(asyncio.run, _lay(data, code or next(FRESH), scene, evening)).result()


def sit_down(page: Page, served: Served, table: PreparedTable, seat: int) -> None:
    """Come to a laid table with the token of a seat."""
    page.goto(served.named_url)
    page.evaluate(KEEP_SEAT, [table.code, table.tokens[seat]])
    page.goto(f"{served.named_url}/{table.code}")
    page.get_by_test_id("table").wait_for()


async def _lay(data: Path, code: str, scene: Scene, evening: Evening) -> PreparedTable:
    make_folder(data)
    tokens = SeatTokens(signing_secret(data))
    journal = await SqliteJournal.open(data / STORE)
    game_setup = scene.game_setup()
    people = game_setup.people()
    guests = {person: Guest(scene.names[seat], "fox") for seat, person in people.items()}
    sitting = StoredTable(game_setup, next(iter(guests)), guests, is_lobby=False, evening=evening)
    kept = await journal.open_table(code, sitting, time.time())  # one of long ago is deleted before anybody comes
    proof = json.dumps(commit_reveal_shuffle_proof_and_verification.proof(secret_of(scene.seed), {}, {})).encode()
    version = game_setup.make().rules_version
    await journal.deal(kept.id, sitting, Deal(1, 0, game_setup, chance_of(scene.seed), version, WHEN, proof))
    for number, (seat, action) in enumerate(scene.moves, 1):
        await journal.append(kept.id, Entry(number, seat, action, WHEN + number))
    await journal.close()
    return PreparedTable(
        code, [tokens.sign(kept.id, people[seat]) if seat in people else "" for seat in range(len(scene.names))]
    )
