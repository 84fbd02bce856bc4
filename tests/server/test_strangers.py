"""What people without a seat read over HTTP: as a spectator of the table may, and not more."""

from pathlib import Path

import pytest

from tests.server.custom_cards import STALL, Seat, friend_of, stall
from tests.server.playing import Json, Player, Served, finish, serving, start


@pytest.fixture(autouse=True)
def stalls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", STALL)


async def played(served: Served, **manners: object) -> tuple[Seat, Seat, Player]:
    """Play a game with a card of the table's own; give the host's ways to ask, a spectator's, and the spectator."""
    host, own = await stall(served)
    await own.add()
    guest, _ = await friend_of(served, host)
    for name, value in manners.items():
        await host.say(t="manner", name=name, value=value)
    await host.settle()
    code = host.last["lobby"]["code"]
    watcher = await served.enter(code, "Zoe", watch=True)
    await watcher.until(lambda: "entered" in watcher.last)
    await start([host, guest])
    await finish([host, guest])
    return own, Seat(served, code, watcher.token), watcher


async def statuses(seat: Seat) -> dict[str, int]:
    """Ask for everything that a table tells over HTTP."""
    return {path: (await seat.ask("GET", path)).status_code for path in READ}


READ: Json = {"/own": 200, "/house": 200, "/pack": 200, "/record": 200, "/replay": 200}
NOTHING: Json = {"/own": 404, "/house": 404, "/pack": 404, "/record": 403, "/replay": 403}
GAMES: Json = NOTHING | {"/record": 200, "/replay": 200}


@pytest.mark.parametrize(
    ("manners", "present", "stranger"),
    [
        ({}, READ, GAMES),
        ({"watchers": "nothing"}, NOTHING, NOTHING),
        ({"delay": 300}, NOTHING, NOTHING),
        ({"lock": True}, READ, NOTHING),
    ],
    ids=["open", "nothing", "delay", "lock"],
)
async def test_who_has_no_seat_reads_what_a_spectator_may_see(
    manners: dict[str, object], present: Json, stranger: Json, tmp_path: Path
) -> None:
    async with serving(tmp_path / "data") as served:
        own, watching, watcher = await played(served, **manners)
        code = own.at.rpartition("/")[2]
        assert await statuses(watching) == present
        assert await statuses(Seat(served, code, "")) == stranger
        await watcher.socket.close()
        seated = await statuses(own)
        assert seated == (READ if "delay" not in manners else READ | {"/record": 409, "/replay": 409})
