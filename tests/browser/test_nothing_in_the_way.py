"""What one plays with is in view, whole and under one's finger: beside tips, on a laptop, in the lesson, on a sheet."""

from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Page, expect

from regift.games.cursed_gifts.kit_state_adapter import CursedGiftsState
from tests.browser.game_search import ME
from tests.browser.playing import Guest
from tests.browser.prepared_table import Scene, prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.test_comebacks import CHAIN
from tests.browser.tour import cursed_gifts_scenes
from tests.browser.tour.display_settings import settle
from tests.browser.tour.scenes import SCENES

pytestmark = pytest.mark.browser

LOCALES = ("en-GB", "fr-FR")
PHONE = (390, 844)
PHONE_WITH_BARS = (390, 664)
SMALL_WITH_BARS = (360, 560)
ON_ITS_SIDE = (844, 390)
HALF_A_PHONE = (390, 422)
LAPTOP = (1366, 768)
LEAST_CARD = 44
"""So high a card of That's Not a Hat is at least, in pixels, where its picture is to be known again."""
REMEMBER = "localStorage.setItem('regift.tips.%s', '%s')"
OFFER, TOLD = "", "asked"
"""What a device remembers to which tips are offered, and one that wants them."""
ASKED = "[data-seat], .bubble, .said, [data-testid=gift], [data-testid=claims], .action-bar, .answer-overlay"
CARDS_AND_PLACES = (
    "[data-card], .gifts li, .tile, .friend, [data-testid=ring] [data-seat], .bubble, .action-bar, "
    "[data-testid=claims], [data-testid=claim-all]"
)
"""On a phone on its side a tip lies on the bar at the top, which says whose turn it is, or on the reader's own name."""
UNDER_TIP = """(asked) => {
  const tip = document.querySelector(".tip .sheet").getBoundingClientRect();
  return [...document.querySelectorAll(asked)].filter((part) => part.checkVisibility() && part.textContent.trim())
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < tip.right - 1 && right > tip.left + 1 && top < tip.bottom - 1 && bottom > tip.top + 1;
    }).map((part) => part.outerHTML.slice(0, 80));
}"""
"""What somebody's place, a gift or a question loses to the tip."""
COVERED_FOR_GOOD = """() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const question = document.querySelector(".answer-overlay").getBoundingClientRect();
  const own = document.querySelector(".own section").getBoundingClientRect();
  const isBeside = own.left >= question.right - 1;
  const foot = isBeside ? question.top : Math.min(question.top, own.top);
  return [...document.querySelectorAll(".others section[data-seat]")]
    .filter((panel) => panel.getBoundingClientRect().bottom > foot + 1).map((panel) => panel.ariaLabel);
}"""
"""Whose panel stays under the question, however far one scrolls."""
HIDDEN_PARTS = """() => [...document.querySelectorAll("section[data-seat], main figure")].flatMap((part) => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const spots = [[left + right >> 1, top + 4], [left + right >> 1, bottom - 4]];
  const isSeen = ([x, y]) => part.contains(document.elementFromPoint(x, y));
  return spots.every(isSeen) ? [] : [part.outerHTML.slice(0, 80)];
})"""
"""Panels and piles of which head or foot is under something, or outside the window."""
KEYBOARD = """(height) => {
  Object.defineProperty(visualViewport, "height", { configurable: true, get: () => height });
  visualViewport.dispatchEvent(new Event("resize"));
}"""
"""What a phone does whose keyboard leaves so much of the window: the page stays as high as it was."""
PUSHED_UP = "() => { document.body.style.minHeight = '200vh'; scrollTo(0, 240); }"
WITH_PICTURE = 76
"""So high a gift of GiftTRAP is at least, in pixels, where its picture is known again."""
LARGE = 24
"""From this size on text counts as large, and needs less contrast."""
BELOW = "() => Math.max(0, document.documentElement.scrollHeight - innerHeight)"
NEXT_GIFTS = """() => [...document.querySelectorAll("[data-testid=ring] .next .card")]
  .map((card) => card.getBoundingClientRect().height)"""
MARK_UNDER_BUBBLE = """() => {
  const bubble = document.querySelector(".bubble")?.getBoundingClientRect();
  if (!bubble) return [];
  return [...document.querySelectorAll("[data-testid=ring] .token")].filter((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    return left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top;
  }).map((mark) => mark.textContent);
}"""
UNDER_BAR = """() => {
  const foot = document.querySelector(".action-bar").getBoundingClientRect().top;
  return [...document.querySelectorAll("[data-testid=ring] [data-seat]")]
    .filter((place) => place.getBoundingClientRect().bottom > foot + 1).map((place) => place.ariaLabel);
}"""
CARDS = """() => [...document.querySelectorAll("[data-testid=ring] [data-testid^=gifts-] .card")]
  .map((card) => card.getBoundingClientRect().height)"""
