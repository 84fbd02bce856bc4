"""Cursed Gifts under one's fingers: keys go on to the next card, and nobody is asked what they can't answer."""

import pytest
from playwright.sync_api import Browser, expect

from regift.games.cursed_gifts.kit_state_adapter import CursedGiftsState
from regift.games.cursed_gifts.position.position import WINDOW
from tests.browser.game_search import ME
from tests.browser.playing import Guest, keys_are_ready, until
from tests.browser.prepared_table import prepare_table, sit_down
from tests.browser.second_try import AFTER_TIMEOUT_ONLY
from tests.browser.serving import Served
from tests.browser.tour import cursed_gifts_scenes
from tests.browser.tour.cursed_gifts_scenes import Wish, is_laden, is_mine

pytestmark = [pytest.mark.browser, AFTER_TIMEOUT_ONLY]

DECK = "gift_3=10,karma=8,seal=8,woolf=8,antidote_1=8,draw_2=8"
DRAW = "draw_2"
CURES = "gift_1=16,gift_2=16,antidote_5=16"
CURE = "antidote_5"
PHONE = (390, 664)
LAPTOP = (1366, 768)


def seated(browser: Browser, served: Served, wish: Wish, size: tuple[int, int], locale: str = "en-GB") -> Guest:
    """Sit down as Robin at a table that is as wished."""
    guest = Guest(browser, "Robin", locale, size, is_still=True)
    sit_down(guest.page, served, prepare_table(served.data, cursed_gifts_scenes.scene_of(wish)), ME)
    return guest


def could_go_on(state: CursedGiftsState) -> bool:
    """Return whether I can play a card that draws others, hold none like it then, and can play another."""
    draw = state.named(f"play {DRAW}")
    if not is_mine(state) or draw not in state.options(ME):
        return False
    after = state.copy()
    after.apply(ME, draw)
    is_gone = DRAW not in after.rules.names_of(after.hands[ME])
    return is_gone and any(option.verb == "play" for option in after.options(ME))


def test_after_a_card_the_keyboard_goes_on_to_the_next_one_that_can_be_played(
    browser: Browser, patient: Served
) -> None:
    guest = seated(browser, patient, Wish(2, could_go_on, DECK, people=(1,)), LAPTOP)
    page = guest.page
    page.locator(f"[data-card='hand:{ME}/{DRAW}.0']").focus()
    page.keyboard.press("Shift")
    page.wait_for_function("document.activeElement.dataset.card")
    keys_are_ready(page)
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-card='hand:{ME}/{DRAW}.0']")).to_have_count(0)
    expect(page.locator(f"[data-testid^='spot-hand:{ME}/']:focus")).to_have_count(1)
    assert guest.errors == []
    guest.leave()


def is_helpless(state: CursedGiftsState) -> bool:
    """Return whether a card is aimed at me, and I hold nothing that answers it."""
    is_open = state.step == WINDOW and ME in state.to_act() and not state.picks[ME]
    return is_open and [option.verb for option in state.options(ME)] == ["let"]


@pytest.mark.parametrize(
    ("size", "locale", "printed"),
    [
        pytest.param(PHONE, "fr-FR", "Tu n’as rien pour riposter", id="phone"),
        pytest.param(LAPTOP, "en-GB", "You hold nothing that answers it", id="laptop"),
    ],
)
def test_who_holds_no_comeback_is_told_to_take_it(
    browser: Browser, patient: Served, size: tuple[int, int], locale: str, printed: str
) -> None:
    guest = seated(browser, patient, Wish(2, is_helpless, DECK, people=(1,)), size, locale)
    expect(guest.page.get_by_test_id("comeback-stage").locator(".asked")).to_contain_text(printed)
    assert guest.errors == []
    guest.leave()


def test_what_could_be_cured_is_a_remark_and_no_button(browser: Browser, patient: Served) -> None:
    guest = seated(browser, patient, Wish(4, is_laden), LAPTOP)
    hint = guest.page.get_by_test_id("cure-hint")
    expect(hint).to_contain_text("You can cure")
    expect(hint).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    assert guest.errors == []
    guest.leave()


def gifts_to_choose(state: CursedGiftsState) -> list[int]:
    """Count the gifts that can be chosen one after another, the first of several each time, once I play an Antidote."""
    play = state.named(f"play {CURE}")
    if not is_mine(state) or play not in state.options(ME):
        return []
    amid = state.copy()
    amid.apply(ME, play)
    counts: list[int] = []
    while amid.picks[ME]:
        options = amid.options(ME)
        if any(option.verb != "point" for option in options):
            return []
        counts.append(len(options))
        amid.apply(ME, options[0])
    return counts


def must_choose_twice(state: CursedGiftsState) -> bool:
    """Return whether I choose among several gifts twice for one Antidote."""
    return [count > 1 for count in gifts_to_choose(state)][:2] == [True, True]


def has_one_way(state: CursedGiftsState) -> bool:
    """Return whether an Antidote of mine cures several gifts in one way alone."""
    counts = gifts_to_choose(state)
    return len(counts) > 1 and set(counts) == {1}


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_gift_that_is_chosen_for_a_cure_is_marked_until_it_is_taken_back(
    browser: Browser, patient: Served, size: tuple[int, int]
) -> None:
    guest = seated(browser, patient, Wish(2, must_choose_twice, CURES, people=(1,)), size)
    page = guest.page
    marks = page.locator(f"[data-testid^='chosen-area:{ME}/']")
    guest.press(page.locator(f"[data-testid='spot-hand:{ME}/{CURE}']").first)
    gift = guest.lit(f"spot-area:{ME}/").first
    gift.wait_for()
    expect(marks).to_have_count(0)
    name = str(gift.get_attribute("data-testid"))
    guest.press(gift)
    expect(marks).to_have_count(1)
    expect(page.get_by_test_id(name.replace("spot-", "chosen-"))).to_be_in_viewport(ratio=1)
    guest.press(page.get_by_test_id("take-back"))
    expect(marks).to_have_count(0)
    expect(guest.lit(f"spot-hand:{ME}/{CURE}").first).to_be_visible()
    assert guest.errors == []
    guest.leave()


@pytest.mark.parametrize("by", ["touch", "list"])
def test_where_a_cure_goes_one_way_alone_no_gift_is_asked_for(browser: Browser, patient: Served, by: str) -> None:
    guest = seated(browser, patient, Wish(2, has_one_way, CURES, people=(1,)), LAPTOP)
    page = guest.page
    cure = page.locator(f"[data-testid='spot-hand:{ME}/{CURE}']").first
    gifts = page.locator(f"[data-seat='{ME}'] .gifts > li")
    cure.wait_for()
    before = gifts.count()
    if by == "touch":
        guest.press(cure)
    else:
        guest.press(page.get_by_test_id("all-moves"))
        guest.press(page.locator("[data-testid^='move-']").filter(has_text="Antidote").first)
    until(page, lambda: gifts.count() < before - 1)
    expect(page.get_by_test_id("cure-now")).to_have_count(0)
    assert guest.errors == []
    guest.leave()
