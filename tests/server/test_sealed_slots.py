"""Sealed choices under chaos: none is lost, none is seen early."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from regift.games import catalogue
from regift.kit.record import read_record, verify
from tests.server.playing import Json, Player, Served, in_full, serving
from tests.server.unruly import Unruly

TINY = str(Path(__file__).parents[1] / "games")
SEATS = 8
ROUNDS = [20, pytest.param(100, marks=pytest.mark.all)]
"""So many are played, in as many games as it takes."""
SAID = {
    "t",
    "at",
    "since",
    "to_act",
    "parts",
    "changes",
    "gone",
    "events",
    "seat",
    "options",
    "can_take_back",
    "standings",
}
KINDS = {"chose", "moves"}


async def play_one(served: Served, seed: int) -> int:
    """Play a game of eight unruly people before a quiet spectator, check it, and give the number of rounds."""
    made = await served.make("sprint", SEATS)
    people = [Unruly(served, made["code"], seat, seed * 100 + seat) for seat in range(SEATS)]
    for person in people:
        await person.come(**({"token": made["token"]} if person.seat == 0 else {}))
        await person.until_seated()
    watcher = await served.enter(made["code"], "Watcher", watch=True)
    await people[0].start()
    await asyncio.gather(_watch(watcher), *(person.play() for person in people))
    text = (await served.http.get(f"/api/tables/{made['code']}/record")).text
    read = read_record(text)
    verify(read, catalogue.game("sprint", seats=SEATS, **read.options), text)
    revealed = [event["args"] for event in watcher.events if event["kind"] == "chose"]
    moves = [(int(args["seat"][1:]), args["steps"] - 1) for args in revealed]
    assert read.moves == moves, "the record holds what was revealed, and nothing else"
    for person in people:
        assert person.comebacks < len(moves), "nobody is away for good"
        for message in person.heard:
            check_discreet(message, person.seat)
    for frame in watcher.heard:
        check_discreet(in_full(json.loads(frame)), -1)
    assert sum(person.certain for person in people) > len(moves) // 8, (
        "many choices are known for certain before the reveal"
    )
    return len(moves) // SEATS


async def _watch(watcher: Player) -> None:
    while "lobby" not in watcher.last or watcher.phase != "over":
        await watcher.hear()


def check_discreet(message: Json, seat: int) -> None:
    """Check that a message says no more of a sealed choice than whose it is."""
    if message["t"] not in ("board", "update"):
        assert message["t"] in ("entered", "lobby", "fault", "refused"), message
        return
    assert message.keys() <= (SAID | {"story"} if message.get("standings") else SAID)
    for part in message.get("parts", []):
        owner = part.get("owner", -1)
        assert part["id"] in ("road", f"has_chosen:{owner}") or (part["id"], owner) == (f"choice:{seat}", seat), part
        assert part["t"] != "token" or part.keys() <= {"t", "id", "name", "owner"}
    assert message.get("changes", {}).keys() <= {"road", f"choice:{seat}"}
    assert set(others_gone(message, seat)) <= {f"has_chosen:{other}" for other in range(SEATS)}
    reveals = [event["args"]["seat"] for event in message.get("events", []) if event["kind"] == "chose"]
    assert reveals == [f"@{each}" for each in range(SEATS)] * (len(reveals) // SEATS), "all choices or none"
    assert {event["kind"] for event in message.get("events", [])} <= KINDS


def others_gone(message: Json, seat: int) -> Iterator[str]:
    """Return the ids of parts that went, but for the reader's own choice."""
    return (gone for gone in message.get("gone", []) if gone != f"choice:{seat}")


@pytest.mark.slow
@pytest.mark.parametrize("least", ROUNDS)
async def test_no_choice_is_lost_and_none_is_seen_early(
    least: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGIFT_GAMES", TINY)
    async with serving(tmp_path / "data") as served:
        rounds = seed = 0
        while rounds < least:
            seed += 1
            played = await play_one(served, seed)
            rounds += played
            print(f"seed {seed}: {played} rounds")
