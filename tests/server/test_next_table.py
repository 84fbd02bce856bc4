"""Who is out goes on to the next table in one step, and the game they left goes on."""

from pathlib import Path

import pytest

from regift.server.services_for_connections import AppServices
from regift.tables import table_registry_creation_unloading_and_expiry
from regift.tables.limits.server_limit_values import Limits, Rate
from tests.server.playing import (
    AT_ONCE,
    NOBODY_IS_WAITED_FOR,
    Json,
    Player,
    Served,
    finish,
    hand_on,
    seated,
    serving,
    start,
    take_out,
    to_act,
)

OUT = (2, 3)


async def with_two_out(served: Served) -> list[Player]:
    """Deal to four and take two of them out of the game."""
    players = await seated(served)
    await players[0].say(t="manner", name="cover", value=0)
    for seat in OUT:
        await take_out(served, players, seat)
    for player in players:
        await player.until(lambda who=player: sorted(who.now.get("out", [])) == list(OUT))  # type: ignore[misc]
    return players


async def go_on(player: Player) -> Json:
    """Go on to the next table, and give where that is."""
    await player.say(t="go_on")
    return await player.answer("moved")


def away(player: Player) -> list[int]:
    """List the seats whose people are at the next table, as somebody was told."""
    return [chair["seat"] for chair in player.last["lobby"]["chairs"] if chair.get("is_away")]


async def follow(served: Served, player: Player, name: str) -> Player:
    """Go on to the next table and enter it."""
    moved = await go_on(player)
    return await served.enter(moved["code"], name, token=moved["token"])


async def played_to_the_end(served: Served, *, is_locked: bool = False) -> tuple[list[Player], Player]:
    """Let three play a game to its end while somebody watches; give the players, and who watches."""
    players = await seated(served, seats=3)
    await players[0].say(t="manner", name="lock", value=is_locked)
    watcher = await served.enter(players[0].last["lobby"]["code"], "Watcher", watch=True)
    await finish(players)
    await watcher.until(lambda: watcher.phase == "over")
    return players, watcher


def names(player: Player) -> list[str]:
    """Return who sits where, as somebody was told."""
    return [chair.get("name", "") for chair in player.last["lobby"]["chairs"]]


