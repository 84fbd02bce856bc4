"""A card says what it does before it is played, to finger, mouse and keys; and ending a turn is not too easy."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from regift.games.cursed_gifts.game_class_deal_and_position_from_text import CursedGifts
from regift.games.cursed_gifts.kit_state_adapter import CursedGiftsState
from regift.games.kung_fu.kit_state_adapter import KungFuState
from tests.browser.game_search import ME, find_game
from tests.browser.playing import Guest, keys_are_ready
from tests.browser.prepared_table import Scene, prepare_table, sit_down
from tests.browser.second_try import AFTER_TIMEOUT_ONLY
from tests.browser.serving import Served
from tests.browser.test_comebacks import CHAIN, LAPTOP, PHONE, Duel
from tests.browser.tour import cursed_gifts_scenes, kung_fu_scenes

pytestmark = [pytest.mark.browser, AFTER_TIMEOUT_ONLY]

END = "end turn"


def lifted(guest: Guest) -> Locator:
    """Find what is said of the card that is lifted."""
    return guest.page.get_by_test_id("lifted")


def test_a_finger_lifts_a_card_then_plays_it(browser: Browser, patient: Served) -> None:
    duel = Duel(browser, patient)
    duel.offer()
    stage = duel.lea.page.get_by_test_id("comeback-stage")
    expect(stage.get_by_test_id("effect")).to_contain_text("Maudit Cadeau")
    karma = duel.card(duel.lea, "karma")
    karma.tap()
    expect(lifted(duel.lea).locator(".type")).to_have_text("Riposte")
    expect(lifted(duel.lea)).to_contain_text("Touche encore")
    expect(stage.get_by_test_id("effect")).to_be_visible()
    duel.lea.page.get_by_test_id("log").tap(force=True)
    expect(lifted(duel.lea)).to_have_count(0)
    karma.tap()
    duel.story("Porcelain Clown")
    karma.tap()
    duel.story("Porcelain Clown", "Instant Karma")
    expect(lifted(duel.lea)).to_have_count(0)
    expect(stage.get_by_test_id("effect")).to_have_count(0)
    duel.leave()


def at_turn(browser: Browser, served: Served, size: tuple[int, int]) -> Guest:
    """Sit down as Robin, whose turn it is, with a gift in hand."""
    guest = Guest(browser, "Robin", "en-GB", size, is_still=True)
    sit_down(guest.page, served, prepare_table(served.data, cursed_gifts_scenes.scene_of(CHAIN)), ME)
    return guest


def test_a_mouse_sees_what_a_card_does_and_plays_it_with_one_click(browser: Browser, patient: Served) -> None:
    robin = at_turn(browser, patient, LAPTOP)
    card = robin.lit("spot-hand:0/gift_3").first
    card.hover()
    expect(lifted(robin).locator(".type")).to_have_text("Cursed Gift")
    expect(lifted(robin)).to_contain_text("Add 3 to another player")
    robin.page.mouse.move(5, 5)
    expect(lifted(robin)).to_have_count(0)
    card.click()
    expect(robin.page.get_by_test_id("take-back")).to_have_text("Undo" + "U")
    expect(robin.page.get_by_test_id("aims")).to_contain_text("Léa")
    assert robin.errors == []
    robin.leave()


def test_keys_lift_play_undo_and_end_and_leave_the_chat_alone(browser: Browser, patient: Served) -> None:
    robin = at_turn(browser, patient, LAPTOP)
    page, keyboard = robin.page, robin.page.keyboard
    hand = page.locator("[data-card^='hand:0/']")
    at = next(at for at in range(hand.count()) if "gift_3" in (hand.nth(at).get_attribute("data-card") or "")) + 1
    undo = page.get_by_test_id("take-back")
    keyboard.press(str(at))
    expect(hand.nth(at - 1)).to_be_focused()
    expect(lifted(robin)).to_contain_text("Add 3 to another player")
    expect(undo).to_have_count(0)
    keys_are_ready(page)
    keyboard.press(str(at))
    expect(undo).to_be_visible()
    keyboard.press("u")
    expect(undo).to_have_count(0)
    keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("undo, as long as nothing was shown")
    keyboard.press("e")
    keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)
    end = page.locator(".action-bar [data-testid^=option-]").first
    expect(end.locator("kbd")).to_have_text("E")
    page.get_by_test_id("talk-open").click()
    field = page.get_by_test_id("talk-text")
    field.press_sequentially(f"e{at}{at}u")
    expect(field).to_have_value(f"e{at}{at}u")
    expect(undo).to_have_count(0)
    expect(end).to_be_visible()
    page.get_by_test_id("talk-close").click()
    keyboard.press("e")
    expect(end).to_have_count(0)
    assert robin.errors == []
    robin.leave()


def test_ending_a_turn_is_quiet_while_cards_can_be_played(browser: Browser, patient: Served) -> None:
    robin = at_turn(browser, patient, PHONE)
    bar = robin.page.locator(".action-bar .moves")
    expect(bar.get_by_role("button")).to_have_text(["End my turn"], use_inner_text=True)
    expect(bar.locator(".main")).to_have_count(0)
    assert robin.errors == []
    robin.leave()


def is_stuck(state: CursedGiftsState) -> bool:
    """Return whether I can only end my turn."""
    return state.turn == ME and [option.name for option in state.options(ME)] == [END]


def test_ending_a_turn_is_loud_once_nothing_else_is_left(browser: Browser, patient: Served) -> None:
    wish = cursed_gifts_scenes.Wish(2, is_stuck, "gift_3=10,karma=8,seal=8,woolf=8,antidote_1=8,draw_2=8", people=(1,))
    guest = Guest(browser, "Robin", "en-GB", LAPTOP, is_still=True)
    sit_down(guest.page, patient, prepare_table(patient.data, cursed_gifts_scenes.scene_of(wish)), ME)
    expect(guest.page.locator(".action-bar .main")).to_contain_text("End my turn")
    assert guest.errors == []
    guest.leave()


def would_end(state: CursedGiftsState) -> bool:
    """Return whether ending my turn ends the game, though I could still play a gift."""
    end = state.named(END)
    is_asked = state.turn == ME and end in state.options(ME) and state.caution(ME, end) == "CG-A25"
    return is_asked and any(option.name == "play gift_1" for option in state.options(ME))


def test_who_would_end_the_game_is_told_so_and_what_could_still_be_played(browser: Browser, patient: Served) -> None:
    options: dict[str, object] = {"turn_cap": 1}
    found = find_game(CursedGifts(2, options), CursedGiftsState, would_end, cursed_gifts_scenes.choice, 300)
    scene = Scene("cursed_gifts", ["Robin", ""], found.seed, found.moves, {"turn_cap": 1})
    guest = Guest(browser, "Robin", "en-GB", PHONE, is_still=True)
    sit_down(guest.page, patient, prepare_table(patient.data, scene), ME)
    guest.press(guest.page.locator(".action-bar [data-testid^=option-]").first)
    dialog = guest.page.get_by_role("dialog", name="Are you sure?")
    expect(dialog).to_contain_text("That ends the game")
    expect(dialog).to_contain_text("Itchy Scarf (1)")
    guest.press(guest.page.get_by_test_id("caution-yes"))
    guest.page.get_by_test_id("end-standings").wait_for()
    assert guest.errors == []
    guest.leave()


def could_climb(state: KungFuState) -> bool:
    """Return whether I could lay my next level, or leave it out."""
    clean_up = state.named("clean up")
    return state.turn == ME and clean_up in state.options(ME) and state.caution(ME, clean_up) == "MKF-8"


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_who_skips_a_card_that_could_be_laid_is_asked_once_and_told_which(
    browser: Browser, patient: Served, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", "en-GB", size, is_still=True)
    scene = kung_fu_scenes.scene_of(kung_fu_scenes.Wish(4, could_climb))
    sit_down(guest.page, patient, prepare_table(patient.data, scene), ME)
    skip = guest.page.locator(".action-bar [data-testid^=option-]").first
    dialog = guest.page.get_by_role("dialog", name="Are you sure?")
    guest.press(skip)
    expect(dialog).to_contain_text("You can still lay Level")
    guest.press(dialog.get_by_role("button", name="No, wait"))
    expect(dialog).to_have_count(0)
    guest.press(skip)
    guest.press(guest.page.get_by_test_id("caution-yes"))
    expect(dialog).to_have_count(0)
    expect(guest.page.locator(".action-bar .main")).to_contain_text("end my turn")
    assert guest.errors == []
    guest.leave()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_panel_that_glows_takes_the_touch_as_a_whole(
    browser: Browser, patient: Served, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", "en-GB", size, is_still=True)
    page = guest.page
    sit_down(
        page, patient, prepare_table(patient.data, kung_fu_scenes.scene_of(kung_fu_scenes.WISHES["fu-picking"])), ME
    )
    panel = page.locator("section[data-seat].target").first
    panel.wait_for()
    box = panel.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] - 5)
    if guest.has_touch:
        page.touchscreen.tap(*at)
    else:
        page.mouse.click(*at)
    expect(page.locator("section[data-seat].target")).to_have_count(0)
    assert guest.errors == []
    guest.leave()
