"""A game of That's Not a Hat seen again: with all open the truth lies beside what was said."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from regift.games import catalogue
from regift.games.not_a_hat.box import FACES, SOMETHING_ELSE, WORDS
from regift.games.not_a_hat.game import NotAHat
from regift.games.not_a_hat.position import ANSWER
from regift.games.not_a_hat.state import NotAHatState
from regift.games.words import GameWords
from tests.browser.laid import Scene, chance_of, lay
from tests.browser.playing import Guest
from tests.browser.serving import Served, serving

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

SEATS = 4
SEED = 3
CODE = "HATR"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve a table whose game is over."""
    with serving(tmp_path_factory.mktemp("hats_replay") / "data") as served:
        yield served


def played_out() -> tuple[Scene, int, str, str]:
    """Play a game at random; give it, a step after which a tale is told, what is said and what it is."""
    state = NotAHat(SEATS, {}).deal(chance_of(SEED))
    assert isinstance(state, NotAHatState)
    dice = random.Random(SEED)
    moves: list[tuple[int, str]] = []
    tales: list[tuple[int, str, str]] = []
    while not state.is_over:
        (seat,) = state.to_act()
        action = dice.choice(state.options(seat))
        moves.append((seat, action.name))
        state.apply(seat, action)
        if state.step == ANSWER and state.claim not in (state.gift, SOMETHING_ELSE):
            tales.append((len(moves), WORDS[state.claim], FACES[state.gift]))
    return Scene("not_a_hat", ["Robin", "", "", ""], SEED, moves), *tales[2]


def show(page: Page, served: Served, step: int, eyes: str) -> None:
    """Open the replay at a step."""
    page.goto("about:blank")
    page.goto(f"{served.named_url}/{CODE}/replay#step={step}&eyes={eyes}")
    expect(page.get_by_test_id("replay-eyes")).to_have_value(eyes)
    expect(page.get_by_test_id("replay-slider")).to_have_value(str(step))


def test_with_all_open_the_truth_lies_beside_the_claim_and_with_one_seats_eyes_it_does_not(
    browser: Browser, served: Served
) -> None:
    scene, step, said, card = played_out()
    lay(served.data, CODE, scene)
    guest = Guest(browser, "Robin", "en-GB", (1440, 900))
    page = guest.page
    label = GameWords(catalogue.folders()["not_a_hat"], "en", str).label
    gift = page.get_by_test_id("gift").locator("[data-face]")
    show(page, served, step, "open")
    expect(gift).to_have_attribute("data-face", card)
    expect(gift).to_contain_text(label(card))
    expect(page.get_by_test_id("bubble")).to_contain_text(label(said))
    assert page.locator('[data-testid^="gifts-"] [data-face^="back-"]').count() == 0
    for eyes in ("table", "0"):
        show(page, served, step, eyes)
        expect(gift).to_have_attribute("data-face", re.compile("^back-"))
        expect(page.get_by_test_id("bubble")).to_contain_text(label(said))
    assert guest.errors == []
    guest.leave()
