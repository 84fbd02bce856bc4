"""What others do while the reader looks on: alike at both tables, or in secret at one."""

from collections.abc import Iterator
from itertools import islice

from tests.server.twins.chains import Chain, chains, private_pick
from tests.server.twins.duo import Duo
from tests.server.twins.people import asked, draw, number_of, others, pass_time, take_back
from tests.server.twins.stage import Stage


async def announce(duo: Duo) -> bool:
    """Let another seat announce the same at both tables, by whatever picks lead to it there."""
    seat = draw(duo, asked(duo))
    return seat >= 0 and await announce_alike(duo, seat)


async def announce_alike(duo: Duo, seat: int) -> bool:
    """Let the seat announce what the reader sees alike at both tables; False where nothing like it was found."""
    one, two = duo.stages
    for mine in _first(chains(one.state, seat, duo.dice), 3):
        for other in _first(chains(two.state, seat, duo.dice), 40):
            if one.known_in(mine.after, duo.observer) == two.known_in(other.after, duo.observer):
                for which, names in enumerate((mine.names, other.names)):
                    for name in names:
                        await duo.one(which, lambda stage, name=name: stage.play(seat, name))  # type: ignore[misc]
                duo.check()
                return True
    return False


def _first(found: Iterator[Chain], most: int) -> Iterator[Chain]:
    return islice(found, most)


async def change_ones_mind(duo: Duo) -> bool:
    """Let another seat pick in private, and take it back, at one table only."""
    which = duo.dice.below(2)
    stage = duo.stages[which]
    seat = draw(duo, asked(duo))
    name = private_pick(stage.state, seat, duo.dice) if seat >= 0 else ""
    if not name:
        return False
    await duo.one(which, lambda stage: stage.play(seat, name))
    duo.check()
    if duo.dice.below(2):
        await pass_time(duo, 0.3)
    if stage.state.can_take_back(seat):
        await duo.one(which, lambda stage: take_back(stage, seat))
    duo.check()
    return True


async def open_a_sealed_choice(duo: Duo) -> bool:
    """Let another seat take a sealed choice back."""
    able = [seat for seat in others(duo) if all(stage.state.can_take_back(seat) for stage in duo.stages)]
    seat = draw(duo, able)
    if seat < 0:
        return False
    await duo.both(lambda stage: take_back(stage, seat))
    return True


async def fumble(duo: Duo) -> bool:
    """Let another seat ask, be refused and be told so, at one table only."""
    which = duo.dice.below(2)
    seat = draw(duo, others(duo))
    if seat < 0:
        return False

    async def do(stage: Stage) -> None:
        client = stage.clients[seat]
        options = stage.state.options(seat)
        refused = [action.id for action in stage.game.actions if action not in options]
        for id in refused[:2]:
            client.say(t="play", action=id, at=number_of(stage, seat))
        client.say(t="play", action=0, at=0)
        client.say(t="take_back", at=1)
        client.say(t="why", spot="nowhere")
        client.say(t="resync")
        client.say(t="start")

    await duo.one(which, do)
    duo.check()
    return True


async def hush_for_a_while(duo: Duo) -> bool:
    """Let another seat be left alone, at one table only, while no window asks it."""
    which = duo.dice.below(2)
    seat = draw(duo, others(duo))
    if seat < 0 or any(stage.state.is_window() and seat in stage.state.to_act() for stage in duo.stages):
        return False
    for is_on in (True, False):

        async def do(stage: Stage, is_on: bool = is_on) -> None:
            stage.clients[seat].say(t="hush", is_on=is_on)

        await duo.one(which, do)
        duo.check()
    return True
