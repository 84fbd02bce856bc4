"""The table of screens: a new one is a row here, and is then drawn, checked and walked through like all others."""

from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.browser.game_search import ME
from tests.browser.tour import (
    cursed_gifts_scenes,
    cursed_gifts_screens,
    custom_gift_screens,
    deck_screens,
    evening_screens,
    gift_trap_scenes,
    gift_trap_screens,
    home_screens,
    kung_fu_scenes,
    kung_fu_screens,
    lobby_screens,
    not_a_hat_scenes,
    not_a_hat_screens,
    open_table_screens,
    shared_device_screens,
    two_presents_screens,
)
from tests.browser.tour.party import Party


def nothing(party: Party) -> None:
    """Leave the page as it is."""


class Screen(NamedTuple):
    """One thing that a person may see."""

    name: str
    moment: str
    """When the walk comes by it: one of MOMENTS."""

    show: Callable[[Party], Page]
    """Bring it about, unless it is there already, and give the page it is on."""

    hide: Callable[[Party], None] = nothing
    fits: bool = False
    """Whether all of it is seen on a phone and a laptop without scrolling."""

    over: str = ""
    """What the reader has opened and may lie over the rest."""

    played: str = ""
    """What one plays with on it, as a CSS selector: in view in every window, without scrolling."""


def close(party: Party) -> None:
    """Close what the player has opened."""
    party.player.page.keyboard.press("Escape")


