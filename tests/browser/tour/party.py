"""Two people and bots at one table: what they do so that every screen comes up."""

from collections.abc import Callable

from playwright.sync_api import Browser, Error, Locator, Page

from regift.games import catalogue
from tests.browser.laid import Laid, Scene, lay, sit_down
from tests.browser.playing import Guest
from tests.browser.serving import Served
from tests.browser.tour import gifts, hats, trap
from tests.browser.tour.gifts import ME

LAPTOP = (1440, 900)
NAMES = ("Robin", "Léa", "Tom")
STORMS = ("tornado", "granny")
"""Cards that can blow a row away."""


def scene_of(wish: str) -> Scene:
    """Find the game of that name, amid which a table is laid."""
    if wish in hats.WISHES:
        return hats.scene_of(hats.WISHES[wish])
    return trap.scene_of(trap.WISHES[wish]) if wish in trap.WISHES else gifts.scene_of(gifts.WISHES[wish])


class Party:
    """A host who is looked at, a friend, and somebody who watches; all walk about in French."""

    def __init__(self, browser: Browser, served: Served, seats: int) -> None:
        self.served = served
        self.game = catalogue.game("kung_fu", seats=seats)
        self.host, self.friend, self.watcher = (Guest(browser, name, "fr-FR", LAPTOP) for name in NAMES)
        for guest in self.guests:
            guest.context.add_init_script(f"localStorage.setItem('regift.name', '{guest.name}')")
        self.code = ""
        self.turns = 0
        """How often it has been the host's turn."""
        self.was_asked_twice = False
        """Whether the host was asked "are you sure?": until then the friend lays nothing, so as to be blown away."""
        self.glowing: Locator | None = None
        """What the host touched last."""
        self.laid: dict[str, Laid] = {}
        """The other tables, by what was wished."""
        self.meet: Callable[[str], None] = lambda moment: None
        """Called at each moment at which a screen may be met."""

    @property
    def guests(self) -> list[Guest]:
        """All three."""
        return [self.host, self.friend, self.watcher]

    @property
    def page(self) -> Page:
        """The host's page."""
        return self.host.page

    def sit_at(self, wish: str) -> Page:
        """Let who watches sit down at another table, laid as wished; it is laid the first time."""
        page = self.watcher.page
        if wish not in self.laid:
            self.laid[wish] = lay(self.served.data, scene_of(wish))
        table = self.laid[wish]
        if not page.url.endswith(table.code):
            sit_down(page, self.served, table, ME)
        return page

    def leave(self) -> None:
        """Close all browsers, none of which met an error."""
        for guest in self.guests:
            assert guest.errors == []
            guest.leave()

    def button(self, guest: Guest, name: str) -> Locator:
        """Find the button of an action, by the name that the library gives it."""
        return guest.page.get_by_test_id(f"option-{self.game.by_name[name].id}")

    def come(self) -> None:
        """Open the house."""
        self.page.goto(self.served.named_url)
        self.page.get_by_test_id("home-new-kung_fu").wait_for()

    def lay_table(self) -> None:
        """Lay a table with the wanted number of seats, and let the friend open its link."""
        page = self.page
        page.get_by_test_id("home-new-kung_fu").click()
        link = page.get_by_test_id("lobby-link")
        link.wait_for()
        self.code = link.inner_text().strip()[-4:]
        for _ in range(4, self.game.seats):
            page.get_by_label("Une place de plus").click()
        for _ in range(self.game.seats, 4):
            page.get_by_label("Une place de moins").click()
        self.friend.page.goto(f"{self.served.named_url}/{self.code}")
        self.friend.page.get_by_test_id("join-name").fill(self.friend.name)

    def sit_down(self) -> None:
        """Let the friend sit down, and bots on all seats but one."""
        self.friend.page.get_by_test_id("join-go").click()
        self.page.get_by_text(self.friend.name).first.wait_for()
        for seat in range(2, self.game.seats - 1):
            self.page.get_by_test_id(f"lobby-add-bot-{seat}").click()

    def start(self) -> None:
        """Fill the last seat and deal; somebody comes to watch."""
        if self.game.seats > 2:
            self.page.get_by_test_id(f"lobby-add-bot-{self.game.seats - 1}").click()
        self.page.get_by_test_id("lobby-start").click()
        for guest in (self.host, self.friend):
            guest.page.get_by_test_id("table").wait_for()
        self.watcher.join(f"{self.served.named_url}/{self.code}")
        self.watcher.page.get_by_test_id("table").wait_for()

    def again(self) -> None:
        """Play once more."""
        self.page.get_by_test_id("end-rematch").click()
        self.page.get_by_test_id("lobby-start").click()
        self.page.get_by_test_id("end-standings").wait_for(state="detached")

    def go_on(self) -> None:
        """Let both do one thing."""
        for guest in (self.host, self.friend):
            try:
                self.step(guest)
            except Error as late:
                # Somebody else's move redrew the page under the mouse.
                if "Timeout" not in late.message and "detached" not in late.message:
                    raise

    def step(self, guest: Guest) -> None:
        """Do one thing: answer, go on with a move, or begin one, an attack by tornado rather than any other."""
        is_host = guest is self.host
        if self.button(guest, "let it through").is_visible():
            if is_host:
                self.meet("asked")
            guest.press(self.button(guest, "let it through"))
        elif self.button(guest, "done").is_visible():
            guest.press(self.button(guest, "done"))
        elif guest.page.get_by_test_id("take-back").is_visible():
            if is_host:
                self.meet("amid a move")
            self.pick(guest)
        elif self.button(guest, "clean up").is_visible() or guest.lit("spot-hand:").count():
            if is_host:
                self.turns += 1
                self.meet("turn")
            if is_host or self.was_asked_twice:
                self.begin(guest)
            else:
                guest.press(self.button(guest, "clean up"))
        elif is_host and self.friend.lit("option-").count() and not guest.lit("option-").count():
            self.meet("others play")

    def begin(self, guest: Guest) -> None:
        """Attack by tornado or by a granny dressed up as one, else do the first thing that glows, else clean up."""
        ways = [guest.lit("spot-hand:")]
        if self.turns > 2:
            ways = [
                *(guest.page.locator(f'[data-testid^="spot-hand:"][data-testid$="/{card}"]') for card in STORMS),
                *ways,
            ]
        for cards in ways:
            if cards.count():
                self.touch(guest, cards)
                return
        guest.press(self.button(guest, "clean up"))

    def pick(self, guest: Guest) -> None:
        """Aim at the friend, take what glows, or choose a way."""
        for glowing in (guest.lit("spot-row:"), guest.lit("spot-@1"), guest.lit()):
            if glowing.count():
                self.touch(guest, glowing)
                return
        guest.press(guest.lit("option-").first)

    def touch(self, guest: Guest, glowing: Locator) -> None:
        """Touch the first of what glows, taking the last choice and saying yes to a question."""
        guest.press(glowing.first)
        for moment, name in (("choosing", "choice-"), ("doubting", "caution-yes")):
            asked = guest.lit(name).last
            if not asked.is_visible():
                continue
            if guest is self.host:
                self.glowing = glowing.first
                self.was_asked_twice |= moment == "doubting"
                self.meet(moment)
                if moment == "choosing" and not asked.is_visible():
                    guest.press(glowing.first)
            guest.press(asked)
