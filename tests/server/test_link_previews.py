"""What a messenger shows of a link: the table, in the language asked for, and nothing that a stranger may not know."""

import re
from html import unescape
from pathlib import Path

import pytest
from httpx import Response

from regift.server.link_preview.link_preview_page import preferred_language
from regift.tables.limits.server_limit_values import Limits, Rate
from regift.tables.storage.sqlite_journal import SqliteJournal
from regift.tables.storage.storage_interface import JournalFailed
from tests.server.playing import NOBODY_IS_WAITED_FOR, Player, Served, finish, seated, serving, start

PAGE = '<!doctype html><html lang="en"><head><title>Regift</title></head><body></body></html>'
FRENCH = {"accept-language": "fr-CH, fr;q=0.9, en;q=0.8"}
GENERAL = "Regift: unwrap a game, pass it on"


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Return the folder of a client that is one page and one picture."""
    folder = tmp_path / "web"
    (folder / "previews").mkdir(parents=True)
    (folder / "previews" / "kung_fu.jpg").write_bytes(b"picture")
    (folder / "index.html").write_text(PAGE)
    return folder


def tags(page: Response) -> dict[str, str]:
    """Return what the tags of a page say."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', page.text)
    return {name: unescape(said) for name, said in found}


async def title(served: Served, code: str) -> str:
    """Return the title of a preview in English."""
    return tags(await served.http.get(f"/{code}"))["og:title"]


async def hosted(served: Served, name: str = "Léa", seats: int = 4) -> tuple[str, Player]:
    """Return the code and the host of a new table for a game of Kung Fu."""
    made = await served.make("kung_fu", seats)
    return made["code"], await served.enter(made["code"], name, token=made["token"])


async def test_a_table_tells_its_game_its_host_and_its_free_seats_in_the_language_asked_for(
    tmp_path: Path, web: Path
) -> None:
    async with serving(tmp_path / "data", web=web) as served:
        code, _ = await hosted(served)
        english = tags(await served.http.get(f"/{code}"))
        assert english["og:title"] == "Play Kung Fu Granny with Léa"
        assert english["og:description"].startswith("3 seats are free. Seven levels")
        assert english["og:locale"] == "en_GB"
        assert english["og:url"] == f"http://{served.address}/{code}"
        assert english["og:image"] == f"http://{served.address}/previews/kung_fu.jpg"
        assert (await served.http.get("/previews/kung_fu.jpg")).content == b"picture"
        for ask in (
            served.http.get(f"/{code.lower()}", headers=FRENCH),
            served.http.get(f"/{code}?lang=fr"),
        ):
            page = await ask
            french = tags(page)
            assert french["og:title"] == "Léa t’invite à jouer à Mamie Kung Fu"
            assert french["og:description"].startswith("Il reste 3 places. Sept niveaux")
            assert (french["og:locale"], french["twitter:card"]) == ("fr_FR", "summary_large_image")
            assert '<html lang="fr">' in page.text
        # A messenger may ask again at the address that the preview tells.
        for asked, told in (("?lang=fr", "?lang=fr"), ("?lang=de", ""), ("?lang=%22%3E", "")):
            assert tags(await served.http.get(f"/{code}{asked}"))["og:url"] == f"http://{served.address}/{code}{told}"
        await served.enter(code, "Robin")
        await served.enter(code, "Mia")
        assert tags(await served.http.get(f"/{code}"))["og:description"].startswith("One seat is free.")


async def test_a_table_that_is_locked_hidden_or_unknown_has_the_preview_of_the_product(
    tmp_path: Path, web: Path
) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR, web=web) as served:
        code, host = await hosted(served, seats=2)
        home = await served.http.get("/")
        assert tags(home)["og:title"] == GENERAL
        assert tags(home)["og:image"].endswith("/previews/regift.jpg")
        await host.say(t="manner", name="lock", value=True)
        await host.settle()
        for path in (code, "QQQQ"):
            page = await served.http.get(f"/{path}")
            assert page.status_code == 200
            assert tags(page) == tags(home) | {"og:url": f"http://{served.address}/{path}"}
        await host.say(t="manner", name="lock", value=False)
        await host.say(t="manner", name="watchers", value="nothing")
        await host.say(t="add_bot", seat=1, bot="random")
        await host.settle()
        assert await title(served, code) != GENERAL, "who comes to its lobby sees it"
        await host.say(t="start")
        await host.until(lambda: host.phase == "playing")
        assert await title(served, code) == GENERAL


