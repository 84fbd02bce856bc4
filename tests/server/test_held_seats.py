"""The tables one sits at, as the home page asks for them."""

from pathlib import Path
from typing import Any

from tests.server.playing import Served, serving


async def news(served: Served, *held: tuple[str, str]) -> list[dict[str, Any]]:
    """Ask how the tables of these codes are doing, with these tokens."""
    seats = [{"code": code, "token": token} for code, token in held]
    answer = await served.http.post("/api/seats", json={"seats": seats})
    assert answer.status_code == 200
    found: list[dict[str, Any]] = answer.json()
    return found


async def test_a_seat_tells_its_owner_how_its_table_is_doing(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        host = await served.enter(made["code"], "Ann", token=made["token"])
        guest = await served.enter(made["code"], "Bob")
        (waiting,) = await news(served, (made["code"], guest.token))
        assert (waiting["phase"], waiting["seat"], waiting["to_act"]) == ("lobby", 1, [])
        assert [chair["name"] for chair in waiting["chairs"]] == ["Ann", "Bob"]
        await host.say(t="option", name="first", value=1)
        await host.say(t="start")
        await guest.until(lambda: bool(guest.now))
        for player, seat in ((host, 0), (guest, 1)):
            (playing,) = await news(served, (made["code"], player.token))
            assert (playing["phase"], playing["seat"], playing["to_act"]) == ("playing", seat, [1])


async def test_a_token_of_nobody_here_tells_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        one = await served.make("kung_fu", 2)
        other = await served.make("kung_fu", 2)
        watcher = await served.enter(one["code"], "Zoé", watch=True)
        nothing = [
            (one["code"], "forged"),
            (one["code"], other["token"]),
            (one["code"], watcher.token),
            ("ZZZZ", one["token"]),
        ]
        assert await news(served, *nothing) == []
        (own,) = await news(served, *nothing, (one["code"], one["token"]))
        assert (own["code"], own["seat"]) == (one["code"], -1)


async def test_asking_with_many_dead_tokens_uses_up_no_wrong_codes(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        for _ in range(4):
            assert await news(served, *[("ZZZZ", made["token"])] * 16) == []
        assert (await served.http.get(f"/api/tables/{made['code']}")).status_code == 200
        too_many = {"seats": [{"code": "ZZZZ", "token": ""}] * 17}
        assert (await served.http.post("/api/seats", json=too_many)).status_code == 400
