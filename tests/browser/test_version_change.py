"""A later version comes while somebody plays in the browser: a page goes on with its own, or begins anew."""

import re
import shutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from regift.server.operations.environment_settings import WEB_DIST
from regift.server.write_static_site_folder import write_site
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from tests.browser.playing import Guest
from tests.browser.serving import serving
from tests.browser.short_games import PLAYERS
from tests.browser.test_play_without_network import ASKED, begin
from tests.browser.test_reconnection import own_cards
from tests.browser.test_static_site import KEPT, PLACE, WebServer
from tests.browser.test_whole_game import finish
from tools.build_browser_tables import LIST, SITE

pytestmark = pytest.mark.browser

LATER: Final = "later"
"""What the names of all files of the later version end in."""
TEXTS: Final = (".js", ".css", ".html")
QUICK: Final = TableSpeed(bots=0)
RESOURCES: Final = "performance.getEntriesByType('resource').map(({ name }) => name)"
UPDATE: Final = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const coming = registration.installing ?? registration.waiting;
  while (coming.state === "installing") await new Promise((done) => (coming.onstatechange = done));
  return coming.state;
}"""
"""Lets the browser look for a later version, and tells what becomes of it: installed, or redundant where it is not."""


def name_later(name: str) -> str:
    """Return what a file of the later version is called."""
    stem, _, ending = name.rpartition(".")
    return f"{stem}-{LATER}.{ending}"


def write_later(folder: Path) -> tuple[Path, Path]:
    """Change the built client and what browsers keep tables with as a release does: other contents, other names."""
    web, tables = folder / "web", folder / "tables"
    shutil.copytree(WEB_DIST, web, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    names = [path.name for path in (web / "assets").iterdir() if path.is_file()]
    own = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    for path in [path for path in web.rglob("*") if path.suffix in TEXTS]:
        text = own.sub(lambda found: name_later(found[0]), path.read_text(encoding="utf-8"))
        path.write_text(text.replace('{"version":"', f'{{"version":"{LATER}'), encoding="utf-8")
    for name in names:
        (web / "assets" / name).rename(web / "assets" / name_later(name))
    shutil.copytree(SITE, tables, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    (listed,) = (tables / "assets").iterdir()
    with zipfile.ZipFile(listed / "tables.zip", "a") as archive:
        archive.writestr("later.txt", LATER)
    listed.rename(listed.with_name(f"{listed.name}-{LATER}"))
    text = (tables / LIST.name).read_text()
    (tables / LIST.name).write_text(text.replace(listed.name, f"{listed.name}-{LATER}"))
    return web, tables


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Build the later version."""
    return write_later(tmp_path_factory.mktemp("build"))


@pytest.fixture(scope="module")
def versions(tmp_path_factory: pytest.TempPathFactory, later: tuple[Path, Path]) -> tuple[Path, Path]:
    """Write the site in both versions."""
    first, second = tmp_path_factory.mktemp("first"), tmp_path_factory.mktemp("second")
    write_site(first, WEB_DIST, SITE, QUICK)
    write_site(second, *later, QUICK)
    return first, second


class Laid(WebServer):
    """A web server whose folder is laid anew."""

    def __init__(self, folder: Path, first: Path, second: Path) -> None:
        shutil.copytree(first, folder / PLACE)
        super().__init__(folder)
        self.place = folder / PLACE
        self._second = second

    def lay_later(self) -> None:
        """Put the later version in place of the first one, of which nothing is left."""
        shutil.rmtree(self.place)
        # The web server goes by the time at which a file was written, to the second.
        shutil.copytree(self._second, self.place, copy_function=shutil.copyfile)


@pytest.fixture
def server(versions: tuple[Path, Path], tmp_path: Path) -> Iterator[Laid]:
    """Hand the first version out."""
    started = Laid(tmp_path / "root", *versions)
    yield started
    started.stop()


@pytest.fixture
def guest(browser: Browser) -> Iterator[Guest]:
    """Open a browser."""
    opened = Guest(browser, "Léa", "en-GB", (1366, 768), is_still=True)
    yield opened
    assert opened.errors == []
    opened.leave()


def visit(guest: Guest, url: str) -> None:
    """Open the page, fetch everything, and begin a game that the service worker looks after."""
    page = guest.page
    page.goto(url)
    guest.press(page.get_by_test_id("home-play-here"))
    guest.press(page.get_by_test_id("play-here-fetch"))
    page.get_by_test_id("here-bots-kung_fu").wait_for()
    assert page.evaluate("navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)")
    begin(guest, "kung_fu")
    page.get_by_text(ASKED).first.wait_for()


def parts(page: Page) -> list[bool]:
    """Tell of each versioned file that the page has asked for whether it is one of the later version."""
    return [f"-{LATER}" in name for name in page.evaluate(RESOURCES) if "/assets/" in name]


