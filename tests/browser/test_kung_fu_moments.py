"""The moments of Kung Fu: an attack and its block, a theft, a card that can't be played, and what each stair awaits."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from regift.games import catalogue
from regift.games.kung_fu.box_contents import GRANNY
from regift.games.kung_fu.game_class_deal_and_position_from_text import KungFu
from regift.games.kung_fu.kit_state_adapter import KungFuState
from regift.games.kung_fu.packed_hands_and_rows import count_of
from regift.kit.state import State
from tests.browser.game_search import ME, anything, find_game
from tests.browser.playing import Guest
from tests.browser.prepared_table import Scene, chance_of, prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.tour import kung_fu_scenes
from tests.browser.tour.kung_fu_screens import GRANNIES

pytestmark = pytest.mark.browser

NAMES = ("Robin", "Léa")
MOST_MOVES = 120
CALM = "localStorage.setItem('regift.speed', 'calm')"
ABOVE = """(menu, card) => {
  const [its, from] = [menu, card].map(part => part.getBoundingClientRect());
  return its.bottom <= from.top && its.left <= from.right && from.left <= its.right && from.top - its.bottom < 40;
}"""
"""Whether a menu stands right above its card."""
STAIRS = """() => [...document.querySelectorAll("ol:has(.place, [data-face])")].map(stair => {
  const steps = [...stair.children];
  return [steps.filter(step => step.querySelector("[data-face]")).length,
    steps.findIndex(step => step.querySelector(".ghost")), steps.length];
})"""
"""Of each stair: how many steps are laid, which is the ghost of the next one, and how many there are."""


def scene_of(holds: Callable[[State], bool]) -> Scene:
    """Find a game for two that comes to be so, played at random."""
    found = find_game(KungFu(2, {}), KungFuState, holds, anything, MOST_MOVES)
    return Scene("kung_fu", NAMES, found.seed, found.moves)


def named(state: State, seat: int) -> list[str]:
    """List what a seat may do."""
    return [option.name for option in state.options(seat)]


def laid_steps(state: State) -> list[int]:
    """Count the steps of each seat."""
    rows = [part for part in state.view(None).parts if part.id.startswith("row:")]
    return [sum(face != "" for face in getattr(row, "faces", [])) for row in rows]


def is_stormed(state: State) -> bool:
    """Return whether Robin has sent a tornado that Léa can block, and both have laid steps, not as many."""
    last = state.view(None).parts
    is_tornado = any(part.id == "attack" and str(getattr(part, "value", "")) == "tornado" for part in last)
    steps = laid_steps(state)
    return is_tornado and 1 in state.to_act() and "block with granny" in named(state, 1) and 0 < steps[0] != steps[1]


def is_robbing(state: State) -> bool:
    """Return whether Robin may choose which step of Léa's to steal."""
    return 0 in state.to_act() and any(name.startswith("take level") for name in named(state, 0))


def is_held_up(state: State) -> bool:
    """Return whether Robin, whose turn it is, holds a level that can't be placed."""
    names = named(state, 0)
    hand = next(part for part in state.view(0).parts if part.id == "hand:0")
    levels = [face for face in getattr(hand, "faces", []) if face.startswith("level_")]
    return "clean up" in names and any(f"place {face.replace('_', ' ')}" not in names for face in levels)


def has_twins(state: KungFuState) -> bool:
    """Return whether I hold two grannies, each of whom can be played in several ways."""
    return kung_fu_scenes.is_torn(state) and count_of(state.hands[ME], GRANNY) > 1


def seated(browser: Browser, served: Served, scene: Scene) -> list[Guest]:
    """Let both sit down, on a laptop and on a phone, at their ease."""
    table = prepare_table(served.data, scene)
    guests = [Guest(browser, "Robin", "en-GB", (1440, 900)), Guest(browser, "Léa", "fr-FR", (390, 844))]
    for seat, guest in enumerate(guests):
        guest.page.add_init_script(CALM)
        sit_down(guest.page, served, table, seat)
    return guests