async def test_the_first_opens_it_and_the_others_come_along(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await with_two_out(served)
        here = players[0].last["lobby"]["code"]
        first = await go_on(players[2])
        await players[0].until(lambda: bool(players[0].last["lobby"].get("next")))
        assert players[0].last["lobby"]["next"] == first["code"] != here
        assert away(players[0]) == [2]
        host = await served.enter(first["code"], "Guest 2", token=first["token"])
        second = await go_on(players[3])
        assert second["code"] == first["code"]
        guest = await served.enter(second["code"], "Guest 3", token=second["token"])
        await host.settle()
        assert [chair.get("name", "") for chair in host.last["lobby"]["chairs"]] == ["Guest 2", "Guest 3", "", ""]
        assert host.last["lobby"]["is_host"]
        assert host.last["lobby"]["first_host"] == "Host"
        assert not guest.last["lobby"].get("is_host")


async def test_the_game_goes_on_and_who_comes_back_watches_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await with_two_out(served)
        here, token = players[2].last["lobby"]["code"], players[2].token
        await go_on(players[2])
        await players[2].socket.close()
        for _ in range(4):
            player = await to_act(players[:2])
            before = player.at
            await player.play(player.options[0])
            await player.until(lambda who=player, at=before: who.at > at)  # type: ignore[misc]
        assert away(players[0]) == [2]
        back = await served.enter(here, "Guest 2", token=token)
        await back.settle()
        assert (back.seat, back.phase, back.options) == (2, "playing", [])
        await players[0].settle()
        assert away(players[0]) == []


async def test_a_host_who_is_out_leaves_the_table_to_another(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=3)
        await take_out(served, players, 0)
        await go_on(players[0])
        await players[1].until(lambda: players[1].last["lobby"].get("is_host", False))


async def test_a_host_who_went_on_and_is_back_is_host_again(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players, _ = await played_to_the_end(served)
        await go_on(players[0])
        await players[1].until(lambda: players[1].last["lobby"].get("is_host", False))
        assert players[1].last["lobby"]["first_host"] == "Host"
        back = await served.enter(players[1].last["lobby"]["code"], "Host", token=players[0].token)
        await players[1].until(lambda: not players[1].last["lobby"].get("is_host", False))
        assert back.last["lobby"]["is_host"]


async def test_a_table_that_has_got_the_code_of_a_next_table_that_is_no_more_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players, _ = await played_to_the_end(served)
        moved = await go_on(players[1])
        app_services: AppServices = served.server.config.app.state.app_services  # type: ignore[union-attr]
        await app_services.table_registry.delete(moved["code"])
        monkeypatch.setattr(table_registry_creation_unloading_and_expiry, "draw_code", lambda *_: moved["code"])
        made = await served.make("kung_fu", 3)
        assert made["code"] == moved["code"]
        monkeypatch.undo()
        again = await go_on(players[2])
        assert again["code"] != moved["code"]


async def test_who_plays_stays_and_in_the_lobby_nobody_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        made = await served.make("kung_fu", 2)
        host = await served.enter(made["code"], "Host", token=made["token"])
        await host.say(t="go_on")
        assert (await host.answer("fault"))["field"] == "phase"
        players = await seated(served, seats=2)
        await players[1].say(t="go_on")
        assert (await players[1].answer("fault"))["field"] == "seat"
        assert "next" not in players[1].last["lobby"]


async def test_tables_are_opened_no_faster_than_over_http(tmp_path: Path) -> None:
    limits = Limits(table=Rate(1, 0.001))
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR, limits=limits) as served:
        players = await with_two_out(served)
        await players[2].say(t="go_on")
        assert (await players[2].answer("fault"))["field"] == "table"


async def test_people_go_on_to_a_table_that_is_open_whatever_others_of_their_address_have_made(tmp_path: Path) -> None:
    limits = Limits(table=Rate(2, 0.001))
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR, limits=limits) as served:
        players = await with_two_out(served)
        assert (await go_on(players[2]))["code"] == (await go_on(players[3]))["code"]


async def test_it_is_known_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await with_two_out(served)
        here, tokens = players[0].last["lobby"]["code"], [player.token for player in players]
        first = await go_on(players[2])
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        again = await served.enter(here, "Host", token=tokens[0])
        assert again.last["lobby"]["next"] == first["code"]
        assert away(again) == [2]
        other = await served.enter(here, "Guest 3", token=tokens[3])
        assert (await go_on(other))["code"] == first["code"]


# Whose it is, and whose its seats are


@pytest.mark.parametrize("is_locked", [False, True])
async def test_who_only_watches_opens_none_and_takes_no_seat_of_the_players(tmp_path: Path, is_locked: bool) -> None:
    async with serving(tmp_path / "data") as served:
        players, watcher = await played_to_the_end(served, is_locked=is_locked)
        await watcher.say(t="go_on")
        assert (await watcher.answer("fault"))["field"] == "next"
        first = await follow(served, players[1], "Guest 1")
        there = await follow(served, watcher, "Watcher")
        assert (there.seat, there.last["lobby"].get("is_host", False)) == (-1, False)
        friends = [await follow(served, players[seat], name) for seat, name in ((2, "Guest 2"), (0, "Host"))]
        assert len({player.last["lobby"]["code"] for player in (first, there, *friends)}) == 1
        await friends[1].settle()
        assert sorted(names(friends[1])) == ["Guest 1", "Guest 2", "Host"]
        assert friends[1].last["lobby"]["is_host"]


