"""A big screen shows a code; who sits at a table types it, and the screen learns which table to watch, no more."""

import secrets
from pathlib import Path
from typing import Final

import pytest
from httpx import Response

from regift.tables.limits.rate_limits_and_quotas import TooMany, UsageBudget
from regift.tables.limits.server_limit_values import Limits, Rate
from regift.tables.request_error import RequestError
from regift.tables.watching.big_screen_codes import LIFETIME, NO_TABLE, SILENT, BigScreenCodes, ScreenedTable
from tests.server.playing import NOBODY_IS_WAITED_FOR, Json, Served, finish, seated, serving

NOTHING: Final = {"table": "", "token": ""}
FEW: Final = Limits(wrong_screen=Rate(3, 1e-6), screen=Rate(4, 1e-6))


def bearer(token: str) -> dict[str, str]:
    """Return the header by which somebody says who they are."""
    return {"authorization": f"Bearer {token}"}


async def drawn(served: Served) -> Json:
    """Return the code and the secret of a new screen."""
    answer = await served.http.post("/api/screens")
    assert answer.status_code == 201, answer.text
    screen: Json = answer.json()
    return screen


async def asked(served: Served, screen: Json, secret: str = "") -> Response:
    """Ask as a screen what it is to show."""
    return await served.http.get(f"/api/screens/{screen['code']}", headers=bearer(secret or screen["secret"]))


async def chosen(served: Served, table: str, token: str, screen: str) -> Response:
    """Choose a table for a screen, as whoever has the token."""
    return await served.http.post(f"/api/tables/{table}/screen", json={"screen": screen}, headers=bearer(token))


async def screen_token(served: Served, table: str, token: str) -> str:
    """Return the token of a big screen that somebody at a table gives it."""
    answer = await served.http.post(f"/api/tables/{table}/screen", json={}, headers=bearer(token))
    return str(answer.json()["token"])


async def test_the_screen_of_the_code_learns_the_table_and_watches_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        screen, other = await drawn(served), await drawn(served)
        assert (await asked(served, screen)).json() == NOTHING
        assert screen["link"].endswith(f"/tv/{screen['code']}")
        assert (await served.http.get(f"/tv/{screen['code']}")).headers["content-type"].startswith("text/html")
        assert (await asked(served, screen)).json() == NOTHING, "who opens the link gives nothing yet"
        assert (await chosen(served, made["code"], made["token"], screen["code"])).json() == {}
        given = (await asked(served, screen)).json()
        assert given["table"] == made["code"]
        assert (await asked(served, other)).json() == NOTHING
        watcher = await served.enter(made["code"], "Screen", watch=True, token=given["token"])
        assert watcher.last["lobby"].get("seat", -1) == -1


async def test_the_table_knows_of_a_screen_that_somebody_there_gave_it_and_of_no_other(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=2)
        host, code = players[0], players[0].last["lobby"]["code"]

        async def knows(of_one: bool) -> None:
            for player in players:
                await player.until(lambda who=player: who.last["lobby"].get("has_big_screen", False) is of_one)  # type: ignore[misc]

        stranger = await served.enter(code, "screen-0", watch=True)
        await host.until(lambda: host.last["lobby"].get("watching") == 1)
        await knows(of_one=False)
        own = await screen_token(served, code, host.token)
        screen = await served.enter(code, "Screen", watch=True, token=own)
        await knows(of_one=True)
        await screen.until(lambda: bool(screen.now))
        await screen.socket.close()
        await knows(of_one=False)
        assert "has_big_screen" not in stranger.last["lobby"]


async def test_the_screen_of_somebody_who_was_shown_out_is_no_big_screen(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 3)
        host = await served.enter(made["code"], "Host", token=made["token"])
        guest = await served.enter(made["code"], "Guest")
        own = await screen_token(served, made["code"], guest.token)
        screen = await served.enter(made["code"], "Screen", watch=True, token=own)
        await host.until(lambda: host.last["lobby"].get("has_big_screen", False))
        await host.say(t="show_out", seat=1)
        await host.until(lambda: not host.last["lobby"].get("has_big_screen", False))
        await screen.socket.close()
        await served.enter(made["code"], "Screen", watch=True, token=own)
        await host.until(lambda: host.last["lobby"].get("watching") == 1)
        assert "has_big_screen" not in host.last["lobby"]
        of_host = await screen_token(served, made["code"], host.token)
        await served.enter(made["code"], "Screen", watch=True, token=of_host)
        await host.until(lambda: host.last["lobby"].get("has_big_screen", False))


