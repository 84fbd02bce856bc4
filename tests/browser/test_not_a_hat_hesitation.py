"""Hesitation is seen live: that a giver is choosing, and what was said, wait for no motion of what came before."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from regift.games import catalogue
from regift.games.action_and_event_wording import GameTranslations
from regift.games.not_a_hat.game_class_deal_and_position_from_text import NotAHat
from regift.games.not_a_hat.kit_state_adapter import NotAHatState
from regift.games.not_a_hat.position import ANSWER, CLAIM, SHOW
from tests.browser.playing import Guest
from tests.browser.prepared_table import Scene, chance_of, prepare_table, sit_down
from tests.browser.serving import Served, serving
from tests.browser.test_kung_fu_moments import CALM

pytestmark = pytest.mark.browser

SEED: Final = 4
NAMES: Final = ("Robin", "Léa", "Tom")
LOCALES: Final = ("en-GB", "fr-FR", "en-GB")
SIZES: Final = ((1440, 900), (390, 844), (1440, 900))
CHOOSING: Final = {"en": "{} is choosing a name…", "fr": "{} cherche un nom…"}
INSTANT: Final = 50
"""Milliseconds of the page's own clock by which it goes on at a time."""
PATIENCE: Final = 40
"""So many times at most."""
OPACITY: Final = """bubble => {
  const shown = [];
  for (let each = bubble; each; each = each.parentElement) shown.push(Number(getComputedStyle(each).opacity));
  return Math.min(...shown);
}"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve tables at which a gift is shown for no longer than it takes to turn it."""
    variables = {"REGIFT_BOT_PACE": "0.01"}
    with serving(tmp_path_factory.mktemp("hesitation") / "data", variables=variables) as served:
        yield served


class Evening:
    """Three people at their ease, one of them with a phone, who are to answer a gift; and the same game beside them."""

    def __init__(self, browser: Browser, served: Served, *, is_true: bool) -> None:
        options = {"first": 0}
        state = NotAHat(3, dict(options)).deal(chance_of(SEED))
        assert isinstance(state, NotAHatState)
        self.state = state
        self.moves: list[tuple[int, str]] = []
        self.go("turn")
        self.go("claim", self.honest if is_true else self.tale)
        assert state.step == ANSWER
        table = prepare_table(served.data, Scene("not_a_hat", NAMES, SEED, self.moves, options))
        self.guests = [Guest(browser, *each) for each in zip(NAMES, LOCALES, SIZES, strict=True)]
        for seat, guest in enumerate(self.guests):
            guest.page.clock.install()
            guest.page.add_init_script(CALM)
            sit_down(guest.page, served, table, seat)
            guest.page.get_by_test_id("bubble").wait_for()

    @property
    def honest(self) -> int:
        """Return what the gift on its way is."""
        return int(self.state.gift)

    @property
    def tale(self) -> int:
        """Return what it is not."""
        return (self.honest + 1) % len(self.state.rules.words)

    def go(self, verb: str, said: int = -1) -> None:
        """Play it beside."""
        state = self.state
        (seat,) = state.to_act()
        action = state.rules.do.claim[said] if said >= 0 else next(o for o in state.options(seat) if o.verb == verb)
        self.moves.append((seat, action.name))
        state.apply(seat, action)

    def act(self, verb: str, said: int = -1) -> None:
        """Let whoever is to act do it, here and beside."""
        state = self.state
        guest = self.guests[state.to_act()[0]]
        if verb == "claim":
            guest.press(guest.page.get_by_test_id("claim-all"))
            guest.press(guest.page.get_by_test_id(f"claim-{state.rules.words[said]}"))
        else:
            option = next(option for option in state.options(state.to_act()[0]) if option.verb == verb)
            guest.press(guest.page.get_by_test_id(f"option-{option.id}"))
        self.go(verb, said)

    def still(self, *but: int) -> list[Guest]:
        """Let time stand still for all but these; no timer runs there and nothing moves any more."""
        others = [guest for seat, guest in enumerate(self.guests) if seat not in but]
        for guest in others:
            page = guest.page
            page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
            session = page.context.new_cdp_session(page)
            session.send("Animation.enable")
            session.send("Animation.setPlaybackRate", {"playbackRate": 0})
        return others

    def leave(self) -> None:
        """Close all browsers, none of which met an error."""
        for guest in self.guests:
            assert guest.errors == []
            guest.leave()


def language_of(guest: Guest) -> str:
    """Return which language somebody reads."""
    return LOCALES[NAMES.index(guest.name)][:2]


def begin(page: Page) -> None:
    """Let the first card of what happened rise, and no more: it never lands."""
    moving = page.get_by_test_id("motion").locator(":scope > *")
    for _ in range(PATIENCE):
        if moving.count():
            return
        page.clock.run_for(INSTANT)
    raise AssertionError("nothing moves")


@pytest.mark.parametrize(
    ("is_true", "answer", "wrong"),
    [(True, "accept", -1), (False, "refuse", 0), pytest.param(True, "refuse", 1, marks=pytest.mark.all)],
    ids=["thanked", "a tale refused", "a truth refused"],
)
def test_that_somebody_chooses_and_what_they_say_is_seen_while_what_came_before_still_moves(
    browser: Browser, served: Served, is_true: bool, answer: str, wrong: int
) -> None:
    evening = Evening(browser, served, is_true=is_true)
    state = evening.state
    giver, receiver = int(state.giver), int(state.receiver)
    named = receiver if wrong < 0 else (giver, receiver)[wrong]
    onlookers = evening.still(receiver, named)
    assert onlookers
    evening.act(answer)
    for guest in onlookers:
        if answer == "refuse":
            guest.page.get_by_test_id("turned-up").wait_for(state="attached")
            guest.page.clock.run_for(INSTANT)
        expect(guest.page.get_by_test_id("bubble")).to_have_count(0)
        begin(guest.page)
    if state.step == SHOW:
        evening.act("turn")
    assert (state.step, state.giver) == (CLAIM, named)
    for guest in onlookers:
        expect(guest.page.get_by_test_id("said")).to_have_text(CHOOSING[language_of(guest)].format(NAMES[named]))
    said = evening.tale
    evening.act("claim", said)
    folder = catalogue.folders()["not_a_hat"]
    for guest in onlookers:
        bubble = guest.page.get_by_test_id("bubble")
        expect(bubble).to_contain_text(GameTranslations(folder, language_of(guest), str).label(state.rules.words[said]))
        assert bubble.evaluate(OPACITY) == 1
        expect(guest.page.get_by_test_id("motion").locator(":scope > *")).not_to_have_count(0)
    evening.leave()
