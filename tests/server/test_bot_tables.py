"""Tables of bots: they play before somebody, and rest as soon as nobody is there."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from regift.server.services_for_connections import AppServices
from tests.server.playing import ANYTHING, Served, seated, serving, to_act
from tests.tables.searching import search_task
from tests.waiting import until


def services_of(served: Served) -> AppServices:
    """Return what the server in this process works with."""
    app_services = served.server.config.app.state.app_services  # type: ignore[union-attr]
    assert isinstance(app_services, AppServices)
    return app_services


async def test_bots_that_search_rest_once_the_guest_who_set_them_going_has_left(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 3)
        guest = await served.enter(made["code"], "Guest", token=made["token"], watch=True)
        for seat in range(3):
            await guest.say(t="add_bot", seat=seat, bot="search")
        await guest.say(t="start")
        await guest.until(lambda: guest.now.get("at", 0) > 1)
        table = services_of(served).table_registry.tables[made["code"]]
        assert table.payer() == "127.0.0.1"
        assert table.match_controller is not None
        progress = table.match_controller.progress
        await guest.socket.close()
        await until(lambda: progress.suspended_since is not None)
        async with table.lock:
            moves = progress.match.number
        search_turns = services_of(served).table_registry.services.search_turns
        assert (await search_turns.run("", search_task(), asyncio.Event())).bot.simulations == 8
        async with table.lock:
            assert progress.match.number == moves
        back = await served.enter(made["code"], "Guest", token=made["token"], watch=True)
        await until(lambda: progress.match.number > moves)
        await back.socket.close()


async def test_who_takes_back_for_ever_is_told_to_go_on(tmp_path: Path) -> None:
    limits = replace(ANYTHING, taken_back=2)
    async with serving(tmp_path / "data", limits=limits) as served:
        players = await seated(served, seats=2)
        mover = await to_act(players)
        for _ in range(60):
            mover = await to_act(players)
            before = mover.options
            await mover.play(before[-1])
            await mover.settle()
            if mover.now.get("can_take_back"):
                break
        for _ in range(2):
            await mover.say(t="take_back", at=mover.at)
            await mover.settle()
            assert not mover.now.get("can_take_back")
            await mover.play(mover.options[-1])
            await mover.settle()
        await mover.say(t="take_back", at=mover.at)
        assert (await mover.answer("fault"))["field"] == "taken_back"
        while mover.now.get("can_take_back"):
            await mover.play(mover.options[-1])
            await mover.settle()
