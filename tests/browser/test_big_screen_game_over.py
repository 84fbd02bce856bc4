"""The end of a game on a big screen: who has won is read across a room, whatever the game tells on phones."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from regift.games.cursed_gifts.game_class_deal_and_position_from_text import CursedGifts
from regift.games.gift_trap.game_class_deal_and_position_from_text import GiftTrap
from regift.games.kung_fu.game_class_deal_and_position_from_text import KungFu
from regift.games.not_a_hat.game_class_deal_and_position_from_text import NotAHat
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.game import Game
from regift.kit.state import State
from regift.tables.evening.evening_games_and_people import Evening, EveningGame, EveningPerson, EveningSeat
from regift.tables.setup.game_setup import Setting
from tests.browser.game_search import PEOPLE, anything, find_game
from tests.browser.prepared_table import AVATARS, Scene, prepare_table
from tests.browser.serving import Served
from tests.browser.television import CUT, SIZES, SMALLEST
from tests.browser.test_big_screen import TOUCHABLE
from tests.browser.tour import cursed_gifts_scenes, kung_fu_scenes, not_a_hat_scenes
from tests.browser.tour.display_settings import resize

pytestmark = pytest.mark.browser

MOST_MOVES: Final = 6000
SHORT: Final = {"length": 15, "cap": 3}
GAMES: Final[dict[str, tuple[Callable[[int, Any], Game], Callable[[Any, Random], tuple[int, Action]], Any]]] = {
    "kung_fu": (KungFu, kung_fu_scenes.choice, {}),
    "cursed_gifts": (CursedGifts, cursed_gifts_scenes.choice, {}),
    "gift_trap": (GiftTrap, anything, SHORT),
    "not_a_hat": (NotAHat, not_a_hat_scenes.choice, {"gifts": 2, "rounds": "each"}),
}
"""By game: what makes it, who plays it how, and its options."""
SMALL: Final = """() => ["over", "evening"]
  .map(name => document.querySelector(`[data-testid=big-screen-${name}]`))
  .flatMap(sheet => [...sheet.querySelectorAll("*")])
  .filter(part => [...part.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
  .map(part => {
    const shown = part.closest(".sheet");
    const zoom = shown.getBoundingClientRect().width / shown.offsetWidth;
    return [part.textContent, parseFloat(getComputedStyle(part).fontSize) * zoom * 480 / innerWidth];
  })"""
"""What is written at the end, and how many points its letters have once a picture of the screen is 480 points wide."""
HIDDEN: Final = """() => [...document.querySelectorAll("[data-testid=big-screen-over] :is(strong, h2)")]
  .filter(part => part.scrollHeight > part.clientHeight * 1.2 || part.scrollWidth > part.clientWidth + 1)
  .map(part => part.textContent)"""


@pytest.fixture(params=["fr-FR", "en-GB"])
def television(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = browser.new_context(locale=request.param, viewport={"width": 1920, "height": 1080})
    yield context.new_page()
    context.close()


def ended(game: str) -> Scene:
    """Return a game that was played to its end by as many people as can sit at it."""
    make, choose, options = GAMES[game]
    most = make(2 if game == "kung_fu" else 3, {}).seat_range[1]
    found = find_game(make(most, dict(options)), State, lambda state: state.is_over, choose, MOST_MOVES)
    settings: dict[str, Setting] = dict(options)
    return Scene(game, PEOPLE[:most], found.seed, found.moves, settings)


def evening_of(scene: Scene) -> Evening:
    """Return an evening of three games, in which more people have played than a screen has room for."""
    people = {f"p{seat}": EveningPerson(name, AVATARS[seat]) for seat, name in enumerate(scene.names)}
    people |= {f"gone{number}": EveningPerson(f"Grand-mère {number}", "owl") for number in range(4)}
    places = [*people]
    games = []
    for number in range(3):
        seats = tuple([EveningSeat(person, place=place + 1) for place, person in enumerate(places[number:][:8])])
        games.append(EveningGame("HERE", number, "kung_fu", float(number), seats))
    return Evening(tuple(games), people)


@pytest.mark.parametrize("game", GAMES)
def test_who_has_won_is_read_across_a_room(server: Served, television: Page, game: str) -> None:
    scene = ended(game)
    table = prepare_table(server.data, scene, evening=evening_of(scene))
    television.goto(f"{server.url}/{table.code}/tv")
    standings = television.get_by_test_id("end-standings")
    standings.wait_for()
    television.get_by_test_id("big-screen-evening").wait_for()
    assert standings.locator("li").count() == len(scene.names)
    for size in SIZES:
        resize(television, size)
        small = {said: points for said, points in television.evaluate(SMALL) if points < SMALLEST}
        assert small == {}, size
        assert television.evaluate(HIDDEN) == [], size
        assert television.evaluate(CUT) == [], size
        assert television.evaluate(TOUCHABLE) == 0, size
    assert television.get_by_test_id("big-screen-joke").inner_text()
    winner = standings.locator(".first strong").first.inner_text()
    assert winner in television.get_by_test_id("big-screen-over").locator("h2").inner_text()
