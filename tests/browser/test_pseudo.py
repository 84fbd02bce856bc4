"""The whole client in a pseudo-language: no word is hard-coded, and longer words have room."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser

from tests.browser.serving import serving
from tests.browser.tour.party import Party
from tests.browser.tour.reader import Reader
from tests.browser.tour.walk import TourTests, Walk, draw_up_rows, walk_by
from tests.waiting import WALK
from tests.words.plain import plain_words
from tools.pseudo import PSEUDO, main, pseudo, pseudo_rules, pseudo_words

pytestmark = [pytest.mark.browser, pytest.mark.timeout(WALK), pytest.mark.flaky(reruns=0)]


@pytest.fixture(scope="module")
def walks(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Callable[[str], Walk]]:
    """Return the walk by the screens of a part of the copy, made when it is first asked for."""
    assert main() == 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(PSEUDO / "src"))
        patch.setenv("REGIFT_BOT_PACE", "0.02")
        patch.setenv("REGIFT_WINDOW_LIMIT", "0")

        @cache
        def walk(part: str) -> Walk:
            with serving(tmp_path_factory.mktemp("pseudo") / "data") as served:
                return walk_by(part, Reader(), Party(browser, served), request)

        yield walk


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give each test its screens."""
    draw_up_rows(metafunc)


class PseudoTests(TourTests):
    """What holds for each screen of a part."""

    def test_no_word_is_hard_coded(self, walks: Callable[[str], Walk], screen: str) -> None:
        walk = walks(self.part)
        reader = reader_of(walk)
        assert walk.missed.get(screen, "") == ""
        assert walk.errors == []
        assert screen in reader.seen
        assert reader.plain[screen] == []

    def test_longer_words_have_room(self, walks: Callable[[str], Walk], screen: str) -> None:
        assert reader_of(walks(self.part)).cut[screen] == []


class TestHouse(PseudoTests):
    part = "house"


class TestKungFu(PseudoTests):
    part = "kung_fu"


class TestCursedGifts(PseudoTests):
    part = "cursed_gifts"


class TestNotAHat(PseudoTests):
    part = "not_a_hat"


class TestGiftTrap(PseudoTests):
    part = "gift_trap"


class TestLobby(PseudoTests):
    part = "lobby"


def reader_of(walk: Walk) -> Reader:
    """Return what was read on a walk."""
    assert isinstance(walk.visitor, Reader)
    return walk.visitor


def test_a_hard_coded_word_is_told_from_names_and_codes() -> None:
    assert plain_words("Ţĥéé Robin ŵííñš · MKF-10 · KNOT · http://game.test/KNOT", "KNOT", "Robin") == []
    assert plain_words("⟦Þļááý⟧ now", "") == ["now"]


def test_only_what_people_read_is_translated() -> None:
    said = pseudo_words(
        "card = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\n    .tint = red\n    .about = Good\n"
    )
    assert pseudo("card") in said
    assert pseudo("Good") in said
    assert ".tint = red" in said
    assert "[one]" in said
    assert pseudo_rules("**MKF-1** Play.") == f"**MKF-1** {pseudo('Play')}."
