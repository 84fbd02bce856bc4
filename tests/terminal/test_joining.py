"""A terminal at a real server, beside browsers that speak the same protocol."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from regift.terminal.transports.remote_transport import RemoteTransport
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from regift.wire import all_messages as wire
from tests.server.playing import finish, seated, serving
from tests.terminal.headless_terminal import joining


@pytest.mark.slow
async def test_two_terminals_finish_a_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await served.make("kung_fu", 2)
        first = SavedSession(tmp_path / "one")
        host = await stack.enter_async_context(joining(served.address, made["code"], "Léa", first, token=made["token"]))
        await host.until(lambda: "There is room left" in host.text)
        second = SavedSession(tmp_path / "two")
        guest = await stack.enter_async_context(joining(served.address, made["code"], "Tom", second))
        assert "Waiting for Léa to start…" in guest.text
        await host.press("end", *["right"] * 4)  # a cap on the turns, so that it ends soon
        await host.until(lambda: host.table.lobby is not None and not host.table.lobby.hint)
        await host.press("enter")
        await asyncio.gather(host.finish(), guest.finish())
        await guest.until(lambda: "★" in guest.text)


async def test_the_host_seats_bots_and_starts(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await served.make("kung_fu", 3)
        async with joining(served.address, made["code"], "Léa", SavedSession(tmp_path), token=made["token"]) as shown:
            await shown.press("down", "right", "down", "right", "right")
            await shown.until(lambda: "clever" in shown.text and "random" in shown.text)
            await shown.until(lambda: shown.table.lobby is not None and not shown.table.lobby.hint)
            await shown.press("enter")
            await shown.until(lambda: bool(shown.table.options))


async def test_a_terminal_and_a_browser_hear_each_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await served.make("kung_fu", 2)
        browser = await served.enter(made["code"], "Host", token=made["token"])
        async with joining(served.address, made["code"], "Léa", SavedSession(tmp_path)) as shown:
            await shown.press("c", *"hi", "enter")
            assert (await browser.answer("said"))["text"] == "hi"
            await browser.say(t="say", text="hello")
            await shown.until(lambda: "» Host: hello" in shown.text)


async def test_whoever_comes_back_has_the_own_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await served.make("kung_fu", 3)
        await served.enter(made["code"], "Host", token=made["token"])
        async with joining(served.address, made["code"], "Léa", SavedSession(tmp_path)) as shown:
            seat = shown.table.seat
        async with joining(served.address, made["code"], "Somebody", SavedSession(tmp_path)) as shown:
            assert shown.table.seat == seat
            assert shown.table.chair(seat).name == "Léa"  # type: ignore[union-attr]


async def test_a_line_that_is_cut_comes_back_with_what_was_missed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await served.make("kung_fu", 2)
        browser = await served.enter(made["code"], "Host", token=made["token"])
        async with joining(served.address, made["code"], "Léa", SavedSession(tmp_path)) as shown:
            await browser.say(t="start")
            await browser.until(lambda: bool(browser.now))
            await shown.until(lambda: shown.table.board is not None)
            line = shown.app.transport
            assert isinstance(line, RemoteTransport)
            assert line._socket is not None
            line._socket.transport.abort()
            await shown.until(lambda: "Reconnecting…" in shown.text)
            if browser.options:
                await finish([browser], moves=1)
            board = shown.table.board
            assert board is not None
            await shown.until(lambda: shown.table.is_online)
            await browser.settle()
            await shown.until(
                lambda: shown.table.board is not None and shown.table.board.to_act == browser.now["to_act"]
            )
            assert shown.table.board is not None
            shared = {part.id for part in shown.table.board.parts}
            assert {id for id in browser.parts if not id.startswith("picked")} <= shared | {"aim"}


async def test_who_watches_takes_the_seat_of_a_bot(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        players = await seated(served, seats=3, bots=1)
        async with joining(served.address, players[0].last["entered"]["code"], "Léa", SavedSession(tmp_path)) as shown:
            await shown.until(lambda: "You are watching." in shown.text)
            assert "t take a seat" in shown.text
            await shown.press("t")
            await players[0].until(lambda: bool(players[0].last["lobby"].get("asking")))
            await players[0].say(t="answer", person=players[0].last["lobby"]["asking"][0]["person"], is_yes=True)
            await shown.until(lambda: shown.table.seat == 2)


async def test_a_host_at_a_terminal_lets_somebody_in(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await served.make("kung_fu", 2)
        async with joining(served.address, made["code"], "Léa", SavedSession(tmp_path), token=made["token"]) as shown:
            shown.table.say(wire.SetManner("lock", value=True))
            await shown.until(lambda: any(each.name == "lock" and each.value for each in shown.table.lobby.manners))  # type: ignore[union-attr]
            browser = await served.enter(made["code"], "Zoé")
            await browser.say(t="ask", seat=1)
            await shown.until(lambda: "Zoé asks for seat 2." in shown.text)
            assert "y Yes, do it" in shown.text
            await shown.press("y", "n", "enter")  # meant for what was there before
            assert "Zoé asks for seat 2." in shown.text
            await shown.answer_seat_request("enter")  # it plays a move, and says no yes
            assert "Zoé asks for seat 2." in shown.text
            await shown.answer_seat_request("y")
            await browser.until(lambda: browser.seat == 1)


async def test_who_asked_first_for_a_seat_is_not_covered_by_who_asks_later(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        players = await seated(served, seats=3, bots=2)
        code, token = players[0].last["lobby"]["code"], players[0].token
        async with joining(served.address, code, "Léa", SavedSession(tmp_path), token=token) as shown:
            friend, stranger, third = [await served.enter(code, name, watch=True) for name in ("Zoé", "Eve", "Bo")]
            await friend.say(t="ask", seat=1)
            await shown.until(lambda: "Zoé asks for seat 2." in shown.text)
            for late in (stranger, third):
                await late.say(t="ask", seat=1)
            await shown.until(lambda: shown.table.lobby is not None and len(shown.table.lobby.asking) == 3)
            assert "Zoé asks for seat 2." in shown.text
            await friend.socket.close()
            await shown.until(lambda: "Eve asks for seat 2." in shown.text)
            await shown.press("y")
            assert "Eve asks for seat 2." in shown.text
            await shown.answer_seat_request("n")
            await shown.until(lambda: "Bo asks for seat 2." in shown.text)
            await shown.answer_seat_request("y")
            await third.until(lambda: third.seat == 1)
            await stranger.until(lambda: not stranger.last["lobby"].get("is_asking", False))
            assert stranger.seat == -1