TOLD = ("fu-end", "gifts-end", "hats-break", "hats-end", "trap-end", "trap-end-eight")
"""Tables at which a round or a game is over: all of it is told, however long."""
SEARCHED = "gifts-fetch"
"""A table at which a whole discard pile is laid out, of up to a hundred cards: it scrolls in its own place."""
OPENED = ("fu-torn", "fu-doubted", kung_fu_screens.TOLD)
"""Tables at which something is done at once."""
OWN = "body:not(:has(.answer-overlay)) .banner p, .own section[data-seat], .own .big > .cards > .place"
"""Whose turn it is, unless more is asked; one's own panel, the cards of one's hand."""
ASKED = ".action-bar :is(.hint:not(:empty), button), .answer-overlay :is(.asked, .said, button), .moves button"
"""What is asked, and the buttons to answer it."""
HAND = f"{OWN}, {ASKED}"
BESIDE = f"{OWN}, .action-bar :is(.hint:not(:empty), button), .answer-overlay :is(.asked, .said)"
"""The same beside a pile that scrolls."""
RING = (
    f"body:not(:has({not_a_hat_screens.CLAIMS})) "
    f":is([data-testid=ring] [data-seat='{ME}'], .bubble, .banner p, {ASKED}), "
    "[data-testid=gift], [data-testid^=claim-]:is(input, ul)"
)
"""One's own place, the gift that is given and what is said of it; a sheet of names lies over one's own place."""
TO_LAY = "[data-testid^=gift-], [data-testid^=token-], [data-testid^=friend-], [data-testid=ribbon]"
GIFTS = (
    f":is([data-phase=give], [data-phase=rate], .trapping) button:is({TO_LAY}), "
    f"button:is([data-testid^=parcel-], [data-testid^=pack-]:not([aria-disabled=true])), .banner p, {ASKED}"
)
"""What is given, to whom, what it is rated with, and what is opened."""
RICH = "gifts-hand"
"""A hand of so many cards that on a phone a little of the others scrolls behind it."""
DRAWER = "section:has([data-testid=talk-lines])"
TOAST = ".toast"
TIPS = ".tip"
AWAITED = "trap-awaited"
"""A table that waits for somebody who is away."""
PROMPT = "[data-testid^=awaited-]"
LIFTED = "[data-testid=lifted]"
TIP = ".tip :is(p, button)"
CHOICES = "[data-testid^=choice-], [data-testid^=caution-]"
MOMENTS = ("in the house", "at a table", "at the door", "in the lobby")
PARTS: Final = {
    "house": (
        Screen("home", "in the house", home_screens.home),
        Screen("person", "in the house", home_screens.person, lobby_screens.escape),
        Screen("about", "in the house", home_screens.about, lobby_screens.escape),
        Screen("no-table", "in the house", home_screens.no_table),
        Screen("mix", "in the house", deck_screens.mixing),
        Screen("mix-share", "in the house", deck_screens.sharing, close),
        Screen("mix-kept", "in the house", deck_screens.kept, close),
        Screen("mix-unplayable", "in the house", deck_screens.unplayable, deck_screens.refill),
        Screen("lobby-deck", "in the house", deck_screens.table_with),
        Screen("lobby-mix", "in the house", deck_screens.mixing_there, close),
        Screen("lobby-own", "in the house", custom_gift_screens.lobby),
        Screen("own", "in the house", custom_gift_screens.sheet, close),
        Screen("own-change", "in the house", custom_gift_screens.changing, close),
        Screen("own-refused", "in the house", custom_gift_screens.refused, close),
        Screen("own-house", "in the house", custom_gift_screens.put_away, close),
    ),
    "kung_fu": (
        *(
            Screen(
                wish,
                "at a table",
                kung_fu_screens.laid(wish),
                fits=wish not in TOLD,
                played="" if wish in TOLD else HAND,
            )
            for wish in kung_fu_scenes.WISHES
            if wish not in OPENED
        ),
        Screen("fu-chooser", "at a table", kung_fu_screens.choosing, close, fits=True, played=CHOICES),
        Screen("fu-caution", "at a table", kung_fu_screens.doubting, close, fits=True, played=CHOICES),
        Screen(
            "fu-told",
            "at a table",
            kung_fu_screens.telling,
            kung_fu_screens.told,
            fits=True,
            played="[data-testid=stage] :is(p, button)",
        ),
        Screen(
            "fu-toast",
            "at a table",
            kung_fu_screens.refusal,
            kung_fu_screens.understand,
            fits=True,
            over=TOAST,
            played=".toast .sheet > *",
        ),
        Screen("moves", "at a table", kung_fu_screens.moves, kung_fu_screens.close_moves, fits=True),
        Screen("rules", "at a table", kung_fu_screens.rules, close, fits=True),
        Screen("keys", "at a table", kung_fu_screens.keys, close, fits=True),
        Screen("tips-offer", "at a table", kung_fu_screens.offer_tips, kung_fu_screens.no_tips, over=TIPS, played=TIP),
        Screen("tip", "at a table", kung_fu_screens.tip, kung_fu_screens.no_tips, over=TIPS, played=TIP),
        Screen("sheet", "at a table", kung_fu_screens.sheet, close),
        Screen("talk", "at a table", kung_fu_screens.talk, kung_fu_screens.hush, over=DRAWER),
        Screen("paused", "at a table", kung_fu_screens.pause, kung_fu_screens.resume),
        Screen("replay", "at a table", kung_fu_screens.replay, kung_fu_screens.back_to_the_end, fits=True),
        Screen("replay-file", "at a table", kung_fu_screens.file_of_a_game),
    ),
    "cursed_gifts": (
        *(
            Screen(
                wish,
                "at a table",
                kung_fu_screens.laid(wish),
                fits=wish not in (*TOLD, SEARCHED, RICH),
                played="" if wish in TOLD else BESIDE if wish == SEARCHED else HAND,
            )
            for wish in cursed_gifts_scenes.WISHES
        ),
        Screen("gifts-discards", "at a table", cursed_gifts_screens.discards, close, fits=True),
        Screen("gifts-shelf", "at a table", cursed_gifts_screens.shelf, close, fits=True),
        Screen("gifts-zoom", "at a table", cursed_gifts_screens.zoomed, close, fits=True),
        Screen(
            "gifts-lifted",
            "at a table",
            cursed_gifts_screens.lifted,
            cursed_gifts_screens.lay_down,
            fits=True,
            over=LIFTED,
            played=HAND,
        ),
        Screen("gifts-replay", "at a table", cursed_gifts_screens.replay, fits=True),
        Screen("gifts-replay-told", "at a table", cursed_gifts_screens.long_caption, fits=True),
    ),
    "not_a_hat": (
        *(
            Screen(
                wish,
                "at a table",
                not_a_hat_screens.ring(wish),
                fits=wish not in TOLD,
                over=not_a_hat_screens.CLAIMS,
                played="" if wish in TOLD else RING,
            )
            for wish in not_a_hat_scenes.WISHES
        ),
        Screen("hats-shame", "at a table", not_a_hat_screens.shame, close, fits=True),
        Screen("hats-sought", "at a table", not_a_hat_screens.sought, over=not_a_hat_screens.CLAIMS),
        Screen("hats-voices", "at a table", not_a_hat_screens.voices, close),
        Screen("hats-replay", "at a table", not_a_hat_screens.replay, fits=True),
        Screen("hats-lesson", "at a table", not_a_hat_screens.lesson),
    ),
    "gift_trap": (
        *(
            Screen(
                wish,
                "at a table",
                gift_trap_screens.sit(wish),
                fits=wish not in TOLD,
                over=PROMPT if wish == AWAITED else "",
                played="" if wish in TOLD else f"{PROMPT} :is(p, button)" if wish == AWAITED else GIFTS,
            )
            for wish in gift_trap_scenes.WISHES
        ),
        Screen("trap-replay", "at a table", gift_trap_screens.replay),
        Screen("trap-set", "at a table", gift_trap_screens.trapping, gift_trap_screens.let_go, fits=True, played=GIFTS),
    ),
    "evening": (
        Screen("two-host", "in the house", two_presents_screens.one_line),
        Screen("two-asked", "in the house", two_presents_screens.asked),
        Screen("two-words", "in the house", two_presents_screens.in_words, two_presents_screens.leave_form),
        Screen("two-photo", "in the house", two_presents_screens.by_photo, two_presents_screens.leave_form),
        Screen("two-both", "in the house", two_presents_screens.both),
        Screen("evening-over", "at a table", evening_screens.over),
        Screen("evening-forget", "at a table", evening_screens.forgetting, close),
        Screen("evening-lobby", "at a table", evening_screens.lobby),
        Screen("evening-wish", "at a table", evening_screens.wishing),
        Screen("hand-on", "at a table", evening_screens.handing_on, close),
        Screen("seat-offered", "at a table", evening_screens.offered),
        Screen("seat-asked", "at a table", evening_screens.asked, evening_screens.refused, over="[data-testid=asking]"),
    ),
    "open_tables": (
        Screen("lobby-listed", "in the house", open_table_screens.listed),
        Screen("open-tables", "in the house", open_table_screens.waiting),
        Screen("screen-code", "in the house", open_table_screens.code_refused, close),
        Screen("screen-scanned", "in the house", open_table_screens.scanned),
        Screen("screen-given", "in the house", open_table_screens.given),
        Screen("device-people", "in the house", shared_device_screens.people, close),
        Screen(
            "device-hand-over",
            "in the house",
            shared_device_screens.hand_over,
            fits=True,
            played="[data-testid=hand-over] button",
        ),
        Screen("device-hand", "in the house", shared_device_screens.hand, fits=True, played=HAND),
    ),
    "lobby": (
        Screen("arrive", "at the door", lobby_screens.arrive),
        Screen("seat-code", "at the door", lobby_screens.seat_code, lobby_screens.come_by_link),
        Screen("lobby", "in the lobby", lobby_screens.lobby),
        Screen("minute", "in the lobby", lobby_screens.minute, lobby_screens.escape),
        Screen("large-invitation", "in the lobby", lobby_screens.large_invitation, lobby_screens.escape),
        Screen("lobby-guest", "in the lobby", lobby_screens.lobby_of_a_guest),
        Screen("lobby-talk", "in the lobby", lobby_screens.talk, lobby_screens.hush, over=DRAWER),
        Screen("my-tables", "in the lobby", lobby_screens.my_tables, lobby_screens.leave_the_house),
        Screen("watching", "in the lobby", kung_fu_screens.watching),
    ),
}
"""What one visitor looks at after another; each part is a walk of its own, so that several can go on at once."""
SCREENS: Final = tuple(screen for part in PARTS.values() for screen in part)
DEFAULT: Final = frozenset(
    {
        "home",
        "person",
        "mix",
        "lobby-deck",
        "own",
        "fu-turn",
        "fu-turn-six",
        "fu-attack",
        "fu-end",
        "moves",
        "rules",
        "talk",
        "replay",
        "gifts-four",
        "gifts-eight",
        "gifts-hand",
        "gifts-asked",
        "gifts-end",
        "gifts-shelf",
        "gifts-lifted",
        "hats-names",
        "hats-answer",
        "hats-eight",
        "hats-end",
        "hats-lesson",
        "trap-give",
        "trap-awaited",
        "trap-rate",
        "trap-open",
        "trap-beat",
        "trap-end",
        "arrive",
        "lobby",
        "minute",
        "my-tables",
        "watching",
    }
)
"""The screens that ./check looks at: each layout once; ./check --all looks at every screen."""
BUSIEST: Final = frozenset(
    {
        "fu-turn-six",
        "fu-attack",
        "gifts-eight",
        "gifts-hand",
        "hats-names",
        "hats-eight",
        "trap-give",
    }
)
"""The screens that ./check looks at in all windows with less room: most cards, most people, most asked of each game."""
