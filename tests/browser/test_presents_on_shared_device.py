"""Several people on one device each add two presents, which come up first, and pass it on with nothing to see."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import Guest
from tests.browser.serving import Served
from tests.browser.shared_device import NAMES, Device
from tests.browser.test_two_presents import show, write
from tests.browser.tour.inspector import violations
from tests.server.custom_cards import picture

pytestmark = pytest.mark.browser


def test_each_of_three_on_one_phone_adds_two_that_come_up_first(browser: Browser, server: Served) -> None:
    device = Device(browser, server, "en-GB", (390, 844))
    page, guest = device.page, device.guest
    device.sit_down("gift_trap", 3, cap=1)
    each = page.get_by_test_id("two-each")
    for person in range(3):
        guest.press(page.get_by_test_id(f"two-of-{person}"))
        expect(page.get_by_test_id("two-presents")).to_contain_text(NAMES[person])
        write(guest, f"The goat of {NAMES[person]}")
        if person == 1:
            show(guest, picture(900, 700, "PNG"))
        else:
            write(guest, f"The sock of {NAMES[person]}")
        expect(page.get_by_test_id("two-mine")).to_have_count(2)
        assert violations(page) == []
        guest.press(page.get_by_test_id("two-pass-on"))
        each.wait_for()
        expect(page.get_by_test_id(f"two-of-{person}")).to_contain_text("2/2")
        assert "goat" not in page.locator("main").inner_text().replace("Your own gifts", "")
    assert violations(page) == []
    guest.press(page.get_by_test_id("lobby-start"))
    page.get_by_test_id("hand-over").wait_for()
    device.take()
    expect(page.get_by_test_id("pack-red")).to_contain_text("6 of yours on top")
    assert guest.errors == []
    guest.leave()


def test_the_home_page_leads_a_family_with_one_tablet_to_their_table(browser: Browser, server: Served) -> None:
    guest = Guest(browser, NAMES[0], "fr-FR", (820, 1180), is_still=True)
    page = guest.page
    page.goto(server.named_url)
    guest.press(page.get_by_test_id("home-on-device-kung_fu"))
    page.get_by_test_id("on-device-name").fill(NAMES[1])
    assert violations(page) == []
    guest.press(page.get_by_test_id("on-device-go"))
    guest.press(page.get_by_test_id("lobby-fill-up"))
    guest.press(page.get_by_test_id("lobby-start"))
    page.get_by_test_id("hand-over").wait_for()
    page.goto(server.named_url)
    guest.press(page.get_by_test_id("home-new-kung_fu"))
    page.get_by_test_id("lobby-on-device").wait_for()
    expect(page.get_by_test_id("on-device-name")).to_have_count(0)
    assert guest.errors == []
    guest.leave()
