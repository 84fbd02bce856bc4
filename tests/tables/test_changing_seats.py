"""Seats change hands: wishes are answered, and nothing passes from one person to the next."""

import asyncio

import pytest
from msgspec.structs import replace

from regift.tables.limits.rate_limits_and_quotas import TooMany
from regift.tables.limits.server_limit_values import Limits
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import (
    entry_exit_rename_and_logout,
    hand_visibility_and_limits_for_those_who_see_all,
    host_commands,
    seat_requests_approval_and_seating,
)
from regift.tables.play import player_commands, shuffle_exchange_and_deal
from regift.tables.play.match import StaleMove
from regift.tables.play.match_controller_clocks_and_reaction_windows import MatchController
from regift.tables.request_error import BadToken, RequestError
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.storage_interface import JournalFailed
from regift.tables.storage.stored_table_records import Guest, StoredTable
from regift.wire.lobby_encoder import lobby_of
from tests.tables.scene import Ear, Scene, idle
from tests.tables.test_reaction_windows import state_of
from tests.tables.test_substitute_bots import playing

LATE = Guest("Late", "gift")


def controller_of(table: Table) -> MatchController:
    assert table.match_controller is not None
    return table.match_controller


async def ask_for(scene: Scene, table: Table, seat: int) -> Ear:
    """Let somebody new come in and ask for a seat."""
    late = Ear(scene.clock, "late")
    await entry_exit_rename_and_logout.enter(table, late, LATE, watch=False)
    await seat_requests_approval_and_seating.ask_for_seat(table, late.person, LATE, seat)
    return late


async def test_a_wish_outlives_a_yes_that_could_not_be_written_down() -> None:
    scene, table = await playing(2, 1)
    host = scene.ears[0].person
    await host_commands.set_table_setting(table, host, "lock", value=True)
    late = await ask_for(scene, table, 2)
    scene.disk.is_full = True
    with pytest.raises(JournalFailed):
        await host_commands.answer(table, host, late.person, is_yes=True)
    assert list(table.seat_codes.requests) == [late.person]
    await scene.table_registry.close()


async def test_the_seat_of_somebody_who_is_back_is_theirs_to_give_and_not_the_hosts() -> None:
    scene, table = await playing()
    host, owner, other = scene.ears
    entry_exit_rename_and_logout.leave(table, owner)
    late = await ask_for(scene, table, 1)
    await scene.clock.advance(25)
    assert [each.person for each in lobby_of(table, host.person, "").asking] == [late.person]
    await entry_exit_rename_and_logout.enter(table, owner, Guest("Back"), watch=False)
    with pytest.raises(RequestError, match="not here"):
        await host_commands.answer(table, host.person, late.person, is_yes=True)
    with pytest.raises(RequestError, match="the host"):
        await host_commands.answer(table, other.person, late.person, is_yes=True)
    assert lobby_of(table, host.person, "").asking == lobby_of(table, other.person, "").asking == []
    assert [each.person for each in lobby_of(table, owner.person, "").asking] == [late.person]
    told = late.lobbies
    await host_commands.answer(table, owner.person, late.person, is_yes=False)
    assert late.lobbies > told
    assert not table.seat_codes.requests
    assert table.seat_of(owner.person) == 1
    await scene.table_registry.close()


async def test_who_is_asked_for_their_own_seat_may_give_it_away() -> None:
    scene, table = await playing()
    owner = scene.ears[1]
    entry_exit_rename_and_logout.leave(table, owner)
    late = await ask_for(scene, table, 1)
    await entry_exit_rename_and_logout.enter(table, owner, Guest("Back"), watch=False)
    await host_commands.answer(table, owner.person, late.person, is_yes=True)
    assert (table.seat_of(late.person), table.seat_of(owner.person), owner.seat) == (1, -1, -1)
    await scene.table_registry.close()


