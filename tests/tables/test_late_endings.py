"""Who sees all later learns of the end no sooner from anything beside the board."""

import pytest
from msgspec.structs import replace

from regift.kit.event import SPECTATOR
from regift.tables.evening.finished_game_entry import evening_for
from regift.tables.evening.game_choice import choose_game
from regift.tables.next_tables.open_or_join_next_table import join_next_table
from regift.tables.people import entry_exit_rename_and_logout, host_commands, seat_requests_approval_and_seating
from regift.tables.play import player_commands, shuffle_exchange_and_deal
from regift.tables.request_error import RequestError
from regift.tables.setup.table_settings_other_than_game_options import TableSettings
from regift.tables.watching.viewer_snapshots_and_updates import MATCH_SPAN
from regift.wire.lobby_encoder import lobby_of
from tests.tables.scene import Ear, idle
from tests.tables.test_delayed_spectator_feed import DELAY, Watched, frames, guest


async def watched_late() -> Watched:
    """Open a table that spectators see late."""
    watched = Watched(TableSettings(delay=DELAY))
    await watched.open()
    return watched


async def play_to_the_end(watched: Watched) -> None:
    """Play on until the game is over, which spectators have not seen yet."""
    while watched.table.phase == "playing":
        await watched.play(pause=0.1)


async def test_a_rematch_does_not_give_the_end_away() -> None:
    watched = await watched_late()
    await play_to_the_end(watched)
    await host_commands.return_to_lobby(watched.table, watched.table.stored.host)
    assert watched.table.phase_for("watcher") == "playing"
    with pytest.raises(RequestError, match="over"):
        watched.table.finished_match().record_text()
    await watched.scene.table_registry.close()


async def test_a_host_without_a_seat_acts_on_the_game_that_they_are_shown() -> None:
    watched = await watched_late()
    await play_to_the_end(watched)
    table = watched.table
    table.stored = replace(table.stored, host="watcher")
    assert lobby_of(table, "watcher", "").phase == "playing"
    assert not evening_for(table, "watcher").games
    for refused in (
        host_commands.return_to_lobby(table, "watcher"),
        host_commands.set_table_setting(table, "watcher", "delay", 0),
        choose_game(table, "watcher", "cursed_gifts"),
        shuffle_exchange_and_deal.start(table, "watcher"),
    ):
        with pytest.raises(RequestError):
            await refused
    await watched.scene.clock.advance(DELAY + 1)
    await choose_game(table, "watcher", "cursed_gifts")
    assert lobby_of(table, "watcher", "").game == "cursed_gifts"
    await watched.scene.table_registry.close()


async def test_nobody_offers_a_seat_that_nobody_who_watches_may_ask_for() -> None:
    watched = await watched_late()
    with pytest.raises(RequestError, match="as it is played"):
        await seat_requests_approval_and_seating.offer_seat(watched.table, watched.scene.ears[0].person, is_on=True)
    assert not watched.table.offered_seats
    await watched.scene.table_registry.close()


async def test_a_pledge_for_the_next_shuffle_does_not_give_the_end_away() -> None:
    watched = await watched_late()
    await play_to_the_end(watched)
    told = watched.watcher.lobbies
    shuffle_exchange_and_deal.pledge(watched.table, watched.scene.ears[0].person, bytes(32))
    assert watched.watcher.lobbies == told
    await watched.scene.table_registry.close()


async def test_the_evening_does_not_give_the_end_away() -> None:
    watched = await watched_late()
    await play_to_the_end(watched)
    await idle()
    table, player = watched.table, watched.scene.ears[0].person
    assert lobby_of(table, player, "").evening is not None
    assert lobby_of(table, "watcher", "").evening is None
    told = watched.watcher.lobbies
    await host_commands.return_to_lobby(table, table.stored.host)
    await shuffle_exchange_and_deal.start(table, table.stored.host)
    await idle()
    assert lobby_of(table, "watcher", "").evening is None
    await watched.scene.clock.advance(DELAY + 1)
    assert watched.watcher.lobbies > told
    assert lobby_of(table, "watcher", "").evening == lobby_of(table, player, "").evening
    await watched.scene.table_registry.close()


async def test_the_evening_at_the_next_table_gives_the_end_away_to_nobody_who_did_not_play() -> None:
    watched = await watched_late()
    await play_to_the_end(watched)
    await idle()
    table, player, registry = watched.table, watched.scene.ears[1].person, watched.scene.table_registry
    moved = await join_next_table(registry, table, player)
    there = await registry.find(moved.code)
    assert evening_for(there, player).games
    assert not evening_for(there, "newcomer").games
    await watched.scene.clock.advance(DELAY + 1)
    assert evening_for(there, "newcomer") == evening_for(there, player)
    await registry.close()


