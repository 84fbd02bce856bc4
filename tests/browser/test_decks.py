"""A deck that is mixed in a browser: changed, weighed, kept, sent to somebody, and played with."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import Guest
from tests.browser.serving import Served

pytestmark = pytest.mark.browser
LAPTOP = (1440, 900)
PHONE = (390, 844)


@pytest.fixture
def robin(browser: Browser) -> Iterator[Guest]:
    """Somebody at a laptop."""
    guest = Guest(browser, "Robin", "fr-FR", LAPTOP, is_still=True)
    yield guest
    assert guest.errors == []
    guest.leave()


@pytest.fixture
def lea(browser: Browser) -> Iterator[Guest]:
    """Somebody with a phone."""
    guest = Guest(browser, "Léa", "en-GB", PHONE, is_still=True)
    yield guest
    assert guest.errors == []
    guest.leave()


def mix(guest: Guest, served: Served) -> Page:
    """Open the page from the box of the game."""
    page = guest.page
    page.goto(served.named_url)
    guest.press(page.get_by_test_id("home-deck-cursed_gifts"))
    expect(page.get_by_test_id("deck-total")).to_have_text("100 cartes" if guest.name == "Robin" else "100 cards")
    expect(page.get_by_test_id("deck-play")).to_be_enabled()
    return page


def test_a_deck_is_changed_weighed_sent_and_played_by_somebody_else(robin: Guest, lea: Guest, server: Served) -> None:
    page = mix(robin, server)
    page.get_by_test_id("sieve-defence").click()
    page.get_by_test_id("deck-more-karma").click()
    page.get_by_test_id("deck-count-manta").fill("0")
    page.get_by_test_id("deck-count-manta").press("Enter")
    page.get_by_test_id("deck-box-golden").get_by_role("button").click()
    expect(page.get_by_test_id("deck-total")).to_have_text("97 cartes")
    expect(page.get_by_test_id("deck-count-karma")).to_have_value("6")

    page.get_by_test_id("balance-weigh").click()
    bar = page.get_by_test_id("balance").get_by_role("progressbar")
    expect(bar).not_to_have_js_property("value", 0)
    expect(bar).to_have_attribute("max", "2000")
    expect(page.get_by_test_id("balance-length")).to_contain_text("tours")
    expect(page.get_by_test_id("balance-first")).to_contain_text("avec 95")
    charts = page.get_by_test_id("balance-cards")
    expect(charts.get_by_role("listitem").first).to_contain_text("%")
    charts.get_by_test_id("balance-cards-played").click()
    expect(charts.get_by_test_id("balance-cards-played")).to_have_attribute("aria-pressed", "true")
    expect(charts).to_contain_text("Victoires de qui l’a jouée.")
    expect(charts.get_by_role("listitem").filter(has_text="Karma")).to_be_visible()
    for name in ("lengths", "leads"):
        expect(page.get_by_test_id(f"balance-{name}").get_by_role("listitem").first).to_contain_text("%")
    if page.get_by_test_id("balance-stop").is_visible():
        page.get_by_test_id("balance-stop").click()
    expect(page.get_by_test_id("balance-weigh")).to_be_enabled()
    expect(page.get_by_test_id("balance-played")).to_be_visible()

    page.get_by_test_id("deck-name").fill("Zéro raie")
    page.get_by_test_id("deck-share").click()
    link = page.get_by_test_id("deck-link")
    expect(link).to_contain_text("raie")
    lea.page.goto(link.inner_text())
    expect(lea.page.get_by_test_id("deck-total")).to_have_text("97 cards")
    expect(lea.page.get_by_test_id("deck-name")).to_have_value("Zéro raie")
    lea.press(lea.page.get_by_test_id("deck-play"))

    invitation = lea.page.get_by_test_id("lobby-link").inner_text()
    expect(lea.page.get_by_test_id("lobby-deck")).to_contain_text("97 cards")
    robin.join(invitation)
    expect(robin.page.get_by_test_id("deck-played")).to_contain_text("97 cartes")
    robin.page.get_by_test_id("lobby-mix").click()
    expect(robin.page.get_by_test_id("deck-card-karma")).to_contain_text("×6")
    expect(robin.page.get_by_test_id("deck-card-manta")).to_be_hidden()
    robin.page.keyboard.press("Escape")
    for seat in (2, 3):
        lea.press(lea.page.get_by_test_id(f"lobby-add-bot-{seat}"))
    lea.press(lea.page.get_by_test_id("lobby-start"))
    for guest in (robin, lea):
        expect(guest.page.get_by_test_id("table")).to_be_visible()


def test_a_deck_that_can_not_be_played_says_why_and_what_was_done_is_undone(robin: Guest, server: Served) -> None:
    page = mix(robin, server)
    state = page.get_by_test_id("deck-state")
    expect(state).not_to_contain_class("wrong")
    page.get_by_test_id("deck-empty").click()
    expect(state).to_contain_text("il en faut au moins 29")
    expect(state).to_contain_class("wrong")
    expect(page.get_by_test_id("deck-play")).to_be_disabled()
    expect(page.get_by_test_id("balance-weigh")).to_be_disabled()
    page.get_by_test_id("deck-count-karma").fill("40")
    page.get_by_test_id("deck-count-karma").press("Enter")
    expect(state).to_contain_text("Personne ne pourrait être hors jeu")
    page.get_by_test_id("deck-count-karma").fill("999")
    page.get_by_test_id("deck-count-karma").press("Enter")
    expect(page.get_by_test_id("deck-count-karma")).to_have_value("60")
    for _ in range(3):
        page.get_by_test_id("deck-undo").first.click()
    expect(page.get_by_test_id("deck-total")).to_have_text("100 cartes")
    expect(page.get_by_test_id("deck-play")).to_be_enabled()
    expect(state).not_to_contain_class("wrong")
    page.keyboard.press("Control+Shift+z")
    expect(page.get_by_test_id("deck-total")).to_have_text("0 carte")


def test_a_deck_is_kept_on_the_device_and_comes_back_from_a_file(robin: Guest, server: Served, tmp_path: Path) -> None:
    page = mix(robin, server)
    page.get_by_test_id("deck-more-siren").click()
    page.get_by_test_id("deck-name").fill("Sirènes")
    expect(page.get_by_test_id("deck-keep")).to_be_enabled()
    page.get_by_test_id("deck-keep").click()
    page.get_by_test_id("deck-share").click()
    expect(page.get_by_test_id("deck-link")).to_contain_text("n=Sir")
    with page.expect_download() as started:
        page.get_by_test_id("deck-download").click()
    kept = tmp_path / started.value.suggested_filename
    started.value.save_as(kept)
    assert kept.name == "Sirènes.toml"

    page.goto(f"{server.named_url}/deck/cursed_gifts")
    expect(page.get_by_test_id("deck-total")).to_have_text("100 cartes")
    page.get_by_test_id("deck-shelf").click()
    page.get_by_test_id("deck-open").click()
    expect(page.get_by_test_id("deck-total")).to_have_text("101 cartes")
    page.get_by_test_id("deck-undo").first.click()
    expect(page.get_by_test_id("deck-total")).to_have_text("100 cartes")

    page.get_by_test_id("deck-shelf").click()
    broken = tmp_path / "broken.toml"
    broken.write_text(kept.read_text(encoding="utf-8").replace("siren =", "mermaid ="), encoding="utf-8")
    page.get_by_test_id("deck-file").set_input_files(broken)
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("mermaid")
    page.get_by_test_id("deck-file").set_input_files(kept)
    expect(page.get_by_test_id("deck-total")).to_have_text("101 cartes")
    expect(page.get_by_test_id("deck-name")).to_have_value("Sirènes")


def test_a_link_that_was_cut_says_so_and_begins_with_the_box(robin: Guest, server: Served) -> None:
    page = robin.page
    page.goto(f"{server.named_url}/deck/cursed_gifts#d=16864322210")
    expect(page.get_by_test_id("deck-refused")).to_contain_text("Redemande-le")
    expect(page.get_by_test_id("deck-total")).to_have_text("100 cartes")


def test_a_host_mixes_the_deck_of_the_table_and_too_few_cards_for_more_players_are_refused(
    robin: Guest, server: Served
) -> None:
    page = robin.page
    page.goto(server.named_url)
    page.get_by_test_id("home-new-cursed_gifts").click()
    page.get_by_test_id("lobby-mix").click()
    expect(page.get_by_test_id("deck-total")).to_have_text("100 cartes")
    page.get_by_test_id("deck-empty").click()
    for card, count in (("gift_5", 20), ("karma", 9)):
        page.get_by_test_id(f"deck-count-{card}").fill(str(count))
        page.get_by_test_id(f"deck-count-{card}").press("Enter")
    expect(page.get_by_test_id("deck-play")).to_be_enabled()
    page.get_by_test_id("deck-play").click()
    expect(page.get_by_test_id("lobby-deck")).to_contain_text("29 cartes")
    page.get_by_label("Une place de plus").click()
    expect(page.get_by_text("il en faut au moins 36")).to_be_visible()
    expect(page.get_by_test_id("lobby-deck")).to_contain_text("29 cartes")


def test_with_the_zodiac_everybody_picks_a_sign_for_all_to_see(robin: Guest, lea: Guest, server: Served) -> None:
    page = mix(robin, server)
    page.get_by_test_id("deck-box-zodiac").get_by_role("button").click()
    expect(page.get_by_test_id("deck-total")).to_have_text("112 cartes")
    expect(page.get_by_test_id("deck-play")).to_be_enabled()
    page.get_by_test_id("deck-play").click()
    lea.join(page.get_by_test_id("lobby-link").inner_text())
    own = lea.page.get_by_test_id("own-sign_1")
    own.select_option("leo")
    expect(own).to_have_value("leo")
    expect(lea.page.get_by_test_id("own-sign_0")).to_have_text("none")
    expect(page.get_by_test_id("own-sign_1")).to_have_value("leo")
    page.get_by_test_id("lobby-deck").get_by_role("combobox").select_option("base")
    expect(page.get_by_test_id("own-choices")).to_be_hidden()
