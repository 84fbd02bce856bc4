"""Somebody with an open tab who never answers their first reaction does not stop a table that has a clock."""

from pathlib import Path

from tests.server.playing import AT_ONCE, Player, chances, seated, serving


def is_asked_to_react(player: Player) -> bool:
    """Return whether the player may let something through."""
    return any(option["verb"] == "let" for option in player.options)


async def first_reaction(players: list[Player]) -> Player:
    """Play at random until somebody is asked for a reaction, and return who."""
    dice = chances(1)
    while True:
        for player in players:
            await player.settle()
            if is_asked_to_react(player):
                return player
        mover = next(player for player in players if player.options)
        before = mover.at
        await mover.play(mover.options[next(dice) % len(mover.options)])
        await mover.until(lambda at=before, who=mover: who.at > at)  # type: ignore[misc]


async def test_the_others_go_on_without_a_first_reaction_that_never_comes(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", AT_ONCE._replace(clocks=0.01)) as served:
        players = await seated(served, seats=3)
        silent = await first_reaction(players)
        others = [player for player in players if player is not silent]
        for name, value in (("time_up", "hard"), ("clock", "brisk")):
            await players[0].say(t="manner", name=name, value=value)
        for player in players:
            await player.until(lambda who=player: bool(who.last.get("clocks", {}).get("left")))  # type: ignore[misc]
            (late,) = player.last["clocks"]["left"]
            assert (late["seat"], late["left"], late["is_first"]) == (silent.seat, 0, True)
        assert is_asked_to_react(silent)
        before = silent.at
        for player in others:
            await player.say(t="press_on")
        await silent.until(lambda: silent.at > before)
        assert (await silent.answer("substitute_moves"))["by"] == "clock"
        assert not is_asked_to_react(silent)
