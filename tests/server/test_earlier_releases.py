"""Tables of every release that has kept any are read, and played on at."""

import json
import shutil
from pathlib import Path

import pytest

from tests.make_data_folder import FOLDERS, THIS, TOKENS
from tests.server.playing import Json, Player, finish, serving, start

RELEASES = sorted(path.name for path in FOLDERS.iterdir())


def copied(release: str, data: Path) -> list[Json]:
    """Copy the data folder of a release; give the seats that its clients kept."""
    shutil.copytree(FOLDERS / release, data)
    seats: list[Json] = json.loads((data / TOKENS).read_text(encoding="utf-8"))
    return seats


async def go_on(player: Player, phase: str) -> None:
    """Play to the end of the game, wherever the table stands, and begin another."""
    if phase == "lobby":
        await player.say(t="add_bot", seat=1, bot="random")
        await player.settle()
        await start([player])
    else:
        await player.until(lambda: bool(player.now))
    await finish([player])
    assert player.phase == "over"
    assert player.now["standings"]
    await player.say(t="rematch")
    await player.until(lambda: player.phase == "lobby")


def test_this_release_has_left_its_folder() -> None:
    assert THIS in RELEASES, "python -m tests.make_data_folder"


@pytest.mark.parametrize("release", RELEASES)
async def test_every_table_of_a_release_goes_on(release: str, tmp_path: Path) -> None:
    seats = copied(release, tmp_path / "data")
    assert {seat["phase"] for seat in seats} == {"over", "playing", "lobby"}
    async with serving(tmp_path / "data") as served:
        for seat in seats:
            player = await served.enter(seat["code"], "Back", token=seat["token"])
            assert (player.seat, player.phase) == (seat["seat"], seat["phase"])
            await go_on(player, seat["phase"])
