"""What a device that several people share must not show is found where it does."""

import pytest
from playwright.sync_api import Browser

from regift.games import catalogue
from regift.games.action_and_event_wording import GameTranslations
from regift.kit.event import SPECTATOR
from tests.browser.serving import Served
from tests.browser.shared_device import Device
from tests.browser.shared_device_secrecy import SHOWN, shown_wrongly, told_by_seat
from tests.messages_and_screens import faces_dealt

pytestmark = pytest.mark.browser

PUT_WRONGLY = "([name, value]) => document.querySelector('[data-testid=hand-over]').setAttribute(name, value)"


def test_a_card_a_name_or_a_hand_in_the_curtain_would_be_found(browser: Browser, server: Served) -> None:
    device = Device(browser, server, "fr-FR", (390, 844))
    device.lay("kung_fu", 2)
    device.page.get_by_test_id("hand-over").wait_for()
    device.look()
    told = told_by_seat(device.page.evaluate(SHOWN)["connections"], device.code)
    words = GameTranslations(catalogue.folders()["kung_fu"], "fr", str)
    for seat, other in ((0, 1), (1, 0)):
        face = next(face for face in faces_dealt(told[seat]) if face)
        for name, found in ((face, [face]), (words.label(face), [words.label(face)])):
            device.page.evaluate(PUT_WRONGLY, ["title", name])
            assert shown_wrongly(device.page, device.code, "kung_fu", SPECTATOR, "fr") == found
        device.page.evaluate(PUT_WRONGLY, ["title", ""])
        device.page.evaluate(PUT_WRONGLY, ["data-spot", f"hand:{seat}/x"])
        assert shown_wrongly(device.page, device.code, "kung_fu", seat, "fr") == []
        assert shown_wrongly(device.page, device.code, "kung_fu", other, "fr") == [f"the hand of {seat}"]
        device.page.evaluate(PUT_WRONGLY, ["data-spot", ""])
    device.guest.leave()
