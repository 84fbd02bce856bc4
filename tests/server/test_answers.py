"""What a player may ask, and what is answered."""

from pathlib import Path

import pytest

from tests.server.playing import Player, seated, serving, to_act

TINY = str(Path(__file__).parents[1] / "games")


def option(player: Player, verb: str) -> int:
    """Return the id of an option."""
    return int(next(each["id"] for each in player.options if each["verb"] == verb))


async def test_a_refused_action_names_its_clause_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        mover = await to_act(players)
        other = next(player for player in players if player is not mover)
        await other.say(t="play", action=option(mover, "clean_up"), at=other.at)
        assert await other.answer("refused") == {"t": "refused", "clause": "turn"}
        await mover.say(t="play", action=29, at=mover.at)
        assert (await mover.answer("refused"))["clause"] == "MKF-13"
        before = mover.at, other.at
        await to_act(players)
        assert (mover.at, other.at) == before


async def test_a_repeated_move_is_made_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        mover = await to_act(players)
        at = mover.at
        action = option(mover, "clean_up")
        for _ in range(3):
            await mover.say(t="play", action=action, at=at)
        await mover.settle()
        assert mover.at == at + 1
        assert [event["kind"] for event in mover.events] == ["cleans_up"]
        assert "fault" not in [key for key in mover.last if mover.last[key].get("field") == "at"]


async def test_a_stale_move_is_not_made_and_the_player_learns_what_is_asked_now(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        mover = await to_act(players)
        at = mover.at
        await mover.say(t="play", action=option(mover, "clean_up"), at=at)
        await mover.say(t="play", action=29, at=at)
        fault = await mover.answer("fault")
        assert (fault["field"], fault["expected"], fault["got"]) == ("at", str(at + 1), str(at))
        update = await mover.answer("update")
        assert update["at"] == at + 1
        assert any(each["verb"] == "done" for each in update["options"])


async def test_picks_can_be_taken_back_and_nobody_else_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=3)
        mover = await to_act(players)
        others = [player for player in players if player is not mover]
        await mover.play({"id": option(mover, "clean_up")})
        await mover.settle()
        for other in others:
            await other.settle()
        before = [(other.at, len(other.heard)) for other in others]
        options = mover.options
        await mover.play({"id": option(mover, "discard")})
        await mover.settle()
        assert mover.now["can_take_back"] is True
        assert mover.parts["picked"]["count"] == 1
        await mover.say(t="take_back", at=mover.at)
        await mover.settle()
        assert mover.options == options
        assert "picked" not in mover.parts
        for other in others:
            await other.settle()
        assert [(other.at, len(other.heard) - 1) for other in others] == before
        await mover.say(t="take_back", at=mover.at)
        assert (await mover.answer("fault"))["field"] == "take_back"


async def test_why_names_the_clause_of_a_spot(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        mover = await to_act(players)
        other = next(player for player in players if player is not mover)
        face = other.parts[f"hand:{other.seat}"]["faces"][0]
        await other.say(t="why", spot=f"hand:{other.seat}/{face}")
        assert (await other.answer("refused"))["clause"] == "turn"


async def test_a_choice_that_crossed_anothers_lock_is_still_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGIFT_GAMES", TINY)
    async with serving(tmp_path / "data") as served:
        first, second, third = await seated(served, "sprint", 3)
        at = second.at
        await first.play(first.options[0])
        await first.settle()
        await second.say(t="play", action=second.options[1]["id"], at=at)
        await second.settle()
        assert second.now.get("can_take_back") is True
        await third.settle()
        assert {"has_chosen:0", "has_chosen:1"} <= set(third.parts)
        assert third.events == []
        assert "steps" not in "".join(third.heard[-3:]).split('"options"')[0]
        await first.say(t="take_back", at=first.at)
        await third.until(lambda: "has_chosen:0" not in third.parts)
        await first.settle()
        await first.play(first.options[2])
        await third.until(lambda: "has_chosen:0" in third.parts)
        await third.play(third.options[0])
        await third.until(lambda: bool(third.events))
        chosen = [event["args"] for event in third.events if event["kind"] == "chose"]
        assert chosen == [{"seat": "@0", "steps": 3}, {"seat": "@1", "steps": 2}, {"seat": "@2", "steps": 1}]
