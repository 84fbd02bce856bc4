"""The lobby over the wire."""

from pathlib import Path

from tests.server.playing import serving


async def test_the_lobby_from_table_to_start(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 4)
        host = await served.enter(made["code"], "Ann", token=made["token"], avatar="fox")
        lobby = host.last["lobby"]
        assert (lobby["is_host"], lobby["seat"], lobby["hint"]) == (True, 0, "hint_free_seats")
        assert lobby["link"] == made["link"] == f"http://{served.address}/{made['code']}"
        guest = await served.enter(made["code"], "  Léo\u202e  B ")
        assert guest.last["lobby"]["chairs"][1]["name"] == "Léo B"
        await host.say(t="start")
        assert (await host.answer("fault"))["field"] == "seats"
        await guest.say(t="start")
        assert (await guest.answer("fault"))["field"] == "host"
        await host.say(t="seats", seats=3)
        await host.say(t="add_bot", seat=2, bot="rules")
        await host.say(t="option", name="turn_cap", value=20)
        await host.say(t="option", name="first", value=2)
        await host.settle()
        lobby = host.last["lobby"]
        assert [chair["who"] for chair in lobby["chairs"]] == ["person", "person", "bot"]
        assert {choice["name"]: choice["value"] for choice in lobby["choices"]}["turn_cap"] == 20
        assert lobby.get("hint", "") == ""
        await guest.say(t="rename", name="Lou", avatar="cat")
        await host.until(lambda: host.last["lobby"]["chairs"][1]["name"] == "Lou")
        await host.say(t="start")
        await guest.until(lambda: bool(guest.now))
        assert guest.phase == "playing"


async def test_who_sits_reads_of_its_own_seat_also_after_a_spectator_has_read(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        host = await served.enter(made["code"], "Ann", token=made["token"])
        guest = await served.enter(made["code"], "Léo")
        spectator = await served.enter(made["code"], "Zoé")
        for reader in (spectator, guest, host):
            await reader.settle()
            await reader.say(t="resync")
            lobby = await reader.answer("lobby")
            assert (lobby.get("seat", -1), lobby.get("is_host", False)) == (reader.seat, reader is host)
        assert (host.seat, guest.seat, spectator.seat) == (0, 1, -1)


async def test_what_the_host_can_not_do(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        host = await served.enter(made["code"], "Ann", token=made["token"])
        wrong: list[tuple[dict[str, object], str]] = [
            ({"t": "seats", "seats": 7}, "seats"),
            ({"t": "seats", "seats": 9}, "seats"),
            ({"t": "option", "name": "seats", "value": 3}, "name"),
            ({"t": "option", "name": "turn_cap", "value": -1}, "turn_cap"),
            ({"t": "add_bot", "seat": 5, "bot": "random"}, "seat"),
            ({"t": "add_bot", "seat": 1, "bot": "cheater"}, "bot"),
            ({"t": "add_bot", "seat": 0, "bot": "random"}, "seat"),
            ({"t": "free", "seat": -1}, "seat"),
            ({"t": "rename", "name": "\u200b", "avatar": "fox"}, "name"),
            ({"t": "rename", "name": "Ann", "avatar": "<b>"}, "avatar"),
            ({"t": "rematch"}, "phase"),
            ({"t": "play", "action": 1, "at": 1}, "phase"),
        ]
        before = host.last["lobby"]
        for message, field in wrong:
            await host.say(**message)
            assert (await host.answer("fault"))["field"] == field, message
        await host.say(t="resync")
        assert await host.answer("lobby") == before


async def test_who_is_freed_from_a_seat_watches_and_can_sit_down_again(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        host = await served.enter(made["code"], "Ann", token=made["token"])
        guest = await served.enter(made["code"], "Bo")
        await host.say(t="free", seat=1)
        await guest.until(lambda: guest.seat == -1)
        await guest.say(t="enter", code=made["code"], name="Bo", token=guest.token)
        await guest.until(lambda: guest.seat == 1)
        await host.settle()
        assert host.last["lobby"]["chairs"][1]["name"] == "Bo"
