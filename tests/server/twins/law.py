"""The law of twins: plays any number of them at real servers, and counts what was compared."""

import logging
from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from unittest.mock import patch

from regift.bots import catalogue
from regift.kit.event import SPECTATOR
from regift.kit.game import Game
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.tables.setup.game_setup import Setting
from regift.tables.setup.table_settings_other_than_game_options import TableSettings
from tests.server.twins.acts import ACTS, IN_A_WINDOW
from tests.server.twins.duo import Duo, Leak, Logs
from tests.server.twins.people import pass_time
from tests.server.twins.stage import Setup

LONG = 160
"""Moves of a game that are looked at."""
ONE_IN = {"window": 1, "sealed": 2, "picks": 4, "turn": 8}
"""Of so many positions of a kind one is looked at."""
SOON = 12
"""Moves after which whoever leaves has left."""
STEPS = 7
"""Acts of a script."""
LATE = (3, 0, TableSettings(delay=15, cover=10))
OUT = (4, 0, TableSettings(out_sees="hands", clock="brisk", cover=10))
"""Somebody is out and sees every hand."""
SETUPS = (
    (3, 0, TableSettings()),
    (3, 0, TableSettings(clock="brisk", time_up="hard")),
    (2, 1, TableSettings(clock="brisk")),
    LATE,
    (4, 0, TableSettings(watchers="nothing", window=600)),
    OUT,
)
"""People, bots and manners."""
OTHERWISE: Mapping[str, tuple[Mapping[str, Setting], ...]] = {
    "cursed_gifts": ({"edition": "en_2023"}, {"deck": "everything"}),
    "gift_trap": (
        {"strategy": True},
        {"strategy": True, "hide_places": True},
        {"strategy": True, "doubled": True},
    ),
}
"""By game: other ways to play it that hide other things."""


def ways_of(game: str) -> list[tuple[str, Mapping[str, Setting]]]:
    """List a game as it stands, and each other way to play it."""
    return [(game, {}), *[(game, options) for options in OTHERWISE.get(game, ())]]


def positions(game: Game, seed: int, *, is_one_out: bool) -> Iterator[State]:
    """Play a game at random and give what comes up, windows, sealed choices and half-made picks more often.

    `is_one_out`: only what comes up once somebody has left.
    """
    dice = Chance(seed)
    state = game.deal(seed)
    leaves_at = dice.below(SOON) if is_one_out else -1
    for number in range(LONG):
        if number == leaves_at and not state.is_over:
            state.withdraw(dice.below(game.seats))
        seats = state.to_act()
        if not seats:
            return
        if number >= leaves_at and dice.below(ONE_IN[kind_of(state)]) == 0:
            yield state.copy()
        seat = seats[dice.below(len(seats))]
        options = state.options(seat)
        state.apply(seat, options[dice.below(len(options))])


def kind_of(state: State) -> str:
    """Name what is going on."""
    if state.is_window():
        return "window"
    if any(state.shared()):
        return "sealed"
    return "picks" if any(state.can_take_back(seat) for seat in range(state.game.seats)) else "turn"


def twin_of(state: State, observer: int, dice: Chance) -> State:
    """Return a position that the reader can't tell from this one; in a game that forgets, by what lies there now."""
    if state.game.forgets:
        return state.forgotten(Chance(dice.word()))
    if observer >= 0:
        return state.determinize(observer, Chance(dice.word()))
    return state.determinize(0, Chance(dice.word())).determinize(1, Chance(dice.word()))


class Law:
    """Holds the law for one game."""

    def __init__(
        self,
        game: str,
        seed: int = 1,
        setups: tuple[tuple[int, int, TableSettings], ...] = SETUPS,
        options: Mapping[str, Setting] = MappingProxyType({}),
    ) -> None:
        self.game = game
        self.setups = setups
        self.options = options
        self.seed = seed
        self.tally: Counter[str] = Counter()
        """By kind of position, and by act: how many."""

    async def hold(self, twins: int) -> None:
        """Compare that many twins, or raise Leak naming how to see it again."""
        logs = Logs()
        root = logging.getLogger()
        before = root.level
        root.setLevel(logging.DEBUG)
        root.addHandler(logs)
        try:
            share = -(-twins // len(self.setups))
            for number, (people, bots, manners) in enumerate(self.setups):
                wanted = min(share, twins - self.tally["twins"])
                duo = Duo(Setup(self.game, people, bots, manners, options=self.options), logs)
                await duo.open()
                # A stand-in that forgets shows what it remembers, by what it does and when: as a person would.
                stand_in = "random" if duo.stages[0].game.forgets else catalogue.default_bot(self.game)
                try:
                    with patch.object(catalogue, "default_bot", return_value=stand_in):
                        await self._run(duo, wanted, Chance(self.seed * 100 + number))
                finally:
                    await duo.close()
        finally:
            root.removeHandler(logs)
            root.setLevel(before)

    async def _run(self, duo: Duo, twins: int, dice: Chance) -> None:
        made = 0
        while made < twins:
            seed, is_one_out = dice.below(1 << 30), duo.stages[0].setup.manners.out_sees == "hands"
            for state in positions(duo.stages[0].game, seed, is_one_out=is_one_out):
                if made < twins:
                    made += 1
                    await self._compare(duo, state, dice)

    async def _compare(self, duo: Duo, state: State, dice: Chance) -> None:
        observer = dice.below(duo.stages[0].setup.people + 1)
        if observer == duo.stages[0].setup.people or duo.is_knowing(state, observer):
            observer = SPECTATOR
        twin = twin_of(state, observer, dice)
        self.tally["twins"] += 1
        self.tally[kind_of(state)] += 1
        self.tally["that differ"] += twin.fingerprint() != state.fingerprint()
        draw = dice.below(1 << 30)
        done: list[str] = []
        try:
            await duo.take((state, twin), observer, draw)
            for step in range(STEPS):
                acts = IN_A_WINDOW if step == 0 and state.is_window() and duo.dice.below(3) else ACTS
                act = acts[duo.dice.below(len(acts))]
                done.append(act.__name__)
                if not duo.has_parted and await act(duo):
                    self.tally[act.__name__] += 1
            await pass_time(duo, duo.stages[0].setup.manners.delay)
        except Leak as leak:
            where = f"{duo.stages[0].setup}, twin {self.tally['twins']}, reader {observer}, {' - '.join(done)}"
            raise Leak(f"{where}: {leak}") from None
