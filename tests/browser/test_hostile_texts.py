"""Lines of talk, custom gifts and names of decks that were written to do harm are shown as text and run nothing."""

import json
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Final
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect
from websockets.sync.client import connect

from regift.games import catalogue
from regift.kit.added_and_removed_cards_option import CardChanges, custom_cards_option
from regift.lab.single_game_runner import play_match, seat_bots
from tests.browser.playing import Guest
from tests.browser.serving import Served
from tests.browser.test_hostile_names import SIZES, is_unharmed, watched

pytestmark = pytest.mark.browser

TEXTS: Final = (
    "<img src=x onerror=run()>",
    "<svg/onload=run()><b>",
    "{ $seat } { DE($name) } ${run()}",
    '"><script>run()</script>',
    "javascript:run()//",
    "[run](javascript:run())",
    "\u202eevil\u2066\u200b\u200btext",
    "Z\u0300\u0301\u0302\u0303\u0304algo\u0489\u0489\u0489",
    "act-give = HACKED\n    .glyph = HACKED",
    "W" * 36,
    "__proto__",
    "@1 #gift_5 ~3",
)
"""What people write, before the server takes out what cannot be seen."""

PLAIN: Final = ("<img src=x onerror=run()>", "{ $seat } { DE($name) } ${run()}", "[run](javascript:run())")
"""Of these, what is shown letter by letter."""
GIFTS: Final = (
    *(text for text in TEXTS if text.isprintable()),
    "Z" + "\u0300\u0489" * 150,
    "W" * 400,
    "\ufdfd" * 36,
    "👩‍👩‍👧‍👦" * 50,
    "\u200d" * 30 + "x",
    "x\ufe0f\ufe0e" * 60,
)
"""What somebody writes into a record, beside which no server takes out what cannot be seen."""

AT_ONCE: Final = 5
"""Lines that somebody may say at once."""

DECK: Final = """regift_deck = 1
game = "cursed_gifts"
name = {name}

[cards]
gift_5 = 20
karma = 9
"""


@pytest.fixture
def lea(browser: Browser) -> Iterator[Guest]:
    """Somebody with a phone."""
    guest = Guest(browser, "Léa", "fr-FR", SIZES[0], is_still=True)
    seen = watched(guest.page)
    yield guest
    assert seen == guest.errors == []
    guest.leave()


def test_lines_of_talk(lea: Guest, browser: Browser, server: Served) -> None:
    page = lea.page
    page.goto(server.named_url)
    lea.press(page.get_by_test_id("home-new-kung_fu"))
    link = page.get_by_test_id("lobby-link").inner_text()
    television = Guest(browser, "TV", "en-GB", (1280, 720), is_still=True)
    seen = watched(television.page)
    television.page.goto(f"{server.named_url}/{link[-4:]}/tv")
    television.page.get_by_test_id("big-screen-lobby").wait_for()
    page.get_by_test_id("talk-open").click()
    lines = page.get_by_test_id("talk-lines")
    texts = (*TEXTS, "x" * 200, "\u0e49" * 200)
    for first in range(0, len(texts), AT_ONCE):
        with connect(f"ws://127.0.0.1:{server.port}/ws") as stranger:
            stranger.send(json.dumps({"t": "enter", "code": link[-4:], "name": "<b>Eve</b>", "avatar": "constructor"}))
            for number, text in list(enumerate(texts))[first : first + AT_ONCE]:
                stranger.send(json.dumps({"t": "say", "text": f"{number}: {text}"}))
                expect(lines).to_contain_text(f"{number}: ")
    expect(lines).to_contain_text(TEXTS[0])
    expect(lines).to_contain_text("<b>Eve</b>")
    is_unharmed(page)
    is_unharmed(television.page, ((1280, 720),))
    assert seen == television.errors == []
    television.leave()


