"""Short games of one person and bots: how a table for one is opened, and how somebody plays it by touches alone."""

from collections.abc import Callable
from typing import Final

from regift.games import catalogue
from regift.server.http import game_list_and_words_rules_options
from tests.browser.playing import Guest
from tests.browser.prepared_table import KEEP_SEAT
from tests.browser.serving import Served
from tests.browser.test_evening_with_big_screen import play_not_a_hat
from tests.browser.test_whole_game import play_anything, play_kung_fu

SEATS: Final = 4
GAMES: Final = tuple(catalogue.folders())
SOME_GAMES, OTHER_GAMES = GAMES[::2], GAMES[1::2]
"""Of two tests that play every game to its end, ./check has one play the first of these, and the other the rest."""


def lay(host: Guest, served: Served, game: str, **options: object) -> str:
    """Let the host open a table for a short game with bots, over plain HTTP; return its code."""
    lid = game_list_and_words_rules_options.lid(catalogue.folders()[game])
    wanted = {"game": game, "seats": SEATS, "options": {**lid.short, **options}}
    made = host.context.request.post(f"{served.url}/api/tables", data=wanted).json()
    host.page.goto(served.named_url)
    host.page.evaluate(KEEP_SEAT, [made["code"], made["token"]])
    host.page.goto(f"{served.named_url}/{made['code']}")
    for seat in range(1, SEATS):
        host.press(host.page.get_by_test_id(f"lobby-add-bot-{seat}"))
    return str(made["code"])


def play_gift_trap(guest: Guest) -> None:
    """Do one thing: choose a pack, open a parcel, end what is laid, else lay the next token or gift."""
    page = guest.page
    parts = ('[data-testid^="pack-"]', 'button[data-testid^="parcel-"]', '[data-testid^="option-"]:enabled')
    for part in parts:
        if page.locator(part).first.is_visible():
            guest.press(page.locator(part).first)
            return
    token = page.locator('[data-testid^="token-"]:enabled:not(.laid)').first
    friend = page.locator('.friend:has(.empty) [data-testid^="friend-"]').first
    if token.is_visible():
        guest.press(token)
        guest.press(page.locator('.tile:not(:has(.rank)) [data-testid^="gift-"]').first)
    elif friend.is_visible():
        guest.press(page.locator('.tile:not(.given) [data-testid^="gift-"]').first)
        guest.press(friend)


PLAYERS: Final[dict[str, Callable[[Guest], None]]] = {
    "cursed_gifts": play_anything,
    "gift_trap": play_gift_trap,
    "kung_fu": play_kung_fu,
    "not_a_hat": play_not_a_hat,
}
