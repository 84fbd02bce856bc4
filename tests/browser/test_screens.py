"""Every screen of the tour can be used by everybody: seen, touched, reached by keyboard, enlarged, heard, in its words.

The walk is by a copy whose English is a pseudo-language, so that one visit asks for that, too.
"""

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser

from tests.browser.serving import serving
from tests.browser.tour.display_settings import LESS_ROOM, SIZES, has_room
from tests.browser.tour.inspector import CHECKS, Inspector
from tests.browser.tour.party import Party
from tests.browser.tour.screen_list import MOMENTS, SCREENS
from tests.browser.tour.tour_runner import TourTests, Walk, draw_up_rows, walk_by
from tests.waiting import WALK
from tools.pseudo import PSEUDO, main

pytestmark = [pytest.mark.browser, pytest.mark.timeout(WALK), pytest.mark.flaky(reruns=0)]


@pytest.fixture(scope="module")
def walks(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Callable[[str], Walk]]:
    """Return the walk by the screens of a part, made when it is first asked for."""
    in_part = "not all" in request.config.option.markexpr
    assert main() == 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(PSEUDO / "src"))
        patch.setenv("REGIFT_BOT_PACE", "0.02")
        patch.setenv("REGIFT_WINDOW_LIMIT", "0")

        @cache
        def walk(part: str) -> Walk:
            with serving(tmp_path_factory.mktemp("screens") / "data") as served:
                return walk_by(part, Inspector(in_part=in_part), Party(browser, served), request)

        yield walk


def test_each_screen_has_a_name_and_a_moment_of_the_walk() -> None:
    assert len({screen.name for screen in SCREENS}) == len(SCREENS)
    assert {screen.moment for screen in SCREENS} == set(MOMENTS)


@pytest.mark.parametrize("size", SIZES)
def test_a_table_may_scroll_in_the_windows_with_less_room_alone(size: str) -> None:
    assert has_room(SIZES[size]) == (size not in LESS_ROOM)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give each test its screens."""
    draw_up_rows(metafunc)


class ScreenTests(TourTests):
    """What holds for each screen of a part."""

    def test_the_walk_comes_by(self, walks: Callable[[str], Walk], screen: str) -> None:
        walk = walks(self.part)
        assert walk.missed.get(screen, "") == ""
        assert walk.errors == []

    @pytest.mark.parametrize("check", CHECKS)
    def test_nothing_is_wrong_with(self, walks: Callable[[str], Walk], screen: str, check: str) -> None:
        inspector = walks(self.part).visitor
        assert isinstance(inspector, Inspector)
        assert screen in inspector.seen
        assert inspector.found[screen, check] == []


class TestHouse(ScreenTests):
    part = "house"


class TestKungFu(ScreenTests):
    part = "kung_fu"


class TestCursedGifts(ScreenTests):
    part = "cursed_gifts"


class TestNotAHat(ScreenTests):
    part = "not_a_hat"


class TestGiftTrap(ScreenTests):
    part = "gift_trap"


class TestEvening(ScreenTests):
    part = "evening"


class TestOpenTables(ScreenTests):
    part = "open_tables"


class TestLobby(ScreenTests):
    part = "lobby"
