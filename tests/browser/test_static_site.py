"""A site of files, as `regift site` writes it: any web server hands it out, and a browser plays without one."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import Guest
from tests.browser.serving import free_port, regift
from tests.browser.short_games import OTHER_GAMES, PLAYERS, SOME_GAMES
from tests.browser.test_play_without_network import begin
from tests.browser.test_whole_game import finish
from tests.waiting import HUNG
from tools.build_browser_tables import SITE

pytestmark = pytest.mark.browser

PLACE: Final = "any/folder"
KEPT: Final = """async () => {
  const places = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) places.push(new URL(url).pathname);
  return places;
}"""
"""Lists what the service worker keeps."""


class WebServer:
    """A web server that knows files alone."""

    def __init__(self, folder: Path) -> None:
        self._log = folder.with_suffix(".log")
        self._port = free_port()
        address = [str(self._port), "--bind", "127.0.0.1", "--directory", str(folder)]
        program = [sys.executable, "-u", "-m", "http.server", *address]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        assert "Serving HTTP" in self._process.stdout.readline()
        self.url = f"http://127.0.0.1:{self._port}/{PLACE}/"
        self.named_url = f"http://game.test:{self._port}/{PLACE}/"
        """The same under a name that is no secure context: no service worker keeps the page."""

    def answers(self) -> list[tuple[str, int]]:
        """Return the files of the site that it was asked for, and the status of each answer."""
        found = re.findall(rf'"GET /{PLACE}/(\S*) HTTP/1.1" (\d+)', self._log.read_text())
        return [(place, int(status)) for place, status in found]

    def stop(self) -> None:
        """End it; nobody answers any more."""
        self._process.terminate()
        self._process.communicate(timeout=HUNG)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the site into a folder below that of a web server; its bots play at once."""
    root = tmp_path_factory.mktemp("site")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REGIFT_BOT_PACE", "0")
        patch.setenv("REGIFT_BROWSER_TABLES", str(SITE))
        subprocess.run([regift(), "site", str(root / PLACE)], check=True, stdout=subprocess.DEVNULL)
    return root


@pytest.fixture
def server(folder: Path) -> Iterator[WebServer]:
    """Hand the site out."""
    started = WebServer(folder)
    yield started
    started.stop()


@pytest.fixture
def guest(browser: Browser, server: WebServer) -> Iterator[Guest]:
    """Open the site."""
    opened = Guest(browser, "Léa", "fr-FR", (390, 844), is_still=True)
    opened.page.goto(server.url)
    yield opened
    assert opened.errors == []
    opened.leave()


@pytest.mark.parametrize("games", [pytest.param(SOME_GAMES, marks=pytest.mark.all), OTHER_GAMES], ids="-".join)
def test_each_game_is_played_to_its_end_after_the_first_visit_without_the_web_server(
    guest: Guest, server: WebServer, games: tuple[str, ...]
) -> None:
    page = guest.page
    guest.press(page.get_by_test_id("home-play-bots-kung_fu"))
    guest.press(page.get_by_test_id("play-here-fetch"))
    page.get_by_test_id("here-bots-kung_fu").wait_for()
    server.stop()
    page.goto(server.url)
    for game in games:
        guest.press(page.get_by_test_id(f"home-play-bots-{game}"))
        page.get_by_test_id(f"here-bots-{game}").wait_for()  # what was fetched is opened without a question
        begin(guest, game)
        finish([guest], PLAYERS[game])
        page.get_by_test_id("end-replay").click()
        page.get_by_test_id("scrubber").wait_for()
        page.reload()
        page.get_by_test_id("scrubber").wait_for()
        page.goto(server.url)
    finished = page.get_by_test_id("finished-games").locator("li")
    expect(finished).to_have_count(2)
    expect(finished.first).to_contain_text("La partie est finie")


def test_rules_a_lesson_and_decks_are_there_and_what_needs_a_server_is_not(guest: Guest) -> None:
    page = guest.page
    guest.press(page.get_by_test_id("home-minute-not_a_hat"))
    guest.press(page.get_by_test_id("all-rules"))
    expect(page.get_by_role("dialog")).to_contain_text("carte")
    guest.press(page.get_by_test_id("try-it"))
    page.wait_for_url("**/?/lesson/not_a_hat")
    page.reload()
    page.get_by_test_id("lesson").wait_for()
    page.evaluate("history.back()")
    page.get_by_test_id("box-not_a_hat").wait_for()
    assert page.get_by_test_id("join-code").count() == page.get_by_test_id("home-new-kung_fu").count() == 0
    guest.press(page.get_by_test_id("home-deck-cursed_gifts"))
    page.get_by_test_id("deck-total").wait_for()
    assert page.get_by_test_id("balance").count() == 0


def test_nothing_outside_its_own_folder_is_asked_for_or_kept(guest: Guest, server: WebServer, folder: Path) -> None:
    page = guest.page
    assert (folder / PLACE / ".nojekyll").is_file()  # else GitHub Pages leaves out names that begin with "_"
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.get_by_test_id("home-play-here").wait_for()
    assert asked
    assert [url for url in asked if not url.startswith(server.url)] == []
    kept = page.evaluate(KEPT)
    assert [place for place in kept if re.fullmatch(rf"/{PLACE}/lists-\w+/games\.json", place)] != []
    assert all(place.startswith(f"/{PLACE}/") for place in kept)
