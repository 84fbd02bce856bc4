"""The shuffle of a live table: committed to, pledged for, shared in, proved."""

import asyncio
import json
from hashlib import sha256

import pytest

from regift.kit.commit_reveal_shuffle_proof_and_verification import check_record
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout, host_commands
from regift.tables.play import shuffle_exchange_and_deal
from regift.tables.request_error import RequestError
from regift.tables.setup.game_setup import SeatAssignment
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.storage_interface import JournalFailed
from regift.tables.storage.stored_table_records import Deal, Guest, StoredTable
from tests.tables.scene import Ear, Scene, idle, seating

AT_ONCE = TableSpeed(bots=0, window_limit=0)
SHARES = [bytes([number]) * 32 for number in (7, 8)]


async def lobby(seats: int = 2) -> tuple[Scene, Table]:
    """Seat two people, the rest bots."""
    scene = Scene(AT_ONCE)
    opened = await scene.table_registry.make("kung_fu", seats)
    table = await scene.table_registry.find(opened.code)
    for number in range(2):
        ear = Ear(scene.clock, opened.host if number == 0 else scene.table_registry.new_person())
        scene.ears.append(ear)
        await entry_exit_rename_and_logout.enter(table, ear, Guest(f"P{number}", "gift"), watch=False)
    for seat in range(2, seats):
        place = SeatAssignment(who="bot", bot="random")
        await host_commands.change_setup(table, opened.host, seating(seat, place))
    return scene, table


def pledge(scene: Scene, table: Table) -> None:
    for ear, share in zip(scene.ears, SHARES, strict=True):
        shuffle_exchange_and_deal.pledge(table, ear.person, sha256(share).digest())


async def finished(scene: Scene, table: Table) -> str:
    assert table.match is not None
    state = table.match.state
    while not state.is_over:
        seat = state.to_act()[0]
        if seat < 2:
            places = [each for each in state.options(seat) if each.verb == "place"]
            await scene.play(table, seat, (places or state.options(seat))[-1].name)
        await idle()
    return table.finished_match().record_text()


async def test_every_share_goes_in_and_the_record_proves_it() -> None:
    scene, table = await lobby(3)
    commitment = table.commitment
    pledge(scene, table)
    starting = asyncio.create_task(shuffle_exchange_and_deal.start(table, scene.ears[0].person))
    await idle()
    said = json.loads(scene.ears[1].heard[-1][1])
    assert said["t"] == "sealed"
    assert said["commitment"] == commitment.hex()
    assert [each["pledge"] for each in said["pledges"]] == [sha256(share).hexdigest() for share in SHARES]
    assert table.match is None
    for ear, share in zip(scene.ears, SHARES, strict=True):
        shuffle_exchange_and_deal.share(table, ear.person, share)
    await starting
    await idle()
    assert table.commitment != commitment
    record = await finished(scene, table)
    assert check_record(record) == 2
    shuffle = json.loads(record.splitlines()[0])["shuffle"]
    assert shuffle["commitment"] == commitment.hex()
    assert [each["share"] for each in shuffle["shares"]] == [share.hex() for share in SHARES]
    await scene.table_registry.close()


async def test_another_share_deals_other_cards() -> None:
    seeds = set()
    for last in (8, 9):
        scene, table = await lobby()
        shares = [SHARES[0], bytes([last]) * 32]
        for ear, share in zip(scene.ears, shares, strict=True):
            shuffle_exchange_and_deal.pledge(table, ear.person, sha256(share).digest())
        starting = asyncio.create_task(shuffle_exchange_and_deal.start(table, scene.ears[0].person))
        await idle()
        for ear, share in zip(scene.ears, shares, strict=True):
            shuffle_exchange_and_deal.share(table, ear.person, share)
        await starting
        await idle()
        assert table.match is not None
        seeds.add(table.match.deal.secret)
        await scene.table_registry.close()
    assert len(seeds) == 2


async def test_who_does_not_reveal_is_waited_for_only_a_while_and_named() -> None:
    scene, table = await lobby()
    pledge(scene, table)
    starting = asyncio.create_task(shuffle_exchange_and_deal.start(table, scene.ears[0].person))
    await idle()
    shuffle_exchange_and_deal.share(table, scene.ears[0].person, SHARES[0])
    with pytest.raises(RequestError):
        shuffle_exchange_and_deal.share(table, scene.ears[1].person, SHARES[0])
    with pytest.raises(RequestError):
        await shuffle_exchange_and_deal.start(table, scene.ears[0].person)
    await scene.clock.advance(2)
    await starting
    record = await finished(scene, table)
    assert check_record(record) == 1
    assert [each["share"] != "" for each in json.loads(record.splitlines()[0])["shuffle"]["shares"]] == [True, False]
    await scene.table_registry.close()


async def test_the_commitment_is_kept_over_a_restart_and_nothing_of_it_is_shown_before_the_end() -> None:
    scene, table = await lobby()
    commitment = table.commitment
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    again = await scene.table_registry.find(table.code)
    assert again.commitment == commitment
    secret = again.stored.secret.hex().encode()
    for ear in scene.ears:
        await entry_exit_rename_and_logout.enter(again, ear, Guest("Back"), watch=False)
    await shuffle_exchange_and_deal.start(again, scene.ears[0].person)
    assert again.match is not None
    hidden = (secret, again.match.deal.secret.hex().encode())
    assert not any(part in frame for ear in scene.ears for _, frame in ear.heard for part in hidden)
    await scene.table_registry.close()


async def test_nobody_pledges_from_the_gallery() -> None:
    scene, table = await lobby()
    watcher = Ear(scene.clock, scene.table_registry.new_person())
    await entry_exit_rename_and_logout.enter(table, watcher, Guest("Watcher", "gift"), watch=True)
    shuffle_exchange_and_deal.pledge(table, watcher.person, bytes(32))
    assert not table.pledges
    await scene.table_registry.close()


async def test_a_deal_that_fails_is_told_the_host_and_what_was_revealed_is_used_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene, table = await lobby()
    commitment = table.commitment
    pledge(scene, table)

    async def find_no_room(table: int, stored: StoredTable, deal: Deal) -> None:
        raise JournalFailed("full")

    monkeypatch.setattr(scene.journal, "deal", find_no_room)
    await shuffle_exchange_and_deal.start(table, scene.ears[0].person)
    for ear, share in zip(scene.ears, SHARES, strict=True):
        shuffle_exchange_and_deal.share(table, ear.person, share)
    await idle()
    assert [str(failure) for failure in scene.ears[0].failures] == ["full"]
    assert (table.phase, table.pending_shuffle) == ("lobby", None)
    assert table.pledges == {}
    assert table.commitment != commitment
    await scene.table_registry.close()
