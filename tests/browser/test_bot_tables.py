"""A table against bots: how many of them and how long, chosen in place; and games that are over lie below the shelf."""

import json

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from regift.games import catalogue
from regift.server.http import game_list_and_words_rules_options
from tests.browser.playing import Guest
from tests.browser.prepared_table import KEEP_SEAT, Scene, prepare_table
from tests.browser.serving import Served
from tests.browser.tour import kung_fu_scenes

pytestmark = pytest.mark.browser

PHONE = (390, 664)
LAPTOP = (1366, 768)


def asked_for(page: Page) -> list[dict[str, object]]:
    """Note each table that the page asks for."""
    found: list[dict[str, object]] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/api/tables"):
            found.append(json.loads(request.post_data or "{}"))

    page.on("request", note)
    return found


@pytest.mark.parametrize(("locale", "size"), [("fr-FR", PHONE), ("en-GB", LAPTOP)], ids=["phone", "laptop"])
def test_a_table_against_bots_has_as_many_and_is_as_short_as_was_chosen_in_place(
    browser: Browser, server: Served, locale: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", locale, size, is_still=True)
    page = guest.page
    tables = asked_for(page)
    page.goto(server.named_url)
    guest.press(page.get_by_test_id("home-play-bots-kung_fu"))
    page.get_by_test_id("table").wait_for()
    page.goto(server.named_url)
    page.get_by_test_id("home-seats-kung_fu").select_option("2")
    page.get_by_test_id("home-length-kung_fu").select_option(index=1)
    guest.press(page.get_by_test_id("home-play-bots-kung_fu"))
    page.get_by_test_id("table").wait_for()
    expect(page.locator("section[data-seat]")).to_have_count(2)
    short = game_list_and_words_rules_options.lid(catalogue.folders()["kung_fu"]).short
    assert [(table["seats"], table["options"]) for table in tables] == [(4, {}), (2, short)]
    assert guest.errors == []
    guest.leave()


def test_games_that_are_over_lie_below_the_shelf_and_others_above(browser: Browser, patient: Served) -> None:
    guest = Guest(browser, "Robin", "en-GB", PHONE, is_still=True)
    page = guest.page
    page.goto(patient.named_url)
    for scene in (kung_fu_scenes.scene_of(kung_fu_scenes.WISHES["fu-end"]), Scene("kung_fu", ("Robin", "Léa"), 4)):
        table = prepare_table(patient.data, scene)
        page.evaluate(KEEP_SEAT, [table.code, table.tokens[0]])
    page.reload()
    expect(page.get_by_test_id("my-tables").get_by_role("link")).to_have_count(1)
    expect(page.get_by_test_id("finished-games").get_by_role("link")).to_have_count(1)
    places = [page.get_by_test_id(part).bounding_box() for part in ("my-tables", "box-kung_fu", "finished-games")]
    tops = [place["y"] for place in places if place]
    assert len(tops) == len(places)
    assert tops == sorted(tops)
    assert guest.errors == []
    guest.leave()
