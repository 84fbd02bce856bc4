"""Who sees a game late is told by nothing that it is over: no lobby, no fault, no status, no next table."""

import asyncio
import json
from pathlib import Path

from regift.server.socket.spectator_send_scheduler import PAUSE
from regift.terminal.transports.skip_to_my_turn import AdvanceableClock
from tests.server.passing_time import wait
from tests.server.playing import Json, Player, Served, finish, serving, start
from tests.server.test_shuffle import pledge

LATE = 300
"""Seconds by which spectators are behind."""
ASKED: list[Json] = [
    {"t": "play", "action": 0, "at": 1},
    {"t": "take_back", "at": 1},
    {"t": "why", "spot": "hand:0"},
    {"t": "hush", "is_on": True},
    {"t": "pause", "is_on": True},
    {"t": "withdraw", "seat": 1},
    {"t": "bet", "on": 1},
    {"t": "go_on"},
    {"t": "wish_game", "game": "gift_trap"},
]
"""What a spectator asks for in vain, whether the game is over or not."""
READ = ("", "/record", "/replay?eyes=table", "/replay?eyes=open", "/own", "/house", "/pack", "/evening", "/evening.csv")


async def reply(watcher: Player, message: Json) -> Json:
    """Ask for something, and return what is answered, whether it was refused or not."""
    await watcher.say(**message)
    while (answer := await watcher.hear())["t"] not in ("fault", "refused", "moved", "bets"):
        pass
    return answer


async def learnt(served: Served, watcher: Player) -> list[object]:
    """Return all that a spectator gets to know by asking: faults, the lobby, and answers over HTTP."""
    known: list[object] = [await reply(watcher, message) for message in ASKED]
    await watcher.say(t="resync")
    await watcher.settle()
    known.append(watcher.last["lobby"])
    return [*known, *await read(served, watcher)]


async def read(served: Served, watcher: Player) -> list[tuple[str, int, str]]:
    """Return what is answered to a spectator over HTTP: path, status and text."""
    known = []
    for path in READ:
        answer = await served.http.get(
            f"/api/tables/{watcher.last['lobby']['code']}{path}", headers={"Authorization": f"Bearer {watcher.token}"}
        )
        known.append((path, answer.status_code, answer.text))
    return known


def kinds(player: Player) -> set[str]:
    """Return the tags of all that somebody was told, asked for or not."""
    return {str(json.loads(frame)["t"]) for frame in player.heard}


async def test_a_game_that_is_over_is_as_one_that_is_played_for_who_sees_it_late(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 3)
        host = await served.enter(made["code"], "Host", token=made["token"])
        await host.say(t="manner", name="delay", value=LATE)
        await host.say(t="option", name="turn_cap", value=1)
        players = [host, *[await served.enter(made["code"], f"Guest {seat}") for seat in (1, 2)]]
        watcher = await served.enter(made["code"], "Watcher", watch=True)
        await start(players)
        await watcher.until(lambda: watcher.phase == "playing")
        during = await learnt(served, watcher)
        heard = kinds(watcher)
        await finish(players)
        assert await learnt(served, watcher) == during
        for player in (players[1], host):
            await player.say(t="go_on")
            await player.answer("moved")
            assert await learnt(served, watcher) == during
        host = await served.enter(made["code"], "Host", token=host.token)
        await host.say(t="rematch")
        await host.until(lambda: host.phase == "lobby")
        assert await learnt(served, watcher) == during
        await players[2].say(t="wish_game", game="gift_trap")
        await host.until(lambda: host.last["lobby"]["chairs"][2].get("wish") == "gift_trap")
        assert await learnt(served, watcher) == during
        await host.say(t="swap", one=0, other=2)
        await host.until(lambda: host.last["lobby"].get("seat", 0) == 2)
        assert await learnt(served, watcher) == during
        share = bytes(range(32))
        await pledge(host, share)
        await host.say(t="start")
        await host.answer("sealed")
        await players[1].answer("sealed")
        assert await learnt(served, watcher) == during
        host.now = {}
        await host.say(t="share", share=share.hex())
        await host.until(lambda: bool(host.now))
        assert await learnt(served, watcher) == during
        assert kinds(watcher) == heard


async def watched_late(served: Served, clock: AdvanceableClock, game: str) -> tuple[list[Player], Player]:
    """Deal to three; return the players, and a spectator who has just been shown the beginning."""
    made = await served.make(game, 3)
    host = await served.enter(made["code"], "Host", token=made["token"])
    await host.say(t="manner", name="delay", value=LATE)
    players = [host, *[await served.enter(made["code"], f"Guest {seat}") for seat in (1, 2)]]
    watcher = await served.enter(made["code"], "Watcher", watch=True)
    await start(players)
    wait(clock, LATE + 1)
    await watcher.until(lambda: watcher.phase == "playing")
    return players, watcher


