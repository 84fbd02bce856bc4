"""What goes to whom."""

import json
from pathlib import Path

from tests.server.playing import Json, finish, in_full, seated, serving


def hidden_in(event: Json) -> bool:
    """Return whether the cards of a draw came without faces."""
    return isinstance(event["args"]["cards"], str) and event["args"]["cards"].startswith("~")


def told_of(frame: Json) -> list[tuple[str, Json]]:
    """Return each part that the frame speaks of, by id, as far as it says anything of it."""
    return [*((part["id"], part) for part in frame.get("parts", [])), *frame.get("changes", {}).items()]


async def test_nobody_is_sent_anothers_hand_or_draw(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=3)
        code = players[0].last["lobby"]["code"]
        watcher = await served.enter(code, "Watcher")
        await watcher.until(lambda: bool(watcher.now))
        await finish([*players, watcher], moves=60)
        for player in [*players, watcher]:
            for frame in map(in_full, map(json.loads, player.heard)):
                for id, part in told_of(frame):
                    if id.startswith("hand:") and id != f"hand:{player.seat}":
                        assert part.get("faces", []) == part.get("splice", []) == []
                for event in frame.get("events", []):
                    if event["kind"] == "draws":
                        assert hidden_in(event) == (event["args"]["seat"] != f"@{player.seat}")
        assert all("options" not in json.loads(frame) for frame in watcher.heard)
        assert watcher.seat == -1


async def test_no_number_of_the_journal_and_no_seed_is_sent(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        await finish(players, moves=30)
        fields = {key for player in players for frame in player.heard for key in json.loads(frame)}
        assert fields <= {
            *("t", "code", "token", "seat", "game", "phase", "chairs", "choices", "seat_range", "link", "is_host"),
            *("hint", "at", "parts", "changes", "gone", "to_act", "options", "can_take_back", "standings", "events"),
            *("field", "expected", "got", "is_final"),
            *("commitment", "manners", "seat_code", "kept_for", "has_played"),
        }


async def test_a_mover_hears_of_own_picks_and_the_others_of_none(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        await finish(players, moves=40)
        for player in players:
            awaited: list[int] = []
            for frame in map(json.loads, player.heard):
                awaited = frame.get("to_act", awaited)
                picked = [id for id, _ in told_of(frame) if id in ("picked", "picked_card", "aim")]
                assert not picked or player.seat in awaited
