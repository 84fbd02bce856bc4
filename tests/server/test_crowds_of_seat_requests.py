"""Crowds that ask for seats: the host is told of a few at a time, and a no holds for a minute."""

from pathlib import Path

from regift.tables.people.seat_requests_approval_and_seating import ASKS_AGAIN
from regift.wire.lobby_encoder import MOST_ASKING
from tests.server.playing import serving, start
from tests.server.test_open_tables import LeapingClock

CROWD = 12


async def test_a_host_is_told_of_the_first_who_ask_and_of_the_others_once_these_are_answered(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 3)
        host = await served.enter(made["code"], "Host", token=made["token"])
        for seat in (1, 2):
            await host.say(t="add_bot", seat=seat, bot="random")
        await start([host])
        for number in range(CROWD):
            asker = await served.enter(made["code"], f"Asker {number}", watch=True)
            await asker.say(t="ask", seat=1)
            await asker.until(lambda who=asker: who.last["lobby"].get("is_asking", False))  # type: ignore[misc]
        await host.until(lambda: len(host.last["lobby"].get("asking", [])) == MOST_ASKING)
        asking = [each["name"] for each in host.last["lobby"]["asking"]]
        assert asking == [f"Asker {number}" for number in range(MOST_ASKING)]
        await host.say(t="answer", person=host.last["lobby"]["asking"][0]["person"], is_yes=False)
        await host.until(lambda: host.last["lobby"]["asking"][-1]["name"] == f"Asker {MOST_ASKING}")


async def test_who_was_told_no_asks_again_after_a_minute(tmp_path: Path) -> None:
    clock = LeapingClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        made = await served.make("kung_fu", 2)
        host = await served.enter(made["code"], "Host", token=made["token"])
        await host.say(t="add_bot", seat=1, bot="random")
        await start([host])
        asker = await served.enter(made["code"], "Asker", watch=True)
        await asker.say(t="ask", seat=1)
        await host.until(lambda: bool(host.last["lobby"].get("asking")))
        await host.say(t="answer", person=host.last["lobby"]["asking"][0]["person"], is_yes=False)
        await asker.until(lambda: not asker.last["lobby"].get("is_asking", False))
        await asker.say(t="ask", seat=1)
        assert (await asker.answer("fault"))["reason"] == "told_no"
        clock.leapt += ASKS_AGAIN
        await asker.say(t="ask", seat=1)
        await host.until(lambda: bool(host.last["lobby"].get("asking")))


async def test_a_no_is_that_of_who_said_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 3)
        host = await served.enter(made["code"], "Host", token=made["token"])
        player = await served.enter(made["code"], "Player")
        await host.say(t="add_bot", seat=2, bot="random")
        await start([host])
        asker = await served.enter(made["code"], "Asker", watch=True)
        await asker.say(t="ask", seat=2)
        await host.until(lambda: bool(host.last["lobby"].get("asking")))
        await host.say(t="answer", person=host.last["lobby"]["asking"][0]["person"], is_yes=False)
        await asker.until(lambda: not asker.last["lobby"].get("is_asking", False))
        await player.say(t="hand_on", is_on=True)
        await asker.until(lambda: asker.last["lobby"]["chairs"][1].get("is_offered", False))
        await asker.say(t="ask", seat=1)
        await player.until(lambda: bool(player.last["lobby"].get("asking")))
        await player.say(t="answer", person=player.last["lobby"]["asking"][0]["person"], is_yes=False)
        await asker.until(lambda: not asker.last["lobby"].get("is_asking", False))
        for seat in (1, 2):
            await asker.say(t="ask", seat=seat)
            assert (await asker.answer("fault"))["reason"] == "told_no"
