"""The whole client in a pseudo-language: no word is hard-coded, and longer words have room."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.serving import serving
from tests.browser.tour.party import Party
from tests.browser.tour.reader import Reader
from tests.browser.tour.rows import SCREENS
from tests.browser.tour.walk import Walk, tell_again
from tests.waiting import WALK
from tests.words.plain import plain_words
from tools.pseudo import PSEUDO, main, pseudo, pseudo_rules, pseudo_words

pytestmark = [pytest.mark.browser, pytest.mark.timeout(WALK), pytest.mark.flaky(reruns=0)]
ALL = [screen.name for screen in SCREENS]


@pytest.fixture(scope="module")
def walk(browser: Browser, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Walk]:
    """Walk by every screen of the copy once."""
    assert main() == 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(PSEUDO / "src"))
        patch.setenv("REGIFT_BOT_PACE", "0.02")
        patch.setenv("REGIFT_WINDOW_LIMIT", "0")
        with serving(tmp_path_factory.mktemp("pseudo") / "data") as served:
            party = Party(browser, served)
            walk = Walk(party, Reader())
            walk.go()
            tell_again(request.config, walk)
            yield walk
            party.leave()


@pytest.fixture
def reader(walk: Walk) -> Reader:
    """Give what was read."""
    assert isinstance(walk.visitor, Reader)
    return walk.visitor


@pytest.mark.parametrize("screen", ALL)
def test_no_word_is_hard_coded(walk: Walk, reader: Reader, screen: str) -> None:
    assert walk.missed.get(screen, "") == ""
    assert screen in reader.seen
    assert reader.plain[screen] == []


@pytest.mark.parametrize("screen", ALL)
def test_longer_words_have_room(reader: Reader, screen: str) -> None:
    assert reader.cut[screen] == []


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
