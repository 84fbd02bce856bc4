"""The games that friends play one after the other count together, over real sockets and restarts."""

import csv
import io
from pathlib import Path
from typing import Any

from regift.tables.evening.evening_days import BREAK
from regift.tables.system_clock import SystemClock
from regift.terminal.transports.skip_to_my_turn import AdvanceableClock
from tests.server.passing_time import host_leaves
from tests.server.playing import (
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
)


def evening_of(player: Player) -> Json:
    """Return the evening as somebody was told it last."""
    return player.last["lobby"].get("evening") or {}


def points(player: Player) -> dict[str, float]:
    """Return by name what everybody has, as somebody was told."""
    return {each["name"]: each.get("points", 0) for each in evening_of(player).get("standings", [])}


async def counted(players: list[Player], games: int) -> None:
    """Wait until all of them have been told of so many games."""
    for player in players:
        await player.until(lambda who=player: evening_of(who).get("games") == games)  # type: ignore[misc]


async def games_of(served: Served, player: Player) -> Json:
    """Return all the games of the evening as somebody may fetch them."""
    code = player.last["lobby"]["code"]
    answer = await served.http.get(f"/api/tables/{code}/evening", headers={"authorization": f"Bearer {player.token}"})
    assert answer.status_code == 200, answer.text
    fetched: Json = answer.json()
    return fetched


def earned(player: Player) -> list[float]:
    """Return by seat what the standings of the game that ended earn."""
    places = [each["place"] for each in sorted(player.now["standings"], key=lambda each: each["seat"])]
    return [sum(other > place for other in places) + (places.count(place) - 1) / 2 for place in places]


async def test_two_games_at_a_table_add_up_and_a_restart_keeps_them(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=3)
        assert "evening" not in players[0].last["lobby"]
        await finish(players)
        await counted(players, 1)
        first = earned(players[0])
        await players[0].say(t="rematch")
        await players[0].until(lambda: players[0].phase == "lobby")
        await start(players)
        await finish(players, seed=2)
        await counted(players, 2)
        both = [one + other for one, other in zip(first, earned(players[0]), strict=True)]
        assert points(players[0]) == dict(zip(["Host", "Guest 1", "Guest 2"], both, strict=True))
        tokens, code = [player.token for player in players], players[0].last["lobby"]["code"]
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        again = await served.enter(code, "Host", token=tokens[0])
        assert sorted(points(again).values()) == sorted(both)
        assert evening_of(again)["games"] == 2
        fetched = await games_of(served, again)
        assert [game["is_finished"] for game in fetched["games"]] == [True, True]
        totals = [0.0] * 3
        for game in fetched["games"]:
            for seat in game["seats"]:
                totals[seat["person"]] += seat.get("points", 0)
        assert totals == [each.get("points", 0) for each in fetched["standings"]]


async def test_the_next_table_goes_on_with_the_evening_and_who_comes_late_has_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=3)
        await finish(players)
        await counted(players, 1)
        before = points(players[0])
        there = []
        for number, player in enumerate(players[:2]):
            await player.say(t="go_on")
            moved = await player.answer("moved")
            there.append(await served.enter(moved["code"], ["Host", "Guest 1"][number], token=moved["token"]))
        late = await served.enter(there[0].last["lobby"]["code"], "Late")
        assert late.seat == -1, "the seat is kept for the third"
        await there[0].say(t="seats", seats=4)
        await there[0].settle()
        await late.say(t="ask", seat=3)
        await late.until(lambda: late.seat == 3)
        await there[0].settle()
        assert points(there[0]) == points(late) == {**before, "Late": 0}
        gone = [each["name"] for each in evening_of(there[0])["standings"] if each.get("seat", -1) < 0]
        assert gone == ["Guest 2"]


async def test_a_game_that_ends_after_the_next_table_was_opened_is_carried_on(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=4)
        await take_out(served, players, 3)
        await players[3].until(lambda: players[3].now.get("out") == [3])
        await players[3].say(t="go_on")
        moved = await players[3].answer("moved")
        ahead = await served.enter(moved["code"], "Guest 3", token=moved["token"])
        assert evening_of(ahead)["games"] == 1
        assert set(points(ahead).values()) == {0}
        await finish(players[:3])
        await counted(players[:3], 1)
        await players[0].say(t="go_on")
        follower = await players[0].answer("moved")
        await served.enter(follower["code"], "Host", token=follower["token"])
        await ahead.until(lambda: sum(points(ahead).values()) > 0)
        assert points(ahead)["Guest 3"] == 0, "the seat was taken out of the game"
        assert points(ahead) == points(players[0])


async def test_only_who_is_at_the_table_can_fetch_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=2)
        await finish(players)
        await counted(players, 1)
        code = players[0].last["lobby"]["code"]
        stranger: Any = await served.http.get(f"/api/tables/{code}/evening")
        assert stranger.status_code == 403
        assert (await served.http.get(f"/api/tables/{code}/evening.csv")).status_code == 403
        own = {"authorization": f"Bearer {players[1].token}"}
        file = await served.http.get(f"/api/tables/{code}/evening.csv", headers=own)
        assert (file.status_code, file.headers["content-type"].partition(";")[0]) == (200, "text/csv")
        told = [row["name"] for row in csv.DictReader(io.StringIO(file.content.decode("utf-8-sig")))]
        assert told == ["Host", "Guest 1"]
        seen = (await served.http.get(f"/api/tables/{code}")).json()
        assert "evening" not in seen
        watcher = await served.enter(code, "Watcher", watch=True)
        assert points(watcher) == points(players[0])


