"""Seat codes bring people to their seat on another device, guesses only wait, and other devices can be logged out."""

import asyncio
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from regift.kit.refusal_and_errors import RegiftError
from regift.tables.evening.evening_games_and_people import EveningPerson
from regift.tables.limits.rate_limits_and_quotas import TooMany
from regift.tables.limits.server_limit_values import Limits, Rate
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout
from regift.tables.people.entry_exit_rename_and_logout import MAX_CODE_WAIT, MAX_GENERATIONS
from regift.tables.people.seat_codes_and_requests import LENGTH
from regift.tables.request_error import BadToken, RequestError
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import Guest
from regift.wire import all_messages as wire
from regift.wire.client_message_handler import ClientMessageHandler
from tests.tables.scene import Ear, Scene, idle

AT_ONCE = TableSpeed(bots=0, window_limit=0)


async def test_a_seat_code_is_the_own_seat_on_another_device_however_it_is_typed() -> None:
    scene = Scene(AT_ONCE)
    table = await scene.deal("kung_fu", 3)
    people = [ear.person for ear in scene.ears]
    codes = [table.seat_codes.code_of(person) for person in people]
    assert len(set(codes)) == 3
    assert {len(code) for code in codes} == {LENGTH}
    for person, code in zip(people, codes, strict=True):
        typed = f" {code[:4].lower()}-{code[4:]} "
        assert await entry_exit_rename_and_logout.person_of_seat_code(table, typed, "home") == person
    await entry_exit_rename_and_logout.stand_up(table, people[1])
    with pytest.raises(RequestError, match="the code of a seat"):
        await entry_exit_rename_and_logout.person_of_seat_code(table, codes[1], "home")
    await scene.table_registry.close()


async def wrong_codes(scene: Scene, table: Table, address: str, count: int) -> int:
    """Try so many wrong codes from an address, however long they wait; return how many were turned away unread."""
    turned_away = 0
    for number in range(count):
        trying = asyncio.create_task(
            entry_exit_rename_and_logout.person_of_seat_code(table, f"WRONG{number:03}", address)
        )
        await scene.clock.advance(MAX_CODE_WAIT)
        with pytest.raises(RequestError) as error:
            await trying
        turned_away += isinstance(error.value, TooMany)
    return turned_away


async def test_wrong_seat_codes_slow_others_down_and_shut_out_nobody() -> None:
    scene = Scene(AT_ONCE)
    scene.budget.limits = Limits(wrong_seat_code=Rate(10, 1e-6), wrong_seat_code_of_table=Rate(10, 1e-3))
    table = await scene.deal("kung_fu", 2)
    table.addresses.note(scene.ears[0].person, "home")
    codes = [entry_exit_rename_and_logout.seat_code_of(table, ear.person) for ear in scene.ears]
    assert [await wrong_codes(scene, table, f"192.0.2.{number}", 12) for number in range(3)] == [2, 2, 2]
    assert await entry_exit_rename_and_logout.person_of_seat_code(table, codes[0], "home") == scene.ears[0].person
    begun = scene.clock.time
    coming = asyncio.create_task(entry_exit_rename_and_logout.person_of_seat_code(table, codes[1], "elsewhere"))
    await scene.clock.advance(MAX_CODE_WAIT)
    assert await coming == scene.ears[1].person
    assert scene.clock.time - begun == MAX_CODE_WAIT
    with pytest.raises(TooMany):
        await entry_exit_rename_and_logout.person_of_seat_code(table, codes[0], "192.0.2.1")
    await scene.table_registry.close()


async def test_each_wrong_code_beyond_the_limit_makes_the_next_wait_longer() -> None:
    scene = Scene(AT_ONCE)
    scene.budget.limits = Limits(wrong_seat_code_of_table=Rate(2, 1))
    table = await scene.deal("kung_fu", 2)
    waits = []
    for number in range(6):
        scene.clock.sleepers.clear()
        trying = asyncio.create_task(
            entry_exit_rename_and_logout.person_of_seat_code(table, "WRONG", f"192.0.2.{number}")
        )
        await idle()
        waits.append(round(scene.clock.sleepers[-1][0] - scene.clock.time) if scene.clock.sleepers else 0)
        for _, waked in scene.clock.sleepers:
            waked.set_result(None)
        with pytest.raises(RequestError, match="the code of a seat"):
            await trying
    assert waits == [0, 0, 0, 1, 2, 3]
    await scene.table_registry.close()


