"""Play in a terminal that nobody looks at: keys in, text out."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from regift.bots import catalogue as bots
from regift.server.http import game_list_and_words_rules_options
from regift.tables.setup.game_setup import Setting
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.terminal.finished_game_record_folder_keeping_newest import RecordFolder
from regift.terminal.local_bot_skip_and_game_records import LocalOnlyFeatures
from regift.terminal.local_or_remote_game_start import recipe_of
from regift.terminal.localization import Localizer
from regift.terminal.quiet_before_key import PAUSE, QuietBeforeKey
from regift.terminal.rendering.view_part_renderer import KEYS
from regift.terminal.screens.table_screen_and_keys import TableScreen
from regift.terminal.screens.textual_app import TerminalClient
from regift.terminal.seat_request_dialog import SeatRequestDialog
from regift.terminal.table.shuffle_contribution import ShuffleContribution
from regift.terminal.table.table_model import TableModel
from regift.terminal.transports.local_transport import LocalTransport
from regift.terminal.transports.remote_transport import RemoteTransport
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from regift.wire import all_messages as wire
from tests.waiting import until

AT_ONCE = TableSpeed(bots=0.0, window_limit=0.0)
SMALL = (80, 24)
LARGE = (140, 40)
TALL = (100, 34)
CASCADE = 100
"""Turns of the event loop in which everything happens that waits for no clock."""
FRAME = 0.02
"""Seconds after which the screen is drawn anew at the latest."""
STILL = 5
"""Looks in a row that a screen at rest stays the same."""
NARROW_SPACE = "\u202f"


def let_quiet_pass(quiet: QuietBeforeKey) -> None:
    """Let the next key count, as if none had been pressed for long enough."""
    quiet.now = lambda: quiet.since + 2 * PAUSE


class HeadlessTerminal:
    """A terminal client and the keys to it."""

    def __init__(self, app: TerminalClient, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> TableModel:
        return self.app.table

    @property
    def text(self) -> str:
        """Return what is on the screen, as lines without their ends' blanks."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips).replace(
            NARROW_SPACE, " "
        )

    @property
    def local_features(self) -> LocalOnlyFeatures:
        assert self.app.local_features is not None
        return self.app.local_features

    @property
    def screen_of_table(self) -> TableScreen:
        """Return the screen that lies under all others."""
        screen = self.app.screen_stack[1]
        assert isinstance(screen, TableScreen)
        return screen

    @property
    def words(self) -> str:
        """Return what is on the screen, every gap as one blank."""
        return " ".join(self.text.split())

    def fact(self, name: str) -> bool | int | str:
        """Return the value of a fact of the table, "" where there is none."""
        parts = self.table.board.parts if self.table.board else []
        return next((part.value for part in parts if isinstance(part, wire.Fact) and part.id == name), "")

    def log_words(self, number: int) -> str:
        """Return the first words of a line of the story."""
        return self.app.localizer.line(self.table.log[number])[:24]

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        await until(is_so)
        await self.settle()

    async def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        await self.pilot.press(*keys)
        await self.settle()

    async def answer_seat_request(self, key: str) -> None:
        """Press a key when the question who is to have a seat has been there for long enough."""
        dialog = self.app.screen
        assert isinstance(dialog, SeatRequestDialog)
        let_quiet_pass(dialog.quiet)
        await self.press(key)

    async def settle(self) -> None:
        """Let all happen that follows from what has happened; a process that gets no time only looks idle."""
        await self.pilot.pause()
        for _ in range(CASCADE):
            await asyncio.sleep(0)
        self.app.screen._on_timer_update()

    async def rest(self) -> str:
        """Return what is on the screen once it changes no more."""
        texts = [self.text]
        while texts[-STILL:] != [self.text] * STILL:
            await asyncio.sleep(FRAME)
            await self.settle()
            texts.append(self.text)
        return texts[-1]

    async def finish(self) -> None:
        """Press Enter on the first move, or the key of one that places, until the game is over."""
        await self.until(lambda: self.can_go_on)
        while self.table.options:
            await self.choose()

    async def choose(self, name: str = "", verbs: tuple[str, ...] = ("place",)) -> None:
        """Press Enter on the first move, or the key of one of such verbs; type a name where the list is long."""
        table = self.table
        assert table.board is not None
        at = table.board.at
        places = [number for number, option in enumerate(table.options) if option.verb in verbs]
        if self.screen_of_table.is_long:
            await self.press(*(name or "a").replace(" ", "-"))
        await self.press(KEYS[places[0]] if places else "enter")
        await self.until(lambda: self.can_go_on and table.board is not None and table.board.at > at)

    @property
    def can_go_on(self) -> bool:
        """Return whether there is something to do, or nothing any more."""
        return bool(self.table.options) or self.table.is_over


@asynccontextmanager
async def playing_here(
    game: str = "kung_fu",
    others: tuple[str, ...] = ("random", "random"),
    *,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    seed: int = 1,
    pace: TableSpeed = AT_ONCE,
    records: RecordFolder | None = None,
    **options: Setting,
) -> AsyncIterator[HeadlessTerminal]:
    """Play a game in this process."""
    line = LocalTransport(recipe_of(game, list(others), options, "calm"), pace, seed)
    local_features = LocalOnlyFeatures(line, records)
    table = TableModel(line, wire.Enter("HOME", "Léa"))
    app = TerminalClient(
        line,
        table,
        Localizer(table, game_list_and_words_rules_options.sheet(game), language),
        bots.names(game),
        local_features,
    )
    async with app.run_test(size=size) as pilot:
        yield HeadlessTerminal(app, pilot)


@asynccontextmanager
async def joining(
    address: str,
    code: str,
    name: str,
    saved_session: SavedSession,
    *,
    token: str = "",
    seat_code: str = "",
    size: tuple[int, int] = SMALL,
) -> AsyncIterator[HeadlessTerminal]:
    """Sit down at a table of a server."""
    line = RemoteTransport(f"ws://{address}/ws")
    table = TableModel(
        line, wire.Enter(code, name, token=token, seat_code=seat_code), saved_session, f"http://{address}/{code}"
    )
    table.shuffle_contribution = ShuffleContribution()
    localizer = Localizer(table, game_list_and_words_rules_options.sheet("kung_fu"), "en")
    app = TerminalClient(line, table, localizer, bots.names("kung_fu"))
    async with app.run_test(size=size) as pilot:
        shown = HeadlessTerminal(app, pilot)
        await shown.until(lambda: table.lobby is not None)
        yield shown
