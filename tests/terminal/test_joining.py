"""A terminal at a real server, beside browsers that speak the same protocol."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from regift.terminal.keepsakes import Keepsakes
from regift.terminal.remote import RemoteLine
from tests.server.playing import finish, serving
from tests.terminal.showing import joining


async def test_two_terminals_finish_a_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await served.make("kung_fu", 2)
        first = Keepsakes(tmp_path / "one")
        host = await stack.enter_async_context(joining(served.address, made["code"], "Léa", first, token=made["token"]))
        await host.until(lambda: "A seat is still free" in host.text)
        second = Keepsakes(tmp_path / "two")
        guest = await stack.enter_async_context(joining(served.address, made["code"], "Tom", second))
        assert "Waiting for Léa to start…" in guest.text
        await host.press("end", *["right"] * 4)  # a cap on the turns, so that it ends soon
        await host.until(lambda: host.table.lobby is not None and not host.table.lobby.hint)
        await host.press("enter")
        async with asyncio.timeout(60):
            await asyncio.gather(host.finish(), guest.finish())
        await guest.until(lambda: "★" in guest.text)


async def test_the_host_seats_bots_and_starts(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await served.make("kung_fu", 3)
        async with joining(served.address, made["code"], "Léa", Keepsakes(tmp_path), token=made["token"]) as shown:
            await shown.press("down", "right", "down", "right", "right")
            await shown.until(lambda: "clever" in shown.text and "random" in shown.text)
            await shown.until(lambda: shown.table.lobby is not None and not shown.table.lobby.hint)
            await shown.press("enter")
            await shown.until(lambda: bool(shown.table.options))


async def test_a_terminal_and_a_browser_hear_each_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await served.make("kung_fu", 2)
        browser = await served.enter(made["code"], "Host", token=made["token"])
        async with joining(served.address, made["code"], "Léa", Keepsakes(tmp_path)) as shown:
            await shown.press("c", *"hi", "enter")
            assert (await browser.answer("said"))["text"] == "hi"
            await browser.say(t="say", text="hello")
            await shown.until(lambda: "» Host: hello" in shown.text)


async def test_whoever_comes_back_has_the_own_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await served.make("kung_fu", 3)
        await served.enter(made["code"], "Host", token=made["token"])
        async with joining(served.address, made["code"], "Léa", Keepsakes(tmp_path)) as shown:
            seat = shown.table.seat
        async with joining(served.address, made["code"], "Somebody", Keepsakes(tmp_path)) as shown:
            assert shown.table.seat == seat
            assert shown.table.chair(seat).name == "Léa"  # type: ignore[union-attr]


async def test_a_line_that_is_cut_comes_back_with_what_was_missed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await served.make("kung_fu", 2)
        browser = await served.enter(made["code"], "Host", token=made["token"])
        async with joining(served.address, made["code"], "Léa", Keepsakes(tmp_path)) as shown:
            await browser.say(t="start")
            await browser.until(lambda: bool(browser.now))
            await shown.until(lambda: shown.table.board is not None)
            line = shown.app.line
            assert isinstance(line, RemoteLine)
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
