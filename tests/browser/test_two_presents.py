"""Two phones in two languages: each adds two presents in the lobby, and they come up first."""

import re
from typing import Final

import pytest
from playwright.sync_api import FilePayload, Page, expect

from regift.games.gift_trap.game_class_deal_and_position_from_text import GiftTrap
from regift.games.gift_trap.pack_colours_and_token_scores import RANKS
from tests.browser.playing import Guest
from tests.browser.prepared_table import KEEP_SEAT
from tests.browser.serving import Served
from tests.browser.television import GuestOpener
from tests.browser.tour.inspector import violations
from tests.server.custom_cards import picture

pytestmark = pytest.mark.browser
PHONE: Final = (390, 844)
SEATS: Final = 3
SMALL_PHONE: Final = (390, 664)


@pytest.fixture
def lea(open_guest: GuestOpener) -> Guest:
    """Somebody with a phone, in French, who is the host."""
    return open_guest("Léa", "fr-FR", PHONE, is_still=True)


@pytest.fixture
def robin(open_guest: GuestOpener) -> Guest:
    """Somebody with a lower phone, in English."""
    return open_guest("Robin", "en-GB", SMALL_PHONE, is_still=True)


def sit_down_together(lea: Guest, robin: Guest, served: Served) -> None:
    """Let the two sit down at a table for three that plays one round."""
    asked = {"game": "gift_trap", "seats": SEATS, "options": {"cap": 1, "first": 0}}
    made = lea.context.request.post(f"{served.url}/api/tables", data=asked).json()
    lea.page.goto(served.named_url)
    lea.page.evaluate(KEEP_SEAT, [made["code"], made["token"]])
    lea.page.goto(f"{served.named_url}/{made['code']}")
    robin.join(lea.page.get_by_test_id("lobby-link").inner_text())


def write(guest: Guest, name: str) -> None:
    """Add a present in words."""
    guest.press(guest.page.get_by_test_id("two-words"))
    guest.page.get_by_test_id("two-name").fill(name)
    guest.press(guest.page.get_by_test_id("two-put"))
    expect(guest.page.get_by_test_id("two-mine").filter(has_text=name)).to_be_visible()


def show(guest: Guest, photo: bytes) -> None:
    """Add a present that a photo says all about."""
    file = FilePayload(name="photo.png", mimeType="image/png", buffer=photo)
    guest.page.get_by_test_id("two-photo").set_input_files(file)
    guest.page.get_by_test_id("two-preview").wait_for()
    guest.press(guest.page.get_by_test_id("two-put"))
    expect(guest.page.get_by_test_id("two-mine").locator("img")).to_be_visible()


def is_in_first_window(page: Page, name: str) -> bool:
    """Return whether all of it can be seen and touched without scrolling."""
    box = page.get_by_test_id(name).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] - 4
    script = "([x, y, name]) => !!document.elementFromPoint(x, y)?.closest(`[data-testid=${name}]`)"
    return bool(page.evaluate("scrollY") == 0 and page.evaluate(script, [x, y, name]))


def press_all(guest: Guest, *names: str) -> None:
    """Touch one thing after the other."""
    for name in names:
        guest.press(guest.page.get_by_test_id(name))


def give(guest: Guest, friend: int) -> None:
    """Give what the friend wants most to the friend."""
    done = f"option-{GiftTrap(SEATS, {}).by_name['done'].id}"
    table = guest.page.get_by_test_id("gift-table")
    expect(table).to_have_attribute("data-step", "step_give")
    press_all(guest, "gift-0", f"friend-{friend}", "gift-1", "friend-2", done)


def rate_and_open(*guests: Guest) -> None:
    """Rate, then open what waits for somebody's touch, until the game is over."""
    done = f"option-{GiftTrap(SEATS, {}).by_name['done'].id}"
    for guest in guests:
        expect(guest.page.get_by_test_id("gift-table")).to_have_attribute("data-step", "step_rate")
        photo = next(number for number in range(SEATS + 1) if has_photo(guest.page, number))
        others = [number for number in range(SEATS + 1) if number != photo]
        for square, rank in zip([*others, photo], RANKS, strict=True):
            press_all(guest, f"token-{rank}", f"gift-{square}")
        press_all(guest, done)
    for guest in guests:
        parcel = guest.page.locator('[data-testid^="parcel-"]:enabled').first
        parcel.or_(guest.page.get_by_test_id("end-standings")).first.wait_for()
        if parcel.is_visible():
            guest.press(parcel)
    for guest in guests:
        guest.page.get_by_test_id("end-standings").wait_for()


def has_photo(page: Page, square: int) -> bool:
    """Return whether the gift on a square is shown as a photo."""
    return page.locator(f'[data-spot="display/{square}"] img').count() > 0


