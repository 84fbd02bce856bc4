"""A game has so many moves at most: then its seats are withdrawn, whoever stands last first, until it is over."""

import pytest

from regift.tables.limits.rate_limits_and_quotas import TooMany, UsageBudget
from regift.tables.limits.server_limit_values import Limits
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.play.match import Match
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import WITHDRAW
from tests.tables.scene import Scene, idle

AT_ONCE = TableSpeed(bots=0, window_limit=0)
MOST = 30
GAMES = ("kung_fu", "cursed_gifts", "not_a_hat", "gift_trap")


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


@pytest.mark.parametrize("game", GAMES)
async def test_it_ends_by_its_standings(game: str) -> None:
    scene = Scene(AT_ONCE)
    scene.budget = UsageBudget(Limits(game_moves=MOST), scene.clock.now)
    scene.table_registry = scene.new_registry()
    table = await scene.deal(game, 4)
    match = match_of(table)
    places = []
    while not match.state.is_over:
        places = match.state.standings()
        seat = match.state.to_act()[0]
        await scene.play(table, seat, match.state.fallback(seat).name)
        await scene.clock.advance(60)
    moves = await scene.moves(table)
    withdrawn = [entry.seat for entry in moves if entry.action == WITHDRAW]
    assert len(moves) - len(withdrawn) == MOST
    assert withdrawn
    assert sorted(withdrawn, key=lambda seat: -places[seat].place) == withdrawn
    await idle()
    for ear in scene.ears:
        assert [isinstance(failure, TooMany) and failure.field for failure in ear.failures] == ["game_moves"]
    result = table.stored.result
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    again = await scene.table_registry.find(table.code)
    assert match_of(again).state.is_over
    assert again.stored.result == result
    await scene.table_registry.close()
