"""The table of screens: a new one is a row here, and is then drawn, checked and walked through like all others."""

from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.browser.tour import decks, door, gifts, hats, house, kung_fu, parcels, presents, ring, shelves, stairs, trap
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


def close(party: Party) -> None:
    """Close what the player has opened."""
    party.player.page.keyboard.press("Escape")


TOLD = ("fu-end", "gifts-end", "hats-break", "hats-end", "trap-end", "trap-end-eight")
"""Tables at which a round or a game is over: all of it is told, however long."""
OPENED = ("fu-torn", "fu-doubted", stairs.TOLD)
"""Tables at which something is done at once."""
DRAWER = "section:has([data-testid=talk-lines])"
TOAST = ".toast"
MOMENTS = ("in the house", "at a table", "at the door", "in the lobby")
PARTS: Final = {
    "house": (
        Screen("home", "in the house", house.home),
        Screen("person", "in the house", house.person, door.escape),
        Screen("about", "in the house", house.about, door.escape),
        Screen("no-table", "in the house", house.no_table),
        Screen("mix", "in the house", decks.mixing),
        Screen("mix-share", "in the house", decks.sharing, close),
        Screen("mix-kept", "in the house", decks.kept, close),
        Screen("mix-unplayable", "in the house", decks.unplayable, decks.refill),
        Screen("lobby-deck", "in the house", decks.table_with),
        Screen("lobby-mix", "in the house", decks.mixing_there, close),
        Screen("lobby-own", "in the house", presents.lobby),
        Screen("own", "in the house", presents.sheet, close),
        Screen("own-change", "in the house", presents.changing, close),
        Screen("own-refused", "in the house", presents.refused, close),
        Screen("own-house", "in the house", presents.put_away, close),
    ),
    "kung_fu": (
        *(
            Screen(wish, "at a table", stairs.laid(wish), fits=wish not in TOLD)
            for wish in kung_fu.WISHES
            if wish not in OPENED
        ),
        Screen("fu-chooser", "at a table", stairs.choosing, close, fits=True),
        Screen("fu-caution", "at a table", stairs.doubting, close, fits=True),
        Screen("fu-told", "at a table", stairs.telling, stairs.told, fits=True),
        Screen("fu-toast", "at a table", stairs.refusal, stairs.understand, fits=True, over=TOAST),
        Screen("moves", "at a table", stairs.moves, stairs.close_moves, fits=True),
        Screen("rules", "at a table", stairs.rules, close, fits=True),
        Screen("sheet", "at a table", stairs.sheet, close),
        Screen("talk", "at a table", stairs.talk, stairs.hush, over=DRAWER),
        Screen("paused", "at a table", stairs.pause, stairs.resume),
        Screen("replay", "at a table", stairs.replay, stairs.back_to_the_end, fits=True),
        Screen("replay-file", "at a table", stairs.file_of_a_game),
    ),
    "cursed_gifts": (
        *(Screen(wish, "at a table", stairs.laid(wish), fits=wish not in TOLD) for wish in gifts.WISHES),
        Screen("gifts-discards", "at a table", shelves.discards, close, fits=True),
        Screen("gifts-shelf", "at a table", shelves.shelf, close, fits=True),
        Screen("gifts-zoom", "at a table", shelves.zoomed, close, fits=True),
        Screen("gifts-replay", "at a table", shelves.replay, fits=True),
        Screen("gifts-replay-told", "at a table", shelves.long_caption, fits=True),
    ),
    "not_a_hat": (
        *(Screen(wish, "at a table", ring.ring(wish), fits=wish not in TOLD, over=ring.CLAIMS) for wish in hats.WISHES),
        Screen("hats-shame", "at a table", ring.shame, close, fits=True),
        Screen("hats-sought", "at a table", ring.sought, over=ring.CLAIMS),
        Screen("hats-voices", "at a table", ring.voices, close),
        Screen("hats-replay", "at a table", ring.replay, fits=True),
        Screen("hats-lesson", "at a table", ring.lesson),
    ),
    "gift_trap": (
        *(Screen(wish, "at a table", parcels.sit(wish), fits=wish not in TOLD) for wish in trap.WISHES),
        Screen("trap-replay", "at a table", parcels.replay),
        Screen("trap-set", "at a table", parcels.trapping, parcels.let_go, fits=True),
    ),
    "lobby": (
        Screen("arrive", "at the door", door.arrive),
        Screen("seat-code", "at the door", door.seat_code, door.come_by_link),
        Screen("lobby", "in the lobby", door.lobby),
        Screen("minute", "in the lobby", door.minute, door.escape),
        Screen("large-invitation", "in the lobby", door.large_invitation, door.escape),
        Screen("lobby-guest", "in the lobby", door.lobby_of_a_guest),
        Screen("lobby-talk", "in the lobby", door.talk, door.hush, over=DRAWER),
        Screen("my-tables", "in the lobby", door.my_tables, door.leave_the_house),
        Screen("watching", "in the lobby", stairs.watching),
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
        "gifts-asked",
        "gifts-end",
        "gifts-shelf",
        "hats-names",
        "hats-answer",
        "hats-eight",
        "hats-end",
        "hats-lesson",
        "trap-give",
        "trap-rate",
        "trap-open",
        "trap-beat",
        "trap-end",
        "arrive",
        "lobby",
        "minute",
        "lobby-talk",
        "my-tables",
        "watching",
    }
)
"""The screens that ./check looks at: each layout once; ./check --all looks at every screen."""
