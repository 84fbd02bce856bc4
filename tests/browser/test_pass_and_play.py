"""Several people at one device: a curtain between their turns, and nobody sees a card of another's hand."""

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Error, Locator, expect

from regift.games import catalogue
from regift.kit.event import SPECTATOR
from regift.kit.game import Game
from tests.browser.playing import Guest
from tests.browser.prepared_table import KEEP_SEAT
from tests.browser.serving import Served, serving
from tests.browser.shared_device_secrecy import drawn_beyond, match_of, noted, shown_wrongly, watch
from tests.waiting import GAME

pytestmark = pytest.mark.browser

NAMES = ("Robin", "Léa", "Tom", "Zoé", "Anna", "Ben", "Chloé", "Dan")


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve tables at which bots play at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REGIFT_BOT_PACE", "0")
        with serving(tmp_path_factory.mktemp("shared") / "data") as served:
            yield served


class Device:
    """One device, and the people who share it."""

    def __init__(self, browser: Browser, served: Served, locale: str, size: tuple[int, int]) -> None:
        """Open its browser."""
        self.guest = Guest(browser, NAMES[0], locale, size, is_still=True)
        self.page = self.guest.page
        self.served = served
        self.language = locale[:2]
        self.code = ""
        self.game: Game | None = None
        self.holder = SPECTATOR
        self.held: list[int] = []
        """Who has had it, in order."""
        watch(self.page)

    def lay(self, game: str, people: int, bots: int = 0, **options: object) -> None:
        """Make a table for so many people at this device and so many bots, and deal."""
        self.game = catalogue.game(game, seats=people + bots, **options)
        asked = {"game": game, "seats": people + bots, "options": options}
        made = self.guest.context.request.post(f"{self.served.url}/api/tables", data=asked).json()
        self.code = made["code"]
        self.page.goto(self.served.named_url)
        self.page.evaluate(KEEP_SEAT, [self.code, made["token"]])
        self.page.goto(f"{self.served.named_url}/{self.code}")
        self.guest.press(self.page.get_by_test_id("lobby-on-device"))
        for _ in NAMES[2:people]:
            self.guest.press(self.page.get_by_test_id("on-device-add"))
        for number, name in enumerate(NAMES[1:people]):
            self.page.get_by_test_id("on-device-name").nth(number).fill(name)
        self.guest.press(self.page.get_by_test_id("on-device-go"))
        for name in NAMES[:people]:
            self.page.locator("li", has_text=name).first.wait_for()
        if bots:
            self.guest.press(self.page.get_by_test_id("lobby-fill-up"))
        expect(self.page.get_by_test_id("lobby-start")).to_be_enabled()
        self.guest.press(self.page.get_by_test_id("lobby-start"))

    def button(self, name: str) -> Locator:
        """Find the button of an action, by the name that the library gives it."""
        assert self.game
        return self.page.get_by_test_id(f"option-{self.game.by_name[name].id}")

    def look(self) -> None:
        """See with other eyes what the page shows to whoever holds the device now."""
        state = match_of(self.served, self.code).state
        assert shown_wrongly(self.page, state, self.holder, self.language) == []
        if self.holder == SPECTATOR:
            assert not drawn_beyond(self.page, state, SPECTATOR)
        assert noted(self.page) == []

    def take(self) -> None:
        """Look at the curtain, and give the device to whom it names."""
        heading = self.page.get_by_test_id("hand-over").locator("h1").inner_text()
        self.holder = SPECTATOR
        self.look()
        self.holder = next(seat for seat, name in enumerate(NAMES) if name in heading)
        self.held.append(self.holder)
        self.page.wait_for_timeout(450)
        self.guest.press(self.page.get_by_test_id("hand-over-take"))
        self.page.get_by_test_id("table").wait_for()

    def play(self, act: Callable[["Device"], None]) -> None:
        """Play to the end: whoever holds the device acts, and it goes on from hand to hand."""
        end = time.monotonic() + GAME
        while not self.guest.is_done():
            assert time.monotonic() < end, f"the game did not end; the log says: {self.guest.log()[:400]}"
            try:
                with self.guest.in_haste():
                    if self.page.get_by_test_id("hand-over").is_visible():
                        self.take()
                    else:
                        self.look()
                        act(self)
            except Error as late:
                if "Timeout" not in late.message and "detached" not in late.message:
                    raise


def play_kung_fu(device: Device) -> None:
    """Answer an attack, place or use what is lit, aim, or end the turn."""
    guest = device.guest
    let_through, cards = device.button("let it through"), guest.lit("spot-hand:")
    if let_through.is_visible():
        guest.click(cards.first if cards.count() else let_through)
        return
    for found in (device.button("done"), guest.lit("spot-row:"), guest.lit("spot-@"), cards, device.button("clean up")):
        if found.first.is_visible():
            guest.click(found.first)
            return


@pytest.fixture
def open_device(browser: Browser, quick: Served) -> Iterator[Callable[[str, tuple[int, int]], Device]]:
    """Return what opens a device, which is closed after the test without any error of the page."""
    opened: list[Device] = []

    def open_it(locale: str, size: tuple[int, int]) -> Device:
        opened.append(Device(browser, quick, locale, size))
        return opened[-1]

    yield open_it
    for device in opened:
        assert device.guest.errors == []
        device.guest.leave()


def test_two_people_play_kung_fu_granny_to_the_end_on_one_phone(
    open_device: Callable[[str, tuple[int, int]], Device],
) -> None:
    device = open_device("fr-FR", (390, 844))
    device.lay("kung_fu", 2, turn_cap=3)
    device.page.get_by_test_id("hand-over").wait_for()
    device.play(play_kung_fu)
    assert set(device.held) == {0, 1}
    assert all(one != other for one, other in zip(device.held, device.held[1:], strict=False))