async def test_nobody_gives_away_the_seat_of_who_was_gone_for_a_moment() -> None:
    scene, table = await playing()
    host, owner = scene.ears[:2]
    entry_exit_rename_and_logout.leave(table, owner)
    late = await ask_for(scene, table, 1)
    for seconds in (0.4, 19):
        with pytest.raises(RequestError, match="gone for 20 s") as refused:
            await host_commands.answer(table, host.person, late.person, is_yes=True)
        assert refused.value.reason == "still_expected"
        await scene.clock.advance(seconds)
    await scene.clock.advance(1)
    await host_commands.answer(table, host.person, late.person, is_yes=True)
    assert table.seat_of(late.person) == 1
    await scene.table_registry.close()


async def test_the_host_too_waits_for_who_was_gone_for_a_moment() -> None:
    scene = Scene(TableSpeed())
    opened = await scene.table_registry.make("kung_fu", 2)
    table = await scene.table_registry.find(opened.code)
    host, *people = (Ear(scene.clock, person) for person in (opened.host, "one", "two"))
    await entry_exit_rename_and_logout.enter(table, host, Guest("Host", "gift"), watch=True)
    for ear in people:
        await entry_exit_rename_and_logout.enter(table, ear, Guest("Guest", "gift"), watch=False)
    await shuffle_exchange_and_deal.start(table, host.person)
    entry_exit_rename_and_logout.leave(table, people[1])
    with pytest.raises(RequestError, match="gone for 20 s"):
        await seat_requests_approval_and_seating.ask_for_seat(table, host.person, LATE, 1)
    await scene.clock.advance(20)
    await seat_requests_approval_and_seating.ask_for_seat(table, host.person, LATE, 1)
    assert table.seat_of(host.person) == 1
    await scene.table_registry.close()


async def test_a_bots_seat_in_a_game_needs_the_hosts_yes_and_another_hand_is_nobodys() -> None:
    scene, table = await playing(2, 2)
    host = scene.ears[0].person
    late = await ask_for(scene, table, 2)
    assert table.seat_of(late.person) == -1
    await host_commands.answer(table, host, late.person, is_yes=True)
    assert table.seat_of(late.person) == 2
    await entry_exit_rename_and_logout.stand_up(table, late.person)
    assert lobby_of(table, late.person, "").hand_seen == 2
    with pytest.raises(RequestError) as refused:
        await seat_requests_approval_and_seating.ask_for_seat(table, late.person, LATE, 3)
    assert (refused.value.reason, [each.value for each in refused.value.values]) == ("seen_hand", [3])
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    table = await scene.table_registry.find(table.code)
    await entry_exit_rename_and_logout.enter(table, late, LATE, watch=False)
    with pytest.raises(RequestError, match="no other hand"):
        await seat_requests_approval_and_seating.ask_for_seat(table, late.person, LATE, 3)
    await entry_exit_rename_and_logout.enter(table, scene.ears[0], LATE, watch=False)
    await seat_requests_approval_and_seating.ask_for_seat(table, late.person, LATE, 2)
    await host_commands.answer(table, host, late.person, is_yes=True)
    assert table.seat_of(late.person) == 2
    await scene.table_registry.close()


async def test_the_host_sees_one_hand_of_a_game_as_everybody_does_and_any_of_the_next() -> None:
    scene, table = await playing(1, 3)
    host = scene.ears[0].person
    await entry_exit_rename_and_logout.stand_up(table, host)
    assert table.stored.host == host
    with pytest.raises(RequestError, match="no other hand"):
        await seat_requests_approval_and_seating.ask_for_seat(table, host, LATE, 1)
    await seat_requests_approval_and_seating.ask_for_seat(table, host, LATE, 0)
    await scene.clock.advance(1)
    await entry_exit_rename_and_logout.stand_up(table, host)
    for _ in range(5000):
        if table.phase == "over":
            break
        await scene.clock.advance(2)
    assert table.phase == "over"
    await host_commands.return_to_lobby(table, host)
    await shuffle_exchange_and_deal.start(table, host)
    assert (table.stored.hands_seen, hand_visibility_and_limits_for_those_who_see_all.hand_seen_by(table, host)) == (
        {},
        -1,
    )
    await seat_requests_approval_and_seating.ask_for_seat(table, host, LATE, 1)
    assert table.seat_of(host) == 1
    await scene.table_registry.close()


