"""Comebacks in two real browsers: a gift that is turned back, a chain of three, and what both of them see of it."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from regift.games.cursed_gifts.kit_state_adapter import CursedGiftsState
from tests.browser.playing import Guest
from tests.browser.prepared_table import PreparedTable, prepare_table, sit_down
from tests.browser.second_try import AFTER_TIMEOUT_ONLY
from tests.browser.serving import Served
from tests.browser.test_drag_and_motion import drag
from tests.browser.tour.cursed_gifts_scenes import Wish, is_mine, scene_of

pytestmark = [pytest.mark.browser, AFTER_TIMEOUT_ONLY]

LAPTOP = (1440, 900)
PHONE = (390, 844)


def is_ready(state: CursedGiftsState) -> bool:
    """Return whether I have just begun with a gift and a Seal, and the other holds a Karma and a Woolf."""
    mine, theirs = (state.rules.names_of(state.hands[seat]) for seat in (0, 1))
    return is_mine(state) and state.turns == 0 and {"gift_3", "seal"} <= set(mine) and {"karma", "woolf"} <= set(theirs)


CHAIN = Wish(2, is_ready, "gift_3=10,karma=8,seal=8,woolf=8,antidote_1=8,draw_2=8", people=(1,), first=0)


class Duel:
    """Robin on a laptop in English, whose turn it is, and Léa on a phone in French."""

    def __init__(self, browser: Browser, patient: Served) -> None:
        self.table: PreparedTable = prepare_table(patient.data, scene_of(CHAIN))
        self.robin = Guest(browser, "Robin", "en-GB", LAPTOP)
        self.lea = Guest(browser, "Léa", "fr-FR", PHONE)
        for seat, guest in enumerate(self.guests):
            sit_down(guest.page, patient, self.table, seat)

    @property
    def guests(self) -> list[Guest]:
        """Both."""
        return [self.robin, self.lea]

    def card(self, guest: Guest, card: str) -> Locator:
        """Find a card that can be played from the hand."""
        return guest.page.get_by_test_id(f"spot-hand:{self.guests.index(guest)}/{card}").first

    def story(self, *lines: str) -> None:
        """Wait until both are told so many lines of the card being played, the newest last."""
        for guest in self.guests:
            told = guest.page.get_by_test_id("comeback-story").locator("li")
            expect(told).to_have_count(len(lines))
        for at, line in enumerate(lines):
            expect(self.robin.page.get_by_test_id("comeback-story").locator("li").nth(at)).to_contain_text(line)

    def points(self, *points: str) -> None:
        """Wait until both see the shelves so."""
        for guest in self.guests:
            for seat, said in enumerate(points):
                expect(guest.page.get_by_test_id(f"points-{seat}")).to_contain_text(f"{said}/10")

    def offer(self) -> None:
        """Let Robin drop a gift on Léa's place."""
        drag(self.robin, self.card(self.robin, "gift_3"), self.robin.page.locator('[data-seat="1"] .head'))
        self.story("Porcelain Clown")

    def leave(self) -> None:
        """Close both browsers, neither of which met an error."""
        for guest in self.guests:
            assert guest.errors == []
            guest.leave()


def let(guest: Guest) -> Locator:
    """Find the button that lets the last card come."""
    return (
        guest.page.locator(".action-bar")
        .get_by_role("button", name="Take it")
        .or_(guest.page.locator(".action-bar").get_by_role("button", name="Encaisse"))
    )


def test_a_karma_turns_a_gift_back_to_who_gave_it(browser: Browser, patient: Served) -> None:
    duel = Duel(browser, patient)
    duel.points("0", "0")
    duel.offer()
    duel.lea.press(duel.card(duel.lea, "karma"))
    duel.story("Porcelain Clown", "Instant Karma")
    let(duel.robin).click()
    duel.points("3", "0")
    for guest in duel.guests:
        expect(guest.page.get_by_test_id("comeback-stage")).to_have_count(0)
        expect(guest.page.locator('[data-spot="area:0"] [data-face="gift_3"]')).to_have_count(1)
    expect(duel.robin.page.get_by_test_id("log")).to_contain_text("Instant Karma")
    duel.leave()


def test_three_comebacks_answer_one_another_and_the_newest_counts_first(browser: Browser, patient: Served) -> None:
    duel = Duel(browser, patient)
    duel.offer()
    duel.lea.press(duel.card(duel.lea, "karma"))
    duel.story("Porcelain Clown", "Instant Karma")
    drag(duel.robin, duel.card(duel.robin, "seal"), duel.robin.page.locator('[data-spot="stack"]'))
    duel.story("Porcelain Clown", "Instant Karma", "Seal of Disapproval")
    duel.lea.press(duel.card(duel.lea, "woolf"))
    duel.story("Porcelain Clown", "Instant Karma", "Seal of Disapproval", "Woolf")
    newest = [guest.page.locator('[data-spot="stack"] .newest [data-face]') for guest in duel.guests]
    for card in newest:
        expect(card).to_have_attribute("data-face", "woolf")
    let(duel.robin).click()
    duel.points("3", "0")
    duel.leave()


def test_nobody_is_told_who_could_answer(browser: Browser, patient: Served) -> None:
    duel = Duel(browser, patient)
    duel.offer()
    stage = duel.robin.page.get_by_test_id("comeback-stage")
    expect(stage).to_contain_text("Waiting for Léa")
    assert stage.get_by_role("button").count() == 1
    let(duel.lea).tap()
    duel.points("0", "3")
    duel.leave()


def test_the_discards_are_looked_through_the_newest_first_and_lead_to_text_source_and_rule(
    browser: Browser, patient: Served
) -> None:
    duel = Duel(browser, patient)
    duel.offer()
    duel.lea.press(duel.card(duel.lea, "karma"))
    duel.story("Porcelain Clown", "Instant Karma")
    duel.card(duel.robin, "seal").click()
    duel.story("Porcelain Clown", "Instant Karma", "Seal of Disapproval")
    let(duel.lea).tap()
    duel.points("0", "3")
    page = duel.lea.page
    page.get_by_test_id("discards-open").tap()
    cards = page.get_by_test_id("discards-sheet").locator("[data-face]")
    assert [cards.nth(at).get_attribute("data-face") for at in range(cards.count())] == ["seal", "karma"]
    page.get_by_test_id("listed-karma").tap()
    expect(page.get_by_test_id("zoom-source")).to_contain_text("livret")
    page.get_by_test_id("zoom-rule").tap()
    expect(page.locator(".sought")).to_be_in_viewport()
    duel.leave()
