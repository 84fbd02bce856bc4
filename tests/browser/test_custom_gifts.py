"""Presents of a table's own: added with a photo, seen by all at the table, kept as a file, and the game's put away."""

from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.playing import Guest
from tests.browser.serving import Served
from tests.browser.television import GuestOpener
from tests.server.custom_cards import picture

pytestmark = pytest.mark.browser
LAPTOP = (1440, 900)
PHONE = (390, 844)
SEATS = 4
"""Laid for so many."""


@pytest.fixture
def lea(open_guest: GuestOpener) -> Guest:
    """Somebody with a phone, who lays the table."""
    return open_guest("Léa", "fr-FR", PHONE, is_still=True)


@pytest.fixture
def robin(open_guest: GuestOpener) -> Guest:
    """Somebody at a laptop."""
    return open_guest("Robin", "en-GB", LAPTOP, is_still=True)


def add(page: Page, name: str, photo: bytes = b"", line: str = "") -> None:
    """Add a present, and wait until it is in the pack."""
    page.get_by_test_id("own-name").fill(name)
    page.get_by_test_id("own-line").fill(line)
    if photo:
        file = FilePayload(name="photo.png", mimeType="image/png", buffer=photo)
        page.get_by_test_id("own-photo").set_input_files(file)
        expect(page.get_by_test_id("own-preview")).to_be_visible()
    page.get_by_test_id("own-put").click()
    expect(page.get_by_test_id("own-said")).to_contain_text(name)


def lay(guest: Guest, served: Served) -> str:
    """Lay a table with its sheet of presents open; give the address of the table."""
    page = guest.page
    page.goto(served.named_url)
    guest.press(page.get_by_test_id("home-new-gift_trap"))
    invitation = page.get_by_test_id("lobby-link").inner_text()
    guest.press(page.get_by_test_id("own-open"))
    return invitation


def expect_photo(page: Page, name: str) -> None:
    """Wait until the photo of a present has come and is drawn."""
    shown = page.get_by_test_id("own-card").filter(has_text=name).locator("img")
    expect(shown).to_be_visible()
    page.wait_for_function("image => image.complete && image.naturalWidth === 512", arg=shown.element_handle())


def test_a_present_with_a_photo_is_added_seen_by_a_friend_and_thrown_out(
    lea: Guest, robin: Guest, server: Served
) -> None:
    page = lea.page
    invitation = lay(lea, server)
    add(page, "Le pull beige", picture(1600, 1200, "PNG"), "Il gratte. Il dure.")
    expect_photo(page, "Le pull beige")
    add(page, "Rien <b>du tout</b> { $x }")
    expect(page.get_by_test_id("own-card")).to_have_count(2)
    expect(page.get_by_test_id("own-card").first).to_contain_text("Rien <b>du tout</b> { $x }")

    robin.join(invitation)
    expect(robin.page.get_by_test_id("own-count")).to_have_text("2 of your own, none put away")
    robin.page.get_by_test_id("own-open").click()
    expect_photo(robin.page, "Le pull beige")
    expect(robin.page.get_by_test_id("own-form")).to_be_visible()
    expect(robin.page.get_by_test_id("own-remove")).to_have_count(0)

    page.get_by_test_id("own-edit").last.tap()
    expect(page.get_by_test_id("own-preview")).to_be_visible()
    page.get_by_test_id("own-name").fill("Le pull gris")
    page.get_by_test_id("own-put").tap()
    expect(page.get_by_test_id("own-card").last).to_contain_text("Le pull gris")
    page.get_by_test_id("own-remove").first.tap()
    expect(robin.page.get_by_test_id("own-card")).to_have_count(1)
    expect_photo(robin.page, "Le pull gris")


def test_what_is_no_photo_is_refused_in_words_and_the_present_stays(lea: Guest, server: Served) -> None:
    page = lea.page
    lay(lea, server)
    page.get_by_test_id("own-name").fill("Une lettre")
    text = FilePayload(name="photo.jpg", mimeType="image/jpeg", buffer=b"chere tante, merci")
    page.get_by_test_id("own-photo").set_input_files(text)
    page.get_by_test_id("own-put").tap()
    expect(page.get_by_test_id("own-wrong")).to_contain_text("JPEG, PNG, WebP ou GIF")
    expect(page.get_by_test_id("own-said")).to_contain_text("sans sa photo")
    expect(page.get_by_test_id("own-card")).to_have_count(1)


