"""A table's own cards: added by whom the table lets, seen by who is at it, kept with it and gone with it."""

import asyncio
import sqlite3
from base64 import b64encode
from contextlib import closing
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from msgspec.structs import replace

from regift.commands.backup import backup
from regift.commands.delete_table import delete_table
from regift.server.operations.data_folder_and_secret import STORE
from regift.server.uploads.photo_worker_messages import LARGEST
from regift.server.uploads.photo_worker_runner import PhotoWorkerRunner
from regift.tables.limits.server_limit_values import Limits, Rate
from regift.terminal.transports.skip_to_my_turn import AdvanceableClock
from tests.server.custom_cards import SCARF, STALL, Seat, friend_of, opened, picture, stall
from tests.server.passing_time import host_leaves
from tests.server.playing import ANYTHING, Json, Player, finish, serving, start
from tests.server.test_photo_sanitizer import png_that_claims, with_exif, with_scans


@pytest.fixture(autouse=True)
def stalls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", STALL)


def goods(player: Player) -> str:
    """Return what the lobby says of the goods."""
    [choice] = [choice for choice in player.last["lobby"]["choices"] if choice["name"] == "goods"]
    return str(choice["value"])


def as_others_see(card: Json) -> Json:
    """Return a card without what is told to who may change it, or has added it."""
    return {name: value for name, value in card.items() if name not in {"is_mine", "is_by_reader"}}


def photos_on_disk(data: Path) -> int:
    with closing(sqlite3.connect(data / STORE)) as store:
        return int(store.execute("SELECT count(*) FROM photo_contents").fetchone()[0])


async def test_a_card_is_added_and_everybody_at_the_table_can_read_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, own = await stall(served)
        friend, theirs = await friend_of(served, host)
        assert not friend.last["lobby"].get("own")
        added = await own.add(name="  Grandma’s\n scarf ")
        assert added == {
            "id": added["id"],
            "word": f"own-{added['id']}",
            **SCARF,
            "is_mine": True,
            "is_by_reader": True,
        }
        await friend.settle()
        assert friend.last["lobby"]["own"]
        assert goods(friend) == f"^dear:{added['id']}"
        [seen] = await theirs.cards()
        assert seen == as_others_see(added)
        stamp = friend.last["lobby"]["own"]
        changed = await own.done("PUT", f"/own/{added['id']}", json={"kind": "cheap", "name": "A scarf"})
        assert (changed["kind"], changed["name"], changed.get("line", "")) == ("cheap", "A scarf", "")
        await friend.settle()
        assert friend.last["lobby"]["own"] != stamp
        await own.done("DELETE", f"/own/{added['id']}")
        assert await own.cards() == []
        await friend.settle()
        assert (goods(friend), friend.last["lobby"].get("own", "")) == ("", "")