@pytest.mark.parametrize("is_dealt", [False, True])
async def test_after_a_restart_neither_the_evening_nor_another_game_gives_the_end_away(*, is_dealt: bool) -> None:
    watched = await watched_late()
    await play_to_the_end(watched)
    await idle()
    table, host, player = watched.table, watched.table.stored.host, watched.scene.ears[1].person
    await choose_game(table, host, "cursed_gifts")
    if is_dealt:
        await shuffle_exchange_and_deal.start(table, host)
        await idle()
    await watched.scene.table_registry.close()
    registry = watched.scene.new_registry()
    again = await registry.find(table.code)
    assert evening_for(again, player).games
    assert not evening_for(again, "newcomer").games
    assert lobby_of(again, "newcomer", "").game == ("cursed_gifts" if is_dealt else "kung_fu")
    await watched.scene.clock.advance(DELAY + 1)
    assert evening_for(again, "newcomer") == evening_for(again, player)
    assert lobby_of(again, "newcomer", "").game == "cursed_gifts"
    await registry.close()


@pytest.mark.parametrize("person", ["watcher", ""])
async def test_what_may_be_changed_does_not_give_the_end_away(person: str) -> None:
    watched = await watched_late()
    before = lobby_of(watched.table, person, "")
    await play_to_the_end(watched)
    after = lobby_of(watched.table, person, "")
    assert after.phase == "playing"
    assert [manner.is_fixed for manner in after.manners] == [manner.is_fixed for manner in before.manners]
    await watched.scene.table_registry.close()


async def test_who_sees_all_later_is_told_of_another_game_with_its_first_board() -> None:
    watched = await watched_late()
    await play_to_the_end(watched)
    table, host, clock = watched.table, watched.table.stored.host, watched.scene.clock
    ended = clock.now()
    await choose_game(table, host, "cursed_gifts")
    await clock.advance(10)
    await shuffle_exchange_and_deal.start(table, host)
    await idle()
    await clock.advance(DELAY - 9)
    assert ended + DELAY < clock.now() < ended + 10 + DELAY
    told = watched.watcher.lobbies
    shown = lobby_of(table, "watcher", "")
    assert (shown.game, shown.phase, shown.seat_range) == ("kung_fu", "over", lobby_of(table, "new", "").seat_range)
    assert shown.evening is not None
    shuffle_exchange_and_deal.pledge(table, host, bytes(32))
    await watched.play(20, pause=0.1)
    assert (lobby_of(table, "watcher", ""), watched.watcher.lobbies) == (shown, told)
    await clock.advance(10)
    assert (lobby_of(table, "watcher", "").game, lobby_of(table, "watcher", "").phase) == ("cursed_gifts", "playing")
    assert watched.watcher.lobbies > told
    await watched.scene.table_registry.close()


async def test_the_end_of_a_second_game_shorter_than_the_delay_is_not_told_with_that_of_the_first() -> None:
    watched = await watched_late()
    await play_to_the_end(watched)
    table, host, clock = watched.table, watched.table.stored.host, watched.scene.clock
    await clock.advance(DELAY - 1)
    await host_commands.return_to_lobby(table, host)
    await shuffle_exchange_and_deal.start(table, host)
    await idle()
    await clock.advance(2)
    shown = lobby_of(table, "watcher", "")
    assert shown.phase == "over"
    while table.phase == "playing":
        await watched.play(pause=0.001)
    await idle()
    assert lobby_of(table, "watcher", "") == shown
    with pytest.raises(RequestError, match="over"):
        table.finished_match()
    await clock.advance(2 * DELAY)
    assert table.finished_match() is table.match
    await watched.scene.table_registry.close()


async def test_who_sits_down_after_a_game_learns_of_it_no_sooner_than_its_spectators() -> None:
    watched = await watched_late()
    await play_to_the_end(watched)
    await idle()
    table, host, player = watched.table, watched.table.stored.host, watched.scene.ears[1].person
    await host_commands.return_to_lobby(table, host)
    await host_commands.remove_player(table, host, 2)
    newcomer = Ear(watched.scene.clock, "newcomer")
    await entry_exit_rename_and_logout.enter(table, newcomer, guest("New"), watch=False)
    assert table.seat_of("newcomer") == 2
    assert evening_for(table, player).games
    assert not evening_for(table, "newcomer").games
    await watched.scene.clock.advance(DELAY + 1)
    assert evening_for(table, "newcomer") == evening_for(table, player)
    await watched.scene.table_registry.close()