def wait_for_later(page: Page) -> None:
    """Wait until the page is one of the later version."""
    page.locator(f'script[src*="-{LATER}"]').wait_for(state="attached")


def look_around(guest: Guest) -> None:
    """Open what the page has not shown so far, and come back to the table."""
    page = guest.page
    page.evaluate("history.back()")
    guest.press(page.get_by_test_id("home-deck-cursed_gifts"))
    page.get_by_test_id("deck-total").wait_for()
    page.evaluate("history.back()")
    guest.press(page.get_by_test_id("my-tables").get_by_role("link").first)
    page.get_by_text(ASKED).first.wait_for()


def keep_version(guest: Guest, before: str) -> None:
    """Let the browser fetch a later version, look around, and see that the page is still the earlier one's."""
    page = guest.page
    assert page.evaluate(UPDATE) == "installed"
    look_around(guest)
    assert own_cards(page) == before
    assert parts(page)
    assert not any(parts(page))


def test_a_game_goes_on_in_its_own_version_and_in_the_later_one_when_the_page_is_loaded_anew(
    guest: Guest, server: Laid
) -> None:
    page = guest.page
    visit(guest, server.url)
    before = own_cards(page)
    server.lay_later()
    keep_version(guest, before)
    page.reload()
    wait_for_later(page)
    page.get_by_text(ASKED).first.wait_for()
    assert own_cards(page) == before
    assert all(parts(page))
    kept = [place for place in page.evaluate(KEPT) if "/assets/" in place]
    assert kept
    assert all(f"-{LATER}" in place for place in kept)
    finish([guest], PLAYERS["kung_fu"])
    assert [place for place, status in server.answers() if status == 404] == []


def test_a_later_version_waits_for_the_other_page_of_the_same_browser(guest: Guest, server: Laid) -> None:
    page = guest.page
    visit(guest, server.url)
    other = guest.context.new_page()
    other.goto(server.url)
    other.get_by_test_id("home-play-here").wait_for()
    server.lay_later()
    assert page.evaluate(UPDATE) == "installed"
    other.reload()
    other.get_by_test_id("home-play-here").wait_for()
    assert not any(parts(other))
    look_around(guest)
    assert not any(parts(page))
    page.close()
    other.reload()
    wait_for_later(other)


def test_a_page_that_nothing_keeps_says_that_it_must_be_loaded_anew(guest: Guest, server: Laid) -> None:
    page = guest.page
    page.goto(server.named_url)
    guest.press(page.get_by_test_id("home-play-here"))
    fetch = page.get_by_test_id("play-here-fetch")
    fetch.wait_for()
    server.lay_later()
    guest.press(fetch)
    guest.press(page.get_by_test_id("play-here-load"))
    wait_for_later(page)
    guest.press(page.get_by_test_id("home-play-here"))
    guest.press(fetch)
    page.get_by_test_id("here-bots-kung_fu").wait_for()
    assert all(parts(page))


def test_a_version_that_is_only_half_laid_is_not_taken(guest: Guest, server: Laid, versions: tuple[Path, Path]) -> None:
    page = guest.page
    visit(guest, server.url)
    before = own_cards(page)
    server.lay_later()
    shutil.copyfile(versions[0] / "index.html", server.place / "index.html")
    assert page.evaluate(UPDATE) == "redundant"
    page.reload()
    page.get_by_text(ASKED).first.wait_for()
    assert own_cards(page) == before
    assert not any(parts(page))


SERVE_LATER: Final = """
import sys
from pathlib import Path
from msgspec.structs import replace
from regift.server import run
told = run.from_environment
run.from_environment = lambda *given: replace(told(*given), web=Path({web!r}))
from regift.cli import main
main()
"""
"""A `regift` whose client is another one."""
TAKEN_OVER: Final = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  while (registration.installing || registration.waiting || registration.active.state !== "activated")
    await new Promise((done) => setTimeout(done, 50));
}"""
"""Waits until no version waits any more."""


def test_a_game_of_a_browser_outlives_a_later_version_of_the_server(
    guest: Guest, later: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = guest.page
    monkeypatch.setenv("REGIFT_BOT_PACE", "0")
    with serving(tmp_path / "data") as first:
        visit(guest, first.url)
        before = own_cards(page)
    web, tables = later
    monkeypatch.setenv("REGIFT_BROWSER_TABLES", str(tables))
    command = [sys.executable, "-c", SERVE_LATER.format(web=str(web))]
    with serving(tmp_path / "data", command=command, port=first.port):
        keep_version(guest, before)
        page.reload()
        page.get_by_text(ASKED).first.wait_for()
        assert own_cards(page) == before
        assert all(parts(page))
        page.evaluate(TAKEN_OVER)
    page.reload()
    page.get_by_text(ASKED).first.wait_for()
    assert own_cards(page) == before
    assert all(parts(page))
    finish([guest], PLAYERS["kung_fu"])
