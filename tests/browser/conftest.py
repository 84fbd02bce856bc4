"""Give browser tests a browser and a running server."""

import os
import shutil
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.older_chromium import PROGRAM, OlderChromium
from tests.browser.open_pages import pages_of
from tests.browser.playing import MOMENT, Guest
from tests.browser.rows_per_level import leave_rows_to_all
from tests.browser.serving import Served, ServerStarter, serving
from tests.browser.television import GuestOpener, open_television
from tests.place_of_failure import PAGES
from tools.browser import SWITCHES, BrowserMissing, find_browser

LONGEST: Final = (
    "test_screens",
    "test_play_without_network",
    "test_version_change",
    "test_static_site",
    "test_pass_and_play",
    "test_evening_with_big_screen",
    "test_not_a_hat",
    "test_nothing_in_the_way",
    "test_whole_game",
    "test_phone_beside_big_screen",
    "test_hostile_texts",
    "test_gift_trap_reveal_layout",
    "test_drag_and_motion",
    "test_evening",
    "test_two_presents",
    "test_screen_reader",
    "test_television_asleep_and_by_remote",
    "test_whole_evening",
)
"""Files that take longest: they are begun first, so that at the end no worker is left with one while others rest."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave rows to ./check --all; put the longest files first, and leave the order of all others."""
    leave_rows_to_all(items)
    items.sort(key=lambda item: LONGEST.index(item.path.stem) if item.path.stem in LONGEST else len(LONGEST))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why a test failed that was tried again."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.write_sep("_", f"first try of {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep what the open pages show when a test fails."""
    report = yield
    browser = getattr(item, "funcargs", {}).get("browser")
    if call.when == "call" and call.excinfo and isinstance(browser, Browser):
        report.sections.append((PAGES, pages_of(browser)))
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start one browser for all tests; each opens contexts of its own."""
    try:
        found = find_browser()
    except BrowserMissing as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(missing))
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=found.program,
            args=list(SWITCHES),
            env={**os.environ, **found.variables},
            timeout=MOMENT,
        )
        expect.set_options(timeout=MOMENT)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def served_with(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerStarter]:
    """Return what serves with some environment variables, and stop all servers when the last test has ended."""
    running: dict[frozenset[tuple[str, str]], Served] = {}
    with ExitStack() as stack:

        def serve(**variables: str) -> Served:
            named = frozenset(variables.items())
            if named not in running:
                data = tmp_path_factory.mktemp("served") / "data"
                running[named] = stack.enter_context(serving(data, variables=variables))
            return running[named]

        yield serve


@pytest.fixture(scope="session")
def server(served_with: ServerStarter) -> Served:
    """Serve all tests; each creates tables of its own."""
    return served_with()


@pytest.fixture(scope="session")
def patient(served_with: ServerStarter) -> Served:
    """Serve tables at which a beat lasts until all have answered."""
    return served_with(REGIFT_WINDOW_LIMIT="0")


@pytest.fixture(scope="session")
def quick(served_with: ServerStarter) -> Served:
    """Serve tables at which bots play at once."""
    return served_with(REGIFT_BOT_PACE="0")


@pytest.fixture
def open_guest(browser: Browser) -> Iterator[GuestOpener]:
    """Return what opens somebody's browser; all are closed after the test, and none of them met an error."""
    guests: list[Guest] = []

    def open_it(name: str, locale: str, size: tuple[int, int], *, is_still: bool = False) -> Guest:
        guests.append(Guest(browser, name, locale, size, is_still=is_still))
        return guests[-1]

    yield open_it
    for guest in guests:
        assert guest.errors == []
        guest.leave()


@pytest.fixture
def television(browser: Browser) -> Iterator[Page]:
    """Open a television in French, 1920 by 1080, that shows nothing yet."""
    page = open_television(browser)
    yield page
    page.context.close()


@pytest.fixture
def older(language: str) -> Iterator[OlderChromium]:
    """Open the Chromium of 2019 that the environment names, in a language."""
    program = shutil.which(os.environ[PROGRAM])
    assert program, f"{PROGRAM} names no program"
    browser = OlderChromium(program, language)
    yield browser
    browser.close()
