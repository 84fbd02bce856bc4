"""Three people on an evening out: one has a table of her own, one comes to it, one sits at tables amid a game."""

from playwright.sync_api import Browser, Locator, Page

from tests.browser.game_search import ME
from tests.browser.playing import Guest
from tests.browser.prepared_table import PreparedTable, codes, prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.tour.scenes import SCENES

LAPTOP = (1440, 900)
NAMES = ("Robin", "Léa", "Tom")


def opened(page: Page, opener: Locator, sign: Locator) -> Page:
    """Press what opens it unless it is open."""
    if not sign.is_visible():
        opener.click()
        sign.wait_for()
    return page


def in_talk(page: Page) -> Page:
    """Open what is talked at the table."""
    return opened(page, page.get_by_test_id("talk-open"), page.get_by_test_id("talk-text"))


def out_of_talk(page: Page) -> None:
    """Close it."""
    page.get_by_test_id("talk-close").click()


class Party:
    """A host, a friend, and a player of everything; all walk about in French."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self.served = served
        self.host, self.friend, self.player = (Guest(browser, name, "fr-FR", LAPTOP) for name in NAMES)
        for guest in self.guests:
            guest.context.add_init_script(f"localStorage.setItem('regift.name', '{guest.name}')")
        self.code = ""
        """The host's own table."""
        self.further_codes: list[str] = []
        """Those of tables that were made on a page."""
        self.laid: dict[str, PreparedTable] = {}
        """The others, by what was wished."""
        self.fresh = codes("T")
        """Bots are called by the code of their table: at these always the same, whatever tests ran before."""

    @property
    def guests(self) -> list[Guest]:
        """All three."""
        return [self.host, self.friend, self.player]

    @property
    def codes(self) -> list[str]:
        """Return the codes of all their tables."""
        return [self.code, *self.further_codes, *(table.code for table in self.laid.values())]

    def table(self, wish: str) -> PreparedTable:
        """Return a table as wished; it is laid the first time."""
        if wish not in self.laid:
            self.laid[wish] = prepare_table(self.served.data, SCENES[wish](), next(self.fresh))
        return self.laid[wish]

    def sit_at(self, wish: str) -> Page:
        """Let the player sit down at a table laid as wished."""
        page = self.player.page
        table = self.table(wish)
        if not page.url.endswith(table.code):
            sit_down(page, self.served, table, ME)
        return page

    def stand_up(self) -> None:
        """Let the player leave the table for the house."""
        self.player.page.goto(self.served.named_url)

    def watch_again(self, wish: str, step: int) -> Page:
        """Let the player watch a game again from this step, with all open."""
        page = self.player.page
        if not page.url.endswith(f"{self.table(wish).code}/replay#step={step}&eyes=open"):
            self.sit_at(wish)
            page.goto(f"{self.served.named_url}/{self.table(wish).code}/replay#step={step}&eyes=open")
        page.get_by_test_id("replay-caption").wait_for()
        return page

    def come(self) -> None:
        """Open the house."""
        self.host.page.goto(self.served.named_url)
        self.host.page.get_by_test_id("home-new-kung_fu").wait_for()

    def lay_table(self) -> None:
        """Lay a table of four, and let the friend open its link."""
        page = self.host.page
        page.get_by_test_id("home-new-kung_fu").click()
        link = page.get_by_test_id("lobby-link")
        link.wait_for()
        self.code = link.inner_text().strip()[-4:]
        self.friend.page.goto(f"{self.served.named_url}/{self.code}")
        self.friend.page.get_by_test_id("join-name").fill(self.friend.name)

    def sit_down(self) -> None:
        """Let the friend sit down, and a bot; one seat stays free."""
        self.friend.page.get_by_test_id("join-go").click()
        self.host.page.get_by_text(self.friend.name).first.wait_for()
        self.host.page.get_by_test_id("lobby-add-bot-2").click()

    def calm_down(self) -> None:
        """Close what was left open when something did not come up."""
        for page in self.host.context.pages[1:]:
            page.close()
        for guest in (self.host, self.friend):
            guest.page.keyboard.press("Escape")
        self.stand_up()

    def leave(self) -> None:
        """Close all browsers."""
        for guest in self.guests:
            guest.leave()
