"""Logging other devices out of the tables that follow: who may, how far it goes, and what is put away meanwhile."""

from dataclasses import dataclass
from itertools import pairwise

import pytest
from msgspec.structs import replace

from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.next_tables import linked_tables, log_out_at_linked_tables
from regift.tables.next_tables.linked_tables import keep_opened_at_tables_before, with_table_before
from regift.tables.next_tables.log_out_at_linked_tables import log_out_others_at_linked_tables
from regift.tables.request_error import RequestError
from regift.tables.setup.game_setup import SeatAssignment
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from tests.tables.scene import Ear, Scene


@dataclass
class Chain:
    """Tables one after the other: a person has a seat at the first."""

    scene: Scene
    tables: list[Table]

    @property
    def owner(self) -> Ear:
        return self.scene.ears[1]

    async def generations(self) -> list[int]:
        """Return how often the person has logged others out, by table."""
        found = [await self.scene.table_registry.find(table.code) for table in self.tables]
        return [table.stored.generation_of(self.owner.person) for table in found]


async def chain_of(length: int) -> Chain:
    """Open tables, each the next of the one before."""
    scene = Scene(TableSpeed(bots=0.0, window_limit=0.0))
    tables = [await scene.deal("kung_fu", 2)]
    for _ in range(length - 1):
        opened = await scene.table_registry.make("kung_fu", 2)
        tables.append(await scene.table_registry.find(opened.code))
    for table, after in pairwise(tables):
        await table.commit(replace(table.stored, next=after.code))
        await after.commit(replace(after.stored, tables_before=with_table_before(table)))
        await keep_opened_at_tables_before(scene.table_registry, table, after.code)
    return Chain(scene, tables)


async def test_a_table_that_is_put_away_before_the_log_out_reaches_it_is_looked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chain = await chain_of(3)
    registry = chain.scene.table_registry
    peek, looked_for = registry.peek, list[str]()

    async def peek_and_put_away(code: str) -> Table:
        table = await peek(code)
        looked_for.append(code)
        if looked_for.count(code) == 2:  # the log-out itself: before, only generations are read
            await registry._let_go(table)
        return table

    monkeypatch.setattr(registry, "peek", peek_and_put_away)
    await log_out_others_at_linked_tables(registry, chain.tables[0], chain.owner.person, chain.owner)
    assert [looked_for.count(table.code) for table in chain.tables] == [0, 4, 4]
    monkeypatch.undo()
    assert await chain.generations() == [1, 1, 1]
    await registry.close()


async def test_a_log_out_does_not_reach_another_table_that_has_got_the_code_of_one_that_is_no_more() -> None:
    chain = await chain_of(3)
    await chain.tables[1].commit(replace(chain.tables[1].stored, tables_before=()))
    await chain.tables[2].commit(replace(chain.tables[2].stored, tables_before=()))
    await log_out_others_at_linked_tables(chain.scene.table_registry, chain.tables[0], chain.owner.person, chain.owner)
    assert await chain.generations() == [1, 0, 0]
    await chain.scene.table_registry.close()


async def test_a_log_out_reaches_the_tables_before_and_those_opened_from_them() -> None:
    chain = await chain_of(4)
    last = chain.tables[3]
    people = last.game_setup.seated(0, SeatAssignment("person", chain.owner.person, "Owner", "gift"))
    await last.commit(replace(last.stored, game_setup=people))
    await log_out_others_at_linked_tables(chain.scene.table_registry, last, chain.owner.person, chain.owner)
    assert await chain.generations() == [1, 1, 1, 1]
    assert chain.owner.is_out
    await chain.scene.table_registry.close()


async def test_a_log_out_reaches_a_table_although_the_one_that_it_was_opened_from_is_no_more() -> None:
    chain = await chain_of(4)
    await chain.scene.table_registry.delete(chain.tables.pop(1).code)
    await chain.scene.table_registry.delete(chain.tables.pop(1).code)
    await log_out_others_at_linked_tables(chain.scene.table_registry, chain.tables[0], chain.owner.person, chain.owner)
    assert await chain.generations() == [1, 1]
    await chain.scene.table_registry.close()


async def test_a_log_out_looks_in_vain_only_a_few_times_while_the_server_stops() -> None:
    chain = await chain_of(2)
    chain.tables[1].is_closed = True
    await log_out_others_at_linked_tables(chain.scene.table_registry, chain.tables[0], chain.owner.person, chain.owner)
    assert await chain.generations() == [1, 0]
    await chain.scene.table_registry.close()


async def test_who_may_log_nobody_out_lets_no_table_be_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    chain = await chain_of(2)
    registry = chain.scene.table_registry
    looked_for = list[str]()

    async def peek(code: str) -> Table:
        looked_for.append(code)
        return chain.tables[1]

    monkeypatch.setattr(registry, "peek", peek)
    with pytest.raises(RequestError, match="who play"):
        await log_out_others_at_linked_tables(registry, chain.tables[0], "watcher", Ear(chain.scene.clock, "watcher"))
    assert looked_for == []
    await registry.close()


async def test_who_was_told_nothing_because_the_server_was_killed_in_between_does_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chain = await chain_of(3)
    registry, owner = chain.scene.table_registry, chain.owner

    async def be_killed(*_: object) -> None:
        raise ConnectionAbortedError

    with monkeypatch.context() as patch:
        patch.setattr(log_out_at_linked_tables, "log_out_others", be_killed)
        with pytest.raises(ConnectionAbortedError):
            await log_out_others_at_linked_tables(registry, chain.tables[0], owner.person, owner)
    assert await chain.generations() == [0, 1, 1]
    await log_out_others_at_linked_tables(registry, chain.tables[0], owner.person, owner)
    assert await chain.generations() == [2, 2, 2]
    await registry.close()


async def test_no_more_than_so_many_tables_are_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linked_tables, "MAX_LINKED", 2)
    chain = await chain_of(4)
    await log_out_others_at_linked_tables(chain.scene.table_registry, chain.tables[0], chain.owner.person, chain.owner)
    assert sorted(await chain.generations()) == [0, 1, 1, 1]
    await chain.scene.table_registry.close()


@pytest.mark.parametrize("is_anybody_there", [False, True])
async def test_tables_that_are_opened_one_after_the_other_hide_none_that_is_played_at_from_a_log_out(
    is_anybody_there: bool,
) -> None:
    chain = await chain_of(2)
    registry, [first, played] = chain.scene.table_registry, chain.tables
    thief = Ear(chain.scene.clock, chain.owner.person)
    played.presence.come(thief)
    opened = [(await registry.make("kung_fu", 2)).code for _ in range(linked_tables.MAX_KEPT + 1)]
    for code in opened:
        if is_anybody_there:
            (await registry.find(code)).presence.come(Ear(chain.scene.clock, "opener"))
        await first.commit(linked_tables.with_opened(registry, first.stored, code))
    assert first.stored.opened == (played.code, *(opened[:-2] if is_anybody_there else opened[2:]))
    await log_out_others_at_linked_tables(registry, first, chain.owner.person, chain.owner)
    assert played.stored.generation_of(chain.owner.person) == 1
    await registry.close()
