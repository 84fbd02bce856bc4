"""Picture each game in the midst of a real one, and record a moment of one on a phone."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as TooSlow

from regift.games.cursed_gifts.kit_state_adapter import CursedGiftsState
from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from regift.games.kung_fu.box_contents import TOP_LEVEL
from regift.games.kung_fu.kit_state_adapter import KungFuState
from regift.games.not_a_hat.kit_state_adapter import NotAHatState
from tests.browser.game_search import ME
from tests.browser.playing import Guest
from tests.browser.prepared_table import Scene, codes, prepare_table, sit_down
from tests.browser.recording import Frame, recording, write_animation, write_still
from tests.browser.serving import Served
from tests.browser.tour import cursed_gifts_scenes, gift_trap_scenes, kung_fu_scenes, not_a_hat_scenes

LAPTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
SETTLED: Final = 3_000
"""Milliseconds after which a table that was just opened has come to rest."""
ADMIRED: Final = 900
"""Milliseconds for which something is looked at before it is touched, or pictured."""
ATTEMPTS: Final = 8
"""How often the animation is tried: the bots attack whom they like."""
RICH: Final = 16
"""How many points all areas of Cursed Gifts hold where there is something to be seen."""
HELD: Final = "localStorage.setItem('regift.beats', 'held')"
"""Questions do not pass by themselves while they are pictured."""


def is_answered(state: CursedGiftsState) -> bool:
    """Return whether my card was answered, I can answer again, and there is much in all areas."""
    seats = range(state.rules.seats)
    is_rich = sum(state.points) >= RICH and len(state.areas[ME]) > 1
    return (
        is_rich
        and cursed_gifts_scenes.is_asked(state, 1)
        and all(state.is_in(seat) and state.areas[seat] for seat in seats)
    )


def is_opening(state: GiftTrapState) -> bool:
    """Return whether I open the next parcel, late enough for the pawns to stand apart."""
    return state.round >= 3 and gift_trap_scenes.is_mine_to_open(state)


def is_offered(state: NotAHatState) -> bool:
    """Return whether I am offered a gift by what may be a lie, late in a game."""
    return not_a_hat_scenes.shamed(state) >= 3 and not_a_hat_scenes.is_mine_to_answer(state)


def is_attacked(state: KungFuState) -> bool:
    """Return whether a tornado of the seat before me brings me seven levels, and I have one granny for the eighth."""
    is_next = state.turn == state.rules.seats - 1 and state.levels_of(state.turn) == TOP_LEVEL
    if not is_next or not kung_fu_scenes.is_asked(state) or state.levels_of(ME) < 4:
        return False
    return state.view(ME).zone(f"hand:{ME}").faces.count("granny") == 1


GAMES: Final[dict[str, Callable[[], Scene]]] = {
    "cursed_gifts": lambda: cursed_gifts_scenes.scene_of(cursed_gifts_scenes.Wish(4, is_answered, "chains")),
    "gift_trap": lambda: gift_trap_scenes.scene_of(gift_trap_scenes.Wish(5, is_opening)),
    "not_a_hat": lambda: not_a_hat_scenes.scene_of(not_a_hat_scenes.Wish(5, is_offered)),
    "kung_fu": lambda: kung_fu_scenes.scene_of(kung_fu_scenes.Wish(4, is_attacked)),
}
"""The position in which each game is pictured."""


def alone(scene: Scene) -> Scene:
    """Replace everybody but the reader by bots."""
    return scene._replace(names=("Robin", *[""] * (len(scene.names) - 1)))


def picture_games(browser: Browser, served: Served, out: Path) -> None:
    """Write a picture of each game, and the animation."""
    fresh = codes("P")
    for game, scene in GAMES.items():
        guest = Guest(browser, "Robin", "en-GB", LAPTOP)
        guest.context.add_init_script(HELD)
        guest.page.emulate_media(reduced_motion="reduce")
        sit_down(guest.page, served, prepare_table(served.data, alone(scene()), next(fresh)), ME)
        guest.page.wait_for_timeout(SETTLED)
        if game == "gift_trap":
            open_parcel(guest)
        guest.page.mouse.move(0, 0)
        write_still(guest.page.screenshot(), out / f"{game}.webp")
        assert guest.errors == []
        guest.leave()
    for _ in range(ATTEMPTS):
        guest = Guest(browser, "Robin", "en-GB", PHONE)
        guest.context.add_init_script(HELD)
        sit_down(guest.page, served, prepare_table(served.data, alone(GAMES["kung_fu"]()), next(fresh)), ME)
        frames = record_tornado(guest)
        assert guest.errors == []
        guest.leave()
        if frames:
            write_animation(frames, out / "kung_fu_phone.webp")
            return
    raise AssertionError("the bots let nobody win")


def open_parcel(guest: Guest) -> None:
    """Open a parcel, and wait until all see what it brought."""
    guest.click(guest.lit("parcel-").first)
    guest.page.get_by_test_id("gain-get").wait_for()
    guest.page.wait_for_timeout(ADMIRED)


def record_tornado(guest: Guest) -> list[Frame]:
    """Record how a tornado swaps two rows, and how the reader then wins; give nothing if that does not come about."""
    guest.page.wait_for_timeout(SETTLED)
    with recording(guest.page) as frames:
        try:
            is_won = win(guest)
        except TooSlow:
            is_won = False
    return frames if is_won else []


def win(guest: Guest) -> bool:
    """Let the tornado through and lay a granny on seven levels, unless a bot attacks first."""
    page = guest.page
    page.wait_for_timeout(ADMIRED)
    guest.press(guest.lit("option-").first)
    page.locator(".banner .mine").wait_for(state="detached")
    page.locator(".banner .mine").wait_for()
    if "turn" not in page.locator(".banner .mine").inner_text():
        return False
    page.wait_for_timeout(ADMIRED)
    guest.click(guest.lit(f"spot-hand:{ME}/granny").first)
    page.get_by_test_id("end-standings").wait_for()
    page.wait_for_timeout(ADMIRED)
    return True
