"""Bad guests and bad hosts, over real sockets: nobody throws out who blinked, reads two hands, or shuts others out."""

import asyncio
from pathlib import Path

import pytest

from regift.tables.limits.server_limit_values import Limits, Rate
from regift.terminal.transports.skip_to_my_turn import AdvanceableClock
from tests.server.passing_time import host_leaves, leave, wait
from tests.server.playing import Json, Player, Served, seated, serving

PROXY = "127.0.0.1"


def code_of(player: Player) -> str:
    return str(player.last["lobby"]["code"])


def chair(player: Player, seat: int) -> Json:
    found: Json = player.last["lobby"]["chairs"][seat]
    return found


async def fault_for(player: Player, **message: object) -> Json:
    """Say something that can't be, and return why."""
    await player.say(**message)
    return await player.answer("fault")


async def come_from(served: Served, address: str, **enter: object) -> Player:
    """Open a websocket from an address, as a proxy tells it, and enter a table."""
    player = await served.connect(additional_headers={"X-Forwarded-For": address})
    await player.say(t="enter", **enter)
    await player.until(lambda: "lobby" in player.last or "fault" in player.last)
    return player


# Throwing out


async def test_nobody_throws_out_an_opponent_who_is_here_or_has_just_blinked(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, attacker = await seated(served, seats=2)
        assert (await fault_for(attacker, t="withdraw", seat=0))["reason"] == "is_here"
        await leave(host, attacker)
        assert (await fault_for(attacker, t="withdraw", seat=0))["reason"] == "still_expected"
        back = await served.enter(code_of(attacker), "Host", token=host.token)
        await back.until(lambda: bool(back.now))
        await back.settle()
        assert (back.now.get("out", []), back.phase) == ([], "playing")


async def test_in_a_game_of_two_nobody_wins_by_throwing_out_who_stays_away(tmp_path: Path) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        host, guest = await seated(served, seats=2)
        await leave(guest, host)
        wait(clock, 60)
        await host.until(lambda: bool(chair(host, 1).get("is_covered")))
        assert (await fault_for(host, t="withdraw", seat=1))["reason"] == "would_end"
        await host.settle()
        assert host.phase == "playing"


async def test_two_want_a_third_out_all_are_told_and_who_comes_back_stays(tmp_path: Path) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        host, one, gone = await seated(served, seats=3)
        await leave(gone, host)
        wait(clock, 20)
        await one.until(lambda: bool(chair(one, 2).get("is_covered")))
        await one.say(t="withdraw", seat=2)
        await host.until(lambda: chair(host, 2).get("voters") == [1])
        assert "out_in" not in chair(host, 2)
        await host.say(t="withdraw", seat=2)
        for player in (host, one):
            await player.until(lambda who=player: chair(who, 2).get("out_in", 0) > 20_000)  # type: ignore[misc]
            assert chair(player, 2)["voters"] == [0, 1]
        held = {"seats": [{"code": code_of(host), "token": gone.token}]}
        news = (await served.http.post("/api/seats", json=held)).json()
        assert news[0]["chairs"][2]["out_in"] > 20_000
        back = await served.enter(code_of(host), "Back", token=gone.token)
        await host.until(lambda: "voters" not in chair(host, 2))
        wait(clock, 40)
        for player in (host, one, back):
            await player.settle()
        assert (back.seat, host.now.get("out", [])) == (2, [])


async def test_who_does_not_answer_is_out_of_the_game(tmp_path: Path) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        host, one, gone = await seated(served, seats=3)
        await leave(gone, host)
        wait(clock, 20)
        await host.until(lambda: bool(chair(host, 2).get("is_covered")))
        for player in (host, one):
            await player.say(t="withdraw", seat=2)
        await host.until(lambda: chair(host, 2).get("out_in", 0) > 0)
        await one.say(t="withdraw", seat=2, is_on=False)
        await host.until(lambda: "out_in" not in chair(host, 2))
        await one.say(t="withdraw", seat=2)
        await host.until(lambda: chair(host, 2).get("out_in", 0) > 0)
        wait(clock, 30)
        await host.until(lambda: host.now.get("out") == [2])


# Reading hands


async def test_a_yes_counts_for_the_seat_that_was_shown_alone(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        (host,) = await seated(served, seats=4, bots=3)
        attacker = await served.enter(code_of(host), "Eve")
        await attacker.say(t="ask", seat=1)
        await host.until(lambda: bool(host.last["lobby"].get("asking")))
        shown = host.last["lobby"]["asking"][0]
        await attacker.say(t="ask", seat=2)
        await host.until(lambda: host.last["lobby"]["asking"][0]["seat"] == 2)
        fault = await fault_for(host, t="answer", person=shown["person"], is_yes=True, seat=shown["seat"])
        assert fault["field"] == "seat"
        await attacker.settle()
        assert attacker.seat == -1
        await host.say(t="answer", person=shown["person"], is_yes=True, seat=2)
        await attacker.until(lambda: attacker.seat == 2)


async def test_a_stranger_reads_no_bots_hand_and_nobody_two(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        (host,) = await seated(served, seats=4, bots=3)
        attacker = await served.enter(code_of(host), "Eve")
        await attacker.say(t="ask", seat=1)
        await attacker.until(lambda: attacker.last["lobby"].get("is_asking") is True)
        await attacker.settle()
        assert (attacker.seat, attacker.last["board"]["seat"]) == (-1, -1)
        await host.until(lambda: bool(host.last["lobby"].get("asking")))
        await host.say(t="answer", person=host.last["lobby"]["asking"][0]["person"], is_yes=True)
        await attacker.until(lambda: attacker.seat == 1 and attacker.last["board"]["seat"] == 1)
        await attacker.say(t="stand_up")
        await attacker.until(lambda: attacker.seat == -1 and attacker.last["lobby"].get("hand_seen") == 1)
        fault = await fault_for(attacker, t="ask", seat=2)
        assert (fault["reason"], fault["args"]) == ("seen_hand", {"number": 2})
        code, token, hosts = code_of(host), attacker.token, host.token
    async with serving(tmp_path / "data") as served:
        again = await served.enter(code, "Host", token=hosts)
        eve = await served.enter(code, "Eve", token=token)
        assert (await fault_for(eve, t="ask", seat=3))["reason"] == "seen_hand"
        await again.settle()
        assert again.last["lobby"].get("asking", []) == []


async def test_the_host_reads_no_second_hand_either(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        (host,) = await seated(served, seats=3, bots=2)
        await host.say(t="stand_up")
        await host.until(lambda: host.seat == -1)
        assert (await fault_for(host, t="ask", seat=1))["reason"] == "seen_hand"
        await host.say(t="ask", seat=0)
        await host.until(lambda: host.seat == 0)


async def test_a_second_tab_of_the_host_gets_no_seat_of_who_blinked(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, victim = await seated(served, seats=2)
        tab = await served.enter(code_of(host), "Tab")
        await leave(victim, host)
        await tab.say(t="ask", seat=1)
        await host.until(lambda: bool(host.last["lobby"].get("asking")))
        asking = host.last["lobby"]["asking"][0]["person"]
        fault = await fault_for(host, t="answer", person=asking, is_yes=True)
        assert (fault["reason"], fault["args"]["left"] > 0) == ("still_expected", True)
        await tab.settle()
        assert (tab.seat, tab.last["board"]["seat"]) == (-1, -1)
        back = await served.enter(code_of(host), "Back", token=victim.token)
        assert back.seat == 1
        assert back.last["lobby"]["asking"][0]["name"] == "Tab"
        await host.until(lambda: host.last["lobby"].get("asking", []) == [])
        await back.say(t="answer", person=asking, is_yes=False)
        await tab.until(lambda: "is_asking" not in tab.last["lobby"])
        assert tab.seat == -1


# Hosts


async def test_who_acts_for_a_host_asleep_neither_keeps_the_table_nor_bans_for_ever(tmp_path: Path) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        host, usurper, victim = await seated(served, seats=3)
        code = code_of(host)
        await host_leaves(clock, host, usurper)
        assert usurper.last["lobby"]["first_host"] == "Host"
        assert (await fault_for(usurper, t="show_out", seat=0))["reason"] == "first_host"
        await usurper.say(t="show_out", seat=2)
        assert (await victim.answer("fault"))["is_final"]
        back = await served.enter(code, "Host", token=host.token)
        assert back.last["lobby"].get("is_host") is True
        assert "first_host" not in back.last["lobby"]
        await usurper.until(lambda: "is_host" not in usurper.last["lobby"])
        again = await served.enter(code, "Victim", token=victim.token)
        await again.say(t="ask", seat=2)
        await back.until(lambda: bool(back.last["lobby"].get("asking")))
        await back.say(t="answer", person=back.last["lobby"]["asking"][0]["person"], is_yes=True)
        await again.until(lambda: again.seat == 2)


@pytest.mark.parametrize("is_locked", [True, False])
async def test_who_was_shown_out_comes_back_as_a_stranger_and_has_to_ask(tmp_path: Path, *, is_locked: bool) -> None:
    async with serving(tmp_path / "data", proxy=PROXY) as served:
        made = await served.make("kung_fu", 3)
        code = made["code"]
        host = await come_from(served, "192.0.2.1", code=code, name="Host", token=made["token"])
        bad = await come_from(served, "192.0.2.66", code=code, name="Bad")
        assert bad.seat == 1
        await host.until(lambda: chair(host, 1)["who"] == "person")
        if is_locked:
            await host.say(t="manner", name="lock", value=True)
        await host.say(t="show_out", seat=1)
        await bad.answer("fault")
        stranger = await come_from(served, "192.0.2.66", code=code, name="Angel")
        assert stranger.seat == -1
        await stranger.say(t="ask", seat=1)
        await host.until(lambda: bool(host.last["lobby"].get("asking")))
        assert host.last["lobby"]["asking"][0]["is_like_banned"] is True
        friend = await come_from(served, "192.0.2.2", code=code, name="Friend")
        assert friend.seat == (-1 if is_locked else 1)


# Codes and devices


async def test_wrong_seat_codes_from_three_addresses_shut_nobody_out(tmp_path: Path) -> None:
    limits = Limits(wrong_seat_code=Rate(10, 1e-6), wrong_seat_code_of_table=Rate(10, 1000))
    async with serving(tmp_path / "data", limits=limits, proxy=PROXY) as served:
        made = await served.make("kung_fu", 2)
        code = made["code"]
        host = await come_from(served, "192.0.2.1", code=code, name="Host", token=made["token"])
        own = str(host.last["entered"]["seat_code"])
        for number in range(3):
            eve = await come_from(served, f"192.0.2.1{number}", code=code, name="Eve", seat_code="AAAABBBB")
            expected = [eve.last["fault"]["expected"]]
            for guess in range(11):
                again = {"t": "enter", "code": code, "name": "Eve", "seat_code": f"AAAABBB{guess % 8 + 2}"}
                expected.append((await fault_for(eve, **again))["expected"])
            assert expected[:8] == ["the code of a seat at this table"] * 8
            assert "fewer of them" in expected[-1]
        phone = await come_from(served, "192.0.2.1", code=code, name="Phone", seat_code=own)
        assert phone.seat == 0


async def test_who_guesses_behind_the_same_router_shuts_no_known_device_out(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits(wrong_code=Rate(3, 1e-6)), proxy=PROXY) as served:
        made = await served.make("kung_fu", 2)
        host = await come_from(served, "192.0.2.1", code=made["code"], name="Host", token=made["token"])
        own = str(host.last["entered"]["seat_code"])
        tries = [await come_from(served, "192.0.2.1", code="QQQQ", name="Eve") for _ in range(4)]
        assert "fewer of them" in tries[-1].last["fault"]["expected"]
        phone = await come_from(served, "192.0.2.1", code=made["code"], name="Phone", seat_code=own)
        assert phone.seat == 0


async def test_of_two_devices_that_log_each_other_out_at_once_one_keeps_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        code, token = made["code"], made["token"]
        devices = [await served.enter(code, "Host", token=token) for _ in range(2)]
        for device in devices:
            del device.last["entered"]
        await asyncio.gather(*[device.say(t="log_out_others") for device in devices])
        for device in devices:
            await device.until(lambda who=device: bool({"entered", "fault"} & who.last.keys()))  # type: ignore[misc]
        kept = [device.token for device in devices if "entered" in device.last]
        assert len(kept) == 1
        assert (await served.enter(code, "Host", token=kept[0])).seat == 0


async def test_who_logs_other_devices_out_is_rid_of_a_stolen_token_and_code(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, guest = await seated(served, seats=2)
        code, token, seat_code = code_of(host), host.token, str(host.last["entered"]["seat_code"])
        thief = await served.enter(code, "Thief", token=token)
        await thief.until(lambda: bool(thief.now))
        await host.say(t="log_out_others")
        await host.until(lambda: host.token != token)
        fault = await thief.answer("fault")
        assert (fault["reason"], fault["is_final"]) == ("logged_out", True)
        assert host.last["entered"]["seat_code"] != seat_code
        for proof in ({"token": token}, {"seat_code": seat_code}):
            again = await served.connect()
            refusal = await fault_for(again, t="enter", code=code, name="Thief", **proof)
            assert refusal["field"] in ("token", "seat_code")
        held = {"seats": [{"code": code, "token": token}]}
        assert (await served.http.post("/api/seats", json=held)).json() == []
        own, guests = host.token, guest.token
    async with serving(tmp_path / "data") as served:
        for seat, (kept, name) in enumerate(((own, "Host"), (guests, "Guest 1"))):
            back = await served.enter(code, "Back", token=kept)
            assert (back.seat, chair(back, seat)["name"]) == (seat, name)
        again = await served.connect()
        assert (await fault_for(again, t="enter", code=code, name="Thief", token=token))["reason"] == "logged_out"