async def test_the_sheet_says_how_cards_are_changed(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        sheet = (await served.http.get("/api/games/stall")).json()
        expected = {"option": "goods", "kinds": ["cheap", "dear"], "most": 200, "longest_name": 36, "longest_line": 80}
        assert sheet["own"] == expected
        assert "own" not in (await served.http.get("/api/games/kung_fu")).json()


async def test_who_is_seated_adds_once_the_host_lets_them(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, own = await stall(served)
        friend, theirs = await friend_of(served, host)
        await host.say(t="manner", name="adders", value="host")
        await friend.until(lambda: not friend.last["lobby"].get("may_add", False))
        assert host.last["lobby"]["may_add"]
        assert (await theirs.fault("POST", "/own", json={"cards": [SCARF]}))["field"] == "own_cards"
        hosts = await own.add()
        await host.say(t="manner", name="adders", value="seated")
        await friend.until(lambda: friend.last["lobby"].get("may_add", False))
        added = await theirs.add()
        assert [card.get("is_mine", False) for card in await theirs.cards()] == [False, True]
        assert [card.get("is_mine", False) for card in await own.cards()] == [True, True]
        assert (await theirs.fault("DELETE", f"/own/{hosts['id']}"))["field"] == "own_cards"
        await own.done("DELETE", f"/own/{added['id']}")
        assert (await theirs.fault("POST", "/house", json={"ids": ["kite"], "is_on": False}))["field"] == "host"


def added(player: Player) -> list[int]:
    """Return how many cards each seat has added, as the lobby says."""
    return [chair.get("added", 0) for chair in player.last["lobby"]["chairs"]]


async def test_everybody_seated_adds_two_that_come_up_first_and_all_see_how_many(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, own = await stall(served)
        friend, theirs = await friend_of(served, host)
        assert friend.last["lobby"]["may_add"]
        first, second = await theirs.add(), await theirs.add_photo(picture())
        await host.until(lambda: added(host) == [0, 2])
        assert (await theirs.fault("POST", "/own", json={"cards": [SCARF]}))["field"] == "own_two"
        hosts = [await own.add() for _ in range(3)]
        await friend.until(lambda: added(friend) == [3, 2])
        early = [card["id"] for card in (first, second, *hosts[:2])]
        signs = [f"^dear:{id}" for id in early]
        assert goods(friend) == ",".join([*signs, f"+dear:{hosts[2]['id']}"])
        assert [card.get("is_by_reader", False) for card in await theirs.cards()] == [True, True, False, False, False]
        assert [card.get("is_by_reader", False) for card in await own.cards()] == [False, False, True, True, True]
        await theirs.done("DELETE", f"/own/{first['id']}")
        await host.until(lambda: added(host) == [3, 1])
        await theirs.add()
        assert (await theirs.fault("POST", "/own", json={"cards": [SCARF]}))["field"] == "own_two"
        cy = await served.enter(host.last["lobby"]["code"], "Cy", watch=True)
        await cy.until(lambda: "entered" in cy.last)
        watching = Seat(served, host.last["lobby"]["code"], cy.token)
        assert (await watching.fault("POST", "/own", json={"cards": [SCARF]}))["field"] == "own_cards"


async def test_only_games_that_take_cards_ask_who_may_add_them(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, _ = await stall(served)
        assert "adders" in {manner["name"] for manner in host.last["lobby"]["manners"]}
        made = await served.make("kung_fu", 2)
        other = await served.enter(made["code"], "Ana", token=made["token"])
        assert "adders" not in {manner["name"] for manner in other.last["lobby"]["manners"]}
        seat = Seat(served, made["code"], made["token"])
        assert (await seat.fault("POST", "/own", json={"cards": [SCARF]}))["field"] == "game"
        assert await seat.cards() == []


async def test_to_who_is_not_at_the_table_there_is_none(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, own = await stall(served)
        card = await own.add_photo(picture())
        _, elsewhere = await stall(served)
        code = host.last["lobby"]["code"]
        away = await served.enter(code, "Cy", watch=True)
        await away.until(lambda: "entered" in away.last)
        gone = Seat(served, code, away.token)
        assert len(await gone.cards()) == 1
        await away.socket.close()
        await host.until(lambda: host.last["lobby"].get("watching", 0) == 0)
        strangers = [Seat(served, code, ""), Seat(served, code, "nonsense"), gone]
        strangers.append(Seat(served, code, elsewhere.headers["Authorization"].removeprefix("Bearer ")))
        paths = ["/own", f"/photos/{card['photo']}", "/house", "/pack"]
        for stranger in strangers:
            for path in paths:
                assert (await stranger.fault("GET", path, 404))["field"] == "code"
            assert (await stranger.fault("POST", "/own", 404, json={"cards": [SCARF]}))["field"] == "code"
            assert (await stranger.fault("PUT", f"/own/{card['id']}/photo", 404, content=picture()))["field"] == "code"
        assert (await elsewhere.fault("GET", f"/photos/{card['photo']}", 404))["field"] == "code"
        looked = (await served.http.get(f"/api/tables/{code}")).json()
        assert "own" not in looked
        assert "scarf" not in str(looked)


async def test_who_was_shown_out_sees_no_photo_any_more(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, own = await stall(served)
        card = await own.add_photo(picture())
        _, theirs = await friend_of(served, host)
        await theirs.done("GET", "/own")
        await host.say(t="show_out", seat=1)
        await host.settle()
        await theirs.fault("GET", f"/photos/{card['photo']}", 404)


async def test_a_photo_is_handed_out_small_and_for_nobodys_cache_but_ones_own(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        _, own = await stall(served)
        card = await own.add_photo(picture(1200, 800))
        answer = await own.ask("GET", f"/photos/{card['photo']}")
        assert opened(answer.content).size == (512, 341)
        assert answer.headers["content-type"] == "image/webp"
        assert answer.headers["cache-control"].startswith("private")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["content-security-policy"] == "default-src 'none'"
        again = await own.done("PUT", f"/own/{card['id']}/photo", content=picture(10, 10))
        assert again["photo"] != card["photo"]
        await own.fault("GET", f"/photos/{card['photo']}", 404)
        bare = await own.done("DELETE", f"/own/{card['id']}/photo")
        assert "photo" not in bare
        assert photos_on_disk(tmp_path / "data") == 0


async def test_no_place_is_left_in_a_photo(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        _, own = await stall(served)
        card = await own.add_photo(with_exif())
        photo = (await own.ask("GET", f"/photos/{card['photo']}")).content
        assert not dict(opened(photo).getexif())
        assert b"Grandma" not in photo


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xff\xd8" + b"\0" * LARGEST, "photo_large"),
        (png_that_claims(6500, 6400), "photo_pixels"),
        (b"just a text called photo.jpg", "photo_kind"),
        (picture(400, 300)[:2000], "photo_broken"),
        (b"", "photo_kind"),
        (with_scans(4000, 8000, 5000), "photo_slow"),
    ],
    ids=["large", "pixels", "text", "broken", "empty", "scans"],
)
async def test_what_is_no_photo_is_refused_with_the_reason(content: bytes, reason: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        _, own = await stall(served)
        card = await own.add()
        fault = await own.fault("PUT", f"/own/{card['id']}/photo", content=content)
        assert (fault["field"], fault["reason"]) == ("photo", reason)
        assert await own.cards() == [card]


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"kind": "free"}, "kind"),
        ({"name": ""}, "card_name"),
        ({"name": "\u202e \u200b"}, "card_name"),
        ({"name": "x" * 401}, "cards[1].name"),
        ({"line": 4}, "cards[1].line"),
        ({"sound": "boo"}, "cards[1]"),
    ],
)
async def test_what_is_no_card_is_refused(asked: Json, field: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        _, own = await stall(served)
        fault = await own.fault("POST", "/own", json={"cards": [SCARF, {**SCARF, **asked}]})
        assert fault["field"] == field
        assert await own.cards() == []


async def test_texts_are_cleaned_as_names_are(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        _, own = await stall(served)
        added = await own.add(
            name="\u202eevil\x00 {$x} <b>" + "y" * 60, line="one\ntwo\u2066 " + "a\u0301\u0301\u0301\u0301"
        )
        assert added["name"] == ("evil {$x} <b>" + "y" * 60)[:36]
        assert added["line"] == "one two á\u0301\u0301"
        assert len((await own.add(line="z" * 99))["line"]) == 80


async def test_nobody_mixes_in_cards_that_the_table_has_no_words_for(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        asked = {"game": "stall", "seats": 2, "options": {"goods": "+dear:nothing"}}
        answer = await served.http.post("/api/tables", json=asked)
        assert (answer.status_code, answer.json()["field"]) == (400, "goods")
        host, own = await stall(served)
        card = await own.add()
        for value in ("", "+dear:nothing", f"+cheap:{card['id']}"):
            await host.say(t="option", name="goods", value=value)
            assert (await host.answer("fault"))["field"] == "goods"
        await host.say(t="option", name="goods", value=f"+dear:{card['id']},-kite")
        await host.until(lambda: goods(host) == f"-kite,+dear:{card['id']}")


async def test_the_host_puts_cards_of_the_game_away_while_enough_are_left(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, own = await stall(served)
        await own.done("POST", "/house", json={"ids": ["kite"], "is_on": False})
        shelf = await own.done("GET", "/house")
        assert shelf[0] == {"id": "kite", "word": "card-kite", "kind": "cheap", "is_off": True}
        assert [card.get("is_off", False) for card in shelf] == [True, False, False]
        assert (await own.fault("POST", "/house", json={"ids": ["drum"], "is_on": False}))["field"] == "goods"
        assert (await own.fault("POST", "/house", json={"ids": ["tram"], "is_on": False}))["field"] == "goods"
        card = await own.add()
        await own.done("POST", "/house", json={"ids": ["drum"], "is_on": False})
        assert (await own.fault("DELETE", f"/own/{card['id']}"))["field"] == "goods"
        await own.done("POST", "/house", json={"ids": ["kite", "drum"], "is_on": True})
        await host.settle()
        assert goods(host) == f"^dear:{card['id']}"


async def test_cards_are_changed_in_the_lobby_alone(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, own = await stall(served)
        friend, theirs = await friend_of(served, host)
        card = await own.add_photo(picture())
        await start([host, friend])
        assert card["word"] in host.parts["goods"]["cells"]
        assert (await own.fault("POST", "/own", json={"cards": [SCARF]}))["field"] == "phase"
        assert (await own.fault("DELETE", f"/own/{card['id']}"))["field"] == "phase"
        assert (await own.fault("PUT", f"/own/{card['id']}/photo", content=picture()))["field"] == "phase"
        assert [each["name"] for each in await theirs.cards()] == [SCARF["name"]]
        assert opened((await theirs.ask("GET", f"/photos/{card['photo']}")).content).size == (60, 40)


async def test_record_and_replay_keep_the_words_of_the_game_and_no_photo(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, own = await stall(served)
        friend, _ = await friend_of(served, host)
        card = await own.add_photo(picture())
        await start([host, friend])
        await finish([host, friend])
        await host.say(t="rematch")
        await host.until(lambda: host.phase == "lobby")
        await own.done("PUT", f"/own/{card['id']}", json={**SCARF, "name": "Something else"})
        code = host.last["lobby"]["code"]
        record = (await served.http.get(f"/api/tables/{code}/record")).text
        words = {card["word"]: {"name": SCARF["name"], "line": SCARF["line"]}}
        assert SCARF["name"] in record.splitlines()[0]
        assert card["photo"] not in record
        shown = (await served.http.get(f"/api/tables/{code}/replay")).json()
        handed_in = (await served.http.post("/api/replay", content=record.encode())).json()
        assert shown["words"] == handed_in["words"] == words
        forged = record.replace('"words":{"', '"words":{"x":4,"')
        assert (await served.http.post("/api/replay", content=forged.encode())).status_code == 400


async def test_a_restart_keeps_them_and_a_backup_holds_them(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data) as served:
        host, own = await stall(served)
        card = await own.add_photo(picture())
        code = host.last["lobby"]["code"]
    backup(tmp_path / "copy.zip", data=data)
    ZipFile(tmp_path / "copy.zip").extractall(tmp_path / "copy")
    for folder in (data, tmp_path / "copy"):
        async with serving(folder) as served:
            seat = Seat(served, code, own.headers["Authorization"].removeprefix("Bearer "))
            assert await seat.cards() == [card]
            assert opened((await seat.ask("GET", f"/photos/{card['photo']}")).content).size == (60, 40)


async def test_they_are_deleted_with_their_table(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data) as served:
        host, own = await stall(served)
        _, others = await stall(served)
        await own.add_photo(picture())
        kept = await others.add_photo(picture())
        code = host.last["lobby"]["code"]
    await asyncio.to_thread(delete_table, code, data=data)
    assert photos_on_disk(data) == 1
    async with serving(data) as served:
        seat = Seat(served, others.at[-4:], others.headers["Authorization"].removeprefix("Bearer "))
        assert (await seat.ask("GET", f"/photos/{kept['photo']}")).is_success


async def test_who_only_acts_as_host_changes_and_takes_away_their_own_alone(tmp_path: Path) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", clock=clock) as served:
        host, own = await stall(served)
        kept = await own.add()
        acting, theirs = await friend_of(served, host)
        await host_leaves(clock, host, acting)
        added = await theirs.add()
        assert [card.get("is_mine", False) for card in await theirs.cards()] == [False, True]
        for method, path in (("DELETE", f"/own/{kept['id']}"), ("DELETE", f"/own/{kept['id']}/photo")):
            assert (await theirs.fault(method, path))["field"] == "own_cards"
        await theirs.done("DELETE", f"/own/{added['id']}")
        assert len(await own.cards()) == 1


async def test_what_comes_once_the_table_has_ended_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path / "data") as served:
        _, own = await stall(served)
        card = await own.add()
        seen = asyncio.Event()
        painted = asyncio.Event()
        sanitize = PhotoWorkerRunner.sanitize

        async def slowly(worker: PhotoWorkerRunner, *asked: Any) -> list[bytes]:
            seen.set()
            await painted.wait()
            return await sanitize(worker, *asked)

        monkeypatch.setattr(PhotoWorkerRunner, "sanitize", slowly)
        upload = asyncio.create_task(own.ask("PUT", f"/own/{card['id']}/photo", content=picture()))
        await seen.wait()
        await own.done("POST", "/end")
        painted.set()
        assert (await upload).status_code == 404


async def test_who_goes_on_to_the_next_table_takes_them_along(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, own = await stall(served)
        friend, _ = await friend_of(served, host)
        card = await own.add_photo(picture())
        await start([host, friend])
        await finish([host, friend])
        await friend.say(t="go_on")
        moved = await friend.answer("moved")
        there = Seat(served, moved["code"], moved["token"])
        # Who opens the next table only acts as its host: the card is the host's.
        assert await there.cards() == [as_others_see(card)]
        assert (await there.ask("GET", f"/photos/{card['photo']}")).is_success
        assert photos_on_disk(tmp_path / "data") == 1


async def test_tables_share_a_photo_which_is_gone_with_the_last_of_them(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data) as served:
        host, own = await stall(served)
        card = await own.add_photo(picture())
        tables, moved = [host], {}
        for _ in range(5):
            await tables[-1].say(t="add_bot", seat=1, bot="random")
            await start([tables[-1]])
            await finish([tables[-1]])
            await tables[-1].say(t="go_on")
            moved = await tables[-1].answer("moved")
            tables.append(await served.enter(moved["code"], "Ana", token=moved["token"]))
        codes = [player.last["lobby"]["code"] for player in tables]
        assert len(set(codes)) == 6
        assert photos_on_disk(data) == 1
    for code in codes[:-1]:
        await asyncio.to_thread(delete_table, code, data=data)
    async with serving(data) as served:
        there = Seat(served, codes[-1], moved["token"])
        assert (await there.ask("GET", f"/photos/{card['photo']}")).is_success
    await asyncio.to_thread(delete_table, codes[-1], data=data)
    assert photos_on_disk(data) == 0


async def test_photos_that_come_at_the_same_time_take_no_more_room_than_there_is(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        _, own = await stall(served)
        shown = await own.add_photo(picture(300, 200))
        size = len((await own.ask("GET", f"/photos/{shown['photo']}")).content)
    limits = ANYTHING
    async with serving(tmp_path / "data", limits=replace(limits, photo_space=2 * size + size // 2)) as served:
        seats = [(await stall(served))[1] for _ in range(3)]
        cards = [await seat.add() for seat in seats]
        puts = [
            seat.ask("PUT", f"/own/{card['id']}/photo", content=picture(300, 200 + number))
            for number, (seat, card) in enumerate(zip(seats, cards, strict=True), 1)
        ]
        answers = await asyncio.gather(*puts)
        assert sorted(answer.status_code for answer in answers) == [200, 400, 400]
        assert {answer.json().get("reason") for answer in answers if answer.is_error} == {"photo_full"}
        again = pack(cards=[{**SCARF, "photo": b64encode(picture(310, 200)).decode()}])
        assert (await seats[0].fault("POST", "/pack", json=again))["reason"] == "photo_full"
        known = pack(cards=[{**SCARF, "photo": b64encode(picture(300, 200)).decode()}])
        [added] = await seats[0].done("POST", "/pack", json=known)
        assert added["photo"]


async def test_photos_of_the_tables_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        _, own = await stall(served)
        shown = await own.add_photo(picture(300, 200))
        size = len((await own.ask("GET", f"/photos/{shown['photo']}")).content)
    limits = replace(ANYTHING, photo_space_of_one=size + size // 2)
    async with serving(tmp_path / "data", limits=limits, proxy="127.0.0.1") as served:
        for number, address in enumerate(("203.0.113.1", "203.0.113.2")):
            served.http.headers["X-Forwarded-For"] = address
            seats = [(await stall(served))[1] for _ in range(2)]
            cards = [await seat.add() for seat in seats]
            # Nobody else's, and not the same: one's own share counts what others have, too.
            photos = [picture(300, 200 + 2 * number + each) for each in range(2)]
            await seats[0].done("PUT", f"/own/{cards[0]['id']}/photo", content=photos[0])
            fault = await seats[1].fault("PUT", f"/own/{cards[1]['id']}/photo", content=photos[1])
            assert fault["reason"] == "photo_full"
            await seats[0].done("DELETE", f"/own/{cards[0]['id']}/photo")
            await seats[1].done("PUT", f"/own/{cards[1]['id']}/photo", content=photos[1])


async def test_a_server_that_takes_no_photos_takes_texts(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", takes_photos=False) as served:
        _, own = await stall(served)
        card = await own.add()
        assert (await own.done("GET", "/own"))["takes_photos"] is False
        fault = await own.fault("PUT", f"/own/{card['id']}/photo", content=picture())
        assert (fault["field"], fault["reason"]) == ("photo", "photo_off")
        photo = b64encode(picture()).decode()
        [added] = await own.done("POST", "/pack", json=pack(cards=[{**SCARF, "photo": photo}]))
        assert "photo" not in added


async def test_so_many_cards_and_photos_a_table_has_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path / "data") as served:
        host, own = await stall(served)
        added = await own.done("POST", "/own", json={"cards": [SCARF] * 200})
        assert len({card["id"] for card in added}) == 200
        assert (await own.fault("POST", "/own", json={"cards": [SCARF]}))["field"] == "own_count"
        assert (await own.fault("POST", "/pack", json=pack()))["field"] == "own_count"
        shown = await own.done("PUT", f"/own/{added[0]['id']}/photo", content=picture())
        size = len((await own.ask("GET", f"/photos/{shown['photo']}")).content)
        monkeypatch.setattr("regift.tables.setup.custom_card_editing.MAX_PHOTO_BYTES", size + 1)
        fault = await own.fault("PUT", f"/own/{added[1]['id']}/photo", content=picture(512, 512))
        assert fault["field"] == "own_room"
        await host.settle()
        assert len(host.last["lobby"]["choices"]) > 0


async def test_a_full_disk_and_many_photos_are_limits_of_the_server(tmp_path: Path) -> None:
    limits = Limits(photo=Rate(100, 0.001), photo_space=100)
    async with serving(tmp_path / "data", limits=limits) as served:
        _, own = await stall(served)
        card = await own.add()
        fault = await own.fault("PUT", f"/own/{card['id']}/photo", content=picture())
        assert fault["reason"] == "photo_full"
        for _ in range(99):
            await own.fault("PUT", "/own/nobody/photo", content=b"")
        assert (await own.fault("PUT", f"/own/{card['id']}/photo", 429, content=b""))["field"] == "photo"


def pack(**more: object) -> Json:
    """Make the file of a pack."""
    return {"regift_pack": 1, "game": "stall", "cards": [SCARF], **more}


@pytest.mark.parametrize("with_photos", [True, False])
async def test_a_pack_is_saved_and_added_to_another_table(tmp_path: Path, *, with_photos: bool) -> None:
    async with serving(tmp_path / "data") as served:
        _, own = await stall(served)
        await own.add_photo(picture())
        await own.add(name="Plain", kind="cheap", line="")
        answer = await own.ask("GET", "/pack" + ("?photos=yes" if with_photos else ""))
        assert "attachment" in answer.headers["content-disposition"]
        assert answer.headers["cache-control"] == "private, no-store"
        _, others = await stall(served)
        await others.add(name="There before")
        added = await others.done("POST", "/pack", content=answer.content)
        assert [card["name"] for card in added] == [SCARF["name"], "Plain"]
        assert [card["name"] for card in await others.cards()] == ["There before", SCARF["name"], "Plain"]
        assert ["photo" in card for card in added] == [with_photos, False]
        if with_photos:
            assert opened((await others.ask("GET", f"/photos/{added[0]['photo']}")).content).size == (60, 40)


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"game": "kung_fu"}, "pack"),
        ({"regift_pack": 2}, "regift_pack"),
        ({"cards": [SCARF, {**SCARF, "kind": "free"}]}, "kind"),
        ({"cards": [SCARF, {**SCARF, "photo": "no base"}]}, "cards[1].photo"),
        ({"cards": [SCARF, {**SCARF, "photo": b64encode(b"a text").decode()}]}, "photo"),
        ({"cards": [SCARF, {**SCARF, "photo": b64encode(png_that_claims(2000, 1001)).decode()}]}, "photo"),
        ({"cards": [SCARF] * 401}, "cards"),
    ],
)
async def test_of_a_pack_that_can_not_be_taken_nothing_is_added(wrong: Json, field: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        _, own = await stall(served)
        assert (await own.fault("POST", "/pack", json=pack(**wrong)))["field"] == field
        assert (await own.fault("POST", "/pack", content=b"{"))["expected"] == "a message in JSON"
        assert await own.cards() == []


async def test_two_who_add_at_the_same_time_both_do(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        _, own = await stall(served)
        await asyncio.gather(*(own.add(name=f"Card {number}") for number in range(20)))
        assert len(await own.cards()) == 20
