"""Bets on the winner: by who does not play, sealed until the end, worth the more the earlier they were made."""

import json
from typing import Any

import pytest

from regift.tables.people import (
    bet_placement,
    entry_exit_rename_and_logout,
    host_commands,
    seat_requests_approval_and_seating,
)
from regift.tables.play import shuffle_exchange_and_deal
from regift.tables.request_error import RequestError
from regift.tables.setup.table_settings_other_than_game_options import TableSettings
from regift.tables.storage.stored_table_records import NO_BET, Bet, Guest
from tests.tables.scene import Ear, take_out
from tests.tables.test_delayed_spectator_feed import DELAY, Watched, guest
from tests.tables.test_eliminated_players import OUT, with_one_out

NOBODY = Guest()


def bets(ear: Ear) -> list[dict[str, Any]]:
    """Return what somebody was told of bets."""
    read = (json.loads(frame) for _, frame in ear.heard)
    return [message for message in read if message["t"] == "bets"]


async def play_out(watched: Watched) -> int:
    """Play to the end and give the seat that won."""
    while watched.table.phase == "playing":
        await watched.play(pause=0)
    assert watched.table.match is not None
    return next(each.seat for each in watched.table.match.state.standings() if each.place == 1)


async def test_a_bet_is_told_to_nobody_but_its_bettor_before_the_end() -> None:
    watched = await with_one_out(TableSettings())
    one, two, out = watched.scene.ears
    heard = [len(ear.heard) + ear.lobbies for ear in (one, two, watched.watcher)]
    await bet_placement.bet(watched.table, out.person, NOBODY, 1)
    assert bets(out) == [{"t": "bets", "own": 1}]
    assert [len(ear.heard) + ear.lobbies for ear in (one, two, watched.watcher)] == heard
    winner = await play_out(watched)
    for ear in (one, two, watched.watcher):
        (told,) = bets(ear)
        (opened,) = told["opened"]
        assert (opened["name"], opened["seat"], opened["on"]) == ("P2", OUT, 1)
        assert (opened["points"] > 0) == (winner == 1)
    await watched.scene.table_registry.close()


async def test_an_early_bet_is_worth_more_and_says_its_round() -> None:
    watched = Watched(TableSettings())
    await watched.open()
    late = await watched.come("late")
    for on in range(3):
        await watched.come(f"early{on}")
        await bet_placement.bet(watched.table, f"early{on}", guest(f"Early{on}"), on)
    await watched.play(300, pause=0)
    for on in range(3):
        await watched.come(f"late{on}")
        await bet_placement.bet(watched.table, f"late{on}", guest(f"Late{on}"), on)
    winner = await play_out(watched)
    best, second, *others = bets(late)[-1]["opened"]
    assert (best["name"], best["points"], best["round"]) == (f"Early{winner}", 10, 1)
    assert second["name"] == f"Late{winner}"
    assert 0 < second["points"] < 10
    assert second["round"] > 1
    assert [other["points"] for other in others] == [0] * 4
    await watched.scene.table_registry.close()


async def test_who_sees_all_later_is_shown_the_bets_with_the_end_though_two_more_games_have_been_dealt() -> None:
    watched = Watched(TableSettings(delay=DELAY))
    await watched.open()
    table, host = watched.table, watched.table.stored.host
    await watched.scene.clock.advance(DELAY + 1)
    winners = []
    for on in (1, 2):
        await bet_placement.bet(table, "watcher", guest("W"), on)
        winners.append(await play_out(watched))
        await host_commands.return_to_lobby(table, host)
        await shuffle_exchange_and_deal.start(table, host)
        if on == 1:
            table.stored.bets["early"] = Bet("Early", "gift", -1, 0, 0)
    assert not [told for told in bets(watched.watcher) if "opened" in told]
    await watched.scene.clock.advance(DELAY + 1)
    opened = [told["opened"] for told in bets(watched.watcher) if "opened" in told]
    assert [[each["on"] for each in told] for told in opened] == [[1], [0]]
    assert [told[0].get("points", 0) > 0 for told in opened] == [winners[0] == 1, winners[1] == 0]
    await watched.scene.table_registry.close()


