"""Tables that their hosts have listed: who may list one, what ends that, and what everybody is told."""

from pathlib import Path

from regift.server.services_for_connections import AppServices
from regift.tables.limits.server_limit_values import Limits
from regift.tables.open_tables.listing_conditions import ABANDONED
from regift.tables.open_tables.open_table_list import KEPT, OpenTable, first_of_each
from regift.tables.storage.stored_table_records import Guest
from regift.tables.system_clock import SystemClock
from regift.terminal.transports.skip_to_my_turn import AdvanceableClock
from tests.server.passing_time import host_leaves, wait
from tests.server.playing import NOBODY_IS_WAITED_FOR, Json, Player, Served, finish, serving, start
from tests.waiting import until


class LeapingClock(SystemClock):
    """Goes on by leaps as well."""

    def __init__(self) -> None:
        self.leapt = 0.0

    def now(self) -> float:
        return super().now() + self.leapt

    def date(self) -> float:
        return super().date() + self.leapt


async def hosted(served: Served, name: str = "Léa", seats: int = 3) -> tuple[str, Player]:
    """Return the code and the host of a new table for a game of Kung Fu."""
    made = await served.make("kung_fu", seats)
    return made["code"], await served.enter(made["code"], name, token=made["token"])


async def listed(host: Player, language: str = "fr") -> None:
    """List a table, or take it off the list."""
    await host.say(t="manner", name="listed", value=language)
    await host.until(lambda: setting(host) == language)


def setting(player: Player) -> object:
    """Return how the table is listed, as somebody there was told; None where no table can be."""
    return next((each["value"] for each in player.last["lobby"]["manners"] if each["name"] == "listed"), None)


async def open_tables(served: Served, clock: LeapingClock) -> list[Json]:
    """Return the list as it is a moment later."""
    clock.leapt += KEPT
    answer = await served.http.get("/api/open-tables")
    assert answer.status_code == 200, answer.text
    tables: list[Json] = answer.json()
    return tables


def is_left(served: Served) -> bool:
    """Return whether nobody is at any table of the server."""
    services: AppServices = served.server.config.app.state.app_services  # type: ignore[union-attr]
    return not any(table.presence.listeners for table in services.table_registry.tables.values())


async def test_a_table_is_listed_by_its_host_alone_until_it_is_taken_back(tmp_path: Path) -> None:
    clock = LeapingClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        code, host = await hosted(served)
        guest = await served.enter(code, "Robin")
        await hosted(served, "Somebody else")
        assert setting(host) == "no"
        assert await open_tables(served, clock) == []
        await guest.say(t="manner", name="listed", value="fr")
        assert (await guest.answer("fault"))["field"] == "host"
        await host.say(t="manner", name="listed", value="de")
        assert (await host.answer("fault"))["field"] == "listed"
        await listed(host)
        told = {"code": code, "game": "kung_fu", "host": "Léa", "avatar": "", "free": 1, "seats": 3, "language": "fr"}
        (entry,) = await open_tables(served, clock)
        assert entry | {"avatar": ""} == told
        await listed(host, "en")
        assert [each["language"] for each in await open_tables(served, clock)] == ["en"]
        await listed(host, "no")
        assert await open_tables(served, clock) == []


async def test_whoever_comes_from_the_list_sits_down_and_a_full_table_is_listed_no_more(tmp_path: Path) -> None:
    clock = LeapingClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        _, host = await hosted(served, seats=2)
        await listed(host)
        (entry,) = await open_tables(served, clock)
        guest = await served.enter(entry["code"], "Mia")
        assert guest.seat == 1
        await host.until(lambda: setting(host) == "no")
        assert await open_tables(served, clock) == []
        await guest.say(t="stand_up")
        await guest.until(lambda: guest.seat == -1)
        assert await open_tables(served, clock) == [], "it is not listed again by itself"
        await host.until(lambda: host.last["lobby"]["chairs"][1]["who"] == "free")
        await listed(host)
        assert len(await open_tables(served, clock)) == 1


async def test_a_lock_and_a_deal_end_it_and_a_game_that_is_over_cannot_be_listed(tmp_path: Path) -> None:
    clock = LeapingClock()
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR, clock) as served:
        code, host = await hosted(served)
        await listed(host)
        await host.say(t="manner", name="lock", value=True)
        await host.until(lambda: setting(host) == "no")
        await host.say(t="manner", name="listed", value="fr")
        assert (await host.answer("fault"))["field"] == "listed"
        await host.say(t="manner", name="lock", value=False)
        await listed(host)
        await host.say(t="add_bot", seat=1, bot="random")
        await host.say(t="seats", seats=2)
        await host.until(lambda: setting(host) == "no")
        assert await open_tables(served, clock) == []
        await start([host])
        await host.say(t="manner", name="listed", value="fr")
        assert (await host.answer("fault"))["field"] == "listed"
        await finish([host])
        await host.say(t="manner", name="listed", value="fr")
        assert (await host.answer("fault"))["field"] == "listed"
        assert code


async def test_who_sees_late_that_a_game_is_over_does_not_read_it_off_the_list(tmp_path: Path) -> None:
    clock = LeapingClock()
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR, clock) as served:
        code, host = await hosted(served, seats=2)
        guest = await served.enter(code, "Robin")
        await host.say(t="manner", name="delay", value=300)
        await start([host, guest])
        await finish([host, guest])
        await host.say(t="rematch")
        await host.until(lambda: host.phase == "lobby")
        await host.say(t="seats", seats=4)
        await host.until(lambda: len(host.last["lobby"]["chairs"]) == 4)
        await listed(host)
        watcher = await served.enter(code, "Mia", watch=True)
        assert watcher.phase == "playing"
        assert setting(watcher) == "no"
        assert await open_tables(served, clock) == []


