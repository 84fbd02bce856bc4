"""Over real sockets: seats are held, claimed, asked for and given, and nobody waits for a ghost."""

from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from regift.kit.commit_reveal_shuffle_proof_and_verification import check_record
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from tests.server.playing import NOBODY_IS_WAITED_FOR, Json, Player, Served, finish, seated, serving, take_out


def code_of(player: Player) -> str:
    return str(player.last["lobby"]["code"])


def manners_of(player: Player) -> Json:
    return {each["name"]: each["value"] for each in player.last["lobby"]["manners"]}


def same_every_time(size: int, drawn: Iterator[int]) -> bytes:
    """Return bytes that a server would draw by chance."""
    return sha256(next(drawn).to_bytes(8, "big")).digest()[:size]


async def test_what_was_missed_in_ten_moves_comes_in_one_update_of_at_most_two_kilobytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regift.server.app.secrets.token_bytes", partial(same_every_time, drawn=count()))
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=4)
        code, token, sizes = code_of(players[0]), players[3].token, []
        phone = await served.enter(code, "Phone", token=token)
        while players[0].phase != "over":
            await phone.settle()
            await phone.socket.close()
            await finish(players, moves=10)
            back = await served.connect()
            back.parts, back.now = phone.parts, phone.now
            await back.say(t="enter", code=code, name="Phone", token=token, at=phone.at)
            await back.settle()
            assert back.last["update"]["since"] == phone.at
            assert "board" not in back.last
            assert back.parts == players[3].parts
            sizes.append(len(next(frame for frame in back.heard if '"since"' in frame)))
            phone = back
        assert len(sizes) > 5
        assert max(sizes) <= 2048, sizes


