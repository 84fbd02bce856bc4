"""Several people at one device: a curtain between their turns, and nobody sees a card of another's hand."""

import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, expect

from regift.games import catalogue
from regift.games.action_and_event_wording import GameTranslations
from regift.kit.event import SPECTATOR
from regift.kit.game import Game
from tests.browser.playing import Guest, until
from tests.browser.prepared_table import KEEP_SEAT
from tests.browser.serving import Served, serving
from tests.browser.shared_device_secrecy import (
    SHOWN,
    faces_dealt,
    match_of,
    noted,
    shown_wrongly,
    told_by_seat,
    watch,
)
from tests.waiting import GAME

pytestmark = pytest.mark.browser

NAMES = ("Robin", "Léa", "Tom", "Zoé", "Anna", "Ben", "Chloé", "Dan")


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve tables at which bots play at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REGIFT_BOT_PACE", "0")
        with serving(tmp_path_factory.mktemp("shared") / "data") as served:
            yield served


class Device:
    """One device, and the people who share it."""

    def __init__(self, browser: Browser, served: Served, locale: str, size: tuple[int, int]) -> None:
        """Open its browser."""
        self.guest = Guest(browser, NAMES[0], locale, size, is_still=True)
        self.page = self.guest.page
        self.served = served
        self.language = locale[:2]
        self.code = ""
        self.game: Game | None = None
        self.holder = SPECTATOR
        self.held: list[int] = []
        """Who has had it, in order."""
        watch(self.page)

    def lay(self, game: str, people: int, bots: int = 0, **options: object) -> None:
        """Make a table for so many people at this device and so many bots, and deal."""
        self.game = catalogue.game(game, seats=people + bots, **options)
        asked = {"game": game, "seats": people + bots, "options": options}
        made = self.guest.context.request.post(f"{self.served.url}/api/tables", data=asked).json()
        self.code = made["code"]
        self.page.goto(self.served.named_url)
        self.page.evaluate(KEEP_SEAT, [self.code, made["token"]])
        self.page.goto(f"{self.served.named_url}/{self.code}")
        self.guest.press(self.page.get_by_test_id("lobby-on-device"))
        for _ in NAMES[2:people]:
            self.guest.press(self.page.get_by_test_id("on-device-add"))
        for number, name in enumerate(NAMES[1:people]):
            self.page.get_by_test_id("on-device-name").nth(number).fill(name)
        self.guest.press(self.page.get_by_test_id("on-device-go"))
        for name in NAMES[:people]:
            self.page.locator("li", has_text=name).first.wait_for()
        if bots:
            self.guest.press(self.page.get_by_test_id("lobby-fill-up"))
        expect(self.page.get_by_test_id("lobby-start")).to_be_enabled()
        self.guest.press(self.page.get_by_test_id("lobby-start"))

    def button(self, name: str) -> Locator:
        """Find the button of an action, by the name that the library gives it."""
        assert self.game
        return self.page.get_by_test_id(f"option-{self.game.by_name[name].id}")

    def look(self) -> None:
        """See with other eyes what the page shows to whoever holds the device now."""
        assert self.game
        assert shown_wrongly(self.page, self.code, self.game.id, self.holder, self.language) == []
        assert noted(self.page) == []

    def take(self) -> None:
        """Look at the curtain, and give the device to whom it names."""
        self.holder = SPECTATOR
        self.look()
        self.page.wait_for_timeout(450)
        heading = self.page.get_by_test_id("hand-over").locator("h1").inner_text()
        self.holder = next(seat for seat, name in enumerate(NAMES) if name in heading)
        self.held.append(self.holder)
        self.guest.press(self.page.get_by_test_id("hand-over-take"))
        self.page.get_by_test_id("table").wait_for()
        if self.game and self.game.id == "gift_trap":
            nothing_is_laid(self.page)

    def play(self, act: Callable[["Device"], None]) -> None:
        """Play to the end: whoever holds the device acts, and it goes on from hand to hand."""
        end = time.monotonic() + GAME
        while not self.guest.is_done():
            assert time.monotonic() < end, f"the game did not end; the log says: {self.guest.log()[:400]}"
            try:
                with self.guest.in_haste():
                    if self.page.get_by_test_id("hand-over").is_visible():
                        self.take()
                    else:
                        self.look()
                        act(self)
            except Error as late:
                if "Timeout" not in late.message and "detached" not in late.message:
                    raise