async def test_who_stands_up_leaves_no_big_screen_behind(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 3)
        host = await served.enter(made["code"], "Host", token=made["token"])
        guest = await served.enter(made["code"], "Guest")
        own = await screen_token(served, made["code"], guest.token)
        await served.enter(made["code"], "Screen", watch=True, token=own)
        await host.until(lambda: host.last["lobby"].get("has_big_screen", False))
        await guest.say(t="stand_up")
        await host.until(lambda: not host.last["lobby"].get("has_big_screen", False))
        await served.enter(made["code"], "Guest", token=guest.token)
        await host.until(lambda: host.last["lobby"].get("has_big_screen", False))


@pytest.mark.parametrize(("setting", "value"), [("watchers", "nothing"), ("watchers", "hands"), ("delay", 60)])
async def test_a_screen_that_does_not_show_the_game_as_it_is_played_is_no_big_screen(
    tmp_path: Path, setting: str, value: str | int
) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        host = await served.enter(made["code"], "Host", token=made["token"])
        own = await screen_token(served, made["code"], host.token)
        await served.enter(made["code"], "Screen", watch=True, token=own)
        await host.until(lambda: host.last["lobby"].get("has_big_screen", False))
        await host.say(t="manner", name=setting, value=value)
        await host.until(lambda: not host.last["lobby"].get("has_big_screen", False))


async def test_a_screen_is_still_known_at_the_next_table(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=2)
        host, code = players[0], players[0].last["lobby"]["code"]
        own = await screen_token(served, code, host.token)
        screen = await served.enter(code, "Screen", watch=True, token=own)
        await finish(players)
        await host.say(t="go_on")
        there = await host.answer("moved")
        await screen.until(lambda: bool(screen.last["lobby"].get("next")))
        await screen.say(t="go_on")
        moved = await screen.answer("moved")
        again = await served.enter(there["code"], "Host", token=there["token"])
        await served.enter(moved["code"], "Screen", watch=True, token=moved["token"])
        await again.until(lambda: again.last["lobby"].get("has_big_screen", False))


