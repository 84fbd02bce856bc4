"""As many people as a game takes share one phone: everybody has it, and nobody sees another's cards."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.browser.serving import Served
from tests.browser.shared_device import (
    Device,
    play_first,
    play_gift_trap,
    play_kung_fu,
    play_trustingly,
)
from tests.browser.shared_device_secrecy import match_of

pytestmark = pytest.mark.browser
PHONE = (390, 844)


@pytest.mark.parametrize(
    ("game", "people", "locale", "act", "times"),
    [
        pytest.param("cursed_gifts", 8, "fr-FR", play_first, 2, marks=pytest.mark.all),
        pytest.param("gift_trap", 8, "en-GB", play_gift_trap, 1, marks=pytest.mark.all),
        pytest.param("not_a_hat", 8, "fr-FR", play_trustingly, 2, marks=pytest.mark.all),
        pytest.param("kung_fu", 6, "fr-FR", play_kung_fu, 2, marks=pytest.mark.all),
        ("kung_fu", 6, "en-GB", play_kung_fu, 1),
    ],
)
def test_a_full_table_shares_one_phone(
    browser: Browser, server: Served, game: str, people: int, locale: str, act: Callable[[Device], None], times: int
) -> None:
    """Everybody has the phone so many times: seven gifts that each of eight gives take long enough once."""
    device = Device(browser, server, locale, PHONE)
    device.lay(game, people)
    assert device.game is not None
    if device.game.forgets:  # it begins before everybody's eyes
        device.page.get_by_test_id("table").wait_for()
        device.holder = match_of(device.served, device.code).state.to_act()[0]
        device.held.append(device.holder)
    else:
        device.page.get_by_test_id("hand-over").wait_for()
    device.play(act, times)
    assert device.fewest_times_held >= times
    assert device.guest.errors == []
    device.guest.leave()
