"""Screens that are kept as text, to be looked at when they change (`python -m tests.bless`)."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from regift.tables.setup.game_setup import Setting
from tests.terminal.headless_terminal import LARGE, SMALL, TALL, HeadlessTerminal, playing_here

Way = Callable[[HeadlessTerminal], Awaitable[None]]
CROWDED: Final = (("gifts", 2), ("easy", True), ("rounds", "each"))
"""As much on the table as there can be."""


class Scene(NamedTuple):
    """One screen: who plays at what, and how one comes to it."""

    name: str
    way: Way
    language: str = "en"
    size: tuple[int, int] = SMALL
    others: tuple[str, ...] = ("random", "random", "random")
    seed: int = 3
    game: str = "kung_fu"
    options: tuple[tuple[str, Setting], ...] = ()

    async def shown(self) -> str:
        """Return the screen as text."""
        options: dict[str, Any] = {"turn_cap": 1} if self.name.endswith(("end", "lobby")) else dict(self.options)
        manner: dict[str, Any] = {"language": self.language, "size": self.size, "seed": self.seed}
        playing = playing_here(self.game, self.others, **manner, **options)
        async with playing as shown:
            await shown.until(lambda: bool(shown.table.options))
            await self.way(shown)
            return await shown.rest() + "\n"

    def drawn(self) -> str:
        """Return the screen as text, from outside an event loop."""
        return asyncio.run(self.shown())


async def at_once(shown: HeadlessTerminal) -> None:
    """Look at the first decision."""


async def why(shown: HeadlessTerminal) -> None:
    """Ask about a card that can't be played."""
    await shown.press("right", "right", "right", "enter")
    await shown.until(lambda: shown.table.refused is not None)


async def rules(shown: HeadlessTerminal) -> None:
    """Open the rules where that is said."""
    await why(shown)
    await shown.press("r")


async def keys(shown: HeadlessTerminal) -> None:
    """Open the help."""
    await shown.press("question_mark")


async def aim(shown: HeadlessTerminal) -> None:
    """Pick an attack: now somebody is to be aimed at."""
    at = next(number for number, option in enumerate(shown.table.options) if option.verb == "attack")
    before = shown.table.options
    await shown.press(str(at + 1))
    await shown.until(lambda: bool(shown.table.options) and shown.table.options != before)


async def asked(shown: HeadlessTerminal) -> None:
    """Play the first move until somebody attacks: the fullest screen there is."""
    while not shown.table.is_asked:
        board = shown.table.board
        assert board is not None
        at = board.at
        await shown.press("1")
        await shown.until(lambda at=at: shown.can_go_on and shown.table.board is not None and shown.table.board.at > at)  # type: ignore[misc]
        assert not shown.table.is_over


async def end(shown: HeadlessTerminal) -> None:
    """Play until the standings."""
    await shown.finish()
    await shown.until(lambda: "★" in shown.text)


async def menu(shown: HeadlessTerminal) -> None:
    """Open the table's menu and stand on its last line."""
    await shown.press("x", "end")


def until_step(step: str, *keys: str) -> Way:
    """Play the first move, or the first name with an a in it, until the table waits for a step; then press keys."""

    async def way(shown: HeadlessTerminal) -> None:
        while shown.fact("step") != step:
            assert not shown.table.is_over
            await shown.choose()
        await shown.press(*keys)

    return way


async def told(shown: HeadlessTerminal) -> None:
    """Play until the standings, and read what was said of every gift."""
    await end(shown)
    await shown.press("end")


async def letters(shown: HeadlessTerminal) -> None:
    """Draw letters in place of emoji, as on a terminal that has none."""
    shown.app.localizer.symbols.has_emoji = False
    shown.screen_of_table.draw()


async def lobby(shown: HeadlessTerminal) -> None:
    """Go back to the lobby after the game."""
    await end(shown)
    await shown.press("escape", "n")
    await shown.until(lambda: shown.table.board is None)


SCREENS: Final = (
    Scene("terminal_turn", at_once),
    Scene("terminal_turn_wide", at_once, "fr", LARGE, ("random",) * 5),
    Scene("terminal_why", why),
    Scene("terminal_rules", rules, "fr"),
    Scene("terminal_help", keys, "fr"),
    Scene("terminal_aim", aim),
    Scene("terminal_asked", asked, "fr", others=("rules",) * 5, seed=5),
    Scene("terminal_menu", menu, "fr"),
    Scene("terminal_comeback", asked, others=("random",) * 3, seed=4, game="cursed_gifts"),
    Scene("terminal_eight_seats", asked, "fr", others=("random",) * 7, seed=4, game="cursed_gifts"),
    Scene("terminal_letters", letters, others=("rules",) * 3),
    Scene("terminal_end", end, others=("random",)),
    Scene("terminal_gift_shown", until_step("step_show"), "fr", others=("random",) * 2, game="not_a_hat"),
    Scene("terminal_gift_named", until_step("step_claim", *"CHA"), "fr", others=("random",) * 2, game="not_a_hat"),
    Scene("terminal_gift_offered", until_step("step_answer"), "en", TALL, ("random",) * 2, game="not_a_hat"),
    Scene("terminal_gifts_told", told, "fr", others=("random",) * 2, game="not_a_hat"),
    Scene("terminal_gifts_of_eight", until_step("step_claim"), "fr", others=("elephant",) * 7, game="not_a_hat"),
    Scene("terminal_crowd", until_step("step_show"), "fr", SMALL, ("granny",) * 7, 3, "not_a_hat", CROWDED),
    Scene("terminal_lobby", lobby, "fr", others=("random",)),
)