async def test_a_screen_tells_its_table_to_itself_alone(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        screen, other = await drawn(served), await drawn(served)
        await chosen(served, made["code"], made["token"], screen["code"])
        wrong = await asked(served, screen, other["secret"])
        unknown = await asked(served, {"code": "x"}, screen["secret"])
        assert (wrong.status_code, unknown.status_code) == (404, 404)
        assert wrong.json() == unknown.json()


async def test_only_who_sits_at_a_table_or_hosts_it_gives_it_a_screen(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        foreign = await served.make("kung_fu", 2)
        guest = await served.enter(made["code"], "Bob")
        watcher = await served.enter(made["code"], "Zoé", watch=True)
        screen = await drawn(served)
        assert (await chosen(served, made["code"], watcher.token, screen["code"])).status_code == 403
        of_nobody = await served.http.post(f"/api/tables/{made['code']}/screen", json={"screen": screen["code"]})
        assert of_nobody.status_code == 403
        assert (await chosen(served, made["code"], foreign["token"], screen["code"])).status_code == 400
        assert (await asked(served, screen)).json() == NOTHING
        assert (await chosen(served, made["code"], guest.token, screen["code"])).status_code == 200
        taken = await chosen(served, foreign["code"], foreign["token"], screen["code"])
        assert (taken.status_code, taken.json()["field"]) == (400, "screen")
        assert (await asked(served, screen)).json()["table"] == made["code"]


async def test_wrong_codes_and_new_codes_have_an_end(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=FEW) as served:
        made = await served.make("kung_fu", 2)
        screen = await drawn(served)
        others = [str((int(screen["code"]) + step) % 10**6).zfill(6) for step in range(1, 4)]
        for code in others:
            assert (await chosen(served, made["code"], made["token"], code)).status_code == 400
        assert (await chosen(served, made["code"], made["token"], screen["code"])).status_code == 429
        friend = await served.make("kung_fu", 2)
        assert (await chosen(served, friend["code"], friend["token"], screen["code"])).status_code == 200
        assert [(await served.http.post("/api/screens")).status_code for _ in range(4)] == [201, 201, 201, 429]


async def test_a_guest_who_guesses_keeps_the_table_of_the_host_from_no_screen(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=FEW) as served:
        made = await served.make("kung_fu", 2)
        guest = await served.enter(made["code"], "Bob")
        screen = await drawn(served)
        others = [str((int(screen["code"]) + step) % 10**6).zfill(6) for step in range(1, 5)]
        answers = [await chosen(served, made["code"], guest.token, code) for code in others]
        assert [answer.status_code for answer in answers] == [400, 400, 400, 429]
        assert (await chosen(served, made["code"], made["token"], screen["code"])).status_code == 200
        assert (await asked(served, screen)).json()["table"] == made["code"]


async def test_codes_that_wait_are_counted_for_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits(screens=1)) as served:
        await drawn(served)
        full = await served.http.post("/api/screens")
        assert (full.status_code, full.json()["field"]) == (429, "screen")


def test_an_old_code_is_good_no_more() -> None:
    seconds = [0.0]
    codes = BigScreenCodes(UsageBudget(Limits(), lambda: seconds[0]), secrets.token_bytes)
    code, secret = codes.draw("here")
    seconds[0] = LIFETIME
    assert codes.table_of(code, secret) == NO_TABLE
    seconds[0] = LIFETIME + 1
    assert codes.table_of(code, secret) is None
    with pytest.raises(RequestError):
        codes.choose_table(code, ScreenedTable("KNOT"))


def test_where_too_many_wait_a_screen_that_asks_no_more_gives_way() -> None:
    seconds = [0.0]
    codes = BigScreenCodes(UsageBudget(Limits(screens=3), lambda: seconds[0]), secrets.token_bytes)
    silent, asking, with_table = [codes.draw("here") for _ in range(3)]
    codes.choose_table(with_table[0], ScreenedTable("KNOT"))
    seconds[0] = SILENT
    with pytest.raises(TooMany):
        codes.draw("here")
    assert codes.table_of(*asking) == NO_TABLE
    seconds[0] = SILENT + 1
    codes.draw("there")
    assert [codes.table_of(*each) for each in (silent, asking, with_table)] == [None, NO_TABLE, ScreenedTable("KNOT")]


def test_where_too_many_wait_the_oldest_of_whoever_holds_most_gives_way_to_others() -> None:
    codes = BigScreenCodes(UsageBudget(Limits(screens=4), lambda: 0.0), secrets.token_bytes)
    used, first, *_ = [codes.draw("crowd") for _ in range(4)]
    codes.choose_table(used[0], ScreenedTable("KNOT"))
    families = [codes.draw("family"), codes.draw("others")]
    assert codes.table_of(*used) == ScreenedTable("KNOT"), "a screen that shows a table stays"
    assert codes.table_of(*first) is None
    assert [codes.table_of(*each) for each in families] == [NO_TABLE, NO_TABLE]
    for address in ("crowd", "family"):
        with pytest.raises(TooMany):
            codes.draw(address)


async def test_what_is_no_code_is_a_fault(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        for odd in ("12345", "1234567", "12345a", "١٢٣٤٥٦"):
            answer = await chosen(served, made["code"], made["token"], odd)
            assert (answer.status_code, answer.json()["t"]) == (400, "fault")


def test_an_address_guesses_no_more_codes_by_having_many_tables() -> None:
    codes = BigScreenCodes(UsageBudget(Limits(wrong_screen_of_one=Rate(5, 1e-6)), lambda: 0.0), secrets.token_bytes)
    code, _ = codes.draw("family")
    wrong = "000000" if code != "000000" else "000001"
    for number in range(5):
        with pytest.raises(RequestError):
            codes.choose_table(wrong, ScreenedTable(f"KN{number}T"), "", "crowd")
    with pytest.raises(TooMany):
        codes.choose_table(code, ScreenedTable("KNOT"), "", "crowd")
    codes.choose_table(code, ScreenedTable("KNOT"), "", "family")


def test_who_has_used_up_an_addresss_tries_keeps_nobody_there_from_a_screen_in_the_same_room() -> None:
    codes = BigScreenCodes(UsageBudget(Limits(wrong_screen_of_one=Rate(2, 1e-6)), lambda: 0.0), secrets.token_bytes)
    (here, secret), (elsewhere, _) = codes.draw("family"), codes.draw("neighbours")
    for number in range(2):
        with pytest.raises(RequestError):
            codes.choose_table("none", ScreenedTable(f"KN{number}T"), "", "family")
    with pytest.raises(TooMany):
        codes.choose_table(elsewhere, ScreenedTable("KNOT"), "", "family")
    codes.choose_table(here, ScreenedTable("KNOT"), "", "family")
    table = codes.table_of(here, secret)
    assert table is not None
    assert table.code == "KNOT"


def test_wrong_codes_are_charged_to_the_table_where_the_address_has_no_tries_left() -> None:
    limits = Limits(wrong_screen_of_one=Rate(2, 1e-6), wrong_screen=Rate(4, 1e-6))
    codes = BigScreenCodes(UsageBudget(limits, lambda: 0.0), secrets.token_bytes)
    here, _ = codes.draw("family")
    elsewhere, _ = codes.draw("neighbours")
    for guess in ("none", "none", "none", elsewhere):
        with pytest.raises((RequestError, TooMany)):
            codes.choose_table(guess, ScreenedTable("KNOT"), "", "family")
    with pytest.raises(TooMany):
        codes.choose_table(here, ScreenedTable("KNOT"), "", "family")
    codes.choose_table(here, ScreenedTable("KNAT"), "", "family")
