"""Names that were chosen to do harm run nothing, and push nothing out of a window."""

from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Browser, Dialog, Page, expect

from regift.tables.setup.name_chat_line_and_avatar_sanitizer import clean_name
from tests.browser.game_search import ME
from tests.browser.playing import MOMENT, Guest
from tests.browser.prepared_table import prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.tour.display_settings import resize
from tests.browser.tour.scenes import SCENES

pytestmark = pytest.mark.browser

TYPED_NAMES: Final = (
    "<img src=x onerror=run()>",
    "<svg/onload=run()><b>",
    "{$name}{{run()}}${run()}",
    '"><script>run()</script>',
    "\u202eevil\u2066\u200b\u200bname",
    "Z\u0300\u0301\u0302\u0303\u0304algo\u0489\u0489\u0489",
    "👩‍👩‍👧‍👦" * 4,
    "W" * 24,
    "__proto__",
    "=HYPERLINK(0)",
    "@1",
    "#gift:3",
)
"""What people call themselves, before the server takes out what can't be seen."""

NAMES: Final = tuple(clean_name(name) for name in TYPED_NAMES)
SIZES: Final = ((390, 664), (844, 390), (1366, 768))
TELEVISION: Final = ((1280, 720), (1920, 1080))
SCREENS: Final = (
    "fu-turn",
    "fu-attack",
    "fu-end",
    "gifts-four",
    "gifts-eight",
    "gifts-asked",
    "gifts-end",
    "hats-answer",
    "hats-eight",
    "hats-names",
    "hats-end",
    "trap-deal",
    "trap-give",
    "trap-open-eight",
    "trap-end-eight",
)
WATCH: Final = "window.run = () => { window.ran = true; }"
PARTS: Final = (
    "main [data-seat], main [data-seat] *, [data-testid=end-standings] *, main p, main strong, .action-bar, h1, h2"
)
OUTSIDE: Final = """(asked) => [...document.querySelectorAll(asked)]
  .filter((part) => part.checkVisibility() && !part.closest(".hidden") && part.getBoundingClientRect().width > 1)
  .filter((part) => part.getBoundingClientRect().right > innerWidth + 1 || part.getBoundingClientRect().left < -1)
  .map((part) => `${part.tagName} ${part.className} ${part.textContent}`.slice(0, 90))"""
"""What of a place, a heading or the buttons lies beyond an edge, clipped or not."""


def watched(page: Page) -> list[str]:
    """Note whatever a page should never do."""
    seen: list[str] = []
    page.add_init_script(WATCH)
    page.on("pageerror", lambda error: seen.append(str(error)))

    def note(dialog: Dialog) -> None:
        seen.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", note)
    return seen


def is_unharmed(page: Page, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    """Nothing ran, no element came out of a text, and nothing lies beyond an edge."""
    assert page.evaluate("window.ran") is None
    assert page.locator("img[src=x], svg[onload], [onerror]").count() == 0
    for size in sizes:
        resize(page, size)
        assert page.evaluate(OUTSIDE, PARTS) == [], size
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size


@pytest.mark.parametrize("first", [0, 4, 8], ids=["markup", "signs", "words"])
@pytest.mark.parametrize("wish", SCREENS)
def test_at_a_table(browser: Browser, patient: Served, wish: str, first: int) -> None:
    scene = SCENES[wish]()
    chosen = [NAMES[(first + seat) % len(NAMES)] if name else "" for seat, name in enumerate(scene.names)]
    table = prepare_table(patient.data, scene._replace(names=chosen))
    guest = Guest(browser, chosen[ME], "fr-FR", SIZES[0], is_still=True)
    seen = watched(guest.page)
    sit_down(guest.page, patient, table, ME)
    is_unharmed(guest.page)
    assert seen == guest.errors == []
    guest.leave()


def test_in_a_lobby_and_on_a_big_screen(browser: Browser, server: Served) -> None:
    host = Guest(browser, NAMES[0], "en-GB", SIZES[0], is_still=True)
    seen = [watched(host.page)]
    made = host.context.request.post(f"{server.url}/api/tables", data={"game": "kung_fu", "seats": 4}).json()
    host.page.goto(server.named_url)
    host.page.evaluate("([code, token]) => localStorage.setItem(`regift.seat.${code}`, token)", [*made.values()][:2])
    host.page.goto(f"{server.named_url}/{made['code']}")
    host.page.get_by_test_id("lobby-start").wait_for()
    friends = [Guest(browser, TYPED_NAMES[number], "fr-FR", SIZES[0], is_still=True) for number in (4, 7, 5)]
    for friend, number in zip(friends, (4, 7, 5), strict=True):
        seen.append(watched(friend.page))
        friend.join(f"{server.named_url}/{made['code']}")
        expect(host.page.get_by_text(NAMES[number]).first).to_be_visible()
    is_unharmed(host.page)
    television = browser.new_context(locale="en-GB").new_page()
    television.set_default_timeout(MOMENT)
    seen.append(watched(television))
    television.goto(f"{server.named_url}/{made['code']}/tv")
    expect(television.get_by_test_id("big-screen-lobby")).to_contain_text(NAMES[7])
    is_unharmed(television, TELEVISION)
    host.press(host.page.get_by_test_id("lobby-start"))
    host.page.get_by_test_id("table").wait_for()
    is_unharmed(host.page)
    is_unharmed(television, TELEVISION)
    assert not any(seen)
    for guest in (host, *friends):
        guest.leave()
    television.context.close()
