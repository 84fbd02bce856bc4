"""Kung Fu under one's fingers: a theft in two touches, cards to throw away, a granny who is lifted, keys that wait."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from regift.games.kung_fu.box_contents import GRANNY, THIEF, TORNADO
from regift.games.kung_fu.game_class_deal_and_position_from_text import KungFu
from regift.games.kung_fu.kit_state_adapter import KungFuState
from regift.games.kung_fu.legal_actions_and_refusals import can_steal_from_row
from regift.games.kung_fu.position import ATTACK, NOBODY, NOTHING, TIDY, WINDOW
from tests.browser.game_search import ME, find_game
from tests.browser.playing import FRAMES, Guest, keys_are_ready
from tests.browser.prepared_table import Scene, prepare_table, sit_down
from tests.browser.second_try import AFTER_TIMEOUT_ONLY
from tests.browser.serving import Served
from tests.browser.tour import kung_fu_scenes
from tests.browser.tour.kung_fu_scenes import FRIEND
from tests.browser.tour.kung_fu_screens import GRANNIES

pytestmark = [pytest.mark.browser, AFTER_TIMEOUT_ONLY]

PHONE = (390, 664)
LAPTOP = (1366, 768)
SIZES = [pytest.param(PHONE, id="phone"), pytest.param(LAPTOP, id="laptop")]
NEWS = 58
"""How high news of two lines are, right above one's own panel."""
NAMES = ("Robin", "Léa", "Marguerite")
THIEVES = f"[data-testid='spot-hand:{ME}/thief']"
TOP = "card => card.getBoundingClientRect().top"
PRESS_AT_ONCE = """key => new MutationObserver((_, observer) => {
  if (!document.querySelector("[data-testid=attack-stage]")) return;
  observer.disconnect();
  window.pressed = true;
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}).observe(document, { subtree: true, childList: true })"""
"""Presses a key as soon as an attack is shown."""


def scene_of(holds: Callable[[KungFuState], bool]) -> Scene:
    """Find a game of people that comes to be so."""
    seats = len(NAMES)
    found = find_game(KungFu(seats, {}), KungFuState, holds, kung_fu_scenes.choice, kung_fu_scenes.MOST_MOVES)
    return Scene("kung_fu", NAMES, found.seed, found.moves)


def seated(browser: Browser, served: Served, scene: Scene, size: tuple[int, int], locale: str = "en-GB") -> Guest:
    """Sit down as Robin."""
    guest = Guest(browser, "Robin", locale, size, is_still=True)
    sit_down(guest.page, served, prepare_table(served.data, scene), ME)
    return guest


def is_free(state: KungFuState) -> bool:
    """Return whether I may begin an attack."""
    return state.turn == ME and state.step == ATTACK and state.attack_kind == NOTHING


def can_rob(state: KungFuState) -> bool:
    """Return whether I hold a thief, and the friend has both a hand and the level that I need."""
    has_both = can_steal_from_row(state, ME, FRIEND) and state.sizes[FRIEND] > 0
    return is_free(state) and state.holds(ME, THIEF) and has_both


def can_only_rob_blind(state: KungFuState) -> bool:
    """Return whether I hold a thief, and the friend's row has nothing for me."""
    is_blind = state.sizes[FRIEND] > 0 and not can_steal_from_row(state, ME, FRIEND)
    return is_free(state) and state.holds(ME, THIEF) and is_blind


def touch(guest: Guest, spot: str) -> None:
    """Touch the middle of what lies there, once."""
    box = guest.page.locator(f'[data-spot="{spot}"]').first.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if guest.has_touch:
        guest.page.touchscreen.tap(*at)
    else:
        guest.page.mouse.click(*at)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("wish", "where", "told"),
    [
        pytest.param(can_rob, "row", "to fetch level", id="from-the-row"),
        pytest.param(can_rob, "hand", "to grab a card blind", id="from-the-hand"),
        pytest.param(can_only_rob_blind, "name", "to grab a card blind", id="where-one-way-is-left"),
    ],
)
def test_a_theft_takes_a_card_and_a_target(
    browser: Browser,
    patient: Served,
    size: tuple[int, int],
    wish: Callable[[KungFuState], bool],
    where: str,
    told: str,
) -> None:
    guest = seated(browser, patient, scene_of(wish), size)
    page = guest.page
    guest.press(page.locator(THIEVES).first)
    page.get_by_test_id(f"spot-@{FRIEND}").wait_for()
    if where == "row":
        spots = page.locator(f'[data-seat="{FRIEND}"] [data-spot^="row:{FRIEND}/"]:has(.claw)')
        touch(guest, spots.first.get_attribute("data-spot") or "")
    else:
        touch(guest, {"hand": f"hand:{FRIEND}", "name": f"@{FRIEND}"}[where])
    expect(page.get_by_test_id("attack-stage")).to_contain_text(told)
    assert guest.errors == []
    guest.leave()