# The host picks the next game


def game_of(player: Player) -> str:
    """Return the game at the table, as somebody was told."""
    return str(player.last["lobby"]["game"])


def option(player: Player, name: str) -> object:
    """Return what an option of the game is set to in the lobby."""
    return next(each["value"] for each in player.last["lobby"]["choices"] if each["name"] == name)


async def chosen(players: list[Player], game: str) -> None:
    """Let the host pick a game, and all follow."""
    await players[0].say(t="choose_game", game=game)
    for player in players:
        await player.until(lambda who=player: (game_of(who), who.phase) == (game, "lobby"))  # type: ignore[misc]


async def test_three_games_of_different_kinds_at_one_table_make_an_evening(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, "kung_fu", seats=4, bots=1)
        code, total = players[0].last["lobby"]["code"], [0.0] * 4
        for number, game in enumerate(("kung_fu", "not_a_hat", "cursed_gifts"), 1):
            if number > 1:
                await chosen(players, game)
                seats = [(each["who"], each.get("name", "")) for each in players[0].last["lobby"]["chairs"]]
                assert seats == [("person", "Host"), ("person", "Guest 1"), ("person", "Guest 2"), ("bot", "")]
                await start(players)
            await finish(players, seed=number)
            await counted(players, number)
            total = [one + other for one, other in zip(total, earned(players[0]), strict=True)]
        assert points(players[0]) == dict(zip(["Host", "Guest 1", "Guest 2"], total, strict=False))
        fetched = await games_of(served, players[1])
        assert [game["game"] for game in fetched["games"]] == ["kung_fu", "not_a_hat", "cursed_gifts"]
        token = players[0].token
        await players[0].say(t="choose_game", game="kung_fu")
        await players[0].until(lambda: players[0].phase == "lobby")
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        again = await served.enter(code, "Host", token=token)
        assert (game_of(again), again.phase) == ("kung_fu", "lobby")
        assert evening_of(again)["games"] == 3


async def test_options_are_kept_for_the_game_that_they_were_set_for(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 3)
        host = await served.enter(made["code"], "Host", token=made["token"])
        await host.say(t="option", name="turn_cap", value=20)
        await chosen([host], "not_a_hat")
        assert not any(each["name"] == "turn_cap" for each in host.last["lobby"]["choices"])
        await chosen([host], "kung_fu")
        assert option(host, "turn_cap") == 20


async def test_only_the_host_picks_and_only_a_game_that_all_can_play(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("not_a_hat", 8)
        host = await served.enter(made["code"], "Host", token=made["token"])
        guests = [await served.enter(made["code"], f"Guest {seat}") for seat in range(1, 8)]
        await guests[0].say(t="choose_game", game="kung_fu")
        assert (await guests[0].answer("fault"))["field"] == "host"
        await host.say(t="choose_game", game="kung_fu")
        assert (await host.answer("fault"))["field"] == "seats"
        await host.say(t="choose_game", game="chess")
        assert (await host.answer("fault"))["field"]
        await host.settle()
        assert game_of(host) == "not_a_hat"


async def test_a_game_that_is_played_goes_on_whatever_the_host_picks(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        await players[0].say(t="choose_game", game="not_a_hat")
        assert (await players[0].answer("fault"))["field"] == "phase"
        assert (game_of(players[0]), players[0].phase) == ("kung_fu", "playing")


# Who would like which game next


def wishes(player: Player) -> list[str]:
    """Return by seat the game that its person would like next, as somebody was told."""
    return [each.get("wish", "") for each in player.last["lobby"]["chairs"]]


async def test_each_says_which_game_they_would_like_and_all_see_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=3)
        await finish(players)
        await players[1].say(t="wish_game", game="not_a_hat")
        await players[2].say(t="wish_game", game="gift_trap")
        watcher = await served.enter(players[0].last["lobby"]["code"], "Watcher", watch=True)
        for player in (*players, watcher):
            await player.until(lambda who=player: wishes(who) == ["", "not_a_hat", "gift_trap"])  # type: ignore[misc]
        await players[2].say(t="wish_game", game="")
        await players[0].until(lambda: wishes(players[0]) == ["", "not_a_hat", ""])
        await players[0].say(t="rematch")
        await players[0].until(lambda: players[0].phase == "lobby")
        assert wishes(players[0]) == ["", "not_a_hat", ""], "it holds in the lobby, too"
        tokens, code = [player.token for player in players], players[0].last["lobby"]["code"]
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        host = await served.enter(code, "Host", token=tokens[0])
        assert wishes(host) == ["", "not_a_hat", ""], "a restart keeps it"
        await chosen([host], "not_a_hat")
        assert wishes(host) == ["", "", ""], "the host has picked"


async def test_the_wishes_end_with_the_deal_and_with_a_seat(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 3)
        host = await served.enter(made["code"], "Host", token=made["token"])
        friend, leaver = [await served.enter(made["code"], name) for name in ("Friend", "Leaver")]
        for player in (friend, leaver):
            await player.say(t="wish_game", game="gift_trap")
        await host.until(lambda: wishes(host) == ["", "gift_trap", "gift_trap"])
        await leaver.say(t="stand_up")
        await host.until(lambda: wishes(host) == ["", "gift_trap", ""])
        again = await served.enter(made["code"], "Another")
        assert wishes(again) == ["", "gift_trap", ""]
        await start([host, friend, again])
        await host.until(lambda: host.phase == "playing")
        assert wishes(host) == ["", "", ""]
        await friend.say(t="wish_game", game="gift_trap")
        assert (await friend.answer("fault"))["field"] == "phase"


async def test_who_only_watches_or_names_no_game_wishes_for_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        host = await served.enter(made["code"], "Host", token=made["token"])
        watcher = await served.enter(made["code"], "Watcher", watch=True)
        await watcher.say(t="wish_game", game="gift_trap")
        assert (await watcher.answer("fault"))["field"] == "seat"
        await host.say(t="wish_game", game="chess")
        assert (await host.answer("fault"))["field"]
        await host.settle()
        assert wishes(host) == ["", ""]


async def test_who_acts_as_host_picks_where_the_host_is_gone(tmp_path: Path) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR, clock) as served:
        players = await seated(served, seats=3)
        await finish(players)
        await host_leaves(clock, players[0], players[1])
        await chosen(players[1:], "not_a_hat")


