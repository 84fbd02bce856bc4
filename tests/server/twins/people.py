"""Who does something, at both tables or at one."""

from tests.server.twins.duo import Duo
from tests.server.twins.stage import Stage


def draw(duo: Duo, seats: list[int]) -> int:
    """Draw one of the seats, −1 where there is none."""
    return seats[duo.dice.below(len(seats))] if seats else -1


def others(duo: Duo) -> list[int]:
    """List the people whom the reader watches."""
    return [seat for seat in range(duo.stages[0].setup.people) if seat != duo.observer]


def asked(duo: Duo) -> list[int]:
    """List those of them who are asked in both."""
    both = set(duo.stages[0].state.to_act()) & set(duo.stages[1].state.to_act())
    return [seat for seat in others(duo) if seat in both and duo.stages[0].clients[seat].is_here]


async def say(duo: Duo, speaker: int, /, **message: object) -> None:
    """Let somebody say the same at both tables."""

    async def do(stage: Stage) -> None:
        stage.clients[speaker].say(**message)

    await duo.both(do)


async def pass_time(duo: Duo, seconds: float) -> None:
    """Let time pass at both."""
    for which in (0, 1):
        await duo.one(which, lambda stage: stage.clock.advance(seconds))
    duo.check()


def number_of(stage: Stage, seat: int) -> int:
    """Return the number of what a reader was told last."""
    assert stage.table.match is not None
    return stage.table.match.viewers[seat].at


async def take_back(stage: Stage, seat: int) -> None:
    """Let a seat take its picks back."""
    stage.clients[seat].say(t="take_back", at=number_of(stage, seat))
