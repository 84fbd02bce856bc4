"""The lesson of That's Not a Hat: two gifts are passed on, one with thanks and one not, in both languages."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import Guest, unless_late, until
from tests.browser.serving import Served
from tests.browser.test_whole_game import play_anything
from tests.browser.tour.display_settings import SIZES, settle

pytestmark = pytest.mark.browser

TOLD = {"en": ("guitar", "banana", "piano"), "fr": ("guitare", "banane", "piano")}


TO_THE_END = ("claim-card-banana", "lesson-next", "lesson-next", "option-2")
"""What one presses once one has accepted the first gift."""

DONE = ("hands", "claims", "accepts", "refuses")
"""What somebody does in a round, by the kind of its event."""


def moves_of_bots(heard: list[str]) -> list[str]:
    """List what the server has said that bots did: all but the first seat, whose reader made the table."""
    events = [event for message in map(json.loads, heard) if message["t"] == "update" for event in message["events"]]
    return [kind for kind, args, *_ in events if kind in DONE and args["seat"] != "@0"]


def play_own(guest: Guest) -> bool:
    """Do the first thing that is asked of the reader, where something is; return that nothing follows from it yet."""
    with unless_late(), guest.in_haste():
        name = guest.lit("claim-card-").first
        if name.is_visible():
            guest.press(name)
        else:
            play_anything(guest)
    return False


def go_on(page: Page) -> None:
    """Read on."""
    page.get_by_test_id("lesson-next").click()


def learn(guest: Guest, language: str) -> None:
    """Take the lesson, and try what is wrong on the way."""
    page = guest.page
    guitar, banana, piano = TOLD[language]
    lesson = page.get_by_test_id("lesson")
    expect(page.get_by_test_id("gift")).to_contain_text(guitar)
    go_on(page)
    expect(page.get_by_test_id("way")).to_be_attached()
    go_on(page)
    expect(page.get_by_test_id("bubble")).to_contain_text(guitar)
    before = lesson.inner_text()
    guest.press(page.get_by_test_id("option-2"))
    expect(lesson).not_to_have_text(before)
    guest.press(page.get_by_test_id("option-1"))
    search = page.get_by_test_id("claim-search")
    search.fill(guitar)
    search.press("Enter")
    search.fill(banana[:4].upper())
    guest.press(page.get_by_test_id("claim-card-banana"))
    expect(page.get_by_test_id("bubble")).to_contain_text(banana)
    go_on(page)
    go_on(page)
    guest.press(page.get_by_test_id("option-2"))
    expect(page.get_by_test_id("shame-1").locator("[data-face=card-piano]")).to_have_count(1)
    expect(lesson).to_contain_text(piano)
    page.get_by_test_id("lesson-play").wait_for()
    assert guest.errors == []


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("fr", (390, 844))])
def test_two_gifts_are_passed_on_to_learn_it(
    browser: Browser, server: Served, language: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, "Robin", {"en": "en-GB", "fr": "fr-FR"}[language], size)
    guest.page.goto(server.named_url)
    box = guest.page.get_by_test_id("box-not_a_hat")
    guest.press(box.get_by_test_id("home-minute-not_a_hat"))
    guest.press(guest.page.get_by_test_id("try-it"))
    learn(guest, language)
    guest.press(guest.page.get_by_test_id("lesson-again"))
    expect(guest.page.get_by_test_id("gift")).to_contain_text(TOLD[language][0])
    guest.leave()


PLACES = """() => [...document.querySelectorAll("[data-testid=lesson], [data-testid=ring]")].map((part) => {
  const { top, bottom } = part.getBoundingClientRect();
  return [part.dataset.testid, Math.round(top), Math.round(bottom)];
})"""
"""From where to where the words and the table reach."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(390, 664), (390, 844), (844, 390), (1366, 768)], ids=str)
def test_neither_the_words_nor_the_table_move_from_step_to_step(
    browser: Browser, server: Served, size: tuple[int, int], language: str
) -> None:
    guest = Guest(browser, "Robin", {"en": "en-GB", "fr": "fr-FR"}[language], size, is_still=True, has_touch=True)
    page = guest.page
    page.goto(f"{server.named_url}/lesson/not_a_hat")
    page.get_by_test_id("lesson").wait_for()
    places = []
    for step in (None, "lesson-next", "lesson-next", "option-2", "option-1", *TO_THE_END):
        if step:
            guest.press(page.get_by_test_id(step))
        settle(page)
        places.append(page.evaluate(PLACES))
    page.get_by_test_id("lesson-play").wait_for()
    assert all(place == places[0] for place in places), places
    guest.leave()


