"""At the end of an evening everybody takes a date for next week along, in their own language and by their own clock."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.game_search import ME
from tests.browser.playing import Guest
from tests.browser.prepared_table import prepare_table, sit_down
from tests.browser.serving import Served
from tests.browser.tour.scenes import SCENES

pytestmark = pytest.mark.browser

TITLES: Final = {"fr-FR": "SUMMARY:Soirée jeux", "en-GB": "SUMMARY:Games night: That’s Not a Hat"}
BUTTONS: Final = {"fr-FR": "Même heure la semaine prochaine", "en-GB": "Same time next week"}


@pytest.mark.parametrize("locale", TITLES)
def test_a_press_downloads_a_date_with_the_link_of_the_table(
    browser: Browser, server: Served, tmp_path: Path, locale: str
) -> None:
    guest = Guest(browser, "Robin", locale, (390, 664), is_still=True)
    table = prepare_table(server.data, SCENES["hats-end"]())
    sit_down(guest.page, server, table, ME)
    button = guest.page.get_by_test_id("evening-next-week")
    button.wait_for()
    assert button.inner_text() == BUTTONS[locale]
    with guest.page.expect_download() as found:
        guest.press(button)
    found.value.save_as(tmp_path / "date.ics")
    assert found.value.suggested_filename == f"regift-{table.code}.ics"
    file = (tmp_path / "date.ics").read_bytes().decode()
    assert TITLES[locale] in file
    assert f"/{table.code}\r\n" in file
    assert guest.errors == []
    guest.leave()