async def test_who_is_out_and_only_watches_opens_none_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await with_two_out(served)
        watcher = await served.enter(players[0].last["lobby"]["code"], "Watcher", watch=True)
        await watcher.say(t="go_on")
        assert (await watcher.answer("fault"))["field"] == "next"
        await players[2].say(t="go_on")
        await players[2].answer("moved")


async def test_the_old_host_is_host_there_and_who_opened_it_stands_in_until_then(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players, _ = await played_to_the_end(served)
        acting = await follow(served, players[2], "Guest 2")
        assert acting.last["lobby"]["is_host"]
        host = await follow(served, players[0], "Host")
        await acting.until(lambda: not acting.last["lobby"].get("is_host"))
        assert (host.last["lobby"]["is_host"], host.last["lobby"].get("first_host", "")) == (True, "")


async def test_a_stranger_with_the_link_asks_for_a_seat_that_is_kept_for_a_player(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players, _ = await played_to_the_end(served)
        host = await follow(served, players[0], "Host")
        stranger = await served.enter(host.last["lobby"]["code"], "Stranger")
        assert stranger.seat == -1
        await stranger.say(t="ask", seat=1)
        await host.until(lambda: bool(host.last["lobby"].get("asking")))
        assert [ask["name"] for ask in host.last["lobby"]["asking"]] == ["Stranger"]
        guest = await follow(served, players[1], "Guest 1")
        assert guest.seat == 1


async def test_whoever_goes_on_twice_comes_back_to_the_same_seat(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players, _ = await played_to_the_end(served)
        there = [await follow(served, player, f"Guest {seat}") for seat, player in enumerate(players)]
        await start(there)
        again = await follow(served, players[1], "Guest 1")
        assert (again.last["lobby"]["code"], again.seat) == (there[0].last["lobby"]["code"], 1)


async def test_a_seat_that_is_kept_goes_with_the_hand_that_is_handed_on(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await with_two_out(served)
        opener = await follow(served, players[2], "Opener")
        late = await served.enter(players[0].last["lobby"]["code"], "Late", watch=True)
        await hand_on(players[1], late)
        await finish([players[0], late])
        there = await follow(served, late, "Late")
        await opener.until(lambda: names(opener).count("Late") == 1)
        assert there.seat >= 0
        host = await follow(served, players[0], "Host")
        last = await follow(served, players[3], "Last")
        assert host.seat >= 0
        assert last.seat >= 0


async def test_who_handed_their_hand_on_takes_no_kept_seat_although_they_follow_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await with_two_out(served)
        await follow(served, players[2], "Opener")
        heir = await served.enter(players[0].last["lobby"]["code"], "Heir", watch=True)
        await hand_on(players[1], heir)
        assert (await follow(served, players[1], "Guest 1")).seat == -1
        await finish([players[0], heir])
        there = [await follow(served, player, "Guest") for player in (players[0], heir, players[3])]
        assert all(player.seat >= 0 for player in there)


async def test_once_a_game_was_dealt_there_no_seat_is_kept_any_more(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players, _ = await played_to_the_end(served)
        host = await follow(served, players[0], "Host")
        await host.say(t="seats", seats=2)
        await host.say(t="add_bot", seat=1, bot="random")
        await start([host])
        await finish([host])
        await host.say(t="rematch")
        await host.say(t="free", seat=1)
        await host.settle()
        stranger = await served.enter(host.last["lobby"]["code"], "Stranger")
        assert stranger.seat == 1


async def test_who_is_shown_out_of_the_old_table_is_out_of_the_next_one_too(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players, _ = await played_to_the_end(served)
        first, second = await go_on(players[1]), await go_on(players[2])
        there = await served.enter(first["code"], "Guest 1", token=first["token"])
        await players[0].settle()
        for seat in (1, 2):
            await players[0].say(t="show_out", seat=seat)
            await players[0].until(lambda at=seat: players[0].last["lobby"]["chairs"][at]["who"] != "person")  # type: ignore[misc]
        assert (await there.answer("fault"))["field"] == "token"
        late = await served.connect()
        await late.say(t="enter", code=second["code"], name="Guest 2", token=second["token"])
        assert (await late.answer("fault"))["field"] == "token"
        host = await follow(served, players[0], "Host")
        assert (names(host), host.last["lobby"]["is_host"]) == (["Host", "", ""], True)


async def test_who_was_shown_out_by_an_acting_host_finds_their_kept_seat_once_the_host_is_back(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players, _ = await played_to_the_end(served)
        code = players[0].last["lobby"]["code"]
        host = await follow(served, players[0], "Host")
        await players[1].until(lambda: bool(players[1].last["lobby"].get("is_host")))
        await players[1].say(t="show_out", seat=2)
        await players[2].answer("fault")
        await players[0].socket.close()
        await served.enter(code, "Host", token=players[0].token)
        back = await served.enter(code, "Guest 2", token=players[2].token)
        assert back.seat == -1
        there = await follow(served, back, "Guest 2")
        assert (there.seat >= 0, there.last["lobby"]["code"]) == (True, host.last["lobby"]["code"])
        assert names(there)[there.seat] == "Guest 2"


async def test_a_ban_at_the_old_table_changes_no_game_that_goes_on_at_the_next_one(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players, _ = await played_to_the_end(served)
        there = [await follow(served, player, f"Guest {seat}") for seat, player in enumerate(players)]
        await start(there)
        await players[0].say(t="show_out", seat=1)
        assert (await players[1].answer("fault"))["field"] == "token"
        await there[0].settle()
        assert there[0].last["lobby"]["chairs"][1]["who"] == "person"


async def fault_of(player: Player, **message: object) -> Json:
    """Say what can't be done, and return why."""
    await player.say(**message)
    return await player.answer("fault")


async def test_who_acts_as_host_gives_no_held_seat_away_and_does_not_deal_before_the_host_comes(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players, _ = await played_to_the_end(served)
        acting = await follow(served, players[1], "Guest 1")
        code = acting.last["lobby"]["code"]
        for message in ({"t": "seats", "seats": 2}, {"t": "add_bot", "seat": 2, "bot": "random"}):
            fault = await fault_of(acting, **message)
            assert (fault["field"], fault["reason"], fault["args"]) == ("seats", "held_seats", {"count": 2})
        stranger = await served.enter(code, "Stranger")
        await stranger.say(t="ask", seat=1)
        await acting.until(lambda: bool(acting.last["lobby"].get("asking")))
        asking = acting.last["lobby"]["asking"][0]["person"]
        assert (await fault_of(acting, t="answer", person=asking, is_yes=True))["reason"] == "held_seats"
        fault = await fault_of(acting, t="start")
        assert (fault["field"], fault["reason"]) == ("host", "host_expected")
        assert 0 < fault["args"]["left"] <= 120
        await acting.say(t="seats", seats=4)
        await acting.say(t="add_bot", seat=3, bot="random")
        await acting.until(lambda: acting.last["lobby"]["chairs"][-1]["who"] == "bot")
        host = await follow(served, players[0], "Host")
        await host.say(t="free", seat=3)
        await host.say(t="seats", seats=3)
        await host.until(lambda: len(host.last["lobby"]["chairs"]) == 3)
        friend = await follow(served, players[2], "Guest 2")
        assert sorted([acting.seat, host.seat, friend.seat]) == [0, 1, 2]
        await start([host, acting, friend])


async def test_who_acts_as_host_goes_on_alone_once_the_host_is_no_longer_expected(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", AT_ONCE._replace(returns=0.005)) as served:
        players, _ = await played_to_the_end(served)
        acting = await follow(served, players[1], "Guest 1")
        assert (await fault_of(acting, t="start"))["reason"] == "host_expected"
        while (await fault_of(acting, t="start")).get("reason") == "host_expected":
            pass
        await acting.say(t="seats", seats=2)
        await acting.say(t="add_bot", seat=1, bot="random")
        await start([acting])