async def test_without_a_delay_for_the_next_game_the_end_of_the_one_before_still_comes_in_its_time() -> None:
    watched = await watched_late()
    await play_to_the_end(watched)
    table, host, clock = watched.table, watched.table.stored.host, watched.scene.clock
    await host_commands.return_to_lobby(table, host)
    await host_commands.set_table_setting(table, host, "delay", 0)
    await shuffle_exchange_and_deal.start(table, host)
    await idle()
    assert not [message for _, message in frames(watched.watcher) if message.get("standings")]
    assert lobby_of(table, "watcher", "").evening is None
    await play_to_the_end(watched)
    await clock.advance(DELAY + 1)
    assert len([message for _, message in frames(watched.watcher) if message.get("standings")]) == 2
    await host_commands.return_to_lobby(table, host)
    await shuffle_exchange_and_deal.start(table, host)
    await watched.play()
    assert table.match is not None
    assert (
        next(message["at"] for _, message in reversed([*frames(watched.watcher)]))
        == table.match.viewer_of(SPECTATOR).snapshot().at
    )
    await watched.scene.table_registry.close()


async def test_what_spectators_of_the_next_game_may_see_takes_nothing_from_those_of_the_one_before() -> None:
    watched = await watched_late()
    await play_to_the_end(watched)
    table, host = watched.table, watched.table.stored.host
    await host_commands.return_to_lobby(table, host)
    await host_commands.set_table_setting(table, host, "watchers", "nothing")
    await watched.scene.clock.advance(DELAY + 1)
    assert [message["standings"] for _, message in frames(watched.watcher) if message.get("standings")]
    assert not table.shows_spectators
    await watched.scene.table_registry.close()


async def test_a_quick_rematch_takes_nothing_of_the_end_from_who_sees_all_later() -> None:
    watched = await watched_late()
    await play_to_the_end(watched)
    first, now = watched.table.match, watched.scene.clock.now()
    host = watched.table.stored.host
    await host_commands.return_to_lobby(watched.table, host)
    await shuffle_exchange_and_deal.start(watched.table, host)
    await idle()
    assert watched.table.match is not first
    late = await watched.come("late")
    assert [message["at"] < MATCH_SPAN for _, message in frames(late)] == [True]
    await watched.scene.clock.advance(DELAY + 1)
    heard = list(frames(watched.watcher))
    ends = [time for time, message in heard if message.get("standings")]
    boards = [time for time, message in heard if message["t"] == "board" and message["at"] > MATCH_SPAN]
    assert len(ends) == 1
    assert now < ends[0] <= boards[0] == now + DELAY
    await play_to_the_end(watched)
    assert watched.table.phase_for("watcher") == "playing"
    await watched.scene.clock.advance(DELAY + 1)
    assert watched.table.phase_for("watcher") == "over"
    await watched.scene.table_registry.close()


async def test_who_sees_the_match_before_is_not_told_what_goes_on_at_the_same_seats_of_the_rematch() -> None:
    watched = await watched_late()
    await play_to_the_end(watched)
    table, host = watched.table, watched.table.stored.host
    await host_commands.return_to_lobby(table, host)
    await shuffle_exchange_and_deal.start(table, host)
    await idle()
    before = lobby_of(table, "watcher", "")
    await player_commands.pause(table, host, is_paused=True)
    people = table.game_setup.people()
    table.covered.add(1)
    table.personal_choice.awaited.add(2)
    table.withdrawal_votes[1] = {people[0]}
    table.withdrawal_deadlines[1] = watched.scene.clock.now() + 9
    playing = lobby_of(table, host, "")
    absent, awaited = playing.chairs[1:]
    assert (playing.is_paused, absent.is_covered, absent.voters, awaited.is_awaited) == (True, True, [0], True)
    assert absent.out_in > 0
    assert lobby_of(table, "watcher", "") == before
    await watched.scene.clock.advance(DELAY + 1)
    assert lobby_of(table, "watcher", "").is_paused
    await watched.scene.table_registry.close()


async def test_an_end_that_is_yet_to_be_seen_is_not_taken_for_that_of_the_rematch() -> None:
    watched = await watched_late()
    for _ in range(2):
        while watched.table.phase == "playing":
            await watched.play(pause=0.0)
        await host_commands.return_to_lobby(watched.table, watched.table.stored.host)
        await shuffle_exchange_and_deal.start(watched.table, watched.table.stored.host)
        await idle()
    while watched.table.phase == "playing":
        await watched.play(pause=0.0)
    assert watched.table.phase_for("watcher") == "playing"
    await watched.scene.clock.advance(DELAY + 1)
    assert len([time for time, message in frames(watched.watcher) if message.get("standings")]) == 3
    assert watched.table.phase_for("watcher") == "over"
    await watched.scene.table_registry.close()