async def test_the_seat_code_opens_the_own_seat_on_another_device(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        code = str(players[1].last["entered"]["seat_code"])
        other = await served.enter(code_of(players[0]), "Phone", seat_code=code.lower())
        await other.until(lambda: bool(other.now))
        assert other.seat == 1
        assert other.parts == players[1].parts
        assert other.last["entered"]["token"] == players[1].token
        wrong = await served.connect()
        await wrong.say(t="enter", code=code_of(players[0]), name="Eve", seat_code="AAAABBBB")
        fault = await wrong.answer("fault")
        assert (fault["field"], fault.get("is_final", False)) == ("seat_code", False)
        watcher = await served.enter(code_of(players[0]), "Watcher", watch=True)
        assert watcher.last["entered"].get("seat_code", "") == ""


async def test_a_seat_whose_player_is_gone_is_given_with_the_hosts_yes(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=2)
        await players[1].socket.close()
        await players[0].until(lambda: players[0].last["lobby"]["chairs"][1].get("is_here") is False)
        heir = await served.enter(code_of(players[0]), "Heir")
        await heir.say(t="ask", seat=1)
        await heir.until(lambda: heir.last["lobby"].get("is_asking") is True)
        await players[0].until(lambda: bool(players[0].last["lobby"].get("asking")))
        assert "asking" not in heir.last["lobby"]
        asking = players[0].last["lobby"]["asking"][0]
        assert (asking["name"], asking["seat"]) == ("Heir", 1)
        await heir.say(t="answer", person=asking["person"], is_yes=True)
        assert (await heir.answer("fault"))["field"] == "host"
        await players[0].say(t="answer", person=asking["person"], is_yes=True)
        await heir.until(lambda: heir.seat == 1 and heir.last["entered"]["seat"] == 1)
        await finish([players[0], heir])
        assert heir.phase == "over"


async def test_at_a_locked_table_nobody_but_the_host_lets_somebody_in(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=3)
        code, owner, token = code_of(players[0]), players[1], players[1].token
        newcomer = await served.enter(code, "Newcomer", watch=True)
        await players[0].say(t="manner", name="lock", value=True)
        await owner.until(lambda: setting(owner, "lock") is True)
        await owner.say(t="hand_on")
        assert (await owner.answer("fault"))["reason"] == "locked_offer"
        await owner.socket.close()
        await players[0].until(lambda: players[0].last["lobby"]["chairs"][1].get("is_here") is False)
        await newcomer.say(t="ask", seat=1)
        await newcomer.until(lambda: newcomer.last["lobby"].get("is_asking") is True)
        back = await served.enter(code, "Back", token=token)
        await back.until(lambda: bool(back.last["lobby"].get("asking")))
        await back.say(t="answer", person=back.last["lobby"]["asking"][0]["person"], is_yes=True)
        assert (await back.answer("fault"))["reason"] == "needs_host"
        await newcomer.settle()
        assert (newcomer.seat, back.seat) == (-1, 1)


async def test_a_lock_ends_the_offers_of_guests_and_what_was_asked_of_them(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        host, owner, _ = await seated(served, seats=3)
        newcomer = await served.enter(code_of(host), "Newcomer", watch=True)
        await owner.say(t="hand_on")
        await newcomer.until(lambda: bool(newcomer.last["lobby"]["chairs"][1].get("is_offered")))
        await newcomer.say(t="ask", seat=1)
        await owner.until(lambda: bool(owner.last["lobby"].get("asking")))
        await host.say(t="manner", name="lock", value=True)
        await owner.until(lambda: not owner.last["lobby"].get("asking"))
        await newcomer.until(lambda: not newcomer.last["lobby"]["chairs"][1].get("is_offered"))
        assert not newcomer.last["lobby"].get("is_asking")
        await newcomer.say(t="ask", seat=1)
        assert (await newcomer.answer("fault"))["reason"] == "is_here"


def setting(player: Player, name: str) -> object:
    """Return a setting of the table as somebody was told it last."""
    return next(each["value"] for each in player.last["lobby"]["manners"] if each["name"] == name)


async def chosen_for(served: Served, seats: int) -> list[Player]:
    """Begin a game of GiftTRAP whose last player has picked a gift and gone, so that the host lets a bot choose."""
    players = await seated(served, "gift_trap", seats)
    host, gone = players[0], players[-1]
    dealer = players[host.now["to_act"][0]]
    await dealer.play(dealer.options[0])
    for player in players:
        await player.until(lambda who=player: who.parts["step"]["value"] == "step_give")  # type: ignore[misc]
    await gone.play(gone.options[0])
    await gone.until(lambda: bool(gone.now.get("can_take_back")))
    await gone.socket.close()
    await host.until(lambda: host.last["lobby"]["chairs"][-1].get("is_here") is False)
    await host.say(t="move_on", seat=seats - 1)
    await host.until(lambda: bool(host.last["lobby"]["chairs"][-1].get("is_covered")))
    return players


async def test_a_seat_for_which_a_bot_has_just_chosen_gifts_is_given_whole(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        host, guest, _ = await chosen_for(served, 3)
        stranger = await served.enter(code_of(host), "Zoé")
        await stranger.say(t="ask", seat=2)
        await host.until(lambda: bool(host.last["lobby"].get("asking")))
        await host.say(t="answer", person=host.last["lobby"]["asking"][0]["person"], is_yes=True)
        await host.settle()  # who said yes stays connected
        await stranger.until(lambda: stranger.now.get("seat") == 2)
        assert stranger.last["entered"]["seat"] == 2
        await guest.settle()
        assert host.parts["step"]["value"] == "step_give"


async def test_who_was_voted_out_is_not_told_that_a_bot_did_that(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await chosen_for(served, 4)
        await take_out(served, players, 3)
        await players[3].settle()
        assert 3 in players[3].now["out"]
        assert players[3].last.get("substitute_moves", {}).get("moves", 0) == 0


async def test_a_late_arrival_takes_a_bots_seat_and_plays_on(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=3, bots=1)
        await finish(players, moves=10)
        late = await served.enter(code_of(players[0]), "Late")
        await late.say(t="ask", seat=2)
        await players[0].until(lambda: bool(players[0].last["lobby"].get("asking")))
        await players[0].say(t="answer", person=players[0].last["lobby"]["asking"][0]["person"], is_yes=True)
        await late.until(lambda: late.seat == 2 and late.last["board"]["seat"] == 2)
        await finish([*players, late])
        assert late.phase == "over"


async def test_manners_and_places_are_the_hosts(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 3)
        host = await served.enter(made["code"], "Host", token=made["token"])
        guest = await served.enter(made["code"], "Guest")
        for said in ({"t": "manner", "name": "clock", "value": "brisk"}, {"t": "swap", "one": 0, "other": 1}):
            await guest.say(**said)
            assert (await guest.answer("fault"))["field"] == "host"
            await host.say(**said)
        await guest.until(lambda: guest.seat == 0)
        assert manners_of(guest)["clock"] == "brisk"
        for name, value in (("clock", "fast"), ("slack", 2), ("lock", 1), ("nothing", True)):
            await host.say(t="manner", name=name, value=value)
            assert (await host.answer("fault"))["field"] in (name, "name")


async def test_a_hard_clock_moves_the_game_on_and_all_see_it_run(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", TableSpeed(bots=0, window_limit=0.2)) as served:
        players = await seated(served, seats=2)
        await players[0].say(t="manner", name="clock", value="brisk")
        for player in players:
            clocks = await player.answer("clocks")
            assert [each["whole"] for each in clocks["left"]] == [30_000]


async def test_what_is_said_reaches_all_and_later_comers_and_has_its_limits(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        await players[1].say(t="say", text="  Bien joué !\u202e ")
        said = await players[0].answer("said")
        assert (said["name"], said["seat"], said["text"]) == ("Guest 1", 1, "Bien joué !")
        await players[0].say(t="react", reaction="laugh")
        assert (await players[1].answer("said"))["seat"] == 1
        late = await served.enter(code_of(players[0]), "Late")
        await late.settle()
        assert late.last["said"]["text"] == "Bien joué !"
        for bad in ({"t": "say", "text": " \u200b "}, {"t": "react", "reaction": "boo"}, {"t": "say", "text": ""}):
            await late.say(**bad)
            assert (await late.answer("fault"))["field"] in ("text", "reaction")
        for _ in range(8):
            await late.say(t="say", text="again")
        assert "lines in" in (await late.answer("fault"))["expected"]
        await players[0].say(t="manner", name="chat", value=False)
        await players[1].until(lambda: manners_of(players[1])["chat"] is False)
        await players[1].say(t="say", text="hello?")
        assert (await players[1].answer("fault"))["field"] == "chat"


async def test_a_pause_holds_everything_and_anybody_ends_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        await players[1].say(t="pause", is_on=True)
        for player in players:
            await player.until(lambda who=player: who.last["lobby"].get("is_paused") is True)  # type: ignore[misc]
        mover = next(player for player in players if player.options)
        await mover.play(mover.options[0])
        assert (await mover.answer("fault"))["field"] == "paused"
        await players[0].say(t="pause", is_on=False)
        await finish(players)
        assert players[0].phase == "over"


async def test_the_hosts_own_share_goes_into_the_shuffle_and_the_record_proves_it(tmp_path: Path) -> None:
    shares = [bytes([number]) * 32 for number in (3, 4)]
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        players = [await served.enter(made["code"], "Host", token=made["token"])]
        players.append(await served.enter(made["code"], "Guest"))
        for player, share in zip(players, shares, strict=True):
            await player.say(t="pledge", pledge=sha256(share).hexdigest())
        for player in players:
            await player.until(lambda who=player: all(chair.get("pledge") for chair in who.last["lobby"]["chairs"]))  # type: ignore[misc]
        commitment = players[1].last["lobby"]["commitment"]
        await players[0].say(t="start")
        for player, share in zip(players, shares, strict=True):
            sealed = await player.answer("sealed")
            assert sealed["commitment"] == commitment
            await player.say(t="share", share=share.hex())
        for player in players:
            await player.until(lambda who=player: bool(who.now))  # type: ignore[misc]
        assert players[0].last["lobby"]["commitment"] != commitment
        await finish(players)
        record = (await served.http.get(f"/api/tables/{made['code']}/record")).text
        assert check_record(record) == 2
        assert commitment in record