async def test_who_had_a_seat_before_it_was_kept_whose_hand_was_seen_takes_no_other() -> None:
    scene, table = await playing(2, 2)
    late = await ask_for(scene, table, 2)
    await host_commands.answer(table, scene.ears[0].person, late.person, is_yes=True)
    await table.commit(replace(table.stored, hands_seen={}))
    await entry_exit_rename_and_logout.stand_up(table, late.person)
    assert hand_visibility_and_limits_for_those_who_see_all.hand_seen_by(table, late.person) == 2
    await scene.table_registry.close()


async def test_who_sits_down_on_another_seat_asks_for_none_any_more() -> None:
    scene = Scene(TableSpeed())
    opened = await scene.table_registry.make("kung_fu", 3)
    table = await scene.table_registry.find(opened.code)
    ears = [Ear(scene.clock, person) for person in (opened.host, "gone")]
    for ear in ears:
        await entry_exit_rename_and_logout.enter(table, ear, LATE, watch=False)
    entry_exit_rename_and_logout.leave(table, ears[1])
    late = Ear(scene.clock, "late")
    await entry_exit_rename_and_logout.enter(table, late, LATE, watch=True)
    await seat_requests_approval_and_seating.ask_for_seat(table, late.person, LATE, 1)
    assert lobby_of(table, late.person, "").is_asking
    await seat_requests_approval_and_seating.ask_for_seat(table, late.person, LATE, 2)
    assert table.seat_of(late.person) == 2
    assert not lobby_of(table, late.person, "").is_asking
    assert table.seat_codes.requests == {}
    await scene.table_registry.close()


async def test_no_move_counts_that_answers_what_was_shown_before_one_sat_down() -> None:
    scene, table = await playing(2, 1)
    late = await ask_for(scene, table, 2)
    await host_commands.answer(table, scene.ears[0].person, late.person, is_yes=True)
    assert table.match is not None
    viewer = table.match.viewer_of(2)
    assert 2 not in table.match.state.to_act()
    assert (viewer.offered_at, viewer.at) == (viewer.first + 1, viewer.first + 1)
    with pytest.raises(StaleMove):
        await player_commands.play(table, late.person, 0, viewer.first)
    await scene.table_registry.close()


async def test_a_host_is_not_flooded_with_requests_from_one_place() -> None:
    scene, table = await playing(2, 1)
    scene.budget.limits = Limits()
    for number in range(12):
        late = Ear(scene.clock, f"late {number}", "192.0.2.7")
        await entry_exit_rename_and_logout.enter(table, late, LATE, watch=False)
        if number < 10:
            await seat_requests_approval_and_seating.ask_for_seat(table, late.person, LATE, 2)
        else:
            with pytest.raises(TooMany):
                await seat_requests_approval_and_seating.ask_for_seat(table, late.person, LATE, 2)
    other = Ear(scene.clock, "other", "192.0.2.8")
    await entry_exit_rename_and_logout.enter(table, other, LATE, watch=False)
    await seat_requests_approval_and_seating.ask_for_seat(table, other.person, LATE, 2)
    assert len(table.seat_codes.requests) == 11
    await scene.table_registry.close()


async def test_votes_are_against_a_person_and_not_a_seat() -> None:
    scene, table = await playing(4)
    entry_exit_rename_and_logout.leave(table, scene.ears[3])
    await scene.clock.advance(20)
    await player_commands.withdraw(table, scene.ears[1].person, 3)
    late = await ask_for(scene, table, 3)
    await host_commands.answer(table, scene.ears[0].person, late.person, is_yes=True)
    assert table.seat_of(late.person) == 3
    assert not table.withdrawal_votes
    await scene.table_registry.close()


async def test_patience_is_not_inherited() -> None:
    scene, table = await playing()
    seat = next(seat for seat in (1, 2) if seat not in state_of(table).to_act())
    await player_commands.set_auto_pass(table, scene.ears[seat].person, is_on=True)
    await entry_exit_rename_and_logout.stand_up(table, scene.ears[seat].person)
    late = await ask_for(scene, table, seat)
    await host_commands.answer(table, table.stored.host, late.person, is_yes=True)
    assert table.seat_of(late.person) == seat
    assert controller_of(table).auto_passing == set()
    await scene.table_registry.close()


