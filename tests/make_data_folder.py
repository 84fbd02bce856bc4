"""Make the data folder by which later releases prove that they read this one's (`python -m tests.make_data_folder`)."""

import asyncio
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

import regift
from regift.server.operations.data_folder_and_secret import SECRET, STORE
from regift.tables.storage.database_table_definitions import VERSION
from tests.server.playing import Json, Player, Served, finish, seated, serving

FOLDERS: Final = Path(__file__).parent / "fixtures" / "data_folders"
"""One data folder for each release and version of the store."""
THIS: Final = f"{regift.__version__}-store-{VERSION}"
TOKENS: Final = "seats.json"
"""What clients keep: for each table its code, where it stands, and a seat with its token."""


async def one_over(served: Served) -> Player:
    """Play a game to its end."""
    players = await seated(served, seats=2)
    await finish(players)
    return players[0]


async def one_in_mid_game(served: Served) -> Player:
    """Leave a person among bots in mid-game."""
    players = await seated(served, seats=3, bots=2)
    await finish(players, moves=12)
    return players[0]


async def one_lobby(served: Served) -> Player:
    """Leave a host waiting for friends."""
    made = await served.make("kung_fu", 3)
    host = await served.enter(made["code"], "Host", token=made["token"])
    await host.say(t="add_bot", seat=2, bot="rules")
    await host.settle()
    return host


def seat_of(player: Player) -> Json:
    """Return what the player's client keeps."""
    lobby = player.last["lobby"]
    return {"code": lobby["code"], "phase": lobby["phase"], "seat": player.seat, "token": player.token}


async def play(data: Path) -> list[Json]:
    """Play at three tables; give a seat of each."""
    async with serving(data) as served:
        return [seat_of(await play_one(served)) for play_one in (one_over, one_in_mid_game, one_lobby)]


def main() -> int:
    """Make the folder of this release anew."""
    made = FOLDERS / THIS
    with tempfile.TemporaryDirectory() as name:
        data = Path(name) / "data"
        seats = asyncio.run(play(data))
        shutil.rmtree(made, ignore_errors=True)
        made.mkdir(parents=True)
        for part in (STORE, SECRET):
            shutil.copyfile(data / part, made / part)
        (made / TOKENS).write_text(json.dumps(seats, indent=2) + "\n", encoding="utf-8")
    print(f"{made}: {sum(path.stat().st_size for path in made.iterdir())} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