def test_custom_gifts_of_a_pack(lea: Guest, server: Served, tmp_path: Path) -> None:
    page = lea.page
    page.goto(server.named_url)
    lea.press(page.get_by_test_id("home-new-gift_trap"))
    lea.press(page.get_by_test_id("own-open"))
    cards = [{"kind": "red", "name": text[:36], "line": text} for text in TEXTS]
    pack = tmp_path / "pack.json"
    pack.write_text(json.dumps({"regift_pack": 1, "game": "gift_trap", "cards": cards}), encoding="utf-8")
    page.get_by_test_id("pack-file").set_input_files(pack)
    expect(page.get_by_test_id("own-card")).to_have_count(len(TEXTS))
    expect(page.get_by_test_id("own-card").last).to_contain_text(TEXTS[0])
    is_unharmed(page)


def record_with(texts: Sequence[str]) -> str:
    """Play a game with gifts of the table's own alone, and write its record as if they were called so."""
    option = custom_cards_option(catalogue.find("gift_trap").make(3, {}).schema)
    assert option is not None
    own = [(kind, f"{kind}_{number}") for kind in option.kinds for number in range(6)]
    changes = CardChanges([gift.id for gift in option.house()], own)
    game = catalogue.find("gift_trap").make(3, {option.name: changes.text(), "cap": 1, "length": 15})
    record, state, _ = play_match(game, seat_bots(game, ["random"] * 3, 1), 1)
    named = zip(own, cycle(texts), strict=False)
    record.words = {option.word_of(id): {"name": text, "line": text} for (_, id), text in named}
    return record.text(game, state)


@pytest.mark.parametrize("first", range(0, len(GIFTS), 3))
def test_gifts_within_a_record(lea: Guest, server: Served, tmp_path: Path, first: int) -> None:
    page = lea.page
    texts = GIFTS[first : first + 3]
    record = tmp_path / "record.jsonl"
    record.write_text(record_with(texts), encoding="utf-8")
    page.goto(f"{server.named_url}/replay")
    page.get_by_test_id("record-file").set_input_files(record)
    page.get_by_test_id("scrubber").wait_for()
    page.get_by_test_id("replay-eyes").select_option("open")
    expect(page.get_by_test_id("replay-eyes")).to_have_value("open")
    slider = page.get_by_test_id("replay-slider")
    said, steps = "", int(slider.get_attribute("max") or 0)
    assert steps > 0
    for step in range(steps + 1):
        slider.fill(str(step))
        said += page.locator("main").inner_text()
        is_unharmed(page, SIZES if step % 8 == 0 else SIZES[:1])
    for text in texts:
        if text in PLAIN:
            assert text in said


def is_named_by(page: Page, text: str) -> bool:
    """Return whether the deck is called what was written, but for what cannot be seen."""
    letters = [
        [letter for letter in name if letter.isascii() and letter.isprintable() and letter != " "]
        for name in (page.get_by_test_id("deck-name").input_value(), text)
    ]
    return letters[0] == letters[1]


@pytest.mark.parametrize("ways", [1, pytest.param(2, marks=pytest.mark.all)])
def test_a_deck_from_a_link_and_from_a_file(lea: Guest, server: Served, tmp_path: Path, ways: int) -> None:
    """Every text comes by one of the two ways; in a run of ./check --all, by both."""
    page = lea.page
    for text in TEXTS[:: 3 - ways]:
        page.goto("about:blank")
        page.goto(f"{server.named_url}/deck/cursed_gifts#d=1-4K-Y9Xa&n={quote(text)}")
        expect(page.get_by_test_id("deck-total")).to_have_text("29 cartes")
        assert is_named_by(page, text)
        is_unharmed(page)
    deck = tmp_path / "deck.toml"
    for text in TEXTS[2 - ways :: 3 - ways]:
        deck.write_text(DECK.format(name=json.dumps(text)), encoding="utf-8")
        page.goto(f"{server.named_url}/deck/cursed_gifts")
        page.get_by_test_id("deck-shelf").click()
        page.get_by_test_id("deck-file").set_input_files(deck)
        expect(page.get_by_test_id("deck-total")).to_have_text("29 cartes")
        assert is_named_by(page, text)
        is_unharmed(page)