async def test_who_is_shown_out_sits_down_no_more_though_the_wish_was_on_its_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene, table = await playing()
    out = scene.ears[1].person
    keep = scene.journal.keep

    async def keep_slowly(table: int, stored: StoredTable) -> None:
        await idle()
        await keep(table, stored)

    monkeypatch.setattr(scene.journal, "keep", keep_slowly)
    showing = asyncio.create_task(host_commands.remove_player(table, scene.ears[0].person, 1))
    await asyncio.sleep(0)
    asking = asyncio.create_task(seat_requests_approval_and_seating.ask_for_seat(table, out, Guest("Out", "gift"), 1))
    await showing
    with pytest.raises(BadToken):
        await asking
    assert table.seat_of(out) == -1
    await scene.table_registry.close()


async def test_nobody_is_kept_for_taking_another_name() -> None:
    scene, table = await playing(2)
    watcher = Ear(scene.clock, "watcher")
    await entry_exit_rename_and_logout.enter(table, watcher, Guest("Watcher", "gift"), watch=True)
    await entry_exit_rename_and_logout.rename(table, watcher.person, "Another", "gift")
    entry_exit_rename_and_logout.leave(table, watcher)
    assert set(table.stored.people) == {ear.person for ear in scene.ears}
    await scene.table_registry.close()


async def test_nobody_is_kept_for_sitting_down_and_standing_up() -> None:
    scene = Scene(TableSpeed())
    opened = await scene.table_registry.make("kung_fu", 2)
    table = await scene.table_registry.find(opened.code)
    restless = Ear(scene.clock, "restless")
    await entry_exit_rename_and_logout.enter(table, restless, Guest("Restless", "gift"), watch=False)
    assert table.seat_of(restless.person) == 0
    await entry_exit_rename_and_logout.stand_up(table, restless.person)
    entry_exit_rename_and_logout.leave(table, restless)
    assert restless.person not in table.stored.people
    await scene.table_registry.close()


async def test_others_who_asked_for_a_seat_are_not_passed_on_to_whoever_gets_it() -> None:
    scene, table = await playing(2, 1)
    host = scene.ears[0].person
    late = await ask_for(scene, table, 2)
    other = Ear(scene.clock, "other")
    await entry_exit_rename_and_logout.enter(table, other, LATE, watch=False)
    await seat_requests_approval_and_seating.ask_for_seat(table, other.person, LATE, 2)
    await host_commands.answer(table, host, late.person, is_yes=True)
    assert table.seat_of(late.person) == 2
    assert [lobby_of(table, person, "").asking for person in (host, late.person)] == [[], []]
    with pytest.raises(RequestError, match="the host"):
        await host_commands.answer(table, late.person, other.person, is_yes=True)
    assert table.seat_of(late.person) == 2
    await scene.table_registry.close()


# A seat is handed on


async def offered(scene: Scene, table: Table, seat: int) -> Ear:
    """Let a seat be offered, and somebody who watches ask for it."""
    await seat_requests_approval_and_seating.offer_seat(table, scene.ears[seat].person, is_on=True)
    assert lobby_of(table, "", "").chairs[seat].is_offered
    return await ask_for(scene, table, seat)


async def test_who_hands_their_seat_on_says_to_whom_and_nobody_else_does() -> None:
    scene, table = await playing()
    host, owner, other = scene.ears
    with pytest.raises(RequestError, match="not here"):
        await ask_for(scene, table, 1)
    late = await offered(scene, table, 1)
    assert [each.person for each in lobby_of(table, owner.person, "").asking] == [late.person]
    for another in (host, other):
        assert lobby_of(table, another.person, "").asking == []
        with pytest.raises(RequestError):
            await host_commands.answer(table, another.person, late.person, is_yes=True)
    assert table.seat_of(owner.person) == 1
    await host_commands.answer(table, owner.person, late.person, is_yes=True)
    assert (table.seat_of(late.person), table.seat_of(owner.person)) == (1, -1)
    assert not lobby_of(table, host.person, "").chairs[1].is_offered
    await scene.table_registry.close()