# Who has to go to bed


async def test_who_has_the_seat_at_the_end_has_its_place_in_the_evening(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=3)
        await finish(players)
        await counted(players, 1)
        before = points(players[0])
        await players[0].say(t="rematch")
        await players[0].until(lambda: players[0].phase == "lobby")
        await start(players)
        late = await served.enter(players[0].last["lobby"]["code"], "Late", watch=True)
        await hand_on(players[1], late)
        await players[2].say(t="stand_up")
        await players[2].until(lambda: players[2].seat < 0)
        await finish([players[0], late], seed=2)
        await counted([players[0], late], 2)
        second = earned(players[0])
        assert points(players[0]) == {
            "Host": before["Host"] + second[0],
            "Late": second[1],
            "Guest 1": before["Guest 1"],
            "Guest 2": before["Guest 2"],
        }


async def test_a_host_who_hands_their_seat_on_is_followed_by_somebody_who_sat_there_before(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=3)
        late = await served.enter(players[0].last["lobby"]["code"], "Late", watch=True)
        await hand_on(players[0], late)
        await players[1].until(lambda: bool(players[1].last["lobby"].get("is_host")))
        assert not late.last["lobby"].get("is_host")


# Who foresaw it, and what was last time


async def test_who_watches_and_foresees_the_winner_is_told_of(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=2)
        code = players[0].last["lobby"]["code"]
        watchers = [await served.enter(code, f"Watcher {seat}", watch=True) for seat in (0, 1)]
        for seat, watcher in enumerate(watchers):
            await watcher.say(t="bet", on=seat)
            await watcher.answer("bets")
        await finish(players)
        await counted([*players, *watchers], 1)
        winner = next(each["seat"] for each in players[0].now["standings"] if each["place"] == 1)
        told = [(each["name"], each["winners"], each["points"]) for each in evening_of(players[0])["bettors"]]
        assert told == [(f"Watcher {winner}", 1, 10)]
        assert set(points(players[0])) == {"Host", "Guest 1"}, "who only watches is in no standings"
        assert [each["name"] for each in (await games_of(served, watchers[0]))["bettors"]] == [f"Watcher {winner}"]
        token = players[0].token
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        again = await served.enter(code, "Host", token=token)
        assert [each["name"] for each in evening_of(again)["bettors"]] == [f"Watcher {winner}"]


class Calendar(SystemClock):
    """A clock whose date can be put forward."""

    ahead = 0.0

    def date(self) -> float:
        return super().date() + self.ahead


async def test_on_another_day_an_evening_begins_anew_and_tells_who_won_the_last(tmp_path: Path) -> None:
    clock = Calendar()
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR, clock=clock) as served:
        players = await seated(served, seats=2)
        await finish(players)
        await counted(players, 1)
        assert "last_time" not in evening_of(players[0])
        best = max(points(players[0]), key=lambda name: points(players[0])[name])
        clock.ahead += BREAK
        await players[0].say(t="rematch")
        await players[0].until(lambda: players[0].phase == "lobby")
        evening = evening_of(players[0])
        assert (evening["games"], set(points(players[0]).values())) == (0, {0})
        assert (evening["last_time"]["winners"], evening["last_time"]["games"]) == ([best], 1)
        await start(players)
        await finish(players, seed=2)
        await counted(players, 1)
        assert evening_of(players[0])["last_time"]["winners"] == [best]
        assert len((await games_of(served, players[0]))["games"]) == 2
