"""What one decides by in Cursed Gifts is seen on a low phone: the others' heads beside a tip, one's own gauge."""

import pytest
from playwright.sync_api import Browser, expect

from regift.games.cursed_gifts.kit_state_adapter import CursedGiftsState
from regift.games.cursed_gifts.position.position import TURN
from tests.browser.game_search import ME
from tests.browser.playing import Guest
from tests.browser.prepared_table import prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.test_comebacks import CHAIN
from tests.browser.test_nothing_in_the_way import ON_ITS_SIDE, PHONE_WITH_BARS, REMEMBER, TOLD, at_table
from tests.browser.tour.cursed_gifts_scenes import Wish, scene_of
from tests.browser.tour.display_settings import settle
from tests.browser.tour.scenes import SCENES

pytestmark = pytest.mark.browser

UNDER = """(cover) => {
  const boxes = (found) => [...document.querySelectorAll(found)].filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect());
  const meets = (one, other) => one.left < other.right - 1 && one.right > other.left + 1
    && one.top < other.bottom - 1 && one.bottom > other.top + 1;
  const covers = boxes(cover.by);
  return boxes(cover.what).filter((box) => covers.some((each) => meets(each, box))).length;
}"""
"""How many of some things lie under others."""

COUNT_CLICKS = """() => {
  [window.clicks, window.since] = [0, performance.now()];
  document.querySelector("main").addEventListener("click", () => { window.clicks += 1; });
}"""
"""Counts what comes to anything of the table."""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("wish", ["gifts-asked", "gifts-chain", "gifts-discard"])
def test_a_tip_covers_no_other_player_while_one_answers_on_a_phone_on_its_side(
    browser: Browser, patient: Served, wish: str, locale: str
) -> None:
    guest = Guest(browser, "Robin", locale, ON_ITS_SIDE, is_still=True, knows_games=False)
    guest.context.add_init_script(f"if (origin !== 'null') {REMEMBER % (SCENES[wish]().game, TOLD)}")
    page = at_table(guest, patient, wish)
    expect(page.get_by_test_id("tip")).to_be_visible()
    covered = {"by": ".tip .sheet", "what": ".others section[data-seat], .answer-overlay, .banner > p"}
    assert page.evaluate(UNDER, covered) == 0
    guest.leave()