def play_kung_fu(device: Device) -> None:
    """Answer an attack, place or use what is lit, aim, or end the turn."""
    guest = device.guest
    let_through, cards = device.button("let it through"), guest.lit("spot-hand:")
    if let_through.is_visible():
        guest.click(cards.first if cards.count() else let_through)
        return
    for found in (device.button("done"), guest.lit("spot-row:"), guest.lit("spot-@"), cards, device.button("clean up")):
        if found.first.is_visible():
            guest.click(found.first)
            return


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


def play_first(device: Device) -> None:
    """Do the first thing that is lit, else press the first button."""
    for found in (device.guest.lit("spot-").first, device.guest.lit("option-").first):
        if found.is_visible():
            device.guest.click(found)
            return


def play_not_a_hat(device: Device) -> None:
    """Claim what stands first and believe nobody, else press the first button."""
    claims, refuse = device.page.locator("[data-testid=claims] [role=option]"), device.button("refuse")
    if claims.count():
        device.guest.press(claims.first)
    elif refuse.is_visible():
        device.guest.press(refuse)
    else:
        play_first(device)


def play_gift_trap(device: Device) -> None:
    """Lay what is to be laid, then say that it is done; open what is closed, and let all else pass."""
    match = match_of(device.served, device.code)
    state, seat = match.state, device.holder
    if not state.is_to_act(seat):
        return
    named = {action.verb: action for action in reversed(state.options(seat)) if action.verb != "give_more"}
    action = named.get("done") or named.get("wait") or next(iter(named.values()))
    values = {value.name: value.value for value in action.values}
    square = int(str(values.get("square", 1))) - 1
    ways = {
        "choose": [f"pack-{values.get('colour')}"],
        "give": [f"gift-{square}", f"friend-{values.get('target')}"],
        "rate": [f"token-{values.get('rank')}", f"gift-{square}"],
        "open": [f"parcel-{values.get('target')}"],
    }
    for name in ways.get(action.verb, [f"option-{action.id}"]):
        device.guest.press(device.page.get_by_test_id(name).first)
    until(device.page, lambda: match_of(device.served, device.code).number > match.number)


def nothing_is_laid(page: Page) -> None:
    """Find no number of a gift on any friend and on any token: whoever comes has laid nothing yet."""
    laid = page.locator("[data-testid^=friend-], [data-testid^=token-]")
    labels = [str(each.get_attribute("aria-label")) for each in laid.all()]
    assert [label for label in labels if re.search(r"num\w+ \d", label)] == []


def test_two_people_play_kung_fu_granny_to_the_end_on_one_phone(open_device: Opener) -> None:
    device = open_device("fr-FR", (390, 844))
    device.lay("kung_fu", 2, turn_cap=3)
    device.page.get_by_test_id("hand-over").wait_for()
    device.play(play_kung_fu)
    assert set(device.held) == {0, 1}
    assert all(one != other for one, other in zip(device.held, device.held[1:], strict=False))


PUT_WRONGLY = "([name, value]) => document.querySelector('[data-testid=hand-over]').setAttribute(name, value)"


def test_a_card_a_name_or_a_hand_in_the_curtain_would_be_found(open_device: Opener) -> None:
    device = open_device("fr-FR", (390, 844))
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


def test_three_people_give_and_wish_one_after_the_other_on_one_tablet(open_device: Opener) -> None:
    device = open_device("en-GB", (820, 1180))
    device.lay("gift_trap", 3, cap=1)
    device.page.get_by_test_id("hand-over").wait_for()
    device.play(play_gift_trap)
    assert set(device.held) == {0, 1, 2}


def test_three_people_and_a_bot_play_cursed_gifts_on_one_phone(open_device: Opener) -> None:
    device = open_device("fr-FR", (390, 664))
    device.lay("cursed_gifts", 3, bots=1, turn_cap=1)
    device.page.get_by_test_id("hand-over").wait_for()
    device.play(play_first)
    assert set(device.held) == {0, 1, 2}


def test_what_all_see_of_not_a_hat_begins_before_everybodys_eyes(open_device: Opener) -> None:
    device = open_device("fr-FR", (844, 390))
    device.lay("not_a_hat", 3)
    device.page.get_by_test_id("table").wait_for()
    device.holder = match_of(device.served, device.code).state.to_act()[0]
    device.play(play_not_a_hat)
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
        if curtain.is_visible():
            device.take()
        else:
            play_kung_fu(device)
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
        if page.get_by_test_id("hand-over").is_visible():
            device.take()
        else:
            play_gift_trap(device)
    device.guest.press(faster)
    until(page, lambda: len([frame for frame in sent if '"hasten"' in frame and "true" in frame]) == 3)
    assert device.guest.errors == []
    device.guest.leave()