async def test_a_bet_is_changed_or_dropped_and_counts_from_then() -> None:
    watched = Watched(TableSettings())
    await watched.open()
    table = watched.table
    await bet_placement.bet(table, "watcher", guest("W"), 0)
    first = table.stored.bets["watcher"]
    await watched.play(12)
    await bet_placement.bet(table, "watcher", guest("W"), 0)
    assert table.stored.bets["watcher"] == first
    await bet_placement.bet(table, "watcher", guest("W"), 1)
    assert table.stored.bets["watcher"].since > first.since
    await bet_placement.bet(table, "watcher", guest("W"), -1)
    assert table.stored.bets == {}
    assert [message.get("own", -1) for message in bets(watched.watcher)] == [0, 0, 1, -1]
    await play_out(watched)
    assert bets(watched.scene.ears[0]) == []
    await watched.scene.table_registry.close()


@pytest.mark.parametrize("on", [OUT, 3, -2, 10**6])
async def test_only_somebody_in_the_game_can_be_bet_on(on: int) -> None:
    watched = await with_one_out(TableSettings())
    with pytest.raises(RequestError, match="in the game"):
        await bet_placement.bet(watched.table, "watcher", guest("W"), on)
    assert watched.table.stored.bets == {}
    await watched.scene.table_registry.close()


async def test_who_plays_makes_no_bet_and_who_sits_down_has_none() -> None:
    watched = Watched(TableSettings())
    await watched.open()
    table = watched.table
    with pytest.raises(RequestError, match="does not play"):
        await bet_placement.bet(table, watched.scene.ears[0].person, NOBODY, 1)
    await bet_placement.bet(table, "watcher", guest("W"), 1)
    await host_commands.remove_player(table, table.stored.host, 1)
    await seat_requests_approval_and_seating.ask_for_seat(table, "watcher", guest("W"), 1)
    await host_commands.answer(table, table.stored.host, "watcher", is_yes=True)
    assert table.stored.bets == {}
    await watched.scene.table_registry.close()


async def test_a_bet_outlives_a_restart_and_goes_with_the_next_deal() -> None:
    watched = await with_one_out(TableSettings())
    await bet_placement.bet(watched.table, watched.scene.ears[OUT].person, NOBODY, 0)
    kept = watched.table.stored.bets
    await watched.scene.table_registry.close()
    watched.scene.table_registry = watched.scene.new_registry()
    table = watched.table = await watched.scene.table_registry.find(watched.table.code)
    assert table.stored.bets == kept
    for number, ear in enumerate(watched.scene.ears):
        ear.heard.clear()
        await entry_exit_rename_and_logout.enter(table, ear, guest(f"P{number}"), watch=False)
    assert bets(watched.scene.ears[OUT]) == [{"t": "bets", "own": 0}]
    assert bets(watched.scene.ears[0]) == []
    await play_out(watched)
    assert bets(watched.scene.ears[0])[0]["opened"]
    await host_commands.return_to_lobby(table, table.stored.host)
    await shuffle_exchange_and_deal.start(table, table.stored.host)
    assert table.stored.bets == {}
    await watched.scene.table_registry.close()


async def test_who_sees_all_later_bets_on_what_was_shown_and_learns_nothing() -> None:
    watched = Watched(TableSettings(delay=DELAY))
    await watched.open()
    table = watched.table
    with pytest.raises(RequestError, match="sees the game"):
        await bet_placement.bet(table, "watcher", guest("W"), 0)
    await watched.scene.clock.advance(DELAY)
    await watched.play(8, pause=0)
    await take_out(table, OUT)
    await bet_placement.bet(table, "watcher", guest("W"), OUT)
    assert table.match is not None
    assert table.stored.bets["watcher"].since == table.match.begun
    winner = await play_out(watched)
    players = watched.scene.ears[0]
    assert bets(players)[-1]["opened"][0]["points"] == 0
    await bet_placement.bet(table, "watcher", guest("W"), winner)
    assert bets(watched.watcher)[-1] == {"t": "bets", "own": winner}
    assert bets(players)[-1]["opened"][0]["points"] == 10
    await watched.scene.clock.advance(DELAY + 1)
    assert bets(watched.watcher)[-1]["opened"] == bets(players)[-1]["opened"]
    await watched.scene.table_registry.close()


async def test_a_bet_on_a_match_that_is_shown_after_the_next_was_dealt_is_confirmed_and_counts_nowhere() -> None:
    watched = Watched(TableSettings(delay=DELAY))
    await watched.open()
    table = watched.table
    await watched.scene.clock.advance(DELAY)
    await watched.play(8, pause=0)
    await play_out(watched)
    await host_commands.return_to_lobby(table, table.stored.host)
    await shuffle_exchange_and_deal.start(table, table.stored.host)
    assert table.phase_for("watcher") == "playing"
    await bet_placement.bet(table, "watcher", guest("W"), 1)
    assert bets(watched.watcher)[-1] == {"t": "bets", "own": 1}
    assert "watcher" not in table.stored.bets
    await watched.scene.table_registry.close()


