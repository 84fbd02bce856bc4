"""What one connection and one address may do; nine people behind one router never notice."""

from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

from regift.commands.serve import serve
from regift.server.operations.client_address_or_ipv6_network import client_address_of, network_of
from regift.tables.limits.print_server_limits_table import limits_text
from regift.tables.limits.server_limit_values import COUNTED, Limits, Rate
from tests.server.playing import seated, serving, to_act
from tools.doc_blocks import LIMITS, OPERATIONS, limits_block, with_block


def test_the_limits_are_those_that_the_paper_shows() -> None:
    paper = OPERATIONS.read_text(encoding="utf-8")
    assert with_block(paper, LIMITS, limits_block()) == paper, "run `python -m tools.doc_blocks`"
    assert limits_text(Limits()) in paper


def test_the_table_of_limits_fits_a_terminal_and_honours_the_factor(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def printed(factor: str) -> list[list[str]]:
        monkeypatch.setenv("REGIFT_LIMITS", factor)
        serve(limits=True)
        return [line.split() for line in capsys.readouterr().out.splitlines()]

    usual = limits_text(Limits())
    assert printed("1") == [line.split() for line in usual.splitlines()]
    assert max(map(len, usual.splitlines())) <= 100
    assert len(usual.splitlines()) == len(COUNTED) + 1
    twice = printed("2")
    assert ["table", "address", "120", "1", "in", "2.5", "s", "tables", "made"] in twice
    assert ["photo_size", "request", "5", "MB", "a", "photo"] in twice
    assert ["table", "address", "any", "tables", "made"] in printed("0")


async def test_who_takes_very_many_files_waits_and_players_do_not(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits(file=Rate(3, 0.5))) as served:
        player = await served.connect()
        answers = [await served.http.get(path) for path in ("/", "/ABCD/tv", "/favicon.svg", "/", "/robots.txt")]
        assert [each.status_code == 429 for each in answers] == [False, False, False, True, True]
        assert answers[-1].headers["retry-after"] == "2"
        await player.say(t="resync")
        assert (await player.hear())["t"] == "fault"
        assert (await served.http.get("/api/games")).status_code == 200


def test_a_network_of_ipv6_counts_as_one() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:1.2.3.4") == network_of("1.2.3.4") == "1.2.3.4"
    assert network_of("unknown") == network_of("<script>") == ""


def test_a_request_without_an_address_is_counted_with_its_like() -> None:
    assert client_address_of(HTTPConnection({"type": "http", "client": None})) == ""


async def test_a_flood_gets_one_fault_and_then_the_door(tmp_path: Path) -> None:
    limits = Limits(message=Rate(5, 0.001), excess=20)
    async with serving(tmp_path / "data", limits=limits) as served:
        player = await served.connect()
        for _ in range(30):
            await player.say(t="resync")
        fields = [(await player.hear())["field"] for _ in range(6)]
        assert fields == ["t"] * 5 + ["messages"]
        with pytest.raises(ConnectionClosed):
            await player.hear()
        assert player.socket.close_code == 1008


async def test_wrong_codes_and_tokens_are_limited_but_a_right_token_still_lets_in(tmp_path: Path) -> None:
    limits = Limits(wrong_code=Rate(2, 0.001))
    async with serving(tmp_path / "data", limits=limits) as served:
        made = await served.make("kung_fu", 2)
        for code in ("QQQQ", "QQQR"):
            player = await served.connect()
            await player.say(t="enter", code=code, name="Eve")
            assert (await player.answer("fault"))["is_final"]
        player = await served.connect()
        await player.say(t="enter", code=made["code"], name="Eve")
        fault = await player.answer("fault")
        assert (fault["field"], "is_final" in fault) == ("code", False)
        own_page = {"x-requested-with": "Regift"}
        assert (await served.http.get(f"/api/tables/{made['code']}", headers=own_page)).status_code == 429
        host = await served.enter(made["code"], "Ann", token=made["token"])
        assert host.seat == 0


async def test_tables_and_connections_are_limited(tmp_path: Path) -> None:
    limits = Limits(table=Rate(2, 0.001), connection=Rate(3, 0.001), spectators_of_table=0)
    async with serving(tmp_path / "data", limits=limits) as served:
        made = [await served.make("kung_fu", 2) for _ in range(2)]
        many = await served.http.post("/api/tables", json={"game": "kung_fu", "seats": 2})
        assert (many.status_code, many.json()["field"]) == (429, "table")
        for name in ("Ann", "Bo"):
            await served.enter(made[0]["code"], name)
        third = await served.connect()
        await third.say(t="enter", code=made[0]["code"], name="Cy")
        assert (await third.answer("fault"))["expected"] == "at most 0 at a time"
        fourth = await served.connect()
        await fourth.say(t="enter", code=made[1]["code"], name="Di")
        with pytest.raises(ConnectionClosed):
            await fourth.hear()
        assert fourth.socket.close_code == 1008


@pytest.mark.parametrize("limits", [Limits(sockets=3), Limits(sockets_of_one=3)])
async def test_a_server_full_of_players_says_try_later(limits: Limits, tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=limits) as served:
        made = await served.make("kung_fu", 4)
        await served.http.aclose()
        for name in ("Ann", "Bo", "Cy"):
            await served.enter(made["code"], name)
        async with httpx.AsyncClient(base_url=served.http.base_url, trust_env=False) as other:
            answer = await other.get("/healthz", headers={"connection": "close"})
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "10")


