"""Several people take turns at one keyboard: a curtain between them, and nobody sees a card of another's."""

import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from textual.pilot import Pilot

from regift.games.action_and_event_wording import GameTranslations
from regift.terminal.local_or_remote_game_start import CannotShow, Person, local_client, names_beside, recipe_of
from regift.terminal.pass_and_play.curtain_screen import CurtainScreen
from regift.terminal.pass_and_play.next_holder import DeviceView, next_view
from regift.terminal.pass_and_play.shared_terminal_client import WIPE, SeatAtTerminal, SharedTerminalClient
from regift.terminal.quiet_before_key import PAUSE
from regift.terminal.transports.local_transport import LocalTransport
from regift.wire import all_messages as wire
from tests.messages_and_screens import faces_dealt, names_on_screen, words_in
from tests.terminal.headless_terminal import AT_ONCE, LARGE, HeadlessTerminal, let_quiet_pass
from tests.terminal.pseudo_terminal import Pty

VIEWS = Path(__file__).parents[1] / "fixtures" / "shared_device_views.json"
NAMES = ("Léa", "Tom", "Zoé")
ENDING = ("place", "refuse")
"""Moves by which games soon end."""


def told_to(seat: SeatAtTerminal) -> list[object]:
    """Return a list of all that somebody is told from now on."""
    told: list[object] = []
    hear = seat.table.hear

    def keep(message: wire.ToClient) -> None:
        told.append(json.loads(msgspec.json.encode(message)))
        hear(message)

    seat.table.hear = keep  # type: ignore[method-assign]
    return told


class SharedTerminal(HeadlessTerminal):
    """One keyboard of several people, and all that each of them was told."""

    def __init__(self, app: SharedTerminalClient, pilot: Pilot[Any], told: list[list[object]]) -> None:
        super().__init__(app, pilot)
        self.shared = app
        self.told = told
        """By seat."""
        self.held: list[int] = []
        """Who has had the keyboard, in order."""

    @property
    def curtain(self) -> CurtainScreen | None:
        screen = self.app.screen
        return screen if isinstance(screen, CurtainScreen) else None

    @property
    def holder(self) -> int:
        """Return the seat of whoever may look at the screen, −1 for nobody."""
        return -1 if self.curtain else self.shared.table.seat

    def look(self) -> None:
        """Find nothing on the screen that only others were told."""
        told = self.told[self.holder] if self.holder >= 0 else []
        hidden = set(faces_dealt(self.told)) - set(words_in(told)) - {""}
        localizer = self.shared.seats[0].localizer
        words = GameTranslations(None, localizer.language, str, localizer.sheet.words[localizer.language])
        named = {word for face in hidden for word in (face, words.label(face))} - {words.label("game-name")}
        assert names_on_screen(named, self.words) == []

    async def take(self) -> None:
        """Look at the curtain, and take the keyboard as whom it names."""
        assert self.curtain
        self.look()
        let_quiet_pass(self.curtain.quiet)
        name = next(name for name in NAMES if f"Give the keyboard to {name}" in self.words)
        await self.press("enter")
        assert NAMES[self.holder] == name
        self.held.append(self.holder)
        self.look()

    async def go_on(self) -> None:
        """Take the keyboard, hand it on, or do the first thing that may be done."""
        if self.curtain:
            await self.take()
        elif self.shared.next_person():
            assert f"{self.shared.next_person()} is next." in self.words
            await self.press("enter")
            assert self.curtain
        elif self.table.options:
            self.look()
            await self.choose(verbs=ENDING)
        else:
            await self.settle()

    @property
    def can_go_on(self) -> bool:
        return super().can_go_on or bool(self.curtain) or bool(self.shared.next_person())


@asynccontextmanager
async def sharing(
    game: str, people: int = 2, bots: int = 0, **options: bool | int | str
) -> AsyncIterator[SharedTerminal]:
    """Play a game in this process with several people at the keyboard."""
    setup = recipe_of(game, ["random"] * bots, options, "calm", people)
    app = local_client(LocalTransport(setup, AT_ONCE, 1), Person(NAMES[0], "en", True), NAMES[1:people], None)
    assert isinstance(app, SharedTerminalClient)
    told = [told_to(each) for each in app.seats]
    async with app.run_test(size=LARGE) as pilot:
        shown = SharedTerminal(app, pilot, told)
        await shown.until(lambda: shown.shared.view is not None)
        yield shown


