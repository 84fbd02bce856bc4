"""A whole game of That's Not a Hat by three people in two languages, of whose claims nothing stays in any page."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from regift.games import catalogue
from regift.games.action_and_event_wording import GameTranslations
from regift.games.not_a_hat.game_class_deal_and_position_from_text import NotAHat
from regift.games.not_a_hat.kit_state_adapter import NotAHatState
from regift.games.not_a_hat.position import ANSWER, CLAIM, SHOW
from tests.browser.page_leaks import outliving, remains
from tests.browser.playing import Guest
from tests.browser.prepared_table import Scene, chance_of, prepare_table, sit_down
from tests.browser.second_try import AFTER_TIMEOUT_ONLY
from tests.browser.serving import Served

pytestmark = [pytest.mark.browser, AFTER_TIMEOUT_ONLY]

SEED: Final = 4
TRUTH: Final = "truth"
TALE: Final = "tale"
PLAN: Final = ((TRUTH, "accept"), (TALE, "refuse"), (TRUTH, "refuse"), (TALE, "accept"), (TALE, "refuse"))
"""What is said of a gift, and what is answered, pass by pass; then all tell tales, and nobody believes them."""


@pytest.fixture(scope="module")
def words() -> dict[str, GameTranslations]:
    """Return the words of the game in both languages."""
    folder = catalogue.folders()["not_a_hat"]
    return {language: GameTranslations(folder, language, str) for language in ("en", "fr")}


class Evening:
    """Robin on a laptop in English, Léa on a phone and Tom on a laptop in French, and the same game beside them."""

    def __init__(self, browser: Browser, served: Served, words: dict[str, GameTranslations]) -> None:
        names = ("Robin", "Léa", "Tom")
        options = {"first": 0}
        state = NotAHat(3, dict(options)).deal(chance_of(SEED))
        assert isinstance(state, NotAHatState)
        self.state = state
        self.words = words
        self.table = prepare_table(served.data, Scene("not_a_hat", names, SEED, (), options))
        sizes = ((1440, 900), (390, 844), (1440, 900))
        locales = ("en-GB", "fr-FR", "fr-FR")
        self.guests = [Guest(browser, *each) for each in zip(names, locales, sizes, strict=True)]
        for seat, guest in enumerate(self.guests):
            sit_down(guest.page, served, self.table, seat)
        self.lists: dict[str, list[str]] = {}
        """By language: all that a giver may say, as it was first shown."""
        self.passes: list[tuple[str, str, str]] = []
        """What each gift was said to be, what it was, and the answer."""

    def language(self, guest: Guest) -> str:
        """Return which language somebody reads."""
        return "en" if guest is self.guests[0] else "fr"

    def label(self, guest: Guest, card: str) -> str:
        """Return what somebody calls a card."""
        return self.words[self.language(guest)].label(card)

    def names_of(self, card: str) -> list[str]:
        """List all by which a card could be found out."""
        return [card, *{words.label(card) for words in self.words.values()}]

    def open_faces(self) -> set[str]:
        """List what lies face up."""
        zones = (getattr(part, "faces", []) for part in self.state.view(None).parts)
        return {face for faces in zones for face in faces}

    @property
    def gift(self) -> str:
        """Return the card on its way."""
        return self.state.rules.words[self.state.gift]

    def play(self, name: str) -> None:
        """Play it beside, too."""
        state = self.state
        state.apply(state.to_act()[0], state.rules.by_name[name])

    def turn(self) -> None:
        """Let who shows a gift turn it face down: all have seen it, and then nobody can."""
        card = self.gift
        for guest in self.guests:
            shown = guest.page.get_by_test_id("gift").locator(f"[data-face='{card}']")
            expect(shown).to_have_count(1)
            expect(shown).to_contain_text(self.label(guest, card))
        self.button("turn").click()
        self.play("turn it over")
        for guest in self.guests:
            expect(guest.page.get_by_test_id("way")).to_be_attached()
        self.is_forgotten([card])

    def button(self, verb: str) -> Locator:
        """Find the button of who is to act."""
        state = self.state
        option = next(option for option in state.options(state.to_act()[0]) if option.verb == verb)
        return self.guests[state.to_act()[0]].page.get_by_test_id(f"option-{option.id}")

    def claim(self, what: str) -> str:
        """Let the giver name the gift; the others see that it takes its time, and then what was said."""
        state = self.state
        giver = self.guests[state.giver]
        said = self.gift if what == TRUTH else self.tale()
        for guest in self.guests:
            if guest is not giver:
                expect(guest.page.get_by_test_id("said")).to_contain_text(giver.name)
                expect(guest.page.get_by_test_id("bubble")).to_have_count(0)
        self.is_the_same_list(giver)
        search = giver.page.get_by_test_id("claim-search")
        search.fill(self.label(giver, said).upper())
        if giver.has_touch:
            giver.page.get_by_test_id(f"claim-{said}").tap()
        else:
            search.press("Enter")
        option = next(
            option for option in state.options(state.giver) if option.values[:1] and said in str(option.values[0].value)
        )
        self.play(option.name)
        for guest in self.guests:
            bubble = guest.page.get_by_test_id("bubble")
            expect(bubble).to_contain_text(self.label(guest, said))
        return said

    def is_the_same_list(self, giver: Guest) -> None:
        """Find what there is to choose from in the same order at every pass, with no picture and nothing marked."""
        claims = giver.page.get_by_test_id("claims")
        expect(claims.get_by_role("option")).to_have_count(11)
        giver.press(giver.page.get_by_test_id("claim-all"))
        expect(giver.page.get_by_test_id("claim-all")).to_have_count(0)
        labels = claims.get_by_role("option").all_inner_texts()
        assert len(labels) > 110
        assert labels == self.lists.setdefault(self.language(giver), labels)
        assert claims.locator("svg, img, [aria-selected=true], [aria-current]").count() == 0
        expect(giver.page.get_by_test_id("claim-search")).to_have_value("")

    def tale(self) -> str:
        """Choose what the gift is not, and whose name is nowhere on any page."""
        pages = " ".join(guest.page.content().lower() for guest in self.guests)
        for card in self.state.rules.words[:110]:
            names = self.names_of(card)
            if card != self.gift and not any(name.lower() in pages for name in names[1:]):
                return card
        return next(card for card in self.state.rules.words[:110] if card not in self.open_faces() | {self.gift})

    def answer(self, verb: str, said: str) -> None:
        """Let the receiver answer; then nothing is left of what was said."""
        card = self.gift
        self.passes.append((said, card, verb))
        self.button(verb).click()
        self.play(verb)
        for guest in self.guests:
            expect(guest.page.get_by_test_id("bubble")).to_have_count(0)
        if verb == "refuse":
            self.shame_is_seen()
        self.is_forgotten([said, card])

    def shame_is_seen(self) -> None:
        """All see who was wrong how often, and by which cards."""
        for guest in self.guests:
            for seat, pile in enumerate(self.state.shame):
                shame = guest.page.get_by_test_id(f"shame-{seat}")
                for card in pile:
                    face = self.state.rules.words[card]
                    expect(shame.locator(f"[data-face='{face}']")).to_have_count(1)
                expect(shame.locator("[data-face]")).to_have_count(len(pile))
                expect(shame.locator("b")).to_have_text([f"−{len(pile)}"] if pile else [])

    def is_forgotten(self, cards: list[str]) -> None:
        """Nothing in any page tells of these cards, unless they lie open."""
        if self.state.is_over:
            return
        hidden = [card for card in cards if card not in self.open_faces()]
        for guest in self.guests:
            page = guest.page
            expect(page.locator("[data-testid=motion] *")).to_have_count(0)
            names = [name for card in hidden for name in self.names_of(card)]
            assert remains(page, names) == []
            assert outliving(page, hidden) == []

    def go_on(self, what: str, answer: str) -> None:
        """Pass one gift on."""
        if self.state.step == SHOW:
            self.turn()
        assert self.state.step == CLAIM
        said = self.claim(what)
        assert self.state.step == ANSWER
        self.answer(answer, said)

    def leave(self) -> None:
        """Close all browsers, none of which met an error."""
        for guest in self.guests:
            assert guest.errors == []
            guest.leave()


def test_a_whole_game_in_two_languages_leaves_nothing_to_read_but_what_lies_open(
    browser: Browser, server: Served, words: dict[str, GameTranslations]
) -> None:
    evening = Evening(browser, server, words)
    for what, answer in PLAN:
        evening.go_on(what, answer)
    lea = evening.guests[1].page
    lea.reload()
    lea.get_by_test_id("ring").wait_for()
    evening.is_forgotten([evening.state.rules.words[card] for card in hidden_cards(evening.state)])
    while not evening.state.is_over:
        evening.go_on(TALE, "refuse")
    for guest in evening.guests:
        guest.page.get_by_test_id("end-standings").wait_for()
        told = guest.page.get_by_test_id("pass")
        expect(told).to_have_count(len(evening.passes))
        for at, (said, card, _) in enumerate(evening.passes):
            for key in (said, card):
                expect(told.nth(at)).to_contain_text(evening.label(guest, key))
    evening.leave()


def hidden_cards(state: NotAHatState) -> list[int]:
    """List what lies face down before somebody."""
    return [card for seat in range(3) for card in state.gifts[seat][state.open[seat] :]]