@pytest.mark.parametrize(("proxy", "status"), [("", 429), ("127.0.0.1", 201)])
async def test_only_a_trusted_proxy_is_believed_about_addresses(proxy: str, status: int, tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits(table=Rate(1, 0.001)), proxy=proxy) as served:
        answers: list[httpx.Response] = []
        for last in range(2):
            headers = {"x-forwarded-for": f"203.0.113.{last}"}
            body = {"game": "kung_fu", "seats": 2}
            answers.append(await served.http.post("/api/tables", json=body, headers=headers))
        assert [answer.status_code for answer in answers] == [201, status]


async def test_eight_phones_and_a_television_behind_one_router_meet_no_limit(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits()) as served:
        for _ in range(5):
            players = await seated(served, seats=6)
            code = players[0].last["lobby"]["code"]
            watchers = [await served.enter(code, f"Watcher {number}", watch=True) for number in range(3)]
            for player in [*players, *watchers]:
                for _ in range(10):
                    await player.settle()
                assert player.last.get("fault", {}).get("field") != "messages"
                await player.socket.close()


async def test_one_address_has_one_measure_for_all_its_connections(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(6, 0.001), request=Rate(2, 0.001))
    async with serving(tmp_path / "data", limits=limits) as served:
        for number in range(4):
            player = await served.connect()
            for _ in range(2):
                await player.say(t="resync")
            # The first message of a connection says who comes, and gets through.
            assert [(await player.hear())["field"] for _ in range(2)] == ["t", "t" if number < 3 else "messages"]
        statuses = [(await served.http.get("/api/games")).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]


async def test_a_flood_from_the_same_address_keeps_no_player_from_the_game(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(80, 0.001))
    async with serving(tmp_path / "data", limits=limits) as served:
        players = await seated(served, seats=3)
        code = players[0].last["lobby"]["code"]
        flooders = [await served.enter(code, f"F{number}", watch=True) for number in range(4)]
        for flooder in flooders:
            for _ in range(40):
                await flooder.say(t="resync")
        await flooders[-1].until(lambda: flooders[-1].last.get("fault", {}).get("field") == "messages")
        for _ in range(12):
            mover = await to_act(players)
            await mover.play(mover.options[-1])
            await mover.settle()
        token = players[1].token
        await players[1].socket.close()
        back = await served.enter(code, "Back", token=token)
        assert back.last["entered"]["seat"] == 1


async def test_a_player_who_floods_is_stopped_like_anybody(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(20, 0.001), messages_of_player=Rate(5, 0.001))
    async with serving(tmp_path / "data", limits=limits) as served:
        players = await seated(served, seats=3)
        for _ in range(30):
            await players[1].say(t="resync")
        await players[1].until(lambda: players[1].last.get("fault", {}).get("field") == "messages")