async def test_a_seat_that_is_kept_after_all_can_not_be_asked_for() -> None:
    scene, table = await playing()
    owner = scene.ears[1].person
    await seat_requests_approval_and_seating.offer_seat(table, owner, is_on=True)
    await seat_requests_approval_and_seating.offer_seat(table, owner, is_on=False)
    with pytest.raises(RequestError, match="not here"):
        await ask_for(scene, table, 1)
    await scene.table_registry.close()


async def test_who_offered_the_seat_and_has_gone_is_not_waited_for_but_the_host_is_asked() -> None:
    scene, table = await playing()
    host, owner, _ = scene.ears
    late = await offered(scene, table, 1)
    entry_exit_rename_and_logout.leave(table, owner)
    assert table.seat_of(late.person) == -1
    assert [each.person for each in lobby_of(table, host.person, "").asking] == [late.person]
    await host_commands.answer(table, host.person, late.person, is_yes=True)
    assert table.seat_of(late.person) == 1
    await scene.table_registry.close()


async def test_who_only_acts_as_host_gives_no_offered_seat_away() -> None:
    scene, table = await playing(4)
    first, acting, owner, _ = scene.ears
    entry_exit_rename_and_logout.leave(table, first)
    await scene.clock.advance(21)
    assert table.stored.host == acting.person
    late = await offered(scene, table, 2)
    entry_exit_rename_and_logout.leave(table, owner)
    with pytest.raises(RequestError) as refused:
        await host_commands.answer(table, acting.person, late.person, is_yes=True)
    assert refused.value.reason == "acting_host"
    assert table.seat_of(late.person) == -1
    await scene.table_registry.close()


async def test_a_host_who_has_no_seat_asks_for_an_offered_one_like_anybody_else() -> None:
    scene, table = await playing(3)
    host, owner, _ = scene.ears
    await entry_exit_rename_and_logout.stand_up(table, host.person)
    async with table.lock:
        await table.commit(replace(table.stored, host=host.person))
    hands_seen = {each: seat for each, seat in table.stored.hands_seen.items() if each != host.person}
    async with table.lock:
        await table.commit(replace(table.stored, hands_seen={**hands_seen, host.person: 1}))
    await seat_requests_approval_and_seating.offer_seat(table, owner.person, is_on=True)
    await seat_requests_approval_and_seating.ask_for_seat(table, host.person, LATE, 1)
    assert table.seat_of(owner.person) == 1
    assert [each.person for each in lobby_of(table, owner.person, "").asking] == [host.person]
    await scene.table_registry.close()


async def test_nobody_sits_down_to_a_second_hand_that_is_offered() -> None:
    scene, table = await playing(3)
    _, owner, leaver = scene.ears
    await entry_exit_rename_and_logout.stand_up(table, leaver.person)
    await seat_requests_approval_and_seating.offer_seat(table, owner.person, is_on=True)
    with pytest.raises(RequestError) as refused:
        await seat_requests_approval_and_seating.ask_for_seat(table, leaver.person, LATE, 1)
    assert refused.value.reason == "seen_hand"
    with pytest.raises(RequestError, match="those who play"):
        await seat_requests_approval_and_seating.offer_seat(table, leaver.person, is_on=True)
    await scene.table_registry.close()


async def test_an_offer_ends_with_the_game() -> None:
    scene, table = await playing(3)
    owner = scene.ears[1].person
    await seat_requests_approval_and_seating.offer_seat(table, owner, is_on=True)
    async with table.lock:
        await table.commit(replace(table.stored, is_lobby=True))
    assert not lobby_of(table, owner, "").chairs[1].is_offered
    with pytest.raises(RequestError, match="not here"):
        await ask_for(scene, table, 1)
    await scene.table_registry.close()


async def test_a_log_out_ends_an_offer_that_another_device_may_have_made() -> None:
    scene, table = await playing()
    owner = scene.ears[1]
    late = await offered(scene, table, 1)
    assert late.person in table.seat_codes.requests
    await entry_exit_rename_and_logout.log_out_others(table, owner.person, owner)
    assert (table.offered_seats, table.seat_codes.requests) == (set(), {})
    await scene.table_registry.close()
