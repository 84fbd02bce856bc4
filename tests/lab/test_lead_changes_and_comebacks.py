"""Who leads as a game goes on, by the standings after each move."""

from types import SimpleNamespace
from typing import cast

import pytest

from regift.games import catalogue
from regift.kit.state import State
from regift.lab.balance import BalanceEstimator
from regift.lab.lead_changes_and_comebacks import GameLeads, LeadWatch, summary


def leads(*places: tuple[int, ...]) -> GameLeads:
    """Watch a game with these places of the seats after each move."""
    watch = LeadWatch()
    for each in places:
        standings = [SimpleNamespace(seat=seat, place=place) for seat, place in enumerate(each)]
        game = SimpleNamespace(seats=len(each))
        watch.see(cast("State", SimpleNamespace(game=game, standings=lambda standings=standings: standings)))
    return watch.leads()


@pytest.mark.parametrize(
    ("places", "found"),
    [
        ([(1, 1), (1, 1), (1, 2)], GameLeads(0, False, False)),
        ([(1, 1), (1, 2), (1, 2)], GameLeads(0, False, True)),
        ([(1, 2), (1, 2), (2, 1)], GameLeads(1, True, False)),
        ([(1, 2), (1, 1), (1, 2)], GameLeads(0, False, False)),
        ([(1, 2), (1, 1), (2, 1)], GameLeads(1, False, False)),
        ([(1, 1, 1), (1, 2, 3), (3, 1, 2)], GameLeads(1, False, False)),
        ([(1, 1, 1), (1, 2, 3), (1, 3, 1)], GameLeads(0, True, True)),
    ],
)
def test_who_led_and_who_came_from_behind(places: list[tuple[int, ...]], found: GameLeads) -> None:
    assert leads(*places) == found


def test_figures_lie_in_their_intervals() -> None:
    found = summary([GameLeads(0, True, False), GameLeads(4, False, True), GameLeads(2, False, True)])
    assert found.changes.value == 2
    assert found.comebacks.value == pytest.approx(1 / 3)
    assert found.kept.value == pytest.approx(2 / 3)
    assert all(each.low < each.value < each.high for each in found)
    assert summary([]).changes == (0, 0, 0)


@pytest.mark.parametrize(
    ("game", "bot"),
    [
        ("kung_fu", "random"),
        ("kung_fu", "rules"),
        *((game, "random") for game in ("cursed_gifts", "gift_trap", "not_a_hat")),
    ],
)
def test_every_game_says_who_leads_and_watching_changes_no_game(game: str, bot: str) -> None:
    made = catalogue.game(game, seats=4)
    watched, plain = BalanceEstimator(made, bot, 1, is_watched=True), BalanceEstimator(made, bot, 1)
    for _ in range(3):
        watched.play()
        plain.play()
    assert watched.balance() == plain.balance()
    assert len(watched.game_leads) == 3
    assert plain.leads() is None