async def test_names_are_text_and_never_tags(tmp_path: Path, web: Path) -> None:
    async with serving(tmp_path / "data", web=web) as served:
        code, host = await hosted(served, '"><script>x</script>')
        shown = host.last["lobby"]["chairs"][0]["name"]
        page = await served.http.get(f"/{code}")
        assert shown in tags(page)["og:title"]
        assert "<script>" not in page.text
        assert page.headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")


async def test_who_sees_late_that_a_game_is_over_is_told_no_sooner(tmp_path: Path, web: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR, web=web) as served:
        code, host = await hosted(served, seats=2)
        players = [host, await served.enter(code, "Robin")]
        await host.say(t="manner", name="delay", value=300)
        await start(players)
        playing = await title(served, code)
        assert "is playing" in playing
        await finish(players)
        assert host.phase == "over"
        assert await title(served, code) == playing
        await host.say(t="rematch")
        await host.until(lambda: host.phase == "lobby")
        assert await title(served, code) == playing


async def test_the_end_of_a_game_is_told(tmp_path: Path, web: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR, web=web) as served:
        players = await seated(served, seats=2)
        await finish(players)
        assert "has played" in await title(served, players[0].last["lobby"]["code"])


async def test_a_copy_is_right_until_the_table_or_the_language_is_another(tmp_path: Path, web: Path) -> None:
    async with serving(tmp_path / "data", web=web) as served:
        code, _ = await hosted(served)
        page = await served.http.get(f"/{code}")
        known = {"if-none-match": page.headers["etag"]}
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["vary"] == "Accept-Encoding, Accept-Language"
        assert (await served.http.get(f"/{code}", headers=known)).status_code == 304
        assert (await served.http.get(f"/{code}", headers=known | FRENCH)).status_code == 200
        await served.enter(code, "Robin")
        assert (await served.http.get(f"/{code}", headers=known)).status_code == 200


async def test_a_page_of_another_site_uses_up_no_tries_of_its_reader(tmp_path: Path, web: Path) -> None:
    few = Limits(wrong_code=Rate(2, 1e-6))
    async with serving(tmp_path / "data", web=web, limits=few) as served:
        made = await served.make("kung_fu", 3)
        await served.enter(made["code"], "Léa", token=made["token"])
        picture = {"sec-fetch-dest": "image", "sec-fetch-site": "cross-site"}
        without_https = {"accept": "image/avif,image/webp,*/*;q=0.8"}
        for headers in (picture, without_https):
            codes = ("ABCD", "ABCE", "ABCF", made["code"])
            shown = [await served.http.get(f"/{code}", headers=headers) for code in codes]
            assert [tags(page)["og:title"] for page in shown] == [GENERAL] * 4
        opened = await served.http.get(f"/{made['code']}", headers={"sec-fetch-dest": "document"})
        assert tags(opened)["og:title"] != GENERAL


async def test_whoever_guesses_codes_by_previews_soon_learns_nothing_more(tmp_path: Path, web: Path) -> None:
    limits = Limits(wrong_code=Rate(3, 1e-6))
    async with serving(tmp_path / "data", web=web, limits=limits) as served:
        code, _ = await hosted(served)
        for _ in range(5):
            assert await title(served, code) != GENERAL, "a right code costs nothing"
        for wrong in ("QQQQ", "QQQA", "QQQB"):
            assert await title(served, wrong) == GENERAL
        assert await title(served, code) == GENERAL
        assert (await served.http.get(f"/{code}")).status_code == 200


async def test_a_page_is_served_while_the_store_fails(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(journal: SqliteJournal, code: str) -> None:
        raise JournalFailed("no disk")

    async with serving(tmp_path / "data", web=web) as served:
        monkeypatch.setattr(SqliteJournal, "find", failing)
        page = await served.http.get("/QQQQ")
        assert (page.status_code, tags(page)["og:title"]) == (200, GENERAL)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("de, fr;q=0.4", "fr"),
        ("en;q=0.5, fr", "fr"),
        ("fr;q=0, en;q=0.1", "en"),
        ("fr-FR,fr;q=0.9", "fr"),
        ("q=;;;,,fr;q=9", "en"),
        ("fr" * 5000, "en"),
    ],
)
def test_the_language_is_the_one_preferred_of_those_we_have(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language