def leave(guests: list[Guest]) -> None:
    """Close both browsers, which met no error."""
    for guest in guests:
        assert guest.errors == []
        guest.leave()


def stairs(page: Page) -> list[tuple[int, int, int]]:
    """Read the stairs: how many steps are laid, the ghost's place, how many there are."""
    return [tuple(stair) for stair in page.evaluate(STAIRS)]


@pytest.mark.parametrize(
    ("answer", "sign", "said"),
    [
        ("[data-testid=stage-block]", "slam", ("in mid-air", "en plein vol")),
        (".action-bar [data-testid^=option-]", "swirl", ("Feathers everywhere", "Des plumes partout")),
    ],
)
def test_a_tornado_is_an_event(
    browser: Browser, patient: Served, answer: str, sign: str, said: tuple[str, str]
) -> None:
    guests = seated(browser, patient, scene_of(is_stormed))
    for guest in guests:
        expect(guest.page.get_by_test_id("attack-stage")).to_be_visible()
        guest.hold()
    before = [laid for laid, _, _ in stairs(guests[0].page)]
    guests[1].press(guests[1].page.locator(answer))
    for guest, word in zip(guests, said, strict=True):
        expect(guest.page.get_by_test_id("stage")).to_contain_text(word)
        expect(guest.page.locator(f".sign.{sign}").first).to_be_attached()
        expect(guest.page.get_by_test_id("attack-stage")).to_have_count(0)
    after = [laid for laid, _, _ in stairs(guests[0].page)]
    assert after == (before if sign == "slam" else before[::-1])
    leave(guests)


def test_each_stair_shows_the_ghost_of_its_next_step(browser: Browser, patient: Served) -> None:
    guests = seated(browser, patient, scene_of(is_stormed))
    for guest in guests:
        found = stairs(guest.page)
        assert len(found) == 2
        assert all(ghost == laid for laid, ghost, _ in found)
    leave(guests)


def test_just_what_can_be_stolen_is_lit(browser: Browser, patient: Served) -> None:
    scene = scene_of(is_robbing)
    state = catalogue.game("kung_fu", seats=2).deal(chance_of(scene.seed))
    for seat, name in scene.moves:
        state.apply(seat, state.game.table.by_name[name])
    wanted = {state.spot(0, option) for option in state.options(0)}
    guests = seated(browser, patient, scene)
    page = guests[0].page
    lit = page.locator('[data-testid^="spot-row:"]')
    expect(lit.first).to_be_visible()
    spots = {(found.get_attribute("data-testid") or "").removeprefix("spot-") for found in lit.all()}
    assert spots == wanted
    assert guests[1].page.locator('[data-testid^="spot-row:"]').count() == 0
    leave(guests)


def test_a_refusal_names_its_clause_and_opens_the_rules_there(browser: Browser, patient: Served) -> None:
    guests = seated(browser, patient, scene_of(is_held_up))
    page = guests[0].page
    guests[0].hold()
    guests[0].lit("why-hand:0/level_").first.click()
    clause = page.locator(".toast .mark").inner_text()
    page.get_by_test_id("see-rule").click()
    sought = page.locator(".sought")
    expect(sought).to_be_in_viewport()
    expect(sought).to_contain_text(clause)
    assert clause.startswith("MKF-")
    leave(guests)


def test_a_choice_is_asked_for_beside_its_card_in_a_window_of_any_size(browser: Browser, patient: Served) -> None:
    robin = Guest(browser, "Robin", "en-GB", (1440, 900))
    scene = kung_fu_scenes.scene_of(kung_fu_scenes.Wish(4, has_twins))
    sit_down(robin.page, patient, prepare_table(patient.data, scene), ME)
    page = robin.page
    card = page.locator(GRANNIES).last
    robin.press(card)
    menu = page.get_by_role("dialog", name="Which one?")
    expect(menu).to_be_visible()
    for size in ((1440, 900), (1000, 800), (1920, 1080)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(
            f"([menu, card]) => ({ABOVE})(menu, card)", arg=[menu.element_handle(), card.element_handle()]
        )
    leave([robin])
