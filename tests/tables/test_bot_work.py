"""What bots cost: nothing where nobody is, and no more than the address that has them at work may spend."""

import asyncio

import pytest

from regift.bots.kung_fu import GameBot
from regift.bots.tree_search import TreeSearchBot
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.limits.server_limit_values import Limits, Rate
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout, host_commands
from regift.tables.play import shuffle_exchange_and_deal
from regift.tables.setup.game_setup import SeatAssignment
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import Guest
from tests.tables.scene import Ear, Scene, idle, seating
from tests.tables.searching import search_task
from tests.waiting import HUNG, until

GUEST = Guest("Watcher", "gift")


async def bots_watched(scene: Scene, bot: str = "random", seats: int = 3) -> tuple[Table, Ear]:
    """Let bots alone play before the host, who only watches."""
    opened = await scene.table_registry.make("kung_fu", seats)
    table = await scene.table_registry.find(opened.code)
    host = Ear(scene.clock, opened.host)
    for seat in range(seats):
        place = SeatAssignment(who="bot", bot=bot)
        await host_commands.change_setup(table, opened.host, seating(seat, place))
    await entry_exit_rename_and_logout.enter(table, host, GUEST, watch=True)
    await shuffle_exchange_and_deal.start(table, opened.host)
    return table, host


async def test_bots_rest_as_soon_as_the_last_who_watched_has_gone_and_go_on_with_the_next() -> None:
    scene = Scene(TableSpeed())
    table, host = await bots_watched(scene)
    await scene.clock.advance(10)
    played = len(await scene.moves(table))
    assert played > 0
    entry_exit_rename_and_logout.leave(table, host)
    await scene.clock.advance(600)
    assert len(await scene.moves(table)) == played
    await entry_exit_rename_and_logout.enter(table, Ear(scene.clock, "somebody"), GUEST, watch=True)
    await scene.clock.advance(10)
    assert len(await scene.moves(table)) > played
    await scene.table_registry.close()


async def test_a_table_of_bots_that_is_opened_again_rests_until_somebody_comes() -> None:
    scene = Scene(TableSpeed())
    table, _ = await bots_watched(scene)
    await scene.clock.advance(10)
    played = len(await scene.moves(table))
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    table = await scene.table_registry.find(table.code)
    await scene.clock.advance(600)
    assert len(await scene.moves(table)) == played
    await scene.table_registry.close()


async def test_a_search_ends_when_nobody_is_there_any_more() -> None:
    scene = Scene(TableSpeed(bots=0))
    table, host = await bots_watched(scene, "search:10000000")
    await idle()
    entry_exit_rename_and_logout.leave(table, host)
    searching = scene.table_registry.services.search_turns.run("", search_task(), asyncio.Event())
    assert (await asyncio.wait_for(searching, HUNG)).bot.simulations == 8
    await scene.table_registry.close()


class Efforts:
    """Notes how bots come to their choices."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.iterations: list[int] = []
        """Of each search."""
        self.quick = 0
        """Choices by rules of thumb."""
        search, rules = TreeSearchBot.choose, GameBot.choose

        def searched(bot, *asked):  # type: ignore[no-untyped-def]
            self.iterations.append(bot.iterations)
            bot.iterations = min(bot.iterations, 4)
            return search(bot, *asked)

        def chosen(bot, *asked):  # type: ignore[no-untyped-def]
            self.quick += 1
            return rules(bot, *asked)

        patch.setattr(TreeSearchBot, "choose", searched)
        patch.setattr(GameBot, "choose", chosen)


def scene_with(search: Rate) -> Scene:
    scene = Scene(TableSpeed(bots=0))
    scene.budget = UsageBudget(Limits(search=search), scene.clock.now)
    scene.table_registry = scene.new_registry()
    return scene


async def test_bots_search_less_and_less_and_then_go_by_rules_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    efforts = Efforts(monkeypatch)
    scene = scene_with(Rate(20_000, 1))
    table, host = await bots_watched(scene, "search")
    await until(lambda: efforts.quick > 20)
    assert efforts.iterations[0] == 1000
    assert efforts.iterations == sorted(efforts.iterations, reverse=True)
    assert len(set(efforts.iterations)) > 5
    assert min(efforts.iterations) >= 50
    assert scene.budget.left("search", table.code) >= 0
    entry_exit_rename_and_logout.leave(table, host)
    await scene.table_registry.close()


async def test_a_living_room_with_seven_that_search_never_notices() -> None:
    """A window asks all of them at once; then somebody's turn takes a while."""
    scene = scene_with(Limits().search)
    for _ in range(200):
        scene.budget.spend("search", "home", 8 * 1000)
        scene.clock.time += 1.6
    assert scene.budget.left("search", "home") > Limits().search.burst / 2


async def test_the_work_is_on_the_budget_of_the_host_or_else_of_who_came_first() -> None:
    scene = Scene(TableSpeed())
    table, host = await bots_watched(scene)
    first, second = Ear(scene.clock, "first"), Ear(scene.clock, "second")
    for ear, address in ((host, "192.0.2.1"), (first, "192.0.2.2"), (second, "192.0.2.3")):
        ear.address = address
    await entry_exit_rename_and_logout.enter(table, first, GUEST, watch=True)
    await entry_exit_rename_and_logout.enter(table, second, GUEST, watch=True)
    assert table.payer() == "192.0.2.1"
    entry_exit_rename_and_logout.leave(table, host)
    assert table.payer() == "192.0.2.2"
    entry_exit_rename_and_logout.leave(table, first)
    assert table.payer() == "192.0.2.3"
    second.address = ""
    assert table.payer() == table.code
    await scene.table_registry.close()


async def test_what_a_bot_may_search_is_settled_before_its_hand_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """So much a decision that all can see it is asked for, whatever it holds and however many picks it makes."""
    Efforts(monkeypatch)
    scene = scene_with(Rate(1_000_000, 1))
    spent: list[float] = []
    spend = scene.budget.spend

    def noting(limit: str, whose: str, count: float) -> None:
        if limit == "search":
            spent.append(count)
        spend(limit, whose, count)

    monkeypatch.setattr(scene.budget, "spend", noting)
    table, host = await bots_watched(scene, "search")
    await until(lambda: table.match is not None and len(table.match.state.history) > 60)
    entry_exit_rename_and_logout.leave(table, host)
    assert set(spent) == {1000}
    await scene.table_registry.close()
