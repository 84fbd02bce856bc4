"""What happens around the table: time passes, people talk, go and come back."""

from regift.kit.event import SPECTATOR
from tests.server.twins.duo import Duo
from tests.server.twins.people import asked, draw, others, pass_time, say
from tests.server.twins.stage import Stage

TIMES = (0.2, 0.7, 1.3, 2.5, 8.5, 31.0, 95.0)


async def wait(duo: Duo) -> bool:
    """Let time pass: clocks run out, bots move, windows close."""
    await pass_time(duo, TIMES[duo.dice.below(len(TIMES))])
    return True


async def talk(duo: Duo) -> bool:
    """Let somebody say something, and a spectator show something."""
    seat = draw(duo, others(duo))
    await say(duo, seat, t="say", text="Well, well.")
    await say(duo, SPECTATOR, t="react", reaction="wow")
    return True


async def pause(duo: Duo) -> bool:
    """Let another seat make the table stand still for a while."""
    seat = draw(duo, others(duo))
    if seat < 0:
        return False
    await say(duo, seat, t="pause", is_on=True)
    await pass_time(duo, 5)
    await say(duo, seat, t="pause", is_on=False)
    return True


async def be_covered(duo: Duo) -> bool:
    """Let another seat's player be gone long enough for a bot to play, and come back or not."""
    seat = draw(duo, others(duo))
    if seat < 0 or not duo.stages[0].clients[seat].is_here:
        return False
    await duo.both(lambda stage: stage.clients[seat].go())
    await pass_time(duo, 21)
    if duo.has_parted or duo.dice.below(2):
        return True
    await duo.both(lambda stage: stage.clients[seat].come())
    return True


async def keep_house(duo: Duo) -> bool:
    """Change a name and the clocks, and let a spectator ask for a seat, offered or not."""
    seat = draw(duo, others(duo))
    await say(duo, max(seat, 0), t="rename", name=f"N{duo.dice.below(9)}", avatar="fox")
    await say(duo, 0, t="manner", name="clock", value=("off", "brisk")[duo.dice.below(2)])
    await say(duo, max(seat, 0), t="hand_on", is_on=bool(duo.dice.below(2)))
    await say(duo, SPECTATOR, t="ask", seat=max(seat, 0))
    return True


async def withdraw(duo: Duo) -> bool:
    """Let another seat's player be gone, all others want it out of the game, and them come back too late."""
    seat = draw(duo, [seat for seat in others(duo) if seat > 0])
    if seat < 0 or duo.dice.below(4) or not duo.stages[0].clients[seat].is_here:
        return False
    await duo.both(lambda stage: stage.clients[seat].go())
    await pass_time(duo, 21)
    for voter in range(duo.stages[0].setup.people):
        if voter != seat and not duo.has_parted:
            await say(duo, voter, t="withdraw", seat=seat)
    await pass_time(duo, 31)
    if not duo.has_parted:
        await duo.both(lambda stage: stage.clients[seat].come())
    return True


def name_of_fallback(stage: Stage, seat: int) -> str:
    """Name what is played for the seat whose time is up."""
    return stage.state.fallback(seat).name


async def run_out_of_room(duo: Duo) -> bool:
    """Let the disk be full for a while, in which somebody tries to move."""
    seat = draw(duo, asked(duo))
    if (
        seat >= 0
        and duo.stages[0].state.is_window()
        and len({name_of_fallback(stage, seat) for stage in duo.stages}) > 1
    ):
        return False  # one answers, and the other is in the middle of its picks
    for is_full in (True, False):
        for which, stage in enumerate(duo.stages):
            stage.disk.is_full = is_full
            if is_full and seat >= 0:
                name = name_of_fallback(stage, seat)
                await duo.one(which, lambda stage, name=name: stage.play(seat, name))  # type: ignore[misc]
        duo.check()
        await pass_time(duo, 3.3)
    return True
