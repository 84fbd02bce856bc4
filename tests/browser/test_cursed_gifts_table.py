"""The shelves of Cursed Gifts: a plank that fills and trembles near its end, and a player who falls."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from regift.games.cursed_gifts.kit_state_adapter import CursedGiftsState
from tests.browser.playing import Guest
from tests.browser.prepared_table import Scene, chance_of, prepare_table, sit_down
from tests.browser.serving import Served, serving
from tests.browser.test_drag_and_motion import CALM, drag
from tests.browser.tour.cursed_gifts_scenes import Wish, is_mine, scene_of

pytestmark = pytest.mark.browser

LAPTOP = (1440, 900)
FILL = "plank => plank.querySelector('i').getBoundingClientRect().width / plank.clientWidth"


def is_laden(state: CursedGiftsState) -> bool:
    """Return whether it is my turn with a 3 that nobody can answer, and beside me 6 points are held, and 7."""
    held = state.rules.names_of(state.hands[0])
    return is_mine(state) and "inevitable_3" in held and {6, 7} <= set(state.points[1:])


WISH = Wish(4, is_laden, "inevitable_3=40,inevitable_4=20,inevitable_1=10,draw_2=10", first=0)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve tables whose bots leave time to look."""
    variables = {"REGIFT_BOT_PACE": "30"}
    with serving(tmp_path_factory.mktemp("shelves") / "data", variables=variables) as served:
        yield served


class Table:
    """Robin, whose turn it is, and three bots."""

    def __init__(self, browser: Browser, served: Served) -> None:
        scene = scene_of(WISH)
        self.points = points_in(scene)
        self.robin = Guest(browser, "Robin", "en-GB", LAPTOP)
        self.robin.page.add_init_script(CALM)
        sit_down(self.robin.page, served, prepare_table(served.data, scene), 0)

    def plank(self, seat: int) -> Locator:
        """Find the plank of a seat, with its number."""
        return self.robin.page.locator(".edge").filter(has=self.robin.page.get_by_test_id(f"points-{seat}"))

    def shows(self, seat: int, points: int, *, is_near: bool) -> None:
        """Wait until a plank is filled so far, and see whether it trembles."""
        plank = self.plank(seat)
        expect(plank.get_by_test_id(f"points-{seat}")).to_contain_text(f"{points}/10")
        fill = plank.locator(".points-gauge")
        self.robin.page.wait_for_function(
            f"([plank, share]) => Math.abs(({FILL})(plank) - share) < 0.01", arg=[fill.element_handle(), points / 10]
        )
        motion = plank.evaluate("edge => getComputedStyle(edge).animationName")
        assert ("tremble" in motion, plank.locator(".alarm").count()) == (is_near, int(is_near))

    def offer(self, seat: int) -> None:
        """Drop a 3 on somebody's place."""
        card = self.robin.page.get_by_test_id("spot-hand:0/inevitable_3").first
        drag(self.robin, card, self.robin.page.locator(f'[data-seat="{seat}"] .head'))

    def leave(self) -> None:
        """Go, without having met an error."""
        assert self.robin.errors == []
        self.robin.leave()


def points_in(scene: Scene) -> list[int]:
    """Play a scene again and list what each shelf holds."""
    state = scene.game_setup().make().deal(chance_of(scene.seed))
    assert isinstance(state, CursedGiftsState)
    for seat, name in scene.moves:
        state.apply(seat, state.named(name))
    return [int(points) for points in state.points]


def test_a_plank_is_filled_by_what_stands_on_it_and_trembles_from_seven_on(browser: Browser, served: Served) -> None:
    table = Table(browser, served)
    for seat, points in enumerate(table.points):
        table.shows(seat, points, is_near=points >= 7)
    six = table.points.index(6, 1)
    table.offer(six)
    table.shows(six, 9, is_near=True)
    table.leave()


def test_who_is_eliminated_falls_before_the_eyes_of_all(browser: Browser, served: Served) -> None:
    table = Table(browser, served)
    page = table.robin.page
    seven = table.points.index(7, 1)
    table.robin.hold(10)
    table.offer(seven)
    expect(page.get_by_test_id("stage")).to_have_text(re.compile(r"is eliminated!\s*(Skip.*)?$"))
    expect(page.locator(".sign.fall")).to_be_visible()
    expect(table.plank(seven)).to_have_count(0)
    area = page.locator(f'[data-seat="{seven}"] .gift-area')
    expect(area).to_have_count(1)
    expect(area.locator("*"), "pictures there would be taken for players").to_have_count(0)
    expect(page.get_by_test_id("log")).to_contain_text("eliminated! Their hand")
    table.leave()