def tell_who_knew_whom(guest: Guest, *said: str) -> None:
    """Look for who knew whom best, and for both gifts with their pictures."""
    told = guest.page.get_by_test_id("knows-best")
    for words in said:
        expect(told).to_contain_text(words)
    expect(told.get_by_test_id("surest-gift").locator(".picture > :is(img, svg)").first).to_be_visible()
    # Both dreaded the same photo: whatever the bot thinks of it, nothing is worse.
    expect(told.get_by_test_id("dreaded-gift").locator("img")).to_be_visible()
    expect(guest.page.get_by_test_id("end-story")).not_to_contain_text(said[1])
    assert violations(guest.page) == []
    with guest.page.expect_download() as kept:
        guest.press(guest.page.get_by_test_id("keep-poster"))
    assert kept.value.suggested_filename.startswith("gifttrap-")


def test_each_adds_two_by_photo_or_in_words_and_they_come_up_first(lea: Guest, robin: Guest, server: Served) -> None:
    sit_down_together(lea, robin, server)
    robin.page.get_by_test_id("two-presents").wait_for()
    assert is_in_first_window(robin.page, "two-words")
    lea.page.get_by_test_id("two-open").wait_for()
    assert is_in_first_window(lea.page, "two-open")
    lea.press(lea.page.get_by_test_id("two-open"))
    assert violations(lea.page) == violations(robin.page) == []
    write(lea, "Le pull beige de mamie")
    show(lea, picture(900, 700, "PNG"))
    show(robin, picture(700, 900, "PNG"))
    expect(robin.page.get_by_test_id("two-presents")).to_contain_text("One is wrapped. One more?")
    expect(lea.page.get_by_test_id("two-presents")).to_contain_text("Les deux sont emballés.")
    expect(lea.page.get_by_test_id("two-words")).to_have_count(0)
    write(robin, "A weekend without phones")
    expect(lea.page.get_by_test_id("two-count-1")).to_contain_text("Robin : 2 sur 2")
    expect(robin.page.get_by_test_id("two-count-0")).to_contain_text("Léa: 2 of 2")
    # Nobody is told who has added what.
    expect(robin.page.get_by_test_id("two-mine")).to_have_count(2)
    expect(robin.page.get_by_test_id("two-presents")).not_to_contain_text("pull beige")

    lea.press(lea.page.get_by_test_id("lobby-fill-up"))
    lea.press(lea.page.get_by_test_id("lobby-start"))
    expect(lea.page.get_by_test_id("pack-red")).to_contain_text("Les vôtres : 4")
    expect(robin.page.get_by_test_id("pack-red")).to_contain_text("4 of yours on top")
    expect(robin.page.get_by_test_id("on-top")).to_have_count(1)
    lea.press(lea.page.get_by_test_id("pack-red"))
    shown = robin.page.locator('[data-testid^="gift-"] [data-face^="own-"]')
    expect(shown).to_have_count(4)
    expect(robin.page.get_by_test_id("gift-table").locator("img")).to_have_count(2)

    give(lea, 1)
    give(robin, 0)
    rate_and_open(lea, robin)
    tell_who_knew_whom(lea, "dans le mille", "Le cadeau le plus sûr", "voulu par")
    tell_who_knew_whom(robin, "right out of 1", "The surest gift", "wanted by")


def test_a_present_is_taken_out_again_and_only_the_host_adds_more(lea: Guest, robin: Guest, server: Served) -> None:
    sit_down_together(lea, robin, server)
    write(robin, "A goat")
    write(robin, "Another goat")
    robin.press(robin.page.get_by_label("Take “A goat” out again"))
    expect(robin.page.get_by_test_id("two-mine")).to_have_text(["Another goat"])
    write(robin, "A third goat")
    robin.press(robin.page.get_by_test_id("own-open"))
    robin.page.get_by_test_id("own-name").fill("A fourth goat")
    robin.press(robin.page.get_by_test_id("own-put"))
    expect(robin.page.get_by_test_id("own-wrong")).to_have_text("Two each: the host alone may add more.")


def test_where_only_the_host_adds_nobody_else_is_asked(lea: Guest, robin: Guest, server: Served) -> None:
    sit_down_together(lea, robin, server)
    robin.page.get_by_test_id("two-presents").wait_for()
    lea.press(lea.page.get_by_text("Réglages de la table"))
    lea.page.get_by_label(re.compile("^Vos propres cadeaux")).select_option("host")
    expect(robin.page.get_by_test_id("two-presents")).to_have_count(0)
    expect(lea.page.get_by_test_id("two-open")).to_be_visible()
