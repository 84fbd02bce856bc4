"""One device that several people share, in a browser: it goes from hand to hand and is looked at by other eyes."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Browser, Locator, Page, expect

from regift.games import catalogue
from regift.kit.event import SPECTATOR
from regift.kit.game import Game
from tests.browser.playing import Guest, unless_late, until
from tests.browser.prepared_table import KEEP_SEAT
from tests.browser.serving import Served
from tests.browser.shared_device_secrecy import match_of, noted, shown_wrongly, watch
from tests.waiting import GAME

NAMES = ("Robin", "Léa", "Tom", "Zoé", "Anna", "Ben", "Chloé", "Dan")


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
        self.people = 0
        """How many share it; they have the first seats."""
        self.holder = SPECTATOR
        self.held: list[int] = []
        """Who has had it, in order."""
        watch(self.page)

    def lay(self, game: str, people: int, bots: int = 0, **options: object) -> None:
        """Make a table for so many people at this device and so many bots, and deal."""
        self.sit_down(game, people, bots, **options)
        self.guest.press(self.page.get_by_test_id("lobby-start"))

    def sit_down(self, game: str, people: int, bots: int = 0, **options: object) -> None:
        """Make a table for so many people at this device and so many bots, and wait until it can be dealt at."""
        self.game = catalogue.game(game, seats=people + bots, **options)
        self.people = people
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
        for seat, name in enumerate(NAMES[:people]):  # they sit in the order in which they were named
            expect(self.page.locator("li .name").nth(seat)).to_contain_text(name)
        if bots:
            self.guest.press(self.page.get_by_test_id("lobby-fill-up"))
        expect(self.page.get_by_test_id("lobby-start")).to_be_enabled()

    @property
    def fewest_times_held(self) -> int:
        """Return how often whoever has had it least often has had it."""
        return min(self.held.count(seat) for seat in range(self.people))

    def button(self, name: str) -> Locator:
        """Find the button of an action, by the name that the library gives it."""
        assert self.game
        return self.page.get_by_test_id(f"option-{self.game.by_name[name].id}")

    def look(self) -> None:
        """See with other eyes what the page shows to whoever holds the device now."""
        assert self.game
        assert shown_wrongly(self.page, self.code, self.game.id, self.holder, self.language) == []
        assert noted(self.page) == []

    def take(self) -> None:
        """Look at the curtain, and give the device to whom it names."""
        self.holder = SPECTATOR
        self.look()
        self.page.wait_for_timeout(450)
        heading = self.page.get_by_test_id("hand-over").locator("h1").inner_text()
        self.holder = next(seat for seat, name in enumerate(NAMES) if name in heading)
        self.held.append(self.holder)
        self.guest.press(self.page.get_by_test_id("hand-over-take"))
        self.page.get_by_test_id("table").wait_for()
        if self.game and self.game.id == "gift_trap":
            nothing_is_laid(self.page)

    def play(self, act: Callable[["Device"], None], times: int = 0) -> None:
        """Play until all have had it so often, 0: to the end. Whoever holds it acts, then it goes on to the next."""
        end = time.monotonic() + GAME
        while not (self.guest.is_done() or (times and self.fewest_times_held >= times)):
            assert time.monotonic() < end, f"the game did not end; the log says: {self.guest.log()[:400]}"
            self.step(act)

    def step(self, act: Callable[["Device"], None]) -> None:
        """Hand the device on, or look and act once; a press whose screen has given way to another does nothing."""
        with unless_late(), self.guest.in_haste():
            if self.page.get_by_test_id("hand-over").is_visible():
                self.take()
            else:
                self.look()
                act(self)


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


def play_first(device: Device) -> None:
    """Do the first thing that is lit, else press the first button."""
    for found in (device.guest.lit("spot-").first, device.guest.lit("option-").first):
        if found.is_visible():
            device.guest.click(found)
            return


def play_not_a_hat(device: Device, answer: str = "refuse") -> None:
    """Claim what stands first and believe nobody, else press the first button."""
    claims, answered = device.page.locator("[data-testid=claims] [role=option]"), device.button(answer)
    if claims.count():
        device.guest.press(claims.first)
    elif answered.is_visible():
        device.guest.press(answered)
    else:
        play_first(device)


def play_trustingly(device: Device) -> None:
    """Claim what stands first and believe everybody: gifts go round for long."""
    play_not_a_hat(device, "accept")


def play_gift_trap(device: Device) -> None:
    """Lay what is to be laid, then say that it is done; open what is closed, and let all else pass."""
    match = match_of(device.served, device.code)
    state, seat = match.state, device.holder
    if not state.is_to_act(seat):
        return
    named = {action.verb: action for action in reversed(state.options(seat)) if action.verb != "give_more"}
    action = named.get("done") or named.get("wait") or next(iter(named.values()))
    values = {value.name: value.value for value in action.values}
    square = int(str(values.get("square", 1))) - 1
    ways = {
        "choose": [f"pack-{values.get('colour')}"],
        "give": [f"gift-{square}", f"friend-{values.get('target')}"],
        "rate": [f"token-{values.get('rank')}", f"gift-{square}"],
        "open": [f"parcel-{values.get('target')}"],
    }
    for name in ways.get(action.verb, [f"option-{action.id}"]):
        found = device.page.get_by_test_id(name).first
        if found.get_attribute("aria-pressed") != "true":  # a step before may have come as far as this
            device.guest.press(found)
    until(device.page, lambda: match_of(device.served, device.code).number > match.number)


def nothing_is_laid(page: Page) -> None:
    """Find no number of a gift on any friend and on any token: whoever comes has laid nothing yet."""
    laid = page.locator("[data-testid^=friend-], [data-testid^=token-]")
    labels = [str(each.get_attribute("aria-label")) for each in laid.all()]
    assert [label for label in labels if re.search(r"num\w+ \d", label)] == []
