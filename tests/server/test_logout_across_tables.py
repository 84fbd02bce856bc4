"""Who logs other devices out is rid of them at the tables that follow as well, whichever of them they are at."""

from pathlib import Path
from typing import Any

import pytest

from regift.server.socket.websocket_session import WebSocketSession
from regift.tables.next_tables import log_out_at_linked_tables
from tests.server.playing import Player, Served, serving
from tests.server.test_next_table import follow, go_on, played_to_the_end


async def with_a_thief(served: Served) -> tuple[Player, Player]:
    """Play a game to its end; return a guest, and somebody who has a copy of the guest's token."""
    players, _ = await played_to_the_end(served)
    guest = players[1]
    thief = await served.enter(guest.last["lobby"]["code"], "Thief", token=guest.token)
    await thief.until(lambda: thief.phase == "over")
    return guest, thief


async def check_goes_on(served: Served, player: Player, seat: int) -> None:
    """Check that a person goes on to the seat that is theirs at the next table."""
    assert (await follow(served, player, "Guest 1")).seat == seat


async def test_a_stolen_token_leads_to_no_next_table_where_its_owner_has_logged_it_out(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        guest, thief = await with_a_thief(served)
        there = await follow(served, guest, "Guest 1")
        token = there.token
        await there.say(t="log_out_others")
        await there.until(lambda: there.token != token)
        assert (await thief.answer("fault"))["reason"] == "logged_out"
        back = await served.connect()
        await back.say(t="enter", code=guest.last["lobby"]["code"], name="Thief", token=guest.token)
        assert (await back.answer("fault"))["reason"] == "logged_out"


async def test_who_logs_a_thief_out_at_the_old_table_is_rid_of_them_at_the_next(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        guest, thief = await with_a_thief(served)
        there = await follow(served, thief, "Thief")
        seat, stolen = there.seat, there.token
        await guest.say(t="log_out_others")
        assert (await there.answer("fault"))["reason"] == "logged_out"
        late = await served.connect()
        await late.say(t="enter", code=there.last["lobby"]["code"], name="Thief", token=stolen)
        assert (await late.answer("fault"))["reason"] == "logged_out"
        await check_goes_on(served, guest, seat)


async def test_a_log_out_reaches_a_next_table_after_the_old_one_has_dealt_anew(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players, _ = await played_to_the_end(served)
        guest = players[1]
        thief = await served.enter(guest.last["lobby"]["code"], "Thief", token=guest.token)
        there = await follow(served, thief, "Thief")
        await players[0].say(t="rematch")
        await players[0].until(lambda: players[0].phase == "lobby")
        await players[0].say(t="start")
        await guest.until(lambda: guest.phase == "playing")
        assert not guest.last["lobby"].get("next")
        await guest.say(t="log_out_others")
        assert (await there.answer("fault"))["reason"] == "logged_out"


async def test_a_log_out_is_answered_once_all_tables_that_follow_have_kept_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    log_out, answer = log_out_at_linked_tables._log_out, WebSocketSession.hear_entered

    async def note_table(*arguments: Any) -> None:
        await log_out(*arguments)
        steps.append("table")

    def note_answer(session: WebSocketSession, seat: int) -> None:
        steps.append("answer")
        answer(session, seat)

    async with serving(tmp_path / "data") as served:
        guest, _ = await with_a_thief(served)
        await follow(served, guest, "Guest 1")
        monkeypatch.setattr(log_out_at_linked_tables, "_log_out", note_table)
        monkeypatch.setattr(WebSocketSession, "hear_entered", note_answer)
        token = guest.token
        await guest.say(t="log_out_others")
        await guest.until(lambda: guest.token != token)
    assert steps == ["table", "answer"]


@pytest.mark.parametrize("by", ["token", "seat_code"])
async def test_a_thief_at_the_old_table_logs_nobody_out_of_the_next_where_the_owner_did_so_first(
    tmp_path: Path, by: str
) -> None:
    async with serving(tmp_path / "data") as served:
        guest, thief = await with_a_thief(served)
        old = guest.last["lobby"]["code"]
        stolen = {"token": guest.token} if by == "token" else {"seat_code": guest.last["entered"]["seat_code"]}
        owner = await follow(served, guest, "Guest 1")
        seat, before = owner.seat, owner.token
        await owner.say(t="log_out_others")
        await owner.until(lambda: owner.token != before)
        assert (await thief.answer("fault"))["reason"] == "logged_out"
        at_old = await served.connect()
        await at_old.say(t="enter", code=old, name="Thief", **stolen)
        assert (await at_old.answer("fault"))["field"] in ("token", "seat_code")
        await owner.say(t="rename", name="Owner", avatar="cat")
        await owner.until(lambda: owner.last["lobby"]["chairs"][seat]["name"] == "Owner")


@pytest.mark.parametrize("has_entered", [False, True])
async def test_a_token_handed_out_for_a_next_table_where_nobody_came_with_it_is_void_as_well(
    tmp_path: Path, *, has_entered: bool
) -> None:
    async with serving(tmp_path / "data") as served:
        players, _ = await played_to_the_end(served)
        guest = players[1]
        await follow(served, players[0], "Host")
        thief = await served.enter(guest.last["lobby"]["code"], "Thief", token=guest.token)
        moved = await go_on(thief)
        logged_out = [thief]
        if has_entered:
            logged_out.append(await served.enter(moved["code"], "Thief", token=moved["token"], watch=True))
        assert [device.seat for device in logged_out] == [1, -1][: len(logged_out)]
        await guest.say(t="log_out_others")
        for device in logged_out:
            assert (await device.answer("fault"))["reason"] == "logged_out"
        await guest.settle()
        late = await served.connect()
        await late.say(t="enter", code=moved["code"], name="Thief", token=moved["token"])
        await late.until(lambda: "fault" in late.last or "lobby" in late.last)
        assert "lobby" not in late.last
        assert late.last["fault"]["reason"] == "logged_out"
        owner = await follow(served, guest, "Guest 1")
        assert owner.seat >= 0


async def test_who_has_logged_out_before_goes_on_with_tokens_that_are_as_new(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        guest, thief = await with_a_thief(served)
        await guest.say(t="log_out_others")
        assert (await thief.answer("fault"))["reason"] == "logged_out"
        moved = await go_on(guest)
        there = await served.enter(moved["code"], "Guest 1", token=moved["token"])
        token = there.token
        await there.say(t="log_out_others")
        await there.until(lambda: there.token != token)
        await guest.say(t="go_on")
        assert (await guest.answer("fault"))["reason"] == "logged_out"


async def host_back_at_the_old_table(served: Served, others: list[Player]) -> tuple[Player, str]:
    """Let the host log out at the next table, with some tokens; return them at the old one, and a void token of it."""
    players, _ = await played_to_the_end(served)
    others += players[1:]
    host, old = players[0], players[0].last["lobby"]["code"]
    there = await follow(served, host, "Host")
    before = there.token
    await there.say(t="log_out_others", tokens=[host.token, others[0].token, "spoilt"])
    renewed = (await there.answer("renewed_tokens"))["tokens"]
    await there.until(lambda: there.token != before)
    assert list(renewed) == [old]
    assert (await host.answer("fault"))["reason"] == "logged_out"
    return await served.enter(old, "Host", token=renewed[old]), host.token


async def test_a_host_who_logs_out_at_the_next_table_is_host_of_the_old_one_by_a_renewed_token(tmp_path: Path) -> None:
    others: list[Player] = []
    async with serving(tmp_path / "data") as served:
        back, void = await host_back_at_the_old_table(served, others)
        assert back.seat == 0
        await back.say(t="rematch")
        await others[0].until(lambda: others[0].phase == "lobby")
        chairs = others[0].last["lobby"]["chairs"]
        assert [chair["seat"] for chair in chairs if chair.get("is_host")] == [0]
        late = await served.connect()
        await late.say(t="enter", code=back.last["lobby"]["code"], name="Thief", token=void)
        assert (await late.answer("fault"))["reason"] == "logged_out"


async def test_a_log_out_renews_no_token_that_was_void_or_is_another_persons(tmp_path: Path) -> None:
    others: list[Player] = []
    async with serving(tmp_path / "data") as served:
        back, void = await host_back_at_the_old_table(served, others)
        there = await follow(served, back, "Host")
        before = there.token
        await there.say(t="log_out_others", tokens=[void, others[0].token])
        await there.until(lambda: there.token != before)
        assert "renewed_tokens" not in there.last
        assert (await back.answer("fault"))["reason"] == "logged_out"
