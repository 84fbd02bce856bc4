"""What happens in a reaction window."""

from regift.kit.state import State
from tests.server.twins.duo import Duo
from tests.server.twins.people import asked, draw, pass_time, say
from tests.server.twins.stage import Stage
from tests.tables.scene import idle


async def answer_early(duo: Duo) -> bool:
    """Let who is asked by a window answer too early, otherwise at each table; both take effect at one time."""
    seat = draw(duo, asked(duo)) if _is_held(duo) else -1
    if seat < 0 or any(_is_asked_again(stage.state, seat) for stage in duo.stages):
        return False
    for which in (0, 1):
        await _answer(duo, which, seat)
    duo.check()
    await pass_time(duo, 1.5)
    return True


async def hush_or_answer(duo: Duo) -> bool:
    """Let who is asked by a window be hushed at one table, and let it pass by hand at the other."""
    seat = draw(duo, asked(duo)) if _is_held(duo) else -1
    if seat < 0 or any(stage.state.can_take_back(seat) for stage in duo.stages):
        return False
    which = duo.dice.below(2)

    async def hush(stage: Stage, is_on: bool = True) -> None:
        stage.clients[seat].say(t="hush", is_on=is_on)
        await idle()

    await duo.one(which, hush)
    name = duo.stages[1 - which].state.fallback(seat).name
    await duo.one(1 - which, lambda stage: stage.play(seat, name))
    duo.check()
    await pass_time(duo, 1.3)
    await duo.one(which, lambda stage: hush(stage, is_on=False))
    return True


async def hasten(duo: Duo) -> bool:
    """Let one or all wish to go faster through what is shown."""
    if not all(stage.state.can_hasten() for stage in duo.stages):
        return False
    people = range(duo.stages[0].setup.people)
    wishing = list(people) if duo.dice.below(2) else [duo.dice.below(len(people))]
    for seat in wishing:
        await say(duo, seat, t="hasten", is_on=True)
    await pass_time(duo, 0.7)
    return True


def _is_asked_again(state: State, seat: int) -> bool:
    """Return whether letting it pass shows nothing, as the same is asked once more: what is played shows before it."""
    passed = state.copy()
    passed.apply(seat, passed.fallback(seat))
    return passed.is_window() and seat in passed.to_act()


async def _answer(duo: Duo, which: int, seat: int) -> None:
    """Let the seat pick until that makes an answer, which the window holds back."""
    state = duo.stages[which].state
    while True:
        picks = state.private(seat)[:]
        options = state.options(seat)
        name = options[duo.dice.below(len(options))].name
        await duo.one(which, lambda stage, name=name: stage.play(seat, name))  # type: ignore[misc]
        if state.private(seat) == picks:
            return


def _is_held(duo: Duo) -> bool:
    for stage in duo.stages:
        match_controller = stage.table.match_controller
        if (
            match_controller is None
            or match_controller.progress.reaction_window is None
            or not match_controller.progress.reaction_window.holds_back(stage.clock.now())
        ):
            return False
        if match_controller.progress.suspended_since is not None or match_controller.progress.reaction_window.answers:
            return False
    return True
