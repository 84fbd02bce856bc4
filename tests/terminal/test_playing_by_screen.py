"""Whole games played as a person plays them: the screen is read as text, keys are pressed, nothing else is known."""

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from regift.terminal.rendering.view_part_renderer import KEYS
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from tests.server.playing import serving
from tests.terminal.headless_terminal import LARGE, SMALL, HeadlessTerminal, joining, playing_here

MOVE = re.compile(rf"^ ([{KEYS}]) (\S.*)$", re.MULTILINE)
"""A line of the list: its key, and what it does."""
ASKED = re.compile("▶ (Your turn!|Your choice!|À toi !|À toi de choisir !)")
OVER = "★"
GLANCE = 0.05
"""Seconds between two looks."""
LONGEST = 400
"""Keys that a game takes at most."""


class Reader:
    """Somebody at a terminal."""

    def __init__(self, shown: HeadlessTerminal) -> None:
        self.shown = shown
        self.pressed: list[str] = []
        """Every key, in order."""

    async def press(self, key: str) -> None:
        """Press a key."""
        self.pressed.append(key)
        await self.shown.press(key)

    async def play(self) -> None:
        """Play until the end is on the screen."""
        while len(self.pressed) < LONGEST:
            before = text = await self._look()
            if OVER in text:
                return
            await self.press(self._choice(text))
            while self.shown.text == before:  # noqa: ASYNC110 (a screen has no event for what a reader waits for)
                await asyncio.sleep(GLANCE)
        raise AssertionError(f"no end after {LONGEST} keys:\n{self.shown.text}")

    async def _look(self) -> str:
        """Look until there is something to do, or the end, and give what is on the screen."""
        while True:
            text = self.shown.text
            if OVER in text or is_question(text) or (ASKED.search(text) and MOVE.search(text)):
                await self.shown.pilot.pause()
                return self.shown.text
            await asyncio.sleep(GLANCE)

    def _choice(self, text: str) -> str:
        """Lay a level where that can be; else take the first of the list, or the last, in turns."""
        moves: dict[str, str] = dict(MOVE.findall(text))
        if is_question(text) or not moves:
            return "enter"
        for key, does in moves.items():
            if does.startswith(("Lay Level", "Pose le Niveau")):
                return key
        return list(moves)[-1] if len(self.pressed) % 3 == 2 else "enter"


def is_question(text: str) -> bool:
    """Return whether it is asked if something is really meant."""
    return "Yes, do it" in text or "Oui, vas-y" in text


ROWS = [("fr", SMALL, 5), *(pytest.param(*row, marks=pytest.mark.all) for row in (("en", SMALL, 1), ("fr", LARGE, 2)))]


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size", "seed"), ROWS)
async def test_a_whole_game_is_played_by_eye(language: str, size: tuple[int, int], seed: int) -> None:
    async with playing_here(others=("rules", "random"), language=language, size=size, seed=seed, turn_cap=8) as shown:
        reader = Reader(shown)
        await reader.play()
        assert shown.table.is_over
        assert len(reader.pressed) > 8


@pytest.mark.slow
async def test_a_whole_game_is_played_by_eye_without_emoji() -> None:
    async with playing_here(others=("rules", "random"), seed=1, turn_cap=4) as shown:
        shown.app.localizer.symbols.has_emoji = False
        await Reader(shown).play()
        assert not {sign for sign in shown.text if ord(sign) > 0xFFFF}


@pytest.mark.slow
async def test_two_people_come_to_a_live_table_and_play_by_eye(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await served.make("kung_fu", 3)
        one, two = SavedSession(tmp_path / "1"), SavedSession(tmp_path / "2")
        host = await stack.enter_async_context(joining(served.address, made["code"], "Léa", one, token=made["token"]))
        guest = await stack.enter_async_context(joining(served.address, made["code"], "Tom", two))
        await host.until(lambda: "Seat 2 Tom" in host.words)
        await host.press("down", "down", "right", "right", "end", *["right"] * 4)
        await host.until(lambda: "clever" in host.text and "There is room left" not in host.text)
        await host.press("enter")
        await asyncio.gather(Reader(host).play(), Reader(guest).play())
        assert host.table.is_over
        assert guest.table.is_over