async def test_who_logs_other_devices_out_is_alone_on_the_seat_with_another_code() -> None:
    scene = Scene(AT_ONCE)
    table = await scene.deal("kung_fu", 2)
    here, guest = scene.ears
    other = Ear(scene.clock, here.person)
    await entry_exit_rename_and_logout.enter(table, other, Guest("Host"), watch=False)
    code, guests_code = (
        entry_exit_rename_and_logout.seat_code_of(table, here.person),
        entry_exit_rename_and_logout.seat_code_of(table, guest.person),
    )
    lobbies = guest.lobbies
    await entry_exit_rename_and_logout.log_out_others(table, here.person, here)
    assert (here.is_out, other.is_out, guest.is_out) == (False, True, False)
    assert (table.seat_of(here.person), guest.lobbies) == (0, lobbies)
    assert entry_exit_rename_and_logout.seat_code_of(table, here.person) != code
    assert entry_exit_rename_and_logout.seat_code_of(table, guest.person) == guests_code
    late = Ear(scene.clock, here.person)  # its token was read before
    with pytest.raises(BadToken) as refused:
        await entry_exit_rename_and_logout.enter(table, late, Guest("Host"), watch=False)
    assert refused.value.reason == "logged_out"
    await scene.table_registry.close()


async def test_of_two_devices_that_log_each_other_out_at_once_the_first_stays() -> None:
    scene = Scene(AT_ONCE)
    table = await scene.deal("kung_fu", 2)
    first = scene.ears[0]
    second = Ear(scene.clock, first.person)
    await entry_exit_rename_and_logout.enter(table, second, Guest("Host"), watch=False)
    ends = [entry_exit_rename_and_logout.log_out_others(table, each.person, each) for each in (first, second)]
    done, refused = await asyncio.gather(*ends, return_exceptions=True)
    assert done is None
    assert isinstance(refused, BadToken)
    assert (first.is_out, second.is_out, table.stored.generation_of(first.person)) == (False, True, 1)
    await scene.table_registry.close()


async def test_only_who_has_a_seat_to_lose_logs_devices_out_and_few_of_the_others_are_kept() -> None:
    scene = Scene(AT_ONCE)
    table = await scene.deal("kung_fu", 2)
    watcher = Ear(scene.clock, "watcher")
    await entry_exit_rename_and_logout.enter(table, watcher, Guest("Watcher", "cat"), watch=True)
    with pytest.raises(RequestError, match="who play"):
        await entry_exit_rename_and_logout.log_out_others(table, "watcher", watcher)
    many = {f"somebody {number}": 1 for number in range(3 * MAX_GENERATIONS)}
    held = {"expected": 3, "of last game": 4, scene.ears[1].person: 2, "watcher": 5}
    evening = replace(table.stored.evening, people={"of last game": EveningPerson("P", "cat")})
    generations = {**held, **many}
    await table.commit(replace(table.stored, generations=generations, reserved_for=("expected",), evening=evening))
    await entry_exit_rename_and_logout.stand_up(table, scene.ears[1].person)
    await entry_exit_rename_and_logout.log_out_others(table, scene.ears[0].person, scene.ears[0])
    kept = table.stored.generations
    assert kept.items() > {**held, scene.ears[0].person: 1}.items()
    assert len(kept) == MAX_GENERATIONS + 5
    await scene.table_registry.close()


class Device(Ear):
    """One of the devices of a person, by which they ask for things."""

    def __init__(self, scene: Scene, person: str) -> None:
        super().__init__(scene.clock, person)
        self.answers: list[wire.ToClient] = []
        self.refusals: list[RegiftError] = []

    def answer(self, message: wire.ToClient) -> None:
        self.answers.append(message)

    def fail(self, error: RegiftError) -> None:
        self.refusals.append(error)

    async def go_on(self, table: Table) -> None:
        raise AssertionError

    async def log_out_others(self, table: Table, tokens: Sequence[str]) -> None:
        await entry_exit_rename_and_logout.log_out_others(table, self.person, self)

    async def show_out_of_next_table(self, table: Table) -> None:
        raise AssertionError


@pytest.mark.parametrize(
    "message",
    [wire.LogOutOthers(), wire.StandUp(), wire.Rename("Ghost", "fox"), wire.ShowOut(1), wire.SetManner("lock", True)],
    ids=lambda message: type(message).__name__,
)
async def test_what_a_device_asked_for_does_nothing_once_it_was_logged_out(message: wire.ToServer) -> None:
    scene = Scene(AT_ONCE)
    table = await scene.deal("kung_fu", 2)
    devices = [Device(scene, scene.ears[0].person) for _ in range(2)]
    for device in devices:
        await entry_exit_rename_and_logout.enter(table, device, Guest("Host"), watch=False)
    first, second = (ClientMessageHandler(table, device.person, Guest("Host"), device) for device in devices)
    async with table.lock:  # both ask while something else goes on
        asking = [asyncio.create_task(first.take(wire.LogOutOthers())), asyncio.create_task(second.take(message))]
        await idle()
    await asyncio.gather(*asking)
    before = table.stored
    assert [device.is_out for device in devices] == [False, True]
    assert [isinstance(refusal, BadToken) for refusal in devices[1].refusals] == [True]
    assert (before.generations, before.game_setup.people()[0]) == ({devices[0].person: 1}, devices[0].person)
    assert (table.manners.lock, before.banned, before.game_setup.seats[0].name) == (False, (), "P0")
    await first.take(wire.LogOutOthers())
    assert (devices[0].refusals, table.stored.generation_of(devices[0].person)) == ([], 2)
    await scene.table_registry.close()
