"""A game of That's Not a Hat seen again: with all open the truth lies beside what was said."""

import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from regift.games import catalogue
from regift.games.action_and_event_wording import GameTranslations
from regift.games.not_a_hat.box_contents import FACES, SOMETHING_ELSE, WORDS
from regift.games.not_a_hat.game_class_deal_and_position_from_text import NotAHat
from regift.games.not_a_hat.kit_state_adapter import NotAHatState
from regift.games.not_a_hat.position import ANSWER
from tests.browser.playing import Guest
from tests.browser.prepared_table import Scene, chance_of, prepare_table
from tests.browser.serving import Served

pytestmark = pytest.mark.browser

SEED = 3
LEAST_WAYS = 10
"""So often a gift is on its way in each of these games."""
TOUCHED = """() => {
  const line = document.querySelector("[data-testid=way] .line");
  if (!line) return null;
  const box = line.ownerSVGElement.getBoundingClientRect();
  const points = Array.from({ length: 61 }, (_, at) => {
    const { x, y } = line.getPointAtLength((line.getTotalLength() * at) / 60);
    return [x + box.x, y + box.y];
  });
  const gift = document.querySelector("[data-testid=gift]").getBoundingClientRect();
  const isTouched = ({ left, right, top, bottom }) =>
    points.some(([x, y]) => x > left && x < right && y > top && y < bottom) ||
    (gift.left < right && gift.right > left && gift.top < bottom && gift.bottom > top);
  const words = document.createRange();
  const written = [
    ...document.querySelectorAll("[data-testid=shop] figcaption > *, [data-testid=bubble], [data-testid=said]"),
  ].map((line) => {
    words.selectNodeContents(line);
    return [line.textContent, words.getBoundingClientRect()];
  });
  const card = document.querySelector("[data-testid=shop] .card");
  written.push([card.dataset.face, card.getBoundingClientRect()]);
  const places = [...document.querySelectorAll("[data-testid=ring] .place:not(.giver, .receiver)")].map((place) => [
    place.textContent,
    place.getBoundingClientRect(),
  ]);
  return [...written, ...places].filter(([, box]) => isTouched(box)).map(([said]) => said);
}"""
CLEAR = f"""() => {{
  const touched = ({TOUCHED})();
  return touched === null ? "no way" : touched.length === 0 ? "clear" : "";
}}"""
"""Whether there is a way, with nothing on it; "" until that is so."""
"""What the gift lies on or its way passes over: the shop, what is said, places of who neither gives nor receives."""


def played_out(seats: int) -> tuple[Scene, int, str, str]:
    """Play a game at random; give it, a step after which a tale is told, what is said and what it is."""
    state = NotAHat(seats, {}).deal(chance_of(SEED))
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
    return Scene("not_a_hat", ["Robin", *[""] * (seats - 1)], SEED, moves), *tales[2]


def show(page: Page, served: Served, code: str, step: int, eyes: str) -> None:
    """Open the replay at a step."""
    page.goto("about:blank")
    page.goto(f"{served.named_url}/{code}/replay#step={step}&eyes={eyes}")
    expect(page.get_by_test_id("replay-eyes")).to_have_value(eyes)
    expect(page.get_by_test_id("replay-slider")).to_have_value(str(step))


def test_with_all_open_the_truth_lies_beside_the_claim_and_with_one_seats_eyes_it_does_not(
    browser: Browser, server: Served
) -> None:
    scene, step, said, card = played_out(4)
    code = prepare_table(server.data, scene).code
    guest = Guest(browser, "Robin", "en-GB", (1440, 900))
    page = guest.page
    label = GameTranslations(catalogue.folders()["not_a_hat"], "en", str).label
    gift = page.get_by_test_id("gift").locator("[data-face]")
    show(page, server, code, step, "open")
    expect(gift).to_have_attribute("data-face", card)
    expect(gift).to_contain_text(label(card))
    expect(page.get_by_test_id("bubble")).to_contain_text(label(said))
    assert page.locator('[data-testid^="gifts-"] [data-face^="back-"]').count() == 0
    for eyes in ("table", "0"):
        show(page, server, code, step, eyes)
        expect(gift).to_have_attribute("data-face", re.compile("^back-"))
        expect(page.get_by_test_id("bubble")).to_contain_text(label(said))
    assert guest.errors == []
    guest.leave()


@pytest.mark.parametrize("seats", [*(pytest.param(seats, marks=pytest.mark.all) for seats in range(2, 8)), 8])
@pytest.mark.parametrize("size", [(390, 844), (1366, 768)], ids=["phone", "laptop"])
def test_the_way_of_every_gift_stays_clear(browser: Browser, server: Served, size: tuple[int, int], seats: int) -> None:
    code = prepare_table(server.data, played_out(seats)[0]).code
    guest = Guest(browser, "Robin", "fr-FR", size)
    page, slider = guest.page, guest.page.get_by_test_id("replay-slider")
    show(page, server, code, 0, "table")
    slider.focus()
    ways = 0
    for step in range(1, int(slider.get_attribute("max") or 0)):
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(step))
        ways += page.wait_for_function(CLEAR).json_value() == "clear"
    assert ways > LEAST_WAYS
    assert guest.errors == []
    guest.leave()
