"""Reaction windows by the thousand, in pairs: alike but for whether the seat attacked holds the answering card."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from regift.games.kung_fu.box_contents import GRANNY
from regift.games.kung_fu.kit_state_adapter import KungFuState
from regift.kit.event import SPECTATOR
from regift.kit.seeded_random_generator import Chance
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from tests.server.reactions.guess import Case
from tests.server.twins.stage import Heard, Setup, Stage

TRIES: Final = 40
"""Positions drawn in search of one where the card is held, or not."""
BLOCKS: Final = 7
"""In so many of ten windows somebody who holds the card uses it."""
STYLES: Final = ("person", "person", "person", "hushed", "slow")
SLOW: Final = 8.0
"""Seconds after which the slow say that they let it come."""


class Attack(NamedTuple):
    """A position one pick before an attack is announced."""

    state: KungFuState
    seat: int
    name: str
    target: int


def attacks(stage: Stage, dice: Chance) -> Iterator[Attack]:
    """Play games at random and give each attack that asks somebody for a reaction."""
    while True:
        state = stage.game.deal(dice.below(1 << 30))
        assert isinstance(state, KungFuState)
        while not state.is_over:
            seat = state.to_act()[0]
            options = state.options(seat)
            action = options[dice.below(len(options))]
            before = state.copy()
            state.apply(seat, action)
            if state.is_window() and not before.is_window():
                yield Attack(before, seat, action.name, state.to_act()[0])


def drawn(attack: Attack, dice: Chance, *, holds: bool) -> KungFuState | None:
    """Return a position that looks the same to the attacker, in which the target holds the card, or does not."""
    for _ in range(TRIES):
        state = attack.state.determinize(attack.seat, Chance(dice.word()))
        if state.holds(attack.target, GRANNY) is holds:
            return state
    return None


class Sampler:
    """Runs windows at a real server and measures what everybody but the target is sent."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.dice = Chance(seed)

    async def cases(self, pairs: int) -> list[Case]:
        """Measure so many pairs."""
        cases: list[Case] = []
        people = self.stage.setup.people
        for attack in attacks(self.stage, self.dice):
            if len(cases) == 2 * pairs:
                break
            if attack.seat >= people or (attack.target < people and self.stage.setup.bots):
                continue
            states = [drawn(attack, self.dice, holds=holds) for holds in (True, False)]
            if None in states:
                continue
            style = STYLES[self.dice.below(len(STYLES))]
            for holds, state in zip((True, False), states, strict=True):
                assert state is not None
                cases.append(Case(holds, await self._measure(attack._replace(state=state), style)))
        return cases

    async def _measure(self, attack: Attack, style: str) -> dict[str, float]:
        stage = self.stage
        attack.state.chance = Chance(self.dice.word())
        await stage.hold(attack.state)
        if style == "hushed" and attack.target in stage.clients:
            stage.clients[attack.target].say(t="hush", is_on=True)
        await stage.clock.advance(0.1)
        for client in stage.clients.values():
            client.heard.clear()
        opened = stage.clock.time
        await stage.play(attack.seat, attack.name)
        if style == "person" and attack.target in stage.clients:
            await self._answer(attack.target)
        if style == "slow" and attack.target in stage.clients:
            await stage.clock.advance(SLOW)
            await stage.play(attack.target, stage.state.options(attack.target)[0].name)
        while stage.state.is_window():
            await stage.clock.advance(0.5)
        features: dict[str, float] = {}
        bystander = 3 - attack.seat - attack.target
        for name, seat in (("attacker", attack.seat), ("bystander", bystander), ("spectator", SPECTATOR)):
            if seat in stage.clients:
                features |= measured(name, stage.clients[seat].heard, opened)
        return features

    async def _answer(self, target: int) -> None:
        """Think for a time that has nothing to do with the hand, then answer."""
        luck = self.dice.below(1000) / 1000
        await self.stage.clock.advance(0.2 + 6 * luck * luck)
        options = self.stage.state.options(target)
        is_block = len(options) > 1 and self.dice.below(10) < BLOCKS
        await self.stage.play(target, options[1 if is_block else 0].name)


def measured(who: str, heard: list[Heard], opened: float) -> dict[str, float]:
    """Measure what one reader was sent until the answer took effect: of that itself, which all may see, only when."""
    announced = heard[0].known
    effect = next(at for at, each in enumerate(heard) if each.known != announced)
    during = heard[:effect]
    times = [each.time - opened for each in [*during, heard[effect]]]
    gaps = [round(late - early, 6) for early, late in pairwise(times)]
    return {
        f"{who} messages": float(effect),
        f"{who} bytes": float(sum(len(each.text) for each in during)),
        f"{who} longest message": float(max(len(each.text) for each in during)),
        f"{who} time": round(times[-1], 6),
        f"{who} first gap": gaps[0],
        f"{who} longest gap": max(gaps),
    }


BOTS: Final = ((Setup("kung_fu", 2, 1, bot="random"), 2), (Setup("kung_fu", 2, 1, bot="rules"), 2))
SETUPS: Final = ((Setup("kung_fu", 3), 6), *BOTS)
"""Who plays, and how many tenths of all windows."""


async def sample(pairs: int, setups: tuple[tuple[Setup, int], ...] = SETUPS) -> list[Case]:
    """Measure windows answered by people, by bots of both kinds, by hushed seats and by the slow."""
    cases: list[Case] = []
    for number, (setup, share) in enumerate(setups, 1):
        stage = Stage(setup, TableSpeed())
        await stage.open()
        try:
            cases += await Sampler(stage, number).cases(pairs * share // 10)
        finally:
            await stage.close()
    return cases