async def crowded(watched: Watched, names: list[str], address: str = "") -> None:
    """Let people come from an address and bet."""
    for name in names:
        ear = Ear(watched.scene.clock, name, address)
        await entry_exit_rename_and_logout.enter(watched.table, ear, guest(name), watch=True)
        await bet_placement.bet(watched.table, name, guest(name), 0)


def leave(watched: Watched, names: list[str]) -> None:
    """Let people go."""
    for name in names:
        for ear in watched.table.presence.of(name):
            assert isinstance(ear, Ear)
            entry_exit_rename_and_logout.leave(watched.table, ear)


async def test_bets_of_people_who_have_gone_give_way_to_those_who_are_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bet_placement, "MAX_BETS", 4)
    watched = await with_one_out(TableSettings())
    friends, strangers = ["friend", "aunt"], ["s0", "s1", "s2"]
    await crowded(watched, friends[:1])
    await crowded(watched, strangers)
    leave(watched, [*friends[:1], *strangers])
    await crowded(watched, friends[1:])
    assert list(watched.table.stored.bets) == ["friend", "s0", "s1", "aunt"], "the latest of those who have gone"
    await watched.scene.table_registry.close()


async def test_the_bet_of_who_has_gone_for_a_moment_does_not_give_way_to_a_crowd_that_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bet_placement, "MAX_BETS", 3)
    watched = await with_one_out(TableSettings())
    await crowded(watched, ["friend"], "192.0.2.2")
    leave(watched, ["friend"])
    await crowded(watched, ["s0", "s1"], "192.0.2.1")
    with pytest.raises(RequestError, match="at most 3 bets"):
        await crowded(watched, ["s2"], "192.0.2.1")
    assert list(watched.table.stored.bets) == ["friend", "s0", "s1"]
    await bet_placement.bet(watched.table, "s1", guest("s1"), NO_BET)
    leave(watched, ["s1"])
    await crowded(watched, ["s3"], "192.0.2.1")
    assert list(watched.table.stored.bets) == ["friend", "s0", "s3"]
    assert not watched.table.addresses.marks("s1"), "nothing is kept of who has gone without a bet"
    assert watched.table.addresses.marks("friend")
    await play_out(watched)
    await host_commands.return_to_lobby(watched.table, watched.table.stored.host)
    await shuffle_exchange_and_deal.start(watched.table, watched.table.stored.host)
    assert not watched.table.addresses.marks("friend")
    await watched.scene.table_registry.close()


async def test_no_bet_gives_way_to_a_bettor_of_its_own_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bet_placement, "MAX_BETS", 3)
    watched = await with_one_out(TableSettings())
    await crowded(watched, ["friend", "s0", "s1"], "192.0.2.1")
    leave(watched, ["friend"])
    with pytest.raises(RequestError, match="at most 3 bets"):
        await crowded(watched, ["s2"], "192.0.2.1")
    assert list(watched.table.stored.bets) == ["friend", "s0", "s1"]
    await watched.scene.table_registry.close()


async def test_who_is_out_of_the_game_bets_however_many_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bet_placement, "MAX_BETS", 2)
    watched = await with_one_out(TableSettings())
    await crowded(watched, ["s0", "s1"])
    out = watched.scene.ears[OUT]
    await bet_placement.bet(watched.table, out.person, NOBODY, 1)
    assert list(watched.table.stored.bets) == ["s0", "s1", out.person]
    await watched.scene.table_registry.close()


async def test_of_a_crowd_that_is_here_the_address_with_most_bets_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bet_placement, "MAX_BETS", 3)
    watched = await with_one_out(TableSettings())
    await crowded(watched, ["s0", "s1", "s2"], "192.0.2.1")
    await crowded(watched, ["friend"], "192.0.2.2")
    assert list(watched.table.stored.bets) == ["s0", "s1", "friend"]
    (lost,) = watched.table.presence.of("s2")
    assert isinstance(lost, Ear)
    assert bets(lost)[-1] == {"t": "bets"}, "told that their bet is gone"
    before = watched.table.stored
    with pytest.raises(RequestError, match="at most 3 bets"):
        await crowded(watched, ["s3"], "192.0.2.1")
    assert watched.table.stored.bets == before.bets
    await watched.scene.table_registry.close()
