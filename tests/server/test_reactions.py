"""What others receive during a reaction window does not tell whether its seat holds the answering card."""

from typing import NamedTuple

import pytest

from regift.games.kung_fu.box_contents import GRANNY
from regift.games.kung_fu.kit_state_adapter import KungFuState
from regift.kit.action_arguments_and_action_table import Action
from regift.tables.play.bot_driver import BotDriver
from regift.tables.play.match import Match
from tests.server.reactions.guess import Case, auc, by_all, by_feature, sampling_error
from tests.server.reactions.sample import BOTS, sample

pytestmark = pytest.mark.slow


class Sampled(NamedTuple):
    """How many pairs of windows are looked at; twice as many windows."""

    pairs: int
    error: float
    """The sampling error of an AUC; it is half as large again where only half of the windows can be judged."""
    most: float
    """The largest AUC that still tells nothing."""


SAMPLES = [Sampled(200, 0.0295, 0.61), pytest.param(Sampled(1000, 0.0135, 0.55), marks=pytest.mark.all)]
FEW = 100
"""Pairs that suffice to find a leak."""


@pytest.mark.parametrize("size", SAMPLES, ids=lambda size: f"{size.pairs} pairs")
async def test_no_feature_and_no_guesser_tells_holders(size: Sampled) -> None:
    cases = await sample(size.pairs)
    assert len(cases) == 2 * size.pairs
    assert sampling_error(cases) < size.error
    found = by_feature(cases)
    assert max(found.values()) <= size.most, found
    assert by_all(cases) <= size.most
    assert len({case.features["spectator time"] for case in cases}) > size.pairs / 4, "people take their time"


async def test_a_window_that_closes_early_for_holders_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    is_announced_by = Match.is_announced_by

    def leaky(self: Match, seat: int, action: Action) -> bool:
        assert isinstance(self.state, KungFuState)
        return not self.state.holds(seat, GRANNY) and is_announced_by(self, seat, action)

    monkeypatch.setattr(Match, "is_announced_by", leaky)
    # While people read, bots answer later than the window's least time whatever they hold.
    monkeypatch.setattr(BotDriver, "_reading_pause", lambda self, bot: 0.0)
    cases = await sample(FEW)
    assert by_feature(cases)["spectator time"] > 0.6


async def test_a_bot_that_has_to_think_for_longer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_pause = BotDriver._draw_pause

    def leaky(self: BotDriver, bot: "object") -> float:
        pause = draw_pause(self, bot)  # type: ignore[arg-type]
        seats = self.progress.match.state.to_act()
        return pause + (0.3 if len(self.progress.match.state.options(seats[0])) > 1 else 0.0)

    monkeypatch.setattr(BotDriver, "_draw_pause", leaky)
    assert by_all(await sample(2 * FEW, BOTS)) > 0.6


def test_an_auc_counts_pairs_in_the_right_order_and_ties_half() -> None:
    assert auc([1, 2, 3, 4], [False, False, True, True]) == 1
    assert auc([1, 1, 1, 1], [False, True, False, True]) == 0.5
    assert auc([1, 2, 2, 3], [True, True, False, False]) == 0.125


def test_the_guesser_learns_what_only_two_features_together_tell() -> None:
    cases = [Case(at % 2 == 0, {"one": at * 7 % 11, "two": at * 7 % 11 + (at % 2)}) for at in range(400)]
    assert max(by_feature(cases).values()) < 0.6
    assert by_all(cases) > 0.95
