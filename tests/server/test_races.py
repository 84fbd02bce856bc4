"""Everybody at once: each client answers whatever it hears, and sends it twice."""

import asyncio
from pathlib import Path

import pytest

from regift.games import catalogue
from regift.kit.record import read_record, verify
from tests.server.playing import Player, seated, serving

TINY = str(Path(__file__).parents[1] / "games")


async def play_alone(player: Player, seed: int) -> list[int]:
    """Play until the end without looking at anybody else; give the numbers of all updates."""
    numbers: list[int] = []
    while player.phase != "over":
        heard_at = player.now.get("at", -1)
        if player.options and (not numbers or numbers[-1] != player.at):
            numbers.append(player.at)
            places = [option for option in player.options if option["verb"] == "place"]
            options = places or player.options
            chosen = options[(seed + player.at) % len(options)]
            await player.play(chosen)
            await player.play(chosen)
        elif player.now.get("can_take_back") and seed % 2 and player.at % 5 == 0:
            await player.say(t="take_back", at=player.at)
        await player.hear()
        assert player.now.get("at", -1) >= heard_at
    return numbers


@pytest.mark.parametrize(
    ("game", "seats"), [("bell", 5), ("kung_fu", 4), pytest.param("sprint", 6, marks=pytest.mark.all)]
)
async def test_no_choice_is_lost_or_made_twice(
    game: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGIFT_GAMES", TINY)
    async with serving(tmp_path / "data") as served:
        players = await seated(served, game, seats)
        players[0].last.pop("fault")
        await asyncio.gather(*(play_alone(player, seed) for seed, player in enumerate(players)))
        standings = [player.now["standings"] for player in players]
        assert all(each == standings[0] for each in standings)
        faults = {player.last["fault"]["field"] for player in players if "fault" in player.last}
        assert faults <= {"at", "take_back"}
        record = (await served.http.get(f"/api/tables/{players[0].last['lobby']['code']}/record")).text
        read = read_record(record)
        verify(read, catalogue.game(game, seats=seats, **read.options), record)