CUT_NAMES = """() => [...document.querySelectorAll("[data-testid^=gift-]")].flatMap((button) => {
  const print = button.closest(".tile")?.querySelector(".print"), name = print?.querySelector(".label span");
  if (!name) return [];
  const [outer, inner] = [print, name].map((part) => part.getBoundingClientRect());
  return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1 ? [name.textContent] : [];
})"""


def at_table(guest: Guest, served: Served, wish: str) -> Page:
    """Sit down at a table of the tour."""
    sit_down(guest.page, served, prepare_table(served.data, SCENES[wish]()), ME)
    settle(guest.page)
    return guest.page


@pytest.mark.parametrize(
    ("wish", "told", "size"),
    [
        ("hats-answer", OFFER, PHONE),
        ("hats-answer", TOLD, PHONE_WITH_BARS),
        ("hats-names", TOLD, PHONE_WITH_BARS),
        ("hats-names", OFFER, PHONE),
        ("fu-turn", TOLD, PHONE_WITH_BARS),
        ("gifts-four", OFFER, PHONE_WITH_BARS),
        ("trap-give", TOLD, PHONE_WITH_BARS),
    ],
)
def test_a_tip_on_a_phone_lies_on_nothing(
    browser: Browser, patient: Served, wish: str, told: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", "fr-FR", size, is_still=True, knows_games=False)
    scene = SCENES[wish]()
    guest.context.add_init_script(f"if (origin !== 'null') {REMEMBER % (scene.game, told)}")
    page = at_table(guest, patient, wish)
    shown = page.get_by_test_id("tip" if told else "tips-offer")
    expect(shown).to_be_in_viewport(ratio=1)
    assert page.evaluate(UNDER_TIP, ASKED) == []
    assert guest.errors == []
    guest.leave()


@pytest.mark.parametrize("told", [OFFER, TOLD], ids=["offer", "tip"])
@pytest.mark.parametrize("wish", ["gifts-hand", "trap-give", "hats-answer", "hats-names"])
def test_a_tip_on_a_phone_on_its_side_lies_on_no_card_and_no_button_of_the_table(
    browser: Browser, patient: Served, wish: str, told: str
) -> None:
    guest = Guest(browser, "Robin", "fr-FR", ON_ITS_SIDE, is_still=True, knows_games=False)
    scene = SCENES[wish]()
    guest.context.add_init_script(f"if (origin !== 'null') {REMEMBER % (scene.game, told)}")
    page = at_table(guest, patient, wish)
    shown = page.get_by_test_id("tip" if told else "tips-offer")
    expect(shown).to_be_in_viewport(ratio=1)
    for button in shown.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert page.evaluate(UNDER_TIP, CARDS_AND_PLACES) == []
    if told == TOLD:
        assert page.evaluate(UNDER_TIP, "header :is(a, button)") == []
    assert guest.errors == []
    guest.leave()


@pytest.mark.parametrize("size", [PHONE_WITH_BARS, ON_ITS_SIDE], ids=str)
def test_on_a_low_phone_no_panel_stays_under_what_is_asked(
    browser: Browser, patient: Served, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", "fr-FR", size, is_still=True)
    page = at_table(guest, patient, "gifts-asked")
    expect(page.locator(".answer-overlay")).to_be_visible()
    assert page.evaluate(COVERED_FOR_GOOD) == []
    guest.leave()


def is_attacked(state: CursedGiftsState) -> bool:
    """Return whether I may answer a card that nobody has answered yet."""
    return cursed_gifts_scenes.is_asked(state, 0)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "scene",
    [SCENES["fu-window"], lambda: cursed_gifts_scenes.scene_of(cursed_gifts_scenes.Wish(4, is_attacked))],
    ids=["kung_fu", "cursed_gifts"],
)
@pytest.mark.parametrize("size", [PHONE, PHONE_WITH_BARS], ids=str)
def test_what_is_asked_lies_on_none_of_three_others_on_a_phone(
    browser: Browser, patient: Served, scene: Callable[[], Scene], locale: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", locale, size, is_still=True)
    page = guest.page
    sit_down(page, patient, prepare_table(patient.data, scene()), ME)
    settle(page)
    asked = page.locator(".answer-overlay").bounding_box()
    panels = [panel.bounding_box() for panel in page.locator(".others section[data-seat]").all()]
    assert asked is not None
    assert len(panels) == 3
    assert [box for box in panels if box and box["y"] + box["height"] > asked["y"] + 1] == []
    assert guest.errors == []
    guest.leave()


@pytest.mark.parametrize("locale", LOCALES)
def test_on_half_of_a_phone_the_gifts_of_eight_are_known_again(browser: Browser, patient: Served, locale: str) -> None:
    guest = Guest(browser, "Robin", locale, HALF_A_PHONE, is_still=True)
    page = at_table(guest, patient, "hats-eight")
    cards = page.evaluate(NEXT_GIFTS)
    assert len(cards) == 8
    assert min(cards) >= LEAST_CARD
    assert page.evaluate(UNDER_BAR) == []
    guest.leave()


@pytest.mark.parametrize("locale", LOCALES)
def test_on_a_laptop_nobody_of_eight_sits_on_another(browser: Browser, patient: Served, locale: str) -> None:
    guest = Guest(browser, "Robin", locale, LAPTOP, is_still=True)
    page = at_table(guest, patient, "hats-eight")
    places = page.locator("[data-testid=ring] [data-seat]")
    assert places.count() == 8
    boxes = [box for box in (place.bounding_box() for place in places.all()) if box]
    for one, other in combinations(boxes, 2):
        is_beside = one["x"] >= other["x"] + other["width"] or other["x"] >= one["x"] + one["width"]
        assert is_beside or one["y"] >= other["y"] + other["height"] or other["y"] >= one["y"] + one["height"]
    guest.leave()


def test_once_the_keyboard_of_a_phone_closes_the_page_is_where_it_was(browser: Browser, patient: Served) -> None:
    guest = Guest(browser, "Robin", "fr-FR", PHONE_WITH_BARS, is_still=True)
    page = at_table(guest, patient, "hats-names")
    page.get_by_test_id("claim-search").tap()
    page.evaluate(KEYBOARD, 330)
    page.evaluate(PUSHED_UP)
    assert page.evaluate("scrollY") == 240
    page.evaluate(KEYBOARD, PHONE_WITH_BARS[1])
    assert page.evaluate("scrollY") == 0
    guest.leave()


@pytest.mark.parametrize("locale", LOCALES)
def test_on_a_laptop_every_game_of_the_first_page_can_be_begun_without_scrolling(
    browser: Browser, server: Served, locale: str
) -> None:
    guest = Guest(browser, "Robin", locale, LAPTOP, knows_games=False)
    guest.page.goto(server.named_url)
    guest.page.get_by_test_id("home-new-kung_fu").wait_for()
    settle(guest.page)
    for way in ("play-bots", "new", "minute"):
        buttons = guest.page.locator(f"[data-testid^=home-{way}-]")
        assert buttons.count() == 4
        for button in buttons.all():
            expect(button).to_be_in_viewport(ratio=1)
    guest.leave()


@pytest.mark.parametrize("size", [PHONE_WITH_BARS, ON_ITS_SIDE], ids=str)
@pytest.mark.parametrize("locale", LOCALES)
def test_while_a_name_is_asked_for_the_page_does_not_scroll(
    browser: Browser, patient: Served, locale: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", locale, size, is_still=True)
    page = at_table(guest, patient, "hats-names")
    expect(page.get_by_test_id("claims")).to_be_visible()
    assert page.evaluate(BELOW) == 0
    guest.leave()


@pytest.mark.parametrize("wish", ["gifts-four", "fu-turn"])
@pytest.mark.parametrize("size", [PHONE_WITH_BARS, ON_ITS_SIDE], ids=str)
@pytest.mark.parametrize("locale", LOCALES)
def test_on_a_low_phone_three_others_and_the_piles_are_in_view(
    browser: Browser, patient: Served, locale: str, size: tuple[int, int], wish: str
) -> None:
    guest = Guest(browser, "Robin", locale, size, is_still=True)
    page = at_table(guest, patient, wish)
    assert page.locator("section[data-seat]").count() == 4
    assert page.evaluate(HIDDEN_PARTS) == []
    guest.leave()


def test_on_its_side_the_gifts_that_a_trap_may_be_set_on_are_seen(browser: Browser, patient: Served) -> None:
    guest = Guest(browser, "Robin", "fr-FR", ON_ITS_SIDE, is_still=True)
    page = at_table(guest, patient, "trap-beat")
    guest.press(page.get_by_test_id("slam"))
    settle(page)
    gifts = page.locator(".trapping [data-testid^=gift-]").all()
    assert len(gifts) == 6
    assert all(box and box["height"] >= WITH_PICTURE for box in (gift.bounding_box() for gift in gifts))
    guest.leave()


def test_that_a_bot_fills_in_for_who_is_away_stays_plain(browser: Browser, patient: Served) -> None:
    guest = Guest(browser, "Robin", "fr-FR", LAPTOP, is_still=True)
    page = at_table(guest, patient, "trap-give")
    faces = page.locator(".friend.away .face")
    expect(faces.first).to_be_visible()
    assert set(faces.evaluate_all("faces => faces.map((face) => getComputedStyle(face).opacity)")) == {"1"}
    guest.leave()


@pytest.mark.parametrize("locale", LOCALES)
def test_on_its_side_tags_are_as_high_as_their_words_and_titles_stand_out(
    browser: Browser, server: Served, locale: str
) -> None:
    guest = Guest(browser, "Robin", locale, ON_ITS_SIDE)
    guest.page.goto(server.named_url)
    tags = guest.page.locator(".kinds .mark")
    tags.first.wait_for()
    settle(guest.page)
    heights = tags.evaluate_all("tags => tags.map((tag) => tag.getBoundingClientRect().height)")
    assert max(heights) < 1.5 * min(heights)
    titles = guest.page.locator("[data-testid^=box-] h2")
    sizes = titles.evaluate_all("titles => titles.map((title) => parseFloat(getComputedStyle(title).fontSize))")
    assert min(sizes) >= LARGE
    guest.leave()


@pytest.mark.parametrize("wish", ["fu-turn-two", "fu-turn", "fu-turn-six"])
@pytest.mark.parametrize("locale", LOCALES)
def test_on_a_laptop_a_table_of_kung_fu_granny_fits_the_window(
    browser: Browser, patient: Served, wish: str, locale: str
) -> None:
    guest = Guest(browser, "Robin", locale, LAPTOP, is_still=True)
    page = at_table(guest, patient, wish)
    assert page.evaluate(BELOW) == 0
    for panel in page.locator("section[data-seat]").all():
        expect(panel).to_be_in_viewport(ratio=1)
    guest.leave()


@pytest.mark.parametrize("size", [LAPTOP, PHONE, ON_ITS_SIDE], ids=["laptop", "phone", "on its side"])
@pytest.mark.parametrize("corner", ["gifts", "edge"])
def test_all_of_a_panel_that_glows_takes_the_click(
    browser: Browser, patient: Served, size: tuple[int, int], corner: str
) -> None:
    robin = Guest(browser, "Robin", "en-GB", size, is_still=True)
    scene = cursed_gifts_scenes.scene_of(CHAIN)
    sit_down(robin.page, patient, prepare_table(patient.data, scene), ME)
    page = robin.page
    robin.press(page.locator("[data-testid='spot-hand:0/gift_3']").first)
    panel = page.locator("section.target").first
    expect(panel).to_be_visible()
    box = panel.bounding_box()
    assert box is not None
    down = 0.7 if corner == "gifts" else 0.97
    at = (box["x"] + box["width"] * 0.4, box["y"] + box["height"] * down)
    page.touchscreen.tap(*at) if robin.has_touch else page.mouse.click(*at)
    expect(page.locator("section.target")).to_have_count(0)
    expect(page.get_by_test_id("shelf-sheet")).to_have_count(0)
    expect(page.get_by_test_id("comeback-stage").or_(page.get_by_test_id("stage")).first).to_be_attached()
    assert robin.errors == []
    robin.leave()


@pytest.mark.parametrize("size", [PHONE, PHONE_WITH_BARS, SMALL_WITH_BARS, ON_ITS_SIDE], ids=str)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_cards_of_the_lesson_are_legible_on_a_phone(
    browser: Browser, server: Served, locale: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", locale, size, is_still=True)
    guest.page.goto(f"{server.named_url}/lesson/not_a_hat")
    guest.page.locator("[data-testid=ring] [data-testid^=gifts-] .card").first.wait_for()
    for _ in range(3):
        settle(guest.page)
        assert guest.page.evaluate(BELOW) == 0
        if size != SMALL_WITH_BARS:
            assert guest.page.evaluate(MARK_UNDER_BUBBLE) == []
        cards = guest.page.evaluate(CARDS)
        assert cards
        assert min(cards) >= LEAST_CARD
        if guest.page.get_by_test_id("lesson-next").count():
            guest.press(guest.page.get_by_test_id("lesson-next"))
    guest.leave()


def test_on_half_of_a_phone_no_name_of_a_gift_is_cut(browser: Browser, patient: Served) -> None:
    guest = Guest(browser, "Robin", "fr-FR", HALF_A_PHONE, is_still=True)
    page = at_table(guest, patient, "trap-give-eight")
    assert page.locator(".tile .label span").count() == 9
    assert page.evaluate(CUT_NAMES) == []
    guest.leave()


def test_the_first_game_is_begun_by_keyboard_within_a_few_keys(browser: Browser, server: Served) -> None:
    guest = Guest(browser, "Robin", "en-GB", LAPTOP)
    page = guest.page
    page.goto(server.named_url)
    page.get_by_test_id("home-new-kung_fu").wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("to-games")).to_be_focused()
    expect(page.get_by_test_id("to-games")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-testid^=home-play-bots-]").first).to_be_focused()
    assert guest.errors == []
    guest.leave()
