"""What the reader does at both tables: ask, try, be cut off, play."""

from regift.kit.event import SPECTATOR
from regift.kit.view import Grid, Zone
from tests.server.twins.duo import Duo
from tests.server.twins.people import asked, draw, number_of, say
from tests.server.twins.playing import announce_alike
from tests.server.twins.stage import Stage

REFUSED = 6
"""So many illegal plays are tried at a time."""


async def ask_for_the_board(duo: Duo) -> bool:
    """Let the reader and a spectator ask for the whole board."""
    for seat in {duo.observer, SPECTATOR}:
        await say(duo, seat, t="resync")
    return True


async def ask_why(duo: Duo) -> bool:
    """Let the reader ask about every spot of the board."""
    if duo.observer < 0:
        return False

    async def do(stage: Stage) -> None:
        for spot in spots(stage, duo.observer):
            stage.clients[duo.observer].say(t="why", spot=spot)

    await duo.both(do)
    return True


def spots(stage: Stage, seat: int) -> list[str]:
    """List the spots that a seat can point at, and two that are none."""
    found = ["", "nowhere:9/nothing", *(f"@{each}" for each in range(stage.game.seats))]
    for part in stage.state.view(seat).parts:
        found.append(part.id)
        if isinstance(part, Zone):
            found += [f"{part.id}/{face}" for face in part.faces] + [f"{part.id}/{at}" for at in range(len(part.faces))]
        elif isinstance(part, Grid):
            found += [f"{part.id}/{at}" for at in range(len(part.cells))]
    return list(dict.fromkeys(found))


async def try_what_is_refused(duo: Duo) -> bool:
    """Let the reader play what is not allowed, stale or unknown, and take back what can't be."""
    if duo.observer < 0:
        return False
    seat = duo.observer
    stage = duo.stages[0]
    at = number_of(stage, seat)
    count = len(stage.game.actions)
    tried = [duo.dice.below(count) for _ in range(REFUSED)]
    refused = [id for id in tried if stage.state.refuse(seat, stage.game.actions[id])]

    async def do(stage: Stage) -> None:
        client = stage.clients[seat]
        for id in refused:
            client.say(t="play", action=id, at=at)
        client.say(t="play", action=tried[0], at=at - 3)
        client.say(t="play", action=tried[0], at=at + 1)
        client.say(t="play", action=count, at=at)
        client.say(t="take_back", at=at - 2)
        client.say(t="press_on")
        client.say(t="withdraw", seat=seat)
        client.say(t="start")
        client.say(t="share", share="00" * 32)
        client.say(t="nonsense")

    await duo.both(do)
    return True


async def come_back(duo: Duo) -> bool:
    """Cut the reader or the spectator off, and let them come back with the last number that they heard, or none."""
    seat = duo.observer if duo.dice.below(3) else SPECTATOR
    reader = number_of(duo.stages[0], seat)
    for stage in duo.stages:
        await stage.clients[seat].go()
    other = draw(duo, asked(duo))
    if other >= 0:
        await announce_alike(duo, other)
    at = (-1, reader, reader - 1, reader + 5)[duo.dice.below(4)]
    await duo.both(lambda stage: stage.clients[seat].come(at))
    return True


async def ask_from_outside(duo: Duo) -> bool:
    """Ask for the lobby and the record over HTTP; once the game is over, the record is there for all."""
    if duo.stages[0].table.phase == "over":
        return False
    code = duo.stages[0].table.code
    for path in (
        "/api/open-tables",
        f"/api/tables/{code}",
        f"/api/tables/{code}/record",
        f"/api/tables/{code}/nothing",
    ):
        await duo.both(lambda stage, path=path: stage.ask(path))  # type: ignore[misc]
    return True


async def play_oneself(duo: Duo) -> bool:
    """Let the reader play one of the options."""
    seat = duo.observer
    state = duo.stages[0].state
    if seat not in state.to_act():
        return False
    options = state.options(seat)
    name = options[duo.dice.below(len(options))].name
    await duo.both(lambda stage: stage.play(seat, name))
    return True
