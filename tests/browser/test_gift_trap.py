"""Two rounds of GiftTRAP by three people in two languages, with all three strategy cards, to the page at the end."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from regift.games.gift_trap.game_class_deal_and_position_from_text import GiftTrap
from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from regift.games.gift_trap.pack_colours_and_token_scores import RANKS
from tests.browser.playing import Guest
from tests.browser.prepared_table import Scene, chance_of, prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.tour.inspector import violations

pytestmark = pytest.mark.browser

SEED: Final = 7
SEATS: Final = 3
HELD: Final = "localStorage.setItem('regift.beats', 'held')"
"""Beats last until somebody answers."""
SIGNS: Final = {"delights": "+", "pleases": "+", "suits": "+", "appals": "−", "misses": "−"}


class Evening:
    """Robin on a laptop in English, Léa on a phone and Tom on a laptop in French, and the same game beside them."""

    def __init__(self, browser: Browser, served: Served) -> None:
        names = ("Robin", "Léa", "Tom")
        options = {"first": 0, "strategy": True, "cap": 2}
        state = GiftTrap(SEATS, dict(options)).deal(chance_of(SEED))
        assert isinstance(state, GiftTrapState)
        self.state = state
        self.table = prepare_table(served.data, Scene("gift_trap", names, SEED, (), options))
        sizes = ((1440, 900), (390, 844), (1440, 900))
        locales = ("en-GB", "fr-FR", "fr-FR")
        self.guests = [Guest(browser, *each) for each in zip(names, locales, sizes, strict=True)]
        for seat, guest in enumerate(self.guests):
            guest.context.add_init_script(HELD)
            sit_down(guest.page, served, self.table, seat)

    def at(self, seat: int, name: str) -> Locator:
        """Find something on somebody's page."""
        return self.guests[seat].page.get_by_test_id(name)

    def press(self, seat: int, *names: str) -> None:
        """Touch one thing after the other."""
        for name in names:
            self.guests[seat].press(self.at(seat, name))

    def play(self, seat: int, name: str) -> None:
        """Do something at the table, and in the game beside it."""
        state = self.state
        action = state.rules.by_name[name]
        values = {value.name: value.value for value in action.values}
        square = int(str(values.get("square", 1))) - 1
        ways = {
            "choose": [f"pack-{values.get('colour')}"],
            "give": [f"gift-{square}", f"friend-{values.get('target')}"],
            "give_more": ["ribbon", f"gift-{square}"],
            "rate": [f"token-{values.get('rank')}", f"gift-{square}"],
            "trap": ["slam", f"gift-{square}"],
            "get_more": [f"parcel-{values.get('target')}"],
            "open": [f"parcel-{values.get('target')}"],
        }
        self.press(seat, *ways.get(action.verb, [f"option-{action.id}"]))
        state.apply(seat, action)

    def let_pass(self) -> None:
        """Let one beat pass: all who are asked wait."""
        for seat in self.state.to_act():
            self.play(seat, "wait")

    def is_at(self, step: str) -> None:
        """Wait until all pages have come to a step of the round."""
        for guest in self.guests:
            expect(guest.page.get_by_test_id("gift-table")).to_have_attribute("data-step", step)

    def is_readable(self) -> None:
        """Let axe find nothing on any page."""
        for guest in self.guests:
            assert violations(guest.page) == []

    def give(self, doubles: bool = False) -> None:
        """Let everybody give, seen by nobody else."""
        self.is_at("step_give")
        for seat in range(SEATS):
            others = [other for other in range(SEATS) if other != seat]
            for nth, other in enumerate(others):
                self.play(seat, f"give {1 + (seat + nth) % 4} to {other}")
            if doubles and seat == 0:
                self.play(seat, f"give more on {1 + seat}")
                self.guests[seat].page.reload()
                expect(self.at(seat, "friend-1")).to_have_accessible_name(re.compile("GIVE MORE"))
                expect(self.at(seat, "friend-2")).not_to_have_accessible_name(re.compile("GIVE MORE"))
            for other in others:
                expect(self.at(other, f"chosen-{seat}")).to_have_count(0)
            self.play(seat, "done")
            if seat < SEATS - 1:
                for other in others:
                    expect(self.at(other, f"chosen-{seat}")).to_have_count(1)

    def rate(self) -> None:
        """Let everybody rate."""
        self.is_at("step_rate")
        for seat in range(SEATS):
            for nth, rank in enumerate(RANKS):
                self.play(seat, f"{rank.replace('_', ' ')} on {1 + (seat + nth) % 4}")
            self.play(seat, "done")

    def open_all(self) -> None:
        """Open every parcel of the round; each is seen by all, with what it brought both."""
        round_before = self.state.round
        while self.state.round == round_before and not self.state.is_over:
            known = len(self.state.history)
            if self.state.to_act() and any(
                option.verb == "wait" for option in self.state.options(self.state.to_act()[0])
            ):
                self.let_pass()
            else:
                seat = self.state.to_act()[0]
                expect(self.at(seat, "gift-table")).to_have_attribute("data-step", "step_open")
                self.play(seat, self.state.options(seat)[0].name)
            self.is_shown(known)

    def is_shown(self, known: int) -> None:
        """See the last parcel that was opened on all pages."""
        happened = [event for event in self.state.events(0, known) if event.kind in SIGNS]
        if not happened or self.state.is_over:
            return
        for track in ("give", "get"):
            steps = f"{SIGNS[happened[-1].kind]}{happened[-1][f'{track}_steps']}"
            for guest in self.guests:
                expect(guest.page.get_by_test_id(f"gain-{track}")).to_contain_text(steps)


@pytest.mark.all
def test_two_rounds_with_all_three_strategy_cards(browser: Browser, patient: Served) -> None:
    evening = Evening(browser, patient)
    evening.is_at("step_colour")
    evening.is_readable()
    evening.play(0, "choose red")
    evening.let_pass()
    evening.give(doubles=True)
    evening.play(1, "get more from 0")
    evening.is_readable()
    while evening.state.to_act() and "wait" in {
        option.verb for option in evening.state.options(evening.state.to_act()[0])
    }:
        evening.let_pass()
    evening.rate()
    evening.is_at("step_beat")
    evening.play(2, "trap 1")
    for guest in evening.guests:
        expect(guest.page.get_by_test_id("gift-0")).to_have_accessible_name(re.compile("GiftTRAP|Cadeau piégé"))
    evening.is_readable()
    evening.open_all()
    evening.is_at("step_colour")
    evening.play(1, "choose black")
    evening.let_pass()
    evening.guests[1].page.reload()
    evening.give()
    while "wait" in {option.verb for seat in evening.state.to_act() for option in evening.state.options(seat)}:
        evening.let_pass()
    evening.rate()
    evening.open_all()
    for guest in evening.guests:
        page = guest.page
        page.get_by_test_id("end-standings").wait_for()
        expect(page.get_by_test_id("who-knew-whom").locator("tbody tr")).to_have_count(SEATS)
        with page.expect_download() as kept:
            guest.press(page.get_by_test_id("keep-poster"))
        assert kept.value.suggested_filename == f"gifttrap-{evening.table.code}.png"
        assert guest.errors == []
        guest.leave()
