"""Several people at one device: a curtain between their turns, and nobody sees a card of another's hand."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from regift.kit.event import SPECTATOR
from tests.browser.playing import until
from tests.browser.serving import Served
from tests.browser.shared_device import (
    NAMES,
    Device,
    play_first,
    play_gift_trap,
    play_kung_fu,
    play_not_a_hat,
)
from tests.browser.shared_device_secrecy import match_of

pytestmark = pytest.mark.browser


Opener = Callable[[str, tuple[int, int]], Device]


@pytest.fixture
def open_device(browser: Browser, quick: Served) -> Iterator[Opener]:
    """Return what opens a device, which is closed after the test without any error of the page."""
    opened: list[Device] = []

    def open_it(locale: str, size: tuple[int, int]) -> Device:
        opened.append(Device(browser, quick, locale, size))
        return opened[-1]

    yield open_it
    for device in opened:
        assert device.guest.errors == []
        device.guest.leave()


def test_two_people_play_kung_fu_granny_to_the_end_on_one_phone(open_device: Opener) -> None:
    device = open_device("fr-FR", (390, 844))
    device.lay("kung_fu", 2, turn_cap=3)
    device.page.get_by_test_id("hand-over").wait_for()
    device.play(play_kung_fu)
    assert set(device.held) == {0, 1}
    assert all(one != other for one, other in zip(device.held, device.held[1:], strict=False))


TO_THE_END = pytest.param(0, marks=pytest.mark.all)
"""With 1, they play until all have had the device; ./check --all has them play on to the end, too."""


@pytest.mark.parametrize("times", [1, TO_THE_END])
def test_three_people_give_and_wish_one_after_the_other_on_one_tablet(open_device: Opener, times: int) -> None:
    device = open_device("en-GB", (820, 1180))
    device.lay("gift_trap", 3, cap=1)
    device.page.get_by_test_id("hand-over").wait_for()
    device.play(play_gift_trap, times)
    assert set(device.held) == {0, 1, 2}


@pytest.mark.parametrize("times", [1, TO_THE_END])
def test_three_people_and_a_bot_play_cursed_gifts_on_one_phone(open_device: Opener, times: int) -> None:
    device = open_device("fr-FR", (390, 664))
    device.lay("cursed_gifts", 3, bots=1, turn_cap=1)
    device.page.get_by_test_id("hand-over").wait_for()
    device.play(play_first, times)
    assert set(device.held) == {0, 1, 2}


@pytest.mark.parametrize("times", [1, TO_THE_END])
def test_what_all_see_of_not_a_hat_begins_before_everybodys_eyes(open_device: Opener, times: int) -> None:
    device = open_device("fr-FR", (844, 390))
    device.lay("not_a_hat", 3)
    device.page.get_by_test_id("table").wait_for()
    device.holder = match_of(device.served, device.code).state.to_act()[0]
    device.play(play_not_a_hat, times)
    assert len(set(device.held)) > 1


def test_a_reload_a_rematch_and_another_game_keep_all_seats(open_device: Opener) -> None:
    device = open_device("en-GB", (390, 844))
    page = device.page
    device.lay("kung_fu", 2, turn_cap=1)
    curtain, start = page.get_by_test_id("hand-over"), page.get_by_test_id("lobby-start")
    curtain.wait_for()
    device.take()
    page.reload()
    curtain.wait_for()
    assert page.get_by_test_id("table").count() == 0
    device.play(play_kung_fu)
    assert set(device.held) == {0, 1}
    device.guest.press(page.get_by_test_id("end-rematch"))
    start.wait_for()
    for name in NAMES[:2]:
        expect(page.locator("li .name", has_text=name)).to_have_count(1)
    page.get_by_test_id("next-game").locator("summary").click()
    device.guest.press(page.get_by_test_id("next-game-cursed_gifts"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Cursed Gifts")
    device.guest.press(start)
    curtain.wait_for()
    device.holder = SPECTATOR
    device.look()


@pytest.mark.parametrize("left", [0, 1])
def test_whoever_is_left_gets_a_curtain_when_another_stands_up_and_after_a_reload(
    open_device: Opener, left: int
) -> None:
    device = open_device("en-GB", (390, 844))
    page = device.page
    device.lay("kung_fu", 2)
    curtain, table = page.get_by_test_id("hand-over"), page.get_by_test_id("table")
    curtain.wait_for()
    while device.holder != 1 - left:
        device.step(play_kung_fu)
    device.guest.press(page.get_by_test_id("table-sheet"))
    device.guest.press(page.get_by_test_id("stand-up"))
    device.guest.press(page.get_by_test_id("sure-yes"))
    for _ in range(2):
        curtain.wait_for()
        device.take()
        assert device.holder == left
        table.wait_for()
        device.look()
        page.reload()
    curtain.wait_for()


def test_one_of_them_wishes_to_go_faster_for_all_of_them(browser: Browser, patient: Served) -> None:
    device = Device(browser, patient, "en-GB", (820, 1180))
    page = device.page
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    device.lay("gift_trap", 3, cap=1)
    faster = page.get_by_test_id("hasten")
    page.get_by_test_id("hand-over").wait_for()
    while not faster.count():
        device.step(play_gift_trap)
    device.guest.press(faster)
    until(page, lambda: len([frame for frame in sent if '"hasten"' in frame and "true" in frame]) == 3)
    assert device.guest.errors == []
    device.guest.leave()