def test_a_pack_is_kept_as_a_file_and_added_to_another_table(lea: Guest, server: Served, tmp_path: Path) -> None:
    page = lea.page
    lay(lea, server)
    add(page, "Le pull beige", picture(1600, 1200, "PNG"))
    with page.expect_download() as started:
        page.get_by_test_id("pack-save").tap()
    kept = tmp_path / started.value.suggested_filename
    started.value.save_as(kept)
    assert kept.name == "regift-gift_trap.json"

    lay(lea, server)
    broken = tmp_path / "broken.json"
    broken.write_text("{}", encoding="utf-8")
    page.get_by_test_id("pack-file").set_input_files(broken)
    expect(page.get_by_test_id("pack-wrong")).to_contain_text("pas un paquet")
    page.get_by_test_id("pack-file").set_input_files(kept)
    expect(page.get_by_test_id("pack-said")).to_have_text("Un cadeau de plus.")
    page.get_by_test_id("lang-en").dispatch_event("click")
    expect(page.get_by_test_id("pack-said")).to_have_text("One gift more.")
    expect_photo(page, "Le pull beige")


def test_presents_of_the_game_are_found_and_put_away(lea: Guest, robin: Guest, server: Served) -> None:
    page = lea.page
    invitation = lay(lea, server)
    page.get_by_test_id("own-tab-house").tap()
    page.get_by_test_id("house-search").fill("poirier")
    found = page.get_by_test_id("house-card")
    expect(found).to_have_count(1)
    found.get_by_role("checkbox").uncheck()
    robin.join(invitation)
    expect(robin.page.get_by_test_id("own-count")).to_have_text("None of your own, 1 put away")
    robin.page.get_by_test_id("own-open").click()
    robin.page.get_by_test_id("own-tab-house").click()
    expect(robin.page.get_by_test_id("house-card").first.get_by_role("checkbox")).to_be_disabled()
    page.get_by_test_id("house-search").fill("")
    found.filter(has_text="poirier").get_by_role("checkbox").check()
    expect(robin.page.get_by_test_id("own-count")).to_have_text(
        "Presents that were put away, and presents of your own."
    )


OTHERS_AWAY = """async ([code, wanted]) => {
  const at = `/api/tables/${code}/`;
  const headers = { authorization: `Bearer ${localStorage.getItem(`regift.seat.${code}`)}` };
  const ask = (path, body) => fetch(at + path, { method: "POST", headers, body: JSON.stringify(body) });
  const cards = Array.from({ length: wanted }, (_, n) => ({ kind: "yellow", name: `Pull ${n}` }));
  await ask("own", { cards });
  const house = await (await fetch(at + "house", { headers })).json();
  await ask("house", { ids: house.filter(({ kind }) => kind === "yellow").map(({ id }) => id), is_on: false });
}"""
"""Adds so many presents, and puts those of the game in the same pack away."""


def test_a_present_of_the_tables_own_lies_in_the_window_with_its_photo(
    lea: Guest, robin: Guest, server: Served
) -> None:
    page = lea.page
    invitation = lay(lea, server)
    add(page, "Le pull beige", picture(1600, 1200, "PNG"))
    page.evaluate(OTHERS_AWAY, [invitation[-4:], SEATS])
    page.keyboard.press("Escape")
    robin.join(invitation)
    expect(robin.page.get_by_test_id("own-count")).to_be_visible()
    lea.press(page.get_by_test_id("lobby-fill-up"))
    lea.press(page.get_by_test_id("first-0"))
    lea.press(page.get_by_test_id("lobby-start"))
    lea.press(page.get_by_test_id("pack-yellow"))
    for guest in (lea, robin):
        shown = guest.page.locator('[data-face^="own-"]')
        expect(shown).to_have_count(SEATS + 1)
        expect(guest.page.get_by_test_id("gift-table")).to_contain_text("Le pull beige")
        photo = guest.page.get_by_test_id("gift-table").locator("img[src^='blob:']")
        expect(photo).to_be_visible()
        guest.page.wait_for_function("image => image.naturalWidth === 512", arg=photo.element_handle())