async def test_a_table_that_all_have_left_is_not_listed_and_after_a_while_no_more(tmp_path: Path) -> None:
    clock = LeapingClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        code, host = await hosted(served)
        await listed(host)
        token = host.token
        for gone, is_still in ((ABANDONED / 2, True), (ABANDONED * 2, False)):
            await host.socket.close()
            await until(lambda: is_left(served))
            assert await open_tables(served, clock) == []
            await served.enter(code, "Passer-by", watch=True)
            assert await open_tables(served, clock) == [], "somebody who only watches does not wait for players"
            await served.players[-1].socket.close()
            await until(lambda: is_left(served))
            clock.leapt += gone
            host = await served.enter(code, "Léa", token=token)
            assert len(await open_tables(served, clock)) == is_still


async def test_somebody_who_stays_to_watch_keeps_no_table_listed_that_its_people_left_for_long(tmp_path: Path) -> None:
    clock = LeapingClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        code, host = await hosted(served)
        await listed(host)
        watcher = await served.enter(code, "Passer-by", watch=True)
        await host.socket.close()
        await watcher.until(lambda: not watcher.last["lobby"]["chairs"][0].get("is_here", False))
        clock.leapt += ABANDONED * 2
        host = await served.enter(code, "Léa", token=host.token)
        assert setting(host) == "no"
        assert await open_tables(served, clock) == []


async def test_who_only_acts_as_host_lists_no_table(tmp_path: Path) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR, clock) as served:
        code, host = await hosted(served)
        guest = await served.enter(code, "Robin")
        await host_leaves(clock, host, guest)
        await guest.say(t="manner", name="listed", value="fr")
        assert (await guest.answer("fault"))["reason"] == "acting_host_lists"
        host = await served.enter(code, "Léa", token=host.token)
        await listed(host)
        wait(clock, KEPT)
        assert len((await served.http.get("/api/open-tables")).json()) == 1


def listing(number: int, payer: str, free: int) -> tuple[str, OpenTable]:
    """Return a table that somebody lists, with who that is."""
    return payer, OpenTable(f"AA{number:02}", "kung_fu", Guest(), free, 4, "en")


def test_where_there_are_too_many_nobodys_second_comes_before_everybodys_first() -> None:
    crowd = [listing(number, f"crowd {number % 3}", 1) for number in range(9)]
    told = first_of_each([*crowd, listing(90, "family", 3)], most=5)
    assert [table.free for table in told] == [1, 1, 1, 1, 3]
    assert told[-1].code == "AA90"
    assert [table.code for table in first_of_each(crowd, most=4)] == ["AA00", "AA01", "AA02", "AA03"]


async def test_a_listing_ends_with_the_server(tmp_path: Path) -> None:
    clock = LeapingClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        code, host = await hosted(served)
        await listed(host)
        token = host.token
    async with serving(tmp_path / "data", clock=clock) as served:
        assert await open_tables(served, clock) == []
        host = await served.enter(code, "Léa", token=token)
        assert setting(host) == "no", "nobody knows for how long it was away"
        assert await open_tables(served, clock) == []
        await listed(host)
        assert [each["code"] for each in await open_tables(served, clock)] == [code]


async def test_who_was_shown_out_of_an_open_table_does_not_come_back(tmp_path: Path) -> None:
    clock = LeapingClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        code, host = await hosted(served, seats=4)
        guest = await served.enter(code, "Troll")
        await host.until(lambda: host.last["lobby"]["chairs"][1]["who"] == "person")
        await host.say(t="show_out", seat=1)
        assert (await guest.answer("fault"))["is_final"]
        await listed(host)
        again = await served.connect()
        await again.say(t="enter", code=code, name="Troll", token=guest.token)
        assert (await again.answer("fault"))["is_final"]
        other = await served.enter(code, "Troll again")
        assert other.seat == -1, "from the same address one has to ask"


async def test_the_list_is_bounded_and_no_address_fills_it(tmp_path: Path) -> None:
    clock = LeapingClock()
    limits = Limits().times(0)
    for names, most in ((("open_tables",), 2), (("open_tables_of_one",), 3)):
        few = Limits(**{**{n: getattr(limits, n) for n in limits.__struct_fields__}, **dict.fromkeys(names, most)})
        async with serving(tmp_path / names[0], clock=clock, limits=few) as served:
            hosts = [(await hosted(served, f"Host {number}", seats))[1] for number, seats in enumerate((4, 3, 2, 5))]
            for host in hosts:
                await listed(host)
            found = await open_tables(served, clock)
            assert len(found) == most
            assert found == sorted(found, key=lambda entry: entry["free"])


async def test_the_tables_are_looked_through_once_a_second(tmp_path: Path) -> None:
    clock = LeapingClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        clock.now = lambda: clock.leapt  # type: ignore[method-assign]
        assert await open_tables(served, clock) == []
        _, host = await hosted(served)
        await listed(host)
        assert (await served.http.get("/api/open-tables")).json() == []
        assert len(await open_tables(served, clock)) == 1


async def test_at_a_server_without_a_list_no_host_is_offered_one(tmp_path: Path) -> None:
    clock = LeapingClock()
    async with serving(tmp_path / "data", clock=clock, lists_tables=False) as served:
        _, host = await hosted(served)
        assert setting(host) is None
        await host.say(t="manner", name="listed", value="fr")
        assert (await host.answer("fault"))["field"] == "listed"
        assert await open_tables(served, clock) == []