@pytest.mark.parametrize("size", [PHONE_WITH_BARS, ON_ITS_SIDE], ids=str)
def test_the_marks_of_what_is_thrown_away_cover_nobodys_gauge(
    browser: Browser, patient: Served, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", "fr-FR", size, is_still=True)
    page = at_table(guest, patient, "gifts-discard")
    expect(page.locator(".own .tag").first).to_be_visible()
    covered = {"by": ".own .tag", "what": ".own .edge strong, .own .points-gauge"}
    assert page.evaluate(UNDER, covered) == 0
    guest.leave()


@pytest.mark.parametrize(
    ("wish", "locale", "told"),
    [
        ("gifts-asked", "en-GB", "The card tells Alice: “Every other player discards 1 card"),
        ("gifts-chain", "fr-FR", "La carte dit à Léa : « Riposte à"),
    ],
)
def test_the_text_of_somebody_elses_card_is_told_as_said_to_who_plays_it(
    browser: Browser, patient: Served, wish: str, locale: str, told: str
) -> None:
    guest = Guest(browser, "Robin", locale, PHONE_WITH_BARS, is_still=True)
    effect = at_table(guest, patient, wish).get_by_test_id("comeback-stage").get_by_test_id("effect")
    expect(effect).to_contain_text(told, timeout=9000)
    guest.leave()


@pytest.mark.parametrize("told", [True, False], ids=["tip", "no tip"])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_chain_of_answers_leaves_the_other_in_sight_on_a_low_phone(
    browser: Browser, patient: Served, locale: str, told: bool
) -> None:
    guest = Guest(browser, "Robin", locale, PHONE_WITH_BARS, is_still=True, knows_games=not told)
    if told:
        guest.context.add_init_script(f"if (origin !== 'null') {REMEMBER % ('cursed_gifts', TOLD)}")
    page = at_table(guest, patient, "gifts-chain")
    expect(page.locator(".answer-overlay")).to_be_visible()
    expect(page.get_by_test_id("tip")).to_have_count(int(told))
    who = ".others .person strong"
    expect(page.locator(who)).to_have_count(1)
    assert page.evaluate(UNDER, {"by": ".answer-overlay, .tip .sheet", "what": who}) == 0
    guest.leave()


def is_about_to_be_attacked(state: CursedGiftsState) -> bool:
    """Return whether the other's turn has just begun, with a gift in hand and an answer to it in mine."""
    mine, theirs = (state.rules.names_of(state.hands[seat]) for seat in (ME, 1))
    is_theirs = state.step == TURN and state.turn == 1 and not state.picks[1]
    return is_theirs and "gift_3" in theirs and "karma" in mine


def about_to_be_attacked(
    browser: Browser, served: Served, size: tuple[int, int], locale: str = "fr-FR", *, is_still: bool = False
) -> tuple[Guest, Guest]:
    """Sit down as Robin, who reads a tip, and as Léa, the only other, who has a gift for Robin."""
    table = prepare_table(served.data, scene_of(Wish(2, is_about_to_be_attacked, CHAIN.deck, people=(ME, 1), first=1)))
    robin = Guest(browser, "Robin", locale, size, is_still=is_still, knows_games=False, has_touch=True)
    robin.context.add_init_script(f"if (origin !== 'null') {REMEMBER % ('cursed_gifts', TOLD)}")
    lea = Guest(browser, "Léa", "fr-FR", ON_ITS_SIDE, is_still=True)
    for seat, guest in ((ME, robin), (1, lea)):
        sit_down(guest.page, served, table, seat)
    settle(robin.page)
    return robin, lea


def attack(lea: Guest, robin: Guest) -> None:
    """Offer Robin the gift."""
    lea.click(lea.lit("spot-hand:1/gift_3").first)
    lea.click(lea.lit("spot-@0"))
    robin.page.locator(".answer-overlay").wait_for()


def test_a_touch_where_a_tip_was_before_an_attack_came_touches_nothing_else(browser: Browser, patient: Served) -> None:
    robin, lea = about_to_be_attacked(browser, patient, ON_ITS_SIDE, is_still=True)
    before = robin.page.get_by_test_id("tip-read").bounding_box()
    assert before is not None
    attack(lea, robin)
    robin.page.evaluate(COUNT_CLICKS)
    spot = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    robin.page.touchscreen.tap(*spot)
    assert robin.page.evaluate("() => window.clicks") == 0
    robin.page.wait_for_function("() => performance.now() - window.since > 1000")
    robin.page.touchscreen.tap(*spot)
    robin.page.wait_for_function("() => window.clicks === 1")
    robin.leave()
    lea.leave()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_beside_a_tip_an_attack_leaves_the_only_other_in_sight_on_a_low_phone(
    browser: Browser, patient: Served, locale: str
) -> None:
    robin, lea = about_to_be_attacked(browser, patient, PHONE_WITH_BARS, locale, is_still=True)
    attack(lea, robin)
    settle(robin.page)
    expect(robin.page.get_by_test_id("tip")).to_be_visible()
    who = ".others section[data-seat] .person"
    expect(robin.page.locator(who)).to_have_count(1)
    assert robin.page.evaluate(UNDER, {"by": ".answer-overlay, .tip .sheet", "what": who}) == 0
    for guest in (robin, lea):
        assert guest.errors == []
        guest.leave()


SLIDES = """() => {
  const animate = Element.prototype.animate;
  window.slides = [];
  Element.prototype.animate = function (frames, options) {
    if (this.matches(".tip > .sheet")) window.slides.push(frames[0].transform);
    return animate.call(this, frames, options);
  };
}"""
"""Notes from where a tip slides."""


def test_a_tip_slides_to_another_place_when_an_attack_comes(browser: Browser, patient: Served) -> None:
    robin, lea = about_to_be_attacked(browser, patient, ON_ITS_SIDE)
    sheet = robin.page.locator(".tip > .sheet")
    before = sheet.bounding_box()
    robin.page.evaluate(SLIDES)
    attack(lea, robin)
    robin.page.wait_for_function("window.slides.length > 0")
    settle(robin.page)
    after = sheet.bounding_box()
    assert before is not None
    assert after is not None
    assert before["x"] < after["x"]
    assert robin.page.evaluate("window.slides.length") == 1
    for guest in (robin, lea):
        assert guest.errors == []
        guest.leave()