@pytest.mark.parametrize("case", json.loads(VIEWS.read_text(encoding="utf-8")), ids=str)
def test_who_is_to_have_the_keyboard_is_decided_as_in_a_browser(case: dict[str, object]) -> None:
    def view_of(said: object) -> DeviceView | None:
        kind, seat, last = [*cast(list[object], said), -1][:3] if said else ("", -1, -1)
        return DeviceView(cast(int, seat), kind == "curtain", cast(int, last)) if kind else None

    seats, awaited = cast(list[int], case["seats"]), cast(list[int], case["awaited"])
    after = next_view(view_of(case["view"]), seats, awaited, is_seen_by_all=bool(case.get("open")))
    assert after == view_of(case["next"])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "people", "bots", "options"),
    [
        ("kung_fu", 2, 0, {"turn_cap": 3}),
        ("cursed_gifts", 3, 1, {"turn_cap": 1}),
        ("gift_trap", 3, 0, {"cap": 1}),
        ("not_a_hat", 3, 0, {}),
    ],
)
async def test_nobody_sees_what_only_another_was_told(
    game: str, people: int, bots: int, options: dict[str, bool | int | str]
) -> None:
    async with sharing(game, people, bots, **options) as shown:
        while not shown.table.is_over:
            await shown.go_on()
        assert set(shown.held) == set(range(people))
        assert all(one != other for one, other in zip(shown.held, shown.held[1:], strict=False))
        await shown.until(lambda: "★" in shown.text)
        assert shown.shared.table is shown.shared.seats[0].table  # the end is nobody's alone: the host deals again
        await shown.press("escape", "n")
        await shown.until(lambda: shown.table.board is None)
        assert all(name in shown.words for name in NAMES[:people])


async def test_a_game_begins_behind_a_curtain_that_a_hasty_key_does_not_open() -> None:
    async with sharing("kung_fu") as shown:
        curtain = shown.app.screen
        assert isinstance(curtain, CurtainScreen)
        assert "Léa" in shown.words
        begun = curtain.quiet.since
        for beats in (0.5, 1.0, 1.5, 2.0, 2.5):  # a key that is held down comes again and again
            curtain.quiet.now = lambda since=begun + beats * PAUSE: since  # type: ignore[misc]
            await shown.press("enter")
            assert shown.holder < 0
        shown.look()
        await shown.take()
        assert "Your turn!" in shown.words


async def test_a_game_in_which_nobody_sees_more_begins_before_everybodys_eyes() -> None:
    async with sharing("not_a_hat") as shown:
        assert shown.holder >= 0
        while shown.holder >= 0:
            await shown.go_on()
        assert "Everybody may look on." in shown.words


async def test_each_reads_in_a_language_of_their_own() -> None:
    async with sharing("kung_fu") as shown:
        await shown.take()
        await shown.press("l")
        await shown.until(lambda: "À toi" in shown.words)
        while shown.table.options:
            await shown.choose(verbs=ENDING)
        assert "C’est le tour de Tom." in shown.words
        await shown.press("enter")
        assert "Give the keyboard to Tom" in shown.words


async def test_only_the_time_of_whoever_has_the_keyboard_runs() -> None:
    async with sharing("kung_fu") as shown:
        said: list[tuple[int, wire.ToServer]] = []

        def note(number: int, message: wire.ToServer) -> None:
            said.append((number, message))

        for number, each in enumerate(shown.shared.seats):
            each.table.say = partial(note, number)  # type: ignore[method-assign]
        host = shown.shared.seats[0].table
        host.lobby = msgspec.structs.replace(
            host.lobby,  # type: ignore[type-var]
            manners=[
                msgspec.structs.replace(each, value=60) if each.name == "clock" else each
                for each in host.lobby.manners  # type: ignore[union-attr]
            ],
        )
        shown.shared.draw()
        assert sorted(said, key=str) == [(0, wire.HoldClock(is_on=True)), (1, wire.HoldClock(is_on=True))]
        said.clear()
        await shown.take()
        assert said == [(0, wire.HoldClock(is_on=False))]


async def test_a_screen_draws_for_whoever_has_the_keyboard_alone() -> None:
    async with sharing("kung_fu") as shown:
        await shown.take()
        screen = shown.screen_of_table
        assert screen.may_draw()
        for view in (None, DeviceView(0, is_curtain=True), DeviceView(1)):
            shown.shared.view = view
            assert not screen.may_draw()


def test_two_people_at_a_keyboard_have_two_names() -> None:
    assert names_beside("Léa", ["Tom", "Zoé"]) == ["Tom", "Zoé"]
    with pytest.raises(CannotShow, match="one for each person"):
        names_beside("Léa", ["Tom", "léa"])


def test_a_real_terminal_keeps_nothing_of_a_hand_that_was_shown(tmp_path: Path) -> None:
    options = ("--name", "Robin", "--with", "Tom", "--seats", "2", "--seed", "1", "--language", "en")
    with Pty("play", "kung_fu", *options, home=tmp_path) as played:
        played.until(b"Give the keyboard to Robin")
        time.sleep(2 * PAUSE)  # no key counts before
        played.press(b"\r")
        played.until(b"Your turn!")
        played.until(b"Level")
        played.press(b"1")
        played.until(b"Are you sure?")
        played.press(b"\r")
        played.until(b"Discard")
        played.press(b"1")
        played.until(b"Tom is next.")
        played.press(b"\r")
        played.until(b"Give the keyboard to Tom")
        before, wiped, after = played.heard.rpartition(WIPE.encode())
        assert wiped
        assert b"Give the keyboard" not in before  # what is drawn first might be kept
        assert b"Level" not in after