@pytest.mark.parametrize(
    ("size", "locale", "printed"),
    [pytest.param(PHONE, "fr-FR", "jeter", id="phone"), pytest.param(LAPTOP, "en-GB", "discard", id="laptop")],
)
def test_cards_to_throw_away_do_not_glow_like_cards_to_play(
    browser: Browser, patient: Served, size: tuple[int, int], locale: str, printed: str
) -> None:
    scene = scene_of(lambda state: state.turn == ME and state.step == TIDY and len(state.options(ME)) > 2)
    guest = seated(browser, patient, scene, size, locale)
    cards = guest.page.locator(".spot:has(> [data-testid^='spot-hand:'])")
    expect(cards.first).to_contain_text(printed)
    for card in cards.all():
        expect(card).to_contain_text(printed)
        expect(card).to_have_css("box-shadow", "none")
        expect(card).to_have_css("outline-style", "dashed")
    expect(guest.page.locator(".hint")).not_to_contain_text(re.compile("glows|brille"))
    assert guest.errors == []
    guest.leave()


def test_news_lie_on_no_row_of_four_on_a_low_phone(browser: Browser, patient: Served) -> None:
    scene = kung_fu_scenes.scene_of(kung_fu_scenes.Wish(4, kung_fu_scenes.is_laden))
    guest = seated(browser, patient, scene, PHONE)
    panels = [guest.page.locator(f'[data-seat="{seat}"]').bounding_box() for seat in range(4)]
    own, *others = [panel for panel in panels if panel is not None]
    assert len(others) == 3
    assert all(other["y"] + other["height"] <= own["y"] - NEWS for other in others)
    assert guest.errors == []
    guest.leave()


def test_a_granny_is_lifted_by_the_first_touch_and_asks_at_the_second(browser: Browser, patient: Served) -> None:
    scene = kung_fu_scenes.scene_of(kung_fu_scenes.WISHES["fu-torn"])
    guest = seated(browser, patient, scene, PHONE)
    page = guest.page
    menu = page.get_by_role("dialog", name="Which one?")
    page.locator(GRANNIES).first.tap()
    expect(page.get_by_test_id("lifted")).to_contain_text("Kung Fu Granny")
    expect(menu).to_have_count(0)
    page.locator(GRANNIES).first.tap()
    expect(menu).to_be_visible()
    assert guest.errors == []
    guest.leave()


def test_a_touch_beside_a_choice_closes_it_and_leaves_the_page_where_it_was(browser: Browser, patient: Served) -> None:
    scene = kung_fu_scenes.scene_of(kung_fu_scenes.WISHES["fu-torn"])
    guest = seated(browser, patient, scene, (360, 480))
    page = guest.page
    page.locator(GRANNIES).first.tap()
    page.locator(GRANNIES).first.tap()
    menu = page.get_by_role("dialog", name="Which one?")
    expect(menu).to_be_visible()
    assert page.evaluate("scrollTo(0, 0), document.documentElement.scrollHeight > innerHeight")
    page.touchscreen.tap(4, 60)
    expect(menu).to_have_count(0)
    page.evaluate(FRAMES)
    assert page.evaluate("scrollY") == 0
    assert guest.errors == []
    guest.leave()


def is_coming(state: KungFuState) -> bool:
    """Return whether the friend is about to send a tornado at me, who could block it."""
    is_picked = state.turn == FRIEND and state.attack_power == TORNADO and state.target == NOBODY
    aims = [action for action in state.options(FRIEND) if action.name == f"seat {ME}"]
    is_harmless = bool(aims) and not state.caution(FRIEND, aims[0])
    return is_picked and state.step == ATTACK and state.holds(ME, GRANNY) and is_harmless