async def test_who_sees_a_game_late_reads_the_cards_that_it_is_played_with(tmp_path: Path) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        players, watcher = await watched_late(served, clock, "gift_trap")
        host, code = players[0], players[0].last["lobby"]["code"]
        during = await read(served, watcher)
        assert [status for _, status, _ in during[-5:]] == [200] * 5
        await finish(players)
        await host.say(t="rematch")
        await host.until(lambda: host.phase == "lobby")
        cards = {"cards": [{"kind": "red", "name": "A pond", "line": "With ducks."}]}
        answer = await served.http.post(
            f"/api/tables/{code}/own", json=cards, headers={"Authorization": f"Bearer {host.token}"}
        )
        assert answer.status_code == 201
        assert await read(served, watcher) == during


async def seats_asked_for(served: Served, code: str) -> list[tuple[int, bool, list[Json]]]:
    """Ask for seats as spectators who have just come: for each, whether it waits now, and the faults."""
    asked = []
    for seat in range(5):
        guest = await served.enter(code, f"Late {seat}", watch=True)
        guest.heard.clear()
        await guest.say(t="ask", seat=seat)
        await guest.say(t="resync")
        await guest.settle()
        frames = [json.loads(frame) for frame in guest.heard]
        faults = [frame for frame in frames if frame["t"] == "fault"]
        asked.append((seat, guest.last["lobby"].get("is_asking", False), faults))
        await guest.socket.close()
    return asked


async def test_who_sees_a_game_late_asks_for_its_seats_and_not_for_those_of_the_lobby_after_it(tmp_path: Path) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        players, _ = await watched_late(served, clock, "kung_fu")
        host, code = players[0], players[0].last["lobby"]["code"]
        during = await seats_asked_for(served, code)
        assert [bool(faults) for _, _, faults in during] == [True] * 5
        await finish(players)
        assert await seats_asked_for(served, code) == during
        await host.say(t="rematch")
        await host.until(lambda: host.phase == "lobby")
        await host.say(t="free", seat=2)
        await host.say(t="seats", seats=4)
        await host.until(lambda: len(host.last["lobby"]["chairs"]) == 4)
        assert await seats_asked_for(served, code) == during
        await host.say(t="seats", seats=2)
        await host.until(lambda: len(host.last["lobby"]["chairs"]) == 2)
        assert await seats_asked_for(served, code) == during


async def test_what_spectators_may_see_is_set_for_the_next_game_and_not_for_the_one_that_they_are_shown(
    tmp_path: Path,
) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        players, watcher = await watched_late(served, clock, "kung_fu")
        host = players[0]
        during = await read(served, watcher)
        await finish(players)
        await host.say(t="rematch")
        await host.until(lambda: host.phase == "lobby")
        await host.say(t="manner", name="watchers", value="nothing")
        await host.settle()
        assert await read(served, watcher) == during
        wait(clock, LATE + 1)
        await watcher.until(lambda: watcher.phase == "lobby")
        assert [status for path, status, _ in await read(served, watcher) if path == "/record"] == [403]


async def test_a_game_that_spectators_could_not_see_stays_closed_when_they_may_see_the_next(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        host = await served.enter(made["code"], "Host", token=made["token"])
        await host.say(t="manner", name="watchers", value="nothing")
        players = [host, await served.enter(made["code"], "Guest")]
        watcher = await served.enter(made["code"], "Watcher", watch=True)
        await start(players)
        await finish(players)
        await host.say(t="rematch")
        await host.say(t="manner", name="watchers", value="table")
        await host.settle()
        codes = {path: status for path, status, _ in await read(served, watcher)}
        assert [codes["/record"], codes["/replay?eyes=open"]] == [403, 403]
        codes = {path: status for path, status, _ in await read(served, players[1])}
        assert [codes["/record"], codes["/replay?eyes=open"]] == [200, 200]


async def test_who_sees_a_game_late_is_sent_no_lobby_that_says_nothing_new(tmp_path: Path) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        players, watcher = await watched_late(served, clock, "kung_fu")
        await finish(players)
        await watcher.settle()
        watcher.heard.clear()
        await players[0].say(t="rematch")
        await players[0].say(t="option", name="turn_cap", value=5)
        await players[0].say(t="swap", one=0, other=1)
        await players[0].until(lambda: players[0].seat == 1)
        await asyncio.sleep(3 * PAUSE)
        await watcher.settle()
        assert "lobby" not in kinds(watcher)


async def test_who_sees_a_game_late_is_not_told_of_whom_it_waits_for_now(tmp_path: Path) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        players, _ = await watched_late(served, clock, "kung_fu")
        host, code = players[0], players[0].last["lobby"]["code"]
        await players[2].socket.close()
        wait(clock, 30)
        await host.until(lambda: host.last["lobby"]["chairs"][2].get("is_covered") is True)
        await host.say(t="withdraw", seat=2)
        await host.until(lambda: bool(host.last["lobby"]["chairs"][2].get("voters")))
        late = await served.enter(code, "Late", watch=True)
        await late.until(lambda: late.last["lobby"]["phase"] == "playing")
        chair = late.last["lobby"]["chairs"][2]
        assert chair["is_here"] is False
        assert not {"is_covered", "was_covered", "is_awaited", "move_on_in", "voters", "out_in"} & chair.keys()
