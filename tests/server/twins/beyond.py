"""What those do who are out of the game: some of it at one table only, where they see every hand."""

from tests.server.twins.duo import Duo
from tests.server.twins.people import draw, others, say
from tests.server.twins.stage import Stage
from tests.tables.scene import idle

SIGNS: tuple[dict[str, object], ...] = (
    {"t": "say", "text": "Look at that hand!"},
    {"t": "react", "reaction": "wow"},
    {"t": "rename", "name": "Seat 0 bluffs", "avatar": "fox"},
    {"t": "pause", "is_on": True},
    {"t": "press_on"},
    {"t": "stand_up"},
    {"t": "hand_on", "is_on": True},
    {"t": "ask", "seat": 1},
    {"t": "withdraw", "seat": 1},
    {"t": "hush", "is_on": True},
    {"t": "resync"},
)
"""What might tell the players something, were it let through."""


def out(duo: Duo) -> list[int]:
    """List the people who are out, and here, at both tables."""
    one, two = duo.stages
    seats = [seat for seat in others(duo) if one.clients[seat].is_here and two.clients[seat].is_here]
    return [seat for seat in seats if not one.state.is_in(seat) and not two.state.is_in(seat)]


async def give_signs(duo: Duo) -> bool:
    """Let somebody who sees every hand try all that players might notice, at one table only."""
    seats = [seat for seat in out(duo) if seat > 0 and duo.is_knowing(duo.stages[0].state, seat)]
    seat = draw(duo, seats)
    if seat < 0 or any(stage.table.phase != "playing" for stage in duo.stages):
        return False

    async def do(stage: Stage) -> None:
        for sign in SIGNS:
            stage.clients[seat].say(**sign)
            await idle()

    await duo.one(duo.dice.below(2), do)
    duo.check()
    return True


async def bet(duo: Duo) -> bool:
    """Let somebody who is out bet otherwise at each table, or at one of them only, and change it."""
    seat = draw(duo, out(duo))
    if seat < 0 or duo.stages[0].table.phase != "playing":
        return False
    for which in (0, 1):
        for on in (duo.dice.below(4), duo.dice.below(5) - 1)[: duo.dice.below(3)]:
            await duo.one(which, lambda stage, on=on: bet_on(stage, seat, on))  # type: ignore[misc]
    duo.check()
    return True


async def bet_on(stage: Stage, seat: int, on: int) -> None:
    """Let a seat bet."""
    stage.clients[seat].say(t="bet", on=on)


async def go_on(duo: Duo) -> bool:
    """Let somebody who is out go on to the next table, which all may know."""
    seat = draw(duo, out(duo))
    if seat < 0:
        return False
    await say(duo, seat, t="go_on")
    return True