def attacked(browser: Browser, served: Served) -> tuple[Guest, Guest]:
    """Sit down as Robin and as Léa, who is about to attack."""
    table = prepare_table(served.data, scene_of(is_coming))
    guests = [Guest(browser, name, "en-GB", LAPTOP, is_still=True) for name in NAMES[:2]]
    for seat, guest in enumerate(guests):
        sit_down(guest.page, served, table, seat)
    return guests[0], guests[1]


def test_who_is_asked_about_a_swap_reads_how_many_levels_each_row_has(browser: Browser, patient: Served) -> None:
    robin, lea = attacked(browser, patient)
    rows = [robin.page.locator(f'[data-seat="{seat}"] .climb strong').inner_text() for seat in (ME, FRIEND)]
    lea.press(lea.page.get_by_test_id(f"spot-@{ME}"))
    told = f"your whole row ({rows[0]}/7) and Léa’s ({rows[1]}/7) trade places."
    expect(robin.page.get_by_test_id("attack-stage")).to_contain_text(told)
    for guest in (robin, lea):
        assert guest.errors == []
        guest.leave()


def test_who_can_only_let_an_attack_through_is_told_of_no_choice(browser: Browser, patient: Served) -> None:
    scene = scene_of(lambda state: state.step == WINDOW and len(state.options(ME)) == 1)
    guest = seated(browser, patient, scene, PHONE)
    expect(guest.page.locator(".hint")).to_have_text("Only one move is possible.")
    expect(guest.page.locator(".banner .said")).to_have_text("Over to you!")
    assert guest.errors == []
    guest.leave()


def block(page: Page) -> None:
    """Press the key to block, once a key can answer."""
    keys_are_ready(page)
    page.keyboard.press("b")
    expect(page.get_by_test_id("attack-stage")).to_have_count(0)


def test_a_key_pressed_as_an_attack_is_shown_lets_nothing_through(browser: Browser, patient: Served) -> None:
    robin, lea = attacked(browser, patient)
    robin.page.evaluate(PRESS_AT_ONCE, "e")
    lea.press(lea.page.get_by_test_id(f"spot-@{ME}"))
    robin.page.get_by_test_id("attack-stage").wait_for()
    robin.page.wait_for_function("window.pressed")
    block(robin.page)
    expect(robin.page.get_by_test_id("log")).to_contain_text("in mid-air")
    for guest in (robin, lea):
        assert guest.errors == []
        guest.leave()


def test_a_key_that_is_held_down_lets_nothing_through(browser: Browser, patient: Served) -> None:
    robin, lea = attacked(browser, patient)
    keyboard = robin.page.keyboard
    keyboard.down("Enter")
    lea.press(lea.page.get_by_test_id(f"spot-@{ME}"))
    robin.page.get_by_test_id("attack-stage").wait_for()
    robin.page.wait_for_function("document.activeElement !== document.body")
    keyboard.down("Enter")
    keyboard.up("Enter")
    block(robin.page)
    expect(robin.page.get_by_test_id("log")).to_contain_text("in mid-air")
    for guest in (robin, lea):
        assert guest.errors == []
        guest.leave()


def test_who_holds_no_granny_is_told_so(browser: Browser, patient: Served) -> None:
    scene = scene_of(lambda state: state.step == WINDOW and state.target == ME and not state.holds(ME, GRANNY))
    guest = seated(browser, patient, scene, PHONE)
    expect(guest.page.get_by_test_id("attack-stage")).to_contain_text("You have no Granny to stop it.")
    assert guest.errors == []
    guest.leave()


def test_cards_that_go_move_no_other_row_on_a_phone_on_its_side(browser: Browser, patient: Served) -> None:
    scene = scene_of(lambda state: state.turn == ME and state.step == TIDY and state.sizes[ME] == 5)
    guest = seated(browser, patient, scene, (844, 390))
    cards = guest.page.locator(f"[data-testid^='spot-hand:{ME}/']")
    heights = [cards.first.evaluate(TOP)]
    for left in (4, 3):
        guest.press(cards.last)
        expect(cards).to_have_count(left)
        heights.append(cards.first.evaluate(TOP))
    assert max(heights) - min(heights) < 1
    assert guest.errors == []
    guest.leave()