ROOM_FOR_PLACEHOLDER = """(field) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = font;
  const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return room - pen.measureText(field.placeholder).width;
}"""
"""How much room is left in a field beside what it asks for."""


@pytest.mark.parametrize("width", [390, 360])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_field_for_a_name_shows_all_that_it_asks_beside_the_button_for_all_names(
    browser: Browser, server: Served, locale: str, width: int
) -> None:
    guest = Guest(browser, "Robin", locale, (width, 844), is_still=True)
    page = guest.page
    page.goto(f"{server.named_url}/lesson/not_a_hat")
    for _ in range(2):
        guest.press(page.get_by_test_id("lesson-next"))
    guest.press(page.get_by_test_id("option-1"))
    expect(page.get_by_test_id("claim-all")).to_be_visible()
    settle(page)
    assert page.get_by_test_id("claim-search").evaluate(ROOM_FOR_PLACEHOLDER) >= 0
    guest.leave()


@pytest.mark.parametrize("answer", ["tips-yes", "tips-no"])
def test_the_offer_of_tips_after_the_lesson_can_be_answered_and_the_bots_go_on(
    browser: Browser, server: Served, answer: str
) -> None:
    guest = Guest(browser, "Robin", "fr-FR", (390, 664), is_still=True, knows_games=False)
    page = guest.page
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page.goto(server.named_url)
    page.get_by_test_id("home-seats-not_a_hat").select_option("3")
    guest.press(page.get_by_test_id("home-minute-not_a_hat"))
    guest.press(page.get_by_test_id("try-it"))
    learn(guest, "fr")
    guest.press(page.get_by_test_id("lesson-play"))
    offer = page.get_by_test_id("tips-offer")
    offer.wait_for()
    assert moves_of_bots(heard) == []
    lobbies = [json.loads(frame) for frame in heard if '"t":"lobby"' in frame]
    assert len(lobbies[-1]["chairs"]) == 3, "as many as were chosen on the first page"
    guest.press(page.get_by_test_id(answer))
    expect(offer).to_have_count(0)
    expect(page.get_by_test_id("tip")).to_have_count(1 if answer == "tips-yes" else 0)
    if answer == "tips-yes":
        assert moves_of_bots(heard) == []
        guest.press(page.get_by_test_id("tip-read"))
    until(page, lambda: play_own(guest) or moves_of_bots(heard) != [])
    assert guest.errors == []
    guest.leave()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_on_a_phone_on_its_side_the_names_lie_beneath_the_words_of_the_lesson(
    browser: Browser, server: Served, locale: str
) -> None:
    guest = Guest(browser, "Robin", locale, SIZES["phone on its side"], is_still=True)
    page = guest.page
    page.goto(f"{server.named_url}/lesson/not_a_hat")
    for _ in range(2):
        guest.press(page.get_by_test_id("lesson-next"))
    guest.press(page.get_by_test_id("option-1"))
    page.get_by_test_id("claim-search").wait_for()
    settle(page)
    told, names = (page.get_by_test_id(part).bounding_box() for part in ("lesson", "claims"))
    assert told
    assert names
    assert names["y"] >= told["y"] + told["height"]
    assert names["y"] + names["height"] <= SIZES["phone on its side"][1]
    assert guest.errors == []
    guest.leave()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_on_a_phone_on_its_side_who_gives_is_told_beneath_the_words_of_the_lesson(
    browser: Browser, server: Served, locale: str
) -> None:
    guest = Guest(browser, "Robin", locale, SIZES["phone on its side"], is_still=True)
    page = guest.page
    page.goto(f"{server.named_url}/lesson/not_a_hat")
    role = page.locator("[data-testid=ring] .token").first
    role.wait_for()
    settle(page)
    told, giver = page.get_by_test_id("lesson").bounding_box(), role.bounding_box()
    assert told
    assert giver
    assert giver["y"] >= told["y"] + told["height"]
    assert guest.errors == []
    guest.leave()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_gift_that_is_shown_last_lies_on_nobody_on_a_low_phone(
    browser: Browser, server: Served, language: str
) -> None:
    guest = Guest(browser, "Robin", {"en": "en-GB", "fr": "fr-FR"}[language], (390, 664), is_still=True)
    page = guest.page
    page.goto(f"{server.named_url}/lesson/not_a_hat")
    learn(guest, language)
    settle(page)
    gift = page.get_by_test_id("gift").bounding_box()
    assert gift
    places = [place.bounding_box() for place in page.locator("[data-testid=ring] [data-seat]").all()]
    assert len(places) == 3
    for place in places:
        assert place
        is_beside = gift["x"] >= place["x"] + place["width"] or place["x"] >= gift["x"] + gift["width"]
        assert is_beside or gift["y"] + gift["height"] <= place["y"]
    guest.leave()
