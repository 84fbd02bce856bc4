"""What many ask for is made once and packed once."""

import gzip
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from regift.kit.record import Record
from regift.server.http import game_list_and_words_rules_options
from regift.server.http.compressed_response_cache_and_etags import PackedAnswer, PackedAnswerCache
from regift.tables.storage.sqlite_journal import SqliteJournal
from tests.server.playing import finish, seated, serving


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count how often costly things are done."""
    counts: Counter[str] = Counter()

    def count(owner: Any, name: str) -> None:
        does = getattr(owner, name)

        def counted(*arguments: Any, **more: Any) -> Any:
            counts[name] += 1
            return does(*arguments, **more)

        monkeypatch.setattr(owner, name, counted)

    for owner, name in (
        (game_list_and_words_rules_options, "sheet"),
        (game_list_and_words_rules_options, "cards"),
        (Record, "text"),
        (gzip, "compress"),
    ):
        count(owner, name)
    count(SqliteJournal, "entries")
    return counts


@pytest.mark.parametrize("path", ["/api/games", "/api/games/gift_trap", "/api/bots"])
async def test_the_catalogue_is_made_and_packed_once(path: str, done: Counter[str], tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        answers = [await served.http.get(path, headers={"accept-encoding": "gzip"}) for _ in range(4)]
        assert len({answer.content for answer in answers}) == 1
        assert max(done.values()) == 1, done
        tag = answers[0].headers["etag"]
        again = await served.http.get(path, headers={"accept-encoding": "gzip", "if-none-match": f'"x", W/{tag}'})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        plain = await served.http.get(path, headers={"accept-encoding": "identity"})
        assert (plain.content, "content-encoding" in plain.headers) == (answers[0].content, False)
        assert max(done.values()) == 1, done


@pytest.mark.parametrize(
    ("taken", "packed"),
    [
        ("gzip", "gzip"),
        ("br;q=0, GZIP;q=0.5", "gzip"),
        ("gzip; q=0.000", ""),
        ("identity, br;q=0", ""),
        ("x-gzip, gzipped", ""),
    ],
)
@pytest.mark.parametrize("path", ["/api/games", "/"])
async def test_an_answer_is_packed_as_the_client_takes_it(path: str, taken: str, packed: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        answer = await served.http.get(path, headers={"accept-encoding": taken})
        assert answer.headers.get("content-encoding", "") == packed


async def test_of_a_game_that_there_is_not_nothing_is_kept(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        assert [(await served.http.get(f"/api/games/{name}")).status_code for name in ("chess", "bots")] == [404, 404]


async def test_a_record_and_a_replay_are_made_once(done: Counter[str], tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        await finish(players)
        at = f"/api/tables/{players[0].last['lobby']['code']}"
        for path in ("/record", "/replay"):
            done.clear()
            first, second = [await served.http.get(at + path) for _ in range(2)]
            assert first.content == second.content
            assert first.headers["content-encoding"] == "gzip"
            assert max(done.values()) == 1, done


async def test_a_file_that_the_client_has_is_not_sent_again(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><title>here</title>" + " " * 5000)
    async with serving(tmp_path / "data", web=web) as served:
        page = await served.http.get("/")
        assert "content-encoding" not in page.headers, "packed anew for each who asks"
        again = await served.http.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_the_answers_kept_take_so_many_bytes_at_most() -> None:
    size = PackedAnswer.of(b"0" * 1000).size
    cache = PackedAnswerCache(3 * size)
    for number in range(5):
        await cache.of(number, lambda: b"0" * 1000)
    assert [number for number in range(5) if cache.kept(number)] == [2, 3, 4]
    assert cache.size == 3 * size
