"""Every screen of the tour can be used by everybody: seen, touched, reached by keyboard, enlarged, heard."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.serving import serving
from tests.browser.tour.inspector import CHECKS, Inspector
from tests.browser.tour.party import Party
from tests.browser.tour.rows import MOMENTS, SCREENS
from tests.browser.tour.walk import Walk, tell_again
from tests.waiting import WALK

pytestmark = [pytest.mark.browser, pytest.mark.timeout(WALK), pytest.mark.flaky(reruns=0)]


@pytest.fixture(scope="module")
def walk(browser: Browser, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Walk]:
    """Walk by every screen once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REGIFT_BOT_PACE", "0.02")
        patch.setenv("REGIFT_WINDOW_LIMIT", "0")
        with serving(tmp_path_factory.mktemp("screens") / "data") as served:
            party = Party(browser, served)
            walk = Walk(party, Inspector())
            walk.go()
            tell_again(request.config, walk)
            yield walk
            party.leave()


@pytest.fixture
def inspector(walk: Walk) -> Inspector:
    """Give what was found."""
    assert isinstance(walk.visitor, Inspector)
    return walk.visitor


def test_each_screen_has_a_name_and_a_moment_of_the_walk() -> None:
    assert len({screen.name for screen in SCREENS}) == len(SCREENS)
    assert {screen.moment for screen in SCREENS} == set(MOMENTS)


@pytest.mark.parametrize("screen", [screen.name for screen in SCREENS])
def test_the_walk_comes_by(walk: Walk, screen: str) -> None:
    assert walk.missed.get(screen, "") == ""


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("screen", [screen.name for screen in SCREENS])
def test_nothing_is_wrong_with(inspector: Inspector, screen: str, check: str) -> None:
    assert screen in inspector.seen
    assert inspector.found[screen, check] == []
